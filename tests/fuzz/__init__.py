"""Proof by playing at random. What runs longer than the tests should:

python -m tests.fuzz.seasons --seasons 20000 --state FILE --folder /dev/shm    random seasons; stops and goes on
python -m tests.fuzz.kill --times 500                                          processes killed at a write
python -m tests.fuzz.golden                                                    writes the golden seasons anew
python -m tests.fuzz.figures                                                   what saving and replaying cost
BBTM_FUZZ_EXAMPLES=1000 pytest tests/fuzz/test_table.py                        tables where people do anything
"""
