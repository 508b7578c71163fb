import Syntax

/// An entry that an app gives its activities and that nothing asks for.
public struct UnreadEntry: Sendable {
    public let key: String
    public let function: Function
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such entry of apps whose scenes save something, and of activities that SwiftUI hands over, the first place of each key. Where the sources hand a whole `userInfo` to somebody,
    /// or ask it for what the text does not tell, every entry may be read.
    public func unreadActivityEntries(_ silences: inout Silences) -> [UnreadEntry] {
        let saved = activityEntries.filter { entry in
            let unit = program.unit(of: entry.function)
            return entry.isCertain && !program.isTest(entry.function) && program.unitsWithApp.contains(unit) && keepsScenes(unit: unit)
        }
        let entries = saved + entriesOfContinuedTypes(&silences)
        guard !entries.isEmpty else { return [] }
        let asked = EntriesAskedFor(self)
        let doubt = answerForEntries.map { Silence(.entriesOutOfSight, at: $0.location, about: $0.symbol) } ?? asked.doubt
        return entries.compactMap { entry -> UnreadEntry? in
            guard let key = string(entry.key, at: entry.place).text, !asked.keys.contains(key), !UIKit.isActivityKey(key),
                !silences.note(doubt), !silences.note(program.silence(onCodeOf: program.unit(of: entry.function)))
            else { return nil }
            return UnreadEntry(key: key, function: entry.function, range: entry.key.range)
        }.first(ofEach: \.key)
    }
}

extension App {
    /// What gives an activity of a subclass a `userInfo` of its own making.
    private var answerForEntries: Function? {
        program.functions.first { function in
            guard function.property?.name == "userInfo", function.fact.kind == .getter || function.fact.kind == .method,
                let type = function.type
            else { return false }
            return program.inherits(type, from: "NSUserActivity") || program.hasUnknownAncestor(type)
        }
    }
}

/// Which keys the sources ask any `userInfo` for.
private struct EntriesAskedFor {
    private(set) var keys: Set<String> = []
    /// Where one of them gets out of sight, so that any key may be asked for.
    private(set) var doubt: Silence?
    private let app: App
    private var place: Place!
    /// By function, its parameters that are handed such a dictionary.
    private var parameters: [Int: Set<String>] = [:]
    /// Properties that keep such a dictionary, by their names.
    private var properties: Set<String> = []
    /// Those, and locals and parameters that are one.
    private var names: Set<String> = []
    /// Where these get it.
    private var bound: Set<SourceRange> = []

    init(_ app: App) {
        self.app = app
        var known: Set<String> = []
        var knownParameters: [Int: Set<String>] = [:]
        repeat {
            (known, knownParameters) = (properties, parameters)
            let asking = app.program.functions(mentioningAnyOf: ["userInfo", "typedPayload"] + known.sorted())
            let handed = knownParameters.keys.sorted().map { app.program.functions[$0] }
            for function in (asking + handed).first(ofEach: \.id)
            where !app.program.isTest(function) && !app.program.isNeverAsked(function) && !app.program.isCalledByNobody(function)
                && !app.program.isMadeByNobody(function)
            {
                look(at: function)
                if doubt != nil { return }
            }
        } while known != properties || knownParameters != parameters
    }

    private mutating func look(at function: Function) {
        place = Place(function, nil)
        let sites = app.sites(in: function)
        names = properties.union(["userInfo"]).filter { name in !sites.contains { $0.declares(name) } }
        names.formUnion(parameters[function.id] ?? [])
        let bindings = sites.flatMap(\.bindings)
        // `guard let userInfo = notification.userInfo`
        let others = Set(bindings.filter { isUserInfoOfOther($0.value) }.map(\.name))
        names.subtract(others.subtracting(bindings.filter { isUserInfo($0.value) }.map(\.name)))
        for binding in bindings { bind(binding.name, to: binding.value) }
        for expression in function.body.flatMap(\.expressions) { look(at: expression) }
    }

    /// What unwraps or keeps a dictionary has it too.
    private mutating func bind(_ name: String, to value: Expression) {
        guard isUserInfo(value) else { return }
        names.insert(name)
        bound.insert(value.range)
    }

    private func isUserInfo(_ expression: Expression) -> Bool {
        switch expression.core.kind {
        case .name(let name): names.contains(name)
        case .member(let base, let name): name.text == "userInfo" && mayBeOfActivity(base) || properties.contains(name.text)
        case .binary(let first, "??", _): isUserInfo(first)
        case .tuple(let parts) where parts.count == 1: isUserInfo(parts[0].value)
        default: false
        }
    }

    private func isUserInfoOfOther(_ expression: Expression) -> Bool {
        guard case .member(let base, let name) = expression.core.kind else { return false }
        return name.text == "userInfo" && !mayBeOfActivity(base)
    }

    /// What is known to belong to something else, such as a notification, is none.
    private func mayBeOfActivity(_ base: Expression) -> Bool {
        guard let type = app.program.type(of: base, at: place)?.unwrapped, !UIKit.isAnything(type.name) else {
            return base.core.memberName.map { !Conventions.ownsOtherUserInfo($0) } ?? true
        }
        if let own = type.projectType { return app.mayBeActivity(own) }
        return type.name == "NSUserActivity"
    }

    private mutating func look(at expression: Expression) {
        guard doubt == nil, !bound.contains(expression.range) else { return }
        switch expression.kind {
        case .element(let base, let arguments) where isUserInfo(base):
            guard let key = arguments.first?.value else { return lose(at: expression) }
            ask(key)
        case .assignment(let target, _, let value):
            if case .element(let base, let arguments) = target.core.kind, isUserInfo(base) {
                arguments.forEach { look(at: $0.value) }
            } else if !isUserInfo(target) {
                look(at: target)
            }
            guard isUserInfo(value), let name = target.core.memberName else { return look(at: value) }
            // Whoever keeps it may ask later.
            if name != "userInfo", isProperty(target) { properties.insert(name) } else if !names.contains(name) { lose(at: value) }
        case .binary(let left, "==", let right) where right.isNil && isUserInfo(left),
            .binary(let left, "!=", let right) where right.isNil && isUserInfo(left):
            return
        case .call(let call):
            look(at: call)
        case .member(let base, let name) where isUserInfo(base):
            if !["isEmpty", "count", "description", "debugDescription", "mutableCopy", "copy"].contains(name.text) { lose(at: expression) }
        default:
            if isUserInfo(expression) { return lose(at: expression) }
            expression.parts.forEach { look(at: $0) }
        }
    }

    /// Whether a target is a stored property of the project's, whoever's it is: what asks for one of its name counts as asking for it.
    private func isProperty(_ target: Expression) -> Bool {
        guard let name = target.core.memberName else { return false }
        let owners: [Type]
        if case .member(let base, _) = target.core.kind, !base.isSelf {
            owners = app.program.type(of: base, at: place).map { $0.unwrapped.projectType.map { [$0] } ?? [] } ?? app.program.types
        } else {
            owners = place.type.map { [$0] } ?? []
        }
        let properties = owners.compactMap { $0.property(name)?.fact }
        return !properties.isEmpty && properties.allSatisfy { !$0.modifiers.contains(.isComputed) }
    }

    private mutating func look(at call: Call) {
        if call.name.hasPrefix("typedPayload") { return lose(at: call.callee) }
        if let receiver = call.receiver, isUserInfo(receiver) {
            if let key = call.argument("forKey")
                ?? (["objectForKey", "valueForKey", "objectForKeyedSubscript"].contains(call.name) ? call.firstUnlabelled : nil)
            {
                if call.name != "updateValue", call.name != "setObject", call.name != "setValue" { ask(key) }
            } else if !["removeAll", "removeAllObjects", "reserveCapacity", "isEqual"].contains(call.name) {
                lose(at: receiver)
            }
            return call.arguments.forEach { look(at: $0.value) }
        }
        look(at: call.callee)
        // Written to a log, or put into another activity.
        let isWritten = ["print", "debugPrint", "NSLog", "os_log", "dump", "String", "addUserInfoEntries"].contains(call.name)
        for (index, argument) in call.arguments.enumerated() where !(isWritten && isUserInfo(argument.value)) {
            if isUserInfo(argument.value), isHandedOn(index, of: call) { continue }
            look(at: argument.value)
        }
    }

    /// Whether a call hands it to a function that is in sight, which is looked at for it.
    private mutating func isHandedOn(_ index: Int, of call: Call) -> Bool {
        guard let called = app.program.calledFunction(call, at: place), called.fact.hasBody, !app.program.isOverridden(called),
            let parameter = called.fact.parameter(for: index, of: call), !app.isReassigned(parameter.name, in: called)
        else { return false }
        parameters[called.id, default: []].insert(parameter.name)
        return true
    }

    private mutating func ask(_ key: Expression) {
        let texts = app.texts(ofKey: key, at: place)
        if app.isKeyOfSystem(key, at: place) { return }
        if texts.isEmpty { return lose(at: key, .builtKey) }
        keys.formUnion(texts)
    }

    private mutating func lose(at expression: Expression, _ reason: Silence.Reason = .entriesHandedOn) {
        guard doubt == nil, let function = place.function else { return }
        doubt = Silence(reason, at: function.location(expression.range), about: function.symbol)
    }
}

extension Silence.Reason {
    static let entriesHandedOn = Silence.Reason("entries of an activity that go where nothing follows them")
}

extension Site {
    /// The names that it gives to values, or that the conditions around it do.
    fileprivate var bindings: [(name: String, value: Expression)] {
        var bindings: [(name: String, value: Expression)] = []
        if case .local(let local) = kind, let value = local.value { bindings.append((local.name, value)) }
        for case .binding(let name, _, let value) in steps.flatMap(\.conditionsThatBind) { bindings.append((name, value)) }
        return bindings
    }

    /// Whether it gives a local of some name a value of its own.
    fileprivate func declares(_ name: String) -> Bool {
        guard case .local(let local) = kind, local.name == name, let value = local.value else { return false }
        return !value.contains { $0.memberName == name }
    }
}

extension Step {
    fileprivate var conditionsThatBind: [Statement.Condition] {
        switch self {
        case .arm(_, _, _, let conditions): conditions
        case .passed(_, let arms): arms.flatMap(\.conditions)
        case .loop(let loop): loop.conditions
        case .closure, .function, .deferred, .fallback, .shortCircuit: []
        }
    }
}
