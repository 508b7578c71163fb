/// Names with anything in them that Unicode allows.
extension Tokenizer {
    /// The end of the name some of which stands before `offset`.
    static func endOfName(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> Int {
        var cursor = offset
        while true {
            let stops = EightBytes.nameStops(EightBytes.load(bytes, cursor))
            if stops == 0 {
                cursor += 8
                continue
            }
            cursor += EightBytes.index(stops)
            if bytes[cursor] == UInt8(ascii: "$") {
                cursor += 1
                continue
            }
            guard bytes[cursor] >= 0x80 else { return cursor }
            let scalar = decode(bytes, cursor)
            guard isNameScalar(scalar.value) else { return cursor }
            cursor += scalar.length
        }
    }

    /// A scalar outside ASCII; of an ill-formed one the value is zero.
    static func decode(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> (value: UInt32, length: Int) {
        func tail(_ index: Int) -> UInt32? {
            let byte = bytes[offset + index]
            return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
        }
        let head = UInt32(bytes[offset])
        switch head {
        case 0xC2...0xDF:
            if let second = tail(1) { return ((head & 0x1F) << 6 | second, 2) }
        case 0xE0...0xEF:
            if let second = tail(1), let third = tail(2) {
                let value = (head & 0x0F) << 12 | second << 6 | third
                if value >= 0x800, !(0xD800...0xDFFF).contains(value) { return (value, 3) }
            }
        case 0xF0...0xF4:
            if let second = tail(1), let third = tail(2), let fourth = tail(3) {
                let value = (head & 0x07) << 18 | second << 12 | third << 6 | fourth
                if (0x10000...0x10FFFF).contains(value) { return (value, 4) }
            }
        default:
            break
        }
        return (0, 1)
    }

    static func isNameScalar(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F, 0x2040, 0x2054, 0x2060...0x218F,
            0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
            0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFEFE, 0xFF00...0xFFFD:
            true
        case 0x10000...0xEFFFD:
            scalar & 0xFFFF < 0xFFFE
        default:
            false
        }
    }
}
