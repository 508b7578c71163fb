import Syntax

extension App {
    /// Where a window that has just moved to where it was kept is put into the middle of the screen, and kept there (I15).
    func replacedFrames() -> [EarlyRestoration] {
        let functions = program.functions(mentioningAnyOf: ["setFrameAutosaveName", "frameAutosaveName"]).filter { function in
            !program.isTest(function) && !isForUser(function) && !function.names(anyOf: ["removeFrame", "removeFrameUsingName"])
        }
        // A window of the project's may know better.
        guard !functions.isEmpty, !program.functions.contains(where: { $0.fact.name == "center" && $0.fact.parameters.isEmpty }) else {
            return []
        }
        return functions.flatMap { replacedFrames(in: $0.body, of: $0) }
    }

    /// Whether a menu or a button may call it, for the user who wants the window back in the middle.
    private func isForUser(_ function: Function) -> Bool {
        function.isObjectiveC ? function.fact.returnType?.name == "IBAction" : function.fact.modifiers.contains(.isObjectiveC)
    }

    /// Of statements that run one after the other, and of those in them.
    private func replacedFrames(in statements: [Statement], of function: Function) -> [EarlyRestoration] {
        var found = statements.flatMap { statement in statement.blocks.flatMap { replacedFrames(in: $0, of: function) } }
        for (index, statement) in statements.enumerated() {
            guard let (window, named) = windowNamed(by: statement, in: function) else { continue }
            let rest = statements[(index + 1)...]
            guard let centring = rest.firstIndex(where: { $0.centres == window }), rest[..<centring].allSatisfy(\.isPlain),
                !rest.contains(where: { moves($0, window, in: function) }), !statements.contains(where: \.isDeferred)
            else { continue }
            found.append(
                EarlyRestoration(
                    kind: .frameReplaced(named: function.location(named)), function: function, range: statements[centring].range))
        }
        return found
    }

    /// Whether a statement may put a window elsewhere, or stands for another from then on, itself or by a function of the project's.
    private func moves(_ statement: Statement, _ window: String, in function: Function) -> Bool {
        let expressions = statement.expressions + statement.blocks.flatMap { $0.flatMap(\.expressions) }
        return expressions.contains { expression in
            expression.contains { part in
                switch part.kind {
                case .assignment(let target, _, _):
                    return [window, window + ".frame", window + ".frameAutosaveName"].contains(target.core.windowName)
                case .call(let call):
                    let called = program.calledFunction(call, at: Place(function, nil))
                    return call.name.hasPrefix("setFrame") || call.name.hasPrefix("cascadeTopLeft")
                        || called?.contains { $0.memberName.map { $0.hasPrefix("setFrame") || $0.hasPrefix("cascadeTopLeft") } ?? false }
                            ?? false
                default: return false
                }
            }
        }
    }

    /// What gets a name to be kept under, and where; a statement that goes by whether it did is another matter.
    private func windowNamed(by statement: Statement, in function: Function) -> (window: String, name: SourceRange)? {
        guard case .expression(let expression) = statement.kind else { return nil }
        var naming: (window: Expression, name: Expression, range: SourceRange)?
        func look(at value: Expression) {
            guard case .call(let call) = value.core.kind, call.name == "setFrameAutosaveName", let window = call.receiver,
                let name = call.firstUnlabelled
            else { return }
            naming = (window, name, call.nameRange)
        }
        if case .assignment(let target, nil, let value) = expression.kind {
            // A setter of Objective-C's says it like this.
            if case .member(let window, let member) = target.core.kind, member.text == "frameAutosaveName" {
                naming = (window, value, member.range)
            } else if target.isWildcard {
                look(at: value)
            }
        } else {
            look(at: expression)
        }
        guard let naming, let window = naming.window.core.windowName, string(naming.name, at: Place(function, nil)).text != "" else {
            return nil
        }
        return (window, naming.range)
    }
}

extension Statement {
    /// The window that it puts into the middle.
    fileprivate var centres: String? {
        guard case .expression(let expression) = kind else { return nil }
        switch expression.core.kind {
        case .call(let call): return call.name == "center" && call.arguments.isEmpty ? call.receiver?.core.windowName : nil
        case .member(let window, let name): return name.text == "center" ? window.core.windowName : nil
        default: return nil
        }
    }

    /// Whether whatever follows runs, too.
    fileprivate var isPlain: Bool {
        switch kind {
        case .expression(let expression): !expression.contains { if case .attempt = $0.kind { true } else { false } }
        case .local: true
        default: false
        }
    }

    fileprivate var isDeferred: Bool { if case .deferred = kind { true } else { false } }
}

extension Expression {
    /// `window`, `self.window`, `controller.window`, as it is written.
    fileprivate var windowName: String? {
        switch kind {
        case .selfReference: "self"
        case .name(let name): name
        case .member(let base, let name): base.core.windowName.map { $0 + "." + name.text }
        default: nil
        }
    }
}
