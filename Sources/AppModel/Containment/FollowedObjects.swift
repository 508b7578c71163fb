import Syntax

/// The objects that the first pass met: only these are worth following.
struct FollowedObjects {
    /// What locals and properties among them are called.
    private(set) var names: Set<String> = []
    private var created: Set<Entity> = []
    private var locals: Set<Local> = []
    /// By id, which functions create one of those or call a local so: nobody else speaks of it.
    private var isHome: [Bool]
    /// By id, which functions stand where one of those may be.
    private let isNear: [Bool]
    /// Of a property any of them may speak.
    private var properties = Words.Filter([])
    private var propertyNames: Set<String> = []

    /// A local, by its function.
    private struct Local: Hashable {
        let function: Int
        let name: String
    }

    /// - Parameter units: by unit, whether what happens there may matter.
    init(_ table: ObjectTable, within units: [Bool], _ app: App, _ workers: some Workers) {
        isNear = app.program.functions.map { units[app.program.unit(of: $0)] }
        isHome = [Bool](repeating: false, count: app.program.functions.count)
        add(whatIsIn: table)
        app.bodies.walk(functions(of: app), workers)
        addHolders(in: app)
        let speakers = functions(of: app)
        app.bodies.walk(speakers, workers)
        addAliases(among: speakers, in: app)
        addNamesInClosures(in: app)
    }

    private mutating func add(whatIsIn table: ObjectTable) {
        for containment in table.containments {
            for entity in [containment.parent, containment.childEntity] {
                switch entity {
                case .local(let function, _, let name)?:
                    addLocal(name, of: function)
                case .property(_, let name)?:
                    addProperty(name)
                case .created(let function, _)?:
                    created.insert(entity!)
                    isHome[function] = true
                case .owner?, nil:
                    break
                }
            }
        }
        for entity in table.instances.values.joined() {
            guard case .created(let function, _) = entity else { continue }
            created.insert(entity)
            isHome[function] = true
        }
    }

    /// A name that holds the result of a followed call is worth following too; from here on there are more of them.
    private mutating func addHolders(in app: App) {
        for id in app.program.functions.indices where mayOccur(in: id, app) {
            let function = app.program.functions[id]
            for site in app.sites(in: function) {
                switch site.kind {
                case .local(let local) where isCreated(local.value, in: function) || isList(local.value, at: site, in: function):
                    addLocal(local.name, of: function.id)
                case .assignment(let target, let operation, let value)
                where operation == nil && isCreated(value, in: function) || isList(value, at: site, in: function):
                    add(target, at: site, in: function)
                case .call(let call):
                    guard let list = call.receiver, let addition = call.addition else { continue }
                    if case .element(let value) = addition, !isFollowed(value, at: site, in: function), !isCreated(value, in: function) { continue }
                    add(list, at: site, in: function)
                case .returns(let value) where isCreated(value, in: function):
                    if let property = function.property { addProperty(property.name) }
                default:
                    break
                }
            }
        }
    }

    /// And so is a property that such an object is also kept in.
    private mutating func addAliases(among speakers: [Int], in app: App) {
        var aliases: [(target: Expression, site: Site, function: Function)] = []
        for id in speakers {
            let function = app.program.functions[id]
            for site in app.sites(in: function) {
                guard case .assignment(let target, nil, let value) = site.kind, isFollowed(value, at: site, in: function) else { continue }
                aliases.append((target, site, function))
            }
        }
        for alias in aliases { add(alias.target, at: alias.site, in: alias.function) }
    }

    /// Inside of its closure the object of a property has another name.
    private mutating func addNamesInClosures(in app: App) {
        for function in app.program.functions where isNear[function.id] {
            guard let property = function.property, propertyNames.contains(property.name), function.isInitialValue,
                property.value?.calledClosure != nil
            else { continue }
            for site in app.sites(in: function) where site.isOfOuterClosure {
                guard case .returns(let value) = site.kind, case .name(let name) = value.core.kind else { continue }
                addLocal(name, of: function.id)
            }
        }
    }

    private mutating func add(_ target: Expression, at site: Site, in function: Function) {
        guard let name = target.memberName else { return }
        if case .name = target.core.kind, site.locals?.lookUp(name) != nil {
            addLocal(name, of: function.id)
        } else {
            addProperty(name)
        }
    }

    private mutating func addLocal(_ name: String, of function: Int) {
        names.insert(name)
        locals.insert(Local(function: function, name: name))
        isHome[function] = true
    }

    private mutating func addProperty(_ name: String) {
        names.insert(name)
        propertyNames.insert(name)
        properties.insert(name)
    }

    /// Whether a value is one of the objects by name. That a local elsewhere has the same name means nothing.
    private func isFollowed(_ value: Expression, at site: Site, in function: Function) -> Bool {
        let value = value.core
        guard let name = value.memberName else { return false }
        if case .name = value.kind, site.locals?.lookUp(name) != nil { return locals.contains(Local(function: function.id, name: name)) }
        return propertyNames.contains(name)
    }

    private func isCreated(_ value: Expression?, in function: Function) -> Bool {
        guard let value = value?.core, case .call = value.kind else { return false }
        return isCreated(in: function, at: value.range.end)
    }

    /// Whether what a closure gives is one of the objects; a name in it is a local of the function.
    private func isMade(_ value: Expression, in function: Function) -> Bool {
        if case .name(let name) = value.core.kind { return locals.contains(Local(function: function.id, name: name)) }
        return isCreated(value, in: function)
    }

    /// `[left, right]`, one of them followed, or what `map` makes of such.
    private func isList(_ value: Expression?, at site: Site, in function: Function) -> Bool {
        if case .call(let call)? = value?.core.kind, let element = call.transformedElement { return isMade(element, in: function) }
        return value?.listedElements?.contains { isFollowed($0, at: site, in: function) || isCreated($0, in: function) } ?? false
    }

    /// The ids of those that may speak of one of the objects.
    func functions(of app: App) -> [Int] { app.program.functions.indices.filter { mayOccur(in: $0, app) } }

    func mayOccur(in function: Int, _ app: App) -> Bool {
        isHome[function] || isNear[function] && app.program.words.mayHold(function, anyOf: properties)
    }

    /// Whether the value of a property with a followed name may be one of the objects.
    func mayHoldObject(_ function: Function) -> Bool {
        isNear[function.id] && function.property.map { names.contains($0.name) } ?? false
    }

    func isCreated(in function: Function, at offset: UInt32) -> Bool {
        created.contains(.created(function: function.id, offset: offset))
    }
}
