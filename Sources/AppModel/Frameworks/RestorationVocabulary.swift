import Syntax

extension Vocabulary {
    /// The names that make a file's bodies worth reading. Each belongs to restoration or to containment; a word that every second
    /// file has would cost the speed that the list is there for.
    public static let restoration = make(words)

    /// Those of `restoration` and some more.
    static func restoration(and more: [String]) -> Vocabulary { more.isEmpty ? restoration : make(words + more) }

    private static func make(_ words: [String]) -> Vocabulary {
        Vocabulary(interesting: words, common: commonWords, beside: coders, inComments: commentWords, noting: instantiationWords)
    }

    /// What makes a controller that a storyboard draws. Whole files of an app that restores are read for them, though they mention nothing.
    private static let instantiationWords = UIKit.instantiations.sorted()

    /// What suppressions begin with.
    private static let commentWords = ["restorelint"]

    /// Half of the files that mention anything have no other words than these, for JSON and for opening links. What restoration does
    /// with them names a coder: a function that is given one to encode with, an app delegate's method whose name is misspelt.
    private static let commonWords = ["encode", "UIApplication"]
    private static let coders = ["NSCoder", "NSKeyedArchiver"]

    /// What takes part in restoration is called one of these somewhere.
    static let wordsOfRestoration = [
        // Identifiers and classes
        "restorationIdentifier", "restorationClass", "setRestorationIdentifier", "setRestorationClass", "objectRestorationClass",
        "UIViewControllerRestoration", "UIObjectRestoration", "UIStateRestoring", "UIDataSourceModelAssociation", "NSWindowRestoration",
        "registerObject", "registerObjectForStateRestoration", "extendStateRestoration", "completeStateRestoration",
        // Hooks
        "encodeRestorableState", "decodeRestorableState", "encodeRestorableStateWithCoder", "decodeRestorableStateWithCoder",
        "applicationFinishedRestoringState", "withRestorationIdentifierPath", "viewControllerWithRestorationIdentifierPath",
        "objectWithRestorationIdentifierPath", "shouldSaveApplicationState", "shouldRestoreApplicationState",
        "shouldSaveSecureApplicationState", "shouldRestoreSecureApplicationState", "willEncodeRestorableStateWith",
        "didDecodeRestorableStateWith", "willEncodeRestorableStateWithCoder", "didDecodeRestorableStateWithCoder",
        "modelIdentifierForElement", "indexPathForElement", "modelIdentifierForElementAtIndexPath",
        "indexPathForElementWithModelIdentifier", "restoreState", "restoreStateWithCoder", "restoreWindowWithIdentifier", "isRestorable",
        "restorable",
        "setRestorable", "applicationSupportsSecureRestorableState", "restoreWindow", "invalidateRestorableState",
        "willEncodeRestorableState", "didDecodeRestorableState", "restorableStateKeyPaths",
    ]

    private static let words =
        wordsOfRestoration + Conventions.embeddingHelpers + [
            // A Mac app's delegate, which need not say that it is one
            "applicationDidFinishLaunching", "applicationWillFinishLaunching",
            // A document, which brings its windows back
            "addWindowController",
            // Where a window's frame is kept, and an outline's rows
            "setFrameAutosaveName", "frameAutosaveName", "windowFrameAutosaveName", "autosaveExpandedItems", "setAutosaveExpandedItems",
            // Coders and keys
            "encodeObject", "encodeBool", "encodeInteger", "encodeInt", "encodeInt32", "encodeInt64", "encodeFloat", "encodeDouble",
            "encodeConditionalObject", "encodeCGPoint", "encodeCGRect", "encodeCGSize", "decodeObject", "decodeObjectForKey",
            "decodeObjectOfClass", "decodeObjectOfClasses", "decodeTopLevelObject", "decodePropertyList", "decodeBool", "decodeBoolForKey",
            "decodeInteger", "decodeIntegerForKey", "decodeInt32", "decodeInt64", "decodeFloat", "decodeFloatForKey", "decodeDouble",
            "decodeDoubleForKey", "decodeCGPoint", "decodeCGRect", "decodeCGSize", "containsValue", "containsValueForKey",
            // What is found again in a store
            "managedObjectID", "managedObjectIDForURIRepresentation",
            // Containment
            "addChild", "addChildViewController", "viewControllers", "setViewControllers", "rootViewController", "setRootViewController",
            "initWithRootViewController",
            // App delegates, whose methods may be misspelt
            "UIApplicationDelegate", "UIApplicationMain",
            // Scenes
            "stateRestorationActivity", "updateUserActivityState", "restoreUserActivityState", "userActivity", "NSUserActivity",
            "restoreInteractionStateWith", "onContinueUserActivity", "SceneStorage", "WindowGroup", "NavigationPath",
            "activityType",
            // The same in Objective-C
            "setObjectRestorationClass", "modelIdentifierForElementAtIndexPath", "indexPathForElementWithModelIdentifier",
            "restoreStateWithCoder", "restoreWindowWithIdentifier", "stateRestorationActivityForScene",
        ]
}
