import Syntax

/// Reads off a property list what it says of an app, if it is about one.
struct InfoPlistExtractor {
    private let tree: MarkupTree
    private var facts: InfoPlistFacts
    private var describesBundle = false

    /// `nil` for any other property list.
    static func facts(of tree: MarkupTree) -> InfoPlistFacts? {
        guard !tree.elements.isEmpty, tree.isNamed("plist", 0), let root = tree.child("dict", of: 0) else { return nil }
        var extractor = InfoPlistExtractor(tree, root)
        extractor.readRoot(root)
        return extractor.describesBundle ? extractor.facts : nil
    }

    /// `nil` for a file that is no list.
    static func entitlements(of tree: MarkupTree) -> EntitlementFacts? {
        guard !tree.elements.isEmpty, tree.isNamed("plist", 0), let root = tree.child("dict", of: 0) else { return nil }
        let extractor = InfoPlistExtractor(tree, root)
        var facts = EntitlementFacts()
        for (key, value) in extractor.entries(of: root) {
            if extractor.says("com.apple.security.app-sandbox", key) { facts.isSandboxed = extractor.isTrue(value) }
            if tree.text(of: key).hasPrefix("com.apple.security.temporary-exception.files") { facts.hasExceptionsForFiles = true }
        }
        return facts
    }

    private init(_ tree: MarkupTree, _ root: Int) {
        self.tree = tree
        let name = tree.elements[root].name
        facts = InfoPlistFacts(range: SourceRange(start: name.start - 1, end: tree.elements[root].content.start))
    }

    private mutating func readRoot(_ root: Int) {
        for (key, value) in entries(of: root) {
            let isKnown = readEntry(key, value)
            describesBundle = describesBundle || isKnown
        }
    }

    /// Tells whether the key is one that the property list of a bundle has.
    private mutating func readEntry(_ key: Int, _ value: Int) -> Bool {
        if says("CFBundlePackageType", key) {
            facts.packageType = string(value)
        } else if says("LSBackgroundOnly", key) {
            facts.isBackgroundOnly = isTrue(value)
        } else if says("NSExtension", key) || says("EXAppExtensionAttributes", key) {
            facts.isExtension = true
        } else if says("NSUserActivityTypes", key) {
            // Of a dictionary, which is written there by mistake, the values are meant.
            facts.activityTypes = tree.children(of: value).compactMap(string)
            facts.activityTypesRange = tree.elements[key].content
        } else if says("UIApplicationSceneManifest", key) {
            facts.hasSceneManifest = true
            facts.supportsSeveralScenes = entries(of: value).contains { key, value in
                says("UIApplicationSupportsMultipleScenes", key) && isTrue(value)
            }
            addScenes(of: value)
        } else if namesMainStoryboard(key) {
            facts.mainStoryboards += [string(value)].compactMap(\.self)
        } else if says("UILaunchStoryboardName", key) {
            facts.launchStoryboards += [string(value)].compactMap(\.self)
        } else {
            if says("CFBundleDocumentTypes", key) { readDocumentTypes(value) }
            return saysSomethingElseOfBundles(key)
        }
        return true
    }

    private func namesMainStoryboard(_ key: Int) -> Bool {
        says("UIMainStoryboardFile", key) || says("UIMainStoryboardFile~ipad", key) || says("UIMainStoryboardFile~iphone", key)
    }

    private func saysSomethingElseOfBundles(_ key: Int) -> Bool { says("CFBundleIdentifier", key) || says("NSMainStoryboardFile", key) }

    private mutating func readDocumentTypes(_ list: Int) {
        facts.givesDocumentsActivities = tree.children(of: list).contains { kind in
            entries(of: kind).contains { key, _ in says("NSUbiquitousDocumentUserActivityType", key) }
        }
    }

    /// UISceneConfigurations, then the roles, then a list for each.
    private mutating func addScenes(of manifest: Int) {
        for (key, configurations) in entries(of: manifest) where says("UISceneConfigurations", key) {
            for (role, scenes) in entries(of: configurations) {
                for configuration in tree.children(of: scenes) {
                    var scene = InfoPlistFacts.Scene(isOfWindows: says("UIWindowSceneSessionRoleApplication", role))
                    for (key, value) in entries(of: configuration) {
                        if says("UISceneStoryboardFile", key) { scene.storyboard = string(value) }
                        if says("UISceneDelegateClassName", key) { scene.delegate = string(value) }
                    }
                    facts.scenes.append(scene)
                    facts.mainStoryboards += [scene.storyboard].compactMap(\.self)
                }
            }
        }
    }

    // MARK: Values

    /// The keys of a dictionary, each with its value; none of another kind of value.
    private func entries(of dictionary: Int) -> [(key: Int, value: Int)] {
        guard tree.isNamed("dict", dictionary) else { return [] }
        var entries: [(key: Int, value: Int)] = []
        var key: Int?
        for child in tree.children(of: dictionary) {
            if tree.isNamed("key", child) {
                key = child
            } else if let found = key {
                entries.append((found, child))
                key = nil
            }
        }
        return entries
    }

    private func says(_ name: StaticString, _ key: Int) -> Bool { tree.isSpelt(name, tree.elements[key].content) }

    private func isTrue(_ value: Int) -> Bool { tree.isNamed("true", value) || ["1", "YES"].contains(string(value)?.value) }

    /// `nil` for an empty string and for every other kind of value.
    private func string(_ element: Int) -> InfoPlistFacts.Text? {
        guard tree.isNamed("string", element) else { return nil }
        let text = tree.text(of: element)
        return text.isEmpty ? nil : InfoPlistFacts.Text(value: text, range: tree.elements[element].content)
    }
}
