import Syntax

/// A type that activities are asked for and that none has, while another has it but for a slip of the finger.
public struct MisspeltActivityType: Sendable {
    /// What is asked for.
    public let type: String
    /// Where it is compared with an activity's.
    public let location: Location
    public let function: Function
    /// The type that there is, and where an activity gets it.
    public let made: String
    public let makes: Location
}

/// A type that Info.plist has in other capitals.
public struct TypeInOtherCapitals: Sendable {
    public let type: String
    /// What an activity gets it from, or is asked for it by.
    public let function: Function
    public let range: SourceRange
    /// What the list has instead, and where.
    public let entry: String
    public let listed: Location
}

extension App {
    /// Every such type, in path order. It differs from one that the app gives an activity in capitals alone, or in a letter or two where
    /// nobody asks for that one. Only in apps all of whose activities have types that the text tells.
    public func misspeltActivityTypes(_ silences: inout Silences) -> [MisspeltActivityType] {
        let asked = askedActivityTypes()
        guard !asked.isEmpty else { return [] }
        let made = madeActivityTypes()
        return asked.compactMap { question -> MisspeltActivityType? in
            let unit = program.unit(of: question.function)
            guard let type = question.type.text, program.unitsWithApp.contains(unit), !made.contains(where: { $0.type == question.type }),
                !program.infoPlists(ofAppsInUnit: unit).contains(where: { $0.facts.lists(activityType: type) })
            else { return nil }
            let own = made.filter { program.unit(of: $0.function) == unit }
            let meant =
                own.first { $0.type.text.map(type.differsInCapitals) ?? false }
                ?? own.first { answer in
                    guard let text = answer.type.text, type.differsInLetters(from: text) else { return false }
                    return !asked.contains { program.unit(of: $0.function) == unit && $0.type.mayEqual(answer.type) }
                }
            guard let meant, let text = meant.type.text else { return nil }
            let unknown = made.first { $0.type.isNamedElsewhere || $0.type.mayEqual(question.type) }
            let doubt = unknown.map { Silence(.builtActivityType, at: $0.function.location($0.range), about: $0.function.symbol) }
            if silences.note(doubt) || silences.note(program.silence(onCodeOf: unit)) { return nil }
            return MisspeltActivityType(
                type: type, location: question.function.location(question.range), function: question.function, made: text,
                makes: meant.function.location(meant.range))
        }
    }

    /// The types that activities are made with or asked for, and that Info.plist has in other capitals only, each once for its app.
    public func activityTypesListedInOtherCapitals() -> [TypeInOtherCapitals] {
        let used = (madeActivityTypes() + askedActivityTypes()).filter { $0.type.text != nil }
        var told: [Int: Set<String>] = [:]
        return used.compactMap { use in
            let unit = program.unit(of: use.function)
            let lists = program.infoPlists(ofAppsInUnit: unit)
            guard let type = use.type.text, !lists.contains(where: { $0.facts.lists(activityType: type) }),
                let (path, entry) = lists.lazy.flatMap({ list in (list.facts.activityTypes ?? []).map { (list.path, $0) } })
                    .first(where: { type.differsInCapitals(from: $0.1.value) }),
                !used.contains(where: { $0.type.text == entry.value && program.unit(of: $0.function) == unit }),
                told[unit, default: []].insert(type).inserted
            else { return nil }
            let listed = Location(path: path, range: entry.range)
            return TypeInOtherCapitals(type: type, function: use.function, range: use.range, entry: entry.value, listed: listed)
        }
    }

    typealias ActivityType = (type: StringValue, function: Function, range: SourceRange)

    /// What activities are made with, also by SwiftUI's modifier.
    func madeActivityTypes() -> [ActivityType] {
        program.functions(mentioningAnyOf: ["NSUserActivity", "userActivity"]).filter { !program.isTest($0) }.flatMap { function in
            sites(in: function).compactMap { site -> ActivityType? in
                guard let call = site.call else { return nil }
                let place = Place(site, in: function)
                let named = call.name == "userActivity" ? call.firstUnlabelled : call.argument("activityType")
                guard let named else { return nil }
                return (string(named, at: place), function, named.range)
            }
        }
    }

    /// What the types of activities are compared with, looked for in, or made a case of.
    /// - Parameter isForCases: whether a function that makes a case of a type counts as asking for those of all cases.
    func askedActivityTypes(_ isForCases: (Function) -> Bool = { _ in true }) -> [ActivityType] {
        program.functions(mentioningAnyOf: ["activityType", "onContinueUserActivity"]).filter { !program.isTest($0) }.flatMap { function in
            let place = Place(function, nil)
            let questions = ActivityTypeQuestions(tellers: tellersOfActivityTypes(in: function))
            let expressions = isForCases(function) ? function.body.flatMap(\.expressions) : []
            let cases = expressions.flatMap { typesOfCases(askedIn: $0, questions, at: place) }
            return function.body.flatMap(questions.compared(in:)).map { (type: string($0, at: place), function: function, range: $0.range) }
                + cases.map { (type: $0.type, function: function, range: $0.range) }
        }
    }

    /// Locals that hold an activity's type, and nothing else anywhere in a function.
    private func tellersOfActivityTypes(in function: Function) -> Set<String> {
        var tellers: Set<String> = []
        var others = Set(function.fact.parameters.map(\.name))
        func note(_ name: String, _ value: Expression?) {
            if value?.core.isActivityType ?? false { tellers.insert(name) } else { others.insert(name) }
        }
        for site in sites(in: function) {
            switch site.kind {
            case .local(let local): note(local.name, local.value)
            case .assignment(let target, _, let value): if let name = target.plainName { note(name, value) }
            default: break
            }
            for case .arm(_, _, _, let conditions) in site.steps {
                for case .binding(let name, _, let value) in conditions { note(name, value) }
            }
        }
        return tellers.subtracting(others)
    }

    /// `Kind(rawValue: activity.activityType)` asks for the type of each case.
    private func typesOfCases(
        askedIn expression: Expression, _ questions: ActivityTypeQuestions, at place: Place
    ) -> [(type: StringValue, range: SourceRange)] {
        var found: [(type: StringValue, range: SourceRange)] = []
        _ = expression.contains { part in
            guard case .call(let call) = part.kind, call.arguments.count == 1, let value = call.argument("rawValue"),
                questions.isType(value), case .project(let owner)? = createdType(call, at: place), owner.kind == .enumeration
            else { return false }
            found += program.rawValues(of: owner).map { ($0, part.range) }
            return false
        }
        return found
    }
}

extension Silence.Reason {
    static let builtActivityType = Silence.Reason(
        "activity type that is put together when the app runs, or whose value is not in the sources")
}

extension StringValue {
    /// A constant whose value is out of sight.
    fileprivate var isNamedElsewhere: Bool { if case .constant = self { true } else { false } }
}

extension String {
    fileprivate func differsInCapitals(from other: String) -> Bool { self != other && lowercased() == other.lowercased() }

    /// A letter or two are changed, added or left out. Digits tell versions apart.
    fileprivate func differsInLetters(from other: String) -> Bool {
        guard utf8.count >= 8, filter(\.isNumber) == other.filter(\.isNumber) else { return false }
        let (own, others) = (Array(utf8), Array(other.utf8))
        let start = zip(own, others).prefix { $0 == $1 }.count
        let end = zip(own.dropFirst(start).reversed(), others.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        return max(own.count, others.count) - start - end <= 2
    }
}

/// How a function asks what type an activity has.
private struct ActivityTypeQuestions {
    /// Locals that hold it.
    let tellers: Set<String>

    func isType(_ expression: Expression) -> Bool {
        let value = expression.core
        if case .name(let name) = value.kind { return tellers.contains(name) }
        return value.isActivityType
    }

    /// What a `switch` over it compares it with, and what `==`, `isEqualToString:` and `contains` do.
    func compared(in statement: Statement) -> [Expression] {
        var found: [Expression] = []
        for expression in statement.expressions {
            _ = expression.contains { part in
                found += compared(by: part)
                return false
            }
        }
        return found + patterns(in: statement)
    }

    private func patterns(in statement: Statement) -> [Expression] {
        switch statement.kind {
        case .branch(let branch):
            let isOverType = branch.kind == .selection && branch.subject.map(isType) ?? false
            return branch.arms.flatMap { arm in
                (isOverType ? arm.conditions.flatMap(\.patterns) : []) + arm.body.flatMap(patterns(in:))
            }
        case .guarded(_, let body), .deferred(let body), .block(let body): return body.flatMap(patterns(in:))
        case .loop(let loop): return loop.body.flatMap(patterns(in:))
        case .attempt(let body, let catches): return (body + catches.flatMap(\.body)).flatMap(patterns(in:))
        case .expression, .local, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: return []
        }
    }

    private func compared(by expression: Expression) -> [Expression] {
        switch expression.kind {
        case .binary(let left, "==", let right), .binary(let left, "!=", let right):
            return isType(left) ? [right] : isType(right) ? [left] : []
        case .call(let call):
            guard let first = call.arguments.first?.value else { return [] }
            switch call.name {
            case "onContinueUserActivity": return [first]
            case "isEqualToString", "isEqual", "isEqualTo":
                if call.receiver.map(isType) ?? false { return [first] }
                return isType(first) ? call.receiver.map { [$0] } ?? [] : []
            case "contains", "containsObject":
                guard isType(first), let list = call.receiver, case .array(let elements) = list.core.kind else { return [] }
                return elements
            default: return []
            }
        default: return []
        }
    }
}

extension Statement.Condition {
    fileprivate var patterns: [Expression] {
        if case .pattern(let patterns, _, _) = self { return patterns }
        return []
    }
}

extension Expression {
    fileprivate var isActivityType: Bool {
        if case .member(_, let name) = kind { return name.text == "activityType" }
        return false
    }
}
