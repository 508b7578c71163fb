/// A file's tokens, asked for by index, which is how parsers look ahead and back.
///
/// What stands before the first token or behind the last is an `endOfFile`. To look one token back or a few ahead is always allowed;
/// an index further out is a fault of ours, which stops a debug build and else reads as `endOfFile`, never as memory of somebody else.
public struct Tokens {
    @usableFromInline let start: UnsafePointer<Token>
    /// How many there are, the `endOfFile` included where all of the file has been read.
    public let count: Int

    @inlinable
    init(_ start: UnsafePointer<Token>, count: Int) {
        self.start = start
        self.count = count
    }

    @inlinable
    init(_ buffer: UnsafeBufferPointer<Token>) {
        // Of no token at all there is no address.
        self.init(buffer.baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<Token>.alignment)!, count: buffer.count)
    }

    @inlinable
    public subscript(index: Int) -> Token {
        @inline(__always) get {
            if UInt(bitPattern: index) < UInt(bitPattern: count) { return start[index] }
            return beyond(index)
        }
    }

    /// The last one, or an `endOfFile` where there is none.
    @inlinable public var last: Token { self[count - 1] }

    @usableFromInline
    @inline(never)
    func beyond(_ index: Int) -> Token {
        assert(
            index >= -1 && index <= count + Workspace.lookahead,
            "a token was asked for that is \(index < 0 ? -index : index - count) away from all")
        let end = count > 0 ? start[count - 1].end : 0
        return Token(kind: .endOfFile, flags: [], word: .none, start: end, end: end)
    }
}
