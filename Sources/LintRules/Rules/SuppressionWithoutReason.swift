extension Rule {
    public static let suppressionWithoutReason = Rule(
        id: "suppression-without-reason",
        summary: "A suppression comment does not say why.",
        why: "Nothing by itself: but nobody can tell later whether the fault may still be there.",
        help: "Write the reason after ` -- `.",
        rationale: """
            Whoever reads the comment next has to know whether it still holds. `require-reason: true` in the configuration switches this \
            rule on.
            """,
        limits: "Takes any words for a reason.",
        switchOff: "It is off unless switched on.",
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
            .instead("""
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
            .good("""
                // What follows two dashes is the reason, whichever line the comment is about.
                class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) { // restorelint:disable:this missing-restoration-super -- no sheet
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
