import Syntax

/// Where objects are created and identified, and who becomes whose child: everything the sources say of single objects.
struct ObjectTable: Sendable {
    private(set) var creations: [Entity: [Creation]] = [:]
    /// For a creating call, by function and offset, the entity that its result goes into.
    private(set) var holders: [Entity: Entity] = [:]
    private(set) var identifiers: [Entity: [IdentifierAssignment]] = [:]
    /// Assignments whose target is no entity: `children.first?.restorationIdentifier = …`.
    private(set) var strayIdentifiers: [IdentifierAssignment] = []
    private(set) var containments: [Containment] = []
    /// Calls that get an entity as an argument or return it, by entity: there it may be given an identifier.
    private(set) var handovers: [Entity: [Handover]] = [:]

    /// Every value that some coder is given under a key, whoever does it.
    private(set) var encodedValues: [EncodedValue] = []

    init() {}

    init(_ app: App) {
        for function in app.functions {
            for site in app.sites(in: function) { collect(site, in: function, app) }
            collectInitialValue(function, app)
        }
        collectThroughHelpers(app)
    }

    /// `func embed(_ child: UIViewController) { addChild(child) }`: each call of such a helper adds its argument.
    private mutating func collectThroughHelpers(_ app: App) {
        var helpers: [String: [(function: Function, parameter: String, kind: Containment.Kind)]] = [:]
        for containment in containments {
            guard containment.function.property == nil, case .name(let name) = containment.child.core.kind,
                let locals = containment.site.locals?.lookUp(name), case .parameter(let parameter) = locals.binding.origin,
                containment.function.fact.parameters.contains(where: { $0.name == parameter.name }), containment.addsToSelf
            else { continue }
            helpers[containment.function.fact.name, default: []].append((containment.function, parameter.name, containment.kind))
        }
        guard !helpers.isEmpty else { return }
        for function in app.functions {
            for site in app.sites(in: function) {
                guard let call = site.call, let candidates = helpers[call.name] else { continue }
                for helper in candidates where helper.function.id != function.id {
                    containments += Containment.from(call, of: helper.function, adding: helper.parameter, helper.kind, site: site, in: function, app)
                }
            }
        }
    }

    private mutating func collect(_ site: Site, in function: Function, _ app: App) {
        let place = Place(site, in: function)
        switch site.kind {
        case .local(let local):
            guard let value = local.value, let locals = site.locals else { return }
            hold(value, in: .local(function: function.id, binding: locals.binding.id, name: local.name), at: place.before(locals), app)
        case .assignment(let target, nil, let value):
            collectAssignment(target, value, at: place, site: site, function: function, app)
        case .call(let call):
            if let type = app.createdType(call, at: place) {
                let entity = Entity.created(function: function.id, offset: site.range.start)
                creations[entity, default: []].append(Creation(type: type, call: call, range: site.range, place: place))
            }
            containments += Containment.from(call, site: site, in: function, app)
            if CoderMethod(call)?.direction == .write, let value = call.firstUnlabelled {
                encodedValues.append(EncodedValue(value: value, site: site, function: function))
            }
            for argument in call.arguments { handOver(argument.value, to: .call(call, argument.label), at: place, site: site, function: function, app) }
        case .returns(let value):
            handOver(value, to: .caller, at: place, site: site, function: function, app)
        default:
            break
        }
    }

    private mutating func collectAssignment(
        _ target: Expression, _ value: Expression, at place: Place, site: Site, function: Function, _ app: App
    ) {
        if let assignment = IdentifierAssignment(target, value, at: place, site: site, function: function) {
            if let entity = assignment.object(in: app) {
                identifiers[entity, default: []].append(assignment)
            } else {
                strayIdentifiers.append(assignment)
            }
            return
        }
        containments += Containment.from(target, value, site: site, in: function, app)
        if let entity = app.entity(target, at: place) {
            hold(value, in: entity, at: place, app)
        }
        handOver(value, to: .assigned(target), at: place, site: site, function: function, app)
    }

    /// The initial value of a property is a function of its own.
    private mutating func collectInitialValue(_ function: Function, _ app: App) {
        guard let property = function.property, let type = function.type, function.fact.kind == .getter,
            case .returns(let value?)? = function.body.first?.kind, property.value?.range == value.range
        else { return }
        hold(value, in: .property(type: type.id, name: property.name), at: Place(function, nil), app)
    }

    private mutating func hold(_ value: Expression, in entity: Entity, at place: Place, _ app: App) {
        if case .nilLiteral = value.kind { return }
        guard case .call(let call) = value.core.kind, let type = app.createdType(call, at: place), let function = place.function else {
            if case .local = entity { return }
            // Something else goes in: from then on the text does not tell which object it is.
            let unknown = Creation(type: .named(""), call: Call(callee: value, arguments: []), range: value.range, place: place)
            creations[entity, default: []] += [unknown, unknown]
            return
        }
        creations[entity, default: []].append(Creation(type: type, call: call, range: value.core.range, place: place))
        holders[.created(function: function.id, offset: value.core.range.start)] = entity
    }

    private mutating func handOver(
        _ value: Expression, to receiver: Handover.Receiver, at place: Place, site: Site, function: Function, _ app: App
    ) {
        switch value.core.kind {
        case .array(let elements):
            for element in elements { handOver(element, to: receiver, at: place, site: site, function: function, app) }
        case .name, .member, .selfReference, .call:
            guard let entity = app.entity(value, at: place) else { return }
            handovers[entity, default: []].append(Handover(receiver: receiver, site: site, function: function))
        default:
            return
        }
    }
}

/// A place where an object is given to somebody else.
public struct Handover: Sendable {
    public enum Receiver: Sendable {
        case call(Call, String?)
        case assigned(Expression)
        case caller
    }

    public let receiver: Receiver
    public let site: Site
    public let function: Function
}

/// A value that a coder is given.
public struct EncodedValue: Sendable {
    public let value: Expression
    public let site: Site
    public let function: Function

    public var place: Place { Place(site, in: function) }
}
