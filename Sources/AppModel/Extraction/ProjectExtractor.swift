import Syntax

/// Reads off an Xcode project what it sets. Only the dictionaries of settings are parsed: they are a small part of it.
struct ProjectExtractor {
    private let file: SourceFile
    private(set) var facts = ProjectFacts()
    private(set) var errors: [SyntaxError] = []

    init(_ file: SourceFile) {
        self.file = file
        let libraries: [StaticString] = ["Pods", "Carthage", "XCRemoteSwiftPackageReference"]
        facts.usesLibraries = libraries.contains { !file.places(of: $0).isEmpty }
        var end = 0
        for place in file.places(of: "buildSettings") where place >= end {
            guard let brace = brace(after: place + "buildSettings".utf8.count) else { continue }
            let tree = PropertyListTree(parsing: file, at: brace)
            end = Int(tree.values[0].range.end)
            errors += tree.errors
            read(tree)
        }
    }

    /// ` = {`
    private func brace(after place: Int) -> Int? {
        var signs = ""
        for offset in place..<file.count where file.bytes[offset] != UInt8(ascii: " ") && file.bytes[offset] != UInt8(ascii: "\t") {
            signs.unicodeScalars.append(Unicode.Scalar(file.bytes[offset]))
            if signs == "={" { return offset }
            guard signs == "=" else { return nil }
        }
        return nil
    }

    private static let keys: Set<String> = [
        "IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "GENERATE_INFOPLIST_FILE", "INFOPLIST_FILE", "PRODUCT_NAME",
        "PRODUCT_BUNDLE_IDENTIFIER", "SWIFT_VERSION", "TARGETED_DEVICE_FAMILY",
    ]

    /// What these begin makes Xcode write entries that only the lists of apps have.
    private static let keysOfApps = [
        "INFOPLIST_KEY_UIApplication", "INFOPLIST_KEY_UILaunch", "INFOPLIST_KEY_UIMainStoryboard",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations",
        "INFOPLIST_KEY_NSMainStoryboard", "INFOPLIST_KEY_NSMainNib",
    ]

    private mutating func read(_ settings: PropertyListTree) {
        var configuration = ProjectFacts.Configuration()
        var isKnown = false
        for (key, value) in settings.entries(of: 0) {
            // Most settings are others, and several values are no single one.
            let initials = file.bytes[Int(settings.values[key].range.start)...].prefix(2)
            guard initials.contains(where: { "BGIMPST".utf8.contains($0) }), settings.values[value].kind == .string else { continue }
            let text = InfoPlistFacts.Text(value: settings.text(of: value), range: settings.values[value].range)
            // `NAME[sdk=iphoneos*]` is for one kind of device.
            let name = settings.text(of: key).utf8.split(separator: UInt8(ascii: "[")).first.map(String.init) ?? ""
            switch name {
            case "IPHONEOS_DEPLOYMENT_TARGET": configuration.deploymentTarget = older(configuration.deploymentTarget, text)
            case "MACOSX_DEPLOYMENT_TARGET": configuration.macDeploymentTarget = older(configuration.macDeploymentTarget, text)
            case "TARGETED_DEVICE_FAMILY": configuration.deviceFamilies = text
            case "SWIFT_VERSION": configuration.swiftVersion = text
            case "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": configuration.generatesSceneManifest = text.value == "YES"
            case "GENERATE_INFOPLIST_FILE": configuration.generatesInfoPlist = text.value == "YES" ? text : nil
            case "INFOPLIST_FILE": configuration.infoPlistFile = text
            case "INFOPLIST_KEY_UIMainStoryboardFile": configuration.mainStoryboard = text
            case "PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER": configuration.isOfTarget = true
            case "TEST_HOST", "TEST_TARGET_NAME", "BUNDLE_LOADER": configuration.isOfTests = true
            default: break
            }
            let isOfApp = Self.keysOfApps.contains { name.hasPrefix($0) }
            configuration.isOfApp = configuration.isOfApp || isOfApp
            isKnown = isKnown || isOfApp || Self.keys.contains(name)
        }
        if isKnown { facts.configurations.append(configuration) }
    }

    private func older(_ known: InfoPlistFacts.Text?, _ found: InfoPlistFacts.Text) -> InfoPlistFacts.Text {
        guard let known, let first = SystemVersion(known.value), let second = SystemVersion(found.value) else { return found }
        return first < second ? known : found
    }
}
