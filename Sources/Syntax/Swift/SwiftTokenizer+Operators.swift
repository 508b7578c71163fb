/// Operators, and which white space makes them prefix, postfix or binary.
extension SwiftTokenizer {
    @inline(__always)
    static func startsComment(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "/") && (bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*"))
    }

    /// The end of an operator that begins at `start`; a comment ends it early, and only a dotted one holds periods.
    static func endOfOperator(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ classes: UnsafePointer<ByteClass>, isDotted: Bool
    ) -> Int {
        var cursor = start + 1
        while true {
            let byte = bytes[cursor]
            if classes[Int(byte)].continuesOperator {
                if startsComment(bytes, cursor) { return cursor }
                cursor += 1
            } else if byte == UInt8(ascii: "."), isDotted {
                cursor += 1
            } else if byte >= 0x80 {
                let scalar = decode(bytes, cursor)
                guard isOperatorHead(scalar.value) || isOperatorContinuation(scalar.value) else { return cursor }
                cursor += scalar.length
            } else {
                return cursor
            }
        }
    }

    /// Where the operator that begins at `start` ends, and what it is by what stands around it.
    static func operatorRun(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ classes: UnsafePointer<ByteClass>, _ flags: UInt8, _ before: Tokens
    ) -> (end: Int, kind: Token.Kind) {
        let end = beforeGenericParameters(bytes, start, endOfOperator(bytes, start, classes, isDotted: false), before)
        return (end, operatorKind(bytes, start, end, flags))
    }

    /// In `func ==<T>(` the operator is `==`.
    static func beforeGenericParameters(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ before: Tokens
    ) -> Int {
        guard end - start > 1, bytes[end - 1] == UInt8(ascii: "<"), EightBytes.nameStops(EightBytes.load(bytes, end)) & 0x80 == 0
        else { return end }
        // In `func >=<T>(` the `>` is a token before.
        var index = before.count - 1
        while before[index].kind == .leftAngle || before[index].kind == .rightAngle { index -= 1 }
        return before[index].word == .func ? end - 1 : end
    }

    @inline(__always)
    static func isLeftBound(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ flags: UInt8) -> Bool {
        if flags & Token.Flags.spaceBefore.rawValue != 0 || start == 0 { return false }
        switch bytes[start - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        default:
            return true
        }
    }

    static func isRightBound(_ bytes: UnsafePointer<UInt8>, _ end: Int, isLeftBound: Bool) -> Bool {
        switch bytes[end] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x0B, 0x0C, 0,
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."):
            // The `^` of `x^.y` is postfix, that of `^.y` prefix.
            return !isLeftBound
        case UInt8(ascii: "/"):
            return !startsComment(bytes, end)
        case 0xC2:
            return bytes[end + 1] != 0xA0
        default:
            return true
        }
    }

    static func operatorKind(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ flags: UInt8) -> Token.Kind {
        let isLeftBound = isLeftBound(bytes, start, flags)
        let isRightBound = isRightBound(bytes, end, isLeftBound: isLeftBound)
        if end - start == 1, bytes[start] == UInt8(ascii: "&") {
            return isLeftBound || !isRightBound ? .binaryOperator : .ampersand
        }
        if end - start == 2, bytes[start + 1] == UInt8(ascii: ">"), bytes[start] == UInt8(ascii: "-") { return .arrow }
        if end - start == 2, bytes[start + 1] == UInt8(ascii: "/"), bytes[start] == UInt8(ascii: "*") { return .unknown }
        if isLeftBound == isRightBound { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    // MARK: Beyond ASCII

    enum BeyondASCII {
        case space(Int), name(Int), operatorRun(Int), unknown(Int)
    }

    static func beyondASCII(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ classes: UnsafePointer<ByteClass>) -> BeyondASCII {
        let scalar = decode(bytes, start)
        if scalar.value == 0xA0 { return .space(start + scalar.length) }
        if isOperatorHead(scalar.value) {
            return .operatorRun(endOfOperator(bytes, start + scalar.length - 1, classes, isDotted: false))
        }
        if isNameScalar(scalar.value), !isOperatorContinuation(scalar.value) {
            return .name(endOfName(bytes, start + scalar.length))
        }
        return .unknown(start + max(1, scalar.length))
    }

    static func isOperatorHead(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027,
            0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
            0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default:
            false
        }
    }

    private static func isOperatorContinuation(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
        default: false
        }
    }
}
