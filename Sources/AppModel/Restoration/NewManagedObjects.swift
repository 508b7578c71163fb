import Syntax

/// The identifier of a managed object that a screen saves, though it may be shown with one that is in no store yet: such an identifier is
/// temporary, and the next launch finds nothing by it (C21).
public struct TemporaryIdentifier: Sendable {
    public let model: Type
    public let key: String?
    /// Who saves it.
    public let saver: Function
    /// Of the value that is saved.
    public let location: Location
    /// Where the object is made that nobody saves before it is shown.
    public let made: Location
}

extension App {
    /// One for each place that saves such an identifier, in apps that save nothing as they leave the foreground.
    public func temporaryIdentifiers(_ silences: inout Silences) -> [TemporaryIdentifier] {
        let saved = savedValues(with: entriesOfSavedActivities()).compactMap { saved -> (saved: SavedValue, object: Expression)? in
            identifiedObject(saved.value, at: saved.place, depth: 0).map { (saved, $0) }
        }
        guard !saved.isEmpty else { return [] }
        var habits = SavingHabits(self)
        return saved.compactMap { saved, object -> TemporaryIdentifier? in
            guard let screen = saved.function.type, program.isController(screen), let name = object.core.plainName,
                saved.place.locals?.lookUp(name) == nil, mayRestore(unit: screen.unit),
                let model = program.type(of: object, at: saved.place)?.unwrapped.projectType,
                program.inherits(model, from: "NSManagedObject"),
                !habits.saves(saved.function), !habits.isSavedOnLeaving(unit: screen.unit),
                !habits.isSavedByScreen(screen)
            else { return nil }
            var trace = NewObjectTrace(model: model, app: self)
            guard let made = trace.making(ofWhatIsGivenTo: name, of: screen, &habits) else { return nil }
            if silences.note(program.silence(onAncestorsOf: screen)) { return nil }
            return TemporaryIdentifier(
                model: model, key: saved.key.text, saver: saved.function, location: saved.function.location(saved.value.core.range),
                made: made)
        }.first(ofEach: \.location)
    }

    /// `note` of `note.objectID.uriRepresentation().absoluteString`, also by way of a local, or of a getter that gives that.
    private func identifiedObject(_ value: Expression, at place: Place, depth: Int) -> Expression? {
        guard depth < 5 else { return nil }
        switch value.core.kind {
        case .member(let base, let name):
            if name.text == "objectID" { return base.core }
            if isIdentifying(name.text, base, at: place) { return base.core }
            return identifiedObject(base, at: place, depth: depth + 1)
        case .call(let call): return call.receiver.flatMap { identifiedObject($0, at: place, depth: depth + 1) }
        case .optional(let base), .forced(let base), .cast(let base, _, _): return identifiedObject(base, at: place, depth: depth + 1)
        case .binary(let first, "??", _): return identifiedObject(first, at: place, depth: depth + 1)
        case .name(let name): return place.firstValue(of: name).flatMap { identifiedObject($0.value, at: $0.place, depth: depth + 1) }
        default: return nil
        }
    }

    /// Whether a getter of a managed object's gives nothing but its own identifier: `objectID.uriRepresentation()`.
    private func isIdentifying(_ name: String, _ object: Expression, at place: Place) -> Bool {
        guard let model = program.type(of: object, at: place)?.unwrapped.projectType, program.inherits(model, from: "NSManagedObject")
        else { return false }
        let getters = program.functions(naming: ["objectID"]).filter {
            ($0.property?.name == name && $0.fact.kind == .getter || $0.fact.name == name && $0.fact.parameters.isEmpty)
                && ($0.type.map { program.isWithin(model, $0) } ?? true)
        }
        guard let body = getters.onlyElement?.body.onlyElement, case .returns(let value?) = body.kind else { return false }
        return value.contains { $0.plainName == "objectID" } && !value.contains { if case .binary = $0.kind { true } else { false } }
    }
}

// MARK: Where it comes from

/// Follows what a screen is given back to where it is made.
private struct NewObjectTrace {
    let model: Type
    let app: App
    private var met: Set<Int> = []

    init(model: Type, app: App) {
        self.model = model
        self.app = app
    }

    /// Where a new object is made that nobody on its way to the screen's property saves.
    mutating func making(ofWhatIsGivenTo name: String, of screen: Type, _ habits: inout SavingHabits) -> Location? {
        for (value, site, giver) in gifts(of: name, to: screen) {
            if let made = making(of: value, at: Place(site, in: giver), in: giver, &habits, depth: 0) { return made }
        }
        return nil
    }

    /// `screen.note = value`, and what an initializer gets that keeps it there.
    private func gifts(of name: String, to screen: Type) -> [(value: Expression, site: Site, giver: Function)] {
        let family = app.program.family(of: screen).flatMap { app.program.functions(of: $0) }
        var gifts: [(Expression, Site, Function)] = []
        for giver in app.givers(of: name, to: screen, outside: family) {
            for site in app.sites(in: giver) {
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.core.kind,
                    member.text == name,
                    app.program.type(of: base, at: Place(site, in: giver))?.projectType.map({ app.program.isWithin($0, screen) }) ?? false
                else { continue }
                gifts.append((value, site, giver))
            }
        }
        for creation in app.creatingCalls(of: screen) where creation.created == screen && !creation.function.isFactory {
            for site in app.sites(in: creation.function) where site.range.end == creation.end {
                guard let call = site.call, let kept = app.argument(of: call, keptAs: name, by: screen) else { continue }
                gifts.append((kept, site, creation.function))
            }
        }
        return gifts.map { (value: $0.0, site: $0.1, giver: $0.2) }
    }

    private mutating func making(
        of value: Expression, at place: Place, in function: Function, _ habits: inout SavingHabits, depth: Int
    ) -> Location? {
        guard depth < 8, !habits.saves(function) else { return nil }
        switch value.core.kind {
        case .name(let name):
            guard let locals = place.locals?.lookUp(name) else { return nil }
            if place.isOwnParameter(locals) { return makingByCallers(of: function, giving: name, &habits, depth) }
            guard let first = place.firstValue(of: name), !app.isReassigned(name, in: function) else { return nil }
            return making(of: first.value, at: first.place, in: function, &habits, depth: depth + 1)
        case .cast(let base, _, _), .forced(let base), .optional(let base):
            return making(of: base, at: place, in: function, &habits, depth: depth + 1)
        case .call(let call):
            if isMaking(call, at: place) { return function.location(call.nameRange) }
            guard let called = app.program.calledFunction(call, at: place), met.insert(called.id).inserted,
                !app.program.isOverridden(called)
            else { return nil }
            let exits = app.exits(of: called).filter { !$0.value.isNil }
            // Of several it may give one that is there, and look for it first.
            guard let exit = exits.onlyElement else { return nil }
            return making(of: exit.value, at: Place(exit.site, in: called), in: called, &habits, depth: depth + 1)
        default: return nil
        }
    }

    private mutating func makingByCallers(
        of function: Function, giving parameter: String, _ habits: inout SavingHabits, _ depth: Int
    ) -> Location? {
        guard met.insert(function.id).inserted, function.hook == nil, function.type != nil else { return nil }
        for caller in app.program.functions(naming: [function.fact.name]) where !app.program.isTest(caller) {
            for site in app.sites(in: caller) {
                guard let call = site.call, call.name == function.fact.name,
                    app.program.calledFunction(call, at: Place(site, in: caller)) == function,
                    let given = call.arguments.enumerated().first(where: {
                        function.fact.parameter(for: $0.offset, of: call)?.name == parameter
                    })?.element.value,
                    let made = making(of: given, at: Place(site, in: caller), in: caller, &habits, depth: depth + 1)
                else { continue }
                return made
            }
        }
        return nil
    }

    /// `Note(context: context)`, `NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)`.
    private func isMaking(_ call: Call, at place: Place) -> Bool {
        if call.name == "insertNewObject" || call.name == "insertNewObjectForEntityForName" { return true }
        guard let label = call.arguments.first?.label, ["context", "entity"].contains(label) || label.hasPrefix("initWithEntity"),
            let created = app.createdType(call, at: place)?.projectType
        else { return false }
        return app.program.isWithin(created, model)
    }
}

// MARK: Who saves

/// What an app does to save managed objects.
private struct SavingHabits {
    private let app: App
    private var known: [Int: Bool] = [:]
    private var leaving: [Int: Bool] = [:]

    init(_ app: App) { self.app = app }

    /// Whether a function saves anything, or gives objects their own identifiers, itself or in what it calls; also where that is not told.
    mutating func saves(_ function: Function, depth: Int = 0) -> Bool {
        if let known = known[function.id] { return known }
        guard depth < 4 else { return false }
        known[function.id] = false
        var saves = false
        for site in app.sites(in: function) where !saves {
            guard let call = site.call else { continue }
            saves = SavingHabits.namesSaving(call.name)
            if !saves, let called = app.program.calledFunction(call, at: Place(site, in: function)) {
                saves = self.saves(called, depth: depth + 1)
            }
        }
        saves = saves || function.isObjectiveC && function.contains { $0.memberName.map(SavingHabits.namesSaving) ?? false }
        known[function.id] = saves
        return saves
    }

    /// Whether the app saves as it leaves the foreground, before its state is saved, or has a document that does.
    mutating func isSavedOnLeaving(unit: Int) -> Bool {
        if let known = leaving[unit] { return known }
        let words = SavingHabits.wordsOfTimelySaving
        var isSaved =
            app.program.functions(mentioningAnyOf: words).contains { app.program.unit(of: $0) == unit }
            || words.contains { app.program.isSaidInOutlines($0, ofUnit: unit) }
        let names: Set = [
            "applicationDidEnterBackground", "applicationWillResignActive", "sceneDidEnterBackground", "sceneWillResignActive",
        ]
        for function in app.program.functions
        where !isSaved && names.contains(function.fact.name) && app.program.unit(of: function) == unit {
            isSaved = saves(function)
        }
        leaving[unit] = isSaved
        return isSaved
    }

    /// Whether a screen saves while it is shown: in any of its methods, but as it goes or because a button says so.
    mutating func isSavedByScreen(_ screen: Type) -> Bool {
        let selectors = app.actionSelectors(of: screen)
        for function in app.program.family(of: screen).flatMap({ app.program.functions(of: $0) }) {
            let goes = ["viewWillDisappear", "viewDidDisappear"].contains(function.fact.name) || function.fact.kind == .deinitializer
            if goes || function.isAction(by: selectors) || function.isStatic { continue }
            if saves(function) { return true }
        }
        return false
    }

    /// What gives managed objects their own identifiers early enough, or may.
    private static let wordsOfTimelySaving = [
        "obtainPermanentIDs", "obtainPermanentIDsForObjects", "UIManagedDocument", "didEnterBackgroundNotification",
        "willResignActiveNotification", "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillResignActiveNotification",
        "UIApplicationDidEnterBackground", "UIApplicationWillResignActive", "scenePhase",
    ]

    private static func namesSaving(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["save", "commit", "persist", "obtainperm", "synchron"].contains(where: name.contains)
    }
}

extension App {
    /// What a call of a class's initializer gives for the parameter that it keeps in a property as it is.
    fileprivate func argument(of call: Call, keptAs name: String, by type: Type) -> Expression? {
        for initializer in program.functions(of: type) where initializer.fact.kind == .initializer && initializer.fact.matches(call) {
            let parameter = sites(in: initializer).lazy.compactMap { site -> String? in
                guard case .assignment(let target, nil, let value) = site.kind, case .name(let local) = value.core.kind,
                    target.plainName.map({ [name, "_" + name].contains($0) }) == true,
                    initializer.fact.parameters.contains(where: { $0.name == local })
                else { return nil }
                return local
            }.first
            guard let parameter else { continue }
            return call.arguments.enumerated().first {
                initializer.fact.parameter(for: $0.offset, of: call)?.name == parameter
            }?.element.value
        }
        return nil
    }
}
