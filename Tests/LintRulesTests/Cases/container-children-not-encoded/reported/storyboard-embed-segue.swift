//- Board.swift
// Container views of a storyboard.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Board: UIViewController {}
class Keeper: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for child in children where child is KeptPanel { coder.encode(child as? KeptPanel, forKey: "panel") }
    }
}
class Panel: UIViewController {}
class KeptPanel: UIViewController {}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="boa-01-con">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <viewController restorationIdentifier="board" id="boa-01-con" customClass="Board" sceneMemberID="viewController"> <!-- expect: container-children-not-encoded -->
                    <view key="view" id="vie-01-abc">
                        <subviews>
                            <containerView id="con-01-abc">
                                <connections>
                                    <segue destination="pan-03-con" kind="embed" id="seg-01-abc"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController restorationIdentifier="keeper" id="kee-02-con" customClass="Keeper" sceneMemberID="viewController">
                    <view key="view" id="vie-02-abc">
                        <subviews>
                            <containerView id="con-02-abc">
                                <connections>
                                    <segue destination="pan-04-con" kind="embed" id="seg-02-abc"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <viewController restorationIdentifier="panel" id="pan-03-con" customClass="Panel" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s04-ab-cde">
            <objects>
                <viewController restorationIdentifier="kept" id="pan-04-con" customClass="KeptPanel" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
