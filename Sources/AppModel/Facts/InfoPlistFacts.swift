import Syntax

/// What an `Info.plist` says of the app or extension that it describes. Build settings in values are kept as they are written:
/// `$(PRODUCT_BUNDLE_IDENTIFIER).main`.
public struct InfoPlistFacts: Sendable {
    public struct Text: Sendable, Equatable {
        public var value: String
        public var range: SourceRange

        public init(value: String, range: SourceRange) {
            self.value = value
            self.range = range
        }
    }

    /// `APPL`, `FMWK`, `XPC!`, `BNDL`, or a build setting.
    public var packageType: Text?
    /// `LSBackgroundOnly`: what it describes has no windows.
    public var isBackgroundOnly = false
    /// Describes an app extension.
    public var isExtension = false
    /// `NSUserActivityTypes` (F10); `nil` where the key is not there.
    public var activityTypes: [Text]?
    /// The place of `NSUserActivityTypes`' key.
    public var activityTypesRange: SourceRange?
    /// `UIApplicationSceneManifest` (F15).
    public var hasSceneManifest = false
    /// `UIApplicationSupportsMultipleScenes`: people may open several windows.
    public var supportsSeveralScenes = false
    /// Its configurations, whatever role they are for.
    public var scenes: [Scene] = []

    /// The classes that they name for the delegates of scenes (F19).
    public var sceneDelegates: [Text] { scenes.compactMap(\.delegate) }

    public struct Scene: Sendable {
        /// For windows of the app itself, on the device's screen.
        public var isOfWindows = false
        public var delegate: Text?
        public var storyboard: Text?
    }

    /// A kind of document has `NSUbiquitousDocumentUserActivityType`: `UIDocument` gives such an activity by itself.
    public var givesDocumentsActivities = false
    /// The storyboards that the app, or a scene of it, begins with: their names.
    public var mainStoryboards: [Text] = []
    /// Those that are shown until the app is there: their names.
    public var launchStoryboards: [Text] = []
    /// The root dictionary's start tag.
    public var range: SourceRange

    public init(range: SourceRange) {
        self.range = range
    }
}
