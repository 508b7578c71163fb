import Syntax

/// The controllers of all storyboards and xibs for UIKit, and how they lead to one another.
struct InterfaceTable: Sendable {
    private(set) var controllers: [StoryboardController] = []
    private(set) var relationships: [StoryboardRelationship] = []
    /// By child, the relationships by index, in document order.
    private var relationshipsByChild: [Int: [Int]] = [:]
    /// Segues that show their destination later.
    private(set) var passages: [StoryboardPassage] = []
    /// By destination and by source, the passages by index, in document order.
    private var passagesByDestination: [Int: [Int]] = [:]
    private var passagesBySource: [Int: [Int]] = [:]
    /// By the id of a type, those that are of it.
    private(set) var ofType: [Int: [Int]] = [:]
    /// By file and object id.
    private var byObject: [Int: [String: Int]] = [:]
    private var storyboards: [Storyboard: [Int]] = [:]
    /// What a reference that has an identifier of its own stands for: its place, and the controller.
    private var references: [(identifier: String, unit: Int, file: Int, controller: Int)] = []
    /// The storyboard identifiers of all there is, references that lead nowhere included.
    /// What storyboards, or references in them, call their scenes.
    private(set) var sceneNames: Set<String> = []
    /// By file.
    private var storyboardNames: [Int: String] = [:]

    private struct Storyboard: Hashable {
        let unit: Int
        let name: String
    }

    init() {}

    init(_ program: Program) {
        let (files, unitOfFile, names, options) = (program.files, program.unitOfFile, program.names, program.options)
        let interfaces = files.indices.filter { files[$0].interface?.platform == .cocoaTouch }
        for file in interfaces {
            guard let interface = files[file].interface else { continue }
            if interface.isStoryboard {
                let name = InterfaceTable.name(ofFileAt: files[file].path)
                storyboardNames[file] = name
                storyboards[Storyboard(unit: unitOfFile[file], name: name), default: []].append(file)
            }
            sceneNames.formUnion(interface.controllers.compactMap(\.storyboardIdentifier))
            for fact in interface.controllers where fact.reference == nil {
                let type = InterfaceTable.type(of: fact, inFile: file, names, options)
                let controller = StoryboardController(
                    id: controllers.count, file: file, unit: unitOfFile[file], fact: fact, type: type,
                    location: Location(path: files[file].path, range: fact.nameRange))
                byObject[file, default: [:]][fact.id] = controller.id
                if let type = type?.projectType { ofType[type.id, default: []].append(controller.id) }
                controllers.append(controller)
            }
        }
        for file in interfaces {
            guard let interface = files[file].interface else { continue }
            for fact in interface.controllers {
                if let reference = fact.reference, let identifier = fact.storyboardIdentifier,
                    let controller = controller(behind: reference, inFile: file, files, unitOfFile)
                {
                    references.append((identifier, unitOfFile[file], file, controller))
                }
                guard let source = byObject[file]?[fact.id] else { continue }
                for segue in fact.segues { connect(source, segue, interface, inFile: file, files, unitOfFile) }
            }
        }
    }

    private mutating func connect(
        _ source: Int, _ segue: InterfaceController.Segue, _ interface: InterfaceFacts, inFile file: Int, _ files: [FileFacts],
        _ unitOfFile: [Int]
    ) {
        guard let destination = destination(of: segue, interface, inFile: file, files, unitOfFile) else { return }
        let location = Location(path: files[file].path, range: segue.range)
        switch segue.kind {
        case .relationship:
            add(StoryboardRelationship(kind: .managed, parent: source, child: destination, location: location))
        case .embed: add(StoryboardRelationship(kind: .embedded, parent: source, child: destination, location: location))
        case .dynamic(let kind):
            passagesByDestination[destination, default: []].append(passages.count)
            passagesBySource[source, default: []].append(passages.count)
            passages.append(
                StoryboardPassage(
                    source: source, destination: destination, kind: kind, identifier: segue.identifier, location: location))
        }
    }

    private mutating func add(_ relationship: StoryboardRelationship) {
        relationshipsByChild[relationship.child, default: []].append(relationships.count)
        relationships.append(relationship)
    }

    /// - Parameter object: its id in its file.
    func controller(_ object: String, inFile file: Int) -> StoryboardController? { byObject[file]?[object].map { controllers[$0] } }

    /// In document order.
    func relationships(holding child: Int) -> [StoryboardRelationship] { (relationshipsByChild[child] ?? []).map { relationships[$0] } }

    /// In document order.
    func passages(to controller: Int) -> [StoryboardPassage] { (passagesByDestination[controller] ?? []).map { passages[$0] } }

    /// In document order.
    func passages(from controller: Int) -> [StoryboardPassage] { (passagesBySource[controller] ?? []).map { passages[$0] } }

    private func destination(
        of segue: InterfaceController.Segue, _ interface: InterfaceFacts, inFile file: Int, _ files: [FileFacts], _ unitOfFile: [Int]
    ) -> Int? {
        if let controller = byObject[file]?[segue.destination] { return controller }
        return interface.controllers.first { $0.id == segue.destination }?.reference.flatMap {
            controller(behind: $0, inFile: file, files, unitOfFile)
        }
    }

    private func controller(
        behind reference: InterfaceController.Reference, inFile file: Int, _ files: [FileFacts], _ unitOfFile: [Int]
    ) -> Int? {
        var target = file
        if let name = reference.storyboard {
            // Translated copies are one storyboard, of which nobody knows which one is loaded.
            guard let found = storyboards[Storyboard(unit: unitOfFile[file], name: name)], found.count == 1 else { return nil }
            target = found[0]
        }
        // Another bundle may have a storyboard of the same name.
        if let bundle = reference.bundle, !Conventions.isFolder(ofBundle: bundle, around: files[target].path) { return nil }
        if let identifier = reference.storyboardIdentifier { return controller(identifiedBy: identifier, inFile: target) }
        return files[target].interface?.initialController.flatMap { byObject[target]?[$0] }
    }

    /// The only one of that storyboard identifier.
    private func controller(identifiedBy identifier: String, inFile file: Int) -> Int? {
        let found = controllers.filter { $0.file == file && $0.fact.storyboardIdentifier == identifier }
        return found.count == 1 ? found[0].id : nil
    }

    /// Those with a storyboard identifier in a unit.
    func controllers(identifiedBy identifier: String, inUnit unit: Int) -> [StoryboardController] {
        controllers.filter { $0.unit == unit && $0.fact.storyboardIdentifier == identifier }
    }

    /// Whether any storyboard, or a reference in one, has a scene of that name.
    func hasScene(named identifier: String) -> Bool { sceneNames.contains(identifier) }

    func hasStoryboard(_ name: String, inUnit unit: Int) -> Bool { storyboards[Storyboard(unit: unit, name: name)] != nil }

    /// What the analysis of values is told of the storyboards.
    func drawings(in program: Program) -> Drawings {
        var drawings = Drawings(types: controllers.map(\.type))
        drawings.drawing = controllers.map { storyboardNames[$0.file] }
        drawings.document = (.named("UIStoryboard", []), EffectTable.storyboardField, EffectTable.storyboardNameField)
        for controller in controllers {
            let place = Drawings.Place(number: controller.id, unit: controller.unit, drawing: storyboardNames[controller.file])
            if let identifier = controller.fact.storyboardIdentifier { drawings.named[identifier, default: []].append(place) }
            if let name = storyboardNames[controller.file],
                program.files[controller.file].interface?.initialController == controller.fact.id
            {
                drawings.first[name, default: []].append(place)
            }
        }
        for reference in references {
            let places = drawings.named[reference.identifier] ?? []
            // Most references have the identifier of what they stand for.
            guard !places.contains(where: { $0.number == reference.controller && $0.unit == reference.unit }) else { continue }
            drawings.named[reference.identifier, default: []].append(
                Drawings.Place(number: reference.controller, unit: reference.unit, drawing: storyboardNames[reference.file]))
        }
        for relationship in relationships {
            let isList = relationship.kind == .managed
            let field = isList ? "viewControllers" : EffectTable.childrenField
            drawings.held[relationship.parent, default: []].append((field, isList, relationship.child))
            guard isList, let way = wayToContainer(controllers[relationship.parent], program) else { continue }
            drawings.held[relationship.child, default: []].append((way, false, relationship.parent))
        }
        return drawings
    }

    /// The property by which the children of a container have it.
    private func wayToContainer(_ container: StoryboardController, _ program: Program) -> String? {
        let root: String? =
            switch container.type?.unwrapped ?? UIKit.controllerClass(ofElement: container.fact.element).map({ .named($0) }) {
            case .project(let type): program.frameworkRoot(of: type)
            case .named(let name, _): name
            default: nil
            }
        return root.flatMap { root in UIKit.waysToContainers.first { UIKit.inherits(root, from: $0.container) }?.property }
    }

    func storyboardName(of controller: StoryboardController) -> String? { storyboardNames[controller.file] }

    /// `Main` of `Base.lproj/Main~ipad.storyboard`.
    static func name(ofFileAt path: String) -> String {
        let file = path.utf8.suffix(
            from: path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.utf8.startIndex)
        let stem = file.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "~") }
        return String(Substring(stem))
    }

    static func type(of fact: InterfaceController, inFile file: Int, _ names: NameTable, _ options: ModelOptions) -> StaticType? {
        guard let name = fact.customClass else { return UIKit.controllerClass(ofElement: fact.element).map { .named($0) } }
        switch names.meaning(of: name, inFile: file, inside: nil) {
        case .type(let type): return .project(type)
        case .unknown: return (options.framework(of: name) ?? (UIKit.isKnownClass(name) ? name : nil)).map { .named($0) }
        case .alias, .ambiguous: return nil
        }
    }
}
