/// Reading a tree. Nodes and tokens are plain indexes, so that a walk makes no objects.
extension SyntaxTree {
    /// The children of one node, as indexes, in source order.
    public struct Children: Sequence, IteratorProtocol {
        @usableFromInline let nodes: [Node]
        @usableFromInline var next_: Int
        @usableFromInline let end: Int

        @inlinable
        init(nodes: [Node], parent: Int) {
            self.nodes = nodes
            next_ = parent + 1
            end = Int(nodes[parent].end)
        }

        @inlinable
        public mutating func next() -> Int? {
            guard next_ < end else { return nil }
            defer { next_ = Int(nodes[next_].end) }
            return next_
        }
    }

    @inlinable
    public func children(of node: Int) -> Children { Children(nodes: nodes, parent: node) }

    /// The first child of this kind.
    @inlinable
    public func child(of node: Int, _ kind: Node.Kind) -> Int? {
        var index = node + 1
        let end = Int(nodes[node].end)
        while index < end {
            if nodes[index].kind == kind { return index }
            index = Int(nodes[index].end)
        }
        return nil
    }

    /// The first node of this kind among all descendants.
    @inlinable
    public func descendant(of node: Int, _ kind: Node.Kind) -> Int? {
        (node + 1..<Int(nodes[node].end)).first { nodes[$0].kind == kind }
    }

    /// The node that directly holds `node`; nil for the file. Linear in the number of siblings and their ancestors.
    public func parent(of node: Int) -> Int? {
        guard node > 0 else { return nil }
        var parent = 0
        descend: while true {
            var index = parent + 1
            while index < Int(nodes[parent].end) {
                if index == node { return parent }
                if node < Int(nodes[index].end) {
                    parent = index
                    continue descend
                }
                index = Int(nodes[index].end)
            }
            return nil
        }
    }

    // MARK: Text

    /// From the first byte of its first token to the last byte of its last; empty where the node has no token.
    @inlinable
    public func range(ofNode node: Int) -> SourceRange {
        let node = nodes[node]
        let start = tokens[Int(node.firstToken)].start
        guard node.endToken > node.firstToken else { return SourceRange(start: start, end: start) }
        return SourceRange(start: start, end: tokens[Int(node.endToken) - 1].end)
    }

    public func text(ofNode node: Int) -> String { file.text(range(ofNode: node)) }

    public func text(ofToken token: Int) -> String { file.text(tokens[token].range) }

    /// The name a `name`, `member`, `implicitMember`, `argumentLabel` or other node ends with, without back-ticks.
    public func name(ofNode node: Int) -> String {
        let node = nodes[node]
        guard node.endToken > node.firstToken else { return "" }
        return file.text(nameRange(ofToken: Int(node.endToken) - 1))
    }

    /// Compares the last token of a node, without back-ticks and without making a `String` of it.
    public func node(_ node: Int, isNamed name: StaticString) -> Bool {
        let node = nodes[node]
        guard node.endToken > node.firstToken else { return false }
        return token(Int(node.endToken) - 1, isNamed: name)
    }

    public func token(_ token: Int, isNamed name: StaticString) -> Bool {
        let range = nameRange(ofToken: token)
        let count = name.utf8CodeUnitCount
        guard Int(range.end - range.start) == count else { return false }
        let start = Int(range.start)
        for offset in 0..<count where file.bytes[start + offset] != name.utf8Start[offset] { return false }
        return true
    }

    /// The word of a node's last token.
    @inlinable
    public func word(ofNode node: Int) -> Word {
        let node = nodes[node]
        return node.endToken > node.firstToken ? tokens[Int(node.endToken) - 1].word : .none
    }

    private func nameRange(ofToken token: Int) -> SourceRange {
        var range = tokens[token].range
        if range.end - range.start > 2, file.bytes[Int(range.start)] == UInt8(ascii: "`") {
            range.start += 1
            range.end -= 1
        }
        return range
    }
}
