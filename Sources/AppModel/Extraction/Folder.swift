import Syntax

/// Folds a flat sequence of operands and operators by the precedences of the standard library.
struct Folder {
    enum Item {
        case operand(Expression)
        case prefix(String, SourceRange)
        /// `(Type *)value`
        case prefixCast(TypeReference, SourceRange)
        case attempt(Expression.AttemptStrength, SourceRange)
        case binary(String)
        case assignment
        /// Holds what stands between `?` and `:`.
        case ternary(Expression)
        case cast(Expression.CastStrength, TypeReference, SourceRange)
        case test(TypeReference, SourceRange)
    }

    private let items: [Item]
    private let empty: Expression
    private var index = 0

    init(items: [Item], empty: Expression) {
        self.items = items
        self.empty = empty
    }

    mutating func fold() -> Expression {
        if items.count == 1, case .operand(let operand) = items[0] { return operand }
        return sequence(.assignment)
    }

    /// The operands side by side, whatever stands between them.
    func operands() -> Expression {
        let operands = items.compactMap { item -> Expression? in
            switch item {
            case .operand(let operand), .ternary(let operand): operand
            case .prefix, .prefixCast, .attempt, .binary, .assignment, .cast, .test: nil
            }
        }
        return Expression(.other(operands), empty.range)
    }

    private enum Precedence: Int, Comparable {
        case assignment, ternary, disjunction, conjunction, comparison, coalescing, casting, range, addition, multiplication, shift

        static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
        var next: Precedence? { Precedence(rawValue: rawValue + 1) }

        init(of operation: String) {
            switch operation {
            case "||": self = .disjunction
            case "&&": self = .conjunction
            case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": self = .comparison
            case "??": self = .coalescing
            case "..<", "...": self = .range
            case "+", "-", "|", "^", "&+", "&-": self = .addition
            case "*", "/", "%", "&", "&*": self = .multiplication
            case "<<", ">>", "&<<", "&>>": self = .shift
            case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "??=": self = .assignment
            // Somebody's own operator; most sit near the comparisons.
            default: self = .comparison
            }
        }
    }

    private mutating func sequence(_ minimum: Precedence) -> Expression {
        var left = operand()
        while index < items.count {
            switch items[index] {
            case .operand, .prefix, .prefixCast, .attempt:
                // Two operands in a row: the text is damaged. What follows is kept aside.
                let right = operand()
                left = Expression(.other([left, right]), span(left, right))
            case .assignment:
                guard minimum <= .assignment else { return left }
                index += 1
                let value = sequence(.assignment)
                left = Expression(.assignment(target: left, operation: nil, value: value), span(left, value))
            case .binary(let operation):
                let precedence = Precedence(of: operation)
                guard minimum <= precedence else { return left }
                index += 1
                let isRightAssociative = precedence == .coalescing || precedence == .assignment
                let right = isRightAssociative ? sequence(precedence) : precedence.next.map { sequence($0) } ?? operand()
                let kind: Expression.Kind =
                    precedence == .assignment
                    ? .assignment(target: left, operation: String(operation.dropLast()), value: right) : .binary(left, operation, right)
                left = Expression(kind, span(left, right))
            case .ternary(let middle):
                guard minimum <= .ternary else { return left }
                index += 1
                let right = sequence(.ternary)
                left = Expression(.ternary(left, middle, right), span(left, right))
            case .cast(let strength, let type, let range):
                guard minimum <= .casting else { return left }
                index += 1
                left = Expression(.cast(left, strength, type), SourceRange(start: left.range.start, end: range.end))
            case .test(let type, let range):
                guard minimum <= .casting else { return left }
                index += 1
                left = Expression(.test(left, type), SourceRange(start: left.range.start, end: range.end))
            }
        }
        return left
    }

    private mutating func operand() -> Expression {
        guard index < items.count else { return empty }
        switch items[index] {
        case .operand(let operand):
            index += 1
            return operand
        case .prefix(let operation, let range):
            index += 1
            let value = operand()
            let whole = SourceRange(start: range.start, end: value.range.end)
            // `&value` hands the value over.
            return operation == "&" ? value : Expression(.prefix(operation, value), whole)
        case .prefixCast(let type, let range):
            index += 1
            let value = operand()
            return Expression(.cast(value, .certain, type), SourceRange(start: range.start, end: value.range.end))
        case .attempt(let strength, let range):
            // `try` covers everything to its right.
            index += 1
            let value = sequence(.assignment)
            return Expression(.attempt(strength, value), SourceRange(start: range.start, end: value.range.end))
        case .binary, .assignment, .ternary, .cast, .test:
            // An operator where a value belongs, as in `reduce(0, +)`.
            index += 1
            return empty
        }
    }

    private func span(_ left: Expression, _ right: Expression) -> SourceRange {
        SourceRange(start: left.range.start, end: max(left.range.end, right.range.end))
    }
}
