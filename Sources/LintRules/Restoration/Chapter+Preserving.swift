extension Chapter {
    static let preserving = Chapter(
        title: "What UIKit saves",
        introduction: """
            When the app goes to the background, UIKit asks the delegate whether to save, then walks from the root of each window through \
            the controllers. It writes down whom it meets by their identifiers and asks each for its state. The walk is all there is: what \
            it does not reach is not saved, and nothing says so.
            """,
        facts: [
            Fact(
                "A1", "Nothing is saved unless the app delegate has both the save and the restore method, and both return true.",
                .documented, .appGuide, .shouldSave),
            Fact(
                "A2", "A controller takes part only with a `restorationIdentifier` that is not empty; by default it has none.", .documented,
                .restorationIdentifier, .appGuide),
            Fact(
                "A3",
                "The walk goes from the window's root downwards and stops at a controller without an identifier: its children, what it "
                    + "presents and its views are left out with it. So all of a controller's ancestors need identifiers, too.",
                .documented,
                .controllerGuide, .appGuide,
                .restorationIdentifier),
            Fact(
                "A4",
                "A controller below such a gap is saved all the same if the app delegate or a saved object encodes a reference to it.",
                .documented,
                .controllerGuide, .appGuide),
            Fact(
                "A5",
                "The restoration path of a controller is the list of identifiers from the root down to it, through containers and "
                    + "presenters.",
                .documented,
                .appGuide, .session2013),
            Fact(
                "A6",
                "Paths have to differ, not identifiers: two children of one parent need different ones, two children of different parents "
                    + "do not.",
                .documented, .controllerGuide, .appGuide),
            Fact(
                "A7",
                "A navigation controller with an identifier saves its stack, each controller that has an identifier too, and puts it "
                    + "back. Its children may share an identifier, since it notes their positions.",
                .documented, .navigationController),
            Fact(
                "A8",
                "A tab bar controller saves which tab is selected, and the controllers of its tabs that have an identifier. It makes no "
                    + "tabs: the app has to have built them, each with an identifier of its own. A tab without one begins afresh.",
                .documented, .tabBarController, .appGuide),
            Fact(
                "A9", "The paths below a split view controller differ between its collapsed and its expanded layout.", .singleReport,
                .repository("malhal/SwiftRestoredMasterDetail")),
            Fact("A10", "A page view controller is best taken for a container that does not save its pages.", .inferred, .bookExamples),
            Fact(
                "A11",
                "Presented controllers are saved by UIKit's own `encodeRestorableState(with:)`, so only where the override of their "
                    + "presenter calls super, and only with an identifier.",
                .documented, .encodeState),
            Fact(
                "A12",
                "A view is saved if it has an identifier of its own and belongs to a controller that is saved. Scroll, table, collection, "
                    + "text, image and web views have state without any code, says the guide; the reference page keeps the identifier for "
                    + "views with code of their own.",
                .documented, .viewIdentifier, .appGuide),
            Fact("A13", "A scroll view keeps its zoom scale, its insets and its offset.", .documented, .scrollView),
            Fact(
                "A14",
                "Apple's pages disagree on tables and collections without `UIDataSourceModelAssociation`: two say that nothing is kept "
                    + "of selection and visible rows, one that it is, one that index paths are. As the last has it, rows that moved bring "
                    + "the wrong ones back.",
                .disputed,
                .modelAssociation, .appGuide, .tableView, .session2013),
            Fact(
                "A15",
                "Any object can take part through `UIStateRestoring`. It has to be registered, and it is saved only where a saved object "
                    + "or the app delegate encodes a reference to it; UIKit registers controllers and views by itself. Its factory is the "
                    + "`objectRestorationClass`, without which the object has to be there already.",
                .documented, .registerObject, .preservation, .stateRestoring),
            Fact(
                "A16", "The window needs no identifier: its root is walked anyway. With one, UIKit keeps the window's size class, too.",
                .widelyReported,
                .bookExamples, .repository("shagedorn/StateRestorationDemo")),
            Fact(
                "A17", "A view on the screen whose controller is nobody's child is out of the walk's sight.", .documented, .controllerGuide,
                .appGuide),
            Fact(
                "A18",
                "Without an identifier on the topmost controller the snapshot is not used at launch; "
                    + "`ignoreSnapshotOnNextApplicationLaunch()` leaves it out on purpose.",
                .documented, .session2013),
            Fact(
                "A19",
                "The archive is encrypted and can be read only while the device is unlocked. It is thrown away when the user closes the "
                    + "app by hand, when the app crashes while launching (twice, in one of the sources), and whenever UIKit sees fit.",
                .documented, .appGuide, .stateRestoreSample, .session2013, .acrossLaunches),
            Fact("A20", "A share sheet with an identifier keeps the draft of a mail.", .documented, .session2013),
        ])
}
