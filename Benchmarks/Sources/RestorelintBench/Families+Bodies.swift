extension Family {
    static let bodies = [
        Family("guards in one method") { count in
            let guards = each(count) { index in
                "guard let page\(index) = coder.decodeObject(forKey: \"k\(index)\") as? String else { return }\npage = page\(index)"
            }
            return controller("var page = \"\"\n" + decoding(guards))
        },
        Family("guards in one method, Objective-C", "App.m") { count in
            let guards = each(count) { "NSString *page\($0) = [coder decodeObjectForKey:@\"k\($0)\"];\nif (page\($0) == nil) return;" }
            return objectiveC(objectiveCDecoding(guards))
        },
        Family("conditions beside one another") { count in
            controller(encoding(each(count) { "if page == \($0) { \(write("page", quoted("k\($0)"))) }" }))
        },
        Family("one condition behind the other") { count in
            controller(encoding("if page < 0 { }\n" + each(count) { "else if page == \($0) { \(write("page", quoted("k\($0)"))) }" }))
        },
        Family("cases of one switch") { count in
            let cases = each(count) { "case \($0): \(write("page", quoted("k\($0)")))" }
            return controller(encoding("switch page {\n\(cases)default: break\n}"))
        },
        Family("locals that name the last") { count in
            let locals = each(count) { "let a\($0 + 1) = a\($0)" }
            return controller(decoding("let a0 = coder.decodeObject(forKey: \"a\")\n\(locals)title = a\(count) as? String"))
        },
        Family("assignments to one local") { count in
            controller(encoding("var key = \"\"\n" + each(count) { "key = \"k\($0)\"\n" + write("1", "key") }))
        },
        Family("objects in one method") { count in
            let objects = each(count) { index in
                "let child\(index) = UIViewController()\nchild\(index).restorationIdentifier = \"i\(index)\"\naddChild(child\(index))"
            }
            return controller("func fill() {\n\(objects)}\n")
        },
        Family("elements of one list") { count in
            controller(
                """
                func fill() {
                let tabs = UITabBarController()
                tabs.restorationIdentifier = "tabs"
                tabs.viewControllers = [
                \(each(count) { "make(\($0))," })]
                }
                func make(_ page: Int) -> UIViewController { UIViewController() }
                """)
        },
        Family("helpers that hand the coder on") { count in
            let helpers = each(count) { index in
                "func save\(index)(_ coder: NSCoder) {\n\(write("1", quoted("k\(index)")))\nsave\((index + 1) % count)(coder)\n}"
            }
            return controller(encoding("save0(coder)") + helpers)
        },
        Family("helpers that hand on the call of super") { count in
            let helpers = each(count) { "func save\($0)(_ coder: NSCoder) { save\($0 + 1)(coder) }" }
            let last = "func save\(count)(_ coder: NSCoder) { super.encodeRestorableState(with: coder) }\n"
            return controller("override func encodeRestorableState(with coder: NSCoder) { save0(coder) }\n" + helpers + last)
        },
        Family("calls of one helper") { count in
            let helper = "func save(_ coder: NSCoder, _ key: String) { \(write("1", "key")) }\n"
            return controller(encoding(each(count) { "save(coder, \"k\($0)\")" }) + helper)
        },
        Family("methods of one class") { count in
            controller(
                each(count) { "func show\($0)() {\nlet next = Reader()\nnext.restorationIdentifier = \"i\($0)\"\naddChild(next)\n}" })
        },
        Family("closures in one method") { count in
            controller(encoding(each(count) { "keep { \(write("1", quoted("k\($0)"))) }" }) + "func keep(_ body: () -> Void) { body() }\n")
        },
        Family("one member of the other") { count in
            controller(encoding(write("self" + each(count) { ".p\($0)" }, quoted("a"))))
        },
        Family("operands of one expression") { count in
            controller(encoding(write("1", quoted("a") + each(count) { " + \"k\($0)\"" })))
        },
        Family("a literal with many pieces") { count in
            controller(encoding(write("1", quoted((0..<count).map { "\\(page)k\($0)" }.joined()))))
        },
    ]
}
