import Syntax

/// What an Xcode project sets for the apps, extensions and tests that it builds.
public struct ProjectFacts: Sendable {
    /// One `buildSettings`. What it leaves out may be set for the project as a whole, in a file of settings, or by Xcode.
    public struct Configuration: Sendable {
        /// Names a product, as only those of targets do; the project's own are defaults for them.
        public var isOfTarget = false
        /// Names the app that it tests.
        public var isOfTests = false
        /// `IPHONEOS_DEPLOYMENT_TARGET`.
        public var deploymentTarget: InfoPlistFacts.Text?
        /// `MACOSX_DEPLOYMENT_TARGET`.
        public var macDeploymentTarget: InfoPlistFacts.Text?
        /// `TARGETED_DEVICE_FAMILY`: 1 for iPhones, 2 for iPads and so on.
        public var deviceFamilies: InfoPlistFacts.Text?
        /// `SWIFT_VERSION`.
        public var swiftVersion: InfoPlistFacts.Text?
        /// `INFOPLIST_KEY_UIApplicationSceneManifest_Generation`.
        public var generatesSceneManifest = false
        /// `GENERATE_INFOPLIST_FILE`, where it says yes.
        public var generatesInfoPlist: InfoPlistFacts.Text?
        /// `INFOPLIST_FILE`: what Xcode begins with where it makes the list itself.
        public var infoPlistFile: InfoPlistFacts.Text?
        /// `INFOPLIST_KEY_UIMainStoryboardFile`: the storyboard that the app begins with, in a list that Xcode makes.
        public var mainStoryboard: InfoPlistFacts.Text?
        /// Has Xcode write an entry that only apps have, as `INFOPLIST_KEY_UILaunchScreen_Generation` does.
        public var isOfApp = false
    }

    /// In document order those of the project and of each of its targets, without any that sets nothing of the above.
    public var configurations: [Configuration] = []

    /// Names CocoaPods, Carthage or a package, which bring code that stands elsewhere.
    var usesLibraries = false

    public init() {}

    /// What something is built for, tests left out. A default that every target replaces is none of them.
    public var deploymentTargets: [InfoPlistFacts.Text] { targets(\.deploymentTarget) }

    /// What something is built for on a Mac, in the same way.
    public var macDeploymentTargets: [InfoPlistFacts.Text] { targets(\.macDeploymentTarget) }

    /// The versions of Swift that something is written in, in the same way.
    public var swiftVersions: [InfoPlistFacts.Text] { targets(\.swiftVersion) }

    /// What kinds of devices something is for, in the same way.
    public var deviceFamilies: [InfoPlistFacts.Text] { targets(\.deviceFamilies) }

    private func targets(_ target: (Configuration) -> InfoPlistFacts.Text?) -> [InfoPlistFacts.Text] {
        let built = configurations.filter { !$0.isOfTests }
        let ofTargets = built.filter(\.isOfTarget)
        let isReplaced = !ofTargets.isEmpty && ofTargets.allSatisfy { target($0) != nil }
        return (isReplaced ? ofTargets : built).compactMap(target)
    }
}

/// The way to what a project sets. Every app has one or more of them, long as a book, and hardly one is ever asked.
final class DeferredProject: Sendable {
    private let path: String
    private let read: @Sendable (String) -> ProjectFacts?

    /// - Parameter read: may be called from any thread, and for every question anew: whoever passes it remembers what it gave.
    init(path: String, read: @escaping @Sendable (String) -> ProjectFacts?) {
        self.path = path
        self.read = read
    }

    var facts: ProjectFacts? { read(path) }
}
