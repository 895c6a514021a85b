"""A mutation tester for the rules: it breaks the engine in small ways and sees whether tests/rules notice.

`python -m mutants --help`, with `scripts` on the path; `make mutants` runs it. mutmut 3 changes function bodies alone,
but locations and assistants are declared at module level; cosmic-ray starts an interpreter and the whole suite for
each mutant; mutatest has not been maintained since 2022.
"""
