extension Rule {
    /// Every rule, in the order of `Rules.md`.
    public static let all: [Rule] = [
        .missingRestorationSuper,
        .decodedKeyNeverEncoded,
        .encodedKeyNeverDecoded,
        .containerChildrenNotEncoded,
        .brokenRestorationChain,
        .duplicateSiblingIdentifier,
        .unusedSuppression,
    ]
}
