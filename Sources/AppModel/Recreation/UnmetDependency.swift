import Syntax

/// A property that whoever shows a controller fills, that whoever makes it again leaves out, and that the view takes for granted.
public struct UnmetDependency: Sendable {
    public let property: PropertyFact
    /// Where the property is declared.
    public let location: Location
    public let owner: Type
    /// The class that is made.
    public let made: Type
    /// What makes it again.
    public let maker: Location
    /// Where the class uses the property without asking whether it is there.
    public let use: Location
    /// The property of the class that has the object to which the property belongs; `nil` where that is the class's own.
    public var holder: String?
    public var effect = Effect.crash
    /// Another property that whoever leaves out this one sets in its place.
    public var alternative: String?
    /// Why somebody out of sight may have given it.
    public var doubt: Silence?

    /// What to call it: with its holder, if it has one.
    public var name: String { [holder, property.name].compactMap(\.self).joined(separator: ".") }

    /// What happens there.
    public enum Effect: Sendable, Equatable {
        case crash
        /// The same, while it decodes and before that fills the property.
        case earlyCrash
        /// A crash in builds that have assertions.
        case assertion
        /// The screen shows nothing.
        case emptiness
        /// The same, since what it shows is a property of this name that is filled from it.
        case emptinessOf(String)
        /// The same, since what it shows is asked for with it.
        case emptinessOfAnswer
        /// The screen shows what it begins with, since the property chooses.
        case otherContent
        /// What the user asks for is done as on a screen that was shown without it: another one is made instead of this one changed.
        case otherAction
        /// What the user does is passed on to nobody.
        case deafness
        /// What the user asks for is not done.
        case idleness
    }
}

extension App {
    /// What a controller of a factory needs and does not get.
    ///
    /// - Parameter heir: a subclass that inherits the factory, which makes one of it where it is asked for one.
    public func unmetDependencies(of result: FactoryResult, for heir: Type? = nil) -> [UnmetDependency] {
        guard let object = result.object, let made = heir ?? classMade(result),
            program.isController(made) || program.hasUnknownAncestor(made)
        else { return [] }
        return unmetDependencies(
            of: made, madeAt: result.location, object: object, by: result.factory,
            doubt: program.silence(onAncestorsOf: made) ?? graph.silence(onHandingOut: object))
    }

    /// What a controller of a class needs that was made again at a place, beyond what is given to it there.
    func unmetDependencies(
        of made: Type, madeAt maker: Location, object: Int32? = nil, by factory: Function? = nil, doubt: Silence?
    ) -> [UnmetDependency] {
        // What they give comes after the view was loaded (H5), and of the view's methods only those that load it are asked then.
        let decoders = program.family(of: made).flatMap { program.functions(of: $0) }.filter(\.restoresObject)
        guard !viewMethods(of: made).isEmpty || !decoders.isEmpty else { return [] }
        return program.lineage(of: made).flatMap { owner in
            owner.declarations.flatMap { declaration in
                declaration.fact.properties.compactMap { property -> UnmetDependency? in
                    // The class itself is looked at first: who else fills it is asked of the whole app.
                    guard mayBeNil(property, in: declaration, of: made), let methods = fillingMethods(of: property.name, in: made),
                        let (use, effect) = use(of: property, in: made, filledBy: methods),
                        object.map({ graph.isGiven(property.name, $0, otherThanBy: decoders) }) != true,
                        isFilledOutside(
                            property.name, by: methods, of: owner, than: factory,
                            orWhereThatIsLate: effect == .crash && factory != nil)
                    else { return nil }
                    let isDecoded = decoders.contains { fills(property.name, $0) }
                    if isDecoded || effect != .crash, !mayRestore(unit: made.unit) { return nil }
                    let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
                    return UnmetDependency(
                        property: property, location: location, owner: owner, made: made, maker: maker, use: use, effect: effect,
                        doubt: doubt ?? silence(onFilling: property.name, of: made)
                            ?? (isDecoded && effect == .crash ? silence(onLoadingViewsOf: made) : nil))
                }
            }
        }
    }

    /// Where the life cycle of the view takes the property for granted, or else decoding does.
    private func use(
        of property: PropertyFact, in made: Type, filledBy methods: [Function]
    ) -> (use: Location, effect: UnmetDependency.Effect)? {
        forcedUse(of: property, in: made, filledBy: methods).map { ($0, .crash) }
            ?? useBeforeDecoding(of: property, in: made).map { ($0, .earlyCrash) }
    }

    /// Whether a property begins as nil and nothing but code fills it: one of Objective-C's, too, where neither a getter of its own nor a drawing
    /// gives another value.
    func mayBeNil(_ property: PropertyFact, in declaration: Type.Declaration, of made: Type) -> Bool {
        guard Language(path: program.files[declaration.file].path) == .objectiveC else { return property.mayBeNil }
        guard property.isFilledByCode, property.value == nil else { return false }
        // `@property (getter=isOpen)` stands there a second time under the name that reads it.
        let names = Set(declaration.fact.properties.filter { $0.nameRange == property.nameRange }.map(\.name))
        let hasGetter = program.family(of: made).flatMap { program.functions(of: $0) }.contains { function in
            function.fact.kind == .getter && !function.isInitialValue && names.contains(function.property?.name ?? "")
        }
        // A category may stand in a file that nobody had to read.
        let hasUnreadGetter = program.lineage(of: made).flatMap(\.declarations).contains { part in
            part.fact.isOutline && names.contains { part.fact.getter(of: $0) != nil }
        }
        if hasGetter || hasUnreadGetter { return false }
        return !storyboardControllers(of: made).contains { $0.fact.runtimeAttributes.contains(property.name) }
    }

    /// The class of what is made, or of what a storyboard out of sight gives by a cast.
    func classMade(_ result: FactoryResult) -> Type? {
        if let made = result.madeType { return made.projectType }
        guard let object = result.object, case .unknown(let unknown, let type?) = flow.objects[Int(object)].kind, unknown.reason == .result,
            site(at: unknown.range, in: result.factory)?.call.map({ UIKit.instantiations.contains($0.name) }) == true
        else { return nil }
        return type.projectType
    }

    /// Whether somebody else gives an object of the class the property, and nobody while objects are restored.
    ///
    /// - Parameter isLate: whether what others give it while they decode comes too late.
    private func isFilledOutside(
        _ name: String, by methods: [Function], of owner: Type, than factory: Function?, orWhereThatIsLate isLate: Bool
    ) -> Bool {
        let names = Set(methods.map(\.fact.name))
        if let factory, factory.names(anyOf: names) { return false }
        // A class may have a static method of its own that makes and fills one.
        func isOutside(_ function: Function) -> Bool {
            function != factory && (function.isStatic || function.type.map { program.isWithin($0, owner) } != true)
        }
        let givers = gifts(of: name).uses(of: owner, in: program).map(\.function).filter(isOutside)
        let senders = methods.map { callers(of: $0).filter(isOutside) }
        let fillers = givers + senders.flatMap { $0 }
        return !fillers.isEmpty && !senders.contains(where: \.isEmpty) && (isLate || !fillers.contains { $0.hook != nil })
    }

    /// What UIKit calls when it shows the view.
    func viewMethods(of type: Type) -> [Function] {
        let names = UIKit.viewLifeCycle.union(["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
        return program.lineage(of: type).flatMap { program.functions(of: $0) }.filter {
            $0.fact.kind == .method && names.contains($0.fact.name)
        }
    }

    /// Where the life cycle of the view uses the property without asking whether it is there.
    func forcedUse(of property: PropertyFact, in type: Type, filledBy methods: [Function]) -> Location? {
        // What appears has been decoded; what loads may not.
        let isDecoded = program.family(of: type).flatMap { program.functions(of: $0) }.filter(\.restoresObject).contains { decoder in
            decoder.names(anyOf: Set(methods.map(\.fact.name))) || fills(property.name, decoder)
        }
        let first = viewMethods(of: type).filter { !isDecoded || $0.fact.name == "loadView" || $0.fact.name == "viewDidLoad" }
        return forcedUse(of: property, in: type, by: first, stopsWhereItMayEnd: isDecoded).map { $0.function.location($0.range) }
    }

    /// Where a screen that comes back uses a property by force once it is decoded, though a decoding method may have left it nil: in what runs
    /// as restoring ends, or as the screen appears. Nothing where anybody else of the class gives it a value but for the user.
    public func forcedUse(of name: String, decodedBy decoder: Function) -> (function: Function, range: SourceRange)? {
        guard let owner = decoder.type, let property = program.lineage(of: owner).compactMap({ $0.property(name)?.fact }).onlyElement,
            property.accessors.isEmpty, property.modifiers.isDisjoint(with: [.isComputed, .isLazy, .isOutlet])
        else { return nil }
        let later = program.family(of: owner).flatMap { program.functions(of: $0) }.filter { function in
            function.hook == .finishedRestoring || UIKit.appearances.contains(function.fact.name) && function.fact.kind == .method
        }
        // Who asks as restoring ends may see to it that the screen does not appear. The class itself is looked at before the whole app.
        guard let use = forcedUse(of: property, in: owner, by: later, stopsWhereItMayEnd: true),
            !later.contains(where: { $0.hook == .finishedRestoring && mayLeave(withoutA: property, $0, of: owner) }),
            !mayBeFilled(name, of: owner, otherThanBy: decoder)
        else { return nil }
        return use
    }

    /// Whether anybody but a decoding method and the user may give a property of a restored screen a value.
    private func mayBeFilled(_ name: String, of owner: Type, otherThanBy decoder: Function) -> Bool {
        // A factory may have made sure that there is something to find.
        let isDrawnAlone = program.lineage(of: owner).allSatisfy { program.implementations(of: .controllerFactory, in: $0).isEmpty }
        guard isDrawnAlone, !program.functions(mentioningAnyOf: [name]).contains(where: { $0.givesByAnotherWay(name) }),
            silence(onFilling: name, of: owner) == nil, !storyboardControllers(of: owner).contains(where: mayLoseIdentifier)
        else { return true }
        var users = UserDrivenFunctions(of: owner, in: self)
        let makers = self.makers(of: owner) + instantiators(of: owner)
        let givers = uses(ofMember: name, of: owner).filter { $0.kind == .assigned && !$0.function.isInitialValue }
        return givers.count(where: { $0.function == decoder }) != 1
            || !givers.allSatisfy { use in
                // Whoever shows it does so before it is decoded, if at all.
                use.function == decoder || users.holds(use.function)
                    || (use.function.isStatic || use.function.type.map { !program.isRelated($0, to: owner) } ?? true)
                        && (UIKit.preparations.contains(use.function.fact.name) || makers.contains(use.function))
            }
    }

    /// Whether a method, or one of the object's own that it may call, asks for a property or goes back.
    private func mayLeave(withoutA property: PropertyFact, _ method: Function, of owner: Type) -> Bool {
        var open = [method]
        var next = 0
        while next < open.count, next < 30 {
            let function = open[next]
            next += 1
            if function.names(anyOf: UIKit.waysBack) { return true }
            if function.names(anyOf: [property.name]), function.forced(property) == nil { return true }
            let called =
                bodies.ownMethods(calledBy: function, in: owner) { _ in true }
                + bodies.ownMessages(sentBy: function, in: owner, isLaterToo: true)
                + bodies.ownGetters(readBy: function, in: owner) { _ in true } + getters(testedBy: function, of: owner)
            open += called.filter { !open.contains($0) }
        }
        return false
    }

    /// The accessors of its object that decide what a function does: `if isEmpty`.
    private func getters(testedBy function: Function, of owner: Type) -> [Function] {
        let getters = program.family(of: owner).flatMap { program.functions(of: $0) }.filter {
            $0.fact.kind == .getter && !$0.isInitialValue
        }
        let tests = sites(in: function).flatMap(\.tests)
        return getters.filter { getter in tests.contains { test in test.contains { $0.plainName == getter.property?.name } } }
    }

    /// The functions that have a storyboard make a controller of a class.
    private func instantiators(of type: Type) -> [Function] {
        let drawn = storyboardControllers(of: type)
        return program.functions(mentioningAnyOf: UIKit.instantiations).filter { function in
            sites(in: function).contains { site in drawn.contains { mayInstantiate($0, site, in: function) } }
        }
    }

    /// The first of some functions, and of those of the object's own that they always call, that is sure to crash without a property.
    ///
    /// - Parameter stopsWhereItMayEnd: whether a test of whatever may tell that the property is there.
    func forcedUse(
        of property: PropertyFact, in type: Type, by first: [Function], stopsWhereItMayEnd: Bool
    ) -> (function: Function, range: SourceRange)? {
        var open = first
        var next = 0
        var telling: Set<String>?
        /// Whether a function asks for the property in other words: `guard isReady else { return }`.
        func asksInOtherWords(_ function: Function) -> Bool {
            let known = telling ?? members(tellingWhether: property.name, of: type)
            telling = known
            return !known.isEmpty && function.names(anyOf: known)
                && sites(in: function).contains { $0.isTested { $0.plainName.map(known.contains) == true } }
        }
        while next < open.count, next < 30 {
            let function = open[next]
            next += 1
            let isImplicit = property.type?.isImplicitlyUnwrapped == true
            // In Objective-C whatever is missing may be what it leaves for.
            let leavesBefore = stopsWhereItMayEnd || function.isObjectiveC ? function.body.firstIndex(where: \.mayLeave) : nil
            if let use = use(byForceOf: property, in: function, before: leavesBefore), !asksInOtherWords(function) {
                return (function, use)
            }
            if leavesBefore != nil { continue }
            func asks(_ test: Expression) -> Bool { test.asks(about: property.name, isImplicit: isImplicit) }
            // Who ends the app without it does not go on without it.
            let endsApp = function.body.contains { $0.endsApp(unless: asks) }
            func isCertain(_ site: Site) -> Bool {
                !site.mayRunLater && site.conditions.isEmpty && !function.catches(site.range)
                    && (endsApp || !site.tests.contains(where: asks) && (site.tests.isEmpty || !asksInOtherWords(function)))
            }
            let called =
                bodies.ownMethods(calledBy: function, in: type, where: isCertain)
                + bodies.ownGetters(readBy: function, in: type, where: isCertain)
            open += called.filter { !open.contains($0) }
        }
        return nil
    }

    /// The first place of a function that is sure to run, before it may be over, and to crash without a property that it does not ask for.
    private func use(byForceOf property: PropertyFact, in function: Function, before end: Int?) -> SourceRange? {
        let (name, isImplicit) = (property.name, property.type?.isImplicitlyUnwrapped == true)
        // A parameter or a local of that name is another value; Objective-C names what is its own by `self` or with an underscore.
        func isShadowed() -> Bool {
            !function.isObjectiveC
                && (function.fact.parameters.contains { $0.name == name }
                    || sites(in: function).contains { if case .local(let local) = $0.kind { local.name == name } else { false } })
        }
        guard !function.statements(naming: CollectionOfOne(name)).isEmpty else { return nil }
        var forced = function.forced(property, before: end)
        if forced != nil, isShadowed() { forced = function.forced(property, before: end, bySelf: true) }
        guard
            let use = forced ?? raisingUse(of: name, in: function, before: end)
                ?? (isImplicit ? wholeUse(of: name, in: function, before: end) : nil)
        else { return nil }
        let isAsked =
            function.asksFor(name, isImplicit: isImplicit)
            || sites(in: function).contains { site in site.tests.contains { $0.asks(about: name, isImplicit: isImplicit) } }
        return isAsked ? nil : use
    }
}

extension PropertyFact {
    /// A stored variable that begins as nil and that nothing but code fills.
    fileprivate var mayBeNil: Bool {
        guard let type, type.isOptional || type.isImplicitlyUnwrapped, value?.isNil ?? true, attributes.isEmpty,
            accessors.allSatisfy({ $0.kind == .observer })
        else {
            return false
        }
        return modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet, .isComputed])
    }
}

extension Function {
    /// `if let blog`, `guard blog != nil`, `switch blog`; who asks `blog!.isOpen` takes it for granted.
    func asksFor(_ name: String, isImplicit: Bool = false) -> Bool {
        func isAsked(_ expression: Expression) -> Bool { expression.asks(about: name, isImplicit: isImplicit) }
        func asks(_ statements: [Statement]) -> Bool {
            statements.contains { statement in
                switch statement.kind {
                case .guarded(let conditions, let otherwise): conditions.flatMap(\.expressions).contains(where: isAsked) || asks(otherwise)
                case .branch(let branch):
                    branch.subject.map(isAsked) == true
                        || branch.arms.contains { $0.conditions.flatMap(\.expressions).contains(where: isAsked) || asks($0.body) }
                default: false
                }
            }
        }
        return asks(statements(naming: CollectionOfOne(name)))
    }

    /// The first place that is sure to run and crashes without the property.
    ///
    /// - Parameters:
    ///   - end: the statement at which it may be over.
    ///   - bySelf: whether its name alone is that of another value.
    func forced(_ property: PropertyFact, before end: Int? = nil, bySelf: Bool = false) -> SourceRange? {
        let end = end.map { body[$0].range.start } ?? .max
        return statements(naming: CollectionOfOne(property.name)).prefix { $0.range.start < end }.forced(
            property.name, isImplicit: property.type?.isImplicitlyUnwrapped == true, bySelf: bySelf)
    }
}

extension Sequence<Statement> {
    /// The first place in statements that run on the spot that is sure to run and crashes without a property.
    fileprivate func forced(_ name: String, isImplicit: Bool, bySelf: Bool) -> SourceRange? {
        lazy.flatMap(\.surelyAsked).compactMap { $0.forced(name, isImplicit: isImplicit, bySelf: bySelf) }.first
    }
}

extension Statement {
    /// What is evaluated in any case where it runs.
    var surelyAsked: [Expression] {
        switch kind {
        case .expression(let expression): [expression]
        case .local(let local): local.value.map { [$0] } ?? []
        case .returns(let value): value.map { [$0] } ?? []
        // Of several conditions the first is always asked.
        case .branch(let branch): (branch.subject.map { [$0] } ?? branch.arms.first?.conditions.first?.expressions) ?? []
        case .guarded(let conditions, _): conditions.first?.expressions ?? []
        case .loop(let loop): loop.sequence.map { [$0] } ?? []
        case .deferred, .attempt, .block, .function, .throwing, .breaks, .continues, .fallsThrough: []
        }
    }
}

extension Statement {
    /// `guard item != nil else { fatalError() }`
    fileprivate func endsApp(unless asks: (Expression) -> Bool) -> Bool {
        guard case .guarded(let conditions, let otherwise) = kind, conditions.flatMap(\.expressions).contains(where: asks)
        else { return false }
        return otherwise.flatMap(\.expressions).contains(where: \.neverReturns)
    }

    /// Whether the function may end in it.
    var mayLeave: Bool {
        switch kind {
        case .guarded, .throwing: true
        case .branch, .loop, .block, .attempt: inner.contains { $0.isReturn || $0.mayLeave }
        case .expression, .local, .deferred, .function, .returns, .breaks, .continues, .fallsThrough: false
        }
    }
}

extension Expression {
    /// Whether it names a property otherwise than by taking it by force.
    fileprivate func asks(about name: String, isImplicit: Bool) -> Bool {
        switch kind {
        case .forced(let base) where base.plainName == name: false
        case .member(let base, _) where isImplicit && base.plainName == name: false
        case .element(let base, let arguments) where isImplicit && base.plainName == name:
            arguments.contains { $0.value.asks(about: name, isImplicit: isImplicit) }
        case .call(let call) where isImplicit && call.callee.plainName == name:
            call.arguments.contains { $0.value.asks(about: name, isImplicit: isImplicit) }
        default: plainName == name || parts.contains { $0.asks(about: name, isImplicit: isImplicit) }
        }
    }

    /// `name!`, or `name.member`, `name[0]` and `name()` of an implicitly unwrapped one, where it runs on the spot.
    public func forced(_ name: String, isImplicit: Bool, bySelf: Bool = false) -> SourceRange? {
        func isMeant(_ base: Expression) -> Bool {
            if bySelf, case .name = base.kind { return false }
            return base.plainName == name
        }
        func forced(_ part: Expression) -> SourceRange? { part.forced(name, isImplicit: isImplicit, bySelf: bySelf) }
        switch kind {
        case .closure: return nil
        case .call(let call) where call.arguments.isEmpty && call.callee.isClosure:
            // `{ … }()` runs where it stands.
            guard case .closure(let closure) = call.callee.kind else { return nil }
            return closure.body.prefix { !$0.mayLeave }.forced(name, isImplicit: isImplicit, bySelf: bySelf)
        case .forced(let base) where isMeant(base): return base.range
        case .member(let base, let member)
        where isImplicit && isMeant(base) && !UIKit.membersOfOptionals.contains(member.text):
            return base.range
        case .element(let base, _) where isImplicit && isMeant(base): return base.range
        case .call(let call) where isImplicit && isMeant(call.callee): return call.callee.range
        case .assignment(let target, _, let value):
            return forced(value) ?? forced(target)
        case .binary(let left, let operation, _) where ["&&", "||", "??"].contains(operation):
            return forced(left)
        case .ternary(let condition, _, _):
            return forced(condition)
        default:
            for part in parts {
                if let range = forced(part) { return range }
            }
            return nil
        }
    }
}

extension Function {
    /// Whether a property may be given something by a key path, by reference, in a tuple or by its name.
    fileprivate func givesByAnotherWay(_ name: String) -> Bool {
        contains(naming: CollectionOfOne(name)) { part in
            if part.isWay(to: name) { return true }
            guard case .call(let call) = part.kind else { return false }
            return call.arguments.contains { argument in
                if argument.isReference, argument.value.plainName == name { return true }
                if case .string(name) = argument.value.core.kind { return call.name.hasPrefix("setValue") }
                return false
            }
        }
    }
}
