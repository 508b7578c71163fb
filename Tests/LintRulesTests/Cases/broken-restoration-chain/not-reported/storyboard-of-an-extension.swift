// What an extension draws is its own: nobody saves it, and the app's answers do not concern it.
//- App/AppDelegate.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- App/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- App/Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="navigation" id="nav" sceneMemberID="viewController"><connections>
      <segue destination="lis" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController restorationIdentifier="list" id="lis" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
//- Share/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>MainInterface</string></dict></dict></plist>
//- Share/Base.lproj/MainInterface.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
  <scenes>
    <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="lis" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController restorationIdentifier="list" id="lis" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
