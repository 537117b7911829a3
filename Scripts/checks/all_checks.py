"""Every check by its name. A check takes a tree and returns what it found wrong, a line each."""

from . import compatibility, imports, sources, texts

CHECKS = {
    "format": sources.form,
    "import-direction": imports.direction,
    "imports-declared": imports.declared,
    "c-imports": imports.c_modules,
    "api-without-engines": imports.api_files,
    "client-code": compatibility.client,
    "escape-hatches": sources.escape_hatches,
    "length": sources.length,
    "no-sleep-in-tests": sources.sleep,
    "no-foundation-process": sources.processes,
    "scripts": sources.scripts,
    "licences": texts.licences,
    "words": texts.words,
    "decisions": texts.decisions,
}
