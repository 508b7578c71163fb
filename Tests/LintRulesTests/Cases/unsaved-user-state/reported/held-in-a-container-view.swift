// The panel comes back with the screen that holds it, but shows again what it showed at first.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Reader: UIViewController {}

enum Layer: Int { case text, translation }

final class Panel: UIViewController {
    @IBOutlet private weak var textView: UITextView!
    var layer = Layer.text {  // expect: unsaved-user-state
        didSet { textView.text = layer == .text ? "Arma virumque" : "Of arms and a man" }
    }

    @IBAction private func change(_ sender: UISegmentedControl) {
        guard let layer = Layer(rawValue: sender.selectedSegmentIndex) else { return }
        self.layer = layer
    }
}

//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea">
    <scenes>
        <scene sceneID="s1"><objects>
            <viewController restorationIdentifier="Reader" storyboardIdentifier="Reader" id="rea" customClass="Reader" sceneMemberID="viewController">
                <view key="view" id="v1"><subviews>
                    <containerView id="c1"><connections><segue destination="pan" kind="embed" id="e1"/></connections></containerView>
                </subviews></view>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="pan" customClass="Panel" sceneMemberID="viewController"/>
        </objects></scene>
    </scenes>
</document>
