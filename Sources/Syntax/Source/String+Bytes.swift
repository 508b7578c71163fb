extension String {
    /// A text of a file, whatever its encoding: a byte that is no UTF-8, such as the `ö` of Latin-1, stays itself and is written `\xF6`,
    /// so that two texts that differ stay two.
    public init(keeping bytes: some BidirectionalCollection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // Nearly every text is ASCII, and of the others nearly every one is well formed.
        guard bytes.reduce(0, |) >= 0x80, unicodeScalars.contains("\u{FFFD}") else { return }
        self = ""
        var rest = bytes[...]
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            var iterator = rest.makeIterator()
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar):
                unicodeScalars.append(Unicode.UTF8.decode(scalar))
                rest = rest.dropFirst(scalar.count)
            case .error(let length):
                for byte in rest.prefix(length) { self += "\\x" + String(byte, radix: 16, uppercase: true) }
                rest = rest.dropFirst(length)
            case .emptyInput:
                return
            }
            parser = Unicode.UTF8.ForwardParser()
        }
    }
}
