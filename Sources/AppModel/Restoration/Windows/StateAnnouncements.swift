import Syntax

/// Of which changes of a class's objects AppKit is told by `invalidateRestorableState()` (I2).
struct StateAnnouncements {
    /// Whether of all, as far as anybody can tell.
    private(set) var areOfAll = false
    /// The properties whose observers tell of them.
    private(set) var observed: Set<String> = []
    /// What tells of a change that it makes itself, and whatever may run that.
    fileprivate(set) var telling: Set<Function> = []
    /// What changes something that AppKit watches: then it asks for all.
    fileprivate var watched: [Function] = []
    /// Whether nobody calls `invalidateRestorableState()`.
    private(set) var areNone = true

    fileprivate static let ofAll = {
        var all = StateAnnouncements()
        all.areOfAll = true
        all.areNone = false
        return all
    }()

    fileprivate mutating func add(_ function: Function) {
        areNone = false
        telling.insert(function)
        if function.fact.kind == .observer, let property = function.property { observed.insert(property.name) }
    }

    func areOf(_ property: StateProperty) -> Bool {
        areOfAll || !observed.isDisjoint(with: property.names.union([property.holder].compactMap { $0 }))
    }
}

extension App {
    /// Who tells of changes of a class. Where something tells that is not a part of changing one of its own properties, a timer or what is
    /// told of a window's end, it may be meant for all of them.
    ///
    /// - Parameter saved: what the class saves: what tells beside a change of something else may mean any of it.
    func announcements(of type: Type, saving saved: [StateProperty], _ watched: Set<String>) -> StateAnnouncements {
        let family = Set(program.family(of: type))
        var announcements = StateAnnouncements()
        for function in program.functions(mentioningAnyOf: [Self.announcement]) {
            let sites = sites(in: function).filter { $0.call?.name == Self.announcement }
            let mayBeMeant =
                sites.isEmpty
                ? function.names(anyOf: [Self.announcement]) && (function.type.map(family.contains) ?? true)
                : sites.contains { mayTell($0, in: function, of: type, family) }
            guard mayBeMeant else { continue }
            guard !sites.isEmpty, function.type.map(family.contains) ?? false, tellsOfOwnChange(function, sites, saved) else {
                return .ofAll
            }
            announcements.add(function)
        }
        announcements.watched = watchedChanges(in: family, watched)
        guard !announcements.telling.isEmpty else { return announcements }
        guard let runners = runners(of: announcements.telling) else { return .ofAll }
        announcements.telling.formUnion(runners)
        return announcements
    }

    /// Whether a method that changes a property tells AppKit so, or somebody who runs it does.
    func tells(_ function: Function, _ announcements: StateAnnouncements) -> Bool {
        if announcements.areOfAll || announcements.telling.contains(function) || isBesideWatched(function, announcements.watched) {
            return true
        }
        guard !announcements.telling.isEmpty else { return false }
        return runners(of: [function]).map { !$0.isDisjoint(with: announcements.telling) } ?? true
    }

    /// Whether a method changes something that AppKit watches, runs what does, or is run by it.
    private func isBesideWatched(_ function: Function, _ watched: [Function]) -> Bool {
        watched.contains { other in
            other == function || other.names(anyOf: [function.fact.name])
                || function.names(anyOf: [other.property?.name ?? other.fact.name])
        }
    }

    /// What may run one of some functions, by whichever way over names; `nil` where that is too much to tell anything.
    private func runners(of functions: Set<Function>) -> Set<Function>? {
        var runners: Set<Function> = []
        var new = functions
        while !new.isEmpty {
            let names = Set(new.map { $0.property?.name ?? $0.fact.name })
            new = Set(program.functions(naming: names)).subtracting(runners)
            runners.formUnion(new)
            if runners.count > Self.mostRunners { return nil }
        }
        return runners
    }

    private static let announcement = "invalidateRestorableState"
    private static let mostRunners = 200

    /// The functions of a class that change what AppKit watches, by key path or by a wrapper.
    private func watchedChanges(in family: Set<Type>, _ watched: Set<String>) -> [Function] {
        let wrapped = family.flatMap { $0.declarations.flatMap(\.fact.ownProperties) }.filter { $0.attributes.contains("Invalidating") }
        let names = watched.union(wrapped.map(\.name))
        guard !names.isEmpty else { return [] }
        return family.flatMap { program.functions(of: $0) }.filter { function in
            sites(in: function).contains { changed(by: $0, in: function)?.isPart(ofAny: names) ?? false }
        }
    }

    /// Whether a function tells of what it has changed itself, at once and of nothing else: an observer of a property that is saved, or a
    /// method of the app's own that changes one, and that nothing runs but calls in the text and the user.
    private func tellsOfOwnChange(_ function: Function, _ sites: [Site], _ saved: [StateProperty]) -> Bool {
        func isOwn(_ receiver: Expression) -> Bool { receiver.isSelf || receiver.core.isOwn("window") }
        guard !function.isStatic, sites.allSatisfy({ !$0.mayRunLater && $0.call?.receiver.map(isOwn) ?? true }),
            !function.contains(where: \.isSelectorOrText)
        else { return false }
        if function.fact.kind == .observer {
            guard let observed = function.property?.name else { return false }
            return saved.contains { $0.names.contains(observed) || $0.holder == observed }
        }
        guard function.fact.kind == .method, function.hook == nil, !function.fact.modifiers.contains(.overrides),
            !Conventions.setsUp(function.fact.name), !function.isToldOfEvents, !isHandedOnOrRunLater(function)
        else { return false }
        return self.sites(in: function).contains { site in
            guard let changed = changed(by: site, in: function) else { return false }
            return saved.contains { $0.isNamed(by: changed) }
        }
    }

    /// Whether something may keep a method to run it by and by: its name stands elsewhere than in a call, or a closure calls it.
    private func isHandedOnOrRunLater(_ function: Function) -> Bool {
        let name = function.fact.name
        return program.functions(naming: [name]).contains { caller in
            let calls = sites(in: caller).filter { $0.call?.name == name }
            var mentions = 0
            _ = caller.contains { part in
                if part.ownName == name { mentions += 1 }
                return false
            }
            return mentions > calls.count || calls.contains(where: \.mayRunLater)
        }
    }

    /// Whether what a call says to be out of date may be an object of the class, or its window.
    private func mayTell(_ site: Site, in function: Function, of type: Type, _ family: Set<Type>) -> Bool {
        let isOfApplication = !program.implementations(of: .applicationWillEncode, in: type).isEmpty
        guard let receiver = site.call?.receiver, !receiver.isSelf else {
            if function.type.map(family.contains) ?? false || isAdded(function, to: type) { return true }
            // A window or an application that speaks of itself asks its delegate or its controller for more.
            func belongs(to framework: String) -> Bool {
                function.type.map { program.inherits($0, from: framework) } ?? (function.extendedName == framework)
            }
            return belongs(to: "NSWindow") && mayHaveWindow(type) || belongs(to: "NSApplication") && isOfApplication
        }
        // An application asks its delegate for more, and nobody else.
        if receiver.core.protocolOfDelegate != nil { return isOfApplication || program.inherits(type, from: "NSApplication") }
        return mayMean(receiver, an: type, family, at: Place(site, in: function))
    }

    /// Whether a protocol or an extension of a framework's class has a function that objects of a class may run.
    private func isAdded(_ function: Function, to type: Type) -> Bool {
        if let owner = function.type { return owner.kind == .protocol }
        return function.extendedName.map { program.inherits(type, from: $0) || !UIKit.isKnownClass($0) } ?? false
    }

    /// Whether objects of a class are asked for their state, or for more, together with a window's.
    private func mayHaveWindow(_ type: Type) -> Bool {
        program.inherits(type, from: "NSWindowController") || !program.implementations(of: .windowWillEncode, in: type).isEmpty
    }

    private func mayMean(_ receiver: Expression, an type: Type, _ family: Set<Type>, at place: Place) -> Bool {
        guard let meant = program.type(of: receiver, at: place)?.unwrapped else {
            // Of what is not told by its type the name may say what it is not.
            switch receiver.core.ownName {
            case "document": return program.inherits(type, from: "NSDocument")
            case "window": return !program.inherits(type, from: "NSView") && !program.inherits(type, from: "NSViewController")
            default: return true
            }
        }
        if case .project(let other) = meant, family.contains(other) || other.kind == .protocol { return true }
        if isOrInherits(meant, "NSApplication") { return !program.implementations(of: .applicationWillEncode, in: type).isEmpty }
        if isOrInherits(meant, "NSWindow"), mayHaveWindow(type) {
            // The window may be its own, unless that is another controller's.
            guard program.inherits(type, from: "NSWindowController"), receiver.core.plainName == "window", !receiver.isLocal(at: place)
            else { return true }
            return place.type.map { family.contains($0) || !program.inherits($0, from: "NSWindowController") } ?? true
        }
        guard case .named(let name, _) = meant else { return false }
        return program.frameworkRoot(of: type).map { UIKit.inherits($0, from: name) } ?? true
    }

    private func isOrInherits(_ type: StaticType, _ framework: String) -> Bool {
        type.projectType.map { program.inherits($0, from: framework) } ?? UIKit.inherits(type.name, from: framework)
    }
}

extension Expression {
    /// `#selector(invalidateRestorableState)`, or its name as a text.
    fileprivate var isSelectorOrText: Bool {
        switch kind {
        case .selector(let method): method.memberName == "invalidateRestorableState"
        case .string(let text): text == "invalidateRestorableState"
        default: false
        }
    }
}

extension Function {
    /// Whether a notification or a timer runs it, or AppKit for each event: what Objective-C overrides does not say so.
    fileprivate var isToldOfEvents: Bool {
        let events = ["mouse", "key", "scrollWheel", "observeValue", "flagsChanged", "touches", "rightMouse"]
        if isObjectiveC, events.contains(where: fact.name.hasPrefix) { return true }
        return fact.parameters.contains { parameter in
            parameter.type.map { ["Notification", "NSNotification", "Timer", "NSTimer"].contains($0.unwrapped.name) } ?? false
        }
    }
}
