extension SyntaxTree {
    /// A tree's memory, for a walk over all of it: arrays would be retained and released at every node.
    ///
    /// Valid only inside of `withView`.
    public struct View {
        public let nodes: UnsafeBufferPointer<Node>
        public let tokens: Tokens
        public let bytes: Bytes

        /// The text, by its place in the file; it may be a piece of that.
        public struct Bytes {
            @usableFromInline let buffer: UnsafeBufferPointer<UInt8>
            @usableFromInline let origin: Int

            @inlinable
            init(_ buffer: UnsafeBufferPointer<UInt8>, origin: Int) {
                self.buffer = buffer
                self.origin = origin
            }

            /// Zero outside of the text, as it is behind its end.
            @inlinable
            public subscript(offset: Int) -> UInt8 {
                let index = offset - origin
                return UInt(bitPattern: index) < UInt(bitPattern: buffer.count) ? buffer[index] : 0
            }

            /// As much of a range as the text holds.
            @inlinable
            public subscript(range: SourceRange) -> UnsafeBufferPointer<UInt8> {
                UnsafeBufferPointer(rebasing: buffer[range.offsets(movedBy: -origin, before: buffer.count)])
            }
        }

        @inlinable
        init(nodes: UnsafeBufferPointer<Node>, tokens: Tokens, bytes: Bytes) {
            self.nodes = nodes
            self.tokens = tokens
            self.bytes = bytes
        }
    }

    @inlinable
    public func withView<Result>(_ body: (View) -> Result) -> Result {
        nodes.withUnsafeBufferPointer { nodes in
            tokens.withUnsafeBufferPointer { tokens in
                file.bytes.withUnsafeBufferPointer {
                    body(View(nodes: nodes, tokens: Tokens(tokens), bytes: View.Bytes($0, origin: Int(file.origin))))
                }
            }
        }
    }
}

/// Reading a tree. Nodes and tokens are plain indexes, so that a walk makes no objects.
extension SyntaxTree.View {
    /// The children of one node, as indexes, in source order.
    public struct Children: Sequence, IteratorProtocol {
        @usableFromInline let nodes: UnsafeBufferPointer<Node>
        @usableFromInline var next_: Int
        @usableFromInline let end: Int

        @inlinable
        init(nodes: UnsafeBufferPointer<Node>, parent: Int) {
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

    /// The tokens of a node, as indexes.
    @inlinable
    public func tokens(ofNode node: Int) -> Range<Int> {
        tokens(from: Int(nodes[node].firstToken), before: Int(nodes[node].endToken))
    }

    /// The tokens from one on and before another, as indexes; none where these cross, as they may in damaged text.
    @inlinable
    public func tokens(from first: Int, before end: Int) -> Range<Int> { first..<max(first, end) }

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

    /// From the first byte of its first token to the last byte of its last; empty where the node has no token.
    @inlinable
    public func range(ofNode node: Int) -> SourceRange {
        let node = nodes[node]
        let start = tokens[Int(node.firstToken)].start
        guard node.endToken > node.firstToken else { return SourceRange(start: start, end: start) }
        return SourceRange(start: start, end: tokens[Int(node.endToken) - 1].end)
    }

    /// The word of a node's last token.
    @inlinable
    public func word(ofNode node: Int) -> Word {
        let node = nodes[node]
        return node.endToken > node.firstToken ? tokens[Int(node.endToken) - 1].word : .none
    }

    /// What `range` says; a byte that is no UTF-8 stays itself.
    public func text(_ range: SourceRange) -> String {
        String(keeping: bytes[range])
    }

    public func text(ofNode node: Int) -> String { text(range(ofNode: node)) }

    public func text(ofToken token: Int) -> String { text(tokens[token].range) }

    /// A token's text without the back-ticks that let a keyword be a name.
    public func bytes(of token: Token) -> UnsafeBufferPointer<UInt8> {
        bytes[withoutBackTicks(token.range)]
    }

    /// Likewise.
    public func name(ofToken token: Int) -> String { text(withoutBackTicks(tokens[token].range)) }

    /// A node's text, likewise.
    public func name(ofNode node: Int) -> String { text(withoutBackTicks(range(ofNode: node))) }

    @inline(__always)
    private func withoutBackTicks(_ range: SourceRange) -> SourceRange {
        guard bytes[Int(range.start)] == UInt8(ascii: "`"), range.end - range.start > 2, bytes[Int(range.end) - 1] == UInt8(ascii: "`")
        else { return range }
        return SourceRange(start: range.start + 1, end: range.end - 1)
    }

    /// Compares without making a `String` of the token.
    public func token(_ token: Int, isSpelt spelling: StaticString) -> Bool {
        let range = tokens[token].range
        let count = spelling.utf8CodeUnitCount
        guard Int(range.end - range.start) == count else { return false }
        let start = Int(range.start)
        for offset in 0..<count where bytes[start + offset] != spelling.utf8Start[offset] { return false }
        return true
    }
}

/// A kept tree answers through its memory, too; whoever has many questions asks the view.
extension SyntaxTree {
    public func children(of node: Int) -> [Int] { withView { Array($0.children(of: node)) } }

    public func range(ofNode node: Int) -> SourceRange { withView { $0.range(ofNode: node) } }

    public func text(ofNode node: Int) -> String { withView { $0.text(ofNode: node) } }

    public func text(ofToken token: Int) -> String { withView { $0.text(ofToken: token) } }
}
