import Syntax

/// Reads for what a former version of the app has written.
extension App {
    /// Whether a read may be meant for archives of a former version: it happens only if another read of the coder says so, or when
    /// something is nil, or it is the right side of `??`.
    public func isFallback(_ access: KeyAccess) -> Bool {
        (access.site.steps + access.entry.steps).contains { step in
            switch step {
            case .fallback: true
            case .shortCircuit(let left): asksForState(left, at: access.place)
            case .arm(_, _, .guardRest, _): false
            case .arm(_, _, .compilation, _), .arm(_, _, .catches, _): true
            case .arm(_, let index, .test, _) where index > 0: true
            case .arm(_, _, _, let conditions):
                conditions.contains { condition in
                    if case .binding(_, _, let value) = condition, value.range.start <= access.site.range.start,
                        access.site.range.end <= value.range.end
                    {
                        return false
                    }
                    return condition.expressions.contains { asksForState($0, at: access.place) }
                }
            case .loop(let loop): loop.conditions.flatMap(\.expressions).contains { asksForState($0, at: access.place) }
            case .passed, .closure, .function, .deferred: false
            }
        }
    }

    /// Whether an expression asks a coder, compares with nil, or names something that came out of a coder or a version.
    private func asksForState(_ expression: Expression, at place: Place) -> Bool {
        expression.contains { part in
            switch part.kind {
            case .nilLiteral: return true
            case .call(let call): return CoderMethod(call) != nil
            case .name(let name):
                if name.lowercasedASCII.contains("version") { return true }
                guard let locals = place.locals?.lookUp(name) else { return false }
                switch locals.binding.origin {
                case .local(let local): return local.value.map { asksCoder($0) } ?? true
                case .unwrapped(_, let value): return asksCoder(value)
                case .parameter, .element, .pattern: return false
                }
            case .member(_, let name): return name.text.lowercasedASCII.contains("version")
            default: return false
            }
        }
    }

    private func asksCoder(_ expression: Expression) -> Bool {
        expression.contains { part in
            if case .call(let call) = part.kind { return CoderMethod(call) != nil }
            return false
        }
    }
}

extension App {
    /// Whether a read may be meant for activities of a former version: something else was asked first, or a name on the way says so.
    public func isFallback(_ read: ActivityRead) -> Bool {
        let isSecondChoice = read.site.steps.contains { step in
            switch step {
            case .fallback, .shortCircuit: true
            case .arm(_, let index, let kind, _): kind == .catches || kind != .guardRest && index > 0
            case .passed, .loop, .closure, .function, .deferred: false
            }
        }
        let fact = read.function.fact
        var names = [fact.name, read.function.type?.name ?? ""] + fact.parameters.flatMap { [$0.label ?? "", $0.name] }
        for part in read.site.tests + read.site.parts { _ = part.contains { if let name = $0.memberName { names.append(name) }; return false } }
        return isSecondChoice || names.contains { name in
            let name = name.lowercasedASCII
            return ["legacy", "migrat", "former", "deprecat", "obsolete", "version"].contains(where: name.contains)
        }
    }
}

extension Site {
    /// The expressions of what is asked for.
    fileprivate var parts: [Expression] {
        if case .element(let base, let arguments) = kind { [base] + arguments.map(\.value) } else { [] }
    }
}
