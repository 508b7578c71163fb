import Syntax

/// An instruction that assigns a property, in one of the instances of its procedure.
struct PropertyStore: Sendable {
    let procedure: Int32
    let instance: Int32
    let value: Variable
}

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

    /// Whether a call in sight has a storyboard make it.
    func isInstantiated(_ object: Int32) -> Bool {
        guard case .drawn = flow.objects[Int(object)].kind else { return false }
        return flow.objects[Int(object)].site != nil
    }

    /// Whether an object surely has no identifier: nothing in sight gives one to it or to its class, and nothing that the flow lost sight of can
    /// be it.
    func isSurelyUnidentified(_ object: Int32) -> Bool { isUnidentified(object).isYes }

    func isUnidentified(_ object: Int32) -> Answer { isUnidentified(object, app.placeThatHandsItselfToIdentifier) }

    /// - Parameter handsItself: `App.placeThatHandsItselfToIdentifier`, for whoever asks often, since that reads every body of a class.
    func isUnidentified(_ object: Int32, _ handsItself: (Type) -> Location?) -> Answer {
        guard identifications[object] == nil else { return .no }
        let byOrigin = isUnidentifiedByOrigin(object)
        guard case .yes = byOrigin, let type = type(of: object) else { return byOrigin }
        if let stray = strays.first(where: { mayBe($0, object, type) }) { return .unknown(silence(on: stray, being: object)) }
        if let silence = silence(onIdentifiersGetting: object) { return .unknown(silence) }
        guard case .project(let owner) = type, let place = handsItself(owner) else { return .yes }
        return .unknown(Silence(.handedToIdentifier, at: place, about: name(of: object)))
    }

    /// That something which is not known may be an object.
    func silence(on stray: Stray, being object: Int32) -> Silence { app.program.silence(on: stray.unknown, about: name(of: object)) }

    private func silence(onIdentifiersGetting object: Int32) -> Silence? {
        handoverToIdentifier(of: object).map { Silence(.handedToIdentifier, at: location(of: $0), about: name(of: object)) }
    }

    func location(of point: ProgramPoint) -> Location {
        location(of: flow.procedures[Int(point.procedure)].range(of: point), at: point)
    }

    /// Whether UIKit surely asks a controller for no state: it has no identifier, or stands only below such ones (A2, A3), and whoever encodes
    /// it is not asked either (A4).
    ///
    /// - Parameter isUnidentified: `isSurelyUnidentified`, for whoever asks often.
    func isNeverPreserved(_ object: Int32, _ isUnidentified: (Int32) -> Bool) -> Bool {
        var met: Set<Int32> = []
        return isNeverPreserved(object, isUnidentified, &met)
    }

    /// - Parameter met: who saves itself alone is saved by nobody.
    private func isNeverPreserved(_ object: Int32, _ isUnidentified: (Int32) -> Bool, _ met: inout Set<Int32>) -> Bool {
        guard type(of: object).map(app.isControllerType) == true else { return false }
        guard met.insert(object).inserted else { return true }
        guard met.count < 30 else { return false }
        if let encoders = encoders[object] {
            guard !encoders.isEmpty else { return false }
            for encoder in encoders.sorted() where !isNeverPreserved(encoder, isUnidentified, &met) { return false }
        }
        if isUnidentified(object) { return true }
        guard let others = originals(of: object) ?? parents(ofAllPlacesOf: object) else { return false }
        for other in others where !isNeverPreserved(other, isUnidentified, &met) { return false }
        return true
    }

    /// Of what a factory makes, the objects of its class that may have been saved before; `nil` of anything else, or where there are none.
    private func originals(of object: Int32) -> [Int32]? {
        guard isMadeByFactory(object), let type = type(of: object) else { return nil }
        let originals = flow.objects.indices.map(Int32.init).filter {
            !flow.objects[Int($0)].isUnknown && self.type(of: $0) == type && !isMadeByFactory($0)
        }
        return originals.isEmpty ? nil : originals
    }

    private func isMadeByFactory(_ object: Int32) -> Bool {
        flow.objects[Int(object)].site.flatMap { function(at: $0) }?.isFactory ?? false
    }

    /// The containers that an object is ever in; `nil` where it may be anywhere else.
    private func parents(ofAllPlacesOf object: Int32) -> [Int32]? {
        guard case .made = flow.objects[Int(object)].kind, !strayHoldings.contains(where: { $0.child == object }),
            !flow.isHeld(anyOf: [object], inFieldNamed: "rootViewController"),
            !showings.contains(where: { $0.object == object && isPresentation($0) }), !isHandedOut(object)
        else { return nil }
        let parents = Set(holdings.filter { $0.child == object }.map(\.parent)).sorted()
        return parents.isEmpty ? nil : parents
    }

    /// Whether neither its class nor its storyboard gives an object an identifier.
    private func isUnidentifiedByOrigin(_ object: Int32) -> Answer {
        switch flow.objects[Int(object)].kind {
        case .drawn(let number):
            let controller = app.interface.controllers[number]
            if controller.fact.restorationIdentifier != nil { return .no }
            // What code has made of it, it may have made of every one that there is.
            if flow.objects[Int(object)].site == nil, let silence = app.silence(onIdentifying: controller) { return .unknown(silence) }
            guard let type = controller.type?.unwrapped else { return .unknown(controller.silenceOnClass) }
            return isUnidentifiedByClass(object, type)
        case .unknown(let unknown, _): return .unknown(app.program.silence(on: unknown, about: name(of: object)))
        default: return creation(of: object).map { isUnidentifiedByClass(object, $0.type) } ?? .no
        }
    }

    private func isUnidentifiedByClass(_ object: Int32, _ type: StaticType) -> Answer {
        switch type {
        case .project(let owner):
            let state = app.classIdentifier(of: owner, for: object)
            if case .unknown(let silence) = state { return .unknown(silence) }
            return Answer(state.isNone)
        case .named(let name, _):
            if UIKit.isKnownClass(name) { return .yes }
            return placeOfCreation(of: object).map { .unknown(Silence(.unknownClass, at: $0, about: name)) } ?? .no
        case .optional, .metatype: return .no
        }
    }

    /// Whether an object surely has no restoration class but what its own class gives it.
    func isSurelyWithoutRestorationClass(_ object: Int32) -> Bool { isWithoutRestorationClass(object).isYes }

    func isWithoutRestorationClass(_ object: Int32) -> Answer {
        guard !restorations.contains(where: { $0.objects.contains(object) && !excludes($0.point, object) }), let type = type(of: object)
        else { return .no }
        if let stray = strayRestorations.first(where: { mayBe($0, object, type) }) { return .unknown(silence(on: stray, being: object)) }
        return silence(onIdentifiersGetting: object).map(Answer.unknown) ?? .yes
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
    func isHandedOut(_ object: Int32) -> Bool { handover(of: object) != nil }

    func silence(onHandingOut object: Int32) -> Silence? {
        handover(of: object).map { Silence(.objectOutOfSight, at: location(of: $0), about: name(of: object)) }
    }

    private func handover(of object: Int32) -> ProgramPoint? {
        flow.escapes(of: object).first { point in
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
    ///
    /// - Parameter others: what they assign does not count.
    func isGiven(_ property: String, _ object: Int32, otherThanBy others: [Function] = []) -> Bool {
        isGiven(property, object, otherThanBy: others) { _, _ in true }
    }

    /// The same of anything but nil.
    func isFilled(_ property: String, _ object: Int32, otherThanBy others: [Function] = []) -> Bool {
        isGiven(property, object, otherThanBy: others) { value, instance in
            let values = flow.points(value, in: instance)
            return values.isEmpty || values.contains { flow.objects[Int($0)].kind != .nothing }
        }
    }

    private func isGiven(
        _ property: String, _ object: Int32, otherThanBy others: [Function] = [], where counts: (Variable, Int32) -> Bool
    ) -> Bool {
        let setting = others.compactMap(flow.procedure(of:))
        return stores(in: property, of: object).contains { store in
            !setting.contains(store.procedure) && counts(store.value, store.instance)
        }
    }

    /// Where anything in sight assigns a property of an object.
    private func stores(in property: String, of object: Int32) -> [PropertyStore] {
        let stores = app.memories.storesOfProperties.answer(property) {
            var stores: [Int32: [PropertyStore]] = [:]
            for point in flow.stores(in: property) {
                guard case .store(let base, _, let value) = instruction(at: point).kind else { continue }
                for instance in flow.instances(of: point.procedure) {
                    let store = PropertyStore(procedure: point.procedure, instance: instance, value: value)
                    for object in flow.points(base, in: instance) { stores[object, default: []].append(store) }
                }
            }
            return stores
        }
        return stores[object] ?? []
    }

    /// Those of some properties that anything in sight assigns of some objects.
    func properties(amongst names: Set<String>, givenToAnyOf objects: Set<Int32>) -> Set<String> {
        names.filter { name in
            objects.contains { !stores(in: name, of: $0).isEmpty }
        }
    }

    /// The same while a function runs that makes the object, or what that calls.
    func isGiven(_ property: String, _ object: Int32, by maker: Function) -> Bool {
        guard let procedure = flow.procedure(of: maker) else { return true }
        let giving = stores(in: property, of: object).map(\.instance)
        guard !giving.isEmpty else { return false }
        let running = app.memories.instancesOfRuns.answer(procedure) { flow.instances(runningIn: flow.instances(of: procedure)) }
        return !running.isDisjoint(with: giving)
    }

    /// Where it goes so that somebody out of sight may give it an identifier or a restoration class.
    func silence(onHandingOver object: Int32) -> Silence? {
        let point = flow.escapes(of: object).first { $0.instruction < 0 ? goesToStrangers($0) : !isOwn($0, object) }
        return point.map { Silence(.objectOutOfSight, at: location(of: $0), about: name(of: object)) }
    }

    /// Whether what a function returns goes to callers out of sight: UIKit gives nothing to what its hooks return, and whoever calls a
    /// function of an app is part of the app; what calls it in vain for the text gets something unknown.
    private func goesToStrangers(_ point: ProgramPoint) -> Bool {
        guard let function = function(at: point) else { return true }
        return function.hook == nil && !apps.contains(app.program.unit(of: function))
    }

    /// Where it goes to callers out of sight, or into a call of which the program has a function that gives identifiers, though not surely that
    /// one.
    func handoverToIdentifier(of object: Int32) -> ProgramPoint? {
        flow.escapes(of: object).first { point in
            guard point.instruction >= 0 else { return goesToStrangers(point) }
            guard case .call(let operands) = instruction(at: point).kind else { return false }
            return app.places.identifyingFunctions.contains(operands.name) && !makesAnother(operands.call, at: point)
        }
    }

    /// Whether a call makes an object whose initializers identify nobody.
    private func makesAnother(_ call: Call, at point: ProgramPoint) -> Bool {
        let place = flow.procedures[Int(point.procedure)].place(instruction(at: point).scope)
        guard let made = app.createdType(call, at: place) else { return false }
        guard case .project(let type) = made else { return true }
        return app.program.family(of: type).allSatisfy { !app.places.typesWithIdentifyingInitializer.contains($0.id) }
    }

    /// Whether anything in sight gives an object of one of some classes an identifier. What a factory makes counts for nothing: it is there only
    /// after such an object was saved.
    func mayIdentify(anyOf classes: [Type]) -> Bool {
        identifications.keys.contains { object in
            guard let type = type(of: object)?.projectType, classes.contains(type), !losesIdentifierAmongOthers(object),
                !isIdentifiedInVain(object, type)
            else { return false }
            guard let site = flow.objects[Int(object)].site, site.instruction >= 0 else { return true }
            return function(at: site)?.isFactory != true
        }
    }

    /// Whether all that identifies an object which no call in sight makes are initializers by which none of its class is made.
    private func isIdentifiedInVain(_ object: Int32, _ type: Type) -> Bool {
        if case .made = flow.objects[Int(object)].kind { return false }
        let points = identifyingPoints[object] ?? []
        return !points.isEmpty
            && points.allSatisfy { point in function(at: point).map { app.unrunInitializers.contains($0, for: type) } ?? false }
    }

    /// Whether nothing but an identifier taken away from one of several objects, whichever that is, speaks of it.
    private func losesIdentifierAmongOthers(_ object: Int32) -> Bool {
        let points = identifyingPoints[object] ?? []
        return points.allSatisfy { point in
            assignment(at: point)?.isOptOut == true && identifyingPoints.contains { $0.key != object && $0.value.contains(point) }
        }
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
        guard first.isSole, second.isSole, first.list == second.list, first.point.procedure == second.point.procedure else { return false }
        if first.range == second.range { return comeByOneHelper(first, second) }
        if first.point == second.point { return first.named == second.named || come(first.named, second.named) }
        return first.comesBesideOthers && come(first.named, second.named)
    }

    /// `func add(_ page: Page) { let stack = Stack(page); addChild(stack) }`, called for one after the other.
    private func comeByOneHelper(_ first: Holding, _ second: Holding) -> Bool {
        guard first.point == second.point, let one = call(thatMakesAndAdds: first), let other = call(thatMakesAndAdds: second),
            one != other, one.procedure == other.procedure
        else { return false }
        return come(one, other) && ![first.point, one].contains { function(at: $0).map(app.takesChildrenAway) ?? true }
    }

    /// The call of a function which makes a child and surely adds it to a parent that was there before.
    func call(thatMakesAndAdds holding: Holding) -> ProgramPoint? {
        let child = flow.objects[Int(holding.child)]
        guard holding.comesBesideOthers, let made = child.site, made.instruction >= 0, made.procedure == holding.point.procedure,
            flow.procedures[Int(made.procedure)].isOnEveryWay(Int(holding.point.instruction)),
            flow.objects[Int(holding.parent)].site?.procedure != made.procedure
        else { return nil }
        return flow.contexts[Int(child.context)].site
    }

    /// The call that adds the second of two children which come at one place.
    func call(thatAdds holding: Holding, after first: Holding) -> ProgramPoint? {
        holding.range == first.range ? call(thatMakesAndAdds: holding) : nil
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

extension Silence.Reason {
    static let handedToIdentifier = Silence.Reason("object that is handed to whoever may identify it")
    static let objectOutOfSight = Silence.Reason("object that goes where nothing follows it")
    static let builtIdentifier = Silence.Reason("identifier that is put together when the app runs")
    static let madeOutOfSight = Silence.Reason("class whose objects nothing in sight makes")
    static let unknownClass = Silence.Reason("object of a class that is not in the sources")
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
