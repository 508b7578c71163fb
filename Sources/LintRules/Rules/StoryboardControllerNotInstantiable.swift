import AppModel

extension Rule {
    static let storyboardControllerNotInstantiable = Rule(
        id: "storyboard-controller-not-instantiable",
        summary: "A controller is to use its storyboard identifier for restoration, and has none.",
        why: "The controller and everything below it are missing after a relaunch.",
        help: "Enter a Storyboard ID, or untick the box and enter a Restoration ID.",
        rationale: """
            The box *Use Storyboard ID* makes the storyboard identifier the restoration identifier, too. Where that is empty there is none \
            of either: the controller is not saved, nor is anything below it, and the storyboard could not make it again.
            """,
        limits: """
            Only in apps whose delegate is seen to switch restoration on, and where nothing else may identify the controller. A controller \
            with a restoration identifier and no storyboard identifier is left alone: nobody documents that UIKit cannot make it again.
            """,
        switchOff: "Where code that cannot be seen here identifies the controllers of the storyboard.",
        severity: .warning,
        facts: ["A2", "B5", "G3"],
        examples: [
            .bad("""
                //- Delegate.swift
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class Reader: UIViewController {}
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="lis-01-con">
                    <scenes>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <tableViewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="lis-01-con" sceneMemberID="viewController">
                                    <connections>
                                        <segue destination="rea-02-con" kind="show" id="seg-00-abc"/>
                                    </connections>
                                </tableViewController>
                            </objects>
                        </scene>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-02-con" customClass="Reader" sceneMemberID="viewController"/> <!-- expect: storyboard-controller-not-instantiable -->
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .instead("""
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                    <scenes>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController storyboardIdentifier="reader" useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-02-con" customClass="Reader" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .good("""
                //- Delegate.swift
                // An app that does not restore.
                @main final class Delegate: UIResponder, UIApplicationDelegate {}
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                    <scenes>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-02-con" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
        ]
    ) { app, silences in
        var others = Silences()
        // That such a parent breaks a chain is the graver fault.
        let broken = Set(app.brokenStoryboardChains(&others).map(\.parent.id))
        return app.controllersWithoutStoryboardIdentifier(&silences).filter { !broken.contains($0.id) }.map { controller in
            Finding(at: controller.location, "box 'Use Storyboard ID' is ticked for '\(controller.name)', which has no Storyboard ID")
        }
    }
}
