import AppModel

extension Rule {
    static let missingRestorationSuper = Rule(
        id: "missing-restoration-super",
        summary: "A state-restoration override leaves out super.",
        why: """
            What UIKit itself would have saved for the object is gone after a relaunch: an open sheet, scroll positions, the text in its \
            views.
            """,
        help: "Call super with the same coder, anywhere in the method and on every path.",
        rationale: """
            UIKit's own version saves the presented controller and the storyboard and asks the views to save theirs. \
            An override without the call to super drops that state without a trace.
            """,
        limits: """
            A closure or helper that calls super counts as a call. What one branch of a `#if`, or of a test for the system's version, \
            calls counts for all of them. Objects that are neither controller nor view have no super to call. A class whose superclass is \
            not in the sources has one where it says `override`; in Objective-C, where it calls super while its view loads or appears.
            """,
        fix: "`--fix` inserts the call.",
        switchOff: "Where a controller is meant to keep nothing of its views; a suppression comment with the reason says so at the place.",
        severity: .error,
        facts: ["C2", "C3", "A11"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
                        coder.encode("chapter", forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(of: NSString.self, forKey: "page") as String?
                    }
                }
                """),
            .bad("""
                //- Reader.h
                @interface Reader : UIViewController
                @property (nonatomic) NSInteger page;
                @end
                //- Reader.m
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: missing-restoration-super
                    [coder encodeInteger:self.page forKey:@"page"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder { // expect: missing-restoration-super
                    self.page = [coder decodeIntegerForKey:@"page"];
                    if (self.page == 0) return;
                    [super decodeRestorableStateWithCoder:coder];
                }
                @end
                """),
            .instead("""
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        coder.encode("chapter", forKey: "page")
                        super.encodeRestorableState(with: coder)
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        if let page = coder.decodeObject(of: NSString.self, forKey: "page") {
                            title = page as String
                            super.decodeRestorableState(with: coder)
                        } else {
                            super.decodeRestorableState(with: coder)
                        }
                    }
                }
                """),
            .good("""
                // A restorable object that is no controller has nothing to call.
                class Filter: NSObject, UIStateRestoring {
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode("red", forKey: "color")
                    }
                    func decodeRestorableState(with coder: NSCoder) {
                        print(coder.decodeObject(of: NSString.self, forKey: "color") ?? "")
                    }
                }
                """),
        ]
    ) { app, silences in
        app.program.implementations(of: .encodeState, .decodeState).compactMap { function in
            guard let finding = app.missingSuper(in: function) else { return nil }
            if app.program.overridesHook(function) { return finding }
            silences.note(app.program.silence(onOverridingBy: function))
            return nil
        }
    }
}
