import Syntax

/// How many tabs there are to choose from, as far as the text lists them.
struct TabCount {
    private let shown: ShownViews

    init(_ shown: ShownViews) { self.shown = shown }

    func tabs(of view: Call, in type: Type) -> Int { tabs(inClosuresOf: view, of: type, depth: 0) }

    private func tabs(inClosuresOf call: Call, of type: Type, depth: Int) -> Int {
        var count = 0
        for case .closure(let closure) in call.arguments.map(\.value.kind) { count += tabs(in: closure.body, of: type, depth: depth) }
        return count
    }

    /// Of branches one alone runs.
    private func tabs(in body: [Statement], of type: Type, depth: Int) -> Int {
        body.reduce(0) { count, statement in
            switch statement.kind {
            case .branch(let branch): count + (branch.arms.map { tabs(in: $0.body, of: type, depth: depth) }.max() ?? 0)
            case .expression(let value), .returns(let value?): count + tabs(in: value, of: type, depth: depth)
            default: count
            }
        }
    }

    private func tabs(in view: Expression, of type: Type, depth: Int) -> Int {
        guard depth < 6 else { return 0 }
        switch view.core.kind {
        case .conditional(let statement): return tabs(in: [statement], of: type, depth: depth + 1)
        case .name(let name): return tabs(inMember: name, of: type, depth: depth + 1)
        case .member(let base, let name): return base.core.isSelf ? tabs(inMember: name.text, of: type, depth: depth + 1) : 0
        case .call(let call): return tabs(in: call, of: type, depth: depth + 1)
        default: return 0
        }
    }

    private func tabs(in call: Call, of type: Type, depth: Int) -> Int {
        switch call.name {
        case "tabItem", "Tab": return 1
        // One within is another choice.
        case "TabView": return 0
        case "Group", "Section", "TabSection": return tabs(inClosuresOf: call, of: type, depth: depth)
        case "ForEach":
            let count = tabs(inClosuresOf: call, of: type, depth: depth)
            guard case .array(let elements)? = call.firstUnlabelled?.core.kind else { return count * 2 }
            return count * elements.count
        default: break
        }
        if case .member(let base, let name) = call.callee.core.kind {
            return base.core.isSelf ? tabs(inMember: name.text, of: type, depth: depth) : tabs(in: base, of: type, depth: depth)
        }
        if call.name.first?.isUppercase != true { return tabs(inMember: call.name, of: type, depth: depth) }
        guard let view = shown.drawing[call.name]?.onlyElement else { return 0 }
        return min(1, tabs(inMember: "body", of: view, depth: depth))
    }

    private func tabs(inMember name: String, of type: Type, depth: Int) -> Int {
        shown.code(of: type).members(named: name).onlyElement.map { tabs(in: $0.body, of: type, depth: depth) } ?? 0
    }
}
