// libarchive, for writing archives.
#pragma once
#include <archive.h>
#include <archive_entry.h>
