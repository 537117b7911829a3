// The C façade over the engines. Every function is ours and prefixed `jmk_`; no type of an engine leaks.
#pragma once
#include "jmk_native.h"
#include "jmk_ort.h"
#include "jmk_sentencepiece.h"
#include "jmk_sherpa.h"
