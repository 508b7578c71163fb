import Syntax

/// A value of AppKit's restorable state that changes without anybody telling AppKit to write it again (I2).
public struct UnannouncedChange: Sendable {
    public let type: Type
    /// `page`, or `model.page` of what an object of the class holds.
    public let property: String
    public let write: KeyAccess
    /// Where it gets another value; `nil` where the user changes it in an object of AppKit's.
    public let change: Location?
    /// Where that object is declared, with its class.
    public let control: (name: String, location: Location)?
}

extension App {
    /// One for each key, in the order of the program. Only for stored properties, its own or those of a class or structure of the project
    /// that it holds, that a method of the class or of who holds an object of it assigns after everything is set up, in classes of which
    /// nobody is seen to say that their state is out of date. And for what the user changes in an object of AppKit's that it holds.
    public func unannouncedChanges(_ silences: inout Silences) -> [UnannouncedChange] {
        program.implementations(of: [.encodeState, .windowWillEncode]).flatMap { function -> [UnannouncedChange] in
            guard let type = function.type, function.hook == .windowWillEncode || program.isRestoredByAppKit(type),
                !program.isTest(function), !isToldToBeOutOfDate(type), let watched = restorableKeys(of: type)
            else { return [] }
            return coderFlow(of: function).accesses(.write).compactMap { write in
                guard write.function == function, let value = write.value else { return nil }
                for property in storedProperties(namedIn: value, of: type) + heldProperties(namedIn: value, at: write.place, of: type) {
                    // What a key path leads to AppKit watches itself.
                    guard property.holder.map({ !watched.contains($0) }) ?? watched.isDisjoint(with: property.names),
                        let change = firstChange(of: property, besides: watched, in: type)
                    else { continue }
                    if silences.note(program.silence(onAncestorsOf: type)) { return nil }
                    return UnannouncedChange(type: type, property: property.description, write: write, change: change, control: nil)
                }
                return changeByUser(of: write, value, besides: watched, in: type, &silences)
            }
        }
    }

    /// What the user changes in one of AppKit's objects that the class keeps in a property: a selection, a text, a switch.
    private func changeByUser(
        of write: KeyAccess, _ value: Expression, besides watched: Set<String>, in type: Type, _ silences: inout Silences
    ) -> UnannouncedChange? {
        let declarations = program.lineage(of: type).flatMap(\.declarations)
        let holders = declarations.flatMap { declaration in declaration.fact.properties.map { (fact: $0, file: declaration.file) } }
        var found: (property: StateProperty, control: (name: String, location: Location))?
        for origin in write.place.origins(of: value) where found == nil {
            _ = origin.value.contains { part in
                guard case .member(let base, let name) = part.kind,
                    let holder = holders.first(where: { base.isOwn($0.fact.name) && !$0.fact.isComputed }),
                    let held = program.type(of: base, at: origin.place)?.unwrapped,
                    let root = held.projectType.map({ program.frameworkRoot(of: $0) }) ?? held.name,
                    UIKit.isChangedByUser(name.text, of: root)
                else { return false }
                let location = Location(path: program.files[holder.file].path, range: holder.fact.nameRange)
                found = (StateProperty(name: name.text, holder: holder.fact.name), (held.name, location))
                return true
            }
        }
        guard let (property, control) = found, !watched.contains(property.holder ?? property.name),
            !silences.note(program.silence(onAncestorsOf: type)), !silences.note(program.silence(onCodeOf: type.unit))
        else { return nil }
        return UnannouncedChange(type: type, property: property.description, write: write, change: nil, control: control)
    }

    /// An object's own variables, named themselves or by a computed property.
    private func storedProperties(namedIn value: Expression, of type: Type) -> [StateProperty] {
        let own = program.lineage(of: type).flatMap { $0.declarations.flatMap(\.fact.ownProperties) }
        return own.filter(\.isPlainVariable).compactMap { variable in
            var property = StateProperty(name: variable.name, holder: nil)
            property.fronts = fronts(of: property, amongst: own, in: type)
            let named = ([variable.name] + property.fronts.sorted()).first { name in
                value.contains(where: StateProperty(name: name, holder: nil).isNamed)
            }
            return named.map { StateProperty(name: $0, holder: nil, fronts: property.names.subtracting([$0])) }
        }
    }

    /// The computed properties that give a variable as it is, and put into it what they are given.
    private func fronts(of variable: StateProperty, amongst own: [PropertyFact], in type: Type) -> Set<String> {
        let computed = Set(own.lazy.filter { $0.isComputed && $0.attributes.allSatisfy(UIKit.harmlessAttributes.contains) }.map(\.name))
        guard !computed.isEmpty else { return [] }
        let accessors = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { !$0.isStatic }
        return computed.filter { name in
            let ofName = accessors.filter { $0.property?.name == name }
            let isGiven = ofName.contains { $0.fact.kind == .getter && exits(of: $0).contains { variable.isNamed(by: $0.value) } }
            let isSet = ofName.contains { $0.fact.kind == .setter && sites(in: $0).contains { $0.target.map(variable.isNamed) ?? false } }
            return isGiven && isSet
        }
    }

    /// Variables of what an object keeps in a property of its own, the model of a screen.
    private func heldProperties(namedIn value: Expression, at place: Place, of type: Type) -> [StateProperty] {
        let holders = program.lineage(of: type).flatMap { $0.declarations.flatMap(\.fact.ownProperties) }.filter { holder in
            !holder.isComputed && holder.attributes.allSatisfy(UIKit.harmlessAttributes.contains)
        }
        var found: [StateProperty] = []
        _ = value.contains { part in
            guard case .member(let base, let name) = part.kind, let holder = holders.first(where: { base.isOwn($0.name) }),
                let model = program.type(of: base, at: place)?.projectType,
                model.kind == .class || model.kind == .structure && !holder.modifiers.contains(.isLet),
                !program.hasUnknownAncestor(model), !program.isRestoredByAppKit(model),
                program.lineage(of: model).contains(where: { $0.property(name.text)?.fact.isPlainVariable ?? false })
            else { return false }
            found.append(StateProperty(name: name.text, holder: holder.name))
            return false
        }
        return found
    }

    /// Where a method of the class gives one of its variables another value, after everything was set up.
    func firstChange(of name: String, in type: Type) -> Location? {
        firstChange(of: StateProperty(name: name, holder: nil), besides: [], in: type)
    }

    /// Not where something that AppKit watches changes in the same method: then all is written.
    private func firstChange(of property: StateProperty, besides watched: Set<String>, in type: Type) -> Location? {
        let methods = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { function in
            function.fact.kind == .method && function.hook == nil && !function.isStatic && !Conventions.setsUp(function.fact.name)
        }
        for method in methods {
            let targets = sites(in: method).compactMap(\.target)
            guard let change = targets.first(where: property.isNamed), !targets.contains(where: { $0.isPart(ofAny: watched) }),
                !isPartOfBeginning(method, depth: 0)
            else { continue }
            return method.location(change.range)
        }
        return property.holder == nil ? firstChangeByHolder(of: property, besides: watched, in: type) : nil
    }

    /// Where somebody who has an object of the class in a property, or gets the one there is from AppKit, gives its variable another value;
    /// not where he makes that object or shows it.
    private func firstChangeByHolder(of property: StateProperty, besides watched: Set<String>, in type: Type) -> Location? {
        let functions = program.functions(mentioningAnyOf: property.names.sorted()).filter { function in
            function.fact.kind == .method && function.hook == nil && !Conventions.setsUp(function.fact.name) && !program.isTest(function)
                && function.type != nil && function.type != type
        }
        for function in functions {
            let sites = sites(in: function)
            guard !showsWindow(function, depth: 0), !isPartOfShowing(function), !isPartOfBeginning(function, depth: 0) else { continue }
            for site in sites {
                guard let target = site.target,
                    changesWhatIsThere(target, at: Place(site, in: function), property, of: type, besides: sites)
                else { continue }
                return function.location(target.range)
            }
        }
        return nil
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
    private func isPartOfBeginning(_ method: Function, depth: Int) -> Bool {
        let callers = program.functions(naming: [method.fact.name]).filter { $0 != method }
        guard depth < 3, !callers.isEmpty else { return false }
        return callers.allSatisfy { caller in
            if caller.fact.kind == .initializer || Conventions.setsUp(caller.fact.name) { return true }
            if let hook = caller.hook { return Hook.appKitReaders.contains(hook) }
            return caller.type == method.type && isPartOfBeginning(caller, depth: depth + 1)
        }
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

    /// Whether something that may be an object of the class, or its window, is said to be out of date.
    private func isToldToBeOutOfDate(_ type: Type) -> Bool {
        let family = Set(program.family(of: type))
        return program.functions(mentioningAnyOf: ["invalidateRestorableState"]).contains { function in
            if let owner = function.type, family.contains(owner) { return function.names(anyOf: ["invalidateRestorableState"]) }
            return sites(in: function).contains { site in
                guard let call = site.call, call.name == "invalidateRestorableState" else { return false }
                guard let receiver = call.receiver, !receiver.isSelf else { return isAdded(function, to: type) }
                return mayMean(receiver, an: type, family, at: Place(site, in: function))
            }
        }
    }

    /// Whether a protocol or an extension of a framework's class has a function that objects of a class may run.
    private func isAdded(_ function: Function, to type: Type) -> Bool {
        if let owner = function.type { return owner.kind == .protocol }
        return function.extendedName.map { program.inherits(type, from: $0) } ?? false
    }

    private func mayMean(_ receiver: Expression, an type: Type, _ family: Set<Type>, at place: Place) -> Bool {
        switch program.type(of: receiver, at: place)?.unwrapped {
        case .project(let other)?: return family.contains(other) || other.kind == .protocol
        case .named("NSWindow", _)? where program.inherits(type, from: "NSWindowController"):
            // The window may be its own, unless that is another controller's.
            return receiver.core.plainName != "window" || place.type.map { !program.inherits($0, from: "NSWindowController") } ?? true
        // It asks its delegate for more.
        case .named("NSWindow", _)? where !program.implementations(of: .windowWillEncode, in: type).isEmpty: return true
        case .named(let name, _)?: return program.frameworkRoot(of: type).map { UIKit.inherits($0, from: name) } ?? true
        default:
            // Of what is not told by its type the name may say what it is not.
            switch receiver.core.ownName {
            case "document": return program.inherits(type, from: "NSDocument")
            case "window": return !program.inherits(type, from: "NSView") && !program.inherits(type, from: "NSViewController")
            default: return true
            }
        }
    }
}

/// A variable that holds state: of an object itself, or of what a property of it holds.
private struct StateProperty: CustomStringConvertible {
    let name: String
    let holder: String?
    /// By what else it goes: the computed properties before it.
    var fronts: Set<String> = []

    var names: Set<String> { fronts.union([name]) }

    var description: String { holder.map { $0 + "." + name } ?? name }

    func isNamed(by expression: Expression) -> Bool {
        guard let holder else { return names.contains(where: expression.isOwn) }
        guard case .member(let base, let member) = expression.core.kind else { return false }
        return member.text == name && base.isOwn(holder)
    }
}

extension Site {
    /// What an assignment gives a value to.
    fileprivate var target: Expression? {
        if case .assignment(let target, _, _) = kind { target } else { nil }
    }
}

extension PropertyFact {
    /// Of those with attributes, such as `@Invalidating`, something else may see to it.
    fileprivate var isPlainVariable: Bool {
        !isComputed && !modifiers.contains(.isLet) && attributes.allSatisfy(UIKit.harmlessAttributes.contains)
    }
}

extension Expression {
    /// Whether it is a property of `self` that has one of some names, or something in it.
    fileprivate func isPart(ofAny names: Set<String>) -> Bool {
        if names.contains(where: isOwn) { return true }
        switch core.kind {
        case .member(let base, _), .element(let base, _): return base.isPart(ofAny: names)
        default: return false
        }
    }

    /// A property of `self` by its name, or the instance variable behind it.
    fileprivate func isOwn(_ name: String) -> Bool {
        switch core.kind {
        case .name(let own): own == name || own == "_" + name
        case .member(let base, let member): base.isSelf && member.text == name
        default: false
        }
    }
}
