import Syntax

/// The views of a unit that its windows show once it is launched anew, otherwise than for a while, and once: at its beginning, or where what was
/// kept leads to them.
final class ShownViews {
    private let app: App
    private let unit: Int
    private var codes: [Int: ViewCode] = [:]
    private var modifiers: [String: ViewMember?] = [:]
    private var viewsOfModifier: [String: [Type]] = [:]
    private var stores: [Int: Bool] = [:]
    private var shown: Set<Step> = []
    private var launch: LaunchValues?
    private var roots: [Type] = []
    private var storing: [Type] = []
    /// Whether a presentation counts as kept where that is open.
    private var trustsPresentations = false
    private var hasOpenPresentations = false
    /// Where it is open whether what a member shows is there.
    private var doubts: [Step: Location] = [:]
    private(set) var views: [Type] = []
    private let structures: [String: [Type]]
    /// By key, who takes it from its surroundings, and under which name.
    private lazy var readersOfEnvironment: [String: [(view: Type, name: String)]] = {
        var readers: [String: [(view: Type, name: String)]] = [:]
        for view in app.program.types where view.unit == unit && view.kind == .structure {
            for property in view.declarations.flatMap(\.fact.properties) {
                if let key = property.environmentKey { readers[key, default: []].append((view, property.name)) }
            }
        }
        return readers
    }()
    /// By name, what draws something.
    let drawing: [String: [Type]]
    /// By name, the properties by which what is no view itself says which view shows it, where one type alone has such.
    let membersThatShow: [String: Type]

    private struct Step: Hashable {
        let type: Int
        let member: String
        /// Whether it stands for each of many.
        var isRepeated = false
    }

    /// What the windows of a unit show that keeps something in scene storage, and what shows that.
    convenience init(_ app: App, unit: Int, storing: [Type]) {
        self.init(of: unit, in: app)
        show(from: apps(thatShow: storing), storing: storing)
    }

    /// The apps of a unit that show some views; all where none does. An app for a watch or a clip beside them keeps nothing by that.
    private func apps(thatShow storing: [Type]) -> [Type] {
        let apps = views.filter { $0.lists("App") }
        guard apps.count > 1 else { return apps }
        let own = apps.filter { app in
            let reached = walk(from: [app]) { _, _, _ in true }
            return storing.contains { reached.contains(Step(type: $0.id, member: "body")) }
        }
        doubts = [:]
        return own.isEmpty ? apps : own
    }

    /// What a window shows that comes back with its value.
    convenience init(_ app: App, unit: Int, window: WindowValue) {
        self.init(of: unit, in: app)
        let members = window.function.type.map { code(of: $0).members } ?? []
        var roots: [Type] = []
        for member in members where member.file == window.function.file {
            guard let group = member.made.first(where: { $0.call.argument("for")?.range == window.range })?.call else { continue }
            for (call, mention) in member.made where group.arguments.contains(where: { $0.value.range.contains(call.callee.range) }) {
                if mention.occasion != nil || mention.isPresented || Conventions.isAside(call.name) { continue }
                roots += drawing[call.name] ?? []
            }
        }
        show(from: roots, storing: [])
    }

    private init(of unit: Int, in app: App) {
        self.app = app
        self.unit = unit
        let types = app.program.types.filter { $0.unit == unit && !app.program.files[$0.file].isTest && !app.isPreview($0) }
        // An app may have a protocol of its own for its views.
        views = types.filter { type in
            SwiftUI.viewProtocols.contains(where: type.lists) || type.kind == .structure && app.program.adopts(type, "View")
        }
        drawing = Dictionary(grouping: views, by: \.shortName)
        structures = Dictionary(grouping: app.program.types.filter { $0.kind == .structure }, by: \.shortName)
        let others = Set(types.map(\.id)).subtracting(views.map(\.id))
        membersThatShow = Self.membersThatShow(of: types.filter { others.contains($0.id) })
    }

    /// The same, with all presentations in it that may be kept or may not; `nil` where there is none such.
    func withOpenPresentations() -> ShownViews? {
        guard hasOpenPresentations else { return nil }
        let others = ShownViews(of: unit, in: app)
        others.codes = codes
        others.trustsPresentations = true
        others.show(from: roots, storing: storing)
        return others
    }

    /// What the apps of a unit show; `nil` where they surely keep no place by hand.
    convenience init?(_ app: App, unit: Int) {
        self.init(of: unit, in: app)
        let apps = views.filter { $0.lists("App") }
        let reached = walk(from: apps) { _, _, _ in true }
        doubts = [:]
        let mayKeep = Set(reached.map(\.type)).contains { id in
            let code = code(of: app.program.types[id])
            return code.members.contains { $0.mayKeepPlace(of: code) }
        }
        guard mayKeep else { return nil }
        show(from: apps, storing: [])
    }

    /// The same of the apps alone that show some views, where there are several.
    func withApps(thatShow storing: [Type]) -> ShownViews {
        guard roots.count > 1 else { return self }
        let others = ShownViews(of: unit, in: app)
        others.codes = codes
        others.show(from: others.apps(thatShow: storing), storing: storing)
        return others
    }

    private func show(from roots: [Type], storing: [Type]) {
        (self.roots, self.storing) = (roots, storing)
        var makings: [LaunchValues.Making] = []
        func note(_ call: Call?, _ mention: ViewMention, _ maker: Type) -> Bool {
            if let call { makings.append(LaunchValues.Making(call: call, mention: mention, maker: maker)) }
            return true
        }
        let reached = walk(from: roots) { _, mention, _ in !mention.isPresented }
        let comingBack = walk(from: roots) { _, mention, maker in !mention.isPresented && !staysAway(mention, in: maker) }
        _ = walk(from: roots, note)
        // Nobody in sight shows them.
        let apart = storing.filter { !reached.contains(Step(type: $0.id, member: "body")) }
        _ = walk(from: apart, note)
        let launch = LaunchValues(app, self, unit: unit, makings: makings)
        self.launch = launch
        shown = walk(from: roots + apart) { [unowned self] _, mention, maker in
            guard launch.mayShow(mention, in: maker), !staysAway(mention, in: maker) else { return false }
            if !isPresented(mention, in: maker) { return true }
            hasOpenPresentations = hasOpenPresentations || mention.presentations.contains { launch.isOpen($0, in: maker) }
            return false
        }
        // What such a view keeps comes back with it, whoever shows it.
        for view in storing where !isShown(view) {
            let body = Step(type: view.id, member: "body")
            if reached.contains(body), !comingBack.contains(body) { continue }
            shown.formUnion(walk(from: [view], entersViews: false) { _, mention, _ in !mention.isPresented })
        }
        views = views.filter { isShown($0) }
    }

    /// Whether a window shows it that its app never lets come back.
    private func staysAway(_ mention: ViewMention, in maker: Type) -> Bool {
        maker.lists("App") && code(of: maker).members.contains { $0.fact.range.contains(mention.range) && $0.keepsAway(mention.range) }
    }

    /// The steps from the bodies of some types to those of the views that they show, and to the members that say so.
    ///
    /// - Parameter goesOn: asked for what a member of a type shows at a place, and how it is made there.
    private func walk(from roots: [Type], entersViews: Bool = true, _ goesOn: (Call?, ViewMention, Type) -> Bool) -> Set<Step> {
        var known: Set<Step> = []
        var open = roots.map { (step: Step(type: $0.id, member: "body"), doubt: Location?.none) }
        while let (step, doubt) = open.popLast() {
            guard known.insert(step).inserted else { continue }
            if let doubt { doubts[step] = doubt }
            let type = app.program.types[step.type]
            let code = code(of: type)
            for member in code.members(named: step.member) {
                func enter(_ other: Type, _ name: String = "body", by mention: ViewMention, isRepeated: Bool = false) {
                    let next = Step(type: other.id, member: name, isRepeated: isRepeated)
                    open.append((next, doubt ?? openPresentation(around: mention, in: member, of: type)))
                }
                for mention in member.mentions where mention.occasion == nil {
                    let other = mention.part.flatMap { part in membersThatShow[part].map { (part, $0) } }
                    guard code.has(mention.name) || other != nil, goesOn(nil, mention, type) else { continue }
                    let isRepeated = step.isRepeated || mention.isRepeated
                    if code.has(mention.name) { enter(type, mention.name, by: mention, isRepeated: isRepeated) }
                    // `screen.destination`
                    if let (part, other) = other { enter(other, part, by: mention, isRepeated: isRepeated) }
                }
                guard entersViews else { continue }
                for (call, mention) in member.made where mention.occasion == nil {
                    if step.isRepeated || mention.isRepeated || !goesOn(call, mention, type) { continue }
                    for view in drawing[mention.name] ?? [] { enter(view, by: mention) }
                }
                for (call, mention) in member.modifiers where mention.occasion == nil && !step.isRepeated && !mention.isRepeated {
                    let views = views(madeByModifier: call.name)
                    for view in views {
                        // What it hands them the text of the one who asks for it does not say.
                        let made = Call(callee: Expression(.name(view.shortName), call.nameRange), arguments: [])
                        if goesOn(made, mention, type) { enter(view, by: mention) }
                    }
                }
            }
        }
        return known
    }

    private static func membersThatShow(of types: [Type]) -> [String: Type] {
        var found: [String: [Type]] = [:]
        for type in types where type.kind != .protocol {
            for property in type.declarations.flatMap(\.fact.properties) where property.type?.unwrapped.name.lastComponent == "View" {
                found[property.name, default: []].append(type)
            }
        }
        return found.compactMapValues(\.onlyElement)
    }

    func code(of type: Type) -> ViewCode {
        if let known = codes[type.id] { return known }
        let code = ViewCode(type)
        codes[type.id] = code
        return code
    }

    /// Whether somebody who makes a view gives a variable of it a value to begin with that is none spelled out.
    func isGiven(_ name: String, byMakersOf view: Type) -> Bool { launch?.isGiven(name, byMakersOf: view) ?? true }

    /// Whether somebody assigns a variable of a model who neither is that nor surely has it.
    func isGiven(_ name: String, byOthersThan holders: ModelHolders, of model: Type) -> Bool {
        let known = Set(holders.holders(of: model).map(\.holder.id) + [model.id])
        return app.program.types.contains { type in
            type.unit == unit && !known.contains(type.id) && !app.program.files[type.file].isTest && !app.isPreview(type)
                && code(of: type).members.contains { member in
                    member.fact.words.mayHold(name)
                        && member.mentions.contains { mention in
                            mention.assignment != nil && (mention.part == name || mention.isOfOther && mention.name == name)
                        }
                }
        }
    }

    /// Remembers of a class whether it may store something.
    func mayStore(_ type: Type, _ answer: () -> Bool) -> Bool {
        if let known = stores[type.id] { return known }
        let found = answer()
        stores[type.id] = found
        return found
    }

    /// Whether an enumeration of the unit's own has the case, and no view that names it names a store.
    func storesNothing(ofCase name: String) -> Bool {
        let isCase = app.program.types.contains { type in
            type.unit == unit && type.kind == .enumeration && type.declarations.contains { $0.fact.cases.contains { $0.name == name } }
        }
        return isCase
            && structures.values.joined().filter { $0.unit == unit }.allSatisfy { type in
                code(of: type).members.allSatisfy { member in
                    let words = member.fact.words
                    return !words.mayHold(name) || !SwiftUI.stores.contains(where: words.mayHold)
                }
            }
    }

    /// The one modifier of views that the project has of a name.
    func modifier(named name: String) -> ViewMember? {
        if let known = modifiers[name] { return known }
        let found = (app.program.extensionsOfFramework["View"] ?? []).flatMap { fact, file in
            fact.methods(named: name).filter(\.hasBody).map { ViewMember($0, property: nil, file: file) }
        }
        modifiers[name] = .some(found.onlyElement)
        return found.onlyElement
    }

    /// What a modifier of the project's own draws beside what it is asked of.
    func views(madeByModifier name: String) -> [Type] {
        if let known = viewsOfModifier[name] { return known }
        viewsOfModifier[name] = []
        guard let modifier = modifier(named: name) else { return [] }
        var found: [Type] = []
        for (_, mention) in modifier.made where mention.occasion == nil && !mention.isPresented && !mention.isRepeated {
            found += drawing[mention.name] ?? []
        }
        for (call, mention) in modifier.modifiers where mention.occasion == nil && !mention.isPresented && !mention.isRepeated {
            found += views(madeByModifier: call.name)
        }
        viewsOfModifier[name] = found
        return found
    }

    /// The one structure of a name, the unit's own before those of others.
    func view(named name: String) -> Type? {
        let named = structures[name] ?? []
        let own = named.filter { $0.unit == unit }
        return (own.isEmpty ? named : own).onlyElement
    }

    /// Whether what a view's code says at a place is there once the app is launched anew.
    func mayShow(_ mention: ViewMention, in view: Type) -> Bool { launch?.mayShow(mention, in: view) ?? true }

    /// Whether it stands in something that is shown on top, and is gone once the app is launched anew.
    func isPresented(_ mention: ViewMention, in view: Type) -> Bool {
        mention.presentations.contains { call in
            launch.map { !$0.isKept(call, in: view) && !(trustsPresentations && $0.isOpen(call, in: view)) } ?? true
        }
            || mention.surroundings.contains { surrounding in
                if case .closure(let call, let label, _) = surrounding { showsOnTop(call, label) } else { false }
            }
    }

    /// What says whether something is shown on top there, where that may be kept or may not.
    private func openPresentation(around mention: ViewMention, in member: ViewMember, of view: Type) -> Location? {
        guard trustsPresentations, let launch, let call = mention.presentations.first(where: { launch.isOpen($0, in: view) }) else {
            return nil
        }
        let binding = call.argument("isPresented") ?? call.argument("item")
        return Location(path: app.program.files[member.file].path, range: binding?.range ?? call.nameRange)
    }

    /// The presentation by which alone a place of the code is shown, where that may be kept or may not.
    func openPresentation(around place: Location) -> Location? {
        for view in views {
            for member in code(of: view).members
            where app.program.files[member.file].path == place.path && member.fact.range.contains(place.range) {
                let mention = (member.mentions + member.made.map(\.mention)).first { $0.range == place.range }
                if let mention, let own = openPresentation(around: mention, in: member, of: view) { return own }
                return doubts[Step(type: view.id, member: member.name)]
                    ?? doubts[Step(type: view.id, member: member.name, isRepeated: true)]
            }
        }
        return nil
    }

    /// Whether a view of the unit's own shows what it is handed on top alone: `.popover(isPresented: $isOpen) { content() }`.
    private func showsOnTop(_ call: Call, _ label: String?) -> Bool {
        guard call.name.first?.isUppercase == true, let view = drawing[call.name]?.onlyElement else { return false }
        let name = label ?? "content"
        let mentions = code(of: view).members.filter { $0.fact.kind != .initializer }.flatMap(\.mentions).filter {
            $0.name == name && !$0.isOfOther && $0.assignment == nil
        }
        return view.property(name) != nil && !mentions.isEmpty && mentions.allSatisfy(\.isPresented)
    }

    /// Those that take what is put into their surroundings, and under which name.
    func readers(ofEnvironment key: String) -> [(view: Type, name: String)] { readersOfEnvironment[key] ?? [] }

    /// Where others make a view.
    func makings(of view: Type) -> [LaunchValues.Making] { launch?.makings[view.shortName] ?? [] }

    /// Whether a variable of a view, or a binding to it, is surely as the user left it.
    func isKept(_ expression: Expression, in view: Type) -> Bool { launch?.isKept(expression, in: view) ?? false }

    /// The same of a variable of a view's or a model's own.
    func isKept(_ name: String, of type: Type) -> Bool { launch?.isKept(name, of: type) ?? false }

    func isShown(_ type: Type) -> Bool { isShown("body", of: type) }

    /// Whether a member draws something of what is shown.
    func isShown(_ member: String, of type: Type) -> Bool {
        shown.contains(Step(type: type.id, member: member)) || shown.contains(Step(type: type.id, member: member, isRepeated: true))
    }
}
