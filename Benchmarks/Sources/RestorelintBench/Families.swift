extension Family {
    static let types = [
        Family("superclass chain") { count in
            "import UIKit\nclass C0: UIViewController { }\n"
                + each(count) { index in
                    let key = quoted("k\(index)")
                    let members = encoding(write("p\(index)", key)) + decoding("p\(index) = " + read(key))
                    return "class C\(index + 1): C\(index) {\nvar p\(index) = 0\n\(members)}"
                }
        },
        Family("superclass chain, Objective-C", "App.m") { count in
            each(count) { index in
                let write = objectiveCEncoding("[coder encodeObject:self.title forKey:@\"k\(index)\"];")
                let read = objectiveCDecoding("self.title = [coder decodeObjectForKey:@\"k\(index)\"];")
                return objectiveC(write + read, name: "C\(index + 1)", superclass: index == 0 ? "UIViewController" : "C\(index)")
            }
        },
        Family("inheritance cycle") { count in
            "import UIKit\n" + each(count) { "class C\($0): C\(($0 + 1) % count) {\n" + encoding(write("1", quoted("k\($0)"))) + "}" }
        },
        Family("extensions of one class") { count in
            controller("var page = 0")
                + each(count) { index in
                    """
                    extension Reader {
                    func save\(index)(_ coder: NSCoder) { \(write("page", quoted("k\(index)"))) }
                    func load\(index)(_ coder: NSCoder) { page = \(read(quoted("k\(index)"))) }
                    }
                    """
                }
        },
        Family("adopters of one protocol") { count in
            "protocol Keeper { func keep(_ coder: NSCoder) }\n" + controller("var keeper: Keeper!\n" + encoding("keeper.keep(coder)"))
                + each(count) { "class C\($0): Keeper {\nfunc keep(_ coder: NSCoder) { \(write("1", quoted("k\($0)"))) }\n}" }
        },
        Family("protocol chain") { count in
            "protocol P0 { }\n" + each(count) { "protocol P\($0 + 1): P\($0) { }" } + reader() + "extension Reader: P\(count) { }\n"
        },
        Family("properties of one class") { count in
            controller(
                each(count) { "var p\($0): Int = 0" } + encoding(each(count) { write("p\($0)", quoted("k\($0)")) })
                    + decoding(each(count) { "p\($0) = " + read(quoted("k\($0)")) }))
        },
        Family("screens that push the next") { screens($0) },
        Family("graph of screens that push the next", command: "graph") { screens($0) },
        Family("graph of screens in a circle", command: "graph") { count in
            reader("C\(count)")
                + each(count) { controller("func show() { present(C\(($0 + 1) % count)(), animated: true) }", name: "C\($0)") }
        },
        Family("factories that name one another") { count in
            "import UIKit\n"
                + each(count) { index in
                    let next = "C\((index + 1) % count).make()"
                    return """
                        class C\(index): UIViewController, UIViewControllerRestoration {
                        static func make() -> UIViewController { let next = \(next); next.restorationIdentifier = "i\(index)"; return next }
                        static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        return \(next)
                        }
                        }
                        """
                }
        },
        Family("containers that contain one another") { count in
            each(count) { index in
                let child = "let child = C\((index + 1) % count)()\nfunc fill() { addChild(child) }\n"
                return controller(child + encoding(write("child", quoted("child"))), name: "C\(index)")
            }
        },
        Family("children of one container") { count in
            let filling = each(count) { "child\($0).restorationIdentifier = \"i\($0)\"\naddChild(child\($0))" }
            return controller(each(count) { "let child\($0) = UIViewController()" } + "func fill() {\n\(filling)}\n")
        },
        Family("overrides of one method") { count in
            controller("func keep(_ coder: NSCoder) { }\n" + encoding("keep(coder)"))
                + each(count) { "class C\($0): Reader {\noverride func keep(_ coder: NSCoder) { \(write("1", quoted("k\($0)"))) }\n}" }
        },
    ]

    private static func screens(_ count: Int) -> String {
        reader("C\(count)")
            + each(count) { index in
                controller("func show() { navigationController?.pushViewController(C\(index + 1)(), animated: true) }", name: "C\(index)")
            }
    }

    static let constants = [
        Family("a key per case") { count in
            let writes = each(count) { write("1", "Key.k\($0).rawValue") }
            let reads = each(count) { "_ = " + read("Key.k\($0).rawValue") }
            return "enum Key: String {\n" + each(count) { "case k\($0)" } + "}\n" + controller(encoding(writes) + decoding(reads))
        },
        Family("enum constants") { count in
            "enum Key {\n" + each(count) { "static let k\($0) = \"key\($0)\"" } + "}\n"
                + controller(encoding(each(count) { write("1", "Key.k\($0)") }) + decoding(each(count) { "_ = " + read("Key.k\($0)") }))
        },
        Family("cyclic constants") { count in
            "enum Key {\n" + each(count) { "static let k\($0) = Key.k\(($0 + 1) % count)" } + "}\n"
                + controller(encoding(each(count) { write("1", "Key.k\($0)") }))
        },
        Family("constants that name the next") { count in
            "enum Key {\n" + each(count) { "static let k\($0) = Key.k\($0 + 1) + \"a\"" } + "static let k\(count) = \"z\"\n}\n"
                + controller(encoding(each(count) { write("1", "Key.k\($0)") }))
        },
        Family("defined constants, Objective-C", "App.m") { count in
            each(count) { "#define K\($0) @\"k\($0)\"\nstatic NSString *const L\($0) = K\($0);" }
                + objectiveC(objectiveCEncoding(each(count) { "[coder encodeObject:self.title forKey:L\($0)];" }))
        },
        Family("keys of one activity") { count in
            let writes = each(count) { "activity.userInfo?[\"k\($0)\"] = \($0)" }
            let reads = each(count) { "title = activity.userInfo?[\"k\($0)\"] as? String" }
            return controller(
                """
                func share() {
                let activity = NSUserActivity(activityType: "a")
                userActivity = activity
                \(writes)}
                override func restoreUserActivityState(_ activity: NSUserActivity) {
                super.restoreUserActivityState(activity)
                \(reads)}
                """)
        },
        Family("activities") { count in
            controller(
                each(count) { index in
                    """
                    func share\(index)() {
                    let activity = NSUserActivity(activityType: "a\(index)")
                    activity.userInfo = ["k": 1]
                    userActivity = activity
                    }
                    """
                })
        },
    ]
}
