import Syntax

/// The functions of one file that may name a property of some name, or what its wrapper makes of it.
struct NamersOfProperty: Sendable {
    struct Question: Hashable {
        let name: String
        let file: Int
    }

    /// In the order of the file.
    let all: [Function]
    /// Those of protocols and their extensions.
    let ofProtocols: [Function]
    private let byName: [String: [Function]]
    private let byType: [Int?: [Function]]
    /// Those that ask something that is not themselves for it.
    private let asking: [Function]

    fileprivate init(_ name: String, in all: [Function]) {
        self.all = all
        byType = Dictionary(grouping: all) { $0.type?.id }
        byName = Dictionary(grouping: all.filter { $0.type != nil }) { $0.type?.name ?? "" }
        ofProtocols = all.filter { $0.type?.kind == .protocol }
        asking = all.filter { $0.asksOthers(for: name) }
    }

    /// Those of a class or structure.
    func functions(of type: Type) -> [Function] { byType[type.id] ?? [] }

    /// The same, with those of others of its name, as an app for two platforms has them.
    func functions(ofTypesNamedLike type: Type) -> [Function] { byName[type.name] ?? [] }

    /// Whether one that is none of a view's asks something that may be the view.
    func askOthers(besides view: Type) -> Bool { asking.contains { $0.type != view } }

    /// The same, where a view's static functions ask others, too.
    func askForAny(besides view: Type) -> Bool { asking.contains { $0.type != view || $0.isStatic } }
}

extension App {
    func namers(of property: Property) -> NamersOfProperty { namers(of: property.fact.name, inFile: property.declaration.file) }

    func namers(of name: String, inFile file: Int) -> NamersOfProperty {
        memories.namersOfProperties.answer(NamersOfProperty.Question(name: name, file: file)) {
            NamersOfProperty(name, in: program.functions(mentioningAnyOf: [name, "$" + name, "_" + name], inFile: file))
        }
    }
}

extension Function {
    /// Whether it names a property of something that is not itself.
    func asksOthers(for property: String) -> Bool {
        contains(naming: [property]) {
            if case .member(let base, let name) = $0.kind { name.text == property && !base.isSelf } else { false }
        }
    }
}
