import Syntax

/// The code of a view or model, that in files which mention nothing of restoration among it.
struct ViewCode: Sendable {
    let type: Type
    let members: [ViewMember]
    private let ofName: [String: [Int]]
    /// When something else than drawing runs a member, by its name.
    private let occasions: [String: Set<SwiftUI.Occasion>]

    init(_ type: Type) {
        self.type = type
        var members: [ViewMember] = []
        for declaration in type.declarations {
            guard let whole = declaration.fact.withMethods else { continue }
            for method in whole.methods where method.hasBody {
                members.append(ViewMember(method, property: nil, file: declaration.file))
            }
            for property in whole.ownProperties {
                for accessor in property.accessors where accessor.hasBody {
                    members.append(ViewMember(accessor, property: property, file: declaration.file))
                }
            }
        }
        self.members = members
        ofName = Dictionary(grouping: members.indices) { members[$0].name }
        occasions = Self.occasions(of: members)
    }

    /// Those that run as the user does something, as the view appears and so on, themselves or by others of the view.
    private static func occasions(of members: [ViewMember]) -> [String: Set<SwiftUI.Occasion>] {
        let names = Set(members.map(\.name))
        var found: [String: Set<SwiftUI.Occasion>] = [:]
        while true {
            var isDone = true
            for member in members {
                for mention in member.mentions where names.contains(mention.name) && mention.part == nil {
                    let runs = mention.occasion.map { [$0] } ?? found[member.name] ?? []
                    if !runs.isSubset(of: found[mention.name] ?? []) {
                        found[mention.name, default: []].formUnion(runs)
                        isDone = false
                    }
                }
            }
            if isDone { return found }
        }
    }

    func members(named name: String) -> [ViewMember] { (ofName[name] ?? []).map { members[$0] } }

    func has(_ name: String) -> Bool { ofName[name] != nil }

    /// When a member runs otherwise than to draw.
    func occasions(ofMember name: String) -> Set<SwiftUI.Occasion> { occasions[name] ?? [] }
}

/// The views of a unit that its windows show otherwise than for a while, and once.
final class ShownViews {
    private let app: App
    private let unit: Int
    private var codes: [Int: ViewCode] = [:]
    private var modifiers: [String: ViewMember?] = [:]
    private var stores: [Int: Bool] = [:]
    private var shown: Set<Step> = []
    private(set) var views: [Type] = []
    private let structures: [String: [Type]]

    private struct Step: Hashable {
        let type: Int
        let member: String
        /// Whether it stands for each of many.
        var isRepeated = false
    }

    init(_ app: App, unit: Int, storing: [Type]) {
        self.app = app
        self.unit = unit
        let types = app.program.types.filter { $0.unit == unit && !app.program.files[$0.file].isTest && !app.isPreview($0) }
        // An app may have a protocol of its own for its views.
        let drawing = types.filter { type in
            SwiftUI.viewProtocols.contains(where: type.lists) || type.kind == .structure && app.program.adopts(type, "View")
        }
        let byName = Dictionary(grouping: drawing, by: \.shortName)
        structures = Dictionary(grouping: app.program.types.filter { $0.kind == .structure }, by: \.shortName)
        let showing = Self.membersThatShow(of: types.filter { type in !drawing.contains(type) })
        var open = drawing.filter { $0.lists("App") || storing.contains($0) }.map { Step(type: $0.id, member: "body") }
        while let step = open.popLast() {
            guard shown.insert(step).inserted else { continue }
            let code = code(of: app.program.types[step.type])
            for member in code.members(named: step.member) {
                for mention in member.mentions where mention.occasion == nil && !mention.isPresented {
                    let isRepeated = step.isRepeated || mention.isRepeated
                    if code.has(mention.name) { open.append(Step(type: step.type, member: mention.name, isRepeated: isRepeated)) }
                    // `screen.destination`
                    guard let part = mention.part, let other = showing[part] else { continue }
                    open.append(Step(type: other.id, member: part, isRepeated: isRepeated))
                }
                for (_, mention) in member.made where mention.occasion == nil && !mention.isPresented {
                    if step.isRepeated || mention.isRepeated { continue }
                    for view in byName[mention.name] ?? [] { open.append(Step(type: view.id, member: "body")) }
                }
            }
        }
        views = drawing.filter { isShown($0) }
    }

    /// By name, the properties by which what is no view itself says which view shows it, where one type alone has such.
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

    /// Remembers of a class whether it may store something.
    func mayStore(_ type: Type, _ answer: () -> Bool) -> Bool {
        if let known = stores[type.id] { return known }
        let found = answer()
        stores[type.id] = found
        return found
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

    /// The one structure of a name, the unit's own before those of others.
    func view(named name: String) -> Type? {
        let named = structures[name] ?? []
        let own = named.filter { $0.unit == unit }
        return (own.isEmpty ? named : own).onlyElement
    }

    func isShown(_ type: Type) -> Bool { isShown("body", of: type) }

    /// Whether a member draws something of what is shown.
    func isShown(_ member: String, of type: Type) -> Bool {
        shown.contains(Step(type: type.id, member: member)) || shown.contains(Step(type: type.id, member: member, isRepeated: true))
    }
}
