/// A table or collection view that code identifies, so that UIKit restores its selection and position (A14).
public struct RestoredList: Sendable {
    /// As the code names it.
    public let view: Expression
    /// Where it is identified.
    public let location: Location
    /// The class that gives it rows; `nil` where the text does not tell.
    public let dataSource: Type?
    public let function: Function
}

extension App {
    /// Every table and collection view that code gives an identifier, in path order.
    public func restoredLists() -> [RestoredList] {
        program.functions(mentioningAnyOf: ["restorationIdentifier", "setRestorationIdentifier"]).flatMap { function in
            sites(in: function).compactMap { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let view, let name) = target.kind,
                    name.text == "restorationIdentifier", !value.core.isNil
                else { return nil }
                let place = Place(site, in: function)
                guard isList(program.type(of: view, at: place)) else { return nil }
                return RestoredList(
                    view: view, location: function.location(site.range), dataSource: dataSource(of: view, at: place), function: function)
            }
        }
    }

    private func isList(_ type: StaticType?) -> Bool {
        guard let type = type?.unwrapped else { return false }
        let name = type.projectType.map { program.frameworkRoot(of: $0) ?? "" } ?? type.name
        return ["UITableView", "UICollectionView"].contains { UIKit.inherits(name, from: $0) }
    }

    /// The class of the one object that is assigned as data source, or the table controller itself.
    private func dataSource(of view: Expression, at place: Place) -> Type? {
        guard let owner = place.type, let name = view.core.memberName else { return nil }
        let family = program.lineage(of: owner)
        let wanted = entity(view, at: place)
        var sources: Set<StaticType?> = []
        for function in family.flatMap({ program.functions(of: $0) }) where function.fact.words.mayHold("dataSource") {
            for site in sites(in: function) {
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.kind,
                    member.text == "dataSource", base.core.memberName == name
                else { continue }
                let here = Place(site, in: function)
                guard wanted == nil || entity(base, at: here) == wanted else { continue }
                sources.insert(program.type(of: value, at: here)?.unwrapped)
            }
        }
        if sources.isEmpty, wanted == nil, view.core.plainName != nil, isListController(owner, of: name) { return owner }
        guard sources.count == 1, case .project(let type)?? = sources.first, type.kind == .class else { return nil }
        return type
    }

    /// Whether a controller gives rows to a list of its own without being told to.
    private func isListController(_ type: Type, of name: String) -> Bool {
        name == "tableView" && program.inherits(type, from: "UITableViewController")
            || name == "collectionView" && program.inherits(type, from: "UICollectionViewController")
    }
}
