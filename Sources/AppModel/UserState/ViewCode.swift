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

    /// Whether it says the name of a store anywhere.
    var namesStore: Bool { members.contains { member in SwiftUI.stores.contains(where: member.fact.words.mayHold) } }

    /// The methods that give a property what they are handed.
    func setters(of property: String) -> Set<String> {
        let setters = members.filter { member in
            member.fact.kind == .method
                && member.mentions.contains { mention in
                    guard mention.name == property, mention.part == nil, !mention.isOfOther, let given = mention.assignment else {
                        return false
                    }
                    return given.operation == nil && member.fact.parameters.contains { $0.name == given.value.core.plainName }
                }
        }
        return Set(setters.map(\.name))
    }

    /// What a model computes from some of its members, by way of others, too.
    func derived(from names: Set<String>) -> Set<String> {
        var found = names
        while true {
            let more = members.filter { member in
                !found.contains(member.name) && member.isAnswer
                    && member.mentions.contains { found.contains($0.name) && !$0.isOfOther }
            }
            if more.isEmpty { return found }
            found.formUnion(more.map(\.name))
        }
    }

    /// When a member runs otherwise than to draw.
    func occasions(ofMember name: String) -> Set<SwiftUI.Occasion> { occasions[name] ?? [] }
}
