import Syntax

extension ObjectiveCExtractor {
    /// The type a `type` node spells, under Swift's names for scalars and without the star of an object. Empty where only the run time
    /// knows: `id`, `Class`, blocks, C pointers.
    ///
    /// - Parameter pointer: whether a star stands behind it, outside of the node.
    func typeReference(_ node: Int, pointer: Bool) -> TypeReference {
        typeReference(Int(tree.nodes[node].firstToken)..<Int(tree.nodes[node].endToken), pointer: pointer, range: tree.range(ofNode: node))
    }

    private func typeReference(_ tokens: Range<Int>, pointer: Bool, range: SourceRange) -> TypeReference {
        var words: [String] = []
        var arguments: [TypeReference] = []
        var stars = pointer ? 1 : 0
        var isNullable = false
        var isSigned = true
        var index = tokens.lowerBound
        let end = tokens.upperBound
        loop: while index < end {
            let token = tree.tokens[index]
            switch token.kind {
            case .identifier:
                switch token.word {
                case .unsigned: isSigned = false
                case .signed: break
                case .nullableQualifier, .oldNullable: isNullable = true
                case .typeof:
                    return TypeReference("", range: range)
                default:
                    if token.word.rawValue >= Word.typedef.rawValue, token.word.rawValue <= Word.outlet.rawValue { break }
                    let text = tree.text(ofToken: index)
                    if text == "nullable" {
                        isNullable = true
                    } else if text != "nonnull", text != "struct", text != "inout", text != "out" {
                        words.append(text)
                    }
                }
                index += 1
            case .leftAngle:
                let close = pastAngles(from: index, to: end)
                // Behind any other class these are protocols.
                if words.last.map(ObjectiveCType.generics.contains) == true { arguments = typeArguments(index..<close, range: range) }
                index = close
            case .binaryOperator:
                stars += 1
                index += 1
            case .leftParen:
                // A block or a function.
                return TypeReference("", range: range)
            default:
                index += 1
            }
        }
        let name = ObjectiveCType.name(words, isSigned: isSigned, stars: stars)
        var type = TypeReference(name, arguments: name.isEmpty ? [] : arguments, range: range)
        if isNullable, !type.name.isEmpty { type = .optional(type) }
        return type
    }

    /// The type of one variable: stars before its name count, brackets and blocks make it unknown.
    func type(_ node: Int, ofBinding binding: Int) -> TypeReference? {
        guard let pattern = tree.child(of: binding, .pattern) else { return nil }
        let before = tree.tokens(ofBinding: binding, before: pattern)
        if before.contains(where: { tree.tokens[$0].kind == .leftParen }) { return TypeReference("", range: tree.range(ofNode: node)) }
        if tree.child(of: binding, .tokens) != nil { return nil }
        let hasStar = before.contains { tree.tokens[$0].kind == .binaryOperator }
        let isNullable = before.contains { tree.tokens[$0].word == .nullableQualifier || tree.tokens[$0].word == .oldNullable }
        let type = typeReference(node, pointer: hasStar)
        guard !type.name.isEmpty else { return nil }
        return isNullable && !type.isOptional ? .optional(type) : type
    }

    /// What stands between angle brackets, these included; none where the text does not tell one of them.
    private func typeArguments(_ tokens: Range<Int>, range: SourceRange) -> [TypeReference] {
        var arguments: [TypeReference] = []
        var depth = 0
        var start = tokens.lowerBound + 1
        for index in tokens {
            switch tree.tokens[index].kind {
            case .leftAngle: depth += 1
            case .rightAngle: depth -= 1
            default: break
            }
            guard depth == 0 || depth == 1 && tree.tokens[index].kind == .comma else { continue }
            arguments.append(typeReference(start..<index, pointer: false, range: range))
            start = index + 1
        }
        return arguments.allSatisfy { !$0.name.isEmpty } ? arguments : []
    }

    private func pastAngles(from start: Int, to end: Int) -> Int {
        var depth = 0
        var index = start
        while index < end {
            if tree.tokens[index].kind == .leftAngle { depth += 1 }
            if tree.tokens[index].kind == .rightAngle { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return end
    }
}

/// C's types under Swift's names.
enum ObjectiveCType {
    /// The classes of Foundation that are written with what they hold.
    static let generics: Set<String> = [
        "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSDictionary", "NSMutableDictionary",
    ]

    static func name(_ words: [String], isSigned: Bool, stars: Int) -> String {
        let isScalar: String? =
            switch words.last ?? "int" {
            case "BOOL", "bool", "_Bool", "Boolean": "Bool"
            case "char" where isSigned: "Int8"
            case "char": "UInt8"
            case "short": isSigned ? "Int16" : "UInt16"
            case "int" where words.contains("short"): isSigned ? "Int16" : "UInt16"
            case "int" where words.contains("long"): isSigned ? "Int" : "UInt"
            case "int": isSigned ? "Int32" : "UInt32"
            case "long": isSigned ? (words.count > 1 ? "Int64" : "Int") : (words.count > 1 ? "UInt64" : "UInt")
            case "float": "Float"
            case "double": "Double"
            case "NSUInteger", "size_t": "UInt"
            case "int8_t": "Int8"
            case "int16_t": "Int16"
            case "int32_t", "SInt32": "Int32"
            case "int64_t": "Int64"
            case "uint8_t": "UInt8"
            case "uint16_t": "UInt16"
            case "uint32_t": "UInt32"
            case "uint64_t": "UInt64"
            case "NSInteger", "CGFloat", "NSTimeInterval": words.last
            default: nil
            }
        if let isScalar { return stars == 0 ? isScalar : "" }
        switch words.last {
        case "id", "Class", "void", "SEL", "auto", nil: return ""
        case "instancetype": return "Self"
        case let name?: return stars > 1 ? "" : name
        }
    }
}
