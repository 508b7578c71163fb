//- Reader/App.swift
import UIKit
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class ListController: UIViewController, UITableViewDataSource { // expect: missing-model-association
    var lines: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
//- ReaderMac/ListController.swift
import Cocoa
class ListController: NSViewController {}
//- Reader/Base.lproj/Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="list">
<scenes>
<scene sceneID="s1"><objects><viewController restorationIdentifier="list" storyboardIdentifier="list" id="list" customClass="ListController" customModule="Piano" customModuleProvider="target" sceneMemberID="viewController">
<view key="view" id="v"><subviews><tableView restorationIdentifier="table" id="t"><connections><outlet property="dataSource" destination="list" id="o"/></connections></tableView></subviews></view></viewController></objects></scene>
</scenes>
</document>
