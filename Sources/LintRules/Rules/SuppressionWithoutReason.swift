extension Rule {
    public static let suppressionWithoutReason = Rule(
        id: "suppression-without-reason",
        summary: "A suppression comment does not say why.",
        rationale: """
            Whoever reads the comment next has to know whether it still holds. Write the reason after ` -- `. `require-reason: true` in \
            the configuration switches this rule on.
            """,
        limits: "Takes any words for a reason.",
        severity: .warning,
        isEnabledByDefault: false,
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var page = 0
                    /* restorelint:disable:next missing-restoration-super */ // expect: suppression-without-reason
                    override func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
            .good("""
                class Reader: UIViewController {
                    var page = 0
                    // restorelint:disable:next missing-restoration-super -- nothing is presented here
                    override func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
        ]
    ) { _ in
        // `Linter` speaks for this rule, as it does for unused comments.
        []
    }
}
