import Syntax

extension App {
    /// What a controller of a factory shows or talks to and does not get, though all who make it otherwise hand it over: nothing crashes, but
    /// the screen comes back empty or deaf. Nothing where the class itself, its coder or anybody who restores may fill it.
    public func missingContents(of result: FactoryResult) -> [UnmetDependency] {
        guard let object = result.object, let made = classMade(result), program.isController(made) || program.hasUnknownAncestor(made),
            optsIn(unit: made.unit) == true, let shown = waysToShow(storyboardControllers(of: made), but: result.factory)
        else { return [] }
        let ways = shown + makers(of: made).filter { $0 != result.factory && $0.hook == nil }.map { [$0] }
        return missingContents(of: made, madeAt: result.location, by: result.factory, doubt: nil) {
            isGiven(by: $0, onWays: ways, to: made)
        }
        .filter { !graph.isGiven($0.property.name, object) }
    }

    /// The same of a controller that UIKit makes again from its storyboard by itself.
    ///
    /// - Parameter doubt: why it may be brought back otherwise.
    public func missingContents(of controller: StoryboardController, doubt: Silence?) -> [UnmetDependency] {
        guard let made = controller.type?.projectType, program.isController(made) || program.hasUnknownAncestor(made),
            makers(of: made).isEmpty,
            let ways = waysToShow(storyboardControllers(of: controller), but: nil)
        else { return [] }
        return missingContents(of: made, madeAt: controller.location, by: nil, doubt: doubt) { isGiven(by: $0, onWays: ways, to: made) }
    }

    /// The same of what a split view draws beside its list: it is there at launch, found by its path (B4), and empty until the user chooses
    /// something.
    public func missingContents(ofDetail controller: StoryboardController, doubt: Silence?) -> [UnmetDependency] {
        guard let made = controller.type?.projectType, program.isController(made) || program.hasUnknownAncestor(made),
            makers(of: made).isEmpty
        else { return [] }
        var early = EarlyCallers(self)
        return missingContents(of: made, madeAt: controller.location, by: nil, doubt: doubt) { givers in
            !givers.isEmpty && givers.allSatisfy { !early.mayCall($0) && !mayPrepareEarly($0, &early) }
        }.filter { $0.effect != .deafness }
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
    private func isGiven(by givers: [Function], onWays ways: [[Function]], to made: Type) -> Bool {
        // A preparation for a segue that no storyboard draws never runs for it.
        let knowsSegues = !program.hasUnreadInterface(inUnit: made.unit)
        let givers = givers.filter { giver in
            !knowsSegues || !UIKit.preparations.contains(giver.fact.name) || ways.contains { $0.contains(giver) }
        }
        return !givers.isEmpty && givers.allSatisfy { giver in ways.contains { $0.contains(giver) } }
            && ways.allSatisfy { $0.contains(where: givers.contains) }
    }

    /// For each segue and each call that shows the first of a class, the functions that may hand it something on the way; `nil` where nobody here
    /// can, or where what makes it is no segue and no function.
    private func waysToShow(_ controllers: [StoryboardController], but factory: Function?) -> [[Function]]? {
        var ways: [[Function]] = []
        for drawn in controllers {
            for segue in interface.passages where [drawn.id, outermostParent(of: drawn).id].contains(segue.destination) {
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

    /// - Parameter isLeftOut: of the functions that hand a property over, whether none of them does where objects come back.
    private func missingContents(
        of made: Type, madeAt maker: Location, by factory: Function?, doubt: Silence?, isLeftOut: ([Function]) -> Bool
    ) -> [UnmetDependency] {
        let doubt = program.silence(onAncestorsOf: made) ?? doubt
        let family = program.family(of: made).flatMap { program.functions(of: $0) }
        let restoring = family.filter { $0.hook != nil } + (factory.map { [$0] } ?? [])
        return program.lineage(of: made).flatMap { owner in
            owner.declarations.flatMap { declaration in
                declaration.fact.properties.compactMap { property -> UnmetDependency? in
                    let name = property.name
                    let (isContent, isCounterpart) = (
                        isContent(property, in: declaration, of: owner), isCounterpart(property, in: declaration, of: owner)
                    )
                    let choice = isContent || isCounterpart ? nil : self.choice(property, in: declaration, of: owner)
                    guard isContent || isCounterpart || choice != nil,
                        !restoring.contains(where: { $0.names(anyOf: [name, "_" + name]) }),
                        !isFilled(name, by: family, mayBeMissing: choice == nil)
                    else { return nil }
                    let shown = isContent ? shownUse(of: name, in: made) : choice == nil ? nil : chosenUse(of: name, in: made)
                    let derived = isContent && shown == nil ? shownUse(ofWhatIsFilledFrom: name, in: made, family, restoring) : nil
                    guard let use = shown ?? derived?.use ?? (isCounterpart ? toldUse(of: name, in: made) : nil) else { return nil }
                    let givers = givers(of: name, to: owner, outside: family)
                    guard isLeftOut(givers), choice.map({ choice in givers.contains { gives(name, otherThan: choice, in: $0) } }) ?? true
                    else { return nil }
                    let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
                    return UnmetDependency(
                        property: property, location: location, owner: owner, made: made, maker: maker, use: use,
                        effect: derived.map { .emptinessOf($0.holder) }
                            ?? (choice != nil ? .otherContent : shown == nil ? .deafness : .emptiness),
                        doubt: doubt)
                }
            }
        }
    }

    /// Whether a property is a stored variable that begins as nil or empty, of something that a screen shows: a value, or an object that is no
    /// controller, no view, and no other party to talk to.
    private func isContent(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        guard property.isFilledByCode, !property.modifiers.contains(.isWeak) else { return false }
        if let value = property.value, !value.isNil { return value.isEmpty && !value.isNumber }
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
                || !isObjectiveC && !UIKit.inherits(name, from: "UIResponder") && UIKit.scalars[name] == nil
        case .optional, .metatype, nil: return false
        }
    }

    /// Whether a property is a stored variable that begins as nil, of somebody to talk to: a delegate, the object that shows it, a closure.
    private func isCounterpart(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        guard property.isFilledByCode, property.value?.isNil ?? true else { return false }
        let isObjectiveC = Language(path: program.files[declaration.file].path) == .objectiveC
        guard let written = property.type else { return isObjectiveC }
        guard written.isOptional || written.isImplicitlyUnwrapped || isObjectiveC else { return false }
        if written.unwrapped.name.isEmpty { return true }
        guard let type = program.resolve(written, at: Place(in: declaration, of: owner, isStatic: false))?.unwrapped.projectType else {
            return false
        }
        return (type.kind == .class || type.kind == .protocol) && !isView(.project(type))
    }

    /// Whether the class has its own way to the property, other than a setter, or another one to go where it is missing.
    func isFilled(_ name: String, by family: [Function], mayBeMissing: Bool = true) -> Bool {
        let setter = name.nameOfSetter
        return family.contains { function in
            if function.fact.name == name { return true }
            let words = function.fact.words
            guard !function.isStatic, words.mayHold(name) || words.mayHold("_" + name) || words.mayHold(setter),
                function.fact.name != setter
            else { return false }
            return mayBeMissing && MissingProperty(name, amongst: family).hasOtherWay(in: function)
                || sites(in: function).contains { site in
                    switch site.kind {
                    case .assignment(let target, _, _): target.isOrHasElement(name)
                    case .call(let call):
                        call.name == setter || call.arguments.contains { $0.isReference && $0.value.isOrHasElement(name) }
                            || UIKit.additions.contains(call.name) && call.receiver?.core.isOrHasElement(name) == true
                    default: false
                    }
                }
        }
    }

    /// Where what UIKit calls to show the view hands something of the property on.
    func shownUse(of name: String, in type: Type) -> Location? {
        functionsThatShow(type).lazy.compactMap { function in self.shown(name, in: function).map(function.location) }.first
    }

    /// What UIKit calls to show the view or to count its rows, and what that calls at once.
    func functionsThatShow(_ type: Type) -> [Function] {
        var open = viewMethods(of: type) + program.lineage(of: type).flatMap { program.functions(of: $0) }.filter(\.countsRows)
        var next = 0
        while next < open.count, next < 30 {
            let called =
                bodies.ownMethods(calledBy: open[next], in: type) { !$0.mayRunLater }
                + bodies.ownMessages(sentBy: open[next], in: type, isLaterToo: false)
            open += called.filter { !open.contains($0) }
            next += 1
        }
        return Array(open.prefix(30))
    }

    /// Where what the user does is passed on to the property.
    private func toldUse(of name: String, in type: Type) -> Location? {
        let names: Set = [name, "_" + name]
        let own = program.lineage(of: type).flatMap { program.functions(of: $0) }
        let named = Set(own.flatMap(\.namedSelectors))
        var open = own.filter { isAction($0, of: type) || $0.isTarget(ofAnyOf: named) }
        var next = 0
        while next < open.count, next < 60 {
            let function = open[next]
            next += 1
            for site in sites(in: function) {
                guard let call = site.call else { continue }
                if let receiver = call.receiver?.core, receiver.plainName.map(names.contains) == true {
                    return function.location(receiver.range)
                }
                if call.receiver == nil || call.receiver?.core.isSelf == true, call.callee.core.plainName.map(names.contains) == true {
                    return function.location(call.callee.range)
                }
            }
            let called =
                bodies.ownMethods(calledBy: function, in: type) { _ in true }
                + bodies.ownMessages(sentBy: function, in: type, isLaterToo: true)
            open += called.filter { !open.contains($0) }
        }
        return nil
    }

    /// Whether it runs because the user touched something: an action, or what UIKit calls for a row.
    private func isAction(_ function: Function, of type: Type) -> Bool {
        let fact = function.fact
        guard fact.kind == .method, function.hook == nil, !function.isStatic else { return false }
        if UIKit.choices.contains(fact.name) || UIKit.choices.contains(fact.parameters.last?.label ?? "") { return true }
        if fact.returnType?.name == "IBAction" { return true }
        return !function.isObjectiveC && fact.modifiers.contains(.isObjectiveC) && !fact.modifiers.contains(.overrides)
    }

    /// `label.text = item.name`, itself or by a local that is made of it, and what a list is asked for its rows.
    private func shown(_ name: String, in function: Function) -> SourceRange? {
        let property = ShownProperty(name)
        for site in sites(in: function) where !site.mayRunLater {
            let place = Place(site, in: function)
            switch site.kind {
            case .assignment(let target, _, let value):
                guard !property.isMeant(by: target, at: place) else { continue }
                if let found = property.use(in: value, at: place) { return found }
                guard let shows = target.lastName, UIKit.shownProperties.contains(shows) else { continue }
                if property.isPart(of: value, at: place) { return value.range }
            case .returns(let value):
                if function.countsRows, let found = property.use(in: value, at: place) { return found }
            case .call(let call):
                // Where something stands is no content.
                guard !UIKit.placements.contains(where: call.name.hasPrefix),
                    call.receiver.flatMap({ program.type(of: $0, at: place) }).map(isView) == true
                else { continue }
                for argument in call.arguments {
                    if let found = property.use(in: argument.value, at: place) { return found }
                    if property.isPart(of: argument.value, at: place) { return argument.value.range }
                }
            case .local, .forced, .cast, .attempt, .element: continue
            }
        }
        return nil
    }

    /// The functions that give objects of a class one of its properties, those of the class's family and of tests left out.
    func givers(of name: String, to owner: Type, outside family: [Function]) -> [Function] {
        program.functions(mentioningAnyOf: [name]).filter { function in
            guard !family.contains(function), !program.isTest(function) else { return false }
            return sites(in: function).contains { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.kind,
                    member.text == name,
                    !value.isNil
                else { return false }
                switch program.type(of: base, at: Place(site, in: function))?.unwrapped {
                case .project(let type): return program.isWithin(type, owner) || type.kind == .protocol
                case .named(let name, _): return UIKit.isAnything(name) || program.inherits(owner, from: name)
                default: return true
                }
            }
        }
    }

    /// The functions in which initializers are called that make an object of a class, those of tests left out.
    private func makers(of type: Type) -> [Function] {
        creatingCalls(of: type).map(\.function).first(ofEach: \.id)
    }
}

extension PropertyFact {
    /// A stored variable that neither a drawing nor a wrapper fills.
    var isFilledByCode: Bool {
        attributes.allSatisfy(UIKit.harmlessAttributes.contains) && accessors.allSatisfy { $0.kind == .observer }
            && modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet, .isComputed])
    }
}

extension Function {
    /// The selectors that Objective-C names in it: `action:@selector(save:)`.
    fileprivate var namedSelectors: [String] {
        guard isObjectiveC else { return [] }
        var names: [String] = []
        _ = contains { part in
            if case .selector(let named) = part.kind, let name = named.memberName { names.append(name) }
            return false
        }
        return names
    }

    /// Whether it is such a selector's method, and neither a notification nor a timer is what calls it.
    fileprivate func isTarget(ofAnyOf selectors: Set<String>) -> Bool {
        guard isObjectiveC, hook == nil, !isStatic, let selector = fact.selector, selectors.contains(selector) else { return false }
        return fact.parameters.allSatisfy { !["NSNotification", "NSTimer"].contains($0.type?.unwrapped.name ?? "") }
    }

    /// Whether UIKit asks it what a list shows.
    var countsRows: Bool { UIKit.rowCounts.contains(fact.parameters.last?.label ?? "") || UIKit.rowCounts.contains(fact.name) }
}

extension Expression {
    /// `nil`, `0`, `""`, `[]`.
    var isEmpty: Bool {
        switch kind {
        case .nilLiteral, .integer(0), .string(""), .boolean(false): true
        default: isEmptyList
        }
    }

    /// Whether it says how many or whether, and not what.
    var isNumber: Bool {
        switch kind {
        case .integer, .boolean: true
        default: false
        }
    }

    /// `[]`, `[:]`, `[Item]()`.
    fileprivate var isEmptyList: Bool {
        switch kind {
        case .array(let elements), .dictionary(let elements): elements.isEmpty
        case .call(let call): call.arguments.isEmpty && call.callee.isCollectionType
        default: false
        }
    }

    private var isCollectionType: Bool {
        switch kind {
        case .array, .dictionary: true
        case .type(let type): ["Array", "Dictionary", "Set"].contains(type.name)
        default: false
        }
    }

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
