extension String {
    /// `Page` of `Reader.Page`.
    var lastComponent: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
    }

    var lowercasedASCII: String {
        String(decoding: utf8.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    func contains(_ part: String) -> Bool {
        let needle = Array(part.utf8)
        let bytes = Array(utf8)
        guard needle.count <= bytes.count else { return false }
        return (0...(bytes.count - needle.count)).contains { bytes[$0...].starts(with: needle) }
    }
}
