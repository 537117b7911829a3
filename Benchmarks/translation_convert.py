#!/usr/bin/env python3
"""Converts a Marian model in Hugging Face's form for CTranslate2, with 8-bit weights.

usage: translation_convert.py MODEL OUTPUT

CTranslate2's own converter takes for granted that the decoder starts from a zero embedding and drops the padding token. In models
whose padding token has learnt an embedding that costs about 4 chrF, so here the token stays and starts the output.
"""
import sys

from ctranslate2.converters import TransformersConverter
from ctranslate2.converters.transformers import BartLoader, MarianMTLoader, register_loader


@register_loader("MarianConfig")
class LearntStartLoader(MarianMTLoader):
    def get_model_spec(self, model):
        model.config.normalize_before = False
        model.config.normalize_embedding = False
        return BartLoader.get_model_spec(self, model)

    def set_config(self, config, model, tokenizer):
        super().set_config(config, model, tokenizer)
        config.decoder_start_token = tokenizer.pad_token

    def set_decoder(self, spec, decoder):
        BartLoader.set_decoder(self, spec, decoder)

    def get_vocabulary(self, model, tokenizer):
        return BartLoader.get_vocabulary(self, model, tokenizer)


if __name__ == "__main__":
    model, output = sys.argv[1:]
    TransformersConverter(model, copy_files=["source.spm", "target.spm"]).convert(output, quantization="int8", force=True)
