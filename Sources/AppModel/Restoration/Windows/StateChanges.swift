import Syntax

/// Where a function changes what is there, rather than setting it up.
private struct ChangingPlaces {
    /// What it hands to somebody who runs it when the user does something; `nil` for all that it does.
    let closures: [SourceRange]?

    var areAll: Bool { closures == nil }

    func hold(_ site: Site) -> Bool { closures?.contains { $0.contains(site.range) } ?? true }
}

/// A function that may change a member of another object than its own, and where.
struct ChangesOfOthers: Sendable {
    let function: Function
    let sites: [Site]
}

/// Whose changes are looked for, and which are nobody's business.
struct ChangeScope {
    let type: Type
    /// The keys of the key paths that AppKit watches itself.
    var watched: Set<String> = []
    var announcements = StateAnnouncements()
}

extension App {
    /// Where a method of the class gives one of its variables another value, after everything was set up.
    func firstChange(of name: String, in type: Type) -> Location? {
        firstChange(of: StateProperty(name: name, holder: nil), ChangeScope(type: type))
    }

    /// Not where something that AppKit watches changes in the same method: then all is written.
    ///
    /// - Parameter giver: what gives the value that is saved. One that fills the variable, itself or by what it calls, keeps what it found
    ///   there, and whoever else changes it has it found again.
    func firstChange(of property: StateProperty, _ scope: ChangeScope, givenBy giver: Function? = nil) -> Location? {
        firstChange(of: property, scope, givenBy: giver, besides: property.names)
    }

    /// - Parameter seen: the properties whose observers are being asked about.
    private func firstChange(
        of property: StateProperty, _ scope: ChangeScope, givenBy giver: Function?, besides seen: Set<String>
    ) -> Location? {
        if let giver, fills(property, giver) { return nil }
        let functions = program.lineage(of: scope.type).flatMap { program.functions(of: $0) }.filter { !$0.isStatic }
        for function in functions {
            guard property.isNamed(in: function), let places = changingPlaces(in: function) else { continue }
            let changes = sites(in: function).compactMap { site in
                (changed(by: site, in: function) ?? changed(ofHeld: property, by: site, in: function)).map { (target: $0, site: site) }
            }
            let isMeant = { (change: (target: Expression, site: Site)) in
                places.hold(change.site) && property.isNamed(by: change.target, at: Place(change.site, in: function))
                    && !self.isToldBySetter(change.target, scope)
            }
            guard let change = changes.first(where: isMeant), !changes.contains(where: { $0.target.isPart(ofAny: scope.watched) }),
                !places.areAll || !isPartOfBeginning(function, depth: 0), !tells(function, scope.announcements),
                function.fact.kind != .observer || isChangedLater(function, scope, besides: seen)
            else { continue }
            return function.location(change.target.range)
        }
        return property.holder == nil ? firstChangeByHolder(of: property, scope) : firstChange(ofHanded: property, scope)
    }

    /// Whether a method of Objective-C is sent that sets the property and tells AppKit so: `[self setPage:page]`.
    private func isToldBySetter(_ target: Expression, _ scope: ChangeScope) -> Bool {
        guard case .member(let base, let name) = target.core.kind, base.isSelf, !target.core.isInstanceVariable else { return false }
        return program.lineage(of: scope.type).flatMap { program.functions(named: name.text.nameOfSetter, of: $0) }.contains {
            $0.isObjectiveC && scope.announcements.telling.contains($0)
        }
    }

    /// Whether the property that an observer belongs to changes when everything is set up.
    private func isChangedLater(_ observer: Function, _ scope: ChangeScope, besides seen: Set<String>) -> Bool {
        guard let observed = observer.property, observed.isPlainVariable, !observed.modifiers.contains(.overrides), !observed.beginsScreen,
            !seen.contains(observed.name), !scope.watched.contains(observed.name)
        else { return false }
        let property = StateProperty(name: observed.name, holder: nil)
        return !scope.announcements.areOf(property)
            && firstChange(of: property, scope, givenBy: nil, besides: seen.union([observed.name])) != nil
    }

    /// Where a function may change anything when everything is set up; `nil` where it does not.
    private func changingPlaces(in function: Function) -> ChangingPlaces? {
        switch function.fact.kind {
        case .observer: return ChangingPlaces(closures: nil)
        case .method where function.hook == nil && !Conventions.setsUp(function.fact.name): return ChangingPlaces(closures: nil)
        case .method, .getter:
            let closures = sites(in: function).compactMap(\.call).filter { UIKit.callsForUser.contains($0.name) }
                .flatMap { $0.arguments.filter(\.value.core.isClosure).map(\.value.range) }
            return closures.isEmpty ? nil : ChangingPlaces(closures: closures)
        case .initializer, .deinitializer, .element, .elementSetter, .setter: return nil
        }
    }

    private func fills(_ property: StateProperty, _ giver: Function) -> Bool {
        let called = sites(in: giver).compactMap { site in
            site.call.flatMap { program.calledFunction($0, at: Place(site, in: giver)) }
        }
        return ([giver] + called).contains { function in
            sites(in: function).contains { changed(by: $0, in: function).map(property.isNamed) ?? false }
        }
    }

    /// What something gives another value, or changes in place: the whole list where one element of it is meant. Nothing for locals, but
    /// `self` for one that stands for it.
    func changed(by site: Site, in function: Function) -> Expression? {
        let place = Place(site, in: function)
        func isWhole(_ list: Expression) -> Bool {
            guard case .named(let name, _)? = program.type(of: list, at: place)?.unwrapped else { return false }
            return UIKit.isCollection(name)
        }
        let changed: Expression?
        switch site.kind {
        case .assignment(let target, _, _):
            if case .element(let list, _) = target.core.kind { changed = isWhole(list) ? list : nil } else { changed = target }
        case .call(let call):
            changed = call.receiver.flatMap { isChanged($0, by: call, at: place) ? $0 : nil }
        default:
            changed = nil
        }
        guard case .name? = changed?.core.kind, changed?.isLocal(at: place) ?? false else { return changed?.ofSelf(at: place, in: self) }
        return nil
    }

    /// `model.page` of `model.turn()`, where that gives `page` another value as it runs.
    func changed(ofHeld property: StateProperty, by site: Site, in function: Function) -> Expression? {
        guard let holder = property.holder, let call = site.call, let receiver = call.receiver, receiver.isOwn(holder),
            !receiver.isLocal(at: Place(site, in: function)),
            let method = program.calledFunction(call, at: Place(site, in: function)), method.fact.kind == .method, !method.isStatic,
            !Conventions.setsUp(method.fact.name), changes(property.name, method, depth: 0)
        else { return nil }
        return Expression(.member(receiver, Expression.Name(text: property.name, range: call.nameRange)), call.nameRange)
    }

    /// Whether a method of an object, which no subclass replaces, changes one of its variables itself or by another such.
    private func changes(_ name: String, _ method: Function, depth: Int) -> Bool {
        guard depth < 3, let owner = method.type, !program.isOverridden(method), !program.isTest(method) else { return false }
        let own = StateProperty(name: name, holder: nil)
        return sites(in: method).contains { site in
            guard !site.mayRunLater else { return false }
            if let target = changed(by: site, in: method) { return own.isNamed(by: target, at: Place(site, in: method)) }
            guard let call = site.call, call.receiver?.isSelf ?? true,
                let called = program.calledFunction(call, at: Place(site, in: method)), called != method, called.type == owner,
                called.fact.kind == .method
            else { return false }
            return changes(name, called, depth: depth + 1)
        }
    }

    private func isChanged(_ receiver: Expression, by call: Call, at place: Place) -> Bool {
        guard UIKit.changesInPlace.contains(call.name), case .named(let name, _)? = program.type(of: receiver, at: place)?.unwrapped else {
            return false
        }
        // `setValue` of a list asks each of its elements.
        if call.name.hasPrefix("setValue") { return name.hasSuffix("Dictionary") }
        return UIKit.isCollection(name) || ["Bool", "String", "NSMutableString", "NSMutableIndexSet", "IndexSet"].contains(name)
    }

    /// Where somebody who has an object of the class in a property, or gets the one there is from AppKit, gives its variable another value;
    /// not where he makes that object or shows it.
    private func firstChangeByHolder(of property: StateProperty, _ scope: ChangeScope) -> Location? {
        let type = scope.type
        let changes = property.names.sorted().flatMap(changesOfOthers).sorted { $0.function.id < $1.function.id }
        for change in changes where change.function.type != type {
            let function = change.function
            guard let places = changingPlaces(in: function), change.sites.contains(where: places.hold), !showsWindow(function, depth: 0),
                !isPartOfShowing(function), !isPartOfBeginning(function, depth: 0)
            else { continue }
            let sites = sites(in: function)
            for site in change.sites where places.hold(site) {
                guard let target = changed(by: site, in: function),
                    changesWhatIsThere(target, at: Place(site, in: function), property, of: type, besides: sites),
                    !tells(function, scope.announcements)
                else { continue }
                return function.location(target.range)
            }
        }
        return nil
    }

    private func changesOfOthers(named name: String) -> [ChangesOfOthers] {
        memories.changesOfOthers.answer(name) {
            program.functions(mentioningAnyOf: [name]).compactMap { function in
                guard !program.isTest(function), function.type != nil, function.fact.kind != .observer else { return nil }
                let sites = sites(in: function).filter { $0.mayChange(ofAnother: name) }
                return sites.isEmpty ? nil : ChangesOfOthers(function: function, sites: sites)
            }
        }
    }

    /// Whether a function shows or closes a window, itself or by a function of the app that it calls.
    private func showsWindow(_ function: Function, depth: Int) -> Bool {
        sites(in: function).contains { site in
            guard let call = site.call else { return false }
            if Self.showingCalls.contains(call.name) || closesWindow(call, at: Place(site, in: function)) { return true }
            guard depth < 2, let called = program.calledFunction(call, at: Place(site, in: function)) else { return false }
            return showsWindow(called, depth: depth + 1)
        }
    }

    /// Of a window that closes nothing is saved. Files, popovers and streams are closed too.
    private func closesWindow(_ call: Call, at place: Place) -> Bool {
        guard ["close", "performClose"].contains(call.name) else { return false }
        let owner: StaticType? =
            if let receiver = call.receiver, !receiver.isSelf { program.type(of: receiver, at: place)?.unwrapped } else {
                place.type.map(StaticType.project)
            }
        let windows = ["NSWindow", "NSWindowController", "NSDocument"]
        switch owner {
        case .project(let type)?: return windows.contains { program.inherits(type, from: $0) }
        case .named(let name, _)?: return windows.contains { UIKit.inherits(name, from: $0) }
        default: return false
        }
    }

    /// Whether it runs only for methods of its class that show a window, or to prepare for a segue that does.
    private func isPartOfShowing(_ function: Function) -> Bool {
        if UIKit.preparations.contains(function.fact.name) { return true }
        guard let type = function.type, function.fact.modifiers.contains(.isPrivate) else { return false }
        let callers = program.functions(of: type).filter { $0 != function && $0.names(anyOf: [function.fact.name]) }
        return !callers.isEmpty && callers.allSatisfy { UIKit.preparations.contains($0.fact.name) || showsWindow($0, depth: 0) }
    }

    /// Whether a method runs only for those that make an object, set it up or restore it.
    func isPartOfBeginning(_ method: Function, depth: Int) -> Bool {
        let callers = callers(of: method).filter { $0 != method && !meansItsOwn($0, method) }
        // A control sends an action whenever the user likes.
        guard depth < 3, !callers.isEmpty, !method.isAction(by: []) else { return false }
        return callers.allSatisfy { caller in
            if [.initializer, .deinitializer].contains(caller.fact.kind) || Conventions.setsUp(caller.fact.name) { return true }
            if let property = caller.property, caller.fact.kind == .observer { return property.beginsScreen }
            if showsWindow(caller, depth: 0) { return true }
            if let hook = caller.hook { return Hook.appKitReaders.contains(hook) }
            return isPartOfBeginning(caller, depth: depth + 1)
        }
    }

    /// Who calls a method by its name; in Objective-C `[view setPage:1]` reads like an assignment.
    private func callers(of method: Function) -> [Function] {
        let name = method.property?.name ?? method.fact.name
        let callers = program.functions(naming: [name])
        guard let property = method.nameOfSetProperty else { return callers }
        return callers
            + program.functions(naming: [property]).filter { function in
                sites(in: function).contains { site in
                    guard case .member(let base, let name)? = site.target?.core.kind, name.text == property else { return false }
                    let owner = base.isSelf ? function.type : program.type(of: base, at: Place(site, in: function))?.unwrapped.projectType
                    return owner.flatMap { owner in method.type.map { isRelated(.project(owner), .project($0)) } } ?? false
                }
            }
    }

    /// Whether a function asks only `self` for something of a name, which is an object of another class.
    private func meansItsOwn(_ caller: Function, _ method: Function) -> Bool {
        guard let owner = method.type, let type = caller.type, !program.isWithin(type, owner), !program.isWithin(owner, type) else {
            return false
        }
        let calls = sites(in: caller).compactMap(\.call).filter { $0.name == method.fact.name }
        return !calls.isEmpty && calls.allSatisfy { $0.receiver?.isSelf ?? true }
            && program.functions(of: type).contains { $0.fact.name == method.fact.name }
    }

    /// Until a window is shown all of it is the beginning.
    private static let showingCalls: Set<String> = [
        "showWindow", "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", "addWindowController", "beginSheet", "runModal",
    ]

    /// Whether an assignment gives another value to a variable of an object of the class that was there before.
    private func changesWhatIsThere(
        _ target: Expression, at place: Place, _ property: StateProperty, of type: Type, besides sites: [Site]
    ) -> Bool {
        guard case .member(let base, let name) = target.core.kind, property.names.contains(name.text),
            let origin = place.origins(of: base).onlyElement,
            let held = program.type(of: base, at: place)?.unwrapped.projectType, program.isWithin(held, type)
        else { return false }
        return isThere(origin.value, at: origin.place, besides: sites, depth: 0)
    }

    /// Whether a value is an object that somebody keeps in a property of his own and does not put there at the moment, that AppKit gives, or
    /// that a computed property gives of these.
    private func isThere(_ value: Expression, at place: Place, besides sites: [Site], depth: Int) -> Bool {
        // What was put there a line before is no other object than the one that was made.
        if let name = value.core.memberName, sites.contains(where: { $0.target?.core.memberName == name }) { return false }
        switch value.core.kind {
        case .member(let base, let name) where UIKit.membersThatAreThere.contains(name.text): return isGiven(name.text, of: base, at: place)
        case .name(let name) where UIKit.membersThatAreThere.contains(name) && place.locals?.lookUp(name) == nil:
            if place.type.map({ program.lineage(of: $0).allSatisfy { $0.property(name) == nil } }) ?? false { return true }
        default: break
        }
        guard depth < 3, let holder = value.core.memberName, value.isOwn(holder),
            !value.core.isName(holder) || place.locals?.lookUp(holder) == nil, let owner = place.type,
            let declared = program.lineage(of: owner).lazy.compactMap({ $0.property(holder)?.fact }).first
        else { return false }
        guard declared.isComputed else { return !sites.contains { $0.target?.isOwn(holder) ?? false } }
        guard let getter = program.getter(ofProperty: holder, in: owner) else { return false }
        let given = exits(of: getter).flatMap { Place($0.site, in: getter).origins(of: $0.value) }.filter { !$0.value.core.isNil }
        return !given.isEmpty && given.allSatisfy { isThere($0.value, at: $0.place, besides: self.sites(in: getter), depth: depth + 1) }
    }

    /// Whether a member is AppKit's, of something that no call has just made.
    private func isGiven(_ name: String, of base: Expression, at place: Place) -> Bool {
        let origins = place.origins(of: base)
        let isOld =
            !origins.isEmpty
            && origins.allSatisfy { origin in
                switch origin.value.core.kind {
                // Of a parameter it is not told how old it is.
                case .name(let name): origin.place.locals?.lookUp(name) == nil
                case .selfReference: true
                case .member(let other, _): isGiven("", of: other, at: origin.place)
                default: false
                }
            }
        guard isOld, case .project(let owner)? = program.type(of: base, at: place)?.unwrapped else { return isOld }
        return program.lineage(of: owner).allSatisfy { $0.property(name) == nil }
    }
}

extension Function {
    /// `page` of `setPage:` in Objective-C.
    fileprivate var nameOfSetProperty: String? {
        guard isObjectiveC, fact.parameters.count == 1, fact.name.hasPrefix("set"), let first = fact.name.dropFirst(3).first else {
            return nil
        }
        return first.lowercased() + fact.name.dropFirst(4)
    }
}

extension Site {
    /// Whether something may be changed that another object has under a name, in whole or in part.
    fileprivate func mayChange(ofAnother name: String) -> Bool {
        let changed: Expression?
        switch kind {
        case .assignment(let target, _, _): if case .element(let list, _) = target.core.kind { changed = list } else { changed = target }
        case .call(let call): changed = call.receiver
        default: changed = nil
        }
        if case .member(_, let member)? = changed?.core.kind { return member.text == name }
        return false
    }
}

extension PropertyFact {
    /// Whether it is given a value as the nib is loaded or the screen is told what it is of.
    fileprivate var beginsScreen: Bool { modifiers.contains(.isOutlet) || name == "representedObject" }
}
