import Syntax

extension App {
    /// What a controller of a factory shows or talks to and does not get, though all who make it otherwise hand it over: nothing crashes, but
    /// the screen comes back empty or deaf. Nothing where the class itself, its coder or anybody who restores may fill it.
    ///
    /// - Parameter heir: a subclass that inherits the factory, which makes one of it where it is asked for one.
    public func missingContents(of result: FactoryResult, for heir: Type? = nil) -> [UnmetDependency] {
        guard let object = result.object, let made = heir ?? classMade(result),
            program.isController(made) || program.hasUnknownAncestor(made),
            mayRestore(unit: made.unit), let shown = waysToShow(storyboardControllers(of: made), but: result.factory)
        else { return [] }
        let ways = shown + makers(of: made).filter { $0 != result.factory && $0.hook == nil }.map { [$0] }
        let alike = shown.isEmpty ? makersAlike(to: result, of: made).map { makers in makers.map { [$0] } } : []
        return missingContents(of: made, madeAt: result.location, by: result.factory, object: object, doubt: nil) { givers in
            isGiven(by: givers, onWays: ways, to: made) || alike.contains { isGiven(by: givers, onWays: $0, of: ways, to: made) }
        }
        .filter { missing in ![missing.property.name, missing.alternative].compactMap { $0 }.contains { graph.isFilled($0, object) } }
    }

    /// The same of a controller that UIKit makes again from its storyboard by itself.
    ///
    /// - Parameter doubt: why it may be brought back otherwise.
    public func missingContents(of controller: StoryboardController, doubt: Silence?) -> [UnmetDependency] {
        guard let made = controller.type?.projectType, program.isController(made) || program.hasUnknownAncestor(made),
            isMadeByDrawingsAlone(made),
            let ways = waysToShow(storyboardControllers(of: controller), but: nil)
        else { return [] }
        return missingContents(of: made, madeAt: controller.location, by: nil, doubt: doubt) { isGiven(by: $0, onWays: ways, to: made) }
    }

    /// The same of what a split view draws beside its list: it is there at launch, found by its path (B4), and empty until the user chooses
    /// something.
    public func missingContents(ofDetail controller: StoryboardController, doubt: Silence?) -> [UnmetDependency] {
        guard let made = controller.type?.projectType, program.isController(made) || program.hasUnknownAncestor(made),
            isMadeByDrawingsAlone(made)
        else { return [] }
        var early = EarlyCallers(self)
        // Nobody is to hear of what is done on a screen that shows nothing; what it decodes it shows.
        let hasContent = program.lineage(of: made).flatMap { program.implementations(of: .decodeState, in: $0) }.contains { decoder in
            !coderFlow(of: decoder).accesses(.read).isEmpty
        }
        return missingContents(of: made, madeAt: controller.location, by: nil, doubt: doubt) { givers in
            !givers.isEmpty && givers.allSatisfy { !early.mayCall($0) && !mayPrepareEarly($0, &early) }
        }.filter { hasContent || $0.effect != .deafness }
    }

    /// Whether no code makes objects of a class but a factory that has no part in what comes back: its storyboards do.
    private func isMadeByDrawingsAlone(_ made: Type) -> Bool {
        makers(of: made).allSatisfy { $0.hook == .controllerFactory && $0.type == made && isDispensable($0) }
    }

    /// Whether a class is what a split view draws beside its list, and a function runs only once the user has done something.
    public func isDetail(_ type: Type, thatWaitsFor function: Function) -> Bool {
        guard detailsThereAtLaunch.contains(where: { $0.controller.type?.projectType == type && $0.doubt == nil }) else { return false }
        var early = EarlyCallers(self)
        return !early.mayCall(function) && !mayPrepareEarly(function, &early)
    }

    /// Whether it prepares for segues which its class may perform before the user does anything.
    private func mayPrepareEarly(_ giver: Function, _ early: inout EarlyCallers) -> Bool {
        guard UIKit.preparations.contains(giver.fact.name), let type = giver.type else { return false }
        let performers = program.functions(naming: ["performSegue", "performSegueWithIdentifier"]).filter {
            program.unit(of: $0) == type.unit && !program.isTest($0)
        }
        return performers.contains { early.mayCall($0) }
    }

    /// Whether all who hand something over are amongst those who show a class, and each way to show it has one of them. Whoever else does it may
    /// give it to what came back.
    ///
    /// - Parameter all: the ways to show it, of which some count; `nil` where all do.
    private func isGiven(by givers: [Function], onWays ways: [[Function]], of all: [[Function]]? = nil, to made: Type) -> Bool {
        // A preparation for a segue that no storyboard draws never runs for it.
        let knowsSegues = !program.hasUnreadInterface(inUnit: made.unit)
        let givers = givers.filter { giver in
            !knowsSegues || !UIKit.preparations.contains(giver.fact.name) || ways.contains { $0.contains(giver) }
        }
        return !givers.isEmpty && givers.allSatisfy { giver in (all ?? ways).contains { $0.contains(giver) } }
            && ways.allSatisfy { $0.contains(where: givers.contains) }
    }

    /// For each segue and each call that shows the first of a class, the functions that may hand it something on the way; `nil` where nobody here
    /// can, or where what makes it is no segue and no function.
    private func waysToShow(_ controllers: [StoryboardController], but factory: Function?) -> [[Function]]? {
        var ways: [[Function]] = []
        for drawn in controllers {
            let shown = Set([drawn.id, outermostParent(of: drawn).id])
            for segue in shown.sorted().flatMap({ interface.passages(to: $0) }) {
                guard let source = storyboardControllers[segue.source].type?.projectType else { return nil }
                ways.append(
                    program.lineage(of: source).flatMap { program.functions(of: $0) }.filter { UIKit.preparations.contains($0.fact.name) })
            }
            for function in program.functions(mentioningAnyOf: UIKit.instantiations)
            where program.unit(of: function) == drawn.unit && function != factory {
                if factory != nil, function.hook != nil { continue }
                if sites(in: function).contains(where: { mayInstantiate(drawn, $0, in: function) }) { ways.append([function]) }
            }
        }
        return ways
    }

    /// All that are drawn of its class.
    private func storyboardControllers(of controller: StoryboardController) -> [StoryboardController] {
        controller.type?.projectType.map { storyboardControllers(of: $0) } ?? [controller]
    }

    /// - Parameters:
    ///   - object: what the factory makes.
    ///   - isLeftOut: of the functions that hand a property over, whether none of them does where objects come back.
    private func missingContents(
        of made: Type, madeAt maker: Location, by factory: Function?, object: Int32? = nil, doubt: Silence?,
        isLeftOut: ([Function]) -> Bool
    ) -> [UnmetDependency] {
        let screen = Screen(
            of: made, madeAt: maker, by: factory, object, doubt: program.silence(onAncestorsOf: made) ?? doubt, in: self)
        let missing = contents(of: screen, besides: [])
        let found = missing.filter { isLeftOut($0.givers) }.map(\.dependency)
        if !found.isEmpty { return found }
        return alternatives(of: screen, isLeftOut).map { [$0] } ?? []
    }

    /// Two properties of which all who show a screen set one or the other: it comes back with neither.
    private func alternatives(of screen: Screen, _ isLeftOut: ([Function]) -> Bool) -> UnmetDependency? {
        func empty(besides names: Set<String>) -> [Content] { contents(of: screen, besides: names).filter(\.isEmptiness) }
        let names = program.lineage(of: screen.made).flatMap { owner in
            owner.declarations.flatMap { declaration in
                declaration.fact.properties.filter { isContent($0, in: declaration, of: owner) }.map(\.name)
            }
        }
        guard names.count > 1 else { return nil }
        let candidates = empty(besides: Set(names)).filter { !$0.givers.isEmpty }
        for (index, first) in candidates.enumerated() {
            for second in candidates[(index + 1)...] where isLeftOut(first.givers + second.givers) {
                let pair: Set = [first.dependency.property.name, second.dependency.property.name]
                let missing = empty(besides: pair).map(\.dependency).filter { pair.contains($0.property.name) }
                guard missing.count == 2, var dependency = missing.first else { continue }
                dependency.alternative = missing[1].property.name
                return dependency
            }
        }
        return nil
    }

    /// What a class of screens is looked at with.
    private struct Screen {
        let made: Type
        let maker: Location
        let doubt: Silence?
        let family: [Function]
        /// The identities of what shows it, its rows included.
        let showing: Set<Int>
        /// What may fill it where it is restored.
        let restoring: [Function]
        /// What its factory makes.
        let object: Int32?
        /// Its initializers that do not make that.
        let unrun: Set<Int>

        init(of made: Type, madeAt maker: Location, by factory: Function?, _ object: Int32?, doubt: Silence?, in app: App) {
            self.made = made
            self.maker = maker
            self.doubt = doubt
            self.object = object
            let family = app.program.family(of: made).flatMap { app.program.functions(of: $0) }
            self.family = family
            showing = Set(app.functionsThatMayShow(made).map(\.id))
            restoring = family.filter { $0.hook != nil } + (factory.map { [$0] } ?? [])
            unrun = Set(
                object.map { object in
                    family.filter { $0.fact.kind == .initializer && !app.graph.mayRun($0, on: object) }.map(\.id)
                } ?? [])
        }
    }

    /// A property that a screen cannot do without, and who gives it.
    private struct Content {
        let dependency: UnmetDependency
        let givers: [Function]

        var isEmptiness: Bool {
            switch dependency.effect {
            case .emptiness, .emptinessOf, .emptinessOfAnswer: true
            case .crash, .earlyCrash, .assertion, .otherContent, .otherAction, .deafness, .idleness: false
            }
        }
    }

    /// The properties of a screen that nothing restores and that it has no other way without.
    ///
    /// - Parameter names: other properties that are missing too.
    private func contents(of screen: Screen, besides names: Set<String>) -> [Content] {
        if leavesByItself(screen.made) { return [] }
        let own = program.lineage(of: screen.made).flatMap { owner in
            owner.declarations.flatMap { declaration in
                declaration.fact.properties.compactMap { content($0, in: declaration, of: owner, screen, besides: names) }
            }
        }
        let ofModels = contentsOfModels(on: screen.made, by: screen.family, isContent: { isContent($0, in: $1, of: $2) }).map { content in
            Content(
                dependency: UnmetDependency(
                    property: content.property, location: content.location, owner: screen.made, made: screen.made, maker: screen.maker,
                    use: content.use, holder: content.holder, effect: .emptiness, doubt: screen.doubt),
                givers: showers(behind: content.givers, of: content.property.name))
        }
        return own + ofModels
    }

    private func content(
        _ property: PropertyFact, in declaration: Type.Declaration, of owner: Type, _ screen: Screen, besides names: Set<String>
    ) -> Content? {
        let (name, made, family) = (property.name, screen.made, screen.family)
        let isContent = isContent(property, in: declaration, of: owner)
        let isCounterpart = isCounterpart(property, in: declaration, of: owner)
        let choice = isContent || isCounterpart ? nil : self.choice(property, in: declaration, of: owner)
        guard isContent || isCounterpart || choice != nil, let saved = partsSaved(of: name, restoring: screen.restoring),
            saved.isEmpty || isContent,
            !storyboardControllers(of: made).contains(where: { $0.fact.runtimeAttributes.contains(name) })
        else { return nil }
        let isObject = isObject(property, in: declaration, of: owner)
        // What crashes, or does something else for the user, has no other way to go.
        let sure = isContent && saved.isEmpty ? sureUse(of: name, in: made, amongst: family) : nil
        let missing =
            choice == nil && sure == nil
            ? MissingProperty(name, besides: names, amongst: family, isObject: isObject, showing: screen.showing) : nil
        var passing: Set<Int> = []
        if isFilled(name, by: family, orHasOtherWayWithout: missing) {
            passing = functionsThatPassOn(name, to: made, amongst: family, unrun: screen.unrun, screen.object)
            guard !passing.isEmpty, !isFilled(name, by: family, but: passing, orHasOtherWayWithout: missing) else { return nil }
        }
        let shown = shownProperty(name, in: made, amongst: family)
        if let missing {
            let isHandedOn = shown.receivers.contains { missing.given(to: $0).hasOtherWay(in: $0.method) }
            if isHandedOn || missing.hasOtherWay(whereNothingIsShownBy: shown.receivers) { return nil }
        }
        let found =
            saved.isEmpty
            ? sure
                ?? use(
                    of: shown, screen, isContent: isContent, isCounterpart: isCounterpart,
                    isNumber: isNumber(property, in: declaration, of: owner))
            : shownUse(of: name, otherThan: saved, in: made).map { ($0, .emptiness) } ?? needingAction(of: shown, in: made)
        guard let (use, effect) = found else { return nil }
        let givers =
            givers(of: name, to: owner, outside: family) + givers(of: name, amongst: family, thatShow: made)
            + (passing.isEmpty ? [] : makers(of: made, thatGive: name))
            + family.filter { passing.contains($0.id) && $0.fact.kind == .method }.flatMap { possibleCallers(of: $0, outside: family) }
        if let choice, !givers.contains(where: { gives(name, otherThan: choice, in: $0) }) { return nil }
        let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
        let dependency = UnmetDependency(
            property: property, location: location, owner: owner, made: made, maker: screen.maker, use: use, effect: effect,
            doubt: screen.doubt)
        return Content(dependency: dependency, givers: showers(behind: givers, of: name))
    }

    /// What a screen does where the property is missing, whatever else it has for that case.
    private func sureUse(
        of name: String, in made: Type, amongst family: [Function]
    ) -> (use: Location, effect: UnmetDependency.Effect)? {
        if let use = forcedElement(of: ShownProperty(name), in: made) { return (use, .crash) }
        guard let use = decidedAction(of: ShownProperty(name), in: made),
            shownUse(of: shownProperty(name, in: made, amongst: family), in: made) != nil
        else { return nil }
        return (use, .otherAction)
    }

    /// What a screen does where the property is missing.
    private func use(
        of property: ShownProperty, _ screen: Screen, isContent: Bool, isCounterpart: Bool, isNumber: Bool
    ) -> (use: Location, effect: UnmetDependency.Effect)? {
        guard isContent || isCounterpart else { return chosenUse(of: property, in: screen.made).map { ($0, .otherContent) } }
        if isContent, let use = shownUse(of: property, in: screen.made, asText: isNumber) { return (use, .emptiness) }
        if isNumber { return nil }
        if isContent, let derived = shownUse(ofWhatIsFilledFrom: property, in: screen.made, screen.family, screen.restoring) {
            return (derived.use, .emptinessOf(derived.holder))
        }
        if isContent, let use = requestedUse(of: property, in: screen.made) { return (use, .emptinessOfAnswer) }
        if isContent, let needed = needingAction(of: property, in: screen.made) { return needed }
        if isCounterpart, let use = toldUse(of: property, in: screen.made) { return (use, .deafness) }
        return assertedUse(of: property, in: screen.made)
    }

    /// Whether a property is a stored variable that begins as nil or empty, of something that a screen shows: a value, or an object that is no
    /// controller, no view, and no other party to talk to.
    private func isContent(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        let isIdentity = Conventions.namesOneOfMany(property.name)
        guard property.isFilledByCode else { return false }
        if let value = property.value, !value.isNil { return value.isEmpty && (!value.isNumber || isIdentity && value.boolean == nil) }
        let isObjectiveC = Language(path: program.files[declaration.file].path) == .objectiveC
        // Objective-C's `id`, which is no number.
        guard let written = property.type else { return isObjectiveC }
        guard written.isOptional || written.isImplicitlyUnwrapped || isObjectiveC else { return false }
        switch program.resolve(written, at: Place(in: declaration, of: owner, isStatic: false))?.unwrapped {
        case .project(let type):
            return (type.kind == .class || type.kind == .protocol || type.kind == .structure && !isObjectiveC) && !isRestorable(type)
                && !program.inherits(type, from: "UIResponder")
        case .named(let name, _):
            return UIKit.shownValues.contains(name)
                || isIdentity && UIKit.scalars[name] == .integer
                // Where a number may be missing, it is something to show.
                || !isObjectiveC && !UIKit.inherits(name, from: "UIResponder") && !UIKit.isLook(name)
        case .optional, .metatype, nil: return false
        }
    }

    /// Whether a property is of a number that may be missing, and that names nothing: only a text can show it.
    private func isNumber(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        guard !Conventions.namesOneOfMany(property.name),
            case .named(let name, _)? = property.type.flatMap({
                program.resolve($0, at: Place(in: declaration, of: owner, isStatic: false))
            })?.unwrapped
        else { return false }
        return UIKit.scalars[name] != nil
    }

    /// Whether a property is of something with members of its own, and of no text, list or number.
    func isObject(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        switch property.type.flatMap({ program.resolve($0, at: Place(in: declaration, of: owner, isStatic: false)) })?.unwrapped {
        case .project(let type): type.kind != .enumeration
        case .named(let name, _): !UIKit.isPlainValue(name) && !UIKit.isCollection(name) && !UIKit.isAnything(name)
        case .optional, .metatype, nil: false
        }
    }

    /// Whether a property is a stored variable that begins as nil, of somebody to talk to: a delegate, the object that shows it, a closure.
    func isCounterpart(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        guard property.isFilledByCode, property.value?.isNil ?? true else { return false }
        let isObjectiveC = Language(path: program.files[declaration.file].path) == .objectiveC
        guard let written = property.type else { return isObjectiveC }
        guard written.isOptional || written.isImplicitlyUnwrapped || isObjectiveC else { return false }
        let place = Place(in: declaration, of: owner, isStatic: false)
        if program.isClosure(written, at: place) { return true }
        guard let type = program.resolve(written, at: place)?.unwrapped.projectType else { return false }
        return (type.kind == .class || type.kind == .protocol) && !isView(.project(type))
    }
}

extension PropertyFact {
    /// A stored variable that neither a drawing nor a wrapper fills.
    var isFilledByCode: Bool {
        attributes.allSatisfy(UIKit.harmlessAttributes.contains) && accessors.allSatisfy { $0.kind == .observer }
            && modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet, .isComputed])
    }
}

extension Expression {
    /// `name`, `name[0]`. What is put into a member of what is not there goes nowhere.
    func isOrHasElement(_ name: String) -> Bool {
        if let own = plainName, own == name || own == "_" + name { return true }
        switch kind {
        case .element(let base, _): return base.core.isOrHasElement(name)
        default: return false
        }
    }

    /// `rooms` of `rooms["a"][0]`.
    var withoutElements: Expression {
        if case .element(let base, _) = core.kind { base.withoutElements } else { core }
    }

    /// `text` of `self.label.text`.
    var lastName: String? {
        switch kind {
        case .member(_, let name): name.text
        default: plainName
        }
    }
}
