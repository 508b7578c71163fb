/// Rules about one subject.
public struct Theme: Sendable {
    public let title: String
    public let rules: [Rule]

    /// Every rule, in the order of `Rules.md`.
    public static let all: [Theme] = [
        Theme(
            title: "Methods that UIKit calls",
            rules: [
                .missingRestorationSuper,
                .directRestorationCall,
                .nearMissRestorationSignature,
                .restorationClassNotConforming,
            ]),
        Theme(
            title: "Keys and values",
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
            title: "What is saved, and found again",
            rules: [
                .containerChildrenNotEncoded,
                .restorationCodeNeverReached,
                .childViewWithoutContainment,
                .brokenRestorationChain,
                .storyboardControllerNotInstantiable,
                .unpreservedScreen,
                .restorableViewInTransientController,
                .duplicateSiblingIdentifier,
                .lateIdentifierAssignment,
                .lateWindowSetup,
            ]),
        Theme(
            title: "Objects and lists",
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
            title: "Making controllers again",
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
