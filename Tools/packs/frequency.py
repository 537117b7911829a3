#!/usr/bin/env python3
"""Makes the frequency table of the pack dictionary-en-frequency: the commonest English words of the dictionaries.

    frequency.py WORDNET-PACK FREEDICT-PACK OUT     folders of installed packs; OUT is frequency.tsv

The frequency of a word is the sum over its forms. Of a form that may come from several words half counts for the word
that is spelled like it ("saw": saw), and the rest for the others as they are common otherwise ("taxes": tax, taxis). The
rules are those of Sources/Dictionary/Lemmas, shortened.
"""

import collections
import gzip
import math
import pathlib
import re
import sys

import wordfreq

COUNT = 20_000
# The small words that hold sentences together are nothing else: "was" is no plural of "WA".
AUXILIARIES = {"an": "a", "am": "be", "is": "be", "are": "be", "was": "be", "were": "be", "been": "be",
               "has": "have", "had": "have", "does": "do", "did": "do"}
CLOSED_CLASSES = {"pronoun", "preposition", "conjunction", "determiner", "article", "particle"}
RULES = {
    "n": [("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("oes", "o"),
          ("men", "man"), ("ies", "y")],
    "v": [("s", ""), ("ies", "y"), ("es", ""), ("ied", "y"), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")],
    "a": [("ier", "y"), ("er", "e"), ("er", ""), ("iest", "y"), ("est", "e"), ("est", "")],
}
LISTS = {"n": "noun.exc", "v": "verb.exc", "a": "adj.exc", "r": "adv.exc"}


class Words:
    def __init__(self, wordnet: pathlib.Path, freedict: pathlib.Path):
        lines = (wordnet / "parts-of-speech.tsv").read_text().splitlines()
        self.parts = dict(line.split("\t") for line in lines)
        self.irregular = {part: self.exceptions(wordnet / name) for part, name in LISTS.items()}
        heads = re.findall(r"^(\S[^/<\n]*?) (?://|/).*<(\w+)>$",
                           gzip.open(freedict / "freedict-eng-jpn.dict.dz", "rt").read(), re.M)
        self.japanese = {word.lower() for word, _ in heads}
        self.closed = {word for word, part in heads if part in CLOSED_CLASSES}

    @staticmethod
    def exceptions(file: pathlib.Path) -> dict[str, list[str]]:
        return {form: words for form, *words in (line.split() for line in file.read_text().splitlines())}

    def lemmas(self, form: str) -> set[str]:
        if form in AUXILIARIES:
            return {AUXILIARIES[form]}
        if form in self.closed:
            return {form}
        found = {form} if form in self.parts or form in self.japanese else set()
        for part in LISTS:
            irregular = self.irregular[part].get(form)
            found.update(irregular if irregular else self.regular(form, part))
        return found

    def regular(self, form: str, part: str):
        for ending, replacement in RULES.get(part, []):
            stem = form.removesuffix(ending) + replacement
            if form.endswith(ending) and not (ending == "s" and form.endswith("ss")):
                # One vowel and one consonant at the end: the consonant would have been doubled ("hoped" is not of "hop").
                doubles = ending[0] in "ei" and not replacement and re.fullmatch(r"[^aeiouy]+[aeiouy][^aeiouwxy]", stem)
                if len(stem) > 1 and not doubles and part in self.parts.get(stem, ""):
                    yield stem


def main(wordnet: str, freedict: str, out: str) -> None:
    words = Words(pathlib.Path(wordnet), pathlib.Path(freedict))
    forms = [(form, frequency, words.lemmas(form))
             for form, frequency in wordfreq.get_frequency_dict("en", "best").items()
             if re.fullmatch(r"[a-z]+(-[a-z]+)*", form)]
    certain: collections.Counter[str] = collections.Counter()
    for form, frequency, lemmas in forms:
        for lemma in lemmas if len(lemmas) == 1 else lemmas & {form}:
            certain[lemma] += frequency / min(2, len(lemmas))
    sums = certain.copy()
    for form, frequency, lemmas in forms:
        others = sorted(lemmas - {form}) if len(lemmas) > 1 else []
        rest = frequency * (0.5 if form in lemmas else 1)
        total = sum(certain[lemma] for lemma in others)
        for lemma in others:
            sums[lemma] += rest * (certain[lemma] / total if total else 1 / len(others))
    # Single letters are names of letters, but for two.
    common = [(frequency, word) for word, frequency in sums.items() if len(word) > 1 or word in "ai"]
    common.sort(key=lambda pair: (-pair[0], pair[1]))
    rows = sorted((word, rank, round(100 * math.log10(frequency * 1e9)))
                  for rank, (frequency, word) in enumerate(common[:COUNT], 1))
    pathlib.Path(out).write_text("".join(f"{word}\t{rank}\t{zipf}\n" for word, rank, zipf in rows))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
