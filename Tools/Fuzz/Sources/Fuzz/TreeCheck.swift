import Syntax

/// What must hold of every tree, however damaged the text.
enum TreeCheck {
    static func fault(in tree: SyntaxTree) -> String? {
        var end: UInt32 = 0
        for token in tree.tokens {
            if token.start < end || token.end < token.start { return "a token is out of order" }
            end = token.end
        }
        guard Int(end) <= tree.file.count, tree.tokens.last?.kind == .endOfFile else { return "the tokens do not end with the file" }
        guard Int(tree.nodes[0].end) == tree.nodes.count else { return "the file's node ends early" }
        guard Int(tree.nodes[0].endToken) == tree.tokens.count - 1 else { return "tokens are left unread" }
        for (index, node) in tree.nodes.enumerated() {
            var (child, token) = (index + 1, node.firstToken)
            if node.endToken < token || Int(node.end) <= index { return "a node ends before it begins: \(node.kind)" }
            while child < Int(node.end) {
                let next = tree.nodes[child]
                if next.firstToken < token || next.endToken > node.endToken { return "\(next.kind) sticks out of \(node.kind)" }
                token = next.endToken
                child = Int(next.end)
            }
            if child != Int(node.end) { return "children of \(node.kind) do not end with it" }
        }
        return fault(in: tree.errors, tree.comments, of: tree.file)
    }

    static func fault(in tree: MarkupTree) -> String? {
        for (index, element) in tree.elements.enumerated() {
            guard isInside(element.name, tree.file), isInside(element.content, tree.file), !element.name.isEmpty else { return "the place of an element" }
            guard element.end > index, element.end <= tree.elements.count else { return "the end of an element" }
            if let parent = element.parent, parent >= index || tree.elements[parent].end < element.end { return "the parent of an element" }
            guard element.attributes.upperBound <= tree.attributes.count else { return "the attributes of an element" }
            for attribute in element.attributes { _ = tree.value(of: tree.attributes[attribute]) }
            _ = tree.text(of: index)
        }
        return fault(in: tree.errors, tree.comments, of: tree.file)
    }

    static func fault(in tree: PropertyListTree) -> String? {
        for (index, value) in tree.values.enumerated() {
            guard isInside(value.range, tree.file), value.end > index, value.end <= tree.values.count else { return "the place of a value" }
            _ = tree.text(of: index)
            _ = tree.entries(of: index).count + tree.elements(of: index).count
        }
        return fault(in: tree.errors, [], of: tree.file)
    }

    private static func fault(in errors: [SyntaxError], _ comments: [SourceRange], of file: SourceFile) -> String? {
        if comments.contains(where: { !isInside($0, file) }) { return "the place of a comment" }
        return errors.first { !isInside($0.range, file) || $0.message.isEmpty }.map { "the place of an error: \($0.message)" }
    }

    private static func isInside(_ range: SourceRange, _ file: SourceFile) -> Bool { range.start <= range.end && Int(range.end) <= file.count }
}
