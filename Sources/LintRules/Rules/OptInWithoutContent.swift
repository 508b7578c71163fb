import AppModel

extension Rule {
    static let optInWithoutContent = Rule(
        id: "opt-in-without-content",
        summary: "The app delegate switches restoration on, but nothing has a restoration identifier.",
        why: "Every launch begins on the first screen, but for what scenes keep, although the app asks to be restored.",
        help: "Give the window's root, and what matters below it, restoration identifiers, or drop the two methods.",
        rationale: """
            UIKit saves only objects with a restoration identifier. Where neither code nor a storyboard gives one to anything, the app \
            asks to be restored and comes back as it was first installed.
            """,
        limits: """
            Only where all code and all storyboards of the project can be read, and the delegate writes nothing to its coder, no object \
            is registered, and no class has state to keep, for then other rules have more to say. What scenes keep in activities is no \
            part of it.
            """,
        switchOff: "While restoration is being added, one class after the other.",
        severity: .note,
        facts: ["A1", "A2"],
        examples: [
            .bad("""
                //- Delegate.swift
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true } // expect: opt-in-without-content
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class Reader: UIViewController {}
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea-01-con">
                    <scenes>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <viewController storyboardIdentifier="reader" id="rea-01-con" customClass="Reader" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .instead("""
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class Reader: UIViewController {
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        restorationIdentifier = "reader"
                    }
                }
                """),
            .good("""
                // The delegate has state of its own.
                final class Reader: UIViewController {}
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var tab = 0
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
                        coder.encode(tab, forKey: "tab")
                        return true
                    }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                        tab = coder.decodeInteger(forKey: "tab")
                        return true
                    }
                }
                """),
        ]
    ) { app, silences in
        app.emptyOptIns(&silences).map { optIn in
            let what =
                optIn.hasScenesThatKeep
                ? "but only scenes keep something, by activities that need none of it"
                : "but nothing has a restoration identifier"
            return Finding(
                at: optIn.save.location, "restoration is switched on by '\(optIn.delegate.name)', \(what)", symbol: optIn.save.symbol,
                help: optIn.hasScenesThatKeep ? "Drop the two methods." : nil)
        }
    }
}
