/// Rules about one subject.
public struct Theme: Sendable {
    public let title: String
    /// Whether they speak of what becomes of UIKit's coders, which never come to anything where the app delegate refuses restoration.
    public let needsOptIn: Bool
    public let rules: [Rule]

    init(title: String, needsOptIn: Bool = false, rules: [Rule]) {
        self.title = title
        self.needsOptIn = needsOptIn
        self.rules = rules
    }

    /// Every rule, in the order of `Rules.md`.
    public static let all: [Theme] = [
        Theme(
            title: "Methods that UIKit calls", needsOptIn: true,
            rules: [
                .missingRestorationSuper,
                .directRestorationCall,
                .nearMissRestorationSignature,
                .restorationClassNotConforming,
            ]),
        Theme(
            title: "Keys and values", needsOptIn: true,
            rules: [
                .decodedKeyNeverEncoded,
                .encodedKeyNeverDecoded,
                .decodedValueUnused,
                .coderTypeMismatch,
                .optionalScalarEncoded,
                .absentScalarRestored,
                .duplicateCoderKey,
                .reservedCoderKey,
                .unsafeRestoredValue,
                .insecureDecode,
            ]),
        Theme(
            title: "What is saved, and found again", needsOptIn: true,
            rules: [
                .containerChildrenNotEncoded,
                .restorationCodeNeverReached,
                .childViewWithoutContainment,
                .brokenRestorationChain,
                .storyboardControllerNotInstantiable,
                .unpreservedScreen,
                .unsavedUserState,
                .restorableViewInTransientController,
                .duplicateSiblingIdentifier,
                .lateIdentifierAssignment,
                .lateWindowSetup,
            ]),
        Theme(
            title: "Objects and lists", needsOptIn: true,
            rules: [
                .unregisteredStateRestoringObject,
                .registeredObjectNotEncoded,
                .missingModelAssociation,
            ]),
        Theme(
            title: "The app delegate",
            rules: [
                .restorationOptInIncomplete,
                .optInWithoutContent,
                .deprecatedRestorationOptIn,
                .unbalancedExtendRestoration,
                .restorationWithoutVersionCheck,
            ]),
        Theme(
            title: "Making controllers again", needsOptIn: true,
            rules: [
                .factoryDropsIdentifier,
                .factoryReturnsOtherClass,
                .restorationClassOnLaunchController,
                .restorableControllerCannotBeRecreated,
                .restoredWithoutDependencies,
                .restoredPeerUsedInDecode,
            ]),
        Theme(
            title: "What belongs into state",
            rules: [
                .modelDataEncoded,
                .absolutePathSaved,
                .volatileIdentifierSaved,
                .secretInRestorationState,
            ]),
        Theme(
            title: "AppKit",
            rules: [
                .appkitMissingRestorationSuper,
                .appkitRestoreCompletionNotCalled,
                .appkitWindowWithoutRestorationClass,
                .appkitInsecureRestorableState,
                .appkitStateNotInvalidated,
                .appkitUnknownKeyPath,
            ]),
        Theme(
            title: "Scenes and SwiftUI",
            rules: [
                .legacyRestorationInSceneApp,
                .sceneRestorationHalfImplemented,
                .misspeltActivityType,
                .undeclaredActivityType,
                .unrefreshedActivityState,
                .staleSceneActivity,
                .stateRemovedWithScene,
                .restoredTooEarly,
                .activityKeyAsymmetry,
                .activityUnsupportedValue,
                .sceneStorageKeyClash,
                .sceneStorageNotKept,
                .windowStateInApp,
                .navigationPathNotKept,
            ]),
        Theme(
            title: "State saved by hand",
            rules: [
                .savestateProtocolIncomplete,
                .savestateKeyAsymmetry,
            ]),
        Theme(
            title: "Suppression comments",
            rules: [
                .unusedSuppression,
                .suppressionWithoutReason,
            ]),
    ]
}

extension Rule {
    /// Those of every theme.
    public static let all: [Rule] = Theme.all.flatMap(\.rules)
}
