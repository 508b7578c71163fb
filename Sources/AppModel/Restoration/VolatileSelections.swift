import Syntax

extension App {
    /// What rows, tabs and links are told by that scene storage is bound to, though it is another one in each launch: nothing is selected by what
    /// was kept. In the order of the storage.
    func volatileSelections(_ walk: VolatileValues) -> [VolatileIdentifier] {
        sceneStorageProperties().filter { !$0.property.isOutsideViews && !program.files[$0.property.declaration.file].isTest }.flatMap {
            stored in
            var selections = BoundSelections(self, walk, key: stored.key.text)
            selections.follow(stored.property.fact.name, isWrapped: true, in: stored.property.owner)
            return selections.found
        }
    }
}

/// Who is handed a binding to scene storage, and by what those tell what they let the user choose from.
private struct BoundSelections {
    private(set) var found: [VolatileIdentifier] = []
    private let app: App
    private let walk: VolatileValues
    private let key: String?
    private var visited: Set<String> = []

    init(_ app: App, _ walk: VolatileValues, key: String?) {
        self.app = app
        self.walk = walk
        self.key = key
    }

    /// - Parameter isWrapped: whether the binding is the projection of a wrapper, `$page`, and not what the property holds.
    mutating func follow(_ name: String, isWrapped: Bool, in view: Type) {
        guard visited.count < 20, visited.insert("\(view.id).\(name)").inserted else { return }
        let binding = isWrapped ? "$" + name : name
        let functions = app.program.functions(of: view).filter { $0.fact.words.mayHold(binding) && !app.program.isTest($0) }
        for function in functions {
            for site in app.sites(in: function) {
                guard let call = site.call, let given = call.arguments.first(where: { $0.value.isOwnBinding(binding) }) else { continue }
                look(at: call, given.label, Place(site, in: function), in: function, of: view)
            }
        }
        // `Binding(get: { UUID(uuidString: page) }, set: { page = $0.uuidString })`
        guard isWrapped else { return }
        for property in view.declarations.flatMap(\.fact.properties) where property.isComputed && property.type?.unwrapped.name == "Binding"
        {
            let reads = app.program.getter(ofProperty: property.name, in: view)?.fact.words.mayHold(name) ?? false
            if reads { follow(property.name, isWrapped: false, in: view) }
        }
    }

    private mutating func look(at call: Call, _ label: String?, _ place: Place, in function: Function, of view: Type) {
        guard label == "selection" || call.name.first?.isUppercase == true else { return }
        switch call.name {
        case "NavigationLink":
            if let tag = call.argument("tag") { note(walk.kind(of: tag, at: place), function.location(tag.range), in: function) }
        case "List", "Table", "Picker", "TabView":
            guard label == "selection" else { return }
            var choices = TaggedChoices(app, of: view)
            if let content = call.content, call.name != "Table" { choices.collect(content.body, in: function) }
            for told in choices.told {
                switch told {
                case .value(let value, let place): note(walk.kind(of: value, at: place), function.location(value.range), in: function)
                // What its rows show may have tags of their own.
                case .member(let name, let type, let location):
                    if choices.open == nil { note(walk.kind(ofMember: name, of: type), location, in: function) }
                }
            }
            if let rows = call.firstUnlabelled, choices.told.isEmpty, choices.open == nil { noteElements(rows, call, place, in: function) }
        default:
            guard let label, let other = app.structures(named: call.name).onlyElement, let (_, fact) = other.property(label) else { return }
            if fact.attributes.contains("Binding") {
                follow(label, isWrapped: true, in: other)
            } else if fact.type?.unwrapped.name == "Binding" {
                follow(label, isWrapped: false, in: other)
            }
        }
    }

    /// Rows that are told by the identity of what they show.
    private mutating func noteElements(_ rows: Expression, _ call: Call, _ place: Place, in function: Function) {
        guard let element = app.program.type(of: rows, at: place)?.unwrapped.listElement?.unwrapped.projectType else { return }
        var name = "id"
        if let path = call.argument("id") {
            guard case .keyPath(let names) = path.core.kind, let only = names.onlyElement else { return }
            name = only
        }
        note(walk.kind(ofMember: name, of: element), function.location(rows.range), in: function)
    }

    private mutating func note(_ kind: VolatileIdentifier.Kind?, _ location: Location, in function: Function) {
        guard let kind else { return }
        found.append(VolatileIdentifier(kind: kind, isLookedUp: true, key: key, symbol: function.symbol, location: location))
    }
}

extension Expression {
    /// `$page`, `selection`, `self.selection`
    fileprivate func isOwnBinding(_ name: String) -> Bool {
        switch core.kind {
        case .name(name): true
        case .member(let base, let member): base.isSelf && member.text == name
        default: false
        }
    }
}
