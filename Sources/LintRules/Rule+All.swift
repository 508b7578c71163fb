extension Rule {
    /// Every rule, in the order of `Rules.md`.
    public static let all: [Rule] = [
        .missingRestorationSuper,
        .directRestorationCall,
        .nearMissRestorationSignature,
        .decodedKeyNeverEncoded,
        .encodedKeyNeverDecoded,
        .coderTypeMismatch,
        .optionalScalarEncoded,
        .duplicateCoderKey,
        .reservedCoderKey,
        .unsafeRestoredValue,
        .insecureDecode,
        .containerChildrenNotEncoded,
        .brokenRestorationChain,
        .duplicateSiblingIdentifier,
        .lateIdentifierAssignment,
        .factoryDropsIdentifier,
        .factoryReturnsOtherClass,
        .restorationClassOnLaunchController,
        .unusedSuppression,
        .suppressionWithoutReason,
    ]
}
