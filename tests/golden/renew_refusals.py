"""Write `tests/golden/refusals.txt`: `python -m tests.golden.renew_refusals`. Review the diff line by line."""

from tests.golden.refusals import FILE, refusals

if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in refusals()), encoding="utf-8")
