import Syntax

/// What a view keeps of where the user is, or of what is there, which tells that its app brings him back.
struct KeptPlace {
    let owner: Type
    let location: Location
}

extension App {
    /// The tabs, paths and rows that an app keeps by hand and gives back, in defaults say, in the order of the views that show them. What
    /// is chosen in settings only says how something is shown.
    func keptPlaces(among shown: ShownViews) -> [KeptPlace] {
        var found: [KeptPlace] = []
        for view in shown.views where !Conventions.isAside(view.shortName) {
            for member in shown.code(of: view).members where shown.isShown(member.name, of: view) {
                for (call, mention) in member.choicesOfPlace {
                    guard let place = call.choiceOfPlace, shown.isKept(place, in: view), !shown.isPresented(mention, in: view),
                        shown.mayShow(mention, in: view), let variable = shown.variable(behind: place, in: view),
                        call.name != "List" || decidesOnViews(variable, shown),
                        call.name != "TabView" || TabCount(shown).tabs(of: call, in: view) > 1
                    else { continue }
                    found.append(KeptPlace(owner: view, location: declaration(of: variable) ?? place.location(in: member, self)))
                }
            }
            // The app's own tab bar.
            for declaration in view.declarations {
                for property in declaration.fact.properties
                where property.attributes.contains("AppStorage") && Conventions.isTab(property.name)
                    && decidesOnViews(ShownViews.OwnVariable(view: view, key: ViewKey(name: property.name)), shown)
                {
                    let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
                    found.append(KeptPlace(owner: view, location: location))
                }
            }
        }
        return found.first(ofEach: \.location)
    }

    /// Whether which views there are depends on what a list selects.
    private func decidesOnViews(_ variable: ShownViews.OwnVariable, _ shown: ShownViews) -> Bool {
        var trace = ViewTrace(self, shown, of: nil, isOfModel: variable.key.part != nil)
        trace.follow(variable.key, in: variable.view)
        return trace.view != nil
    }

    private func declaration(of variable: ShownViews.OwnVariable) -> Location? {
        guard let (declaration, fact) = variable.view.property(variable.key.name) else { return nil }
        guard let part = variable.key.part else {
            return Location(path: program.files[declaration.file].path, range: fact.nameRange)
        }
        guard let model = program.declaredType(of: fact, in: declaration, of: variable.view)?.unwrapped.projectType,
            let (declaration, fact) = model.property(part)
        else { return nil }
        return Location(path: program.files[declaration.file].path, range: fact.nameRange)
    }
}

extension ShownViews {
    /// A variable in the words of the view that has it, not of one that has a binding to it.
    struct OwnVariable {
        let view: Type
        let key: ViewKey
    }

    func variable(behind binding: Expression, in view: Type, depth: Int = 0) -> OwnVariable? {
        let own = binding.core.plainName.flatMap { code(of: view).members(named: $0.withoutProjection).onlyElement?.valueOfBinding }
        guard let key = (binding.valueOfBinding ?? own ?? binding).viewKey, let (_, fact) = view.property(key.name) else { return nil }
        guard key.part == nil, fact.attributes == ["Binding"] else { return OwnVariable(view: view, key: key) }
        guard depth < 5, let making = makings(of: view).first, let given = making.call.argument(key.name) else { return nil }
        return variable(behind: given, in: making.maker, depth: depth + 1)
    }
}

extension ViewMember {
    /// The calls that show one of several tabs, screens or rows.
    fileprivate var choicesOfPlace: [(call: Call, mention: ViewMention)] {
        made.filter { call, mention in
            call.choiceOfPlace != nil && mention.occasion == nil && (!mention.isRepeated || call.name == "NavigationLink")
                && (call.name != "TabView" || !showsPages)
        }
    }

    /// Whether it shows what an app of some code may keep.
    func mayKeepPlace(of code: ViewCode) -> Bool {
        if code.type.declarations.flatMap(\.fact.properties).contains(where: { property in
            property.attributes.contains("AppStorage") && Conventions.isTab(property.name)
        }) {
            return true
        }
        return choicesOfPlace.contains { call, _ in
            guard let key = call.choiceOfPlace?.viewKey, key.part == nil, let fact = code.type.property(key.name)?.fact else { return true }
            return fact.attributes != ["State"] || code.namesStore
                || code.type.declarations.contains {
                    $0.fact.withMethods?.property(key.name) { _ in true }?.value?.isConstantValue == false
                }
        }
    }
}

extension Call {
    /// What says in which tab, on which screen or in which row the user is.
    fileprivate var choiceOfPlace: Expression? {
        switch name {
        case "TabView", "List": argument("selection")
        case "NavigationLink": argument("tag").flatMap { _ in argument("selection") }
        case "NavigationStack": argument("path")
        default: nil
        }
    }
}

extension Expression {
    fileprivate func location(in member: ViewMember, _ app: App) -> Location {
        Location(path: app.program.files[member.file].path, range: range)
    }
}
