import Foundation
import Syntax

/// The same program written otherwise.
enum Rewriting {
    // MARK: White space and comments

    /// Within a literal of several lines white space is text.
    static func indentedByTabs(_ text: String) -> String {
        guard !text.contains("\"\"\"") else { return text }
        return text.components(separatedBy: "\n").map { line in
            let spaces = line.prefix { $0 == " " }.count
            return String(repeating: "\t", count: spaces / 4) + line.dropFirst(spaces - spaces % 4)
        }.joined(separator: "\n")
    }

    /// A comment wherever white space is, and a line of them above each line.
    static func commented(_ text: String, path: String) -> String {
        switch Language(path: path) {
        case .swift, .objectiveC: break
        case .interfaceBuilder, .propertyList: return text.replacing(/([\w"\/]>)(\s*\n\s*<\w)/) { "\($0.1)<!-- a comment -->\($0.2)" }
        // Nobody but Xcode writes a project.
        case .xcodeProject, nil: return text
        }
        let file = SourceFile(path: path, text: text)
        let tree = SyntaxTree(parsing: file, detail: .tokens)
        // A comment that silences something speaks of the line next to it.
        let speaksOfLines = text.contains("restorelint:")
        var edits: [(place: Int, text: String)] = []
        var isDirective = false
        for token in tree.tokens.dropLast() {
            let start = Int(token.start)
            if token.flags.contains(.startsLine) {
                let lineStart = file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
                isDirective = file.bytes[start] == UInt8(ascii: "#")
                let isAlone = file.bytes[lineStart..<start].allSatisfy { $0 == UInt8(ascii: " ") }
                // A directive of C goes on behind a backslash.
                let continues = lineStart > 1 && file.bytes[lineStart - 2] == UInt8(ascii: "\\")
                if isAlone, !continues, !speaksOfLines { edits.append((lineStart, "// a comment\n")) }
            } else if token.flags.contains(.spaceBefore), !isDirective, start > 0, file.bytes[start - 1] == UInt8(ascii: " ") {
                edits.append((start, "/* a comment */ "))
            }
        }
        return applying(edits.map { ($0.place..<$0.place, $0.text) }, to: file)
    }

    // MARK: Names

    /// Local variables that nothing else is called like get another name.
    static func withLocalsRenamed(_ text: String, path: String, among files: [Disguise.File]) -> String {
        guard Language(path: path)?.isMarkup != true else { return text }
        let file = SourceFile(path: path, text: text)
        let tree = SyntaxTree(parsing: file)
        let elsewhere = files.filter { $0.path != path }.map(\.text).joined(separator: "\n")
        let names = locals(of: tree).filter { !elsewhere.contains($0) && $0 != "`self`" && $0 != "self" }
        let edits = tree.tokens.indices.compactMap { index -> (Range<Int>, String)? in
            let name = tree.text(ofToken: index)
            guard tree.tokens[index].kind == .identifier, names.contains(name) else { return nil }
            return (tree.tokens[index].range.offsets, name + "Again")
        }
        return applying(edits, to: file)
    }

    /// Names that are declared within functions and used as nothing else; whoever uses one has declared it before.
    private static func locals(of tree: SyntaxTree) -> Set<String> {
        var declared: [String: Int] = [:]
        var others: Set<String> = []
        var bodies: [Range<Int>] = []
        tree.withView { view in
            for node in view.nodes.indices {
                let tokens = view.tokens(ofNode: node)
                switch view.nodes[node].kind {
                case .functionDecl, .initDecl, .methodDecl, .accessors, .deinitDecl, .subscriptDecl:
                    if !(bodies.last?.contains(tokens.lowerBound) ?? false) { bodies.append(tokens) }
                default: break
                }
            }
            for node in view.nodes.indices where view.nodes[node].kind == .name {
                let token = Int(view.nodes[node].firstToken)
                let name = view.text(ofToken: token)
                let isInBody = bodies.contains { $0.contains(token) }
                let parent = parent(of: node, in: view)
                switch parent.map({ view.nodes[$0].kind }) {
                case .pattern? where isInBody && isWithValue(parent!, in: view): declared[name] = min(declared[name] ?? token, token)
                case .chain? where node == parent! + 1: break
                default: others.insert(name)
                }
            }
            for token in 0..<view.tokens.count where view.tokens[token].kind == .identifier {
                let isBare = view.tokens[token - 1].kind != .period && view.tokens[token - 1].kind != .arrow && view.tokens[token - 1].kind != .pound
                let isLabel = view.tokens[token + 1].kind == .colon
                if !isBare || isLabel || view.tokens[token].word != .none { others.insert(view.text(ofToken: token)) }
            }
            // A name that some function only uses stands for something further out there.
            for body in bodies {
                var known: Set<String> = []
                for token in body where view.tokens[token].kind == .identifier {
                    let name = view.text(ofToken: token)
                    guard declared[name] != nil, !known.contains(name) else { continue }
                    let isDeclared = view.nodes.indices.contains { node in
                        view.nodes[node].kind == .name && Int(view.nodes[node].firstToken) == token && parent(of: node, in: view).map { view.nodes[$0].kind } == .pattern
                    }
                    if isDeclared { known.insert(name) } else { others.insert(name) }
                }
            }
        }
        return Set(declared.keys).subtracting(others)
    }

    private static func parent(of node: Int, in view: SyntaxTree.View) -> Int? {
        var candidate = node - 1
        while candidate >= 0, Int(view.nodes[candidate].end) <= node { candidate -= 1 }
        return candidate >= 0 ? candidate : nil
    }

    /// `if let page` names twice what it says once, and `let page = page` speaks of two.
    private static func isWithValue(_ pattern: Int, in view: SyntaxTree.View) -> Bool {
        guard let holder = parent(of: pattern, in: view), let value = view.child(of: holder, .initializer) else { return false }
        let name = view.text(ofNode: pattern)
        return !view.tokens(ofNode: value).contains { view.text(ofToken: $0) == name }
    }

    // MARK: Order

    /// The members of each class, the last one first. Those of Objective-C's interfaces stay, as do types on one line.
    static func withMembersReversed(_ text: String, path: String) -> String {
        guard Language(path: path)?.isMarkup != true, !text.contains("restorelint:") else { return text }
        let file = SourceFile(path: path, text: text)
        let edits = memberLines(of: file).flatMap { members -> [(Range<Int>, String)] in
            zip(members.lines, members.lines.reversed()).map { ($0, String(decoding: file.bytes[$1], as: UTF8.self)) }
        }
        return applying(edits, to: file)
    }

    /// The functions of each class of Swift behind it in an extension.
    static func withFunctionsApart(_ text: String, path: String) -> String {
        guard Language(path: path) == .swift, !text.contains("restorelint:") else { return text }
        let file = SourceFile(path: path, text: text)
        var edits: [(Range<Int>, String)] = []
        for members in memberLines(of: file) where members.kind == .classDecl && members.isOutermost {
            let functions = zip(members.lines, members.kinds).filter { $1 == .functionDecl }.map(\.0)
            guard !functions.isEmpty else { continue }
            edits += functions.map { ($0, "") }
            let moved = functions.map { String(decoding: file.bytes[$0], as: UTF8.self) }.joined()
            edits.append((members.end..<members.end, "\nextension \(members.name) {\n\(moved)}\n"))
        }
        return applying(edits.sorted { $0.0.lowerBound < $1.0.lowerBound }, to: file)
    }

    private struct Members {
        let kind: Node.Kind
        let name: String
        let isOutermost: Bool
        /// Each member's lines with the comments above it, and what it is.
        var lines: [Range<Int>] = []
        var kinds: [Node.Kind] = []
        /// Behind the type.
        let end: Int
    }

    /// The innermost types whose members have lines of their own.
    private static func memberLines(of file: SourceFile) -> [Members] {
        let tree = SyntaxTree(parsing: file)
        return tree.withView { view in
            view.nodes.indices.compactMap { type -> Members? in
                let kind = view.nodes[type].kind
                guard kind == .classDecl || kind == .structDecl || kind == .extensionDecl || kind == .implementationDecl,
                    let block = view.child(of: type, .members), let name = view.child(of: type, .name) ?? view.child(of: type, .type)
                else { return nil }
                let children = Array(view.children(of: block))
                // Their own members move with them.
                guard children.count > 1, !children.contains(where: { view.child(of: $0, .members) != nil || view.nodes[$0].kind == .ifConfig }) else { return nil }
                let parent = parent(of: type, in: view)
                var members = Members(
                    kind: kind, name: view.text(ofNode: name), isOutermost: parent == 0, end: endOfLine(Int(view.range(ofNode: type).end), file))
                var start = endOfLine(Int(view.tokens[Int(view.nodes[children[0]].firstToken) - 1].start), file)
                for child in children {
                    let range = view.range(ofNode: child)
                    guard start <= Int(range.start) else { return nil }
                    let end = endOfLine(Int(range.end), file)
                    members.lines.append(start..<end)
                    members.kinds.append(view.nodes[child].kind)
                    start = end
                }
                return members
            }
        }
    }

    /// Behind the line end.
    private static func endOfLine(_ offset: Int, _ file: SourceFile) -> Int {
        file.bytes[offset..<file.count].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? file.count
    }

    /// - Parameter edits: in the order of the text.
    private static func applying(_ edits: [(range: Range<Int>, text: String)], to file: SourceFile) -> String {
        var result: [UInt8] = []
        var end = 0
        for edit in edits {
            result += file.bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
            end = edit.range.upperBound
        }
        return String(decoding: result + file.bytes[end..<file.count], as: UTF8.self)
    }
}
