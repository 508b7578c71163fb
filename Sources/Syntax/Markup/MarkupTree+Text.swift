/// What a value or a text means, as opposed to how it is written.
extension MarkupTree {
    /// Entities are decoded, and white space is one blank a character.
    public func value(of attribute: Attribute) -> String {
        let (start, end) = (Int(attribute.value.start), Int(attribute.value.end))
        var decoder = MarkupTextDecoder(file.bytes)
        guard decoder.isAltered(start, end, blanksSpace: true) else { return file.text(attribute.value) }
        decoder.decode(start, end, blanksSpace: true)
        return decoder.text
    }

    /// The text in an element and in its CDATA sections, without that of its children.
    public func text(of element: Int) -> String {
        let content = elements[element].content
        let (start, end) = (Int(content.start), Int(content.end))
        var decoder = MarkupTextDecoder(file.bytes)
        guard decoder.isAltered(start, end, blanksSpace: false) else { return file.text(content) }
        var position = start
        for child in children(of: element) {
            decoder.decodeContent(position, min(Int(elements[child].name.start) - 1, end))
            position = min(self.end(of: child), end)
        }
        decoder.decodeContent(position, end)
        return decoder.text
    }

    /// Behind the end tag, if there is one.
    private func end(of element: Int) -> Int {
        let (name, end) = (elements[element].name, Int(elements[element].content.end))
        let endOfName = end + 2 + Int(name.end - name.start)
        guard endOfName < file.count, file.bytes[end] == UInt8(ascii: "<"), file.bytes[end + 1] == UInt8(ascii: "/"),
            file.bytes[(end + 2)..<endOfName].elementsEqual(file[name])
        else { return end }
        return file.bytes[endOfName..<file.count].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? file.count
    }
}

/// Collects the bytes that a text means.
private struct MarkupTextDecoder {
    private let bytes: [UInt8]
    private var decoded: [UInt8] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var text: String { String(keeping: decoded) }

    /// Whether the text means something else than its bytes say.
    func isAltered(_ start: Int, _ end: Int, blanksSpace: Bool) -> Bool {
        bytes[start..<end].contains { byte in
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\r"): true
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"): blanksSpace
            default: false
            }
        }
    }

    /// Text with comments, instructions and CDATA sections, and without elements.
    mutating func decodeContent(_ start: Int, _ end: Int) {
        var position = start
        while position < end {
            let angle = bytes[position..<end].firstIndex(of: UInt8(ascii: "<")) ?? end
            decode(position, angle, blanksSpace: false)
            guard angle < end else { return }
            if starts(with: "<![CDATA[", at: angle, end) {
                let close = self.position(of: "]]>", from: angle + 9, end)
                decodeLines(angle + 9, close)
                position = min(close + 3, end)
            } else if starts(with: "<!--", at: angle, end) {
                position = min(self.position(of: "-->", from: angle + 4, end) + 3, end)
            } else if starts(with: "<?", at: angle, end) {
                position = min(self.position(of: "?>", from: angle + 2, end) + 2, end)
            } else {
                position = angle + 1
            }
        }
    }

    mutating func decode(_ start: Int, _ end: Int, blanksSpace: Bool) {
        var position = start
        while position < end {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "&"):
                if let (scalar, next) = entity(position, end) {
                    decoded += Array(String(scalar).utf8)
                    position = next
                } else {
                    decoded.append(byte)
                }
            case UInt8(ascii: "\r"):
                if bytes[position] == UInt8(ascii: "\n"), position < end { position += 1 }
                decoded.append(blanksSpace ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                decoded.append(blanksSpace ? UInt8(ascii: " ") : byte)
            default:
                decoded.append(byte)
            }
        }
    }

    private mutating func decodeLines(_ start: Int, _ end: Int) {
        for position in start..<max(start, end) {
            if bytes[position] != UInt8(ascii: "\r") {
                decoded.append(bytes[position])
            } else if bytes[position + 1] != UInt8(ascii: "\n") || position + 1 == end {
                decoded.append(UInt8(ascii: "\n"))
            }
        }
    }

    /// - Parameter start: behind the ampersand.
    private func entity(_ start: Int, _ end: Int) -> (scalar: Unicode.Scalar, next: Int)? {
        // The longest has seven digits and two signs before them.
        guard let semicolon = bytes[start..<min(end, start + 10)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[start..<semicolon], as: UTF8.self)
        let scalar: Unicode.Scalar?
        switch name {
        case "amp": scalar = "&"
        case "lt": scalar = "<"
        case "gt": scalar = ">"
        case "quot": scalar = "\""
        case "apos": scalar = "'"
        default:
            if name.hasPrefix("#x") {
                scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if name.hasPrefix("#") {
                scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
            } else {
                scalar = nil
            }
        }
        return scalar.map { ($0, semicolon + 1) }
    }

    private func starts(with text: StaticString, at offset: Int, _ end: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= end else { return false }
        return text.withUTF8Buffer { buffer in buffer.indices.allSatisfy { bytes[offset + $0] == buffer[$0] } }
    }

    private func position(of text: StaticString, from start: Int, _ end: Int) -> Int {
        var offset = start
        while offset < end, !starts(with: text, at: offset, end) { offset += 1 }
        return offset
    }
}
