import Syntax

/// Windows that are put elsewhere each time they are shown, by another function than the one that names their frame.
extension App {
    /// - Parameter functions: those that may name one.
    func framesReplacedAsShown(_ functions: [Function]) -> [EarlyRestoration] {
        functions.filter { isBeginning($0) }.flatMap { function -> [EarlyRestoration] in
            guard let type = function.type, let named = ownName(in: function.body, of: function, WindowNames(in: function, of: self)) else {
                return []
            }
            let family = program.family(of: type)
            let methods = family.flatMap { program.functions(of: $0) }.filter { !$0.isStatic && !program.isTest($0) }
            let places = family.flatMap(\.declarations).flatMap { $0.fact.methods(thatMaySay: Self.framePlacers) }
            guard !places.contains(where: { $0 !== function.fact }) else { return [] }
            let beginnings = methods.filter(isBeginning)
            let others = methods.filter { method in
                !isBeginning(method) && !beginnings.contains { $0.names(anyOf: [method.fact.name]) }
            }
            return others.compactMap { frameReplaced(by: $0, family, named) }
                + contentsGivenByOthers(to: family, named)
        }
    }

    /// Whether a method runs once, before its object's window is shown.
    private func isBeginning(_ function: Function) -> Bool {
        !function.isStatic
            && (function.fact.kind == .initializer || ["windowDidLoad", "loadWindow", "awakeFromNib"].contains(function.fact.name))
    }

    /// Where a function names the frame of its object's own window, whatever happens; in Objective-C where there is an object at all.
    private func ownName(in statements: [Statement], of function: Function, _ names: WindowNames) -> Location? {
        for statement in statements {
            if let naming = names.naming(by: statement), naming.window == names.ofOwner,
                string(naming.name, at: Place(function, nil)).text != ""
            {
                return function.location(naming.range)
            }
            if case .branch(let branch) = statement.kind, branch.arms.count == 1, branch.arms[0].conditions.contains(where: \.makesSelf),
                let named = ownName(in: branch.arms[0].body, of: function, names)
            {
                return named
            }
        }
        return nil
    }

    private func frameReplaced(by method: Function, _ family: [Type], _ named: Location) -> EarlyRestoration? {
        let names = WindowNames(in: method, of: self)
        for (index, statement) in method.body.enumerated() {
            guard statement.goesOn || statement.asksWhetherVisible else { return nil }
            let displacing = statement.onlyIfHidden ?? statement
            guard let displaced = names.displacement(by: displacing), displaced.window == names.ofOwner else { continue }
            let showsNext = method.body[(index + 1)...].contains { $0.showsWindow(nil) }
            switch displaced.how {
            case .centring: guard showsNext else { return nil }
            case .content(let controller):
                guard resizes(controller, at: Place(method, nil), beside: family), showsNext || isShownBehind(method) else { return nil }
            }
            return EarlyRestoration(kind: displaced.how.kind(named: named), function: method, range: displaced.range)
        }
        return nil
    }

    /// Whether somebody calls a method of a controller and shows it right after.
    private func isShownBehind(_ method: Function) -> Bool {
        program.functions(naming: [method.fact.name]).contains { caller in
            caller != method && !program.isTest(caller) && !caller.names(anyOf: Self.framePlacers)
                && caller.body.showsBehind { statement in
                    guard case .expression(let expression) = statement.kind, case .call(let call) = expression.core.kind,
                        call.name == method.fact.name,
                        program.calledFunction(call, at: Place(caller, nil)) == method
                            || method.isOnlyOfItsName(in: program)
                    else { return nil }
                    return call.receiver?.core.windowName
                }
        }
    }

    /// Where somebody else gives a controller or its window what it shows, and shows it right after.
    private func contentsGivenByOthers(to family: [Type], _ named: Location) -> [EarlyRestoration] {
        program.functions(mentioningAnyOf: ["contentViewController", "setContentViewController"]).flatMap {
            function -> [EarlyRestoration] in
            guard !program.isTest(function), !(function.type.map(family.contains) ?? false), !function.names(anyOf: Self.framePlacers)
            else {
                return []
            }
            return sites(in: function).compactMap { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let name) = target.core.kind,
                    name.text == "contentViewController", !value.isNil
                else { return nil }
                var owner = base.core
                if case .member(let controller, let window) = owner.kind, window.text == "window" { owner = controller.core }
                guard let shown = owner.windowName,
                    program.type(of: owner, at: Place(site, in: function))?.unwrapped.projectType.map(family.contains) ?? false,
                    resizes(value, at: Place(site, in: function), beside: family),
                    function.body.showsBehind({ $0.range.contains(site.range) && $0.goesOn ? shown : nil })
                else { return nil }
                return EarlyRestoration(kind: .frameResized(named: named), function: function, range: site.range)
            }
        }
    }

    private static let framePlacers: Set<String> = [
        "setFrameUsingName", "setFrame", "setFrameOrigin", "setFrameTopLeftPoint", "setFrameFrom", "setFrameFromString", "setContentSize",
        "cascadeTopLeft", "cascadeTopLeftFromPoint", "saveFrame", "saveFrameUsingName", "removeFrame", "removeFrameUsingName",
    ]
}

extension Function {
    /// Whether no other function is called like it, so that a call whose receiver is not told means this one.
    fileprivate func isOnlyOfItsName(in program: Program) -> Bool {
        program.functions.allSatisfy { $0 == self || $0.fact.name != fact.name }
    }
}

extension Statement.Condition {
    /// `self = [super init]`
    fileprivate var makesSelf: Bool {
        expressions.contains { expression in
            expression.contains { if case .assignment(let target, _, _) = $0.kind { target.core.isSelf } else { false } }
        }
    }

    /// Whether it asks only whether a window is on the screen, or is there.
    fileprivate var isOfVisibility: Bool {
        switch self {
        case .binding(let name, _, let value): return name == "window" || value.core.memberName == "window"
        case .expression(let expression):
            let names = expression.spelled
            return !names.isDisjoint(with: ["isVisible", "visible"]) && names.isSubset(of: ["isVisible", "visible", "window"])
        default: return false
        }
    }
}

extension Statement {
    /// `guard !window.isVisible else { return }`, or a test of it.
    fileprivate var asksWhetherVisible: Bool {
        if case .guarded(let conditions, _) = kind { return conditions.allSatisfy(\.isOfVisibility) }
        return onlyIfHidden != nil
    }

    /// What alone runs where a window is not on the screen yet.
    fileprivate var onlyIfHidden: Statement? {
        guard case .branch(let branch) = kind, branch.kind == .test, branch.arms.count == 1,
            branch.arms[0].conditions.allSatisfy(\.isOfVisibility), !branch.arms[0].conditions.isEmpty,
            branch.arms[0].conditions.contains(where: { if case .expression(let test) = $0 { test.isNegation } else { false } })
        else { return nil }
        return branch.arms[0].body.onlyElement
    }

    /// Whether it shows a window: that of an object that is written so, or any where that is `nil`.
    fileprivate func showsWindow(_ owner: String?) -> Bool {
        expressions.contains { expression in
            expression.contains { part in
                guard case .call(let call) = part.kind, Self.showingCalls.contains(call.name) else { return false }
                guard let owner else { return true }
                return call.receiver?.core.windowName.map { $0 == owner || $0 == owner + ".window" } ?? false
            }
        }
    }

    private static let showingCalls: Set<String> = ["showWindow", "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless"]
}

extension [Statement] {
    /// Whether somewhere in it a statement that means an object is followed by one that shows that object's window.
    fileprivate func showsBehind(_ meant: (Statement) -> String?) -> Bool {
        indices.contains { index in
            meant(self[index]).map { owner in self[(index + 1)...].contains { $0.showsWindow(owner) } } ?? false
                || self[index].blocks.contains { $0.showsBehind(meant) }
        }
    }
}

extension Expression {
    /// `!window.isVisible`, `window?.isVisible == false`
    fileprivate var isNegation: Bool {
        switch kind {
        case .prefix("!", _): true
        case .binary(_, "==", let value): value.isBoolean(false)
        case .binary(_, "!=", let value): value.isBoolean(true)
        default: false
        }
    }

    /// The names in it.
    fileprivate var spelled: Set<String> {
        var names: Set<String> = []
        _ = contains { part in
            if let name = part.ownName { names.insert(name) }
            return false
        }
        return names
    }
}
