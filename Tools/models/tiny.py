"""Random Marian and M2M100 models that are small enough to be kept, with tokenizers made of a few sentences."""

import json

import sentencepiece
import torch
from transformers import M2M100Config, M2M100ForConditionalGeneration, M2M100Tokenizer
from transformers import MarianConfig, MarianMTModel, MarianTokenizer
from transformers.models.m2m_100.tokenization_m2m_100 import FAIRSEQ_LANGUAGE_CODES

MAXIMUM_LENGTH = 24
LAYERS = dict(
    d_model=16, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4,
    encoder_ffn_dim=32, decoder_ffn_dim=32, max_position_embeddings=64, dropout=0.0)


def trained(folder, name, sentences, **options):
    """A SentencePiece model of a few hundred pieces; text is taken as it is, since the usual table of forms has 200 kB."""
    corpus = folder / "corpus.txt"
    corpus.write_text("\n".join(sentences) + "\n")
    sentencepiece.SentencePieceTrainer.train(
        input=str(corpus), model_prefix=str(folder / name), normalization_rule_name="identity",
        hard_vocab_limit=False, minloglevel=2, num_threads=1, **options)
    corpus.unlink()
    (folder / f"{name}.vocab").unlink()
    model = sentencepiece.SentencePieceProcessor(str(folder / f"{name}.model"))
    return [model.id_to_piece(number) for number in range(model.get_piece_size())]


def randomized(model, last_norm, embedding, attention, feed_forward, sharpness):
    """Weights under which outputs vary and end: the usual ones say one token for ever.

    Each kind of weight has its spread; the last norm's gain makes the decisions clear.
    """
    torch.manual_seed(20261130)
    for name, weight in model.named_parameters():
        if "positions" in name:
            continue
        spread = embedding if "shared" in name else 0.1 if weight.dim() == 1 else feed_forward if "fc" in name else attention
        gain = sharpness if name == last_norm else 1
        weight.data = (torch.randn_like(weight) * spread + (1 if "norm.weight" in name else 0)) * gain
    return model.eval()


def marian(folder, english, japanese):
    """As Helsinki's and ElanMT's: a SentencePiece model for each side, one vocabulary, padding last, a bias for each token."""
    pieces = trained(folder, "source", english, vocab_size=150) + trained(folder, "target", japanese, vocab_size=150)
    for side in ("source", "target"):
        (folder / f"{side}.model").rename(folder / f"{side}.spm")
    words = [piece for piece in dict.fromkeys(pieces) if piece not in ("<unk>", "<s>", "</s>")]
    vocabulary = {piece: number for number, piece in enumerate(["</s>", "<unk>", *words, "<pad>"])}
    (folder / "vocab.json").write_text(json.dumps(vocabulary, ensure_ascii=False, indent=0))
    padding = len(vocabulary) - 1
    model = MarianMTModel(MarianConfig(
        vocab_size=len(vocabulary), pad_token_id=padding, eos_token_id=0, bos_token_id=None, forced_eos_token_id=0,
        decoder_start_token_id=padding, activation_function="swish", scale_embedding=True, **LAYERS))

    model = randomized(model, "model.decoder.layers.1.final_layer_norm.weight", 0.25, 0.35, 1.2, 3)
    model.final_logits_bias = torch.randn_like(model.final_logits_bias) * 0.5
    model.final_logits_bias[0, 0] = 2.5
    model.generation_config.update(
        bad_words_ids=[[padding]], decoder_start_token_id=padding, eos_token_id=0, forced_eos_token_id=0, num_beams=4,
        pad_token_id=padding, max_length=MAXIMUM_LENGTH, bos_token_id=None)
    tokenizer = MarianTokenizer(
        str(folder / "source.spm"), str(folder / "target.spm"), str(folder / "vocab.json"), source_lang="en", target_lang="ja",
        model_max_length=64)
    return model, tokenizer


def m2m100(folder, english, japanese):
    """As the published ones: one SentencePiece model of pairs, the languages' tokens behind the vocabulary, eight spare ones."""
    pieces = trained(folder, "sentencepiece.bpe", english + japanese, vocab_size=300, model_type="bpe")
    words = [piece for piece in pieces if piece not in ("<unk>", "<s>", "</s>")]
    vocabulary = {piece: number for number, piece in enumerate(["<s>", "<pad>", "</s>", "<unk>", *words])}
    (folder / "vocab.json").write_text(json.dumps(vocabulary, ensure_ascii=False, indent=0))
    languages = FAIRSEQ_LANGUAGE_CODES["m2m100"]
    model = M2M100ForConditionalGeneration(M2M100Config(
        vocab_size=len(vocabulary) + len(languages) + 8, pad_token_id=1, bos_token_id=0, eos_token_id=2,
        decoder_start_token_id=2, activation_function="relu", scale_embedding=True, encoder_layerdrop=0.0,
        decoder_layerdrop=0.0, **LAYERS))

    model = randomized(model, "model.decoder.layer_norm.weight", 0.05, 0.8, 0.8, 20)
    model.model.shared.weight.data[2] *= 2.5
    model.generation_config.update(
        num_beams=4, early_stopping=True, max_length=MAXIMUM_LENGTH, bos_token_id=0, eos_token_id=2, pad_token_id=1,
        decoder_start_token_id=2)
    tokenizer = M2M100Tokenizer(
        str(folder / "vocab.json"), str(folder / "sentencepiece.bpe.model"), src_lang="en", tgt_lang="ja",
        # As the published models' tokenizer_config.json has it: languages leave no text.
        additional_special_tokens=[f"__{language}__" for language in languages])
    return model, tokenizer
