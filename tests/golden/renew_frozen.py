"""Write the files of `tests/golden/frozen`: `python -m tests.golden.renew_frozen`. Review the diff line by line."""

from tests.golden.frozen import FILES, FROZEN

if __name__ == "__main__":
    for name, content in FILES.items():
        (FROZEN / name).write_text(content(), encoding="utf-8")
