extension String {
    /// `Page` of `Reader.Page`.
    var lastComponent: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
    }

    var lowercasedASCII: String {
        String(decoding: utf8.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    // The standard library's own come with its regular expressions, which weigh a megabyte in a program that is linked statically.

    public func contains(_ part: String) -> Bool {
        let needle = Array(part.utf8)
        let bytes = Array(utf8)
        guard needle.count <= bytes.count else { return false }
        return (0...(bytes.count - needle.count)).contains { bytes[$0...].starts(with: needle) }
    }

    /// With another text wherever a part of it stands, from left to right.
    public func replacing(_ part: String, with other: String) -> String {
        let needle = Array(part.utf8)
        let bytes = Array(utf8)
        guard !needle.isEmpty else { return self }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: needle) {
                result += other.utf8
                index += needle.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
