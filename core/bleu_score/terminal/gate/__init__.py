"""A gate for builds: what a score must reach, and how far it may drop since an earlier result.

`options` has what is asked for, `checks` the checks, `sentences` what they say, `junit` and
`summary` write it for other programs.
"""
