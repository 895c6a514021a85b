"""The command rules: show the differences between the rulebooks, or all rules of one."""

import json
from collections.abc import Sequence
from gettext import gettext as _
from typing import Annotated, Any, Final

import typer

from exlibris.cli.options import AsJson
from exlibris.cli.output import console, failing, plain_table
from exlibris.content.rulesets import added_switches, preset_names, read_preset, read_switches

ROOM_FOR_COLUMNS: Final = 140
SAME: Final = "="
NOT_SET: Final = "-"

Preset = Annotated[str | None, typer.Option(help="Show all rules of this rulebook.")]


def rules(preset: Preset = None, as_json: AsJson = False) -> None:
    """Show the differences between the five rulebooks, switch by switch, with rule ids.

    Any switch can be set on its own: see exlibris simulate --switch.
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
    return {
        "presets": list(preset_names()),
        "differences": _switch_rows(),
        "variants": _variant_rows(),
        "added": added_switches(),
    }


def _switch_rows() -> list[dict[str, Any]]:
    """Return, for each switch that differs between presets, its values by preset, description and rule ids."""
    from exlibris.engine import preset

    by_preset = {name: preset(name).to_json() for name in preset_names()}
    rows = []
    for switch, facts in {**read_switches(), **added_switches()}.items():
        values = {name: switches.get(switch, facts.get("default")) for name, switches in by_preset.items()}
        if len({str(value) for value in values.values()}) > 1:
            rows.append({"switch": switch, "about": facts["about"], "rule_ids": facts["rule_ids"], "values": values})
    return rows


def _variant_rows() -> list[dict[str, Any]]:
    """Return, for each variant and switch, its setting by preset (null: none), where presets differ."""
    by_preset = {name: read_preset(name)["variants"] for name in preset_names()}
    settings = dict.fromkeys((v, s) for variants in by_preset.values() for v, set_ in variants.items() for s in set_)
    known = {**read_switches(), **added_switches()}
    rows = []
    for variant, switch in settings:
        values = {name: variants.get(variant, {}).get(switch) for name, variants in by_preset.items()}
        if len({str(value) for value in values.values()}) > 1:
            rule_ids = known[switch]["rule_ids"] if switch in known else []  # otherwise pieces that the variant has
            rows.append({"variant": variant, "switch": switch, "rule_ids": rule_ids, "values": values})
    return rows


def _whole(name: str) -> dict[str, Any]:
    """Return all switches of a preset and the settings of its variants. Raises SetupError for an unknown preset.

    Switches of expansions that the preset lacks have their defaults.
    """
    from exlibris.engine import preset

    values = {switch: facts["default"] for switch, facts in added_switches().items()} | preset(name).to_json()
    switches = {
        switch: {"value": values[switch], "about": facts["about"], "rule_ids": facts["rule_ids"]}
        for switch, facts in {**read_switches(), **added_switches()}.items()
    }
    return {"preset": name, "switches": switches, "variants": read_preset(name)["variants"]}


def _print_differences(found: dict[str, Any]) -> None:
    """Print the differences: a column for each preset if there is room, else only the deviations from the first."""
    first, *others = found["presets"]
    for kind, name in (("differences", "switch"), ("variants", "variant")):
        named = [(_title(row), row["values"], ", ".join(row["rule_ids"])) for row in found[kind]]
        if console().width >= ROOM_FOR_COLUMNS:
            rows = [(head, *_cells(values, first, others), rules) for head, values, rules in named]
            _print_table((_(name), first, *others, _("rules")), rows)
        else:
            narrow = [(head, _shown(values[first]), _exceptions(values, first), rules) for head, values, rules in named]
            _print_table((_(name), first, _("otherwise"), _("rules")), narrow)
        typer.echo()
    if found["added"]:
        added = [(name, _shown(facts["default"]), _about(facts)) for name, facts in found["added"].items()]
        _print_table((_("switch of an expansion"), _("by default"), _("what it is about")), added)
        typer.echo()
    signs = _('"=": as in {preset}. "-": not set, or the rulebook lacks that variant.')
    typer.echo(signs.format(preset=first))
    typer.echo(_("exlibris rules --preset NAME shows all rules of one rulebook."))


def _about(facts: dict[str, Any]) -> str:
    """Return the description of a switch; an expansion's is in English."""
    english: str = facts["about"]
    return _(english)


def _title(row: dict[str, Any]) -> str:
    return f"{row['variant']}: {row['switch']}" if "variant" in row else str(row["switch"])


def _cells(values: dict[str, Any], first: str, others: list[str]) -> list[str]:
    return [_shown(values[first])] + [SAME if values[o] == values[first] else _shown(values[o]) for o in others]


def _exceptions(values: dict[str, Any], first: str) -> str:
    return "\n".join(f"{name} {_shown(value)}" for name, value in values.items() if value != values[first])


def _print_whole(found: dict[str, Any]) -> None:
    rows = [
        (switch, _shown(facts["value"]), _about(facts), ", ".join(facts["rule_ids"]))
        for switch, facts in found["switches"].items()
    ]
    _print_table((_("switch"), found["preset"], _("what it is about"), _("rules")), rows)
    typer.echo()
    variants = [
        (name, "; ".join(f"{switch} {_shown(value)}" for switch, value in switches.items()))
        for name, switches in found["variants"].items()
    ]
    _print_table((_("variant"), _("sets")), variants)


def _print_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = plain_table()
    for place, head in enumerate(heads):
        table.add_column(head, no_wrap=place == 0 and head != _("variant"), overflow="fold")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def _shown(value: Any) -> str:
    if value is None or value == []:
        return NOT_SET
    if isinstance(value, list):
        return ",".join(map(str, value))
    return json.dumps(value).strip('"')
