// A class that has nothing to do with the list asks for an identifier.
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="list">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <viewController id="list" customClass="List" restorationIdentifier="list" sceneMemberID="viewController">
                    <view key="view" id="v1">
                        <subviews>
                            <tableView restorationIdentifier="news" id="t1">
                                <connections>
                                    <outlet property="dataSource" destination="list" id="o1"/>
                                </connections>
                            </tableView>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- List.swift
class List: UIViewController, UITableViewDataSource { // expect: missing-model-association
    var titles: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
    }
}
//- Log.swift
func log(_ controller: UIViewController) { print(controller.restorationIdentifier ?? "") }
