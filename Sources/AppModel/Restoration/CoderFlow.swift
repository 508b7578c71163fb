import Syntax

/// One read, write or test of a key.
public struct KeyAccess: Sendable {
    public let method: CoderMethod
    public let call: Call
    public let key: StringValue
    /// The key is that of one round of a loop; the other rounds have accesses of their own.
    public var isOneOfMany = false
    /// Where the key is written.
    public let keyRange: SourceRange
    public let site: Site
    /// The function that it stands in, which may be a helper of the one that was asked about.
    public let function: Function
    /// The call of that helper in the function that was asked about; the access's own site without a helper.
    public let entry: Site
    /// Whether what leads there may be a call of the coder's own method instead: types that the text does not tell would decide.
    public var isDoubtful = false

    public var place: Place { Place(site, in: function) }

    /// Where the key is named.
    public var location: Location { function.location(keyRange) }

    /// Of the whole call.
    public var callLocation: Location { function.location(site.range) }

    /// What is written, with the coder's own argument left out.
    public var value: Expression? { call.firstUnlabelled }
}

/// All that a function does with a coder, helpers included.
public struct CoderFlow: Sendable {
    public var accesses: [KeyAccess] = []
    /// The coder goes where the text cannot follow: other keys may be read and written there.
    public var escapes = false

    public func accesses(_ direction: CoderMethod.Direction) -> [KeyAccess] {
        accesses.filter { $0.method.direction == direction }
    }

    /// Whether there may be keys in that direction of which the text tells nothing. A constant of unknown value could be any key, unless
    /// it is also among the keys of `other`, which it then is paired with. What fits a pattern is for `mayHold` to say.
    public func isOpen(_ direction: CoderMethod.Direction, beside other: CoderFlow) -> Bool {
        guard escapes || holdsUnknownKey(direction, beside: other) else { return false }
        Unknowns.note(.coder, (accesses.first ?? other.accesses.first)?.function.symbol ?? "")
        return true
    }

    private func holdsUnknownKey(_ direction: CoderMethod.Direction, beside other: CoderFlow) -> Bool {
        let paired = Set(other.accesses.filter { $0.method.direction != direction }.map(\.key))
        return accesses(direction).contains { access in
            switch access.key {
            case .text, .pattern: false
            case .constant(let name): UIKit.reservedKeys[name] == nil && !paired.contains(access.key)
            case .unknown: true
            }
        }
    }

    /// Whether a key may be among those in a direction.
    public func mayHold(_ key: StringValue, _ direction: CoderMethod.Direction) -> Bool {
        accesses.contains { $0.method.direction == direction && $0.key.mayEqual(key) }
    }

    mutating func join(_ other: CoderFlow) {
        accesses += other.accesses
        escapes = escapes || other.escapes
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
