import Syntax

/// What a variable goes by in the code of one type.
struct NamesOfVariable {
    let base: ViewKey
    /// Other state of the view that is made of it.
    private var states: Set<String> = []
    /// Locals and parameters, `$0` among them, and where they are known.
    private var locals: [Local] = []

    private struct Local: Equatable {
        let name: String
        let file: Int
        let scope: SourceRange
    }

    init(_ base: ViewKey) { self.base = base }

    /// Whether it is said as what it is, not by a local.
    func isItself(_ mention: ViewMention) -> Bool {
        guard mention.name == base.name else { return false }
        return base.part == nil ? !mention.isOfOther : mention.part == base.part
    }

    /// The model that has it, as a whole.
    func isHolder(_ mention: ViewMention) -> Bool {
        base.part != nil && mention.name == base.name && mention.part == nil && !mention.isOfOther
    }

    /// Whether what it is computed by is called: `model.snapshot()`.
    func asks(_ mention: ViewMention) -> Bool {
        guard isHolder(mention), case .receiver(let call)? = mention.surroundings.last else { return false }
        return call.name == base.part
    }

    /// The same of a target, or of what it is part of.
    func isItself(_ target: Expression) -> Bool {
        if base.part == nil, target.plainName == base.name { return true }
        switch target.kind {
        case .member(let holder, let part):
            return part.text == base.part && holder.core.plainName == base.name || isItself(holder.core)
        case .element(let list, _): return isItself(list.core)
        default: return false
        }
    }

    func isState(_ name: String?) -> Bool { name.map(states.contains) ?? false }

    func holds(_ name: String) -> Bool { base.part == nil && name == base.name || states.contains(name) }

    func holds(_ mention: ViewMention, in member: ViewMember) -> Bool {
        if isItself(mention) { return true }
        guard !mention.isOfOther else { return false }
        return states.contains(mention.name)
            || locals.contains { $0.name == mention.name && $0.file == member.file && $0.scope.contains(mention.range) }
    }

    /// Finds the locals, parameters and own state that are given its value.
    mutating func complete(in code: ViewCode, _ owner: Type) {
        for _ in 0..<5 {
            let before = (locals.count, states.count)
            for member in code.members where member.fact.kind != .initializer {
                for mention in member.mentions where holds(mention, in: member) { add(mention, in: member, code, owner) }
            }
            if (locals.count, states.count) == before { return }
        }
    }

    private mutating func add(_ name: String, _ scope: SourceRange, in member: ViewMember) {
        let local = Local(name: name, file: member.file, scope: scope)
        if !locals.contains(local) { locals.append(local) }
    }

    private mutating func add(_ mention: ViewMention, in member: ViewMember, _ code: ViewCode, _ owner: Type) {
        var scope = member.fact.range
        for (index, surrounding) in mention.surroundings.enumerated() {
            switch surrounding {
            // `let rows = list.sorted(by: order)`
            case .local, .condition, .value:
                if mention.surroundings[index...].contains(where: \.isCriterion) { continue }
            default: break
            }
            switch surrounding {
            case .closure(let call, _, _):
                if let range = call.arguments.first(where: { $0.value.range.contains(mention.range) })?.value.range { scope = range }
            case .local(let name), .condition(let name): add(name, scope, in: member)
            case .value(let target):
                guard owner.kind == .structure, let name = target.core.plainName, name != base.name,
                    owner.property(name)?.fact.attributes.contains("State") ?? false
                else { continue }
                states.insert(name)
            case .argument(let call, let label):
                if call.name == "append", let list = call.receiver?.core.plainName, owner.property(list) == nil {
                    add(list, scope, in: member)
                }
                if call.receiver?.isSelf ?? true, mention.occasion != nil || owner.kind == .class {
                    for called in code.members(named: call.name) where called.fact.kind == .method {
                        for (index, argument) in zip(called.fact.parameterIndices(of: call), call.arguments)
                        where argument.value.range.contains(mention.range) {
                            if let index { add(called.fact.parameters[index].name, called.fact.range, in: called) }
                        }
                    }
                }
                if ["of", "id"].contains(label) || call.name == "onReceive" { addClosures(of: call, in: member) }
            default: break
            }
        }
        // Whoever gives it something may have that kept in the same breath.
        if isItself(mention), let value = mention.assignment?.value {
            _ = value.contains { part in
                if let name = part.plainName, name.first?.isUppercase != true, owner.property(name) == nil { add(name, scope, in: member) }
                return false
            }
        }
        if mention.isPublisher || mention.isBinding && owner.kind == .class {
            for call in member.chain(around: mention.range) { addClosures(of: call, in: member) }
        }
    }

    private mutating func addClosures(of call: Call, in member: ViewMember) {
        for argument in call.arguments {
            guard case .closure(let closure) = argument.value.kind else { continue }
            for name in closure.parameters.map(\.name) + ["$0", "$1"] { add(name, argument.value.range, in: member) }
        }
    }
}

extension ViewMention.Surrounding {
    /// Whether what is called chooses or sorts by it, and answers with something else.
    fileprivate var isCriterion: Bool {
        if case .argument(let call, let label?) = self { !call.name.isEmpty && SwiftUI.criteria.contains(label) } else { false }
    }
}

extension ViewMember {
    /// The calls whose receiver holds a place: what a publisher sends goes to all of them.
    func chain(around range: SourceRange) -> [Call] {
        var calls: [Call] = []
        for statement in body where statement.range.contains(range) {
            for expression in statement.expressions where expression.range.contains(range) {
                _ = expression.contains { part in
                    if case .call(let call) = part.kind, call.receiver?.range.contains(range) ?? false { calls.append(call) }
                    if case .call(let call) = part.kind, call.arguments.contains(where: { $0.value.range == range }) { calls.append(call) }
                    return false
                }
            }
        }
        return calls
    }
}
