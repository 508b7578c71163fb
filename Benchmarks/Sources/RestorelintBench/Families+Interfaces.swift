extension Family {
    /// What Interface Builder draws.
    static let drawn = [
        Family("screens of a drawn stack") { count in
            let stack = scene("nav", "navigationController", "restorationIdentifier=\"nav\"", relationship("rootViewController", "c0"))
            let scenes = each(count) { scene("c\($0)", attributes("i\($0)", class: "C\($0)"), show("c\($0 + 1)", "g\($0)")) }
            return [
                ("App.swift", delegate() + each(count + 1) { readerWithoutIdentifier("C\($0)") }),
                (
                    "Main.storyboard",
                    storyboard(stack + scenes + scene("c\(count)", attributes("i\(count)", class: "C\(count)")), initial: "nav")
                ),
            ]
        },
        Family("drawn screens, none of which is identified") { count in
            let stack = scene("nav", "navigationController", "restorationIdentifier=\"nav\"", relationship("rootViewController", "c0"))
            let scenes = each(count) { scene("c\($0)", "customClass=\"C\($0)\"", show("c\($0 + 1)", "g\($0)")) }
            return [
                ("App.swift", delegate() + each(count + 1) { readerWithoutIdentifier("C\($0)") }),
                ("Main.storyboard", storyboard(stack + scenes + scene("c\(count)", "customClass=\"C\(count)\""), initial: "nav")),
            ]
        },
        Family("drawn stacks of one tab bar") { count in
            let tabs = scene(
                "tabs", "tabBarController", "restorationIdentifier=\"tabs\"", each(count) { relationship("viewControllers", "n\($0)") })
            let stacks = each(count) { index in
                scene(
                    "n\(index)", "navigationController", "restorationIdentifier=\"n\(index)\"",
                    relationship("rootViewController", "c\(index)"))
                    + scene("c\(index)", attributes("i", class: "Reader"))
            }
            return [
                ("App.swift", delegate() + readerWithoutIdentifier("Reader")),
                ("Main.storyboard", storyboard(tabs + stacks, initial: "tabs")),
            ]
        },
        Family("drawn stacks that the last one presents") { count in
            let stacks = each(count) { index in
                scene("n\(index)", "navigationController", "", relationship("rootViewController", "c\(index)"))
                    + scene(
                        "c\(index)", attributes("i\(index)", class: "Reader"),
                        "<segue destination=\"n\(index + 1)\" kind=\"presentation\" id=\"g\(index)\"/>")
            }
            return [
                ("App.swift", delegate() + readerWithoutIdentifier("Reader")),
                ("Main.storyboard", storyboard(stacks + scene("n\(count)", ""), initial: "n0")),
            ]
        },
        Family("segues of one scene") { count in
            let cases = each(count) { "case \"g\($0)\": (segue.destination as? C\($0))?.item = \"a\"" }
            let list = """
                class List: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                switch segue.identifier {
                \(cases)default: break
                }
                }
                }

                """
            let segues = each(count) { "<segue destination=\"c\($0)\" kind=\"show\" identifier=\"g\($0)\" id=\"g\($0)\"/>" }
            return [
                ("App.swift", delegate() + list + each(count) { showing("C\($0)") }),
                (
                    "Main.storyboard",
                    storyboard(
                        scene("list", attributes("list", class: "List"), segues)
                            + each(count) { scene("c\($0)", attributes("i\($0)", class: "C\($0)")) }, initial: "list")
                ),
            ]
        },
        Family("scenes that lead to one") { count in
            [
                ("App.swift", delegate() + showing("Detail") + each(count) { preparing("C\($0)") }),
                (
                    "Main.storyboard",
                    storyboard(
                        scene("detail", attributes("detail", class: "Detail"))
                            + each(count) { scene("c\($0)", attributes("i\($0)", class: "C\($0)"), show("detail", "g\($0)")) },
                        initial: "c0")
                ),
            ]
        },
        Family("scenes that code makes") { count in
            [
                (
                    "App.swift",
                    delegate() + reader()
                        + making(count) {
                            "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"c\($0)\")"
                        }
                ),
                (
                    "Main.storyboard",
                    storyboard(
                        each(count) { scene("c\($0)", "storyboardIdentifier=\"c\($0)\" " + attributes("i\($0)", class: "Reader")) },
                        initial: "c0")
                ),
            ]
        },
        Family("methods that push what they are drawn as") { count in
            let next = "storyboard!.instantiateViewController(withIdentifier: \"c\") as! Reader"
            let methods = each(count) { "func show\($0)() {\nnavigationController?.pushViewController(\(next), animated: true)\n}" }
            return [
                ("App.swift", delegate() + controller(methods)),
                ("Main.storyboard", storyboard(scene("c", "storyboardIdentifier=\"c\" " + attributes("r", class: "Reader")), initial: "c")),
            ]
        },
        Family("storyboards that code opens") { count in
            [
                (
                    "App.swift",
                    delegate() + reader()
                        + making(count) { "UIStoryboard(name: \"S\($0)\", bundle: nil).instantiateInitialViewController()!" }
                )
            ]
                + (0..<count).map { ("S\($0).storyboard", storyboard(scene("c", attributes("i\($0)", class: "Reader")), initial: "c")) }
        },
        Family("a xib per class") { count in
            [("App.swift", delegate() + each(count) { readerWithoutIdentifier("C\($0)") })]
                + (0..<count).map { ("C\($0).xib", xib(owner: "C\($0)", "<tableView restorationIdentifier=\"t\" id=\"t\"/>")) }
        },
        Family("views of one xib") { count in
            [
                ("App.swift", delegate() + reader()),
                ("Reader.xib", xib(owner: "Reader", each(count) { "<tableView restorationIdentifier=\"t\($0)\" id=\"t\($0)\"/>" })),
            ]
        },
    ]

    private static func storyboard(_ scenes: String, initial: String) -> String {
        """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)"><scenes>
        \(scenes)</scenes></document>

        """
    }

    private static func xib(owner: String, _ views: String) -> String {
        """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
        <connections><outlet property="view" destination="v" id="o"/></connections>
        </placeholder>
        <view id="v"><subviews>
        \(views)</subviews></view>
        </objects></document>

        """
    }

    private static func scene(_ name: String, _ attributes: String, _ connections: String = "") -> String {
        scene(name, "viewController", attributes, connections)
    }

    private static func scene(_ name: String, _ element: String, _ attributes: String, _ connections: String) -> String {
        """
        <scene sceneID="s\(name)"><objects>
        <\(element) \(attributes) id="\(name)" sceneMemberID="viewController">
        <connections>\(connections)</connections>
        </\(element)>
        </objects></scene>

        """
    }

    private static func attributes(_ identifier: String, class name: String) -> String {
        "restorationIdentifier=\"\(identifier)\" customClass=\"\(name)\""
    }

    private static func relationship(_ name: String, _ destination: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r\(destination)\"/>"
    }

    private static func show(_ destination: String, _ name: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"show\" id=\"\(name)\"/>"
    }

    private static func readerWithoutIdentifier(_ name: String) -> String {
        "class \(name): UIViewController {\nvar page = 0\n" + encoding(write("page", quoted("a"))) + decoding("page = " + read(quoted("a")))
            + "}\n"
    }

    private static func showing(_ name: String) -> String {
        "class \(name): UIViewController {\nvar item: String!\noverride func viewDidLoad() {\nsuper.viewDidLoad()\ntitle = item.uppercased()\n}\n}\n"
    }

    private static func preparing(_ name: String) -> String {
        """
        class \(name): UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { (segue.destination as? Detail)?.item = "a" }
        }

        """
    }

    private static func making(_ count: Int, _ screen: (Int) -> String) -> String {
        "class List: UIViewController {\n" + each(count) { "func show\($0)() { show(\(screen($0)), sender: nil) }" } + "}\n"
    }
}
