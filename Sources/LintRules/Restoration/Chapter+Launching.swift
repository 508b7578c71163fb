extension Chapter {
    static let launching = Chapter(
        title: "Launching, and when things have to be there",
        introduction: """
            Restoration happens in the middle of the launch, between `willFinishLaunching` and `didFinishLaunching`. What UIKit is to find \
            has to be there before, with its identifier.
            """,
        facts: [
            Fact("E1", "Both opt-in methods are needed; one alone does nothing.", .documented, .shouldSave, .shouldSaveSecurely),
            Fact(
                "E2",
                "The window and what the app always shows have to exist in `willFinishLaunching`, and the window has to be shown there: "
                    + "restoration runs before `didFinishLaunching`.",
                .documented, .appGuide, .restoration, .childrenSample),
            Fact(
                "E3",
                "It also works to make the window early and the root controller in `didFinishLaunching`, but only if none came back, "
                    + "while a factory puts what it makes in place.",
                .singleReport, .homepwner),
            Fact("E4", "`willEncode` comes first when saving, `didDecode` last when restoring.", .documented, .appGuide, .willEncode),
            Fact(
                "E5",
                "`extendStateRestoration()` needs its `completeStateRestoration()`: a crash in between throws the saved state away. A "
                    + "scene has a pair of its own since iOS 15.",
                .documented, .extendRestoration, .sceneExtendRestoration),
            Fact("E6", "`restorationIdentifier = nil` in code is a way to opt out.", .documented, .restorationIdentifier),
            Fact(
                "E7", "An app may have both pairs of opt-in methods, for systems before iOS 13.2 and after.", .documented,
                .shouldSaveSecurely),
            Fact("E8", "An opt-in method that returns false says no on purpose.", .documented, .shouldSave),
            Fact(
                "H1",
                "The identifier is set when the controller is made, in its initializer or in the storyboard.", .documented, .appGuide),
            Fact(
                "H2",
                "Set in `viewDidLoad`, it is there once the view has been seen. A tab that nobody selected is not saved and not found, "
                    + "and what a factory made is nameless until its view loads.",
                .inferred, .restoration),
            Fact(
                "H3", "Set in `viewWillAppear` or `viewDidAppear`, it comes after decoding and counts from the next time on.", .inferred,
                .restoration),
            Fact(
                "H5",
                "While decoding, the view of what was on screen is loaded, and `viewDidLoad` does not run again; others may not be. Apps that "
                    + "relied on it have crashed.",
                .widelyReported,
                .issue("ecosia/ios-browser", 146), .repository("shagedorn/StateRestorationDemo")),
            Fact(
                "H6",
                "A controller that comes back lacks what the code that showed it used to hand over, and crashes where it takes that for "
                    + "granted.",
                .widelyReported,
                .issue("wordpress-mobile/WordPress-iOS", 15966), .issue("wordpress-mobile/WordPress-iOS", 5636)),
        ])
}
