"""Write the golden texts of Catacombs Conquest: `python -m tests.golden.renew_catacombs_texts`."""

from pathlib import Path

from ludotheque.text.languages import LANGUAGES
from tests.golden.catacombs_leaflet import leaflets

TEXTS = Path(__file__).parent / "catacombs_texts"


def texts() -> dict[str, str]:
    """Return the generated texts of every group in every language, by file name."""
    return {f"{shelf}.{lang}.txt": text for lang in LANGUAGES for shelf, text in leaflets(lang).items()}


def main() -> None:
    TEXTS.mkdir(exist_ok=True)
    for name, content in texts().items():
        (TEXTS / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
