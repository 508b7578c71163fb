import Syntax

extension App {
    /// Where a controller that loads its view reaches for the scene through it, in apps whose scenes hand out what they hold: in vain, unless it
    /// asks again when the view is in its window, or gives then what it had to give.
    func viewsWithoutWindow() -> [EarlyRestoration] {
        let units = Set(functionsThatSaveScenes.filter { !program.isTest($0) }.map(program.unit))
        let functions = program.functions(mentioningAnyOf: ["windowScene"]).filter {
            units.contains(program.unit(of: $0)) && !program.isTest($0)
        }
        return functions.compactMap { function in
            guard let type = function.type, program.isController(type), let (range, isGiven) = useWithoutWindow(in: function),
                let loading = loading(function), !isDoneElsewhere(type, isGiven: isGiven)
            else { return nil }
            return EarlyRestoration(kind: .viewWithoutWindow(isGiven: isGiven, called: loading.called), function: function, range: range)
        }
    }

    private func useWithoutWindow(in function: Function) -> (range: SourceRange, isGiven: Bool)? {
        for site in sites(in: function) where !site.mayRunLater {
            // What decides on it was asked first.
            var reads = site.tests
            switch site.kind {
            case .assignment(let target, nil, let value):
                if target.isActivityThroughView {
                    if value.isNil { continue }
                    return (target.range, true)
                }
                reads.append(value)
            case .local(let local): reads += local.value.map { [$0] } ?? []
            case .element(let value, _), .returns(let value): reads.append(value)
            case .call(let call): reads += call.arguments.map(\.value)
            default: break
            }
            if let range = reads.lazy.compactMap(\.activityThroughView).first { return (range, false) }
        }
        return nil
    }

    /// Whether the class, or one above or below it, does the same when its view is loaded: a value that is asked for then, or another that is given.
    private func isDoneElsewhere(_ type: Type, isGiven: Bool) -> Bool {
        let family = Set(program.family(of: type))
        return program.functions(mentioningAnyOf: ["userActivity"]).contains { function in
            guard let owner = function.type, family.contains(owner), loading(function) == nil else { return false }
            return function.body.contains { $0.expressions.contains { $0.asksForActivity(orChanges: isGiven) } }
        }
    }

    // MARK: What runs while a view is loaded

    /// `nil` for a function that may run when the view is loaded, or without a view.
    private func loading(_ function: Function) -> LoadingCode? {
        var open: Set<Function> = []
        return loading(function, &open)
    }

    private func loading(_ function: Function, _ open: inout Set<Function>) -> LoadingCode? {
        if UIKit.loadingMethods.contains(function.fact.name) { return LoadingCode(called: nil) }
        guard let type = function.type, open.count < 8, open.insert(function).inserted else { return nil }
        let family = Set(program.family(of: type))
        if function.fact.kind == .observer, let property = function.property { return loading(observerOf: property.name, family, &open) }
        guard isHelper(function, of: type) else { return nil }
        var called: Location?
        for caller in program.functions(naming: [function.fact.name]) where caller != function && mayMean(function, in: caller, family) {
            guard let owner = caller.type, family.contains(owner), loading(caller, &open) != nil,
                let call = callAtOnce(of: function, in: caller)
            else { return nil }
            called = called ?? caller.location(call)
        }
        return called.map(LoadingCode.init)
    }

    /// What observes a property runs where that is assigned.
    private func loading(observerOf property: String, _ family: Set<Type>, _ open: inout Set<Function>) -> LoadingCode? {
        var assigned: Location?
        for caller in program.functions(naming: [property]) {
            for site in sites(in: caller) {
                guard case .assignment(let target, _, _) = site.kind, target.memberName == property || target.plainName == property else {
                    continue
                }
                let isOwn = target.plainName == property && caller.type.map(family.contains) == true && site.locals?.lookUp(property) == nil
                if !isOwn {
                    guard case .member(let base, _) = target.core.kind,
                        let owner = program.type(of: base, at: Place(site, in: caller))?.unwrapped.projectType,
                        !family.contains(owner), owner.kind != .protocol
                    else { return nil }
                    continue
                }
                // What an initializer assigns nobody observes.
                if caller.fact.kind == .initializer { continue }
                guard !site.mayRunLater, loading(caller, &open) != nil else { return nil }
                assigned = assigned ?? caller.location(target.range)
            }
        }
        return assigned.map(LoadingCode.init)
    }

    /// Whether nothing but the sources can call a method. What is written in Objective-C anybody finds by its name.
    private func isHelper(_ function: Function, of type: Type) -> Bool {
        let fact = function.fact
        guard fact.kind == .method, !function.isObjectiveC, !function.isStatic, function.hook == nil,
            fact.modifiers.isDisjoint(with: [.isObjectiveC, .overrides])
        else { return false }
        return fact.modifiers.contains(.isPrivate)
            || program.isOfAppAlone(function, of: type) && !program.isSaidInOutlines(fact.name, ofUnit: program.unit(of: function))
    }

    /// Whether a function of another class that says a method's name may mean that one.
    private func mayMean(_ method: Function, in caller: Function, _ family: Set<Type>) -> Bool {
        if caller.type.map(family.contains) ?? false { return true }
        guard !caller.saysWithoutCall(method.fact.name) else { return true }
        return sites(in: caller).contains { site in
            guard let call = site.call, call.name == method.fact.name, let receiver = call.receiver, !receiver.isSelf, !receiver.isSuper
            else { return false }
            switch program.type(of: receiver, at: Place(site, in: caller))?.unwrapped {
            case .project(let type)?: return family.contains(type) || type.kind == .protocol
            case .named(let name, _)?:
                return method.type.map { program.inherits($0, from: name) } ?? true || ["Any", "AnyObject"].contains(name)
            default: return true
            }
        }
    }

    /// Where a function calls a method of its own object, and does no more with it than that and nothing later.
    private func callAtOnce(of method: Function, in caller: Function) -> SourceRange? {
        let sites = sites(in: caller).filter { $0.call?.name == method.fact.name }
        guard !caller.saysWithoutCall(method.fact.name), sites.allSatisfy({ !$0.mayRunLater && $0.call?.receiver?.isSelf ?? true }) else {
            return nil
        }
        return sites.first?.call?.nameRange
    }
}

/// That something runs only while a controller loads its view.
private struct LoadingCode {
    /// Where; nowhere for what UIKit calls by itself.
    let called: Location?
}

extension Function {
    /// Whether it mentions a name otherwise than by calling what has it.
    fileprivate func saysWithoutCall(_ name: String) -> Bool {
        var mentions = 0
        var calls = 0
        _ = contains { part in
            if case .call(let call) = part.kind {
                if call.name == name { calls += 1 }
            } else if part.memberName == name {
                mentions += 1
            }
            return false
        }
        return mentions != calls
    }
}

extension Expression {
    /// `view.window?.windowScene?.userActivity` and what begins so, of the controller's own view.
    var isActivityThroughView: Bool {
        guard memberName == "userActivity", case .member(let scene, _) = core.kind, case .member(let window, let last) = scene.core.kind,
            last.text == "windowScene", case .member(let view, let name) = window.core.kind
        else { return false }
        return name.text == "window" && ["view", "viewIfLoaded"].contains(view.core.plainName)
    }

    /// Where that stands in it; what a closure does may come later, and whether there is an activity is no question of what it brings.
    fileprivate var activityThroughView: SourceRange? {
        if isActivityThroughView { return range }
        switch kind {
        case .closure: return nil
        case .binary(let left, "==", let right), .binary(let left, "!=", let right): if left.isNil || right.isNil { return nil }
        default: break
        }
        return parts.lazy.compactMap(\.activityThroughView).first
    }

    /// Whether it asks some object other than its own for an activity: not where it gives it one or none, or changes the one that is there.
    fileprivate func asksForActivity(orChanges: Bool) -> Bool {
        func asks(_ expression: Expression) -> Bool { expression.asksForActivity(orChanges: orChanges) }
        switch kind {
        case .assignment(let target, _, let value):
            if asks(value) { return true }
            if orChanges, target.leadsThroughActivity { return !(value.isNil && target.core.memberName == "userActivity") }
            return !target.leadsThroughActivity && asks(target)
        case .call(let call):
            let changes = ["addUserInfoEntries", "addUserInfoEntriesFromDictionary", "becomeCurrent", "resignCurrent", "invalidate"]
            if changes.contains(call.name), let receiver = call.receiver, receiver.leadsThroughActivity {
                return orChanges || call.arguments.contains { asks($0.value) }
            }
            return parts.contains(where: asks)
        case .member(let base, let name): return name.text == "userActivity" && !base.isSelf && !base.isSuper || asks(base)
        case .keyPath(let names): return names.contains("userActivity")
        default: return parts.contains(where: asks)
        }
    }

    /// `scene.userActivity` and what is reached from there.
    private var leadsThroughActivity: Bool {
        switch core.kind {
        case .member(let base, let name): name.text == "userActivity" && !base.isSelf || base.leadsThroughActivity
        case .element(let base, _): base.leadsThroughActivity
        default: false
        }
    }
}
