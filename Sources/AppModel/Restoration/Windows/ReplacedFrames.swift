import Syntax

/// What puts a window elsewhere than its name has put it (I15).
enum Displacement {
    case centring
    /// It takes the size of this controller's view (I21).
    case content(Expression)
}

/// Windows as a function names them, those that are its object's own under one name.
struct WindowNames {
    private let own: Set<String>
    private let isWindow: Bool

    init(in function: Function, of app: App) {
        isWindow = function.type.map { !function.isStatic && app.program.inherits($0, from: "NSWindow") } ?? false
        guard let type = function.type, !function.isStatic, app.program.inherits(type, from: "NSWindowController") else {
            own = []
            return
        }
        // What is handed to the superclass is its window from then on.
        let handed = app.sites(in: function).compactMap { site -> Expression? in
            switch site.kind {
            case .call(let call) where call.name == "init" && (call.asksSuper || call.receiver?.isSelf ?? false): call.argument("window")
            case .call(let call) where call.name == "initWithWindow": call.arguments.first?.value
            case .assignment(let target, nil, let value) where ["window", "self.window"].contains(target.core.windowName): value
            default: nil
            }
        }
        own = Set(["window", "self.window"] + handed.compactMap(\.core.plainName))
    }

    func callAsFunction(_ window: Expression?) -> String? {
        guard let window else { return isWindow ? "self" : nil }
        return window.core.windowName.map { own.contains($0) ? "self.window" : $0 }
    }

    /// What a controller or a window does to its own window.
    var ofOwner: String? { isWindow ? "self" : own.isEmpty ? nil : "self.window" }

    /// The window that a statement puts elsewhere.
    func displacement(by statement: Statement) -> (window: String, how: Displacement, range: SourceRange)? {
        guard case .expression(let expression) = statement.kind else { return nil }
        switch expression.core.kind {
        case .call(let call) where call.name == "center" && call.arguments.isEmpty:
            return self(call.receiver).map { ($0, .centring, statement.range) }
        case .member(let window, let name) where name.text == "center":
            return self(window).map { ($0, .centring, statement.range) }
        case .assignment(let target, nil, let value) where target.core.memberName == "contentViewController" && !value.isNil:
            guard case .member(let window, _) = target.core.kind, !window.isSelf else {
                return ofOwner.map { ($0, .content(value), statement.range) }
            }
            return self(window).map { ($0, .content(value), statement.range) }
        default: return nil
        }
    }

    /// What gets a name to be kept under, and where; a statement that goes by whether it did is another matter.
    func naming(by statement: Statement) -> (window: String, name: Expression, range: SourceRange)? {
        guard case .expression(let expression) = statement.kind else { return nil }
        func name(_ value: Expression) -> (window: String, name: Expression, range: SourceRange)? {
            guard case .call(let call) = value.core.kind, call.name == "setFrameAutosaveName", let window = self(call.receiver),
                let name = call.firstUnlabelled
            else { return nil }
            return (window, name, call.nameRange)
        }
        guard case .assignment(let target, nil, let value) = expression.kind else { return name(expression) }
        switch target.core.memberName {
        case _ where target.isWildcard: return name(value)
        case "windowFrameAutosaveName":
            if case .member(let controller, _) = target.core.kind, !controller.isSelf { return nil }
            return ofOwner.map { ($0, value, target.range) }
        case "frameAutosaveName":
            // A setter of Objective-C's says it like this.
            guard case .member(let window, let member) = target.core.kind else { return nil }
            return self(window).map { ($0, value, member.range) }
        default: return nil
        }
    }
}

extension App {
    /// Where a window that has just moved to where it was kept is put into the middle of the screen, or takes the size of what it shows, and
    /// is kept there (I15): by what follows in the same body, or when it is shown.
    func replacedFrames() -> [EarlyRestoration] {
        let functions = functionsNamingFrames()
        guard !functions.isEmpty else { return [] }
        return functions.flatMap { replacedFrames(in: $0.body, of: $0, WindowNames(in: $0, of: self)) } + framesReplacedAsShown(functions)
    }

    private func functionsNamingFrames() -> [Function] {
        let names: Set<String> = ["setFrameAutosaveName", "frameAutosaveName", "windowFrameAutosaveName"]
        // A window of the project's may know better.
        guard !program.functions.contains(where: { $0.fact.name == "center" && $0.fact.parameters.isEmpty }) else { return [] }
        return program.functions(mentioningAnyOf: names).filter { function in
            !program.isTest(function) && !isForUser(function) && !function.names(anyOf: ["removeFrame", "removeFrameUsingName"])
        }
    }

    /// Whether a menu or a button may call it, for the user who wants the window back in the middle.
    private func isForUser(_ function: Function) -> Bool {
        function.isObjectiveC ? function.fact.returnType?.name == "IBAction" : function.fact.modifiers.contains(.isObjectiveC)
    }

    /// Of statements that run one after the other, and of those in them.
    private func replacedFrames(in statements: [Statement], of function: Function, _ names: WindowNames) -> [EarlyRestoration] {
        var found = statements.flatMap { statement in statement.blocks.flatMap { replacedFrames(in: $0, of: function, names) } }
        for (index, statement) in statements.enumerated() {
            guard let named = names.naming(by: statement), string(named.name, at: Place(function, nil)).text != "" else { continue }
            let rest = statements[(index + 1)...]
            let displacing = rest.firstIndex { names.displacement(by: $0).map { displaces($0, named.window, in: function) } ?? false }
            guard let displacing, rest[..<displacing].allSatisfy(\.goesOn), let displaced = names.displacement(by: statements[displacing]),
                !rest.contains(where: { moves($0, named.window, names, in: function) }), !statements.contains(where: \.isDeferred)
            else { continue }
            found.append(
                EarlyRestoration(
                    kind: displaced.how.kind(named: function.location(named.range)), function: function, range: displaced.range))
        }
        return found
    }

    private func displaces(
        _ displaced: (window: String, how: Displacement, range: SourceRange), _ window: String, in function: Function
    ) -> Bool {
        guard displaced.window == window else { return false }
        guard case .content(let controller) = displaced.how else { return true }
        // Where it stands among the locals.
        let site = sites(in: function).first { $0.range == displaced.range }
        return resizes(
            controller, at: Place(function, site?.locals), beside: function.type.map { program.family(of: $0) } ?? [])
    }

    /// Whether a statement may put a window elsewhere, or stands for another from then on, itself or by a function of the project's.
    private func moves(_ statement: Statement, _ window: String, _ names: WindowNames, in function: Function) -> Bool {
        let expressions = statement.expressions + statement.blocks.flatMap { $0.flatMap(\.expressions) }
        return expressions.contains { expression in
            expression.contains { part in
                switch part.kind {
                case .assignment(let target, _, _):
                    if case .member(let base, let name) = target.core.kind, ["frame", "frameAutosaveName"].contains(name.text) {
                        return names(base) == window
                    }
                    return names(target) == window && target.core.windowName != "self.window"
                case .call(let call):
                    let called = program.calledFunction(call, at: Place(function, nil))
                    return call.name.movesFrame
                        || called?.contains { $0.memberName.map(\.movesFrame) ?? false } ?? false
                default: return false
                }
            }
        }
    }
}

extension Displacement {
    func kind(named: Location) -> EarlyRestoration.Kind {
        switch self {
        case .centring: .frameReplaced(named: named)
        case .content: .frameResized(named: named)
        }
    }
}

extension String {
    /// `setFrame…`, `cascadeTopLeft`: what puts a window somewhere.
    fileprivate var movesFrame: Bool { hasPrefix("setFrame") || hasPrefix("cascadeTopLeft") }
}

extension Statement {
    /// Whether whatever follows runs, too.
    var goesOn: Bool {
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
    var windowName: String? {
        switch kind {
        case .selfReference: "self"
        case .name(let name): name
        case .member(let base, let name): base.core.windowName.map { $0 + "." + name.text }
        default: nil
        }
    }
}
