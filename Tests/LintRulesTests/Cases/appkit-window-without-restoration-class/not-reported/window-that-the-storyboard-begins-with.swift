//- App.swift
// AppKit makes it itself.
@main class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
class Login: NSViewController {
    var controller: NSWindowController?
    @IBAction func logIn(_ sender: Any) {
        controller = storyboard?.instantiateController(withIdentifier: "Main") as? NSWindowController
        controller?.showWindow(nil)
    }
}
class Split: NSSplitViewController {
    override func viewDidAppear() {
        super.viewDidAppear()
        guard let pane = storyboard?.instantiateController(withIdentifier: "Pane") as? Pane else { return }
        addChild(pane)
    }
}
//- Pane.swift
class Pane: NSViewController {
    var page = 0
    @IBAction func next(_ sender: Any) {
        page += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" initialViewController="win">
    <scenes>
        <scene sceneID="s1"><objects>
            <viewController id="log" customClass="Login" sceneMemberID="viewController"><view key="view" id="v1"/></viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <windowController storyboardIdentifier="Main" id="win" sceneMemberID="viewController">
                <window key="window" identifier="Main" title="Main" id="w1"><windowStyleMask key="styleMask" titled="YES"/></window>
                <connections><segue destination="spl" kind="relationship" relationship="window.shadowedContentViewController" id="r1"/></connections>
            </windowController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <splitViewController id="spl" customClass="Split" sceneMemberID="viewController"><splitView key="splitView" id="v2"/></splitViewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
            <viewController storyboardIdentifier="Pane" id="pan" customClass="Pane" sceneMemberID="viewController"><view key="view" id="v3"/></viewController>
        </objects></scene>
    </scenes>
</document>
