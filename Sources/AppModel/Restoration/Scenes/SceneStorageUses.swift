import Syntax

/// What views ask about a value of scene storage before they take it for anything, or at the same time elsewhere.
public struct SceneStorageQuestions: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether it is there.
    public static let presence = SceneStorageQuestions(rawValue: 1)
    /// Whether it is empty, or some value that is spelled out.
    public static let literal = SceneStorageQuestions(rawValue: 2)
    /// Whether something else has that value.
    public static let equality = SceneStorageQuestions(rawValue: 4)
    /// Anything that may tell what it is still good for: whether a list has it, whether it converts.
    public static let worth = SceneStorageQuestions(rawValue: 8)
}

/// What becomes of the value of scene storage in the views that have it, found once for all reads.
struct SceneStorageUses {
    private let name: String
    /// The functions of the view that keeps it.
    private let own: [ViewBody]
    /// Those names that the value goes by.
    private let names: Set<String>
    private let asked: [Question]
    /// Where the view assigns it.
    private let assigned: [Function: [SourceRange]]
    /// The functions that run in full as the view is drawn, or as it appears.
    private let shown: Set<String>
    private let isOverwritten: [(function: Function, range: SourceRange)]
    let isTyped: Bool

    private struct Question {
        let question: SceneStorageQuestions
        let range: SourceRange
        let function: Function
        /// The members that it asks, which are made of the value; empty where it asks about the value itself.
        var members: Set<String> = []
    }

    init(holders: [SceneStorageHolder], own functions: [Function], name: String, _ app: App) {
        self.name = name
        let own = functions.map { ViewBody($0) }
        self.own = own
        let others = holders.filter { holder in !functions.contains { $0.type == holder.type } }.map(\.type).first(ofEach: \.id)
        let all = own + others.flatMap { app.program.functions(of: $0).map { ViewBody($0) } }
        let properties = Set(holders.map(\.name))
        let names = all.aliases(of: properties)
        self.names = names
        let reading = all.filter { body in names.contains(where: body.function.fact.words.mayHold) }
        let derived = reading.namesDerived(from: names)
        var asked = reading.flatMap { body in
            body.questions(about: names).map { Question(question: $0.question, range: $0.range, function: body.function) }
        }
        for body in all {
            for test in body.conditions.flatMap(\.expressions) {
                let members = test.named(among: derived)
                if !members.isEmpty {
                    asked.append(Question(question: .worth, range: test.range, function: body.function, members: members))
                }
            }
        }
        assigned = Dictionary(uniqueKeysWithValues: own.map { ($0.function, $0.assignments(to: [name])) })
        for body in reading {
            for range in body.assignments(to: properties) where body.isCare(range, properties, app) {
                asked.append(Question(question: .worth, range: range, function: body.function))
            }
        }
        self.asked = asked
        let appearing = own.appearing
        // What is asked of these may have been kept as well, and tells whether to take it.
        let flags = Set(app.sceneStorageProperties().filter { $0.property.owner == functions.first?.type }.map(\.property.fact.name))
        isOverwritten = own.flatMap { body in
            body.assignments(to: [name]).filter { range in
                let runs = appearing.contains(body.memberName) || body.appearances.contains { $0.range.contains(range) }
                return runs && !app.mayBeLeft(name, besides: flags, by: range, in: body.function)
            }.map { (body.function, $0) }
        }
        shown = own.shown
        isTyped = all.contains { body in body.function.contains { $0.givesText(of: properties) } }
    }

    // MARK: Questions

    /// - Parameter range: a read, of which a test at that very place says nothing.
    func questions(besides range: SourceRange, in function: Function) -> SceneStorageQuestions {
        let member = function.property?.name ?? function.fact.name
        return asked.reduce(into: []) { questions, other in
            let isItself = other.function == function && other.range.contains(range) || other.members == [member]
            if !isItself { questions.formUnion(other.question) }
        }
    }

    // MARK: Assignments

    /// Whether something else than what was kept may be there when it is read.
    func isAssigned(before range: SourceRange, in function: Function) -> Bool {
        let isAnew = isOverwritten.contains { other in
            !(other.function == function && own.first { $0.function == function }?.isBefore(range, other.range) == true)
        }
        if isAnew { return true }
        var visited: Set<String> = []
        return isPreceded(range, in: function, &visited)
    }

    private func isPreceded(_ range: SourceRange, in function: Function, _ visited: inout Set<String>) -> Bool {
        guard let body = own.first(where: { $0.function == function }) else { return true }
        if (assigned[function] ?? []).contains(where: { body.isBefore($0, range) }) { return true }
        for call in body.mentions where body.isBefore(call.range, range) {
            let isFilling = own.contains { other in
                other.isRun(by: call) && other.function != function
                    && (assigned[other.function] ?? []).contains(where: other.isDirect)
            }
            if isFilling { return true }
        }
        guard body.memberName != "body", visited.insert(body.memberName).inserted else { return false }
        return own.contains { other in
            other.mentions.contains { body.isRun(by: $0) && isPreceded($0.range, in: other.function, &visited) }
        }
    }

    // MARK: When it is read

    func isShown(_ range: SourceRange, in function: Function) -> Bool {
        guard let body = own.first(where: { $0.function == function }) else { return false }
        return shown.contains(body.memberName) && !body.laterClosures.contains { $0.contains(range) }
    }
}

/// A function of a view with its closures and what it asks.
private struct ViewBody {
    let function: Function
    /// Its closures, with the call that each is given to.
    private(set) var closures: [(range: SourceRange, call: Call)] = []
    /// What decides something, and whether it is a test.
    private(set) var conditions: [Statement.Condition] = []
    /// The locals that it makes, with their values.
    private(set) var locals: [(name: String, value: Expression)] = []
    /// The names that it says of its own object, and where.
    private(set) var mentions: [Mention] = []

    struct Mention {
        let name: String
        let range: SourceRange
        /// Whether it is given a value.
        let isTarget: Bool
    }

    /// Whether a mention of its name runs it.
    func isRun(by mention: Mention) -> Bool {
        guard mention.name == memberName else { return false }
        return switch function.fact.kind {
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
    }

    private mutating func walk(_ statements: [Statement], returnsBool: Bool = false) {
        for statement in statements {
            switch statement.kind {
            case .expression(let value), .throwing(let value): walk(value)
            case .local(let local):
                guard let value = local.value else { break }
                locals.append((local.name, value))
                walk(value)
            case .branch(let branch):
                if let subject = branch.subject {
                    walk(subject)
                    conditions.append(.pattern([subject], names: [], value: nil))
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
                if returnsBool { conditions.append(.pattern([value], names: [], value: nil)) }
            case .breaks, .continues, .fallsThrough: break
            }
        }
    }

    private mutating func walk(_ conditions: [Statement.Condition]) {
        self.conditions += conditions
        for condition in conditions { for expression in condition.expressions { walk(expression) } }
    }

    private mutating func walk(_ expression: Expression, isTarget: Bool = false) {
        if let name = expression.ownMember { mentions.append(Mention(name: name, range: expression.range, isTarget: isTarget)) }
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
            }
            if call.name == "disabled", let test = call.firstUnlabelled { conditions.append(.expression(test)) }
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

    var appearances: [(range: SourceRange, call: Call)] {
        closures.filter { ["onAppear", "task", "onReceive"].contains($0.call.name) }
    }

    /// The closures that run because of what the user does, or of what changes, and those of what is shown later.
    var laterClosures: [SourceRange] { closures.filter { Self.later.contains($0.call.name) }.map(\.range) }

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
        guard names.contains(where: function.fact.words.mayHold), function.fact.kind != .initializer else { return [] }
        var ranges: [SourceRange] = []
        func isPart(_ expression: Expression) -> Bool { names.contains(where: expression.isPart) }
        _ = function.contains { part in
            switch part.kind {
            case .assignment(let target, _, _) where isPart(target): ranges.append(part.range)
            case .call(let call):
                let mutates = call.receiver.map(isPart) ?? false && Self.mutations.contains(where: call.name.hasPrefix)
                if mutates || call.arguments.contains(where: { $0.isReference && isPart($0.value) }) { ranges.append(part.range) }
            default: break
            }
            return false
        }
        return ranges
    }

    private static let mutations = ["append", "insert", "remove", "toggle", "merge", "update", "replace", "form", "negate"]

    /// Whether an assignment takes care that the value stays good: where something is removed, where the value changes, or behind a test of it.
    func isCare(_ range: SourceRange, _ names: Set<String>, _ app: App) -> Bool {
        let around = closures.filter { $0.range.contains(range) }
        let innermost = around.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
        let isRemoval = function.contains { part in
            guard case .call(let call) = part.kind,
                ["remove", "delete", "destroy", "trash"].contains(where: call.name.lowercased().hasPrefix)
            else { return false }
            return innermost?.range.contains(part.range) ?? true
        }
        if isRemoval || ["delete", "remove"].contains(where: function.fact.name.lowercased().hasPrefix) { return true }
        let watches = around.contains { _, call in
            call.arguments.contains { argument in
                !argument.value.isClosure && argument.value.contains { part in names.contains { part.isNamed($0) } }
            }
        }
        if watches { return true }
        let site = app.sites(in: function).first { $0.range == range }
        return site?.tests.contains { test in
            test.questions(about: names).contains { !$0.question.isSubset(of: [.presence, .literal]) }
        } ?? false
    }

    // MARK: Questions

    func questions(about names: Set<String>) -> [(question: SceneStorageQuestions, range: SourceRange)] {
        var found = conditions.flatMap { condition -> [(question: SceneStorageQuestions, range: SourceRange)] in
            switch condition {
            case .expression(let test): return test.questions(about: names)
            case .binding(_, _, let value):
                if value.core.isOne(of: names) { return [(.presence, value.range)] }
                return value.mentions(names) ? [(.worth, value.range)] : []
            case .pattern(let patterns, _, let value):
                return (patterns + (value.map { [$0] } ?? [])).filter { $0.mentions(names) }.map { pattern in
                    let parts = pattern.questions(about: names)
                    if pattern.isOne(of: names) { return (.literal, pattern.range) }
                    let isPlain = parts.allSatisfy { $0.question.isSubset(of: [.presence, .literal]) }
                    return (isPlain ? parts.reduce(into: []) { $0.formUnion($1.question) } : .worth, pattern.range)
                }
            case .availability, .compilation: return []
            }
        }
        _ = function.contains { part in
            switch part.kind {
            case .binary(let left, let sign, let right) where left.mentions(names) || right.mentions(names):
                if ["<", ">", "<=", ">=", "~=", "%"].contains(sign) { found.append((.worth, part.range)) }
                let compared = left.isNil ? right : right.isNil ? left : nil
                if let compared, !compared.core.isOne(of: names) { found.append((.worth, part.range)) }
            case .call(let call) where ["contains", "allSatisfy", "min", "max", "clamp", "clamped"].contains(call.name):
                if call.arguments.contains(where: { $0.value.mentions(names) }) { found.append((.worth, part.range)) }
            case .call(let call) where call.arguments.contains { $0.label == "in" && !$0.value.isClosure }:
                if call.arguments.contains(where: { $0.value.isBinding(ofOne: names) }) { found.append((.worth, part.range)) }
            default: break
            }
            return false
        }
        return found
    }
}

extension [ViewBody] {
    /// The names that some properties go by: theirs, those of locals that are made with them, of parameters that get them.
    fileprivate func aliases(of properties: Set<String>) -> Set<String> {
        var names = properties
        for _ in 0..<3 {
            let before = names.count
            for body in self where names.contains(where: body.function.fact.words.mayHold) {
                for condition in body.conditions {
                    if case .binding(let name, _, let value) = condition, value.core.isOne(of: names) { names.insert(name) }
                }
                for (name, value) in body.locals where value.core.isOne(of: names) { names.insert(name) }
                _ = body.function.contains { part in
                    guard case .call(let call) = part.kind, let called = call.callee.plainName else { return false }
                    for other in self where other.function.fact.kind == .method && other.function.fact.name == called {
                        for (parameter, argument) in zip(other.function.fact.parameters, call.arguments)
                        where argument.value.core.isOne(of: names) {
                            names.insert(parameter.name)
                        }
                    }
                    return false
                }
            }
            if names.count == before { break }
        }
        return names
    }

    /// The names of what is made of the value: of locals that are not forced, and of members that show nothing.
    fileprivate func namesDerived(from names: Set<String>) -> Set<String> {
        var derived: Set<String> = []
        for body in self {
            for (name, value) in body.locals where !value.isForced && !value.isOne(of: names) && value.mentions(names) {
                derived.insert(name)
            }
            let type = body.function.property?.type ?? body.function.fact.returnType
            guard let type, !type.unwrapped.name.hasSuffix("View"), body.function.contains(where: { $0.isOne(of: names) }) else { continue }
            derived.insert(body.memberName)
        }
        return derived.subtracting(names)
    }

    /// The members that what runs as the view appears goes on to call, by name.
    fileprivate var appearing: Set<String> {
        reached(
            from: flatMap { body in
                body.mentions.filter { mention in body.appearances.contains { $0.range.contains(mention.range) } }.map(\.name)
            })
    }

    /// The members that draw the view, or run as it appears.
    fileprivate var shown: Set<String> { reached(from: ["body"]) }

    private func reached(from names: [String]) -> Set<String> {
        var reached: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard contains(where: { $0.memberName == name }), reached.insert(name).inserted else { continue }
            for body in self where body.memberName == name {
                let later = body.laterClosures
                open += body.mentions.filter { mention in !later.contains { $0.contains(mention.range) } }.map(\.name)
            }
        }
        return reached
    }
}

extension App {
    /// Whether an assignment as the view appears leaves what was kept: it fills an empty place only, or depends on something else that was kept.
    fileprivate func mayBeLeft(_ name: String, besides flags: Set<String>, by range: SourceRange, in function: Function) -> Bool {
        guard let site = sites(in: function).first(where: { $0.range == range }) else { return false }
        let questions = site.tests.flatMap { $0.questions(about: [name]) }
        if questions.isEmpty { return site.tests.contains { $0.mentions(flags.subtracting([name])) } }
        return questions.allSatisfy { $0.question.isSubset(of: [.presence, .literal]) }
    }
}

extension Expression {
    /// `page` of `page`, `self.page`, `page.wrappedValue`, `page()`.
    fileprivate var ownMember: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, let name): base.isSelf ? name.text : nil
        default: nil
        }
    }

    fileprivate var isForced: Bool {
        switch kind {
        case .forced, .cast(_, .forced, _), .attempt(.forced, _): true
        default: false
        }
    }

    fileprivate func isOne(of names: Set<String>) -> Bool { plainName.map(names.contains) ?? false }

    fileprivate func mentions(_ names: Set<String>) -> Bool { contains { $0.isOne(of: names) } }

    /// The names of some that it says.
    fileprivate func named(among names: Set<String>) -> Set<String> {
        var named: Set<String> = []
        _ = contains { part in
            if let name = part.ownMember, names.contains(name) { named.insert(name) }
            return false
        }
        return named
    }

    fileprivate func isBinding(ofOne names: Set<String>) -> Bool { names.contains { isBinding(of: $0) } }

    /// Whether a text field gets a binding to one of some properties.
    fileprivate func givesText(of names: Set<String>) -> Bool {
        guard case .call(let call) = kind, ["TextField", "TextEditor", "SecureField", "searchable"].contains(call.name) else {
            return false
        }
        return call.arguments.contains { $0.value.isBinding(ofOne: names) }
    }

    /// What a condition asks about properties, by its parts.
    fileprivate func questions(about names: Set<String>) -> [(question: SceneStorageQuestions, range: SourceRange)] {
        guard mentions(names) else { return [] }
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
