import Testing

@testable import RestoreLint

/// The tree in one line, or `line:column: message`.
private func outline(_ text: String) -> String {
    func describe(_ value: YAML) -> String {
        switch value.content {
        case .scalar(let text): "'\(text)'"
        case .list(let items): "[" + items.map(describe).joined(separator: ", ") + "]"
        case .map(let entries): "{" + entries.map { "\($0.key.name): \(describe($0.value))" }.joined(separator: ", ") + "}"
        case .nothing: "-"
        }
    }
    do {
        return describe(try YAML.parse(Array(text.utf8)))
    } catch {
        return "\(error.position.line):\(error.position.column): \(error.message)"
    }
}

@Test(arguments: [
    ("", "-"),
    ("# only a comment\n", "-"),
    ("a: b", "{a: 'b'}"),
    ("a: b # c\nd: e#f\n", "{a: 'b', d: 'e#f'}"),
    ("a:\n  b: c\n  d: e\nf: g\n", "{a: {b: 'c', d: 'e'}, f: 'g'}"),
    ("a:\nb: ~\nc: null\nd: Null\ne: [NULL, nULL, 'Null']\n", "{a: -, b: -, c: -, d: -, e: [-, 'nULL', 'Null']}"),
    ("a:\n- b\n- c\nd: e", "{a: ['b', 'c'], d: 'e'}"),
    ("a:\n  - b\n\n  # comment\n  - c\n", "{a: ['b', 'c']}"),
    ("- a: b\n  c: d\n- e\n-\n  f: g\n-\n", "[{a: 'b', c: 'd'}, 'e', {f: 'g'}, -]"),
    ("- - a\n  - b\n- c", "[['a', 'b'], 'c']"),
    ("a: [b, 'c, d', \"e\", [f], {g: h}]", "{a: ['b', 'c, d', 'e', ['f'], {g: 'h'}]}"),
    ("a: [ ]\nb: {}\nc: [x,]\n", "{a: [], b: {}, c: ['x']}"),
    ("a: [b,\n  c, # comment\n  d]\ne: f", "{a: ['b', 'c', 'd'], e: 'f'}"),
    ("a: { b: c, d: [e], f: }", "{a: {b: 'c', d: ['e'], f: -}}"),
    ("a: 'it''s'", "{a: 'it's'}"),
    (#"a: "x\ty\\z\"\u00e9\x41""#, "{a: 'x\ty\\z\"éA'}"),
    ("\"a b\": c\n'd': e", "{a b: 'c', d: 'e'}"),
    ("a: http://x.y/z", "{a: 'http://x.y/z'}"),
    ("a: initWithSaveState:", "{a: 'initWithSaveState:'}"),
    ("a: two words  ", "{a: 'two words'}"),
    ("---\na: b\n...\n", "{a: 'b'}"),
    ("\u{FEFF}a: b\r\nc: d\r\n", "{a: 'b', c: 'd'}"),
    ("a: - b", "{a: '- b'}"),
    ("just text", "'just text'"),
])
func yamlIsRead(_ text: String, _ expected: String) {
    #expect(outline(text) == expected)
}

@Test(arguments: [
    ("a: &x b", "1:4: anchors are not supported"),
    ("a: *x", "1:4: '*' begins an alias, which is not supported; put a glob in quotes"),
    ("a: [**/b]", "1:5: '*' begins an alias, which is not supported; put a glob in quotes"),
    ("a: !!str b", "1:4: tags are not supported; put text that begins with '!' in quotes"),
    ("a: |\n  b", "1:4: block scalars are not supported; put the text in quotes"),
    ("a:\n\tb: c", "2:1: a tab cannot indent; use spaces"),
    ("a: b\nc: d\na: e", "3:1: 'a' stands in line 1 already"),
    ("a: {b: c, b: d}", "1:11: 'b' stands in line 1 already"),
    ("a: [b, c", "1:4: ']' is missing"),
    ("a: {b: c", "1:4: '}' is missing"),
    ("a: [b c] d", "1:10: expected the end of the line"),
    ("a: 'b", "1:4: the closing quote is missing from this line"),
    ("a: \"\\q\"", "1:5: unknown escape; write '\\\\' for a backslash, or use single quotes"),
    ("a: b: c", "1:5: a value with ': ' in it needs quotes"),
    ("a: b\n  c: d", "2:3: expected 'key: value' at column 1, as the lines before have it"),
    ("  a: b\nc: d", "2:1: expected 'key: value' at column 3"),
    ("a: b\n- c", "2:1: expected 'key: value', found a list item"),
    ("a: b\nc", "2:1: expected 'key: value'"),
    ("- a\nb: c", "2:1: expected '- ' at column 1"),
    ("a: b\n---\nc: d", "2:1: a configuration is one document; '---' begins another"),
    ("? a\n: b", "1:1: '? ' keys are not supported"),
    ("a: {b}", "1:5: expected 'key: value'"),
    ("a: [b}", "1:6: expected ',' or ']'"),
])
func yamlOutsideTheSubsetIsRefused(_ text: String, _ expected: String) {
    #expect(outline(text) == expected)
}

@Test func everyPrefixOfAConfigurationEnds() {
    let text = Array("a:\n  - {b: 'c', d: [\"e\\n\", f]}\n  -\n    g: h # i\n'j': [\n k ]\n".utf8)
    for end in text.indices { _ = try? YAML.parse(Array(text[..<end])) }
    _ = try? YAML.parse([UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    _ = try? YAML.parse(Array(String(repeating: "- ", count: 100_000).utf8))
}

@Test func everyMixtureOfPunctuationEnds() {
    let pieces = ["a", ": ", ":", "- ", "\n", "\n  ", "[", "]", "{", "}", ",", "'", "\"", "\\", "#", " ", "\t", "&", "é", "---", "\r", "\\u00", "?"]
    // The same mixtures on every run.
    var seed: UInt64 = 7
    func next(_ count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((seed >> 33) % UInt64(count))
    }
    for _ in 0..<5000 {
        let text = (0..<next(14)).map { _ in pieces[next(pieces.count)] }.joined()
        _ = try? YAML.parse(Array(text.utf8))
    }
}
