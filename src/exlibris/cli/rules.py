"""rules: the differences between the rulebooks, or one of them as a whole."""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from exlibris.cli.options import AsJson
from exlibris.cli.output import console, failing, plain_table

ROOM_FOR_COLUMNS: Final = 140
SAME: Final = "="
NOT_SET: Final = "-"

Preset = Annotated[str | None, typer.Option(help="Show this rulebook's rules whole.")]


def rules(preset: Preset = None, as_json: AsJson = False) -> None:
    """Show what the five rulebooks differ in, switch by switch, with the ids of the rules.

    Any switch can be set for itself: see exlibris simulate --switch.
    """
    from exlibris.engine import SetupError

    with failing(SetupError):
        found = _whole(preset) if preset is not None else _differences()
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    elif preset is not None:
        _print_whole(found)
    else:
        _print_differences(found)


def _differences() -> dict[str, Any]:
    """Return the switches and the variants' settings that are not the same in all presets, and what expansions add."""
    from exlibris.content import added_switches
    from exlibris.engine import preset_names

    return {
        "presets": list(preset_names()),
        "differences": _switch_rows(),
        "variants": _variant_rows(),
        "added": added_switches(),
    }


def _switch_rows() -> list[dict[str, Any]]:
    """Return, for each switch on which the presets differ, its values by preset, what it is about, and its rules."""
    from exlibris.content.rulesets import added_switches, read_switches
    from exlibris.engine import preset, preset_names

    by_preset = {name: preset(name).to_json() for name in preset_names()}
    rows = []
    for switch, facts in {**read_switches(), **added_switches()}.items():
        values = {name: switches.get(switch, facts.get("default")) for name, switches in by_preset.items()}
        if len({str(value) for value in values.values()}) > 1:
            rows.append({"switch": switch, "about": facts["about"], "rule_ids": facts["rule_ids"], "values": values})
    return rows


def _variant_rows() -> list[dict[str, Any]]:
    """Return, per variant and switch, what the variant sets it to by preset (null: nothing), where that differs."""
    from exlibris.content.rulesets import added_switches, read_preset, read_switches
    from exlibris.engine import preset_names

    by_preset = {name: read_preset(name)["variants"] for name in preset_names()}
    settings = dict.fromkeys((v, s) for variants in by_preset.values() for v, set_ in variants.items() for s in set_)
    known = {**read_switches(), **added_switches()}
    rows = []
    for variant, switch in settings:
        values = {name: variants.get(variant, {}).get(switch) for name, variants in by_preset.items()}
        if len({str(value) for value in values.values()}) > 1:
            rule_ids = known[switch]["rule_ids"] if switch in known else []  # else pieces that the variant has
            rows.append({"variant": variant, "switch": switch, "rule_ids": rule_ids, "values": values})
    return rows


def _whole(name: str) -> dict[str, Any]:
    """Return all switches of a preset and what its variants set. Raises SetupError for an unknown preset.

    Switches of expansions that are not in the preset have their defaults.
    """
    from exlibris.content.rulesets import added_switches, read_preset, read_switches
    from exlibris.engine import preset

    values = {switch: facts["default"] for switch, facts in added_switches().items()} | preset(name).to_json()
    switches = {
        switch: {"value": values[switch], "about": facts["about"], "rule_ids": facts["rule_ids"]}
        for switch, facts in {**read_switches(), **added_switches()}.items()
    }
    return {"preset": name, "switches": switches, "variants": read_preset(name)["variants"]}


def _print_differences(found: dict[str, Any]) -> None:
    """Print the differences as a table: a column for each preset if there is room, else what differs from the first."""
    first, *others = found["presets"]
    for kind, name in (("differences", "switch"), ("variants", "variant")):
        named = [(_title(row), row["values"], ", ".join(row["rule_ids"])) for row in found[kind]]
        if console().width >= ROOM_FOR_COLUMNS:
            rows = [(head, *_cells(values, first, others), rules) for head, values, rules in named]
            _print_table((name, first, *others, "rules"), rows)
        else:
            narrow = [(head, _shown(values[first]), _exceptions(values, first), rules) for head, values, rules in named]
            _print_table((name, first, "otherwise", "rules"), narrow)
        typer.echo()
    if found["added"]:
        added = [(name, _shown(facts["default"]), facts["about"]) for name, facts in found["added"].items()]
        _print_table(("switch of an expansion", "by default", "what it is about"), added)
        typer.echo()
    typer.echo(
        f'"{SAME}": as in {first}. "{NOT_SET}": nothing, or nothing set by that variant, which the rulebook may not '
        "have.\nexlibris rules --preset NAME shows one rulebook whole."
    )


def _title(row: dict[str, Any]) -> str:
    """Return the name of a row: a switch, or one that a variant sets."""
    return f"{row['variant']}: {row['switch']}" if "variant" in row else str(row["switch"])


def _cells(values: dict[str, Any], first: str, others: list[str]) -> list[str]:
    """Return the values of a row, the others' compared with the first's."""
    return [_shown(values[first])] + [SAME if values[o] == values[first] else _shown(values[o]) for o in others]


def _exceptions(values: dict[str, Any], first: str) -> str:
    """Return the presets whose value differs from the first's, with theirs."""
    return "\n".join(f"{name} {_shown(value)}" for name, value in values.items() if value != values[first])


def _print_whole(found: dict[str, Any]) -> None:
    rows = [
        (switch, _shown(facts["value"]), facts["about"], ", ".join(facts["rule_ids"]))
        for switch, facts in found["switches"].items()
    ]
    _print_table(("switch", found["preset"], "what it is about", "rules"), rows)
    typer.echo()
    variants = [
        (name, "; ".join(f"{switch} {_shown(value)}" for switch, value in switches.items()))
        for name, switches in found["variants"].items()
    ]
    _print_table(("variant", "sets"), variants)


def _print_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = plain_table()
    for place, head in enumerate(heads):
        table.add_column(head, no_wrap=place == 0 and head != "variant", overflow="fold")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def _shown(value: Any) -> str:
    """Return a switch's value as `exlibris simulate --switch` takes it."""
    if value is None or value == []:
        return NOT_SET
    if isinstance(value, list):
        return ",".join(map(str, value))
    return json.dumps(value).strip('"')
