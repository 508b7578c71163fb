//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tabs">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <tabBarController restorationIdentifier="tabs" id="tabs" sceneMemberID="viewController">
                    <connections>
                        <segue destination="news" kind="relationship" relationship="viewControllers" id="r1"/>
                        <segue destination="more" kind="relationship" relationship="viewControllers" id="r2"/>
                    </connections>
                </tabBarController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <viewController restorationIdentifier="news" id="news" customClass="News" sceneMemberID="viewController"/> <!-- expect: restoration-class-on-launch-controller -->
            </objects>
        </scene>
        <scene sceneID="s3">
            <objects>
                <viewController restorationIdentifier="more" id="more" customClass="More" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>org.example.news</string>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>UIMainStoryboardFile</key>
    <string>Main</string>
</dict>
</plist>
//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- News.swift
import UIKit
class News: UIViewController, UIViewControllerRestoration {
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationClass = News.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let news = News()
        news.restorationIdentifier = path.last
        return news
    }
}
class More: UIViewController {
}
