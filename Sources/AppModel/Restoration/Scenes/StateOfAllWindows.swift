import Syntax

/// What a window shows, kept by the app instead of the window's own view, so that all its windows show the same (I17).
public struct StateOfAllWindows: Sendable {
    /// The app's.
    public let property: Property
    /// Where a view takes it for its selection or its path.
    public let use: Location
}

extension App {
    /// In path order. Only of apps that are seen to have more than one window: they open some, or have groups by name or for values.
    public func statesOfAllWindows() -> [StateOfAllWindows] {
        let apps = appsOfSwiftUI
        let all = apps.isEmpty ? [] : program.propertiesMentioningRestoration { $0.attributes.contains("State") }
        return apps.flatMap { owner -> [StateOfAllWindows] in
            let properties = all.filter { $0.owner == owner }
            guard !properties.isEmpty, opensWindows(inUnit: owner.unit), !takesNewWindowsAway(owner) else { return [] }
            let contents = program.functions(of: owner).filter { !program.isTest($0) }.flatMap(contentsOfGroups)
            return properties.compactMap { property in
                let found = contents.lazy.compactMap { content in
                    self.use(of: property.fact.name, in: content.body, at: content.place, depth: 0)
                }.first
                return found.map { StateOfAllWindows(property: property, use: $0) }
            }
        }
    }

    private func opensWindows(inUnit unit: Int) -> Bool {
        program.functions(mentioningAnyOf: ["openWindow", "WindowGroup"]).contains { function in
            program.unit(of: function) == unit && !program.isTest(function)
                && sites(in: function).contains { site in
                    guard let call = site.call else { return false }
                    return call.name == "openWindow" || call.name == "WindowGroup" && (call.argument("for") ?? call.argument("id")) != nil
                }
        }
    }

    /// Whether an app puts something else in place of the command for one more window, so that its first group has one alone.
    private func takesNewWindowsAway(_ owner: Type) -> Bool {
        let others = program.functions(mentioningAnyOf: ["CommandGroup"]).filter { program.unit(of: $0) == owner.unit }
        return (program.functions(of: owner) + others).contains { function in
            function.contains { part in
                guard case .call(let call) = part.kind, call.name == "CommandGroup", let replaced = call.argument("replacing")?.core else {
                    return false
                }
                // What stands there instead may open one itself.
                if part.contains(where: { $0.memberName == "openWindow" }) { return false }
                switch replaced.kind {
                case .implicitMember(let name): return name == "newItem"
                default: return replaced.memberName == "newItem"
                }
            }
        }
    }

    /// What the windows of groups show that have no value of their own.
    private func contentsOfGroups(_ scenes: Function) -> [(body: [Statement], place: Place)] {
        sites(in: scenes).compactMap { site in
            guard let call = site.call, call.name == "WindowGroup", call.argument("for") == nil,
                case .closure(let content)? = call.arguments.last?.value.kind
            else { return nil }
            return (content.body, Place(site, in: scenes))
        }
    }

    /// Where a binding chooses what is shown, in a view's code or in that of a view that gets it.
    private func use(of name: String, in body: [Statement], at place: Place, depth: Int) -> Location? {
        guard depth < 4 else { return nil }
        var found: Location?
        var given: [(view: Type, name: String)] = []
        for expression in body.flatMap(\.expressions) {
            _ = expression.contains { part in
                guard found == nil, case .call(let call) = part.kind, call.receiver == nil else { return false }
                if let chosen = call.choice, chosen.isBinding(of: name) || chosen.isMadeBinding(of: name) {
                    found = program.location(chosen.range, at: place)
                } else if let argument = call.arguments.first(where: { $0.value.isBinding(of: name) }), let label = argument.label,
                    case .project(let view)? = program.typeValue(of: call.callee, at: place),
                    view.property(label)?.fact.attributes.contains("Binding") == true
                {
                    given.append((view, label))
                }
                return false
            }
        }
        return found
            ?? given.flatMap { view, name in
                view.declarations.flatMap { declaration in
                    let getters = declaration.fact.properties.filter(\.isComputed).compactMap { declaration.fact.getter(of: $0.name) }
                    let inside = Place(in: declaration, of: view, isStatic: false)
                    return getters.compactMap { use(of: name, in: $0.body ?? [], at: inside, depth: depth + 1) }
                }
            }.first
    }
}

extension Expression {
    /// `Binding(get: { page }, set: { page = $0 })`
    fileprivate func isMadeBinding(of name: String) -> Bool {
        guard case .call(let call) = core.kind, ["Binding", "init"].contains(call.name), call.argument("set") != nil else { return false }
        return call.argument("get")?.contains { $0.isNamed(name) } ?? false
    }
}

extension Call {
    /// What a view that shows one of several things is told which.
    fileprivate var choice: Expression? {
        switch name {
        case "TabView", "List", "Table": argument("selection")
        case "NavigationStack": argument("path")
        default: nil
        }
    }
}
