extension Family {
    static let files = [
        Family("unrelated classes in one file") { count in each(count) { reader("C\($0)") } },
        Family("a class per file") { count in (0..<count).map { ("C\($0).swift", reader("C\($0)")) } },
        Family("a class per file and folder") { count in (0..<count).map { ("D\($0)/C.swift", reader("C\($0)")) } },
        Family("a class per file, one name") { count in (0..<count).map { ("D\($0)/C.swift", reader()) } },
        Family("files without restoration") { count in
            [("App.swift", reader())]
                + (0..<count).map { index in
                    (
                        "C\(index).swift",
                        """
                        import UIKit
                        class C\(index): UIViewController {
                        var page = 0
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "C"
                        }
                        }

                        """
                    )
                }
        },
        Family("packages") { count in
            (0..<count).flatMap { index in
                [("D\(index)/Package.swift", "let package = Package(name: \"D\(index)\")\n"), ("D\(index)/C.swift", reader("C\(index)"))]
            }
        },
        Family("findings") { count in each(count) { faulty("C\($0)") } },
        Family("findings, in a file each") { count in (0..<count).map { ("C\($0).swift", faulty("C\($0)")) } },
        Family("suppressed findings") { count in
            each(count) { faulty("C\($0)", behind: "// restorelint:disable:next missing-restoration-super -- a test") }
        },
        Family("names that are almost right") { count in
            let method = "func encodeRestorableStates(with coder: NSCoder) { \(write("1", quoted("a"))) }"
            return "import UIKit\n" + each(count) { "class C\($0): UIViewController {\n\(method)\n}" }
        },
        Family("errors of syntax") { count in controller("") + each(count) { "class C\($0) UIViewController encodeRestorableState ) (" } },
        Family("unclosed brackets") { count in controller("") + each(count) { "func f\($0)( { [" } },
    ]

    /// A class with one finding.
    private static func faulty(_ name: String, behind comment: String = "") -> String {
        """
        import UIKit
        class \(name): UIViewController {
        \(comment)
        override func encodeRestorableState(with coder: NSCoder) { coder.encode(1, forKey: "a") }
        }

        """
    }

    static let markup = [
        Family("scenes of a storyboard") { count in
            [("App.swift", delegate() + reader()), ("Main.storyboard", storyboard(each(count) { scene("\($0)", next: "\($0 + 1)") }))]
        },
        Family("a storyboard per scene") { count in
            [("App.swift", delegate() + reader())] + (0..<count).map { ("S\($0).storyboard", storyboard(scene("0", next: "0"))) }
        },
        Family("entries of a property list") { count in
            let types = each(count) { "<string>a\($0)</string>" }
            return [
                ("App.swift", controller("func share() { userActivity = NSUserActivity(activityType: \"a\") }\n")),
                (
                    "Info.plist",
                    """
                    <?xml version="1.0"?>
                    <plist version="1.0"><dict><key>NSUserActivityTypes</key><array>
                    \(types)</array></dict></plist>

                    """
                ),
            ]
        },
        Family("entries of a project") { count in
            let entries = each(count) { index in
                "A\(index) = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = \"I\(index)/Info.plist\"; }; name = Debug; };"
            }
            return [
                ("App.swift", controller("func share() { userActivity = NSUserActivity(activityType: \"a\") }\n")),
                ("Info.plist", "<plist version=\"1.0\"><dict/></plist>\n"),
                ("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = {\n\(entries)}; }\n"),
            ]
        },
    ]

    private static func storyboard(_ scenes: String) -> String {
        """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c0"><scenes>
        \(scenes)</scenes></document>

        """
    }

    private static func scene(_ name: String, next: String) -> String {
        """
        <scene sceneID="s\(name)"><objects>
        <viewController restorationIdentifier="i\(name)" id="c\(name)" customClass="Reader" sceneMemberID="viewController">
        <view key="view" id="v\(name)"/>
        <connections><segue destination="c\(next)" kind="show" id="g\(name)"/></connections>
        </viewController>
        </objects></scene>
        """
    }
}
