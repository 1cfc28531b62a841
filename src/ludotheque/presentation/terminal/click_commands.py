"""Commands, options and arguments of click whose help and errors are in the user's language."""

import difflib
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

import click

from ludotheque.kernel.errors import RequestRefused
from ludotheque.presentation.terminal.console import LocalizedConsole


def checked(what: str, name: str, known: Iterable[str]) -> str:
    """The name, if it is known; `what` picks the noun of the sentence."""
    if name not in known:
        raise RequestRefused("error-unknown", what=what, name=name, known=", ".join(known))
    return name


LARGEST: Final = 2**63 - 1
Callback = Callable[[click.Context, click.Parameter, str | None], int | None]


class LocalizedOption(click.Option):
    """Its `help` is the key of a message."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        shown = self.get_help_extra(ctx).get("default", "")
        text = console_of(ctx).say(self.help or "")
        if shown:
            text += "  " + console_of(ctx).say("help-default", value=shown)
        return self.get_help_spec(ctx), text

    def get_help_spec(self, ctx: click.Context) -> str:
        names = ", ".join(self.opts)
        return names if self.is_flag else f"{names} {self.make_metavar(ctx)}"


class LocalizedCommand(click.Command):
    """Help under `help-<name>`, and `--lang` beside every other option."""

    def __init__(self, *given: Any, **settings: Any) -> None:  # as click.Command
        super().__init__(*given, **settings)
        self.params.append(language_option())

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = console_of(ctx).say("help-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=console_of(ctx).say("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(console_of(ctx).say(help_key(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(console_of(ctx).say("help-options")):
            formatter.write_dl([record for record in records if record is not None])


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group of such commands."""

    command_class = LocalizedCommand

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = console_of(ctx).say
        prefix = help_key(ctx) + "-" if ctx.parent else "help-"
        rows = [(name, first_sentence(say(prefix + name))) for name in self.list_commands(ctx)]
        with formatter.section(say("help-commands")):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = str(args[0])
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            close = difflib.get_close_matches(name, self.list_commands(ctx), 1)
            known = ", ".join(close or self.list_commands(ctx))
            raise RequestRefused("error-no-such-command", name=name, known=known)
        return super().resolve_command(ctx, args)


def help_key(ctx: click.Context) -> str:
    """`help-ludo` for the whole, `help-content-check` for a command in a group."""
    names = ctx.command_path.split()
    return "-".join(["help", *(names[1:] or ["ludo"])])


def first_sentence(text: str) -> str:
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


def console_of(ctx: click.Context) -> LocalizedConsole:
    found = ctx.find_object(LocalizedConsole)
    if found is None:
        raise LookupError("the command line was started without a console")
    return found


def language_option() -> click.Option:
    """Only for the help: the language was settled before click began."""
    return LocalizedOption(["--lang"], expose_value=False, metavar="fr|en", help="option-lang")


def whole(least: int, most: int = LARGEST) -> Callback:
    """Accepts a whole number between two bounds."""

    def accept(_ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        text = value.strip()
        number = int(text) if re.fullmatch(r"-?\d{1,20}", text, re.ASCII) else None
        if number is not None and least <= number <= most:
            return number
        if most == LARGEST:
            raise RequestRefused("error-number", name=param.opts[0], value=text, least=str(least))
        raise RequestRefused("error-number-between", name=param.opts[0], value=text, least=str(least), most=str(most))

    return accept


def names(_ctx: click.Context, _param: click.Parameter, value: str | None) -> tuple[str, ...] | None:
    """Accepts several names with commas between them."""
    return None if value is None else tuple(part.strip() for part in value.split(","))


def option(*names: str, **settings: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:  # as click.option
    """An option whose help is a message."""
    return click.option(*names, cls=LocalizedOption, **settings)


as_json = option("--json", "as_json", is_flag=True, help="option-json")
