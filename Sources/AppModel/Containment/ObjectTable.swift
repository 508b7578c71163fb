import Syntax

/// Where objects are created and identified, and who becomes whose child: everything the sources say of single objects.
///
/// Two passes: the first finds who contains, identifies and encodes whom; the second follows only the objects met by the first.
struct ObjectTable: Sendable {
    private(set) var creations: [Entity: [Creation]] = [:]
    /// The calls whose results an entity holds, other than those of initializers.
    private(set) var makers: [Entity: [(call: Call, place: Place)]] = [:]
    /// For a creating call, by function and offset, the entity that its result goes into.
    private(set) var holders: [Entity: Entity] = [:]
    private(set) var identifiers: [Entity: [IdentifierAssignment]] = [:]
    /// The same by function, with those whose target is no entity.
    private(set) var identifiersOfFunction: [Int: [IdentifierAssignment]] = [:]
    /// The same by the class of the object, by type, where it is not the one that the code belongs to.
    private(set) var identifiersForOthers: [Int: [IdentifierAssignment]] = [:]
    /// Assignments whose target is no entity: `children.first?.restorationIdentifier = …`.
    private(set) var strayIdentifiers: [IdentifierAssignment] = []
    /// Protocols whose extensions identify what adopts them.
    private(set) var identifyingProtocols: [Type] = []
    /// Names of the functions that give somebody an identifier.
    private(set) var identifyingFunctions: Set<String> = []
    private(set) var containments: [Containment] = []
    /// For a class that contains children itself, by type, the results of the initializer calls that make one of it or of a class below it.
    private(set) var instances: [Int: [Entity]] = [:]
    /// Calls that get an entity as an argument or return it, by entity: there it may be given an identifier.
    private(set) var handovers: [Entity: [Handover]] = [:]
    /// Every value, plain numbers and the like apart, that a coder of state restoration is given under a key, whoever does it.
    private(set) var encodedValues: [EncodedValue] = []
    /// Every assignment to `restorationClass`.
    private(set) var restorationClasses: [RestorationClassAssignment] = []
    /// The same by the object that gets it.
    private(set) var restorationClassesOfEntity: [Entity: [RestorationClassAssignment]] = [:]

    init() {}

    init(_ app: App, _ workers: some Workers) {
        let restoring = RestoringUnits(app)
        guard !restoring.isEmpty else { return }
        for function in app.program.functionsMentioningRestoration where restoring.mayConcern(function, app) {
            for site in app.sites(in: function) { collect(site, in: function, app) }
        }
        collectThroughHelpers(restoring, app, workers)
        containments.removeAll { !restoring.mayConcern($0, app) }
        if !identifiers.isEmpty { collectInstances(app) }
        let followed = FollowedObjects(self, within: restoring.surroundings(of: containments, app), app, workers)
        app.bodies.walk(followed.functions(of: app), workers)
        for function in app.program.functions {
            if followed.mayOccur(in: function.id, app) {
                for site in app.sites(in: function) { follow(site, in: function, followed, app) }
            }
            followInitialValue(function, followed, app)
        }
    }

    // MARK: First pass

    private mutating func collect(_ site: Site, in function: Function, _ app: App) {
        switch site.kind {
        case .assignment(let target, nil, let value):
            switch target.memberName {
            case "restorationIdentifier":
                let place = Place(site, in: function)
                guard let assignment = IdentifierAssignment(target, value, at: place, site: site, function: function) else { return }
                identifiersOfFunction[function.id, default: []].append(assignment)
                if !assignment.isForSelf, let object = assignment.object, let type = app.program.type(of: object, at: place)?.projectType {
                    identifiersForOthers[type.id, default: []].append(assignment)
                }
                if let objects = assignment.objects(in: app), !objects.isEmpty {
                    for object in objects { identifiers[object, default: []].append(assignment) }
                } else {
                    strayIdentifiers.append(assignment)
                }
                if let type = function.type, type.kind == .protocol, !identifyingProtocols.contains(type) { identifyingProtocols.append(type) }
                // An initializer names what it makes, and nobody that it is given.
                if !assignment.isForSelf || function.fact.kind != .initializer { identifyingFunctions.insert(function.fact.name) }
            case "restorationClass":
                let assignment = RestorationClassAssignment(target: target, value: value, site: site, function: function)
                restorationClasses.append(assignment)
                for object in assignment.objects(in: app) ?? [] { restorationClassesOfEntity[object, default: []].append(assignment) }
            case "viewControllers":
                containments += Containment.from(target, value, site: site, in: function, app)
            default:
                break
            }
        case .call(let call):
            containments += Containment.from(call, site: site, in: function, app)
            if let method = CoderMethod(call), method.direction == .write, method.shape == .object || method.shape == .byValue,
                let value = call.firstUnlabelled, function.restoresState
            {
                encodedValues.append(EncodedValue(value: value, site: site, function: function, in: app))
            }
        default:
            break
        }
    }

    /// `func embed(_ child: UIViewController) { addChild(child) }`: each call of such a helper adds its argument.
    private mutating func collectThroughHelpers(_ restoring: RestoringUnits, _ app: App, _ workers: some Workers) {
        var helpers: [String: [AddingHelper]] = [:]
        for containment in containments {
            guard let helper = AddingHelper(containment) else { continue }
            helpers[helper.function.fact.name, default: []].append(helper)
        }
        guard !helpers.isEmpty else { return }
        let callers = app.program.functions(mentioningAnyOf: helpers.keys).filter { function in
            restoring.mayConcern(function, app) && helpers.contains { $1.contains { $0.mayBeCalled(in: function, app.program.words) } }
        }
        app.bodies.walk(callers.map(\.id), workers)
        for function in callers {
            for site in app.sites(in: function) {
                guard let call = site.call, let candidates = helpers[call.name] else { continue }
                for helper in candidates where helper.function.id != function.id {
                    containments += Containment.from(
                        call, of: helper.function, adding: helper.parameter.name, helper.kind, site: site, in: function, app)
                }
            }
        }
    }

    /// Of a class that gives its objects children but no identifier, who creates one may still identify it.
    private mutating func collectInstances(_ app: App) {
        let parents = containments.compactMap { containment -> Type? in
            guard case .owner(let id)? = containment.parent, isIdentified(containment, app) else { return nil }
            let isIdentified = app.program.lineage(of: app.program.types[id]).contains { identifiers[.owner(type: $0.id)] != nil }
            return isIdentified ? nil : app.program.types[id]
        }
        for parent in parents.first(ofEach: \.id) { instances[parent.id] = app.creatingCalls(of: parent) }
    }

    /// Whether the child of a containment, or its class, is given an identifier somewhere.
    private func isIdentified(_ containment: Containment, _ app: App) -> Bool {
        if let entity = containment.childEntity, identifiers[entity] != nil { return true }
        if case .call(let call) = containment.child.core.kind, let made = app.objectMade(by: call, at: containment.place),
            identifiers[made.entity] != nil
        {
            return true
        }
        guard let type = app.childType(of: containment)?.projectType else { return false }
        return app.program.lineage(of: type).contains { identifiers[.owner(type: $0.id)] != nil }
    }

    // MARK: Second pass

    private mutating func follow(_ site: Site, in function: Function, _ followed: FollowedObjects, _ app: App) {
        switch site.kind {
        case .local(let local):
            guard followed.names.contains(local.name), let value = local.value, let locals = site.locals else { return }
            let place = Place(site, in: function).before(locals)
            let entity = app.localEntity(locals, in: function)
            hold(value, in: entity, isFirst: true, at: place, app)
            if value.listedElements != nil { handOver(value, to: .kept(entity), site: site, function: function, followed, app) }
        case .assignment(let target, nil, let value):
            let place = Place(site, in: function)
            var receiver = Handover.Receiver.assigned(target)
            if let name = target.memberName, followed.names.contains(name), let entity = app.entity(target, at: place) {
                hold(value, in: entity, isFirst: false, at: place, app)
                if value.listedElements != nil { receiver = .kept(entity) }
            }
            handOver(value, to: receiver, site: site, function: function, followed, app)
        case .assignment(let target, _, let value):
            let list = app.entity(target, at: Place(site, in: function))
            handOver(value, to: list.map(Handover.Receiver.kept) ?? .assigned(target), site: site, function: function, followed, app)
        case .call(let call):
            if followed.isCreated(in: function, at: site.range.end), let type = app.createdType(call, at: Place(site, in: function)) {
                let entity = Entity.created(function: function.id, offset: site.range.end)
                creations[entity, default: []].append(
                    Creation(type: type, call: call, range: site.range, place: Place(site, in: function)))
            }
            if let receiver = call.receiver { handOver(receiver: receiver, of: call, site: site, function: function, followed, app) }
            var receiver = Handover.Receiver.call(call)
            if call.addition != nil, let list = call.receiver.flatMap({ app.entity($0, at: Place(site, in: function)) }) { receiver = .kept(list) }
            for argument in call.arguments {
                handOver(argument.value, to: receiver, site: site, function: function, followed, app)
            }
        case .returns(let value):
            // What the closure of a property returns stays in the property.
            if function.isInitialValue, site.mayRunLater,
                case .property(function.type?.id, function.property?.name)? = app.entity(value, at: Place(site, in: function))
            {
                return
            }
            let receiver = site.mayRunLater ? receiver(ofEach: value, in: function, followed, app) : .caller
            handOver(value, to: receiver, site: site, function: function, followed, app)
        default:
            break
        }
    }

    /// The initial value of a property is a function of its own.
    private mutating func followInitialValue(_ function: Function, _ followed: FollowedObjects, _ app: App) {
        guard followed.mayHoldObject(function), let property = function.property, let type = function.type,
            function.fact.kind == .getter, case .returns(let value?)? = function.body.first?.kind, property.value?.range == value.range
        else { return }
        let entity = Entity.property(type: type.id, name: property.name)
        guard value.calledClosure != nil else { return hold(value, in: entity, isFirst: true, at: Place(function, nil), app) }
        for site in app.sites(in: function) where site.isOfOuterClosure {
            guard case .returns(let value) = site.kind else { continue }
            let place = Place(site, in: function)
            if app.entity(value, at: place) != entity { hold(value, in: entity, isFirst: true, at: place, app) }
        }
    }

    private mutating func hold(_ value: Expression, in entity: Entity, isFirst: Bool, at place: Place, _ app: App) {
        if value.isNil { return }
        guard case .call(let call) = value.core.kind, let type = app.createdType(call, at: place), let function = place.function else {
            if isFirst, case .call(let call) = value.core.kind { makers[entity, default: []].append((call, place)) }
            if isFirst, case .local = entity { return }
            // Something else goes in: from then on the text does not tell which object it is.
            let unknown = Creation(type: .named(""), call: Call(callee: value, arguments: []), range: value.range, place: place)
            creations[entity, default: []] += [unknown, unknown]
            return
        }
        creations[entity, default: []].append(Creation(type: type, call: call, range: value.core.range, place: place))
        holders[.created(function: function.id, offset: value.core.range.end)] = entity
    }

    private mutating func handOver(
        _ value: Expression, to receiver: Handover.Receiver, site: Site, function: Function, _ followed: FollowedObjects, _ app: App
    ) {
        let value = value.core
        if let elements = value.listedElements {
            for element in elements { handOver(element, to: receiver, site: site, function: function, followed, app) }
            return
        }
        switch value.kind {
        case .name, .member:
            guard let name = value.memberName else { return }
            let place = Place(site, in: function)
            var entities: [Entity] = []
            if case .name = value.kind, let locals = site.locals?.lookUp(name), case .element(let sequence) = locals.binding.origin {
                entities = app.entities(value, at: site, in: function) ?? []
                // With an element the list is handed over.
                if let list = app.entity(sequence, at: place.before(locals)) { entities.append(list) }
            } else if followed.names.contains(name), let entity = app.entity(value, at: place) {
                entities = [entity]
            }
            // `let all = [all]` hands over another list of that name.
            if case .kept(let list) = receiver { entities.removeAll { $0 == list } }
            for entity in entities { handovers[entity, default: []].append(Handover(receiver: receiver, site: site, function: function)) }
        case .call:
            guard followed.isCreated(in: function, at: value.range.end) else { return }
            let entity = Entity.created(function: function.id, offset: value.range.end)
            handovers[entity, default: []].append(Handover(receiver: receiver, site: site, function: function))
        default:
            return
        }
    }
}

extension Function {
    /// Whether its coder is one of state restoration rather than of an archive of the app's own.
    fileprivate var restoresState: Bool {
        if hook != nil { return true }
        return fact.parameters.contains { $0.type?.unwrapped.name == "NSCoder" } && fact.fullName != "encode(with:)" && fact.selector != "encodeWithCoder:"
    }
}

extension ObjectTable {
    /// Who gets what a closure gives: with `map` whoever gets the list, with anything else somebody out of sight.
    private func receiver(ofEach value: Expression, in function: Function, _ followed: FollowedObjects, _ app: App) -> Handover.Receiver {
        let sites = app.sites(in: function)
        guard let map = sites.first(where: { $0.call?.transformedElement?.range == value.range })?.range else { return .caller }
        for site in sites {
            let place = Place(site, in: function)
            switch site.kind {
            case .local(let local):
                guard local.value?.core.range == map, let locals = site.locals else { continue }
                return .kept(app.localEntity(locals, in: function))
            case .assignment(let target, nil, let value):
                guard value.core.range == map else { continue }
                if let name = target.memberName, followed.names.contains(name), let entity = app.entity(target, at: place) { return .kept(entity) }
                return .assigned(target)
            case .call(let call):
                guard call.arguments.contains(where: { $0.value.core.range == map }) else { continue }
                if call.addition != nil, let list = call.receiver.flatMap({ app.entity($0, at: place) }) { return .kept(list) }
                return .call(call)
            default:
                continue
            }
        }
        return .caller
    }

    /// The object that a call made goes on to the next call of its chain, and a list goes to a function that gets its elements.
    private mutating func handOver(
        receiver: Expression, of call: Call, site: Site, function: Function, _ followed: FollowedObjects, _ app: App
    ) {
        switch receiver.core.kind {
        case .call:
            handOver(receiver, to: .call(call), site: site, function: function, followed, app)
        case .array, .name:
            let takesFunction = call.arguments.contains { argument in
                switch argument.value.kind {
                case .name, .member: true
                default: false
                }
            }
            if takesFunction, call.isWalk { handOver(receiver, to: .call(call), site: site, function: function, followed, app) }
        default:
            break
        }
    }
}
