import Syntax

/// Tells who may keep what a property of a screen holds, beside the property: what saves and restores the screen, a store, and objects that
/// are no views.
struct StateKeepers {
    private let app: App
    private let owner: Type
    private let saving: Set<Int>
    /// The properties that AppKit is told to save; `nil` where that may be any.
    private let listed: Set<String>?
    private let restoring: Set<Int>
    /// What runs as an object is made, its view is loaded, or it is restored.
    private let beginning: Set<Int>
    /// What runs each time it appears.
    private let appearing: Set<Int>

    init(of owner: Type, in app: App) {
        self.app = app
        self.owner = owner
        let family = app.program.family(of: owner).flatMap { app.program.functions(of: $0) }
        func running(_ hooks: (Function) -> Bool) -> Set<Int> {
            var running = app.running(in: family.filter(hooks), of: owner)
            for function in running { running += app.bodies.ownGetters(readBy: function, in: owner) { _ in true } }
            return Set(running.map(\.id))
        }
        listed = app.restorableKeys(of: owner)
        saving = running { function in
            function.hook.map(Hook.writers.contains) ?? false || function.fact.name == "updateUserActivityState"
                || function.fillsActivity
        }
        restoring = running { function in
            function.hook.map { Hook.readers.contains($0) || Hook.appKitReaders.contains($0) || $0 == .finishedRestoring } ?? false
                || ["restoreUserActivityState", "allowedClasses"].contains(function.fact.name)
        }
        appearing = running { UIKit.appearances.contains($0.fact.name) }
        beginning = running { $0.fact.kind == .initializer || UIKit.loadsScreen($0.fact.name) }.union(restoring)
    }

    /// Whether a function runs as the screen begins or comes back, and at no other time that its own class knows of; or as somebody shows
    /// it.
    func begins(_ function: Function) -> Bool {
        let uses = app.uses(ofMember: function.fact.name, of: owner)
        let callers = uses.filter { $0.function.type.map { app.program.isRelated($0, to: owner) } ?? false }.map(\.function)
        if beginning.contains(function.id) { return callers.allSatisfy { beginning.contains($0.id) } }
        return callers.isEmpty && !uses.isEmpty && function.hook == nil && function.fact.kind == .method
    }

    /// Whether a function runs as the screen appears, and so after it came back.
    func appears(_ function: Function) -> Bool { appearing.contains(function.id) }

    /// Whether a function runs as the screen begins, whoever calls it later.
    func loads(_ function: Function) -> Bool { beginning.contains(function.id) && !restoring.contains(function.id) }

    /// Whether a function has anybody do something who may keep what the user did: a model, say.
    func tellsOthers(_ function: Function) -> Bool { app.sites(in: function).contains { changesOther($0, in: function) } }

    /// Whether a model, say, gets what is asked for there, at once or by way of a local.
    func isHandedToOther(_ use: MemberUse) -> Bool {
        app.sites(in: use.function).contains { site in
            guard changesOther(site, in: use.function) else { return false }
            let given: [Expression] =
                switch site.kind {
                case .assignment(_, _, let value): [value]
                case .call(let call): call.arguments.map(\.value)
                default: []
                }
            let place = Place(site, in: use.function)
            return given.contains { value in
                value.contains { part in
                    if part.range == use.range { return true }
                    guard case .name(let name) = part.kind else { return false }
                    return place.firstValue(of: name)?.value.range.contains(use.range) ?? false
                }
            }
        }
    }

    private func changesOther(_ site: Site, in function: Function) -> Bool {
        let place = Place(site, in: function)
        switch site.kind {
        case .assignment(let target, _, _):
            guard case .member(let base, _) = target.core.kind, !base.isSelf else { return false }
            return mayStore(base, at: place)
        case .call(let call):
            guard let receiver = call.receiver, !receiver.isSelf, !receiver.isSuper, !call.logs, !Conventions.asks(call.name),
                isStatement(site, in: function)
            else { return false }
            return mayStore(receiver, at: place)
        default: return false
        }
    }

    /// Whether AppKit saves a property, or one that stands for it.
    func lists(_ name: String) -> Bool { listed?.contains(name) ?? true }

    /// Whether a function saves something of the screen: one of its own, one that is handed a coder, or one that fills an activity.
    func saves(_ function: Function) -> Bool {
        saving.contains(function.id) || function.hook.map(Hook.writers.contains) ?? false || function.fillsActivity
            || function.fact.parameters.contains { $0.type?.unwrapped.name == "NSCoder" && !restoring.contains(function.id) }
    }

    /// Whether a function brings something back.
    func restores(_ function: Function) -> Bool {
        restoring.contains(function.id) || function.isFactory || function.hook.map(Hook.readers.contains) ?? false
    }

    /// Whether a use may keep what the property holds.
    func mayKeep(_ use: MemberUse) -> Bool {
        use.function.names(anyOf: UIKit.certainStores) || isHandedOn(use) || decidesOfStore(use)
    }

    /// `if isFavourite { add() } else { remove() }`
    private func decidesOfStore(_ use: MemberUse) -> Bool {
        app.sites(in: use.function).contains { site in
            guard let call = site.call, site.tests.contains(where: { $0.range.contains(use.range) }) else { return false }
            if UIKit.stores.contains(call.name) { return true }
            guard call.receiver?.isSelf ?? true, let called = app.program.calledFunction(call, at: Place(site, in: use.function)) else {
                return false
            }
            return stores(called) || app.program.isOverridden(called)
        }
    }

    /// The same of a part of what is named there.
    func mayKeepPart(at use: MemberUse) -> Bool {
        if mayKeep(use) { return true }
        return app.bodies.body(of: use.function).around(use.range).contains { site in
            assignsOwn(site) { $0.range.contains(use.range) } || isPutAway(byCallAt: site, use)
        }
    }

    /// Whether a method of the screen's own, which is handed it, has a property take it over: `show(field.text)`.
    private func isPutAway(byCallAt site: Site, _ use: MemberUse) -> Bool {
        guard let call = site.call, call.receiver?.isSelf ?? true,
            let index = call.arguments.firstIndex(where: { $0.value.range.contains(use.range) }),
            let called = app.program.calledFunction(call, at: Place(site, in: use.function)), index < called.fact.parameters.count
        else { return false }
        let name = called.fact.parameters[index].name
        return app.sites(in: called).contains { inner in assignsOwn(inner) { $0.core.isName(name) } }
    }

    /// The same, also by way of a local, or where a field shows it.
    func mayKeepChoice(at use: MemberUse) -> Bool {
        if mayKeep(use) { return true }
        return app.sites(in: use.function).contains { site in
            if site.tests.contains(where: { $0.range.contains(use.range) }), changesOther(site, in: use.function) { return true }
            let place = Place(site, in: use.function)
            func isMeant(_ value: Expression) -> Bool {
                value.range.contains(use.range)
                    || value.contains { part in
                        guard case .name(let name) = part.kind else { return false }
                        return place.firstValue(of: name)?.value.range.contains(use.range) ?? false
                    }
            }
            return assignsOwn(site, isMeant) || isHandedOn(site, in: use.function, isMeant) || isTyped(site, at: place, isMeant)
        }
    }

    /// Whether a field has something as if it were typed there.
    private func isTyped(_ site: Site, at place: Place, _ isMeant: (Expression) -> Bool) -> Bool {
        guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.core.kind,
            member.text == "text", isMeant(value)
        else { return false }
        return app.program.type(of: base, at: place)?.unwrapped.name == "UITextField"
    }

    /// Whether a property of the screen's own takes something over.
    private func assignsOwn(_ site: Site, _ isMeant: (Expression) -> Bool) -> Bool {
        guard case .assignment(let target, nil, let value) = site.kind, isMeant(value) else { return false }
        return OwnState(target, at: site.locals).map { $0.owner == nil } ?? false
    }

    /// Whether what runs as a property gets a value may keep it.
    func mayKeep(whatIsGivenTo setter: Function) -> Bool {
        app.running(in: [setter], of: owner).contains { stores($0) || tellsOthers($0) }
    }

    private func stores(_ function: Function) -> Bool { function.names(anyOf: UIKit.stores) }

    /// Whether what a property is given is handed to somebody else beside.
    func mayKeepValue(of name: String, givenBy change: Site, in function: Function) -> Bool {
        if stores(function) { return true }
        guard case .assignment(_, _, let value) = change.kind else { return false }
        let place = Place(change, in: function)
        var names: Set = [name, "_" + name]
        for origin in [(value: value, place: place)] + place.origins(of: value) {
            _ = origin.value.contains { part in
                if let name = part.plainName { names.insert(name) }
                return false
            }
        }
        return app.sites(in: function).contains { site in
            site.range != change.range && isHandedOn(site, in: function) { $0.contains { $0.plainName.map(names.contains) ?? false } }
        }
    }

    /// Whether a use hands the property to somebody who may keep it.
    private func isHandedOn(_ use: MemberUse) -> Bool {
        app.bodies.body(of: use.function).around(use.range).contains { site in
            isHandedOn(site, in: use.function) { $0.range.contains(use.range) }
        }
    }

    /// Whether something is done to an object that is no view, and no screen that is shown, with a value.
    private func isHandedOn(_ site: Site, in function: Function, _ isMeant: (Expression) -> Bool) -> Bool {
        let place = Place(site, in: function)
        switch site.kind {
        case .assignment(let target, _, let value):
            guard isMeant(value) else { return false }
            guard case .member(let base, _) = target.core.kind, !base.isSelf else {
                // A variable of the file's.
                guard case .name(let name) = target.core.kind, site.locals?.lookUp(name) == nil else { return false }
                return app.program.globals[name] != nil && app.program.lineage(of: owner).allSatisfy { $0.property(name) == nil }
            }
            return mayStore(base, at: place)
        case .call(let call):
            guard call.arguments.contains(where: { !$0.value.core.isClosure && isMeant($0.value) }), !call.logs,
                !Conventions.asks(call.name)
            else { return false }
            guard let receiver = call.receiver, !receiver.isSelf, !receiver.isSuper else {
                guard let called = app.program.calledFunction(call, at: place), called.fact.kind == .method else { return false }
                return stores(called) || tellsOthers(called)
            }
            return isStatement(site, in: function) && mayStore(receiver, at: place)
        default: return false
        }
    }

    /// Whether nobody asks what a call gives.
    private func isStatement(_ site: Site, in function: Function) -> Bool {
        var isStatement = false
        func look(at statements: [Statement]) {
            for statement in statements where statement.range.contains(site.range) {
                if case .expression(let expression) = statement.kind, expression.range == site.range { isStatement = true }
                look(at: statement.inner)
            }
        }
        look(at: function.body)
        return isStatement
    }

    private func mayStore(_ object: Expression, at place: Place) -> Bool {
        guard let type = app.program.type(of: object, at: place)?.unwrapped else {
            let isCell = place.origins(of: object).contains { origin in
                if case .call(let call) = origin.value.core.kind { UIKit.givesCells(call.name) } else { false }
            }
            if isCell { return false }
            // What a view has shows something: `cell.textLabel`.
            guard case .member(let holder, _) = object.core.kind else { return true }
            return mayStore(holder, at: place)
        }
        switch type {
        case .project(let type):
            return !app.program.isView(type) && !app.program.isController(type) && !app.program.inherits(type, from: "NSResponder")
        case .named(let name, _):
            return !(UIKit.isKnownClass(name) || UIKit.isPlainValue(name) || UIKit.isCollection(name) || Conventions.isView(name))
        case .optional, .metatype: return true
        }
    }
}
