import Syntax

/// Which arm of a branch something stands in.
struct ArmPlace: Sendable {
    let branch: Statement.Branch
    let index: Int

    init(_ branch: Statement.Branch, _ index: Int) {
        self.branch = branch
        self.index = index
    }

    /// One side of `condition ? first : second`.
    init(of condition: Expression, isFirst: Bool) {
        let arms = [Statement.Arm(conditions: [.expression(condition)], body: []), Statement.Arm(conditions: [], body: [])]
        self.init(Statement.Branch(kind: .test, subject: nil, arms: arms, isExhaustive: true), isFirst ? 0 : 1)
    }
}

/// What the variables of views and their models may be once an app was launched anew, before the user does anything: what they begin with, and
/// what code gives them that no user sets off.
final class LaunchValues {
    /// One of the values that may be told apart.
    enum Value: Hashable {
        case absent, empty
        case flag(Bool)
        case number(Int)
        case text(String)
        case member(String)
    }

    /// `nil` for any.
    typealias Values = Set<Value>?

    struct Variable: Hashable {
        let type: Int
        let key: ViewKey
    }

    /// Where a view makes another.
    struct Making {
        let call: Call
        let mention: ViewMention
        let maker: Type
    }

    let app: App
    unowned let shown: ShownViews
    let holders: ModelHolders
    /// By name of what is made.
    let makings: [String: [Making]]
    private var known: [Variable: Values] = [:]
    /// Of models.
    var kept: [Variable: Bool] = [:]
    private lazy var typesOfName = Dictionary(grouping: app.program.types, by: \.shortName)
    /// Whether a stack may have screens upon its first, by what it keeps or begins with.
    private lazy var mayPush: Bool = {
        let stacks = makings["NavigationStack"] ?? []
        return stacks.isEmpty
            || stacks.contains { stack in stack.call.argument("path").map { !isSurelyNothing($0, in: stack.maker) } ?? false }
    }()

    /// - Parameter makings: in all views of the unit that may be shown.
    init(_ app: App, _ shown: ShownViews, unit: Int, makings: [Making]) {
        self.app = app
        self.shown = shown
        self.makings = Dictionary(grouping: makings, by: \.call.name)
        holders = ModelHolders(app, shown, unit: unit)
    }

    func isGiven(_ name: String, byMakersOf view: Type) -> Bool {
        makings[view.shortName]?.contains { $0.call.argument(name).map { constant($0) == nil } ?? false } ?? false
    }

    /// Whether a view is there then that its maker's code shows at a place.
    func mayShow(_ mention: ViewMention, in maker: Type) -> Bool {
        mention.arms.allSatisfy { mayRun($0, in: maker) }
            && mention.surroundings.allSatisfy { surrounding in
                if let link = surrounding.linkTarget { return mayHaveLed(link, in: maker) }
                switch surrounding {
                case .argument(let call, let label), .closure(let call, let label, _): return mayShow(by: call, label, in: maker)
                default: return true
                }
            }
    }

    /// Whether a link has somebody gone there then, since what opens it says so.
    private func mayHaveLed(_ link: Call, in maker: Type) -> Bool {
        guard let binding = link.argument("isActive") ?? link.argument("selection") else { return false }
        return !isSurelyNothing(binding, in: maker)
    }

    /// Whether what is shown on top is there then as the user left it, since what shows it is kept.
    func isKept(_ presentation: Call, in maker: Type) -> Bool {
        guard let binding = presentation.argument("isPresented") ?? presentation.argument("item") else { return false }
        return isKept(binding, in: maker)
    }

    /// Whether what is shown on top may be there then, or may not, as far as the text tells.
    func isOpen(_ presentation: Call, in maker: Type) -> Bool {
        guard let binding = presentation.argument("isPresented") ?? presentation.argument("item") else { return false }
        return values(of: binding, in: maker) == nil && !isKept(binding, in: maker)
    }

    /// Whether a call shows then what it is given under a label, though no user has gone there yet.
    private func mayShow(by call: Call, _ label: String?, in maker: Type) -> Bool {
        if call.name == "navigationDestination", call.argument("for") != nil { return mayPush }
        guard label == nil || label == "content",
            let binding = call.argument("isPresented") ?? call.argument("item") ?? call.argument("isExpanded")
        else { return true }
        return !isSurelyNothing(binding, in: maker)
    }

    // MARK: Branches

    private func mayRun(_ place: ArmPlace, in type: Type) -> Bool {
        let (branch, index) = (place.branch, place.index)
        guard branch.kind != .compilation else { return !branch.arms[index].isForDebugging }
        guard let subject = branch.subject else {
            return truths(of: branch.arms[index].conditions, in: type).contains(true)
                && branch.arms[..<index].allSatisfy { truths(of: $0.conditions, in: type).contains(false) }
        }
        guard let values = values(of: subject, in: type) else { return true }
        return values.contains { value in
            !branch.arms[..<index].contains { fits(value, $0) == true } && fits(value, branch.arms[index]) != false
        }
    }

    /// `nil` where the text does not tell.
    private func fits(_ value: Value, _ arm: Statement.Arm) -> Bool? {
        if arm.conditions.isEmpty { return true }
        var fits: Bool? = false
        for condition in arm.conditions {
            // `case let page?`
            if case .binding = condition, arm.conditions.count == 1 { return value != .absent }
            guard case .pattern(let patterns, _, _) = condition, !patterns.isEmpty else { return nil }
            for pattern in patterns {
                switch name(of: pattern).map({ self.value(value, isCalled: $0) }) ?? constant(pattern).map({ $0 == value }) {
                case true?: return true
                case nil: fits = nil
                case false?: break
                }
            }
        }
        return fits
    }

    /// `detail` of `.detail(let id)`
    private func name(of pattern: Expression) -> String? {
        switch pattern.core.kind {
        case .implicitMember(let name): name
        case .member(let base, let name): base.core.plainName?.first?.isUppercase == true ? name.text : nil
        case .call(let call): call.name.first?.isLowercase == true ? call.name : nil
        default: nil
        }
    }

    private func value(_ value: Value, isCalled name: String) -> Bool {
        switch name {
        case "none": value == .absent || value == .member(name)
        case "some": value != .absent
        default: value == .member(name)
        }
    }

    // MARK: Conditions

    private func truths(of conditions: [Statement.Condition], in type: Type) -> Set<Bool> {
        var truths: Set = [true]
        for condition in conditions {
            let own: Set<Bool>
            switch condition {
            case .expression(let expression): own = self.truths(of: expression, in: type)
            case .binding(_, _, let value):
                own = values(of: value, in: type).map { Set($0.map { $0 != .absent }) } ?? [true, false]
            case .pattern(_, _, let value?):
                let arm = Statement.Arm(conditions: [condition], body: [])
                own = values(of: value, in: type).map { Set($0.flatMap { fits($0, arm).map { [$0] } ?? [true, false] }) } ?? [true, false]
            case .pattern, .availability, .compilation: own = [true, false]
            }
            if own == [false] { return [false] }
            truths.formUnion(own)
        }
        return truths
    }

    private func truths(of expression: Expression, in type: Type) -> Set<Bool> {
        switch expression.kind {
        case .prefix("!", let operand): return Set(truths(of: operand, in: type).map { !$0 })
        case .binary(let first, "&&", let second):
            return combined(first, second, in: type) { $0 && $1 }
        case .binary(let first, "||", let second):
            return combined(first, second, in: type) { $0 || $1 }
        case .binary(let first, "==", let second): return equality(first, second, in: type)
        case .binary(let first, "!=", let second): return Set(equality(first, second, in: type).map { !$0 })
        case .member(let list, let name) where name.text == "isEmpty":
            guard let values = values(of: list, in: type) else { return [true, false] }
            return Set(values.map { $0 == .empty || $0 == .text("") })
        default:
            guard let values = values(of: expression, in: type) else { return [true, false] }
            return Set(values.flatMap { value in if case .flag(let flag) = value { [flag] } else { [true, false] } })
        }
    }

    private func combined(_ first: Expression, _ second: Expression, in type: Type, _ operation: (Bool, Bool) -> Bool) -> Set<Bool> {
        let (first, second) = (truths(of: first, in: type), truths(of: second, in: type))
        return Set(first.flatMap { one in second.map { operation(one, $0) } })
    }

    private func equality(_ first: Expression, _ second: Expression, in type: Type) -> Set<Bool> {
        guard let first = values(of: first, in: type), let second = values(of: second, in: type) else { return [true, false] }
        return Set(first.flatMap { one in second.map { one == $0 } })
    }

    // MARK: Values

    /// Whether a binding or a flag surely says then that nothing is there: `false`, `nil` or an empty list.
    private func isSurelyNothing(_ expression: Expression, in type: Type) -> Bool {
        values(of: expression, in: type)?.isSubset(of: [.absent, .empty, .flag(false)]) ?? false
    }

    private func values(of expression: Expression, in type: Type, depth: Int = 0) -> Values {
        guard depth < 8 else { return nil }
        let expression = expression.valueOfBinding ?? expression.core
        if let constant = constant(expression) { return [constant] }
        switch expression.kind {
        case .binary(let first, "??", let second):
            guard let first = values(of: first, in: type, depth: depth + 1) else { return nil }
            guard first.contains(.absent) else { return first }
            return values(of: second, in: type, depth: depth + 1).map { first.subtracting([.absent]).union($0) }
        case .member(let holder, let part) where !holder.isSelf:
            guard let holder = holder.core.plainName?.withoutProjection else { return nil }
            return values(of: ViewKey(name: holder, part: part.text), in: type, depth: depth + 1)
        default:
            guard let name = expression.plainName?.withoutProjection else { return nil }
            return values(of: ViewKey(name: name), in: type, depth: depth + 1)
        }
    }

    /// What is spelled out.
    func constant(_ expression: Expression) -> Value? {
        switch expression.core.kind {
        case .nilLiteral: .absent
        case .boolean(let flag): .flag(flag)
        case .integer(let number): number.map(Value.number)
        case .string(let text): .text(text)
        case .implicitMember(let name): name == "none" ? .absent : .member(name)
        case .member(let base, let name): base.core.plainName?.first?.isUppercase == true ? .member(name.text) : nil
        case .array(let elements), .dictionary(let elements): elements.isEmpty ? .empty : nil
        case .call(let call):
            // `.loaded(page)`, `Route.page(number)`
            if let name = name(of: call.callee), name != "init" {
                isMethod(call.callee) ? nil : .member(name)
            } else {
                call.arguments.isEmpty && ["NavigationPath", "Set", "Array", "init"].contains(call.name) ? .empty : nil
            }
        default: nil
        }
    }

    /// Whether what looks like a case is a method of a type: `Book.last()`.
    private func isMethod(_ callee: Expression) -> Bool {
        guard case .member(let base, let name) = callee.core.kind, let named = base.core.plainName.flatMap({ typesOfName[$0] }) else {
            return false
        }
        return named.contains { $0.declarations.contains { !$0.fact.methods(named: name.text).isEmpty } }
    }

    private func values(of key: ViewKey, in type: Type, depth: Int) -> Values {
        let variable = Variable(type: type.id, key: key)
        if let known = known[variable] { return known }
        // Of what comes of itself nothing more is known.
        known[variable] = .some(nil)
        let found = findValues(of: key, in: type, depth: depth)
        known[variable] = .some(found)
        return found
    }

    private func findValues(of key: ViewKey, in type: Type, depth: Int) -> Values {
        guard let (declaration, fact) = type.property(key.name), !fact.modifiers.contains(.isStatic) else { return nil }
        if fact.isComputed {
            let shown = key.part == nil ? shown.code(of: type).members(named: key.name).onlyElement : nil
            return shown?.valueOfBinding.flatMap { self.values(of: $0, in: type, depth: depth + 1) }
        }
        if let part = key.part {
            guard case .project(let model)? = app.program.declaredType(of: fact, in: declaration, of: type)?.unwrapped, model.kind == .class
            else { return nil }
            return values(ofVariable: part, ofModel: model)
        }
        if fact.attributes.contains("State") {
            var values = begin(of: fact, in: declaration, of: type)
            addGiven(to: key, by: type, &values, depth: 0)
            return values
        }
        // What it is handed by those who make it.
        guard fact.attributes.isEmpty || fact.attributes == ["Binding"], fact.value == nil else { return nil }
        let makings = (makings[type.shortName] ?? []).filter { mayShow($0.mention, in: $0.maker) }
        var values: Set<Value> = []
        for making in makings {
            guard let given = making.call.argument(key.name), let own = self.values(of: given, in: making.maker, depth: depth + 1) else {
                return nil
            }
            values.formUnion(own)
        }
        return makings.isEmpty ? nil : values
    }

    private func begin(of fact: PropertyFact, in declaration: Type.Declaration, of type: Type) -> Values {
        let whole = declaration.fact.withMethods?.property(fact.name) { $0.nameRange == fact.nameRange } ?? fact
        if let value = whole.value { return constant(value).map { [$0] } }
        return app.program.declaredType(of: fact, in: declaration, of: type)?.isOptional == true ? [.absent] : nil
    }

    private func values(ofVariable name: String, ofModel model: Type) -> Values {
        guard let (declaration, fact) = model.property(name), !fact.isComputed, fact.accessors.isEmpty,
            fact.attributes.allSatisfy({ $0 == "Published" }), ModelHolders.isTransient(model, app)
        else { return nil }
        var values = begin(of: fact, in: declaration, of: model)
        addGiven(to: ViewKey(name: name), by: model, &values, depth: 0)
        for (holder, own) in holders.holders(of: model) { addGiven(to: ViewKey(name: own, part: name), by: holder, &values, depth: 0) }
        return values
    }
}

extension String {
    /// `page` of `$page`
    var withoutProjection: String { hasPrefix("$") ? String(dropFirst()) : self }
}

extension Statement.Arm {
    /// Whether no release of the app has it: `#if DEBUG`.
    fileprivate var isForDebugging: Bool {
        conditions.contains { condition in
            guard case .compilation(let text) = condition else { return false }
            return text.split(separator: "&").contains { $0.filter { $0 != " " } == "DEBUG" }
        }
    }
}
