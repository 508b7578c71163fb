extension Chapter {
    static let interfaceBuilder = Chapter(
        title: "Storyboards",
        introduction: """
            What a storyboard says of restoration stands in its XML, and can be read there.
            """,
        facts: [
            Fact(
                "G2", "Elements of controllers, whatever they are called, have the attribute `sceneMemberID=\"viewController\"`.", .measured
            ),
            Fact(
                "G3",
                "A controller's restoration identifier is its attribute `restorationIdentifier`, or, where "
                    + "`useStoryboardIdentifierAsRestorationIdentifier` is `YES`, its `storyboardIdentifier`. With neither it has none.",
                .measured),
            Fact("G4", "Views carry a `restorationIdentifier` of their own.", .measured),
            Fact(
                "G6",
                "Children are drawn by segues of the kinds `relationship`, which containers have, and `embed`, which a view in a "
                    + "controller has. All other kinds show something later.",
                .measured),
            Fact(
                "G7",
                "A `viewControllerPlaceholder` stands for a controller of another storyboard: the one it names, or the initial one.",
                .measured),
            Fact("G8", "A xib says nothing of its owner: a controller that loads its view from one is identified in code.", .measured),
            Fact(
                "G9", "Identifiers in the storyboards and xibs of an app that never switches restoration on do nothing; many have some.",
                .documented,
                .shouldSave),
        ])

    static let byHand = Chapter(
        title: "State saved by hand",
        introduction: """
            Before iOS 6, and beside it still, apps ask their controllers for data, keep it with the name of the class, and make the \
            controllers again from both.
            """,
        facts: [
            Fact(
                "J1",
                "It takes two halves, one that writes and one that reads the same keys, and the second has to do without data: the first "
                    + "time there is none.",
                .inferred),
            Fact(
                "J2",
                "A class found by name may be gone: `NSClassFromString` gives nil for one that was renamed, and Swift's names carry their "
                    + "module.",
                .inferred),
            Fact(
                "J4",
                "State that cannot be restored any more has made an app crash at every launch, since the bad state was never replaced. It "
                    + "is tested before it is used, and cleared when it fails.",
                .singleReport, .issue("cachly/issues-tracker", 5767)),
        ])
}
