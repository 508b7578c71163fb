import Syntax

/// One read, write or test of a key.
public struct KeyAccess: Sendable {
    public let method: CoderMethod
    public let call: Call
    public let key: StringValue
    /// The key is that of one round of a loop; the other rounds have accesses of their own.
    public var isOneOfMany = false
    /// What the coder's own method is given for the key.
    public let keyRange: SourceRange
    /// Where the text names the key, and in which function: for a parameter of a helper the argument of the call that leads there.
    let naming: (function: Function, range: SourceRange)
    public let site: Site
    /// The function that it stands in, which may be a helper of the one that was asked about.
    public let function: Function
    /// The call of that helper in the function that was asked about; the access's own site without a helper.
    public let entry: Site
    /// Where that call stands.
    public let entryPlace: Place
    /// Whether what leads there may be a call of the coder's own method instead: types that the text does not tell would decide.
    public var isDoubtful = false
    /// Which of several functions each call on the way there means, if it may mean several.
    var choices: [Choice] = []
    /// The key is one of more than are told apart.
    var isOneTooMany = false

    /// A call of a method that objects of several classes have, and the one of them that is meant.
    struct Choice: Hashable {
        let caller: Int32
        let instruction: Int32
        let function: Int
    }

    /// Whether a call leads to one of the two or to the other, as the object is of one class or of another.
    public func isInsteadOf(_ other: KeyAccess) -> Bool {
        choices.contains { choice in
            other.choices.contains {
                $0.caller == choice.caller && $0.instruction == choice.instruction && $0.function != choice.function
            }
        }
    }

    public var place: Place { Place(site, in: function) }

    /// Where the key is named.
    public var location: Location { naming.function.location(naming.range) }

    /// The function that names the key.
    public var namer: Function { naming.function }

    /// Of the whole call.
    public var callLocation: Location { function.location(site.range) }

    /// What is written, with the coder's own argument left out.
    public var value: Expression? { call.firstUnlabelled }

    /// What the helper that writes it was given for the value, in the function that was asked about; `nil` where that is not plain.
    public var valueGivenToHelper: Expression? {
        guard case .name(let name)? = value?.core.kind, entry !== site, let call = entry.call, call.name == function.fact.name else {
            return nil
        }
        return call.arguments.indices.first { function.fact.parameter(for: $0, of: call)?.name == name }.map { call.arguments[$0].value }
    }

    /// Of the value that is written, or of the key.
    public var valueLocation: Location { value.map { function.location($0.range) } ?? location }

    /// That it is not told of which type the value is.
    public var silenceOnType: Silence { Silence(.unknownType, at: valueLocation, about: function.symbol) }

    /// That it is not told which key it is.
    var silenceOnKey: Silence {
        let reason: Silence.Reason =
            if isOneTooMany { .tooManyKeys } else if case .constant = key { .keyElsewhere } else { .builtKey }
        return Silence(reason, at: location, about: function.symbol)
    }
}

extension Silence.Reason {
    static let coderOutOfSight = Silence.Reason("coder that goes where nothing follows it")
    static let coderUnfollowed = Silence.Reason("method with a coder that is not looked into")
    static let builtKey = Silence.Reason("key that is put together when the app runs")
    static let keyElsewhere = Silence.Reason("key whose value is not in the sources")
    static let tooManyKeys = Silence.Reason("one of more keys in one method than are told apart")
}

/// All that a function does with a coder, helpers included.
public struct CoderFlow: Sendable {
    public var accesses: [KeyAccess] = []
    /// What is written without a key.
    public internal(set) var unkeyedWrites: [UnkeyedWrite] = []
    /// Where the coder goes and the text cannot follow: other keys may be read and written there.
    public internal(set) var escape: Silence?

    var escapes: Bool { escape != nil }

    public func accesses(_ direction: CoderMethod.Direction) -> [KeyAccess] {
        accesses.filter { $0.method.direction == direction }
    }

    mutating func join(_ other: CoderFlow) {
        accesses += other.accesses
        unkeyedWrites += other.unkeyedWrites
        escape = escape ?? other.escape
    }
}

extension App {
    /// What a function does with the coder it is given: reads and writes in its own body and in every helper that gets the coder,
    /// wherever that is declared. Calls of `super` are left out.
    public func coderFlow(of function: Function) -> CoderFlow { coderFlows[function.id] ?? makeCoderFlow(of: function) }

    /// The flow of each hook that has a coder, by function id: many archives have it in common.
    func makeCoderFlows() -> [Int: CoderFlow] {
        let hooks = program.hooks.filter { hook in hook.fact.parameters.contains { $0.type?.unwrapped.name == "NSCoder" } }
        let uses = CoderUses(by: hooks.compactMap { hook in hook.coderParameter.map { (hook, $0) } }, in: flow)
        return Dictionary(uniqueKeysWithValues: hooks.map { ($0.id, makeCoderFlow(of: $0, uses)) })
    }

    private func makeCoderFlow(of function: Function, _ uses: CoderUses? = nil) -> CoderFlow {
        function.coderParameter.map { CoderTrace(of: function, parameter: $0, in: self, uses).found } ?? CoderFlow()
    }

    /// Both directions of an object's coder: its own hooks, those of its superclasses in the project, and their helpers.
    public func coderFlow(of type: Type, _ hooks: Hook...) -> CoderFlow { coderFlow(of: type, hooks) }

    func coderFlow(of type: Type, _ hooks: [Hook]) -> CoderFlow {
        var flow = CoderFlow()
        for owner in program.lineage(of: type) {
            for hook in hooks {
                for function in program.implementations(of: hook, in: owner) { flow.join(coderFlow(of: function)) }
            }
        }
        return flow
    }
}

extension Function {
    /// The position of its coder, or of what stands in for one.
    fileprivate var coderParameter: Int? {
        fact.parameters.lastIndex { $0.type?.unwrapped.name == "NSCoder" } ?? fact.parameters.indices.last
    }
}
