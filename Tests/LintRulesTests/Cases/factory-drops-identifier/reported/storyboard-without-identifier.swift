//- Detail.swift
// The storyboard it comes from gives it none either.
final class Detail: UIViewController {}
final class Other: UIViewController {}
final class Maker: UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let board = UIStoryboard(name: "Main", bundle: nil)
        if path.last == "other" { return board.instantiateViewController(withIdentifier: "other") }
        let detail = board.instantiateViewController(withIdentifier: "detail") as? Detail // expect: factory-drops-identifier
        return detail
    }
}
func show(_ detail: Detail, _ other: Other) {
    detail.restorationClass = Maker.self
    other.restorationClass = Maker.self
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <viewController storyboardIdentifier="detail" id="det-01-con" customClass="Detail" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="other" useStoryboardIdentifierAsRestorationIdentifier="YES" id="oth-02-con" customClass="Other" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
