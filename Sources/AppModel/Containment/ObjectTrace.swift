import Syntax

/// Where an object comes from and who gets it, as far as the text shows.
struct ObjectTrace {
    /// Somebody out of sight may have had it before, or may get it.
    private(set) var isLost = false
    /// Whether some initializer or storyboard is seen to make it.
    private var isMade = false
    /// The object under all its names.
    private var entities: [Entity] = []
    private let app: App

    init(of entity: Entity, in app: App) {
        self.app = app
        entities = [entity]
        var index = 0
        // Its other names are added while it is followed.
        while index < entities.count, index < 8, !isLost {
            follow(entities[index])
            index += 1
        }
        if !isMade { isLost = true }
    }

    /// Takes in where it comes from.
    private mutating func take(_ value: Expression, at place: Place) {
        if !isFresh(value, at: place) { isLost = true }
        if !value.isNil { isMade = true }
    }

    private mutating func follow(_ entity: Entity) {
        switch entity {
        case .local(let id, let binding, let local):
            let function = app.program.functions[id]
            let sites = app.sites(in: function)
            guard let locals = sites.lazy.compactMap({ $0.locals?.lookUp(local) }).first(where: { $0.binding.id == binding }) else { return isLost = true }
            switch locals.binding.origin {
            case .local: break
            case .unwrapped(_, let value): take(value, at: Place(function, locals.outer))
            case .parameter, .element, .pattern: isLost = true
            }
            for site in sites { look(at: site, in: function, for: entity) }
            if StrayUse(of: .object, named: [local]).isIn(function.body) { isLost = true }
        case .property(let owner, let name):
            guard let property = app.program.types[owner].property(name)?.fact, !property.isComputed, !property.modifiers.contains(.isOutlet) else {
                return isLost = true
            }
            if let value = property.value { take(value, at: Place(in: app.program.types[owner].declarations[0], of: app.program.types[owner], isStatic: false)) }
            for function in app.program.functions(mentioningAnyOf: [name]) where !isLost {
                let sites = app.sites(in: function)
                for site in sites { look(at: site, in: function, for: entity) }
                let isOwn = function.type.map(app.program.family(of: app.program.types[owner]).contains) ?? false
                if StrayUse(of: .object, named: isOwn ? [name] : [], member: name).isIn(function.body) { isLost = true }
                if function.contains(where: { if case .keyPath(let names) = $0.kind { names.contains(name) } else { false } }) { isLost = true }
            }
            // Observers have another name for it.
            for function in app.program.functions(of: app.program.types[owner]) where function.property?.name == name && function.fact.kind != .getter {
                if app.sites(in: function).contains(where: { $0.call?.arguments.contains { $0.value.core.isName("newValue") } ?? false }) { isLost = true }
            }
        case .created(let id, let end):
            let function = app.program.functions[id]
            for site in app.sites(in: function) {
                if let call = site.call, site.range.end == end { take(Expression(.call(call), site.range), at: Place(site, in: function)) }
                look(at: site, in: function, for: entity)
            }
            if StrayUse(of: .object, madeBefore: end).isIn(function.body) { isLost = true }
        case .owner:
            isLost = true
        }
    }

    private mutating func look(at site: Site, in function: Function, for entity: Entity) {
        let place = Place(site, in: function)
        func isMeant(_ expression: Expression) -> Bool { names(expression, entity, at: place) }
        switch site.kind {
        case .call(let call):
            if let receiver = call.receiver, isMeant(receiver), call.arguments.contains(where: { $0.value.core.isSelf }),
                !ObjectTrace.harmlessWithSelf.contains(call.name)
            {
                isLost = true
            }
            guard !ObjectTrace.harmless.contains(call.name), !call.logs else { return }
            if call.arguments.contains(where: { holds($0.value, entity, at: place) }) { isLost = true }
        case .assignment(let target, nil, let value):
            if isMeant(target) {
                take(value, at: place)
            } else if holds(value, entity, at: place) {
                keep(in: app.entity(target, at: place), value)
            }
        case .assignment(_, _, let value):
            if holds(value, entity, at: place) { isLost = true }
        case .local(let local):
            guard let locals = site.locals else { return }
            guard let value = local.value else {
                // One of several that a pattern takes apart.
                if local.isLet, app.localEntity(locals, in: function) == entity { isLost = true }
                return
            }
            let before = place.before(locals)
            if app.localEntity(locals, in: function) == entity {
                take(value, at: before)
            } else if holds(value, entity, at: before) {
                // `let same = child` names it once more, and is read so.
                if app.entity(.init(.name(local.name), local.nameRange), at: place) != entity { isLost = true }
            }
        case .returns(let value):
            guard holds(value, entity, at: place), !function.tellsOfChildren else { return }
            // What the closure of a property returns stays in the property, and so does what an Objective-C getter returns.
            if case .property(let owner, let name) = entity, function.type == app.program.types[owner] {
                if function.isInitialValue, function.property?.name == name { return }
                if function.isObjectiveC, function.fact.name == name, function.fact.parameters.isEmpty { return }
            }
            isLost = true
        case .forced, .cast, .attempt, .element:
            break
        }
    }

    /// A property of one of the project's objects is one more name of it.
    private mutating func keep(in entity: Entity?, _ value: Expression) {
        guard case .property? = entity, case .name = value.core.kind else { return isLost = true }
        if !entities.contains(entity!) { entities.append(entity!) }
    }

    /// Whether an expression is the object, or may be: a property of its name, of something whose type is unknown.
    private func names(_ expression: Expression, _ meant: Entity, at place: Place) -> Bool {
        let expression = expression.core
        guard let name = expression.memberName else { return app.entity(expression, at: place) == meant }
        if let entity = app.entity(expression, at: place) { return entity == meant }
        guard case .property(_, name) = meant, case .member(let base, _) = expression.kind else { return false }
        return app.program.type(of: base, at: place) == nil
    }

    /// Whether it is the object, or a list or a choice with it.
    private func holds(_ expression: Expression, _ meant: Entity, at place: Place) -> Bool {
        switch expression.core.kind {
        case .array(let elements), .dictionary(let elements), .other(let elements): elements.contains { holds($0, meant, at: place) }
        case .tuple(let arguments): arguments.contains { holds($0.value, meant, at: place) }
        case .ternary(_, let first, let second), .binary(let first, "??", let second):
            holds(first, meant, at: place) || holds(second, meant, at: place)
        case .conditional(let statement): statement.valuesOfArms.contains { holds($0, meant, at: place) }
        default: names(expression, meant, at: place)
        }
    }

    /// Whether a value is an object that an initializer or a storyboard makes here, or none.
    private func isFresh(_ value: Expression, at place: Place) -> Bool {
        if value.isNil { return true }
        switch value.core.kind {
        case .call(let call):
            if call.calledClosure { return true }
            return app.createdType(call, at: place) != nil || UIKit.instantiations.contains(call.name)
        case .name:
            // A local is followed by itself.
            guard let entity = app.entity(value, at: place), case .local(let function, let binding, _) = entity else { return false }
            return binding >= app.program.functions[function].fact.parameters.count && !ObjectTrace(ofLocal: entity, in: app).isLost
        default:
            return false
        }
    }

    /// Where a local comes from; it goes into what is followed anyway.
    private init(ofLocal entity: Entity, in app: App) {
        self.app = app
        entities = [entity]
        guard case .local(let id, _, _) = entity else { return }
        let function = app.program.functions[id]
        var isDeclared = false
        for site in app.sites(in: function) {
            guard case .local(let local) = site.kind, let locals = site.locals, app.localEntity(locals, in: function) == entity else { continue }
            isDeclared = true
            let place = Place(site, in: function).before(locals)
            if let value = local.value, case .call = value.core.kind, isFresh(value, at: place) { continue }
            isLost = true
        }
        if !isDeclared { isLost = true }
        for site in app.sites(in: function) {
            guard let call = site.call, !ObjectTrace.harmless.contains(call.name), !call.logs else { continue }
            if call.arguments.contains(where: { holds($0.value, entity, at: Place(site, in: function)) }) { isLost = true }
        }
    }

    /// Calls that take a controller and make it nobody's child.
    private static let harmless: Set<String> = [
        "addTarget", "addObserver", "removeObserver", "isKind", "isEqual", "contains", "type", "ObjectIdentifier",
    ]

    /// What a child may be told with the container in hand.
    private static let harmlessWithSelf: Set<String> = [
        "didMove", "willMove", "didMoveToParentViewController", "willMoveToParentViewController", "addTarget", "addObserver", "removeObserver",
        "setDelegate", "setDataSource", "isKind", "isEqual",
    ]
}

extension Function {
    /// Answers which child decides on the status bar and the like, `childForStatusBarStyle`.
    fileprivate var tellsOfChildren: Bool {
        let name = property?.name ?? fact.name
        return name.hasPrefix("childFor") || name.hasPrefix("childViewControllerFor") || name == "preferredFocusEnvironments"
    }
}

extension Statement {
    /// What an `if` or a `switch` may stand for.
    fileprivate var valuesOfArms: [Expression] {
        switch kind {
        case .expression(let value): [value]
        case .branch(let branch): branch.arms.flatMap { $0.body.last?.valuesOfArms ?? [] }
        default: []
        }
    }
}

extension Call {
    /// `{ … }()`, whose returns are followed.
    fileprivate var calledClosure: Bool {
        if case .closure = callee.kind { arguments.isEmpty } else { false }
    }
}
