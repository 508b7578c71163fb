import Syntax

/// Reads off a xib in the format of Xcode 3 and 4, an archive of objects, whom it makes and identifies.
struct InterfaceArchiveExtractor {
    private let tree: MarkupTree
    private var facts = InterfaceFacts(platform: .cocoaTouch, isStoryboard: false)
    /// What it says of an object beside the object: `24.CustomClassName`.
    private var properties: [String: String] = [:]
    /// The numbers of the objects, by what a reference says.
    private var numbers: [String: String] = [:]
    /// The elements of the controllers, in the order of the facts.
    private var controllers: [Int] = []

    /// `nil` for one of the Mac, and where something may be identified in a way that is not read.
    static func facts(of tree: MarkupTree) -> InterfaceFacts? {
        guard !tree.elements.isEmpty, tree.isNamed("archive", 0), tree.value(of: "type", in: 0)?.contains(".CocoaTouch.") == true else {
            return nil
        }
        var extractor = InterfaceArchiveExtractor(tree: tree)
        return extractor.extract() ? extractor.facts : nil
    }

    private init(tree: MarkupTree) { self.tree = tree }

    private mutating func extract() -> Bool {
        var identifiers: [Int] = []
        for element in tree.elements.indices {
            if isObject(element) {
                if elementName(of: element).map(InterfaceExtractor.isController) == true { controllers.append(element) }
                if tree.value(of: "class", in: element) == "IBObjectRecord" { addRecord(element) }
            }
            if isKeyed("flattenedProperties", element) { addProperties(element) }
            if isKeyed("IBUIRestorationIdentifier", element) { identifiers.append(element) }
            // What Interface Builder calls a runtime attribute.
            if isKeyed("keyPath", element), tree.text(of: element) == "restorationIdentifier" { return false }
        }
        // A list that is too short leaves the classes open.
        guard controllers.isEmpty && identifiers.isEmpty || !numbers.isEmpty else { return false }
        facts.owner = properties["-1.CustomClassName"]
        for controller in controllers { addController(controller) }
        for (index, controller) in controllers.enumerated() { addChildren(of: index, controller) }
        // One that only refers to a text elsewhere.
        guard !identifiers.contains(where: { tree.isNamed("reference", $0) }) else { return false }
        for identifier in identifiers { addIdentifier(identifier) }
        return true
    }

    /// An `IBObjectRecord` numbers an object.
    private mutating func addRecord(_ record: Int) {
        guard let number = child("objectID", of: record), let object = child("object", of: record),
            let reference = tree.value(of: "ref", in: object) ?? tree.value(of: "id", in: object)
        else { return }
        numbers[reference] = tree.text(of: number)
    }

    /// A dictionary has its keys in a list beside that of its values, or each as an attribute of its value.
    private mutating func addProperties(_ dictionary: Int) {
        if let keys = child("dict.sortedKeys", of: dictionary), let values = child("dict.values", of: dictionary) {
            let entries = [keys, values].map { list in tree.children(of: list).filter { !isKeyed("EncodedWithXMLCoder", $0) } }
            for (key, value) in zip(entries[0], entries[1]) { properties[tree.text(of: key)] = tree.text(of: value) }
        }
        for entry in tree.children(of: dictionary) where tree.isNamed("string", entry) {
            if let key = tree.value(of: "key", in: entry) { properties[key] = tree.text(of: entry) }
        }
    }

    private mutating func addController(_ element: Int) {
        var controller = InterfaceController(
            id: tree.value(of: "id", in: element) ?? "", element: elementName(of: element) ?? "", nameRange: tree.elements[element].name)
        controller.customClass = customClass(of: element)
        facts.controllers.append(controller)
    }

    /// The one that is selected stands there itself, and in the list a reference to it.
    private mutating func addChildren(of index: Int, _ controller: Int) {
        for (key, relationship) in Self.relationships {
            guard let held = child(key, of: controller) else { continue }
            for child in relationship == "viewControllers" ? Array(tree.children(of: held)) : [held] {
                guard let id = tree.value(of: "ref", in: child) ?? tree.value(of: "id", in: child),
                    facts.controllers.contains(where: { $0.id == id })
                else { continue }
                facts.controllers[index].segues.append(
                    InterfaceController.Segue(
                        kind: .relationship(relationship), destination: id, identifier: nil, range: tree.elements[child].name))
            }
        }
    }

    private static let relationships: [(key: StaticString, relationship: String)] = [
        ("IBUIViewControllers", "viewControllers"), ("IBUIMasterViewController", "masterViewController"),
        ("IBUIDetailViewController", "detailViewController"),
    ]

    private mutating func addIdentifier(_ element: Int) {
        let text = tree.text(of: element)
        guard !text.isEmpty, let owner = tree.elements[element].parent else { return }
        let range = tree.elements[element].content
        if let index = controllers.firstIndex(of: owner) {
            facts.controllers[index].restorationIdentifier = text
            facts.controllers[index].identifierRange = range
            return
        }
        var view = InterfaceView(element: elementName(of: owner) ?? "", restorationIdentifier: text, identifierRange: range)
        view.customClass = customClass(of: owner)
        var current: Int? = owner
        while let around = current {
            if view.controller == nil { view.controller = controllers.firstIndex(of: around) }
            view.isReused = view.isReused || elementName(of: around).map(Self.reused.contains) == true
            current = tree.elements[around].parent
        }
        view.dataSource = dataSource(of: owner)
        facts.views.append(view)
    }

    private static let reused: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// The class of what the outlet of a list leads to.
    private func dataSource(of view: Int) -> String? {
        guard let reference = tree.value(of: "id", in: view) else { return nil }
        let connection = tree.elements.indices.first { element in
            isKeyed("connection", element) && child("label", of: element).map(tree.text) == "dataSource"
                && child("source", of: element).flatMap { tree.value(of: "ref", in: $0) } == reference
        }
        return connection.flatMap { child("destination", of: $0) }.flatMap { tree.value(of: "ref", in: $0) }.flatMap(customClass)
    }

    // MARK: Objects

    private func isObject(_ element: Int) -> Bool { tree.isNamed("object", element) }

    /// `IBUIViewController` is what a xib of today calls `viewController`.
    private func elementName(of object: Int) -> String? {
        guard let name = tree.value(of: "class", in: object), name.hasPrefix("IBUI") else { return nil }
        let own = name.dropFirst(4)
        return own.prefix(1).lowercased() + own.dropFirst()
    }

    private func customClass(of object: Int) -> String? { tree.value(of: "id", in: object).flatMap(customClass) }

    private func customClass(_ reference: String) -> String? { numbers[reference].flatMap { properties[$0 + ".CustomClassName"] } }

    private func child(_ key: StaticString, of element: Int) -> Int? { tree.children(of: element).first { isKeyed(key, $0) } }

    private func isKeyed(_ key: StaticString, _ element: Int) -> Bool {
        tree.attribute("key", of: element).map { tree.isSpelt(key, $0.value) } ?? false
    }
}
