import Syntax

/// A table or collection view with an identifier, so that UIKit restores its selection and position (A14).
public struct RestoredList: Sendable {
    /// As the code names it, or by its identifier in a storyboard.
    public let name: String?
    /// Where it is identified.
    public let location: Location
    /// The class that gives it rows; `nil` where the text does not tell.
    public let dataSource: Type?
    /// The class that identifies it, or of the controller that holds it in a storyboard.
    public let owner: Type?
}

extension App {
    /// Those that code gives an identifier, in path order, then those of storyboards, and of xibs whose owner is a controller.
    public func restoredLists() -> [RestoredList] { identifiedLists() + drawnLists() + listsOfOwners() }

    /// Whether a controller gives rows to a list of its own without being told to.
    private func isListController(_ type: Type, of name: String) -> Bool {
        name == "tableView" && program.inherits(type, from: "UITableViewController")
            || name == "collectionView" && program.inherits(type, from: "UICollectionViewController")
    }
}

/// By code.
extension App {
    private func identifiedLists() -> [RestoredList] {
        let functions = program.functions(mentioningAnyOf: ["restorationIdentifier", "setRestorationIdentifier"])
        return functions.filter { optsIn(unit: program.unit(of: $0)) != false && !program.isTest($0) }.flatMap { function in
            sites(in: function).compactMap { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let view, let name) = target.kind,
                    name.text == "restorationIdentifier", !value.core.isNil
                else { return nil }
                let place = Place(site, in: function)
                guard isList(program.type(of: view, at: place)) || isViewOfTableController(view, at: place) else { return nil }
                return RestoredList(
                    name: view.core.memberName, location: function.location(site.range), dataSource: dataSource(of: view, at: place),
                    owner: place.type)
            }
        }
    }

    private func isList(_ type: StaticType?) -> Bool {
        guard let type = type?.unwrapped else { return false }
        let name = type.projectType.map { program.frameworkRoot(of: $0) ?? "" } ?? type.name
        return ["UITableView", "UICollectionView"].contains { UIKit.inherits(name, from: $0) }
    }

    private func isViewOfTableController(_ view: Expression, at place: Place) -> Bool {
        guard view.core.plainName == "view", let owner = place.type else { return false }
        return isListController(owner, of: "tableView")
    }

    /// The class of the one object that is assigned as data source, or the table controller itself.
    private func dataSource(of view: Expression, at place: Place) -> Type? {
        guard let owner = place.type, let name = view.core.memberName.map({ $0 == "view" ? "tableView" : $0 }) else { return nil }
        let sources = Set(dataSources(in: owner).filter { $0.list.core.memberName == name }.map(\.type))
        let isUnderOwnName = program.lineage(of: owner).contains { $0.property(name) != nil } || place.locals?.lookUp(name) != nil
        if sources.isEmpty, !isUnderOwnName, view.core.plainName != nil, isListController(owner, of: name) { return owner }
        guard sources.count == 1, case .project(let type)?? = sources.first, type.kind == .class else { return nil }
        return type
    }

    /// What a class and those above it assign as data source of their lists.
    private func dataSources(in owner: Type) -> [(list: Expression, type: StaticType?)] {
        program.lineage(of: owner).flatMap { program.functions(of: $0) }.filter { $0.fact.words.mayHold("dataSource") }.flatMap {
            function in
            sites(in: function).compactMap { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let list, let member) = target.kind,
                    member.text == "dataSource"
                else { return nil }
                let place = Place(site, in: function)
                // Another screen has a data source, too.
                if program.type(of: list, at: place)?.unwrapped.projectType.map(program.isController) == true { return nil }
                return (list, program.type(of: value, at: place)?.unwrapped)
            }
        }
    }
}

/// In storyboards.
extension App {
    private func drawnLists() -> [RestoredList] {
        program.files.indices.flatMap { file -> [RestoredList] in
            guard let facts = program.files[file].interface, mayRestore(unit: program.unitOfFile[file]) else { return [] }
            let lists = Dictionary(grouping: facts.views.filter { $0.isList && $0.controller != nil }) { $0.controller ?? 0 }
            return lists.sorted { $0.key < $1.key }.flatMap { index, views -> [RestoredList] in
                guard let controller = interface.controller(facts.controllers[index].id, inFile: file), !identifier(of: controller).isNone
                else { return [] }
                return drawnLists(amongst: views, of: controller.type?.projectType, inFile: file)
            }
        }
    }

    private func drawnLists(amongst views: [InterfaceView], of owner: Type?, inFile file: Int) -> [RestoredList] {
        views.filter { $0.isList && !$0.isStatic && !$0.isReused }.compactMap { view in
            let source = dataSource(of: view, inFile: file, owner)
            // One that tells lists apart by their identifiers takes these for tags.
            if let source, program.family(of: source).flatMap({ program.functions(of: $0) }).contains(where: readsIdentifier) {
                return nil
            }
            return RestoredList(
                name: view.restorationIdentifier, location: Location(path: program.files[file].path, range: view.identifierRange),
                dataSource: source, owner: owner)
        }
    }

    /// Those of a xib that a controller loads as its File's Owner, where it, or one that inherits from it, has an identifier.
    private func listsOfOwners() -> [RestoredList] {
        program.files.indices.flatMap { file -> [RestoredList] in
            guard let interface = program.files[file].interface, !interface.isStoryboard, interface.platform == .cocoaTouch,
                interface.views.contains(where: { $0.controller == nil && $0.isList }), mayRestore(unit: program.unitOfFile[file]),
                let name = interface.owner, case .type(let owner) = program.names.meaning(of: name, inFile: file, inside: nil),
                program.isController(owner),
                ([owner] + program.descendants(of: owner)).contains(where: { isIdentified($0) && mayLoad(file, $0) })
            else { return [] }
            return drawnLists(amongst: interface.views.filter { $0.controller == nil }, of: owner, inFile: file)
        }
    }

    /// Whether objects of a class get an identifier, drawn or by code.
    private func isIdentified(_ type: Type) -> Bool {
        if classIdentifier(of: type).isSome { return true }
        if (interface.ofType[type.id] ?? []).contains(where: { identifier(of: interface.controllers[$0]).isSome }) { return true }
        return places.identifiersForOthers[type.id]?.contains { !$0.value.isNil } ?? false
    }

    /// Whether a controller has its view from a xib: it is called like its class and nobody draws that, or a class above it names it.
    private func mayLoad(_ xib: Int, _ type: Type) -> Bool {
        let path = program.files[xib].path
        if UIKit.isNib(path, of: type.name), interface.ofType[type.id] == nil { return true }
        let name = InterfaceTable.name(ofFileAt: path)
        return program.lineage(of: type).flatMap { program.functions(of: $0) }.contains { function in
            function.contains { if case .string(name) = $0.kind { true } else { false } }
        }
    }

    /// They make themselves the data source of the list that they are given.
    private static let diffableSources: Set<String> = [
        "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSourceReference",
        "UICollectionViewDiffableDataSourceReference",
    ]

    /// What the outlet says, unless the controller assigns a data source to any list of its own.
    private func dataSource(of view: InterfaceView, inFile file: Int, _ owner: Type?) -> Type? {
        if let owner {
            let assignsOne = program.family(of: owner).contains { dataSources(in: $0).contains { $0.list.core.plainName != nil } }
            let makesOne = program.family(of: owner).flatMap { program.functions(of: $0) }.contains {
                $0.names(anyOf: Self.diffableSources)
            }
            if program.hasUnknownAncestor(owner) || assignsOne || makesOne { return nil }
        }
        guard let name = view.dataSource, case .type(let type) = program.names.meaning(of: name, inFile: file, inside: nil) else {
            return nil
        }
        return type
    }
}

extension InterfaceView {
    fileprivate var isList: Bool { element == "tableView" || element == "collectionView" }
}
