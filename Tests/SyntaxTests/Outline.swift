import Syntax

/// The tree of `source`, one node per line; types, and nodes without children, show their text. The file itself and statements that
/// are a single expression are left out, so that an example shows what it is about.
func outline(_ source: String, path: String = "Example.swift", detail: SyntaxTree.Detail = .full) -> String {
    let tree = SyntaxTree(parsing: SourceFile(path: path, text: source), detail: detail)
    var lines: [String] = []
    func show(_ node: Int, _ depth: Int) {
        let kind = tree.nodes[node].kind
        if kind == .expressionStatement {
            for child in tree.children(of: node) { show(child, depth) }
            return
        }
        var line = String(repeating: "  ", count: depth) + "\(kind)"
        let isLeaf = tree.nodes[node].end == node + 1
        let text = isLeaf || kind == .type ? tree.text(ofNode: node) : ""
        if !text.isEmpty { line += " " + text }
        if tree.nodes[node].flags.contains(.skipped) { line += " (skipped)" }
        lines.append(line)
        for child in tree.children(of: node) { show(child, depth + 1) }
    }
    for child in tree.children(of: 0) { show(child, 0) }
    for error in tree.errors { lines.append("error: \(error.message)") }
    return lines.joined(separator: "\n")
}

/// The messages of all errors.
func errors(in source: String) -> [String] {
    SyntaxTree(parsing: SourceFile(path: "Example.swift", text: source)).errors.map(\.message)
}

/// `kind text` of every token but the last.
func tokens(_ source: String) -> [String] {
    tokens(bytes: Array(source.utf8))
}

func tokens(bytes: [UInt8]) -> [String] {
    let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", bytes: bytes), detail: .tokens)
    return tree.tokens.dropLast().indices.map { "\(tree.tokens[$0].kind) \(tree.text(ofToken: $0))" }
}

/// Whether tokens are in order and every node lies inside its parent, after its elder sibling; nil if all is well.
func fault(in tree: SyntaxTree) -> String? {
    var end: UInt32 = 0
    for token in tree.tokens {
        if token.start < end || token.end < token.start { return "token out of order at \(token.start)" }
        end = token.end
    }
    guard Int(end) <= tree.file.count, tree.tokens.last?.kind == .endOfFile else { return "tokens end at \(end)" }
    guard Int(tree.nodes[0].end) == tree.nodes.count else { return "the file's node ends early" }
    guard Int(tree.nodes[0].endToken) == tree.tokens.count - 1 else { return "tokens are left unread" }
    for (index, node) in tree.nodes.enumerated() {
        var child = index + 1
        var token = node.firstToken
        if node.endToken < token || Int(node.end) <= index { return "node \(index) ends before it begins" }
        while child < Int(node.end) {
            let next = tree.nodes[child]
            if next.firstToken < token || next.endToken > node.endToken { return "\(next.kind) sticks out of \(node.kind)" }
            token = next.endToken
            child = Int(next.end)
        }
        if child != Int(node.end) { return "children of \(node.kind) do not end with it" }
    }
    return nil
}
