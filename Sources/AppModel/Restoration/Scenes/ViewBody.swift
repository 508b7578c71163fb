import Syntax

/// A function of a view with its closures and what it asks.
struct ViewBody: Sendable {
    let function: Function
    /// Its closures, with the call that each is given to.
    private var closures: [(range: SourceRange, call: Call)] = []
    /// What is given to controls and gestures to run only as the user taps: closures and names of methods.
    private(set) var actions: [SourceRange] = []
    /// What decides something.
    private(set) var conditions = NamedParts<Statement.Condition>()
    /// The locals that it makes, with their values.
    private(set) var locals = NamedParts<(name: String, value: Expression)>()
    /// What it gives another value, or hands to who may, and where.
    private var stores = NamedParts<(target: Expression, range: SourceRange)>()
    /// Comparisons, and calls that ask about what they get.
    private var comparisons = NamedParts<Expression>()
    /// The calls of functions by their names alone.
    private(set) var ownCalls = NamedParts<Call>()
    /// Fields that get a binding to a text.
    private var textFields = NamedParts<Expression>()
    /// The calls that remove something.
    private var removals: [SourceRange] = []
    /// Where it says names of its own object, by name.
    private(set) var mentions: [String: [Mention]] = [:]
    /// The closures that run as the view appears.
    private(set) var appearances: [SourceRange] = []
    /// The closures that run because of what the user does, or of what changes, and those of what is shown later.
    private(set) var laterClosures: [SourceRange] = []

    struct Mention: Sendable {
        let range: SourceRange
        /// Whether it is given a value.
        let isTarget: Bool
    }

    /// Whether a mention of its name runs it.
    func isRun(by mention: Mention) -> Bool {
        switch function.fact.kind {
        case .getter: !mention.isTarget
        case .setter, .observer: mention.isTarget
        default: true
        }
    }

    /// By which its view calls it or asks for it.
    var memberName: String { function.property?.name ?? function.fact.name }

    init(_ function: Function) {
        self.function = function
        let returnsBool =
            function.property?.type?.name == "Bool" || function.fact.kind == .method && function.fact.returnType?.name == "Bool"
        walk(function.body, returnsBool: returnsBool)
        for (range, call) in closures {
            if ["onAppear", "task", "onReceive"].contains(call.name) { appearances.append(range) }
            if Self.later.contains(call.name) { laterClosures.append(range) }
        }
        _ = function.contains { part in
            insert(part)
            return false
        }
    }

    private mutating func insert(_ part: Expression) {
        switch part.kind {
        case .assignment(let target, _, _): stores.append((target, part.range), naming: [target])
        case .binary(let left, let sign, let right):
            if left.isNil || right.isNil || Self.comparisonSigns.contains(sign) { comparisons.append(part, naming: [left, right]) }
        case .call(let call):
            let values = call.arguments.map(\.value)
            if let receiver = call.receiver, Self.mutations.contains(where: call.name.hasPrefix) {
                stores.append((receiver, part.range), naming: [receiver])
            }
            for argument in call.arguments where argument.isReference {
                stores.append((argument.value, part.range), naming: [argument.value])
            }
            if Conventions.takesAway(call.name) { removals.append(part.range) }
            if Self.askingCalls.contains(call.name) || call.arguments.contains(where: { $0.label == "in" && !$0.value.isClosure }) {
                comparisons.append(part, naming: values)
            }
            if ["TextField", "TextEditor", "SecureField", "searchable"].contains(call.name) { textFields.append(part, naming: values) }
            if call.callee.plainName != nil { ownCalls.append(call, naming: values.map(\.core).filter { $0.plainName != nil }) }
        default: break
        }
    }

    private mutating func walk(_ statements: [Statement], returnsBool: Bool = false) {
        for statement in statements {
            switch statement.kind {
            case .expression(let value), .throwing(let value): walk(value)
            case .local(let local):
                guard let value = local.value else { break }
                locals.append((local.name, value), naming: [value])
                walk(value)
            case .branch(let branch):
                if let subject = branch.subject {
                    walk(subject)
                    add(.pattern([subject], names: [], value: nil))
                }
                for arm in branch.arms {
                    walk(arm.conditions)
                    walk(arm.body, returnsBool: returnsBool)
                }
            case .guarded(let conditions, let otherwise):
                walk(conditions)
                walk(otherwise, returnsBool: returnsBool)
            case .loop(let loop):
                loop.sequence.map { walk($0) }
                walk(loop.conditions)
                walk(loop.body, returnsBool: returnsBool)
            case .deferred(let body), .block(let body): walk(body, returnsBool: returnsBool)
            case .attempt(let body, let catches):
                walk(body, returnsBool: returnsBool)
                for arm in catches { walk(arm.body, returnsBool: returnsBool) }
            case .function(let function): walk(function.body ?? [])
            case .returns(let value):
                guard let value else { break }
                walk(value)
                if returnsBool { add(.pattern([value], names: [], value: nil)) }
            case .breaks, .continues, .fallsThrough: break
            }
        }
    }

    private mutating func add(_ condition: Statement.Condition) { conditions.append(condition, naming: condition.expressions) }

    private mutating func walk(_ conditions: [Statement.Condition]) {
        conditions.forEach { add($0) }
        for condition in conditions { for expression in condition.expressions { walk(expression) } }
    }

    private mutating func walk(_ expression: Expression, isTarget: Bool = false) {
        if let name = expression.ownMember { mentions[name, default: []].append(Mention(range: expression.range, isTarget: isTarget)) }
        switch expression.kind {
        case .closure(let closure): walk(closure.body)
        case .conditional(let statement): walk([statement])
        case .assignment(let target, _, let value):
            walk(target, isTarget: true)
            walk(value)
        case .ternary(let condition, let first, let second):
            walk([.expression(condition)])
            walk(first)
            walk(second)
        case .call(let call):
            for argument in call.arguments {
                if argument.value.isClosure { closures.append((argument.value.range, call)) }
                if call.isAction(argument) { actions.append(argument.value.range) }
            }
            if call.name == "disabled", let test = call.firstUnlabelled { add(.expression(test)) }
            expression.parts.forEach { walk($0) }
        default: expression.parts.forEach { walk($0) }
        }
    }

    // MARK: Places

    /// Whether one place comes before another whenever that is reached, or may.
    func isBefore(_ first: SourceRange, _ second: SourceRange) -> Bool {
        first.end <= second.start
            && closures.allSatisfy { !$0.range.contains(first) || $0.range.contains(second) || Self.runsAtOnce($0.call) }
    }

    /// Whether it runs whenever the function does.
    func isDirect(_ range: SourceRange) -> Bool { closures.allSatisfy { !$0.range.contains(range) || Self.runsAtOnce($0.call) } }

    private static func runsAtOnce(_ call: Call) -> Bool { ["withAnimation", "withTransaction", "forEach", "map"].contains(call.name) }

    private static let later: Set<String> = [
        "Button", "NavigationLink", "Binding", "Link", "Menu", "ShareLink", "alert", "asyncAfter", "confirmationDialog", "contextMenu",
        "dropDestination", "fullScreenCover", "navigationDestination", "onChange", "onChanged", "onCommand", "onContinueUserActivity",
        "onCopyCommand",
        "onDelete", "onDeleteCommand", "onDisappear", "onDrag", "onDrop", "onEnded", "onExitCommand", "onHover", "onKeyPress",
        "onLongPressGesture", "onMove", "onOpenURL", "onReceive", "onSubmit", "onTapGesture", "perform", "popover", "refreshable", "sheet",
        "swipeActions", "userActivity", "searchCompletion", "fileImporter", "fileExporter", "quickLookPreview",
    ]

    // MARK: Assignments

    /// Where something may give one of some properties a value.
    func assignments(to names: Set<String>) -> [SourceRange] {
        guard function.fact.kind != .initializer else { return [] }
        return stores.naming(names).filter { store in names.contains(where: store.target.isPart) }.map(\.range)
    }

    private static let mutations = ["append", "insert", "remove", "toggle", "merge", "update", "replace", "form", "negate"]

    enum Care { case removal, test }

    /// How an assignment takes care that the value stays good: where something is removed, where the value changes, or behind a test of it.
    func care(by range: SourceRange, _ names: Set<String>, _ app: App) -> Care? {
        let around = closures.filter { $0.range.contains(range) }
        let innermost = innermostClosure(around: range)
        let isRemoval = removals.contains { innermost?.contains($0) ?? true }
        if isRemoval || ["delete", "remove"].contains(where: function.fact.name.lowercased().hasPrefix) { return .removal }
        // As what was shown above it goes, which may have removed anything.
        let isAtEnd = around.contains { closure, call in
            call.name == "onDisappear" || call.arguments.contains { $0.label == "onDismiss" && $0.value.range == closure }
        }
        let watches = around.contains { _, call in
            call.arguments.contains { argument in
                !argument.value.isClosure && argument.value.contains { part in names.contains { part.isNamed($0) } }
            }
        }
        if watches || isAtEnd { return .test }
        let isTested = app.bodies.body(of: function).site(at: range)?.tests.contains { test in
            test.questions(about: names).contains { !$0.question.isSubset(of: [.presence, .literal]) }
        }
        return isTested ?? false ? .test : nil
    }

    /// The smallest of its closures that holds a place.
    func innermostClosure(around range: SourceRange) -> SourceRange? {
        closures.map(\.range).filter { $0.contains(range) }.min { $0.end - $0.start < $1.end - $1.start }
    }

    // MARK: Questions

    func questions(about names: Set<String>) -> [(question: SceneStorageQuestions, range: SourceRange)] {
        var found = conditions.naming(names).flatMap { condition -> [(question: SceneStorageQuestions, range: SourceRange)] in
            switch condition {
            case .expression(let test): return test.questions(about: names)
            case .binding(_, _, let value):
                if value.core.isOne(of: names) { return [(.presence, value.range)] }
                return value.spells(names) ? [(.worth, value.range)] : []
            case .pattern(let patterns, _, let value):
                return (patterns + (value.map { [$0] } ?? [])).filter { $0.spells(names) }.map { pattern in
                    let parts = pattern.questions(about: names)
                    if pattern.isOne(of: names) { return (.literal, pattern.range) }
                    let isPlain = parts.allSatisfy { $0.question.isSubset(of: [.presence, .literal]) }
                    return (isPlain ? parts.reduce(into: []) { $0.formUnion($1.question) } : .worth, pattern.range)
                }
            case .availability, .compilation: return []
            }
        }
        for part in comparisons.naming(names) {
            switch part.kind {
            case .binary(let left, let sign, let right) where left.spells(names) || right.spells(names):
                if Self.comparisonSigns.contains(sign) { found.append((.worth, part.range)) }
                let compared = left.isNil ? right : right.isNil ? left : nil
                if let compared, !compared.core.isOne(of: names) { found.append((.worth, part.range)) }
            case .call(let call) where Self.askingCalls.contains(call.name):
                if call.arguments.contains(where: { $0.value.spells(names) }) { found.append((.worth, part.range)) }
            case .call(let call) where call.arguments.contains { $0.label == "in" && !$0.value.isClosure }:
                if call.arguments.contains(where: { $0.value.isBinding(ofOne: names) }) { found.append((.worth, part.range)) }
            default: break
            }
        }
        return found
    }

    private static let comparisonSigns: Set<String> = ["<", ">", "<=", ">=", "~=", "%"]
    private static let askingCalls: Set<String> = ["contains", "allSatisfy", "min", "max", "clamp", "clamped"]

    /// Whether a text field gets a binding to one of some properties.
    func givesText(of names: Set<String>) -> Bool {
        textFields.naming(names).contains { field in
            guard case .call(let call) = field.kind else { return false }
            return call.arguments.contains { $0.value.isBinding(ofOne: names) }
        }
    }
}

/// Parts of a body by the names that they spell.
struct NamedParts<Part: Sendable>: Sendable {
    private var all: [Part] = []
    private var positions: [String: [Int]] = [:]

    /// - Parameter expressions: what the part says.
    mutating func append(_ part: Part, naming expressions: [Expression]) {
        var names: Set<String> = []
        for expression in expressions {
            _ = expression.contains { part in
                guard let name = part.memberName else { return false }
                names.insert(name)
                if name.hasPrefix("$") || name.hasPrefix("_") { names.insert(String(name.dropFirst())) }
                return false
            }
        }
        for name in names { positions[name, default: []].append(all.count) }
        all.append(part)
    }

    /// Those that say one of some names, or the binding to it, in order.
    func naming(_ names: Set<String>) -> [Part] {
        names.reduce(into: Set<Int>()) { $0.formUnion(positions[$1] ?? []) }.sorted().map { all[$0] }
    }
}

extension Expression {
    /// `page` of `page`, `self.page`, `page.wrappedValue`, `page()`.
    var ownMember: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, let name): base.isSelf ? name.text : nil
        default: nil
        }
    }

    var isForcedAtOnce: Bool {
        switch kind {
        case .forced, .cast(_, .forced, _), .attempt(.forced, _): true
        default: false
        }
    }

    func isOne(of names: Set<String>) -> Bool { plainName.map(names.contains) ?? false }

    func spells(_ names: Set<String>) -> Bool { contains { $0.isOne(of: names) } }

    /// The names of some that it says.
    func named(among names: Set<String>) -> Set<String> {
        var named: Set<String> = []
        _ = contains { part in
            if let name = part.ownMember, names.contains(name) { named.insert(name) }
            return false
        }
        return named
    }

    func isBinding(ofOne names: Set<String>) -> Bool { names.contains { isBinding(of: $0) } }

    /// What a condition asks about properties, by its parts.
    func questions(about names: Set<String>) -> [(question: SceneStorageQuestions, range: SourceRange)] {
        guard spells(names) else { return [] }
        switch kind {
        case .binary(let left, "&&", let right), .binary(let left, "||", let right):
            return left.questions(about: names) + right.questions(about: names)
        case .prefix("!", let operand): return operand.questions(about: names)
        case .tuple(let parts) where parts.count == 1: return parts[0].value.questions(about: names)
        case .binary(let left, "==", let right), .binary(let left, "!=", let right):
            let isPlain = left.core.isOne(of: names) || right.core.isOne(of: names)
            if isPlain, left.isNil || right.isNil { return [(.presence, range)] }
            if isPlain, left.isLiteral || right.isLiteral { return [(.literal, range)] }
            return [(isPlain ? .equality : .worth, range)]
        case .member(let base, let name) where name.text == "isEmpty" && base.core.isOne(of: names): return [(.literal, range)]
        default: return [(isOne(of: names) ? .presence : .worth, range)]
        }
    }
}

extension Call {
    /// Whether something is given to a control or a gesture, which runs it as the user taps.
    fileprivate func isAction(_ argument: Argument) -> Bool {
        switch name {
        case "Button":
            argument.label == "action" || argument.label == nil && argument.value.isClosure && self.argument("action") == nil
        case "Stepper": argument.label == "onIncrement" || argument.label == "onDecrement"
        case "onTapGesture", "onLongPressGesture", "onKeyPress", "onMoveCommand", "onEnded", "onPlayPauseCommand", "accessibilityAction":
            argument.label == "perform" || argument.label == "action" || argument.label == nil && argument.value.isClosure
        default: false
        }
    }
}
