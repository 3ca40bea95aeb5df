"""A gate for builds: limits for a score, and for its drop since an earlier result.

`options` has the requested limits, `checks` the checks, `sentences` their sentences; `junit` and
`summary` write the results for other programs.
"""
