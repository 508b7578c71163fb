#!/usr/bin/env python3
"""Plants screens with one fault each beside the app delegate of apps, and asks for every one of them.

check.py RESTORELINT FOLDER...

An app is a folder with a file that opts in to restoration. Each screen stands for itself, so that nothing else in the app may hide its fault.
Prints what is missed, per app and rule; exits with 1 if anything is.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

OPT_IN = re.compile(rb"should(Save|Restore)(Secure)?ApplicationState|application:\s*\(UIApplication \*\)\w+\s+should(Save|Restore)")
# Of a collection of samples so many are enough.
FEW = 3
HERE = pathlib.Path(__file__).parent
# Beside tests and examples of libraries nothing is planted: what they hold is another program, or none.
NO_APP = re.compile(r"(^|/)(Pods|Carthage|[^/]*Tests?)(/|$)")


def delegates(folder):
    """The files of an app that opt in, one for each folder."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".swift", ".m", ".mm") or NO_APP.search(str(path.relative_to(folder))) or not path.is_file():
            continue
        text = path.read_bytes()
        if OPT_IN.search(text) and b"UIApplicationDelegate" in text + header(path):
            found.setdefault(path.parent, path)
    return list(found.values())[:FEW]


def header(path):
    other = path.with_suffix(".h")
    return other.read_bytes() if other.is_file() else b""


def findings(tool, folder):
    run = subprocess.run([tool, ".", "--no-config", "--format", "json"], cwd=folder, capture_output=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{tool} in {folder}: {run.stderr.decode(errors='replace')}")
    return json.loads(run.stdout)["findings"]


def copied(folder, into):
    """The files that the tool reads, without links and without what git keeps."""
    kinds = (".swift", ".m", ".mm", ".h", ".storyboard", ".xib", ".plist", ".pbxproj", ".pch")
    for root, folders, files in os.walk(folder):
        folders[:] = [f for f in folders if f != ".git"]
        for name in files:
            source = pathlib.Path(root, name)
            if name.endswith(kinds) and not source.is_symlink():
                target = into / source.relative_to(folder)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    planted = asked = 0
    missed = []
    for folder in map(pathlib.Path, sys.argv[2:]):
        for delegate in delegates(folder):
            language = "Swift" if delegate.suffix == ".swift" else "Objective-C"
            with tempfile.TemporaryDirectory() as scratch:
                app = pathlib.Path(scratch, "app")
                copied(folder, app)
                place = (app / delegate.relative_to(folder)).parent / "Planted"
                place.mkdir()
                screens = sorted(p for p in (HERE / language).iterdir())
                for screen in screens:
                    shutil.copy(screen, place)
                seen = {(f["rule"], pathlib.Path(f["path"]).name) for f in findings(tool, app) if f["severity"] != "note"}
            planted += 1
            for screen in screens:
                asked += 1
                if (screen.stem, screen.name) not in seen:
                    missed.append((str(delegate.relative_to(folder.parent)), screen.stem))
    for where, rule in missed:
        print(f"{where}: {rule} not reported")
    print(f"{asked - len(missed)} of {asked} planted faults reported, beside {planted} app delegates")
    sys.exit(1 if missed else 0)


main()
