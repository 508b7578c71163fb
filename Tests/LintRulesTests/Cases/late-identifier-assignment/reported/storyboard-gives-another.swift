//- Detail.swift
// The storyboard gives one of them none, and the other another one.
class Detail: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "detail" // expect: late-identifier-assignment
    }
}
class Other: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "other" // expect: late-identifier-assignment
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="lis-01-con">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="det-02-con" kind="show" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="detail" id="det-02-con" customClass="Detail" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <viewController restorationIdentifier="third" id="oth-03-con" customClass="Other" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
