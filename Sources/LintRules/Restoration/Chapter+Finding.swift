extension Chapter {
    static let finding = Chapter(
        title: "How an object comes back",
        introduction: """
            At the next launch UIKit goes through the archive, the root first, and wants an object for each path. Four parties may know \
            one, and the first that has it is taken; but a restoration class that has none ends the search. The order of events:

            1. `application(_:willFinishLaunchingWithOptions:)`, with the window and what the app always shows;
            2. the delegate's `shouldRestore…` method, if there is an archive;
            3. factories, the root's first; a view may load in between;
            4. `decodeRestorableState(with:)`, the root's first;
            5. the delegate's `application(_:didDecodeRestorableStateWith:)`;
            6. `applicationFinishedRestoringState()` of everything that was restored;
            7. `application(_:didFinishLaunchingWithOptions:)`.

            When `viewWillAppear` and `viewDidAppear` come in is not promised.
            """,
        facts: [
            Fact(
                "B1",
                "UIKit asks the restoration class; for a controller without one, it asks the app delegate, then looks for an object with "
                    + "exactly that path, then for the storyboard it came from.",
                .documented, .controllerGuide, .appGuide, .restoration),
            Fact(
                "B2", "nil from a restoration class means that the object is left out, with its children; nobody else is asked.",
                .documented, .controllerGuide, .controllerRestoration),
            Fact("B3", "nil from the app delegate means that the search goes on.", .documented, .controllerGuide, .restoration),
            Fact(
                "B4",
                "Found by their paths are objects made before restoration starts: the initial storyboard's, and those of "
                    + "`willFinishLaunching`. They need neither class nor factory.",
                .documented, .session2013, .controllerGuide),
            Fact(
                "B5",
                "A storyboard is found by its name, and the controller in it by the storyboard identifier it had when it was saved. Xcode "
                    + "compiles a scene without one under a name of its own, by which segues find it. That UIKit records this name, too, no "
                    + "source says; if it does not, the controller does not come back at all.",
                .documented, .session2013),
            Fact(
                "B6",
                "A factory makes or finds the object, sets it up and returns it. It also gives it its identifier and its restoration "
                    + "class again, unless the initializer or the storyboard does; otherwise the object is not saved the next time.",
                .documented, .restoration,
                .controllerGuide),
            Fact(
                "B7",
                "The archive records classes. Only an object of the recorded class, or of one that inherits from it, is asked to decode.",
                .documented, .controllerGuide, .restoration),
            Fact(
                "B8",
                "A factory that always makes a new object leaves two of a controller that the launch has made already: one on the screen, "
                    + "one that the app talks to.",
                .singleReport, .issue("wordpress-mobile/WordPress-iOS", 2178), .controllerGuide),
            Fact(
                "B9",
                "A restoration class that was renamed, or moved from Objective-C to Swift, is not found for archives on disk; UIKit then "
                    + "restores without it, and the object lacks its data.",
                .singleReport, .issue("wordpress-mobile/WordPress-iOS", 5636)),
            Fact(
                "B10",
                "The coder of a factory is the object's own: what the object encoded can be read there. Many apps decode only there.",
                .documented,
                .controllerRestoration, .objectRestoration),
            Fact(
                "B11",
                "A presented controller that does not come back is not presented. A navigation stack ends at the last controller that did.",
                .documented,
                .session2013),
            Fact(
                "B12",
                "A restoration class has to declare `UIViewControllerRestoration`. Objective-C assigns one that does not without an "
                    + "error, and UIKit leaves the controller out with a line in the console.",
                .widelyReported, .controllerRestoration, .bookExamples, .issue("wordpress-mobile/WordPress-iOS", 5946)),
            Fact(
                "B13",
                "Methods are found by their exact selectors. One that differs by a label, a letter or `static` is never called, and since "
                    + "Swift 4.2 the path is a `[String]`.",
                .header, .controllerRestoration, .restoration),
            Fact(
                "B14", "The declaration may stand on any class, the app delegate's included, and in Swift in an extension of another file.",
                .measured,
                .repository("Automattic/simplenote-ios")),
        ])
}
