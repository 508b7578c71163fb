/// Who gives an object its restoration identifier, and which text that is.
extension ObjectGraph {
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
    func excludes(_ point: ProgramPoint, _ object: Int32) -> Bool {
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
        let own = lastingIdentifications(of: object)
        guard let first = own.first else { return identifierTextOfClass(of: object) }
        guard let assignment = assignment(at: first.point), own.allSatisfy({ $0.point == first.point }) else { return nil }
        let values = own.flatMap { flow.strings($0.value, in: $0.instance) }.first(ofEach: \.self)
        guard values.count == 1, let text = values[0].text ?? app.string(assignment, forInstancesOf: type(of: object)?.projectType).text
        else { return nil }
        return (text, assignment.function.location(assignment.value.range), assignment.isCertain || comes(assignment, with: object))
    }

    /// Where an object is given its identifier, for one of which `identifierText` does not tell the text.
    func silence(onTextGivenTo object: Int32) -> Silence? {
        guard let given = ownIdentifications(of: object).first, !given.isOptOut else { return nil }
        return Silence(.builtIdentifier, at: given.function.location(given.value.range), about: name(of: object))
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

    /// What gives an object an identifier that stays: who makes it gives it one after all that its making gives.
    func lastingIdentifications(of object: Int32) -> [Identification] {
        let all = identifications[object] ?? []
        guard all.count > 1, let made = flow.objects[Int(object)].site, made.instruction >= 0,
            let last = all.last(where: { isGivenSurely($0, by: made, object) })?.point
        else { return all }
        let makers = Set(flow.instances(making: flow.objects[Int(object)]))
        let making = flow.instances(runningIn: Array(makers)) { caller, instruction, _ in
            !makers.contains(caller) || instruction == made.instruction
        }
        return all.filter { given in
            if given.point.procedure == made.procedure { return given.point.instruction >= last.instruction }
            return !making.contains(given.instance)
        }
    }

    /// Whether what makes an object gives it an identifier each time, afterwards.
    private func isGivenSurely(_ given: Identification, by made: ProgramPoint, _ object: Int32) -> Bool {
        guard given.point.procedure == made.procedure, given.point.instruction > made.instruction else { return false }
        return assignment(at: given.point).map { $0.isCertain || comes($0, with: object) } ?? false
    }

    /// Every place that gives it an identifier of its own, in the order of the program.
    func ownIdentifications(of object: Int32) -> [IdentifierAssignment] {
        (identifyingPoints[object] ?? []).compactMap(assignment).first(ofEach: \.location)
    }

    /// The texts that it may be given for its own; `nil` where one of them is not known.
    func ownIdentifierTexts(of object: Int32) -> [String]? {
        let values = lastingIdentifications(of: object).flatMap { flow.strings($0.value, in: $0.instance) }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? texts.first(ofEach: \.self) : nil
    }

    func assignment(at point: ProgramPoint) -> IdentifierAssignment? {
        guard let function = function(at: point) else { return nil }
        let range = instruction(at: point).range
        return app.identifierAssignment(within: range, in: function)
            ?? app.site(at: range, in: function).flatMap { IdentifierAssignment(namedAt: $0, in: function) }
    }
}
