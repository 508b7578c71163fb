import Syntax

extension ActivityTypeWalk {
    // MARK: Conditions

    /// All have to hold, and what stands behind one that does not is not asked.
    mutating func truth(of conditions: [Statement.Condition], matching subject: Told? = nil) -> Truth {
        var truth = Truth.yes
        for condition in conditions {
            if truth == .no {
                for expression in condition.expressions { skipped.append(expression.range) }
                continue
            }
            switch self.truth(of: condition, matching: subject) {
            case .yes: continue
            case .no: truth = .no
            case .maybe: truth = .maybe
            }
        }
        return truth
    }

    private mutating func truth(of condition: Statement.Condition, matching subject: Told?) -> Truth {
        switch condition {
        case .expression(let expression): return truth(of: expression)
        case .binding(let name, _, let value): return bind(name, to: value)
        case .pattern(let patterns, let names, let value):
            guard let told = value.map({ told(by: $0) }) ?? subject, names.isEmpty else {
                if let value { visit(value) }
                for pattern in patterns { visit(pattern) }
                return .maybe
            }
            let answers = patterns.map { compare(told, with: $0) }
            if answers.contains(.yes) { return .yes }
            return answers.allSatisfy { $0 == .no } ? .no : .maybe
        case .availability, .compilation: return .maybe
        }
    }

    mutating func truth(of expression: Expression) -> Truth {
        switch expression.kind {
        case .tuple(let parts) where parts.count == 1:
            return truth(of: parts[0].value)
        case .prefix("!", let base):
            return truth(of: base).negated
        case .binary(let left, "&&", let right):
            let first = truth(of: left)
            if first == .no {
                skipped.append(right.range)
                return .no
            }
            let second = truth(of: right)
            return second == .no ? .no : first == .yes ? second : .maybe
        case .binary(let left, "||", let right):
            let first = truth(of: left)
            if first == .yes {
                skipped.append(right.range)
                return .yes
            }
            let second = truth(of: right)
            return second == .yes ? .yes : first == .no ? second : .maybe
        case .binary(let left, "==", let right):
            return truth(of: left, equals: right) ?? visited(expression)
        case .binary(let left, "!=", let right):
            return truth(of: left, equals: right)?.negated ?? visited(expression)
        case .call(let call):
            return truth(of: call) ?? visited(expression)
        default:
            return visited(expression)
        }
    }

    private mutating func visited(_ expression: Expression) -> Truth {
        visit(expression)
        return .maybe
    }

    mutating func truth(of left: Expression, equals right: Expression) -> Truth? {
        if let told = told(by: left) { return compare(told, with: right) }
        if let told = told(by: right) { return compare(told, with: left) }
        return nil
    }

    mutating func truth(of call: Call) -> Truth? {
        guard let receiver = call.receiver, let argument = call.arguments.first?.value, call.arguments.count == 1 else { return nil }
        switch call.name {
        case "isEqualToString", "isEqual", "isEqualTo":
            return truth(of: receiver, equals: argument)
        case "hasPrefix", "hasSuffix":
            guard case .type? = told(by: receiver) else { return nil }
            guard let part = questions.string(argument).text else { return .maybe }
            asked.append((.text(part), argument.range))
            guard let type else { return .maybe }
            return met((call.name == "hasPrefix" ? type.hasPrefix(part) : type.hasSuffix(part)) ? .yes : .no)
        case "contains", "containsObject":
            guard case .array(let elements) = receiver.core.kind, let told = told(by: argument) else { return nil }
            let answers = elements.map { compare(told, with: $0) }
            return answers.contains(.yes) ? .yes : answers.allSatisfy { $0 == .no } ? .no : .maybe
        default:
            return nil
        }
    }

    // MARK: Types

    /// Whether an expression is the activity's type, or the case of an enum that stands for it.
    mutating func told(by expression: Expression) -> Told? {
        let value = expression.core
        switch value.kind {
        case .member(let base, let name) where name.text == "activityType" && questions.isActivity(base.core):
            understood.insert(value.range)
            return .type
        case .name(let name):
            return tellers[name]
        case .call(let call):
            guard call.arguments.count == 1, call.arguments[0].label == "rawValue", let owner = questions.enumeration(call),
                case .type? = told(by: call.arguments[0].value)
            else { return nil }
            // `Kind(rawValue: activity.activityType)!`
            if case .forced = expression.kind, hasCase(owner, at: value.range) == .no, !crashes.contains(expression.range) {
                crashes.append(expression.range)
            }
            return .enumeration(owner)
        default:
            return nil
        }
    }

    private mutating func compare(_ told: Told, with pattern: Expression) -> Truth {
        if pattern.isNil {
            // `case nil` of `switch Kind(rawValue: activity.activityType)`.
            guard case .enumeration(let owner) = told else { return .no }
            return hasCase(owner, at: pattern.range).negated
        }
        switch told {
        case .type:
            let string = questions.string(pattern)
            asked.append((string, pattern.range))
            guard let type else { return .maybe }
            switch string {
            case .text(let text): return met(text == type ? .yes : .no)
            case .constant(let name): return UIKit.activityTypes.contains(name) ? .no : .maybe
            case .pattern(let pattern): return pattern.matches(type) ? .maybe : .no
            case .unknown: return .maybe
            }
        case .enumeration(let owner):
            guard let name = pattern.core.caseName else { return .maybe }
            let cases = owner.declarations.flatMap(\.fact.cases)
            guard let fact = cases.first(where: { $0.name == name }), let text = questions.program.rawValue(of: fact, in: owner).text else {
                return .maybe
            }
            asked.append((.text(text), pattern.range))
            guard let type else { return .maybe }
            return met(text == type ? .yes : .no)
        }
    }

    private mutating func met(_ truth: Truth) -> Truth {
        if truth == .yes { isMet = true }
        return truth
    }

    /// Whether an enum has a case for the type.
    /// - Parameter isMeant: whether that is all that is asked about the type.
    mutating func hasCase(_ owner: Type, at range: SourceRange, isMeant: Bool = true) -> Truth {
        let values = owner.declarations.flatMap(\.fact.cases).map { questions.program.rawValue(of: $0, in: owner) }
        if let first = values.first { asked.append((first, range)) }
        guard let type, !values.isEmpty, values.allSatisfy({ $0.text != nil }) else { return .maybe }
        let truth: Truth = values.contains(.text(type)) ? .yes : .no
        return isMeant ? met(truth) : truth
    }

    // MARK: Locals

    @discardableResult
    mutating func bind(_ name: String, to value: Expression) -> Truth {
        if let told = told(by: value) {
            // Which of two locals of one name is meant is not told apart.
            if others.contains(name) { leak = leak ?? value.range }
            tellers[name] = told
            guard case .enumeration(let owner) = told else { return .maybe }
            // That it has a case says nothing of what becomes of that one.
            return hasCase(owner, at: value.range, isMeant: false)
        }
        others.insert(name)
        if tellers[name] != nil { leak = leak ?? value.range }
        if let content = content(of: value) {
            contents.insert(name)
            understood.insert(content)
        } else {
            visit(value)
        }
        return .maybe
    }

    /// Where content is asked for, of an expression that is nothing else: `activity.userInfo?["page"] as? Int`.
    private func content(of expression: Expression) -> SourceRange? {
        let value = expression.core
        switch value.kind {
        case .member(let base, _):
            if questions.isActivity(base.core) { return value.range }
            return content(of: base)
        case .element(let base, let arguments):
            guard arguments.allSatisfy({ content(of: $0.value) == nil }) else { return nil }
            return content(of: base)
        case .name(let name):
            return contents.contains(name) ? value.range : nil
        case .binary(let first, "??", let second):
            switch second.core.kind {
            case .dictionary, .array, .string, .integer, .boolean: return content(of: first)
            default: return nil
            }
        default:
            return nil
        }
    }
}

extension ActivityTypeWalk.Truth {
    fileprivate var negated: Self {
        switch self {
        case .yes: .no
        case .no: .yes
        case .maybe: .maybe
        }
    }
}

extension Expression {
    /// `.page`, `Kind.page`.
    fileprivate var caseName: String? {
        switch kind {
        case .implicitMember(let name): name
        case .member(_, let name): name.text
        default: nil
        }
    }
}
