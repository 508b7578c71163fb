//- Detail.swift
// The storyboard gives it the same one, in time.
class Detail: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "detail"
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController restorationIdentifier="detail" id="det-02-con" customClass="Detail" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
