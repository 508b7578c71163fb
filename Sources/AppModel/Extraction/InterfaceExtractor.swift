import Syntax

/// Reads off a storyboard or xib who is in it and who leads where, in one pass.
struct InterfaceExtractor {
    private let tree: MarkupTree
    private var facts: InterfaceFacts
    /// Where each controller, and each view, stands among the elements.
    private var controllerElements: [Int] = []
    private var viewElements: [Int] = []
    /// The controllers around the element that is looked at, the innermost last.
    private var open: [Int] = []

    /// `nil` for a xib in the format of Xcode 3 and 4, which `InterfaceArchiveExtractor` reads.
    static func facts(of tree: MarkupTree) -> InterfaceFacts? {
        guard !tree.elements.isEmpty, tree.isNamed("document", 0) else { return nil }
        var extractor = InterfaceExtractor(
            tree, InterfaceFacts(platform: platform(of: tree), isStoryboard: tree.file.path.hasSuffix(".storyboard")))
        return extractor.extract()
    }

    /// `com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB` is one of the Mac.
    private static func platform(of tree: MarkupTree) -> InterfaceFacts.Platform {
        let type = tree.value(of: "type", in: 0) ?? ""
        return type.contains(".WatchKit.") ? .watchKit : type.contains(".Cocoa.") ? .cocoa : .cocoaTouch
    }

    private init(_ tree: MarkupTree, _ facts: InterfaceFacts) {
        self.tree = tree
        self.facts = facts
    }

    private mutating func extract() -> InterfaceFacts {
        facts.initialController = text("initialViewController", of: 0)
        facts.isLaunchScreen = value("launchScreen", of: 0) == "YES"
        guard facts.platform != .watchKit else { return facts }
        if facts.platform == .cocoa { facts.customClasses = [] }
        for element in tree.elements.indices {
            while let last = open.last, tree.elements[controllerElements[last]].end <= element { open.removeLast() }
            var isController = !facts.isStoryboard && isNamedAsController(element)
            var identifier: MarkupTree.Attribute?
            for index in tree.elements[element].attributes {
                let attribute = tree.attributes[index]
                if tree.isSpelt("sceneMemberID", attribute.name) {
                    isController = isController || tree.isSpelt("viewController", attribute.value)
                } else if tree.isSpelt("restorationIdentifier", attribute.name) {
                    identifier = attribute
                } else if facts.platform == .cocoa, tree.isSpelt("customClass", attribute.name) {
                    facts.customClasses?.insert(tree.value(of: attribute))
                }
            }
            if isController {
                addController(element, identifier)
            } else if let identifier {
                addView(element, tree.value(of: identifier), at: identifier.value)
            }
            if tree.isNamed("segue", element) {
                addSegue(element)
            } else if tree.isNamed("userDefinedRuntimeAttribute", element) {
                addRuntimeAttribute(element)
            } else if facts.platform == .cocoa, tree.isNamed("window", element) {
                addWindow(element)
            } else if tree.isNamed("placeholder", element), value("placeholderIdentifier", of: element) == "IBFilesOwner" {
                facts.owner = text("customClass", of: element)
            } else if facts.platform == .cocoa, !facts.isStoryboard, tree.isNamed("customObject", element),
                value("id", of: element) == Self.ownerOnMac
            {
                facts.owner = text("customClass", of: element)
                facts.ownersWindow = outlet("window", of: element).flatMap(window)
            }
        }
        addDataSources()
        return facts
    }

    // MARK: Controllers

    /// Xibs mark their controllers in no other way.
    private func isNamedAsController(_ element: Int) -> Bool {
        let name = tree.elements[element].name
        guard name.end - name.start >= 14, tree.file.bytes[Int(name.end) - 1] == UInt8(ascii: "r") else { return false }
        return Self.isController(tree.name(of: element))
    }

    /// Whether an element of this name is a controller's.
    static func isController(_ name: String) -> Bool {
        name.hasSuffix("ViewController") || ["viewController", "navigationController", "tabBarController"].contains(name)
    }

    private mutating func addController(_ element: Int, _ identifier: MarkupTree.Attribute?) {
        var controller = InterfaceController(
            id: value("id", of: element) ?? "", element: tree.name(of: element), nameRange: tree.elements[element].name)
        controller.customClass = text("customClass", of: element)
        controller.storyboardIdentifier = text("storyboardIdentifier", of: element)
        controller.usesStoryboardIdentifier = value("useStoryboardIdentifierAsRestorationIdentifier", of: element) == "YES"
        if let identifier, !identifier.value.isEmpty {
            controller.restorationIdentifier = tree.value(of: identifier)
            controller.identifierRange = identifier.value
        } else if controller.usesStoryboardIdentifier, let name = controller.storyboardIdentifier {
            controller.restorationIdentifier = name
            controller.identifierRange = tree.attribute("storyboardIdentifier", of: element)?.value
        }
        if controller.element.hasSuffix("Placeholder") {
            controller.reference = InterfaceController.Reference(
                storyboard: text("storyboardName", of: element), storyboardIdentifier: text("referencedIdentifier", of: element),
                bundle: text("bundleIdentifier", of: element))
        }
        if let parent = open.last, let relationship = relationship(of: element, to: controllerElements[parent]) {
            let segue = InterfaceController.Segue(
                kind: .relationship(relationship), destination: controller.id, identifier: nil, range: controller.nameRange)
            facts.controllers[parent].segues.append(segue)
        }
        open.append(facts.controllers.count)
        facts.controllers.append(controller)
        controllerElements.append(element)
    }

    private mutating func addWindow(_ element: Int) {
        if let delegate = outlet("delegate", of: element).flatMap(classOfObject) { facts.windowDelegates.insert(delegate) }
        guard let owner = open.last, value("key", of: element) == "window", facts.controllers[owner].window == nil else { return }
        facts.controllers[owner].window = window(at: element)
    }

    private func window(at element: Int) -> InterfaceController.Window {
        let style = tree.child("windowStyleMask", of: element)
        // One of a class of its own may be a panel, and one with attributes of its own may be told not to come back.
        let isPlain = value("customClass", of: element).map { $0 == "NSWindow" } ?? true
        let hasAttributes = tree.child("userDefinedRuntimeAttributes", of: element) != nil
        return InterfaceController.Window(
            range: tree.elements[element].name, isTitled: isPlain && style.map { value("titled", of: $0) == "YES" } ?? false,
            isRestorable: value("restorable", of: element) != "NO" && !hasAttributes, delegate: outlet("delegate", of: element))
    }

    private func window(_ id: String) -> InterfaceController.Window? {
        tree.elements.indices.first { tree.isNamed("window", $0) && value("id", of: $0) == id }.map(window(at:))
    }

    /// File's Owner in a xib of the Mac.
    static let ownerOnMac = "-2"

    /// What a controller that lies in another is to it: an old `MainWindow.xib` holds its children in `viewControllers`.
    private func relationship(of element: Int, to owner: Int) -> String? {
        guard let parent = tree.elements[element].parent else { return nil }
        if parent == owner { return text("key", of: element) }
        return tree.isNamed("viewControllers", parent) && tree.elements[parent].parent == owner ? "viewControllers" : nil
    }

    private mutating func addSegue(_ element: Int) {
        guard let owner = open.last, let destination = text("destination", of: element) else { return }
        let kind = value("kind", of: element) ?? ""
        guard kind != "unwind" else { return }
        let meaning: InterfaceController.Segue.Kind
        switch kind {
        case "relationship": meaning = .relationship(value("relationship", of: element) ?? "")
        case "embed": meaning = .embed
        default: meaning = .dynamic(kind)
        }
        facts.controllers[owner].segues.append(
            InterfaceController.Segue(
                kind: meaning, destination: destination, identifier: text("identifier", of: element), range: tree.elements[element].name))
    }

    // MARK: Views

    private mutating func addView(_ element: Int, _ identifier: String, at range: SourceRange) {
        guard !identifier.isEmpty, !tree.isNamed("placeholder", element) else { return }
        var view = InterfaceView(element: tree.name(of: element), restorationIdentifier: identifier, identifierRange: range)
        view.customClass = text("customClass", of: element)
        view.controller = open.last
        view.isReused = isReused(element)
        view.isStatic = value("dataMode", of: element) == "static"
        // One that a runtime attribute identifies may lie around the last.
        let index = viewElements.lastIndex { $0 < element }.map { $0 + 1 } ?? 0
        facts.views.insert(view, at: index)
        viewElements.insert(element, at: index)
    }

    private mutating func addDataSources() {
        for (index, element) in viewElements.enumerated() {
            facts.views[index].dataSource = outlet("dataSource", of: element).flatMap(classOfObject)
        }
    }

    /// The id of the object to which an outlet leads.
    private func outlet(_ property: StaticString, of element: Int) -> String? {
        guard let connections = tree.child("connections", of: element) else { return nil }
        let outlet = tree.children(of: connections).first {
            tree.isNamed("outlet", $0) && value("property", of: $0) == String(describing: property)
        }
        return outlet.flatMap { text("destination", of: $0) }
    }

    /// What is written as the class of an object of this file.
    private func classOfObject(_ id: String) -> String? {
        tree.elements.indices.first { value("id", of: $0) == id }.flatMap { text("customClass", of: $0) }
    }

    private func isReused(_ element: Int) -> Bool {
        var current: Int? = element
        while let cell = current {
            if tree.isNamed("collectionViewCell", cell) || tree.isNamed("collectionReusableView", cell)
                || tree.isNamed("tableCellView", cell)
            {
                return true
            }
            if tree.isNamed("tableViewCell", cell) {
                return tree.ancestor("tableView", of: cell).map { value("dataMode", of: $0) != "static" } ?? true
            }
            current = tree.elements[cell].parent
        }
        return false
    }

    /// userDefinedRuntimeAttribute: `keyPath`, and a `value` as an attribute or a child.
    private mutating func addRuntimeAttribute(_ element: Int) {
        guard let path = value("keyPath", of: element), let list = tree.elements[element].parent, let owner = tree.elements[list].parent
        else { return }
        guard path == "restorationIdentifier" else {
            if let index = controllerElements.lastIndex(of: owner), let key = path.split(separator: ".").first {
                facts.controllers[index].runtimeAttributes.insert(String(key))
            }
            return
        }
        let text: String
        let range: SourceRange
        if let attribute = tree.attribute("value", of: element) {
            (text, range) = (tree.value(of: attribute), attribute.value)
        } else if let child = tree.child("string", of: element) {
            (text, range) = (tree.text(of: child), tree.elements[child].content)
        } else {
            return
        }
        if let index = controllerElements.lastIndex(of: owner) {
            facts.controllers[index].restorationIdentifier = text.isEmpty ? nil : text
            facts.controllers[index].identifierRange = text.isEmpty ? nil : range
        } else if let index = viewElements.lastIndex(of: owner) {
            guard !text.isEmpty else { return }
            facts.views[index].restorationIdentifier = text
            facts.views[index].identifierRange = range
        } else {
            addView(owner, text, at: range)
        }
    }

    // MARK: Attributes

    private func value(_ name: StaticString, of element: Int) -> String? { tree.value(of: name, in: element) }

    /// Interface Builder leaves attributes behind that are empty.
    private func text(_ name: StaticString, of element: Int) -> String? {
        value(name, of: element).flatMap { $0.isEmpty ? nil : $0 }
    }
}
