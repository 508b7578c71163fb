/// A class that adopts one of the configured protocols of hand-made state saving, with the halves that it has or inherits (J1).
public struct CustomState: Sendable {
    public let custom: CustomProtocol
    public let type: Type
    /// Nearest first; empty where nothing saves.
    public let saves: [Function]
    /// Nearest first; empty where nothing restores.
    public let restores: [Function]
}

extension App {
    /// Every class of the project that lists one of the configured protocols, in path order.
    public func customStates() -> [CustomState] {
        guard !program.options.customProtocols.isEmpty else { return [] }
        return program.options.customProtocols.flatMap { custom in
            program.types.compactMap { type in
                guard type.kind != .protocol, lists(type, custom.name) else { return nil }
                let members = (program.lineage(of: type) + defaults(of: custom)).flatMap { program.functions(of: $0) }
                return CustomState(
                    custom: custom, type: type, saves: members.filter { $0.isNamed(custom.save) },
                    restores: members.filter { $0.isNamed(custom.restore) })
            }
        }
    }

    private func lists(_ type: Type, _ name: String) -> Bool {
        type.lists(name)
            || type.declarations.contains { declaration in
                declaration.fact.inherited.contains { reference in
                    guard case .project(let parent)? = program.resolve(reference, at: Place(in: declaration, of: type, isStatic: true))
                    else { return false }
                    return parent.kind == .protocol && parent.lists(name)
                }
            }
    }

    /// The protocol itself, whose extensions may implement what its adopters leave out.
    private func defaults(of custom: CustomProtocol) -> [Type] {
        program.types.filter { $0.kind == .protocol && $0.name == custom.name }
    }
}

extension Function {
    /// Whether it is what the configuration calls so: by its full name, by its selector, or by a name without arguments.
    public func isNamed(_ name: String) -> Bool {
        if fact.selector == name || fact.fullName == name { return true }
        if property?.name == name || fact.kind == .method && fact.fullName == name + "()" { return true }
        guard name.hasSuffix(":"), let first = name.split(separator: ":").first,
            let label = ObjectiveCName.initializerLabel(of: String(first), hasArguments: true)
        else { return false }
        let rest = name.split(separator: ":").dropFirst().map { $0 + ":" }.joined()
        return fact.fullName == "init(" + label + ":" + rest + ")"
    }
}

extension CustomProtocol {
    /// What a call of the saving half is named.
    public var saveName: String { String(save.prefix { $0 != ":" && $0 != "(" }) }
}

extension Expression {
    /// Whether it asks somebody for something of a name, as a call or like a property.
    public func asks(for name: String) -> Bool {
        contains { $0.ownName == name }
    }
}

/// A loop that asks the controllers of a container for their state.
public struct ControllerSaving: Sendable {
    /// What it walks over.
    public let sequence: Expression
    public let function: Function
}

extension App {
    /// Every loop over a container's controllers that asks them for their state, in functions that never ask who is presented.
    public func savingsWithoutPresented(_ custom: CustomProtocol) -> [ControllerSaving] {
        let units = Set(
            program.functions(naming: ["presentedViewController", "modalViewController", "visibleViewController"]).map(program.unit))
        let lists = UIKit.listsOfChildren.union(["viewControllers"])
        return program.functions(mentioningAnyOf: lists).flatMap { function -> [ControllerSaving] in
            let loops = function.body.flatMap(\.loops).filter { loop in
                guard let sequence = loop.sequence, let name = sequence.core.memberName else { return false }
                return lists.contains(name) && loop.body.flatMap(\.expressions).contains { $0.asks(for: custom.saveName) }
            }
            guard !loops.isEmpty, !units.contains(program.unit(of: function)) else { return [] }
            return loops.compactMap { $0.sequence }.map { ControllerSaving(sequence: $0, function: function) }
        }
    }
}

extension Statement {
    /// Its loops, those inside of others included.
    fileprivate var loops: [Loop] {
        switch kind {
        case .loop(let loop): [loop] + loop.body.flatMap(\.loops)
        case .branch(let branch): branch.arms.flatMap { $0.body.flatMap(\.loops) }
        case .guarded(_, let body), .deferred(let body), .block(let body): body.flatMap(\.loops)
        case .attempt(let body, let catches): (body + catches.flatMap(\.body)).flatMap(\.loops)
        case .function(let function): (function.body ?? []).flatMap(\.loops)
        case .expression, .local, .returns, .throwing, .breaks, .continues, .fallsThrough: []
        }
    }
}
