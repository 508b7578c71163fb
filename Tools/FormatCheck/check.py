"""Reads the reports that check.sh has written into a folder. Every mistake is one line, and one is enough to fail."""
import hashlib
import json
import pathlib
import sys
import urllib.parse
import xml.etree.ElementTree

import jsonschema
import junitparser
import ruamel.yaml

work, here = map(pathlib.Path, sys.argv[1:])
problems = []
checked = 0


def problem(where, text):
    problems.append(f"{where}: {text}")


def expect(condition, where, text):
    if not condition:
        problem(where, text)


def load(path):
    def members(pairs):
        names = [name for name, _ in pairs]
        expect(len(names) == len(set(names)), path, f"a member twice in {names}")
        return dict(pairs)

    return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=members)


def validate(where, document, schema):
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    for error in validator(schema, format_checker=validator.FORMAT_CHECKER).iter_errors(document):
        problem(where, f"{error.json_path}: {error.message[:300]}")


def is_position(line, column):
    return isinstance(line, int) and isinstance(column, int) and line > 0 and column > 0


def is_relative(path):
    return path and not path.startswith(("/", "./")) and "\\" not in path


# MARK: SARIF

SARIF_SCHEMA = here / "Tools/FormatCheck/sarif-2.1.0.schema.json"
SARIF_SHA256 = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"


def sarif(where, document, root):
    """The published schema, and what GitHub asks for that a schema cannot say."""
    validate(where, document, load(SARIF_SCHEMA))
    expect(document.get("version") == "2.1.0" and document.get("$schema"), where, "version or $schema is missing")
    expect(len(document["runs"]) == 1, where, "there should be one run")
    run = document["runs"][0]
    driver = run["tool"]["driver"]
    expect(driver["name"] == "restorelint" and driver["semanticVersion"], where, "the tool should have its name and version")
    expect(run.get("columnKind") == "utf16CodeUnits", where, "columnKind is missing")

    rules = driver["rules"]
    for rule in rules:
        place = f"{where}: rule {rule.get('id')}"
        for member in ["shortDescription", "fullDescription"]:
            expect(0 < len(rule[member]["text"]) <= 1024, place, f"{member} should have 1 to 1,024 characters")
        expect(rule["help"]["text"] and rule["help"]["markdown"], place, "help is missing")
        expect(len(rule["name"]) <= 255, place, "the name is too long")
        expect(rule["defaultConfiguration"]["level"] in ["note", "warning", "error"], place, "no such level")
        properties = rule["properties"]
        expect(len(properties["tags"]) <= 20, place, "too many tags")
        expect(properties["precision"] in ["very-high", "high", "medium", "low"], place, "no such precision")
        expect(properties["problem.severity"] in ["error", "warning", "recommendation"], place, "no such problem.severity")
        expect("security-severity" not in properties, place, "security-severity would make it a security alert")

    results = run["results"]
    expect(len(results) <= 5000, where, "more than 5,000 results")
    expect(len({"suppressions" in result for result in results}) < 2, where, "suppressions are for all results or for none")
    fingerprints = [result["partialFingerprints"]["restorelintFingerprint/v1"] for result in results]
    expect(len(fingerprints) == len(set(fingerprints)), where, "two results with one fingerprint")
    for result in results:
        expect(rules[result["ruleIndex"]]["id"] == result["ruleId"], where, f"ruleIndex points elsewhere than {result['ruleId']}")
        expect(result["message"]["text"], where, "an empty message")
        expect(len(result["locations"]) == 1, where, "there should be one location")
        hash, _, number = result["partialFingerprints"]["primaryLocationLineHash"].partition(":")
        expect(int(hash, 16) >= 0 and int(number) > 0, where, "primaryLocationLineHash should be HEX:N")
        flows = [place["location"] for flow in result.get("codeFlows", []) for thread in flow["threadFlows"] for place in thread["locations"]]
        related = result.get("relatedLocations", [])
        for place in related:
            expect(f"]({place['id']})" in result["message"]["text"], where, f"nothing links to related location {place['id']}")
        for place in result["locations"] + related + flows:
            physical = place["physicalLocation"]
            uri = physical["artifactLocation"]["uri"]
            expect(is_relative(uri) and ":" not in uri, where, f"not a relative reference: {uri}")
            lines = (root / urllib.parse.unquote(uri)).read_text(encoding="utf-8").split("\n")
            region = physical["region"]
            start, end = (region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"])
            expect(start <= end and is_position(*start), where, f"an impossible region {region}")
            for line, column in [start, end]:
                expect(column <= len(lines[line - 1].encode("utf-16-le")) // 2 + 1, where, f"{uri}:{line} has no column {column}")
            if start[0] == end[0] and "snippet" in region:
                units = lines[start[0] - 1].encode("utf-16-le")[(start[1] - 1) * 2:(end[1] - 1) * 2]
                expect(units.decode("utf-16-le") == region["snippet"]["text"], where, f"the columns do not mark the snippet: {region}")
    return len(results)


# MARK: Other JSON


def gitlab(where, document, root):
    for issue in document:
        for member in ["description", "check_name", "fingerprint"]:
            expect(isinstance(issue[member], str) and issue[member], where, f"{member} is missing")
        expect(issue["severity"] in ["info", "minor", "major", "critical", "blocker"], where, f"no such severity: {issue['severity']}")
        expect(is_relative(issue["location"]["path"]), where, f"not a relative path: {issue['location']['path']}")
        expect(is_position(issue["location"]["lines"]["begin"], 1), where, "lines.begin should be a number from 1")
    fingerprints = [issue["fingerprint"] for issue in document]
    expect(len(fingerprints) == len(set(fingerprints)), where, "GitLab shows only the first of equal fingerprints")
    return len(document)


def sonarqube(where, document, root):
    expect(set(document) == {"rules", "issues"}, where, "there should be rules and issues")
    known = [rule["id"] for rule in document["rules"]]
    expect(len(known) == len(set(known)), where, "a rule twice")
    for rule in document["rules"]:
        expect(rule["name"] and rule["description"] and rule["engineId"] == "restorelint", where, f"{rule['id']} lacks something")
        expect(rule["cleanCodeAttribute"] == "LOGICAL", where, "no such cleanCodeAttribute")
        for impact in rule["impacts"]:
            expect(impact["softwareQuality"] == "RELIABILITY" and impact["severity"] in ["LOW", "MEDIUM", "HIGH"], where, f"no such impact: {impact}")
    for issue in document["issues"]:
        expect(issue["ruleId"] in known, where, f"unknown rule {issue['ruleId']}")
        for place in [issue["primaryLocation"]] + issue["secondaryLocations"]:
            lines = (root / place["filePath"]).read_text(encoding="utf-8").split("\n")
            span = place["textRange"]
            expect(place["message"] and 1 <= span["startLine"] <= span["endLine"] <= len(lines), where, f"an impossible place {place}")
            # One column out of the line, and the server refuses the import.
            if "startColumn" in span:
                width = len(lines[span["endLine"] - 1].encode("utf-16-le")) // 2
                ordered = (span["startLine"], span["startColumn"]) < (span["endLine"], span["endColumn"])
                expect(ordered and 0 <= span["startColumn"] and span["endColumn"] <= width, where, f"an impossible range {span}")
    return len(document["issues"])


def rdjson(where, document, root):
    expect(document["source"]["name"] == "restorelint", where, "the source should be named")
    for item in document["diagnostics"]:
        expect(item["message"] and item["code"]["value"], where, "a diagnostic without message or code")
        expect(item["severity"] in ["ERROR", "WARNING", "INFO"], where, f"no such severity: {item['severity']}")
        for place in [item["location"]] + [related["location"] for related in item.get("related_locations", [])]:
            start, end = place["range"]["start"], place["range"]["end"]
            lines = (root / place["path"]).read_bytes().split(b"\n")
            expect(is_position(start["line"], start["column"]), where, f"an impossible range {place}")
            expect(end["column"] <= len(lines[end["line"] - 1]) + 1, where, f"columns are UTF-8 bytes: {place}")
    return len(document["diagnostics"])


def own(where, document, root):
    expect(document["version"] == 1 and document["tool"]["name"] == "restorelint", where, "version or tool is wrong")
    active = [finding for finding in document["findings"] if not finding.get("suppression")]
    summary = document["summary"]
    expect(summary["errors"] + summary["warnings"] + summary["notes"] == len(active), where, "the summary does not add up")
    return len(document["findings"])


def jsonl(where, path, root):
    text = path.read_text(encoding="utf-8")
    expect(text == "" or text.endswith("\n"), where, "the last line should end")
    lines = text.split("\n")[:-1]
    for line in lines:
        finding = json.loads(line)
        for member in ["rule", "severity", "message", "path", "fingerprint"]:
            expect(finding[member], where, f"{member} is missing")
        expect(is_position(finding["line"], finding["column"]), where, "an impossible place")
    return len(lines)


# MARK: XML


def checkstyle(where, path, root):
    document = xml.etree.ElementTree.parse(path).getroot()
    expect(document.tag == "checkstyle" and document.get("version"), where, "the root should be checkstyle, with a version")
    errors = 0
    for file in document:
        expect(file.tag == "file" and (root / file.get("name")).is_file(), where, f"no file: {file.attrib}")
        for error in file:
            errors += 1
            expect(error.tag == "error" and set(error.attrib) == {"line", "column", "severity", "message", "source"}, where, f"{error.attrib}")
            expect(int(error.get("line")) > 0 and int(error.get("column")) > 0, where, "an impossible place")
            expect(error.get("severity") in ["error", "warning", "info"], where, f"no such severity: {error.get('severity')}")
    return errors


def junit(where, path, root):
    document = junitparser.JUnitXml.fromfile(str(path))
    cases = [case for suite in document for case in suite]
    findings = [case for case in cases if case.classname != "restorelint"]
    failures = sum(isinstance(result, junitparser.Failure) for case in cases for result in case.result)
    errors = sum(isinstance(result, junitparser.Error) for case in cases for result in case.result)
    expect(cases, where, "servers take a report without a case for a broken one")
    expect((document.tests, document.failures, document.errors) == (len(cases), failures, errors), where, "the counts do not add up")
    for suite in document:
        expect(suite.tests == len(list(suite)), where, f"the counts of {suite.name} do not add up")
    return len(findings)


# MARK: All of it

expect(hashlib.sha256(SARIF_SCHEMA.read_bytes()).hexdigest() == SARIF_SHA256, SARIF_SCHEMA, "not the schema as it was published")

readers = {"sarif": sarif, "json": own, "gitlab": gitlab, "sonarqube": sonarqube, "rdjson": rdjson}
raw_readers = {"jsonl": jsonl, "checkstyle": checkstyle, "junit": junit}
roots = {"trails": here, "clean-reports": work / "clean", "odd-reports": work / "odd", "suppressed-reports": work / "odd"}
for folder, root in roots.items():
    counts = {}
    for path in sorted((work / folder).iterdir()):
        where = f"{folder}/{path.name}"
        try:
            if path.name in raw_readers:
                counts[path.name] = raw_readers[path.name](where, path, root)
            else:
                counts[path.name] = readers[path.name](where, load(path), root)
            checked += 1
        except Exception as error:
            problem(where, f"cannot be read: {type(error).__name__}: {error}")
    expect(len(set(counts.values())) == 1, folder, f"the formats disagree on how many findings there are: {counts}")
    expect((folder == "clean-reports") == (set(counts.values()) == {0}), folder, f"findings where none should be, or none: {counts}")

schema = load(work / "schema.json")
yaml = ruamel.yaml.YAML(typ="safe")
validate(".restorelint.yml", yaml.load((here / ".restorelint.yml").read_text(encoding="utf-8")), schema)
for text in ["rules: {no-such-rule: error}", "includes: [Sources]", "mode: sometimes", "fail-on: [error]"]:
    try:
        jsonschema.validate(yaml.load(text), schema)
        problem("config schema", f"lets '{text}' pass")
    except jsonschema.ValidationError:
        pass

for text in problems:
    print(f"FormatCheck: failed: {text}")
if problems:
    sys.exit(1)
print(f"FormatCheck: {checked} reports and the configuration's schema are in order")
