extension Family {
    /// What is made again, and what it does without.
    static let recreation = [
        Family("exits of one factory") { count in
            let exits = each(count) { "case \"i\($0)\":\nlet screen = C\($0)()\nscreen.restorationIdentifier = \"i\($0)\"\nreturn screen" }
            return delegate(factory("switch path.last {\n\(exits)default: return nil\n}"))
                + each(count) { shown("C\($0)", identifier: "i\($0)") }
        },
        Family("exits of one factory, Objective-C", "App.m") { count in
            let exits = each(count) { "if ([path.lastObject isEqual:@\"i\($0)\"]) return [[C\($0) alloc] init];" }
            return each(count) {
                objectiveC("- (void)viewDidLoad {\n[super viewDidLoad];\nself.restorationIdentifier = @\"i\($0)\";\n}", name: "C\($0)")
            }
                + objectiveCDelegate(
                    """
                    - (UIViewController *)application:(UIApplication *)application
                        viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    \(exits)return nil;
                    }
                    """)
        },
        Family("exits of one factory for one class") { count in
            let exits = each(count) {
                "if path.last == \"i\($0)\" {\nlet screen = Screen()\nscreen.restorationIdentifier = \"i\($0)\"\nreturn screen\n}"
            }
            let shows = each(count) { index in
                """
                func show\(index)(from list: UIViewController) {
                let screen = Screen()
                screen.restorationIdentifier = "i\(index)"
                list.show(screen, sender: nil)
                }
                """
            }
            return delegate(factory(exits + "return nil")) + "class Screen: UIViewController { }\n" + shows
        },
        Family("screens without what they need") { count in
            delegate() + item
                + each(count) { "func open\($0)(_ item: Item, from list: UIViewController) {\n" + filled("C\($0)", ["item"]) + "}" }
                + each(count) { needy("C\($0)", ["item"]) }
        },
        Family("dependencies of one screen") { count in
            let names = (0..<count).map { "item\($0)" }
            return delegate() + item + "func open(_ item: Item, from list: UIViewController) {\n" + filled("Screen", names) + "}\n"
                + needy("Screen", names)
        },
        Family("openers of one screen") { count in
            delegate() + item
                + each(count) { "func open\($0)(_ item: Item, from list: UIViewController) {\n" + filled("Screen", ["item"]) + "}" }
                + needy("Screen", ["item"])
        },
        Family("uses of one dependency") { count in
            delegate() + item + "func open(_ item: Item, from list: UIViewController) {\n" + filled("Screen", ["item"]) + "}\n"
                + needy("Screen", ["item"], each(count) { "func use\($0)() { title = item.name }" })
        },
        Family("screens that the last one opens") { count in
            delegate() + item
                + each(count) { index in
                    let opening = "func open(from list: UIViewController) {\n" + filled("C\(index + 1)", ["item"]) + "}"
                    return needy("C\(index)", ["item"], opening)
                }
                + needy("C\(count)", ["item"])
        },
    ]

    /// What becomes of a value that has been restored.
    static let restoredValues = [
        Family("look-ups by restored values") { count in
            delegate()
                + controller(
                    "var rows: [String] = []\n" + encoding(each(count) { write("rows.count", quoted("k\($0)")) })
                        + decoding(each(count) { "title = rows[\(read(quoted("k\($0)")))]" }))
        },
        Family("look-ups of a helper") { count in
            delegate()
                + controller(
                    "var rows: [String] = []\nfunc row(_ coder: NSCoder, _ key: String) -> Int { \(read("key")) }\n"
                        + encoding(each(count) { write("rows.count", quoted("k\($0)")) })
                        + decoding(each(count) { "title = rows[row(coder, \"k\($0)\")]" }))
        },
        Family("comparisons with restored values") { count in
            delegate()
                + controller(
                    "var page = 0\n" + encoding(each(count) { write("page", quoted("k\($0)")) })
                        + decoding(
                            each(count) {
                                "let page\($0) = \(read(quoted("k\($0)")))\nif page\($0) == \(read(quoted("k\($0)"))) { title = \"a\" }"
                            }))
        },
        Family("properties for the loading of the view") { count in
            delegate()
                + """
                class Reader: UIViewController {
                \(each(count) { "var p\($0) = 0" })override func viewDidLoad() {
                super.viewDidLoad()
                restorationIdentifier = "reader"
                \(each(count) { "print(p\($0))" })}
                \(encoding(each(count) { write("p\($0)", quoted("k\($0)")) }))\(decoding(each(count) { "p\($0) = \(read(quoted("k\($0)")))" }))}

                """
        },
        Family("properties that exchange values") { count in
            delegate()
                + controller(
                    each(count) { "var p\($0) = 0" } + encoding(each(count) { write("p\($0)", quoted("k\($0)")) })
                        + decoding(each(count) { "p\($0 ^ 1) = \(read(quoted("k\($0)")))" }))
        },
        Family("coded properties") { count in
            let properties = each(count) { "var p\($0) = 0" }
            return delegate()
                + coded(
                    "Item", properties, each(count) { write("p\($0)", quoted("k\($0)")) },
                    each(count) { "p\($0) = \(read(quoted("k\($0)")))" })
                + savedWhole(["Item"])
        },
        Family("coded classes") { count in
            delegate() + each(count) { coded("Item\($0)", "var p = 0", write("p", quoted("p")), "p = \(read(quoted("p")))") }
                + savedWhole((0..<count).map { "Item\($0)" })
        },
        Family("objects that decoding asks") { count in
            let peers = each(count) { "var p\($0): Filter?" }
            let reads = each(count) { "p\($0) = coder.decodeObject(forKey: \"k\($0)\") as? Filter\ntitle = p\($0)?.name" }
            return delegate()
                + """
                class Filter: NSObject, UIStateRestoring {
                var name = ""
                func encodeRestorableState(with coder: NSCoder) { coder.encode(name, forKey: "name") }
                func decodeRestorableState(with coder: NSCoder) { name = coder.decodeObject(forKey: "name") as? String ?? "" }
                }

                """ + controller(peers + encoding(each(count) { write("p\($0)", quoted("k\($0)")) }) + decoding(reads))
        },
        Family("work that decoding starts") { count in
            delegate()
                + controller(
                    "var page = 0\n" + encoding(write("page", quoted("a"))) + decoding("page = \(read(quoted("a")))\nstart0()")
                        + each(count) { "func start\($0)() {\nURLSession.shared.dataTask(with: url).resume()\nstart\($0 + 1)()\n}" }
                        + "func start\(count)() { }\n")
        },
    ]

    private static let item = "class Item: NSObject {\nvar name = \"\"\n}\n"

    private static func factory(_ body: String) -> String {
        """
        func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
        \(body)
        }

        """
    }

    private static func shown(_ name: String, identifier: String) -> String {
        """
        class \(name): UIViewController {
        static func show(from list: UIViewController) {
        let screen = \(name)()
        screen.restorationIdentifier = "\(identifier)"
        list.show(screen, sender: nil)
        }
        }
        """
    }

    /// Makes a screen and gives it all of its `properties`.
    private static func filled(_ name: String, _ properties: [String]) -> String {
        "let screen = \(name)()\n" + properties.map { "screen.\($0) = item\n" }.joined() + "list.show(screen, sender: nil)\n"
    }

    /// A screen that is made again without its `properties`, and takes them for granted.
    private static func needy(_ name: String, _ properties: [String], _ members: String = "") -> String {
        """
        class \(name): UIViewController, UIViewControllerRestoration {
        \(properties.map { "var \($0): Item!\n" }.joined())static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let screen = \(name)()
        screen.restorationIdentifier = path.last
        screen.restorationClass = \(name).self
        return screen
        }
        override func viewDidLoad() {
        super.viewDidLoad()
        \(properties.map { "title = \($0).name.uppercased()\n" }.joined())}
        \(members)
        }

        """
    }

    private static func coded(_ name: String, _ properties: String, _ writes: String, _ reads: String) -> String {
        """
        class \(name): NSObject, NSCoding {
        \(properties)
        override init() { }
        required init?(coder: NSCoder) {
        \(reads)
        }
        func encode(with coder: NSCoder) {
        \(writes)
        }
        }

        """
    }

    private static func savedWhole(_ names: [String]) -> String {
        controller(
            names.map { "var \($0.lowercased()): \($0)?\n" }.joined()
                + encoding(names.map { write($0.lowercased(), quoted($0)) + "\n" }.joined())
                + decoding(names.map { "\($0.lowercased()) = coder.decodeObject(forKey: \"\($0)\") as? \($0)\n" }.joined()))
    }
}
