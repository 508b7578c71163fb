import Syntax
import Testing

@testable import AppModel

struct InterfaceTests {
    @Test func aStoryboardSaysWhereItBeginsAndWhoIsInIt() {
        let facts = storyboard(
            """
            <navigationController storyboardIdentifier="Root" id="a" sceneMemberID="viewController"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="b" sceneMemberID="firstResponder"/>
            <readerThing id="c" customClass="Reader" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
            """)
        #expect(facts.isStoryboard)
        #expect(facts.platform == .cocoaTouch)
        #expect(facts.initialController == "a")
        #expect(facts.controllers.map(\.id) == ["a", "c"])
        #expect(facts.controllers.map(\.element) == ["navigationController", "readerThing"])
        #expect(facts.controllers.map(\.storyboardIdentifier) == ["Root", nil])
        #expect(facts.controllers.map(\.customClass) == [nil, "Reader"])
    }

    @Test func aControllerIsIdentifiedInFourWays() {
        let text = document(
            """
            <viewController id="a" restorationIdentifier="A &amp; B" sceneMemberID="viewController"/>
            <viewController id="b" storyboardIdentifier="B" useStoryboardIdentifierAsRestorationIdentifier="YES" sceneMemberID="viewController"/>
            <viewController id="c" storyboardIdentifier="C" sceneMemberID="viewController">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier" value="D"/>
                </userDefinedRuntimeAttributes>
            </viewController>
            <viewController id="d" sceneMemberID="viewController">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier"><string key="value">E</string></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </viewController>
            <viewController id="e" useStoryboardIdentifierAsRestorationIdentifier="YES" sceneMemberID="viewController"/>
            <viewController id="f" restorationIdentifier="" storyboardIdentifier="F" sceneMemberID="viewController"/>
            """)
        let controllers = interface(text).controllers
        #expect(controllers.map(\.restorationIdentifier) == ["A & B", "B", "D", "E", nil, nil])
        #expect(controllers.map { $0.identifierRange.map { source(text).text($0) } } == ["A &amp; B", "B", "D", "E", nil, nil])
        #expect(controllers.map(\.usesStoryboardIdentifier) == [false, true, false, false, true, false])
        #expect(source(text).text(controllers[0].nameRange) == "viewController")
    }

    @Test func aSegueBelongsToTheControllerAroundIt() {
        let facts = storyboard(
            """
            <tabBarController id="a" sceneMemberID="viewController">
                <connections>
                    <segue destination="b" kind="relationship" relationship="viewControllers" id="1"/>
                    <segue destination="c" kind="relationship" relationship="viewControllers" id="2"/>
                </connections>
            </tabBarController>
            <tableViewController id="b" sceneMemberID="viewController">
                <tableView key="view"><prototypes><tableViewCell>
                    <connections><segue destination="c" kind="show" identifier="open" id="3"/></connections>
                </tableViewCell></prototypes></tableView>
                <navigationItem key="navigationItem"><barButtonItem>
                    <connections><segue destination="7" kind="unwind" unwindAction="back:" id="4"/></connections>
                </barButtonItem></navigationItem>
            </tableViewController>
            <viewController id="c" sceneMemberID="viewController">
                <view key="view"><subviews><containerView>
                    <connections><segue destination="b" kind="embed" id="5"/></connections>
                </containerView></subviews></view>
            </viewController>
            <menuItem><connections><segue destination="a" kind="modal"/></connections></menuItem>
            <inferredMetricsTieBreakers><segue reference="3"/></inferredMetricsTieBreakers>
            """)
        #expect(facts.controllers.map { $0.segues.map(\.kind) } == [
            [.relationship("viewControllers"), .relationship("viewControllers")], [.dynamic("show")], [.embed],
        ])
        #expect(facts.controllers.map { $0.segues.map(\.destination) } == [["b", "c"], ["c"], ["b"]])
        #expect(facts.controllers[1].segues[0].identifier == "open")
    }

    @Test func aPlaceholderLeadsElsewhere() {
        let facts = storyboard(
            """
            <viewControllerPlaceholder storyboardName="Settings" id="a" sceneMemberID="viewController"/>
            <viewControllerPlaceholder referencedIdentifier="Reader" id="b" sceneMemberID="viewController"/>
            <viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="org.example.kit" id="c" sceneMemberID="viewController"/>
            <viewController id="d" sceneMemberID="viewController"/>
            """)
        #expect(facts.controllers.map(\.reference?.storyboard) == ["Settings", nil, "Kit", nil])
        #expect(facts.controllers.map(\.reference?.storyboardIdentifier) == [nil, "Reader", nil, nil])
        #expect(facts.controllers.map(\.reference?.bundle) == [nil, nil, "org.example.kit", nil])
        #expect(facts.controllers.map { $0.reference != nil } == [true, true, true, false])
    }

    @Test func viewsAreThereIfTheyAreIdentified() {
        let text = document(
            """
            <viewController id="a" restorationIdentifier="A" sceneMemberID="viewController">
                <view key="view" restorationIdentifier="B"><subviews>
                    <searchBar/>
                    <searchBar restorationIdentifier=""/>
                    <textView customClass="Notes">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier" value="C"/>
                            <userDefinedRuntimeAttribute type="string" keyPath="title" value="D"/>
                        </userDefinedRuntimeAttributes>
                    </textView>
                </subviews></view>
            </viewController>
            <viewController id="b" sceneMemberID="viewController"><view key="view" restorationIdentifier="E"/></viewController>
            """)
        let views = interface(text).views
        #expect(views.map(\.restorationIdentifier) == ["B", "C", "E"])
        #expect(views.map(\.element) == ["view", "textView", "view"])
        #expect(views.map(\.customClass) == [nil, "Notes", nil])
        #expect(views.map(\.controller) == [0, 0, 1])
        #expect(views.map { source(text).text($0.identifierRange) } == ["B", "C", "E"])
    }

    @Test func aViewThatARuntimeAttributeIdentifiesKeepsItsPlace() {
        let facts = storyboard(
            """
            <scrollView>
                <textView restorationIdentifier="B"/>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier" value="A"/>
                </userDefinedRuntimeAttributes>
            </scrollView>
            """)
        #expect(facts.views.map(\.restorationIdentifier) == ["A", "B"])
    }

    @Test func whatLiesInAPrototypeIsReused() {
        let facts = storyboard(
            """
            <tableView dataMode="prototypes" restorationIdentifier="A"><prototypes>
                <tableViewCell restorationIdentifier="B"><textField restorationIdentifier="C"/></tableViewCell>
            </prototypes></tableView>
            <tableView dataMode="static" restorationIdentifier="D"><sections><tableViewSection><cells>
                <tableViewCell><textField restorationIdentifier="E"/></tableViewCell>
            </cells></tableViewSection></sections></tableView>
            <collectionView restorationIdentifier="F"><cells>
                <collectionViewCell><scrollView restorationIdentifier="G"/></collectionViewCell>
            </cells></collectionView>
            """)
        #expect(facts.views.map(\.restorationIdentifier) == ["A", "B", "C", "D", "E", "F", "G"])
        #expect(facts.views.map(\.isReused) == [false, true, true, false, false, false, true])
        #expect(facts.views.map(\.isStatic) == [false, false, false, true, false, false, false])
    }

    @Test func aXibMarksItsControllersByTheirNames() {
        let facts = interface(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <window id="1"><outlet property="rootViewController" destination="2" id="o"/></window>
                <tabBarController id="2" restorationIdentifier="Tabs">
                    <tabBar key="tabBar" restorationIdentifier="Bar"/>
                    <viewControllers>
                        <navigationController id="3">
                            <viewControllers>
                                <viewController id="4" customClass="Reader"><view key="view" restorationIdentifier="Page"/></viewController>
                            </viewControllers>
                        </navigationController>
                        <pageViewController id="5"><viewController key="rootViewController" id="6"/></pageViewController>
                    </viewControllers>
                </tabBarController>
                <arrayController id="7"/>
            </objects></document>
            """, path: "MainWindow.xib")
        #expect(!facts.isStoryboard)
        #expect(facts.initialController == nil)
        #expect(facts.owner == "UIApplication")
        #expect(facts.controllers.map(\.id) == ["2", "3", "4", "5", "6"])
        #expect(facts.controllers.map { $0.segues.map(\.destination) } == [["3", "5"], ["4"], [], ["6"], []])
        #expect(facts.controllers.map { $0.segues.map(\.kind) } == [
            [.relationship("viewControllers"), .relationship("viewControllers")], [.relationship("viewControllers")], [],
            [.relationship("rootViewController")], [],
        ])
        #expect(facts.views.map(\.controller) == [0, 2])
    }

    @Test func theMacIsAnotherPlatform() {
        func platform(_ type: String) -> InterfaceFacts.Platform? {
            facts(#"<document type="com.apple.InterfaceBuilder\#(type)"/>"#, path: "Main.storyboard").interface?.platform
        }
        #expect(platform("3.Cocoa.Storyboard.XIB") == .cocoa)
        #expect(platform("3.CocoaTouch.Storyboard.XIB") == .cocoaTouch)
        #expect(platform("3.AppleTV.Storyboard") == .cocoaTouch)
        #expect(platform(".AppleTV.XIB") == .cocoaTouch)
        #expect(platform(".WatchKit.Storyboard") == .watchKit)
    }

    @Test func aStoryboardThatIsNotWellFormedIsUnread() {
        let facts = facts("<document><viewController id=\"a\" sceneMemberID=\"viewController\"></document>", path: "Main.storyboard")
        #expect(facts.isUnread)
        #expect(facts.interface == nil)
        #expect(facts.errors.map(\.message) == ["expected '</viewController>'"])
    }

    @Test func anArchiveOfXcode4ForTheMacIsUnreadWithoutAnError() {
        let facts = facts("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"><data/></archive>", path: "Old.xib")
        #expect(facts.isUnread)
        #expect(facts.errors == [])
    }

    @Test func anArchiveOfXcode4SaysWhomItMakesAndIdentifies() {
        let facts = interface(
            archive(
                """
                <object class="IBUITabBarController" id="10">
                    <string key="IBUIRestorationIdentifier">tabs</string>
                    <object class="IBUINavigationController" key="IBUISelectedViewController" id="20">
                        <string key="IBUIRestorationIdentifier"/>
                        <array class="NSMutableArray" key="IBUIViewControllers"><object class="IBUITableViewController" id="30">
                            <object class="IBUITableView" key="IBUIView" id="40">
                                <string key="IBUIRestorationIdentifier">list</string>
                            </object>
                        </object></array>
                    </object>
                    <array class="NSMutableArray" key="IBUIViewControllers"><reference ref="20"/></array>
                </object>
                """, numbers: ["2": "10", "3": "20", "4": "30", "5": "40"],
                classes: ["-1": "AppDelegate", "2": "Tabs", "4": "Songs"],
                connections: """
                    <object class="IBCocoaTouchOutletConnection" key="connection">
                        <string key="label">dataSource</string>
                        <reference key="source" ref="40"/><reference key="destination" ref="30"/>
                    </object>
                    """), path: "Old.xib")
        #expect(facts.owner == "AppDelegate")
        #expect(facts.controllers.map(\.element) == ["tabBarController", "navigationController", "tableViewController"])
        #expect(facts.controllers.map(\.customClass) == ["Tabs", nil, "Songs"])
        #expect(facts.controllers.map(\.restorationIdentifier) == ["tabs", nil, nil])
        #expect(facts.controllers.map { $0.segues.map(\.destination) } == [["20"], ["30"], []])
        #expect(facts.controllers.flatMap(\.segues).map(\.kind) == [.relationship("viewControllers"), .relationship("viewControllers")])
        #expect(facts.views.map(\.element) == ["tableView"])
        #expect(facts.views.map(\.restorationIdentifier) == ["list"])
        #expect(facts.views.map(\.controller) == [2])
        #expect(facts.views.map(\.dataSource) == ["Songs"])
    }

    @Test func anArchiveOfXcode3HasItsKeysInAListOfTheirOwn() {
        let facts = interface(
            """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
                <object class="NSMutableDictionary" key="flattenedProperties">
                    <bool key="EncodedWithXMLCoder">YES</bool>
                    <object class="NSArray" key="dict.sortedKeys">
                        <bool key="EncodedWithXMLCoder">YES</bool>
                        <string>-1.CustomClassName</string>
                        <string>-2.CustomClassName</string>
                    </object>
                    <object class="NSMutableArray" key="dict.values">
                        <bool key="EncodedWithXMLCoder">YES</bool>
                        <string>Songs</string>
                        <string>UIResponder</string>
                    </object>
                </object>
            </data></archive>
            """, path: "Old.xib")
        #expect(facts.owner == "Songs")
        #expect(facts.controllers.isEmpty)
    }

    @Test func anArchiveThatIdentifiesAtRunTimeIsUnread() {
        let facts = facts(
            archive(
                """
                <object class="IBUserDefinedRuntimeAttribute"><string key="keyPath">restorationIdentifier</string></object>
                """), path: "Old.xib")
        #expect(facts.isUnread)
    }

    @Test func aCommentInAStoryboardSuppresses() {
        let facts = facts(document("<!-- restorelint:disable:next broken-restoration-chain — reviewed -->\n<viewController id=\"a\"/>"), path: "Main.storyboard")
        #expect(facts.suppressions.map { $0.rules.map(\.id) } == [["broken-restoration-chain"]])
        #expect(facts.suppressions.map(\.reason) == ["reviewed"])
    }

    // MARK: Helpers

    private func archive(
        _ objects: String, numbers: KeyValuePairs<String, String> = [:], classes: KeyValuePairs<String, String> = [:],
        connections: String = ""
    ) -> String {
        let records = numbers.map { number, reference in
            """
            <object class="IBObjectRecord"><int key="objectID">\(number)</int><reference key="object" ref="\(reference)"/></object>
            """
        }
        let properties = classes.map { number, name in "<string key=\"\(number).CustomClassName\">\(name)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
            <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">\(objects)</array>
            \(connections)
            \(records.joined())
            <dictionary class="NSMutableDictionary" key="flattenedProperties">\(properties.joined())</dictionary>
            </data></archive>
            """
    }

    private func document(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
        <scenes><scene><objects>
        \(objects)
        </objects></scene></scenes>
        </document>
        """
    }

    private func source(_ text: String) -> SourceFile { SourceFile(path: "Main.storyboard", text: text) }

    private func storyboard(_ objects: String) -> InterfaceFacts { interface(document(objects)) }

    private func interface(_ text: String, path: String = "Main.storyboard") -> InterfaceFacts {
        let facts = facts(text, path: path)
        #expect(facts.errors == [])
        #expect(!facts.isUnread)
        return facts.interface ?? InterfaceFacts(platform: .cocoa, isStoryboard: false)
    }
}
