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
        var (text, part) = (self, part)
        return text.withUTF8 { text in part.withUTF8 { String.offset(of: $0, in: text, from: 0) } } != nil
    }

    /// With another text wherever a part of it stands, from left to right.
    public func replacing(_ part: String, with other: String) -> String {
        guard !part.isEmpty else { return self }
        var (text, part) = (self, part)
        return text.withUTF8 { text in
            part.withUTF8 { part in
                var result: [UInt8] = []
                var end = 0
                while let start = String.offset(of: part, in: text, from: end) {
                    result += text[end..<start]
                    result += other.utf8
                    end = start + part.count
                }
                return end == 0 && result.isEmpty ? self : String(decoding: result + text[end...], as: UTF8.self)
            }
        }
    }

    /// Where a part first stands, from an offset on.
    private static func offset(of part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        // Pointers, since checked bytes of generic buffers take ten times as long in a build that is not optimized, as that of the tests.
        guard let bytes = text.baseAddress, let needle = part.baseAddress, !part.isEmpty else { return part.isEmpty ? start : nil }
        let (first, count, last) = (needle[0], part.count, text.count - part.count)
        var offset = start
        while offset <= last {
            if bytes[offset] == first {
                var length = 1
                while length < count, bytes[offset + length] == needle[length] { length += 1 }
                if length == count { return offset }
            }
            offset += 1
        }
        return nil
    }
}
