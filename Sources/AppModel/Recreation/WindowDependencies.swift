import Syntax

extension Silence.Reason {
    fileprivate static let filledElsewhere = Silence.Reason("property that may be given to windows which are there")
}

/// What windows of AppKit that come back lack of what whoever else makes one hands over (I4).
extension App {
    /// What a window that a restorer makes, or the controller of one, is not given, though all who make another of its class see to that at
    /// once; and where that crashes, or nothing becomes of what the user does. Nothing where the class itself may fill it.
    public func unmetDependencies(ofWindowsMadeBy restorer: Function) -> [UnmetDependency] {
        guard !flow.isExhausted, isRestorer(restorer), mayBeNamedByWindow(restorer), !isOfWindowsTakenOut(restorer) else { return [] }
        return windows(madeBy: restorer).flatMap { window in
            let owners = program.lineage(of: window.made)
            let names = Set(owners.flatMap(\.declarations).flatMap(\.fact.properties).map(\.name))
            let given = graph.properties(amongst: names, givenToAnyOf: Set(window.others.flatMap(\.objects)))
            return owners.flatMap { owner in
                owner.declarations.flatMap { declaration in
                    declaration.fact.properties.filter { given.contains($0.name) }.compactMap {
                        unmetDependency(on: $0, in: declaration, of: owner, of: window)
                    }
                }
            }
        }
    }

    /// A window that a restorer makes, or the controller of one.
    private struct RestoredWindow {
        let made: Type
        /// The id of the object.
        let object: Int32
        let call: Call
        let location: Location
        /// The functions of its class, its superclasses and its subclasses.
        let family: [Function]
        let others: [OtherWindows]
    }

    /// What one call makes of the class, elsewhere than for the restorer.
    private struct OtherWindows {
        let maker: Function
        /// Where the call ends.
        let end: UInt32
        let objects: [Int32]
        let bodies: ReadBodies
    }

    /// What happens in the functions that make windows, who are asked about each property: each is read once.
    private final class ReadBodies {
        private let app: App
        private var known: [Int: [Site]] = [:]

        init(_ app: App) { self.app = app }

        func sites(in function: Function) -> [Site] {
            if let sites = known[function.id] { return sites }
            let sites = app.sites(in: function)
            known[function.id] = sites
            return sites
        }
    }

    // MARK: Who makes windows

    /// Those of the project's classes of which others are made elsewhere, all in sight.
    private func windows(madeBy restorer: Function) -> [RestoredWindow] {
        guard let procedure = flow.procedure(of: restorer) else { return [] }
        let running = flow.instances(runningIn: flow.instances(of: procedure))
        let made = memories.objectsMade.answer(.app, findObjectsMade)
        let restored = Set(running.flatMap { made[$0] ?? [] }).sorted().filter { object in
            flow.objects[Int(object)].site.flatMap(graph.function(at:)).map { answers($0, for: restorer) } ?? false
        }
        let bodies = ReadBodies(self)
        return restored.compactMap { object in
            guard let creation = graph.creation(of: object), let made = creation.type.projectType, program.isWindowOrController(made),
                let others = windows(of: made, besides: Set(restored), bodies), !others.isEmpty
            else { return nil }
            let family = program.family(of: made).flatMap { program.functions(of: $0) }
            return RestoredWindow(
                made: made, object: object, call: creation.call, location: creation.location, family: family, others: others)
        }
    }

    /// By instance of a procedure, the objects that it may make.
    private func findObjectsMade() -> [Int32: [Int32]] {
        var made: [Int32: [Int32]] = [:]
        for (index, object) in flow.objects.enumerated() where object.isMade {
            for instance in flow.instances(making: object) { made[instance, default: []].append(Int32(index)) }
        }
        return made
    }

    /// `nil` where some are made by what nobody looked into.
    private func windows(of made: Type, besides restored: Set<Int32>, _ bodies: ReadBodies) -> [OtherWindows]? {
        let calls = creatingCalls(of: made).map { call in
            graph.objects(madeIn: call.function, endingAt: call.end).map { objects -> OtherWindows in
                let others = objects.filter { !restored.contains($0) && graph.type(of: $0)?.projectType == made }
                return OtherWindows(maker: call.function, end: call.end, objects: others, bodies: bodies)
            }
        }
        guard calls.allSatisfy({ $0 != nil }) else { return nil }
        return calls.compactMap(\.self).filter { !$0.objects.isEmpty }
    }

    /// Whether a function that runs while a restorer does makes windows for it: the restorer itself, whoever gets its handler, and what gives
    /// back a window or the controller of one.
    private func answers(_ maker: Function, for restorer: Function) -> Bool {
        if maker == restorer { return true }
        if let type = maker.property?.type ?? maker.fact.returnType, let given = program.resolve(type, at: Place(maker, nil))?.unwrapped {
            let isWindow = ["NSWindow", "NSWindowController"].contains { isRelated(given, .named($0, [])) }
            if isWindow { return true }
        }
        guard let handler = restorer.fact.completionHandler else { return false }
        return sites(in: restorer).contains { site in
            guard let call = site.call, call.name == maker.fact.name else { return false }
            return call.arguments.contains { $0.value.contains { $0.isName(handler) } }
        }
    }

    // MARK: What they are given

    private func unmetDependency(
        on property: PropertyFact, in declaration: Type.Declaration, of owner: Type, of window: RestoredWindow
    ) -> UnmetDependency? {
        let (name, made) = (property.name, window.made)
        guard beginsAsNil(property, in: declaration, of: made), window.others.allSatisfy({ isGiven(name, to: $0) }) else { return nil }
        let sure = window.others.filter { gives(name, onlyToNewOf: made, $0) }.map(\.maker)
        guard !graph.isFilled(name, window.object, otherThanBy: sure), let fillers = ownFillers(of: name, window),
            let (use, effect) = use(of: property, in: declaration, of: owner, window)
        else { return nil }
        let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
        return UnmetDependency(
            property: property, location: location, owner: owner, made: made, maker: window.location, use: use, effect: effect,
            doubt: silence(onHandingOut: window) ?? silence(onFilling: name, of: made)
                ?? silence(onGiving: name, to: owner, fillers, window) ?? program.silence(onAncestorsOf: made)
                ?? program.silence(onOutlinesNaming: made))
    }

    private func beginsAsNil(_ property: PropertyFact, in declaration: Type.Declaration, of made: Type) -> Bool {
        guard Language(path: program.files[declaration.file].path) == .swift else { return mayBeNil(property, in: declaration, of: made) }
        guard let type = property.type, type.isOptional || type.isImplicitlyUnwrapped else { return false }
        return property.isFilledByCode && property.value?.isNil ?? true
    }

    /// The methods and initializers by which the class is given a property; `nil` where it fills it in any other way.
    private func ownFillers(of name: String, _ window: RestoredWindow) -> [Function]? {
        if !isFilled(name, by: window.family, orHasOtherWayWithout: nil) { return [] }
        let passing = functionsThatPassOn(name, to: window.made, amongst: window.family, unrun: [], window.object)
        guard !passing.isEmpty, !isFilled(name, by: window.family, but: passing, orHasOtherWayWithout: nil) else { return nil }
        return window.family.filter { passing.contains($0.id) && $0.fact.kind == .method }
    }

    /// Whether whoever makes a window sees to it that it gets a property, whichever way it goes: itself, or by what it calls, or as soon as the
    /// window comes back to it.
    private func isGiven(_ name: String, to windows: OtherWindows) -> Bool {
        let isMade = isGiven(name, to: windows, in: windows.maker) { $0.range.end == windows.end }
        return isMade
            || program.functions(naming: [windows.maker.property?.name ?? windows.maker.fact.name]).contains { caller in
                caller != windows.maker && !program.isTest(caller)
                    && isGiven(name, to: windows, in: caller) { $0.call?.name == windows.maker.fact.name }
            }
    }

    private func isGiven(_ name: String, to windows: OtherWindows, in giver: Function, after isAnchor: (Site) -> Bool) -> Bool {
        guard windows.objects.allSatisfy({ graph.isFilled(name, $0) && graph.isGiven(name, $0, by: giver) }) else { return false }
        let sites = windows.bodies.sites(in: giver)
        let assignments = sites.filter { site in
            guard case .assignment(let target, nil, _) = site.kind, case .member(_, let member) = target.core.kind else { return false }
            return member.text == name
        }
        guard !assignments.isEmpty, let anchor = sites.first(where: isAnchor) else { return true }
        return assignments.contains { $0.isOnTheWay(to: anchor) && (anchor.mayRunLater || !$0.mayRunLater) }
    }

    /// Whether a function gives a property to nothing but what it has just made, whatever else the variable has held: `info = Info()`.
    private func gives(_ name: String, onlyToNewOf made: Type, _ windows: OtherWindows) -> Bool {
        let (giver, sites) = (windows.maker, windows.bodies.sites(in: windows.maker))
        return sites.allSatisfy { site in
            guard case .assignment(let target, _, _) = site.kind, case .member(let base, let member) = target.core.kind, member.text == name
            else { return true }
            guard case .name(let local) = base.core.kind else { return false }
            let values = sites.filter { $0.range.end <= site.range.start }.compactMap { earlier in
                earlier.value(givenTo: local).map { (value: $0, site: earlier) }
            }
            guard let last = values.last, last.site.isOnTheWay(to: site), case .call(let call) = last.value.core.kind else { return false }
            return createdType(call, at: Place(last.site, in: giver))?.projectType.map { program.isWithin($0, made) } ?? false
        }
    }

    /// Where it goes so that somebody out of sight may give it something: anywhere but to the restorer's handler.
    private func silence(onHandingOut window: RestoredWindow) -> Silence? {
        let point = flow.escapes(of: window.object).first { point in
            guard let function = graph.function(at: point), point.instruction >= 0 else { return true }
            if function.hook != nil || graph.isOwn(point, window.object) { return false }
            guard case .call(let operands) = graph.instruction(at: point).kind else { return true }
            return !function.fact.parameters.contains { operands.call.callee.isName($0.name) }
        }
        return point.map { Silence(.objectOutOfSight, at: graph.location(of: $0), about: window.made.name) }
    }

    /// Why somebody may give the property to a window that came back: whoever else than those who make the others, or may have one of them in
    /// hand only.
    private func silence(onGiving name: String, to owner: Type, _ fillers: [Function], _ window: RestoredWindow) -> Silence? {
        let makers = Set(window.others.map(\.maker))
        let givers =
            givers(of: name, to: owner, outside: window.family) + fillers.flatMap { possibleCallers(of: $0, outside: window.family) }
        let stranger = givers.first { giver in
            guard !makers.contains(giver) else { return false }
            return sites(in: giver).contains { site in
                let given: Expression?
                switch site.kind {
                case .assignment(let target, nil, _):
                    guard case .member(let base, let member) = target.core.kind, member.text == name else { return false }
                    given = base
                case .call(let call) where fillers.contains { $0.fact.name == call.name }: given = call.receiver
                default: return false
                }
                let objects = given.flatMap { flow.points(of: $0, in: giver) } ?? []
                return objects.isEmpty || objects.contains { $0 == window.object || graph.creation(of: $0) == nil }
            }
        }
        return stranger.map { Silence(.filledElsewhere, at: $0.location, about: window.made.name + "." + name) }
    }

    // MARK: What they do without it

    private func use(
        of property: PropertyFact, in declaration: Type.Declaration, of owner: Type, _ window: RestoredWindow
    ) -> (use: Location, effect: UnmetDependency.Effect)? {
        let (name, made) = (property.name, window.made)
        let lineage = program.lineage(of: made).flatMap { program.functions(of: $0) }
        let first = lineage.filter { $0.hook == .restoreState || loadsNib(window) && UIKit.loadingOfWindows.contains($0.fact.name) }
        if let forced = forcedUse(of: property, in: made, by: first, stopsWhereItMayEnd: false) {
            return (forced.function.location(forced.range), .crash)
        }
        let missing = MissingProperty(name, amongst: window.family)
        let hasOtherWay = window.family.contains { !$0.isStatic && missing.isNamed(in: $0) && missing.hasOtherWay(in: $0) }
        guard !hasOtherWay else { return nil }
        let shown = shownProperty(name, in: made, amongst: window.family)
        if let needed = needingAction(of: shown, in: made) { return needed }
        let isAsked = window.family.contains { asksWhetherThere(shown, $0) }
        // What observes it may have switched the button off.
        guard !isAsked, !property.accessors.contains(where: { $0.kind == .observer }), isCounterpart(property, in: declaration, of: owner)
        else { return nil }
        let told = [toldUse(of: shown, in: made), toldUse(of: name, of: made)].compactMap(\.self)
        return told.first { isAlone($0) }.map { ($0, .deafness) }
    }

    /// Whether nothing else happens in the list of statements that a place stands in.
    private func isAlone(_ place: Location) -> Bool {
        program.functions(around: place).contains { function in
            function.body.contains { $0.range.contains(place.range) } && function.body.leavesAlone(place.range)
        }
    }

    /// Whether a window controller loads its window, and tells itself so: it was not made for one that is there.
    private func loadsNib(_ window: RestoredWindow) -> Bool {
        func isGivenWindow(_ call: Call) -> Bool { call.argument("window") != nil }
        return program.inherits(window.made, from: "NSWindowController") && !isGivenWindow(window.call)
            && window.family.allSatisfy { function in
                function.fact.kind != .initializer || !sites(in: function).compactMap(\.call).contains(where: isGivenWindow)
            }
    }

    /// Where a property of a window's class is told of a key or a click, and nothing else becomes of that: `controller.library?.selectNext()`.
    private func toldUse(of name: String, of made: Type) -> Location? {
        for function in program.functions(mentioningAnyOf: [name]) {
            guard UIKit.eventMethods.contains(function.fact.name), function.type.map(program.isRestoredByAppKit) == true,
                !function.isStatic, !program.isTest(function)
            else { continue }
            let isOwn = function.type.map { program.isWithin(made, $0) || program.isWithin($0, made) } ?? false
            for site in sites(in: function) where !site.mayRunLater && function.body.contains(where: { $0.stands(site.range) }) {
                guard let listener = site.call?.receiver?.core else { continue }
                let place = Place(site, in: function)
                if isOwn, listener.plainName == name || listener.plainName == "_" + name, place.locals?.lookUp(name) == nil {
                    return function.location(listener.range)
                }
                guard case .member(let base, let member) = listener.kind, member.text == name, !base.isSelf,
                    let type = program.type(of: base, at: place)?.unwrapped.projectType, program.isWithin(made, type)
                else { continue }
                return function.location(listener.range)
            }
        }
        return nil
    }
}

extension [Statement] {
    /// Whether the statement at a place, in whichever list, is the only one there that does something.
    fileprivate func leavesAlone(_ range: SourceRange) -> Bool {
        guard let index = firstIndex(where: { $0.range.contains(range) }) else { return false }
        if let inner = self[index].blocks.first(where: { $0.contains { $0.range.contains(range) } }) { return inner.leavesAlone(range) }
        return enumerated().allSatisfy { $0.offset == index || $0.element.isExit }
    }
}

extension Statement {
    fileprivate var isExit: Bool {
        switch kind {
        case .returns(let value): value == nil
        case .breaks, .continues: true
        default: false
        }
    }

    /// Whether an expression is a statement of its own in it, so that nothing depends on what comes of it.
    fileprivate func stands(_ range: SourceRange) -> Bool {
        if case .expression(let expression) = kind { return expression.range == range || expression.core.range == range }
        return inner.contains { $0.stands(range) }
    }
}

extension Site {
    /// What a local gets there, as it is declared or later.
    fileprivate func value(givenTo name: String) -> Expression? {
        switch kind {
        case .local(let local): local.name == name ? local.value : nil
        case .assignment(let target, nil, let value): target.isName(name) ? value : nil
        default: nil
        }
    }
}
