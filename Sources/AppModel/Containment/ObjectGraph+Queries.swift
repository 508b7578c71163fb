import Syntax

extension ObjectGraph {
    /// Where an object is made by an initializer that the program calls; `nil` for what is made out of sight, drawn, or made by a test.
    func creation(of object: Int32) -> (type: StaticType, call: Call, location: Location)? {
        let found = flow.objects[Int(object)]
        guard case .made(let type) = found.kind, let site = found.site, site.instruction >= 0,
            case .call(let operands) = instruction(at: site).kind
        else { return nil }
        if let function = function(at: site), app.program.isTest(function) { return nil }
        return (type.unwrapped, operands.call, location(of: operands.call.nameRange, at: site))
    }

    /// Whether an object surely has no identifier: nothing in sight gives one to it or to its class, and nothing that the flow lost sight of can
    /// be it.
    func isSurelyUnidentified(_ object: Int32) -> Bool { isSurelyUnidentified(object, app.mayHandItselfToIdentifier) }

    /// - Parameter handsItself: `App.mayHandItselfToIdentifier`, for whoever asks often, since that reads every body of a class.
    func isSurelyUnidentified(_ object: Int32, _ handsItself: (Type) -> Bool) -> Bool {
        guard identifications[object] == nil, let type = isUnidentifiedByOrigin(object) else { return false }
        if strays.contains(where: { mayBe($0, object, type) }) || isLostToIdentifier(object) {
            Unknowns.note(.identifier, name(of: object))
            return false
        }
        if case .project(let type) = type { return !handsItself(type) }
        return true
    }

    /// Whether UIKit surely asks a controller for no state: it has no identifier, and nobody encodes it (A2, A4).
    ///
    /// - Parameter isUnidentified: `isSurelyUnidentified`, for whoever asks often.
    func isNeverPreserved(_ object: Int32, _ isUnidentified: (Int32) -> Bool) -> Bool {
        encoders[object] == nil && type(of: object).map(app.isControllerType) == true && isUnidentified(object)
    }

    /// The type of an object to which neither its class nor its storyboard gives an identifier; `nil` for others.
    private func isUnidentifiedByOrigin(_ object: Int32) -> StaticType? {
        if case .drawn(let number) = flow.objects[Int(object)].kind {
            let controller = app.interface.controllers[number]
            guard controller.fact.restorationIdentifier == nil, let type = controller.type?.unwrapped else { return nil }
            return isUnidentifiedByClass(object, type)
        }
        return creation(of: object).flatMap { isUnidentifiedByClass(object, $0.type) }
    }

    private func isUnidentifiedByClass(_ object: Int32, _ type: StaticType) -> StaticType? {
        switch type {
        case .project(let owner): return app.classIdentifier(of: owner, for: object).isNone ? type : nil
        case .named(let name, _): return UIKit.isKnownClass(name) ? type : nil
        case .optional, .metatype: return nil
        }
    }

    /// Whether an object surely has no restoration class but what its own class gives it.
    func isSurelyWithoutRestorationClass(_ object: Int32) -> Bool {
        guard !restorations.contains(where: { $0.objects.contains(object) && !excludes($0.point, object) }), let type = type(of: object)
        else { return false }
        return !strayRestorations.contains { mayBe($0, object, type) } && !isLostToIdentifier(object)
    }

    /// The classes that an assignment may give, in each of its contexts with the objects that get them.
    func restorations(at assignment: RestorationClassAssignment) -> [Restoration] {
        guard let procedure = flow.procedure(of: assignment.function) else { return [] }
        return restorations.filter { $0.point.procedure == procedure && instruction(at: $0.point).range == assignment.site.range }
    }

    /// The classes themselves, in order; `nil` where one of them is not known.
    func classes(of restoration: Restoration) -> [StaticType]? {
        var classes: [StaticType] = []
        for id in restoration.classes {
            switch flow.objects[Int(id)].kind {
            case .type(let type): classes.append(type.unwrapped)
            case .nothing: continue
            default: return nil
            }
        }
        return classes.first(ofEach: \.self)
    }

    /// Whether it goes where nothing follows it, but for what a hook returns to UIKit and what the object itself hands out, to observe
    /// something, say.
    func isHandedOut(_ object: Int32) -> Bool {
        flow.escapes(of: object).contains { point in
            guard point.instruction < 0 else { return !isOwn(point, object) }
            return function(at: point)?.hook == nil
        }
    }

    /// Whether somebody is shown a controller over others, rather than as the next one of a stack.
    func isPresentation(_ showing: Showing) -> Bool {
        guard case .call(let operands) = instruction(at: showing.point).kind else { return false }
        return operands.name == "present" || operands.name == "presentViewController"
    }

    /// Whether anything in sight assigns a property of an object.
    func isGiven(_ property: String, _ object: Int32) -> Bool {
        flow.procedures.indices.contains { procedure in
            flow.procedures[procedure].instructions.contains { instruction in
                guard case .store(let base, let field, _) = instruction.kind, field.name == property else { return false }
                return flow.instances(of: Int32(procedure)).contains { flow.points(base, in: $0).contains(object) }
            }
        }
    }

    /// Whether it goes to callers out of sight, or into a call of which the program has a function that gives identifiers, though not surely
    /// that one.
    private func isLostToIdentifier(_ object: Int32) -> Bool { handoverToIdentifier(of: object) != nil }

    /// Whether it goes where somebody out of sight may give it an identifier or a restoration class.
    func mayBeSeenTo(_ object: Int32) -> Bool {
        flow.escapes(of: object).contains { $0.instruction < 0 ? goesToStrangers($0) : !isOwn($0, object) }
    }

    /// Whether what a function returns goes to callers out of sight: UIKit gives nothing to what its hooks return, and whoever calls a
    /// function of an app is part of the app; what calls it in vain for the text gets something unknown.
    private func goesToStrangers(_ point: ProgramPoint) -> Bool {
        guard let function = function(at: point) else { return true }
        return function.hook == nil && !apps.contains(app.program.unit(of: function))
    }

    func handoverToIdentifier(of object: Int32) -> ProgramPoint? {
        flow.escapes(of: object).first { point in
            guard point.instruction >= 0 else { return goesToStrangers(point) }
            guard case .call(let operands) = instruction(at: point).kind else { return false }
            return app.places.identifyingFunctions.contains(operands.name)
        }
    }

    /// Where an object is surely given its identifier, by itself or by its class; `nil` where it may have none.
    func identification(of object: Int32) -> Location? {
        let own = (identifyingPoints[object] ?? []).filter { !excludes($0, object) }.compactMap(assignment)
        if own.contains(where: \.isOptOut) { return nil }
        if let certain = own.first(where: { $0.isCertain || comes($0, with: object) }) { return certain.location }
        if case .drawn(let number) = flow.objects[Int(object)].kind {
            guard case .drawn(let controller) = app.identifier(of: app.interface.controllers[number]) else { return nil }
            return controller.identifierLocation
        }
        guard case .project(let type)? = type(of: object) else { return nil }
        switch app.classIdentifier(of: type, for: object) {
        case .some(let assignments): return assignments.first(where: \.isCertain)?.location
        case .computed(let getter): return getter.location
        case .drawn, .none, .optedOut, .unknown: return nil
        }
    }

    /// Whether a place stands in a branch beside the one that makes an object: a variable may hold what either of them made.
    private func excludes(_ point: ProgramPoint, _ object: Int32) -> Bool {
        guard let creation = creationSite(of: object, in: function(at: point)), let function = function(at: point),
            let site = app.site(at: instruction(at: point).range, in: function)
        else { return false }
        return site.excludes(creation)
    }

    /// Whether an object is identified under nothing but what makes it.
    private func comes(_ assignment: IdentifierAssignment, with object: Int32) -> Bool {
        creationSite(of: object, in: assignment.function).map(assignment.site.isOnTheWay) ?? false
    }

    /// What makes an object, if that function does.
    private func creationSite(of object: Int32, in function: Function?) -> Site? {
        guard let made = flow.objects[Int(object)].site, made.instruction >= 0, let function, self.function(at: made) == function else {
            return nil
        }
        return app.site(at: instruction(at: made).range, in: function)
    }

    /// The one text that an object has for its identifier, and where it gets it; not certain where that depends on something.
    func identifierText(of object: Int32) -> (text: String, location: Location, isCertain: Bool)? {
        if case .drawn(let number) = flow.objects[Int(object)].kind, identifications[object] == nil,
            case .drawn(let controller) = app.identifier(of: app.interface.controllers[number])
        {
            return (controller.fact.restorationIdentifier ?? controller.fact.storyboardIdentifier).map {
                ($0, controller.identifierLocation, true)
            }
        }
        if let answered = answeredIdentifier(of: object) { return answered }
        guard let own = identifications[object], let first = own.first else { return identifierTextOfClass(of: object) }
        guard let assignment = assignment(at: first.point), own.allSatisfy({ $0.point == first.point }) else { return nil }
        let values = own.flatMap { flow.strings($0.value, in: $0.instance) }.first(ofEach: \.self)
        guard values.count == 1, let text = values[0].text ?? app.string(assignment, forInstancesOf: type(of: object)?.projectType).text
        else { return nil }
        return (text, assignment.function.location(assignment.value.range), assignment.isCertain || comes(assignment, with: object))
    }

    /// What its class gives to all its objects in a way that the flow does not follow.
    private func identifierTextOfClass(of object: Int32) -> (text: String, location: Location, isCertain: Bool)? {
        guard let type = type(of: object)?.projectType, case .some(let assignments) = app.classIdentifier(of: type, for: object),
            let assignment = assignments.onlyElement, let text = app.string(assignment, forInstancesOf: type).text
        else { return nil }
        return (text, assignment.function.location(assignment.value.range), assignment.isCertain)
    }

    /// What a getter of its class answers for its identifier, whatever it is given.
    private func answeredIdentifier(of object: Int32) -> (text: String, location: Location, isCertain: Bool)? {
        guard let type = type(of: object)?.projectType, case .computed(let getter) = app.classIdentifier(of: type) else { return nil }
        let values = app.exits(of: getter).map { exit in
            var place = Place(exit.site, in: getter)
            place.dynamicType = type
            return app.program.string(exit.value, at: place)
        }
        return values.first(ofEach: \.self).onlyElement?.text.map { ($0, getter.location, true) }
    }

    /// Whether anything in sight gives an object of one of some classes an identifier. What a factory makes counts for nothing: it is there only
    /// after such an object was saved.
    func mayIdentify(anyOf classes: [Type]) -> Bool {
        identifications.keys.contains { object in
            guard let type = type(of: object)?.projectType, classes.contains(type) else { return false }
            guard let site = flow.objects[Int(object)].site, site.instruction >= 0 else { return true }
            return function(at: site)?.isFactory != true
        }
    }

    /// Every place that gives it an identifier of its own, in the order of the program.
    func ownIdentifications(of object: Int32) -> [IdentifierAssignment] {
        (identifyingPoints[object] ?? []).compactMap(assignment).first(ofEach: \.location)
    }

    /// The texts that it may be given for its own; `nil` where one of them is not known.
    func ownIdentifierTexts(of object: Int32) -> [String]? {
        let values = (identifications[object] ?? []).flatMap { flow.strings($0.value, in: $0.instance) }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? texts.first(ofEach: \.self) : nil
    }

    func assignment(at point: ProgramPoint) -> IdentifierAssignment? {
        guard let function = function(at: point) else { return nil }
        let range = instruction(at: point).range
        return app.identifierAssignments(in: function).first { range.contains($0.location.range) }
            ?? app.site(at: range, in: function).flatMap { IdentifierAssignment(namedAt: $0, in: function) }
    }

    /// Whether one object alone stands behind an id: made by one call that is run once in its context.
    func isOne(_ object: Int32) -> Bool {
        switch flow.objects[Int(object)].kind {
        case .made, .drawn: break
        default: return false
        }
        guard let site = flow.objects[Int(object)].site, site.instruction >= 0 else { return false }
        return !flow.procedures[Int(site.procedure)].isRepeated(Int(site.instruction))
    }

    /// Whether two children surely come together: in two places of one list, or added by two calls of which every way to the one leads over the
    /// other.
    func meet(_ first: Holding, _ second: Holding) -> Bool {
        guard first.isSole, second.isSole, first.range != second.range, first.list == second.list,
            first.point.procedure == second.point.procedure
        else { return false }
        if first.point == second.point { return first.named == second.named || come(first.named, second.named) }
        return first.kind == .custom && come(first.named, second.named)
    }

    private func come(_ first: ProgramPoint, _ second: ProgramPoint) -> Bool { comes(first, with: second) || comes(second, with: first) }

    /// Whether one thing happens wherever another does.
    func comes(_ first: ProgramPoint, with second: ProgramPoint) -> Bool {
        let procedure = flow.procedures[Int(first.procedure)]
        guard first.procedure == second.procedure else { return procedure.isOnEveryWay(Int(first.instruction)) }
        return first == second || procedure.dominates(Int(first.instruction), Int(second.instruction))
    }

    /// What the text calls a child where it becomes one, or its class.
    func name(ofChildIn holding: Holding) -> String {
        let procedure = flow.procedures[Int(holding.named.procedure)]
        let variable = procedure.variable(at: holding.range).flatMap { $0.isNone ? nil : $0 }
        let named = variable.flatMap { procedure.sources[Int($0.index)] }?.expression.core.memberName
        return named.flatMap { holding.isSole ? $0 : nil } ?? type(of: holding.child)?.description ?? "?"
    }

    /// Whether it is made of one drawing.
    func isDrawn(_ object: Int32, _ number: Int) -> Bool {
        if case .drawn(number) = flow.objects[Int(object)].kind { true } else { false }
    }

    /// What the text calls it where it is made, or its class.
    func name(of object: Int32) -> String {
        if case .drawn(let number) = flow.objects[Int(object)].kind { return app.interface.controllers[number].name }
        let name = flow.objects[Int(object)].site.flatMap { flow.procedures[Int($0.procedure)].name(ofResultOf: Int($0.instruction)) }
        return name.flatMap { $0 == "self" ? nil : $0 } ?? type(of: object)?.description ?? "?"
    }

    func type(of object: Int32) -> StaticType? {
        if case .drawn(let number) = flow.objects[Int(object)].kind { return app.interface.controllers[number].type?.unwrapped }
        return flow.objects[Int(object)].type?.unwrapped
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
