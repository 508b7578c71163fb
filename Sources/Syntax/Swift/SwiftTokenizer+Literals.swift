/// How a string literal opens and closes.
struct StringDelimiter {
    var pounds: Int
    var isMultiline: Bool

    /// Of the opening and of the closing, quotes and pounds.
    var length: Int { pounds + (isMultiline ? 3 : 1) }

    /// Nil where `#`s open no string.
    init?(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) {
        var cursor = start
        while bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
        guard bytes[cursor] == UInt8(ascii: "\"") else { return nil }
        pounds = cursor - start
        isMultiline = bytes[cursor + 1] == UInt8(ascii: "\"") && bytes[cursor + 2] == UInt8(ascii: "\"")
        guard isMultiline, pounds > 0 else { return }
        // `#"""#` is a quote inside a string of one line.
        cursor += 1
        while cursor < count, bytes[cursor] != UInt8(ascii: "\n"), bytes[cursor] != UInt8(ascii: "\r") {
            if bytes[cursor] == UInt8(ascii: "\""), Self.hasPounds(bytes, cursor + 1, pounds) {
                isMultiline = false
                return
            }
            cursor += 1
        }
    }

    static func hasPounds(_ bytes: UnsafePointer<UInt8>, _ offset: Int, _ pounds: Int) -> Bool {
        for index in 0..<pounds where bytes[offset + index] != UInt8(ascii: "#") { return false }
        return true
    }
}

extension SwiftTokenizer {
    struct SegmentStop {
        enum Reason { case closed, interpolation, unterminated }
        var offset: Int
        var reason: Reason
    }

    /// Where the text of a literal stops: at its closing quotes, at the backslash of an interpolation, or without either.
    static func endOfSegment(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ delimiter: StringDelimiter) -> SegmentStop {
        var cursor = start
        while true {
            let chunk = EightBytes.load(bytes, cursor)
            let ends =
                EightBytes.matches(chunk, 0x2222_2222_2222_2222) | EightBytes.matches(chunk, 0x5C5C_5C5C_5C5C_5C5C)
                | EightBytes.matches(chunk, 0x0A0A_0A0A_0A0A_0A0A) | EightBytes.matches(chunk, 0x0D0D_0D0D_0D0D_0D0D)
            if ends == 0 {
                cursor += 8
                if cursor >= count { return SegmentStop(offset: count, reason: .unterminated) }
                continue
            }
            cursor += EightBytes.index(ends)
            switch bytes[cursor] {
            case UInt8(ascii: "\""):
                if delimiter.isMultiline, bytes[cursor + 1] != UInt8(ascii: "\"") || bytes[cursor + 2] != UInt8(ascii: "\"") {
                    cursor += 1
                } else if delimiter.pounds > 0,
                    !StringDelimiter.hasPounds(bytes, cursor + (delimiter.isMultiline ? 3 : 1), delimiter.pounds)
                {
                    cursor += 1
                } else {
                    return SegmentStop(offset: cursor, reason: .closed)
                }
            case UInt8(ascii: "\\"):
                guard delimiter.pounds == 0 || StringDelimiter.hasPounds(bytes, cursor + 1, delimiter.pounds) else {
                    cursor += 1
                    continue
                }
                let escaped = cursor + 1 + delimiter.pounds
                if bytes[escaped] == UInt8(ascii: "(") { return SegmentStop(offset: cursor, reason: .interpolation) }
                cursor = escaped
                if bytes[escaped] == UInt8(ascii: "\"") || bytes[escaped] == UInt8(ascii: "\\") { cursor += 1 }
            default:
                guard delimiter.isMultiline else { return SegmentStop(offset: cursor, reason: .unterminated) }
                cursor += 1
            }
        }
    }

    /// A letter that follows without a space belongs to the number, as in `0xFFu8`: one bad token is better than two.
    static func endOfNumber(_ bytes: UnsafePointer<UInt8>, _ start: Int, afterPeriod: Bool) -> (end: Int, isFloat: Bool) {
        func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
        func isHexDigit(_ byte: UInt8) -> Bool {
            isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
        }
        func endOfExponent(_ cursor: Int) -> Int? {
            let sign = bytes[cursor + 1]
            let digits = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? cursor + 2 : cursor + 1
            return isDigit(bytes[digits]) ? endOfName(bytes, digits) : nil
        }

        if afterPeriod {
            var cursor = start
            while isDigit(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "_") { cursor += 1 }
            return (cursor, false)
        }
        if bytes[start] == UInt8(ascii: "0"), bytes[start + 1] == UInt8(ascii: "x") {
            var cursor = start + 2
            while isHexDigit(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "_") { cursor += 1 }
            let integerEnd = endOfName(bytes, cursor)
            if bytes[cursor] == UInt8(ascii: "."), isHexDigit(bytes[cursor + 1]) {
                cursor += 1
                while isHexDigit(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "_") { cursor += 1 }
            }
            // Without an exponent the period is that of a member: `0xff.description`.
            if bytes[cursor] | 0x20 == UInt8(ascii: "p"), let end = endOfExponent(cursor) { return (end, true) }
            return (integerEnd, false)
        }
        if bytes[start] == UInt8(ascii: "0"), bytes[start + 1] == UInt8(ascii: "b") || bytes[start + 1] == UInt8(ascii: "o") {
            return (endOfName(bytes, start), false)
        }
        var cursor = start
        var isFloat = false
        while isDigit(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "_") { cursor += 1 }
        if bytes[cursor] == UInt8(ascii: "."), isDigit(bytes[cursor + 1]) {
            isFloat = true
            cursor += 1
            while isDigit(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "_") { cursor += 1 }
        }
        if bytes[cursor] | 0x20 == UInt8(ascii: "e"), let end = endOfExponent(cursor) { return (end, true) }
        return (endOfName(bytes, cursor), isFloat)
    }

    // MARK: Regular expressions

    /// Whether a value may end with this token, so that a `/` after it divides.
    static func endsOperand(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier:
            !token.word.isReserved || token.word == .selfValue || token.word == .selfType || token.word == .superValue
                || token.word == .nilValue || token.word == .true || token.word == .false || token.word == .anyType
        case .dollarIdentifier, .placeholder, .integer, .float, .string, .stringEnd, .regex, .rightParen, .rightBracket, .rightBrace,
            .postfixOperator, .postfixQuestion, .postfixExclamation, .underscore, .rightAngle:
            true
        default:
            false
        }
    }

    /// The end of `/…/`, or nil where the slash is an operator.
    static func endOfRegex(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int? {
        var cursor = start + 1
        switch bytes[cursor] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "="): return nil
        default: break
        }
        var groups = 0
        var isClass = false
        while cursor < count {
            switch bytes[cursor] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return nil
            case UInt8(ascii: "\\"):
                cursor += 1
                if bytes[cursor] == UInt8(ascii: "\n") || bytes[cursor] == UInt8(ascii: "\r") { return nil }
            case UInt8(ascii: "["):
                isClass = true
            case UInt8(ascii: "]"):
                isClass = false
            case UInt8(ascii: "(") where !isClass:
                groups += 1
            case UInt8(ascii: ")") where !isClass:
                groups -= 1
                if groups < 0 { return nil }
            case UInt8(ascii: "/"):
                let isSpaced = bytes[cursor - 1] == UInt8(ascii: " ") || bytes[cursor - 1] == UInt8(ascii: "\t")
                return cursor == start + 1 || isSpaced && bytes[cursor - 2] != UInt8(ascii: "\\") ? nil : cursor + 1
            default:
                break
            }
            cursor += 1
        }
        return nil
    }

    /// The end of `#/…/#`, or nil. With a line end after the opening it may span lines.
    static func endOfExtendedRegex(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int? {
        var cursor = start
        while bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
        let pounds = cursor - start
        guard bytes[cursor] == UInt8(ascii: "/") else { return nil }
        cursor += 1
        var afterSpaces = cursor
        while bytes[afterSpaces] == UInt8(ascii: " ") || bytes[afterSpaces] == UInt8(ascii: "\t") { afterSpaces += 1 }
        let isMultiline = bytes[afterSpaces] == UInt8(ascii: "\n") || bytes[afterSpaces] == UInt8(ascii: "\r")
        while cursor < count {
            switch bytes[cursor] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard isMultiline else { return nil }
            case UInt8(ascii: "\\") where bytes[cursor + 1] != UInt8(ascii: "\n") && bytes[cursor + 1] != UInt8(ascii: "\r"):
                cursor += 1
            case UInt8(ascii: "/"):
                if StringDelimiter.hasPounds(bytes, cursor + 1, pounds) { return cursor + 1 + pounds }
            default:
                break
            }
            cursor += 1
        }
        return nil
    }
}
