import Syntax

extension App {
    /// In path order, then document order.
    var storyboardControllers: [StoryboardController] { interface.controllers }

    /// Whether a storyboard gives some controller of a unit an identifier whose class keeps state of its own.
    public func drawsSavedController(inUnit unit: Int) -> Bool {
        storyboardControllers.contains { controller in
            guard controller.unit == unit, let type = controller.type?.projectType, identifier(of: controller).isSome else { return false }
            return program.lineage(of: type).contains { !program.implementations(of: .encodeState, in: $0).isEmpty }
        }
    }

    /// In path order, then document order.
    var storyboardRelationships: [StoryboardRelationship] { interface.relationships }

    /// Those that are of a class, or of one that inherits from it.
    func storyboardControllers(of type: Type) -> [StoryboardController] {
        guard !interface.ofType.isEmpty else { return [] }
        return ([type] + program.descendants(of: type)).flatMap { interface.ofType[$0.id] ?? [] }.map { interface.controllers[$0] }
    }

    /// Whether a segue that shows its destination later leads to a controller.
    func isShownBySegue(_ controller: StoryboardController) -> Bool {
        !interface.passages(to: controller.id).isEmpty
    }
}

extension App {
    /// What is known of a controller that a storyboard makes: its class may say no to what the storyboard gives, or give one itself.
    public func identifier(of controller: StoryboardController) -> IdentifierState {
        let ofClass: IdentifierState
        switch controller.type {
        case .project(let type)?: ofClass = classIdentifier(of: type)
        case .named(let name, _)?: ofClass = UIKit.isKnownClass(name) ? .none : .unknown(controller.silenceOnClass)
        default: ofClass = .unknown(controller.silenceOnClass)
        }
        if case .optedOut = ofClass { return .optedOut }
        if controller.fact.restorationIdentifier != nil { return .drawn(controller) }
        guard ofClass.isNone, let silence = silence(onIdentifiersGiven: controller) else { return ofClass }
        return .unknown(silence)
    }

    /// Whether a controller surely has no identifier.
    func isUnidentified(_ controller: StoryboardController) -> Answer {
        switch identifier(of: controller) {
        case .unknown(let silence): .unknown(silence)
        case .none: .yes
        case .some, .computed, .drawn, .optedOut: .no
        }
    }

    /// Controllers that are to take their storyboard identifier as restoration identifier, and have none of either (G3); only where
    /// restoration is seen to be switched on, and nobody else identifies them.
    public func controllersWithoutStoryboardIdentifier(_ silences: inout Silences) -> [StoryboardController] {
        storyboardControllers.filter { controller in
            controller.fact.usesStoryboardIdentifier && controller.fact.restorationIdentifier == nil
                && optsIn(unit: controller.unit) != false && silences.affirms(isUnidentified(controller))
                && !silences.note(silence(onOptInOf: controller.unit))
        }
    }

    /// Why code that has the object in hand may give it an identifier, or take it away.
    private func silence(onIdentifiersGiven controller: StoryboardController) -> Silence? {
        guard let type = controller.type?.unwrapped else { return controller.silenceOnClass }
        if let silence = silence(onIdentifying: controller) ?? silence(onOthersIdentifying: type, unit: controller.unit) { return silence }
        return type.projectType.flatMap(placeThatHandsItselfToIdentifier).map {
            Silence(.handedToIdentifier, at: $0, about: controller.name)
        }
    }

    /// That code gives one to what it has the storyboard make, or takes it away.
    func silence(onIdentifying controller: StoryboardController) -> Silence? {
        graph.identifiedDrawings[controller.id].map {
            Silence(.identifiedWhereMade, at: graph.location(of: $0), about: controller.name)
        }
    }

    /// Why code that has an object of a class in hand may give it an identifier, or take it away.
    func silence(onOthersIdentifying type: StaticType, unit: Int) -> Silence? {
        identifications(byOthersOf: type, unit: unit).first.map { Silence(.strayIdentified, at: $0.location, about: type.description) }
    }

    /// The same where only those matter that give one.
    func silence(onOthersGivingIdentifier type: StaticType, unit: Int) -> Silence? {
        identifications(byOthersOf: type, unit: unit).first { !$0.isOptOut }.map {
            Silence(.strayIdentified, at: $0.location, about: type.description)
        }
    }

    /// The places that may identify an object of a class, or take its identifier away, without being its own.
    func identifications(byOthersOf type: StaticType, unit: Int) -> some Collection<IdentifierAssignment> {
        places.identifiers.lazy.filter { [self] assignment in
            guard mayConcern(assignment.function, unit: unit) else { return false }
            if assignment.isForSelf {
                guard case .named(let name, _) = type, let extended = assignment.function.extendedName else { return false }
                return UIKit.inherits(name, from: extended)
            }
            guard let object = assignment.object else { return false }
            if let objects = flow.points(of: object, in: assignment.function), !objects.isEmpty,
                objects.allSatisfy({ graph.creation(of: $0) != nil || graph.isInstantiated($0) })
            {
                // What a storyboard makes is no object that an initializer makes, but the class may be the same.
                guard let project = type.projectType else { return false }
                return objects.contains { object in
                    // What a factory makes is there only after such an object was saved, where others are seen to make one first.
                    if assignment.function.isFactory, !isAskedByHand(assignment.function), let site = flow.objects[Int(object)].site,
                        graph.function(at: site) == assignment.function, isMadeByOthers(project)
                    {
                        return false
                    }
                    return graph.type(of: object)?.projectType.map { program.isWithin($0, project) } ?? false
                }
            }
            guard let target = program.type(of: object, at: assignment.place) else { return true }
            return isRelated(target.unwrapped, type)
        }
    }

    /// Whether the project calls a factory itself, for the first object of all perhaps.
    private func isAskedByHand(_ factory: Function) -> Bool {
        program.functions(naming: [factory.fact.name]).contains { other in
            other != factory
                && sites(in: other).contains { site in
                    guard let call = site.call, call.name == factory.fact.name else { return false }
                    return factory.fact.matches(call)
                }
        }
    }

    /// Whether more than factories make objects of a class.
    public func isMadeByOthers(_ type: Type) -> Bool {
        !storyboardControllers(of: type).isEmpty || creatingCalls(of: type).contains { !$0.function.isFactory }
    }

    /// Whether a function may meet the objects of a unit: it stands there, or in a library.
    func mayConcern(_ function: Function, unit: Int) -> Bool {
        let own = program.unit(of: function)
        return own == unit || optIns[own] == nil
    }

    /// Whether somebody may hand a controller to a restoration coder (A4): the object itself, something of its class, or, in the classes
    /// at hand, something of which the text does not tell what it is.
    public func mayBeEncoded(_ child: StoryboardController, in parent: StoryboardController) -> Bool {
        !isEncoded(child, in: parent).isNo
    }

    /// The same, with what may be it.
    ///
    /// - Parameters:
    ///   - noneIsAsked: whether UIKit asks no controller and no view of the app for anything, so that what these encode does not count.
    ///   - parentIsLost: whether it does not ask the parent nor anything that is only below it.
    func isEncoded(
        _ child: StoryboardController, in parent: StoryboardController, noneIsAsked: Bool = false, parentIsLost: Bool = false
    ) -> Answer {
        let atHand = Set([child.type?.projectType, parent.type?.projectType].compactMap { $0 }.flatMap(program.family))
        guard let type = child.type else { return .unknown(child.silenceOnClass) }
        func isAskedForNothing(_ owner: Type?) -> Bool {
            guard let owner, isControllerOrView(owner) else { return false }
            return noneIsAsked || parentIsLost && stands(owner, onlyBelow: parent)
        }
        let encoding = places.encodedValues.first { encoded in
            mayConcern(encoded.function, unit: child.unit) && encoded.parts.contains { $0.type.map { isOrHolds($0, type) } ?? false }
                && !(encoded.function.hook == .encodeState && isAskedForNothing(encoded.function.type))
                && !isSurelyOther(encoded, than: child)
        }
        if let encoding {
            if encoding.parts.contains(where: { $0.type?.projectType != nil }) { return .yes }
            return .unknown(Silence(.perhapsEncoded, at: encoding.function.location(encoding.value.range), about: child.name))
        }
        return graph.isEncoded(child, atHand: atHand) { encoder in !isAskedForNothing(graph.type(of: encoder)?.projectType) }
    }

    /// Whether what a coder is given is known, and is not what a storyboard makes: an outlet may be connected to that.
    private func isSurelyOther(_ encoded: EncodedValue, than drawn: StoryboardController) -> Bool {
        let owners = encoded.function.type.map(program.lineage) ?? []
        let isOutlet = encoded.parts.contains { part in
            owners.contains { owner in part.property.flatMap(owner.property)?.fact.modifiers.contains(.isOutlet) ?? false }
        }
        guard !isOutlet, let objects = flow.points(of: encoded.value, in: encoded.function), !objects.isEmpty else { return false }
        return objects.allSatisfy { object in
            switch flow.objects[Int(object)].kind {
            case .nothing: true
            case .drawn(let number): number != drawn.id
            default: graph.creation(of: object) != nil
            }
        }
    }

    /// Whether all objects of a controller's class are drawn, and shown only by way of another controller: in it, or by segues from what is.
    private func stands(_ type: Type, onlyBelow parent: StoryboardController) -> Bool {
        let kinds = [type] + program.descendants(of: type)
        let drawn = kinds.flatMap { storyboardControllers(of: $0) }
        guard program.isController(type), !drawn.isEmpty, kinds.allSatisfy({ makers(of: $0).isEmpty }) else { return false }
        var met: Set<Int> = []
        return drawn.allSatisfy { stands($0.id, onlyBelow: parent.id, &met) }
    }

    private func stands(_ id: Int, onlyBelow parent: Int, _ met: inout Set<Int>) -> Bool {
        guard id != parent, met.insert(id).inserted else { return true }
        let controller = storyboardControllers[id]
        guard !isInitial(controller), !isInstantiated(controller) else { return false }
        let above = interface.relationships(holding: id).map(\.parent) + interface.passages(to: id).map(\.source)
        for next in above where !stands(next, onlyBelow: parent, &met) { return false }
        return !above.isEmpty
    }

    /// Whether code may show it: by its name, which a call is given as it runs, or which the code has for something else; or by its class.
    private func isInstantiated(_ controller: StoryboardController) -> Bool {
        let own = controller.type?.projectType.map { program.family(of: $0) } ?? []
        var names = Set(own.map(\.shortName))
        if let name = controller.fact.storyboardIdentifier {
            names.formUnion([name, name.prefix(1).lowercased() + name.dropFirst()])
            let isByOther = program.functions(mentioningAnyOf: UIKit.instantiations).contains { function in
                program.unit(of: function) == controller.unit && !program.isTest(function)
                    && sites(in: function).contains { site in
                        guard let call = site.call, UIKit.instantiations.contains(call.name) else { return false }
                        if mayInstantiate(controller, site, in: function) { return !function.isFactory }
                        return !(call.arguments.first?.value.core.isText ?? true)
                    }
            }
            if isByOther { return true }
        }
        return program.functions(naming: names).contains { function in
            program.unit(of: function) == controller.unit && !program.isTest(function) && !(function.type.map(own.contains) ?? false)
        }
    }

    private func isControllerOrView(_ type: Type) -> Bool { program.isController(type) || program.inherits(type, from: "UIView") }
}

extension Expression {
    fileprivate var isText: Bool {
        if case .string = kind { true } else { false }
    }
}

extension Silence.Reason {
    static let identifiedWhereMade = Silence.Reason("screen of a storyboard that is identified where it is made")
    static let perhapsEncoded = Silence.Reason("coder that is given something which may be the controller")
}
