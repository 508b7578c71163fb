"""Writes configurations in every style, and compares what two readers make of them.

`config show` prints what restorelint has read as a configuration in its simplest style, which ruamel.yaml reads back.
"""
import pathlib
import random
import re
import subprocess
import sys
import warnings

import ruamel.yaml

binary, work = sys.argv[1:]
file = pathlib.Path(work) / ".restorelint.yml"
keys = ["controllers", "containers", "custom-protocols", "baseline", "fail-on", "require-reason", "mode"]
choice = random.Random(1)
warnings.simplefilter("ignore")


# MARK: Two readers


def theirs(text):
    """What a YAML 1.2 reader sees, scalars as they are written, or None where it is no YAML."""
    try:
        # The text of a scalar is what counts: for a list of names, `1.10` is a name.
        document = ruamel.yaml.YAML(typ="safe", pure=True).compose(text)
        return plain(document) or {} if document else {}
    except (ruamel.yaml.error.YAMLError, ruamel.yaml.error.YAMLStreamError, ValueError):
        return None


def plain(node):
    if isinstance(node, ruamel.yaml.nodes.MappingNode):
        names = [plain(key) for key, _ in node.value]
        if len(names) != len(set(map(str, names))):
            raise ValueError("a key twice")
        return {name: plain(value) for name, (_, value) in zip(names, node.value)}
    if isinstance(node, ruamel.yaml.nodes.SequenceNode):
        return [plain(item) for item in node.value]
    return None if node.tag.endswith(":null") and node.style is None else node.value


def ours(text):
    """What restorelint sees, or the errors it gives."""
    file.write_bytes(text.encode("utf-8"))
    run = subprocess.run([binary, "config", "show"], cwd=work, capture_output=True, text=True, encoding="utf-8")
    if run.returncode == 0:
        return theirs(run.stdout), None
    return None, run.stdout + run.stderr


def settings(document):
    """As `config show` has them: what is not there is the default; classes are sets."""
    document = document or {}
    result = {key: sorted(set(map(str, document.get(key) or []))) for key in ["controllers", "containers"]}
    result["custom-protocols"] = document.get("custom-protocols") or []
    result["baseline"] = document.get("baseline")
    result["fail-on"] = document.get("fail-on") or "warning"
    result["mode"] = document.get("mode") or "auto"
    result["require-reason"] = document.get("require-reason") or "false"
    return result


# MARK: Files

words = [
    "Reader", "a b", "a  b", "it's", 'say "hi"', "a#b", "a: b", "a:b", ":a", "a:", "-a", "- a", "--", "a - b", "a, b", "[a]", "{a}", "a]", "}", "#a",
    "a #b", "*a", "&a", "!a", "|", ">", "%a", "@a", "`a`", "?", "? a", "?a", "~", "null", "Null", "NULL", "true", "False", "yes", "on", "off", "1",
    "1.10", "0x1F", "1e3", "2026-11-21", "é", "日本", "😀", "a\tb", "a\\b", "\\n", "a/b/**", "$HOME", "a$b", "=", "<<", ".", "...", "---", "--- a",
    "http://a.b/c?d#e", "initWithSaveState:", "\u00a0a", "a\u200bb", "a'", "'a", '"', "\\", "a\nb", "\u0007", "\u0085", "\ufeff", " a", "a ", ",", "a,b",
]


def single(word):
    return "'" + word.replace("'", "''") + "'"


def double(word):
    named = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}
    return '"' + "".join(named.get(c, c if c.isprintable() else f"\\u{ord(c):04x}") for c in word) + '"'


def hexadecimal(word):
    return '"' + "".join(f"\\U{ord(c):08x}" if ord(c) > 0xFF else f"\\x{ord(c):02x}" for c in word) + '"'


styles = [str, single, double, hexadecimal]


def generated():
    # Each word in each style, in each place a scalar may have.
    for word in words:
        for style in styles:
            text = style(word)
            yield f"baseline: {text}\n"
            yield f"baseline:   {text}   # comment\ncontrollers:\n  - {text}\n  -   {text} # comment\ncontainers: [{text}, A, {text}]\n"
            yield f"custom-protocols:\n- protocol: {text}\n  save: a\n  restore: {text}\n- {{ protocol: {text}, save: {text} , restore: b }}\n"
    # Whole files by chance.
    for _ in range(300):
        parts = []
        for key in choice.sample(keys, choice.randrange(1, len(keys))):
            name = choice.choice([key, key, single(key), double(key)])
            text = lambda: choice.choice(styles[1:])(choice.choice(words)) if choice.random() < 0.7 else choice.choice(["A", "B.C", "d-e", "f g"])
            comment = choice.choice(["", "", "  # comment", " #"])
            space = choice.choice(["", " ", "  "])
            if key in ["controllers", "containers"]:
                items = [text() for _ in range(choice.randrange(4))]
                indent = choice.choice(["", "  ", "    "])
                line_end = choice.choice([" ", "\n  ", " # comment\n   "])
                parts.append(
                    f"{name}: [{space}{(',' + line_end).join(items)}{choice.choice(['', ',']) if items else ''}{space}]{comment}\n"
                    if choice.random() < 0.5 or not items
                    else f"{name}:{comment}\n" + "".join(f"{indent}- {space}{item}{comment}\n" for item in items))
            elif key == "custom-protocols":
                parts.append(f"{name}:\n  -{comment}\n    protocol: {text()}\n    save: {text()}{comment}\n\n    restore: {text()}\n")
            elif key == "baseline":
                parts.append(f"{name}: {space}{text()}{comment}\n")
            else:
                value = {"fail-on": "never", "mode": "legacy", "require-reason": "true"}[key]
                parts.append(f"{name}: {choice.choice([value, single(value) if key != 'require-reason' else value])}{comment}\n")
            parts.append(choice.choice(["", "", "\n", "# comment\n", "   # comment\n", "  \n"]))
        text = choice.choice(["", "", "---\n", "# head\n---\n", "\ufeff"]) + "".join(parts) + choice.choice(["", "", "...\n"])
        yield text.replace("\n", choice.choice(["\n", "\n", "\r\n"]))


by_hand = [
    "", "# nothing\n", "---\n", "{}\n", "{controllers: [A], baseline: b}\n", "{controllers: [A],\n baseline: b}\n", "baseline: a\n b\n", "baseline:\n  a\n",
    "baseline: |\n  a\n", "baseline: >-\n  a\n", "baseline: 'a\n  b'\n", 'baseline: "a\\\n  b"\n', "baseline: &x a\n", "baseline: !!str a\n",
    "controllers: &x [A]\ncontainers: *x\n", "baseline: a\nbaseline: b\n", "baseline: [a\n", "controllers: [A B]\n", "controllers: [A\n B]\n",
    "controllers: [A, , B]\n", "controllers: [,]\n", "controllers: [A]]\n", "controllers: [A] B\n", "controllers: A\n", "controllers:\n- A\n - B\n",
    "controllers:\n - A\n- B\n", "controllers:\n  - A\n    B\n", "controllers: - A\n", "baseline:a\n", "baseline : a\n", "'baseline' : a\n", "baseline:\ta\n",
    "\tbaseline: a\n", "baseline: a\t# b\n", "baseline: a\n  mode: legacy\n", "  baseline: a\nmode: legacy\n", "? baseline\n: a\n", "%YAML 1.2\n---\nbaseline: a\n",
    "baseline: a\n---\nbaseline: b\n", "--- {baseline: a}\n", "--- # comment\nbaseline: a\n", "baseline: a\n... # comment\n", "- a\n", "text\n", "baseline: 'a'b\n",
    "baseline: 'a' #b\n", "baseline: 'a'#b\n", 'baseline: "\\q"\n', 'baseline: "\\u12"\n', 'baseline: "\\_\\N\\L\\P\\a\\b\\v\\f\\e\\0"\n', 'baseline: "\\ud800"\n',
    "controllers: [a:b, c]\n", "controllers: [a: b]\n", "controllers: ['a':b]\n", "controllers: [a#b, c] \n", "controllers: [a #b\n, c]\n", "controllers: [\n]\n",
    "controllers: [\nA]\n", "controllers: ~\n", "controllers:\nbaseline: a\n", "baseline: a\rmode: legacy\r", "baseline: a # b: c\n", "baseline: a#: b\n",
    '{"baseline":"a"}\n', '{"controllers":["A","B"]}\n', "custom-protocols: [{protocol: a, save: b, restore: c}]\n",
    "custom-protocols:\n- {protocol: a,\n   save: b, # c\n   restore: d}\n", "custom-protocols:\n-\n  protocol: a\n  save: b\n  restore: c\n",
    "custom-protocols:\n-   protocol: a\n    save: b\n    restore: c\n", "custom-protocols:\n- protocol: a\n   save: b\n  restore: c\n",
]


# MARK: The comparison

# Where ruamel.yaml is not what YAML 1.2 says: tabs between tokens and in plain text, U+0085 as a line break, `?a` in flow.
not_comparable = re.compile("\t|\x85|\\?a")
# What restorelint reads though it is no YAML: no other reading is possible, and classes and selectors look like this.
lenient = re.compile(r"[:\[,-] *- [aA]|\b\w+:\n|: *[},]|\x07")

counts = {"the same": 0, "read, though it is no YAML": 0, "refused, though it is YAML": 0, "refused by both": 0}
failures = []
for text in by_hand + list(generated()):
    if not_comparable.search(text):
        continue
    expected = theirs(text)
    found, errors = ours(text)
    if errors is not None:
        if not re.search(r"restorelint\.yml:\d+:\d+: (error: )?\S", errors):
            failures.append((text, f"an error without a place: {errors.strip()}"))
        counts["refused by both" if expected is None else "refused, though it is YAML"] += 1
    elif expected is None and lenient.search(text):
        counts["read, though it is no YAML"] += 1
    elif expected is None:
        failures.append((text, f"is no YAML, but was read: {found}"))
    elif found is None:
        failures.append((text, "was read, but what config show prints is no YAML"))
    elif not isinstance(expected, dict) or settings(expected) != settings(found):
        failures.append((text, f"is {expected}, but was read as {settings(found)}"))
    else:
        counts["the same"] += 1

for text, problem in failures[:40]:
    print(f"YAMLCheck: failed: {text!r} {problem}")
summary = ", ".join(f"{count} {what}" for what, count in counts.items())
if failures:
    print(f"YAMLCheck: {len(failures)} differ, {summary}")
    sys.exit(1)
if counts["the same"] < 500:
    print(f"YAMLCheck: failed: too few could be compared: {summary}")
    sys.exit(1)
print(f"YAMLCheck: {summary}")
