extension Rule {
    public static let unusedSuppression = Rule(
        id: "unused-suppression",
        summary: "A suppression comment silences nothing, or names a rule that does not exist.",
        why: "Nothing yet: but the comment hides the next fault that comes to stand there.",
        help: "Remove the comment, or mend the name of the rule.",
        rationale: "A comment that outlives its finding hides the next one, and a misspelt rule name never worked.",
        limits: "Says nothing of rules that did not run, nor of `all`.",
        switchOff: "While rules are switched on and off to try them.",
        severity: .warning,
        examples: [
            .bad("""
                // restorelint:disable:next missing-restoration-super -- expect: unused-suppression
                class Reader: UIViewController {}
                """),
            .bad("""
                // restorelint:disable:next missing-restoration-supper -- expect: unused-suppression
                class Reader: UIViewController {}
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
                // It silences what is found here.
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
        // `Linter` speaks for this rule, once all others have spoken.
        []
    }
}
