import Testing

@testable import AppModel

/// Who becomes whose child.
struct ContainmentTests {
    /// `kind child` for each child that the text names.
    private func children(_ body: String, in base: String = "UIViewController", outside: String = "") -> [String] {
        let app = app("""
            class Child: UIViewController {}
            class Owner: \(base) {
                let tabs = UITabBarController()
                let left = Child(), right = Child()
                func f() { \(body) }
                func g() { invalidateRestorableState() }
            }
            \(outside)
            """)
        return app.children
    }

    @Test func whoContainsWhomIsKnownOnlyWhereSomethingIsRestored() {
        let owner = """
            class Owner: UIViewController {
                let left = UIViewController()
                func f() { addChild(left) }
            }
            """
        #expect(app(owner).children.isEmpty)
        #expect(app(owner + "\nprint(1)").children.isEmpty)
        for other in [
            "func f(_ one: UIViewController) { one.restorationIdentifier = nil }", "one.restorationIdentifier = nil", "class Other: UIViewController { override func encodeRestorableState(with coder: NSCoder) {} }",
            "class Other: UIView { override var restorationIdentifier: String? { get { nil } set {} } }",
        ] {
            #expect(app(owner + "\n" + other).children.count == 1, "\(other)")
        }
    }

    @Test func aChildIsAddedToSelf() {
        #expect(children("addChild(left)") == ["custom left"])
        #expect(children("self.addChild(left); super.addChild(right)") == ["custom left", "custom right"])
        #expect(children("addChildViewController(left)") == ["custom left"])
        #expect(children("left.addChild(right)") == ["custom right"])
    }

    @Test func onlyControllersHaveChildControllers() {
        #expect(children("progress.addChild(left, withPendingUnitCount: 1)") == [])
        #expect(children("node.addChild(left)") == [])
        #expect(children("addChild(left)", in: "SKNode") == [])
        #expect(children("addChild(node)", outside: "class Node {}; let node = Node()") == [])
    }

    @Test func listsNameTheirChildrenInOrder() {
        #expect(children("tabs.viewControllers = [left, right]") == ["tabs left", "tabs right"])
        #expect(children("tabs.setViewControllers([left, right], animated: true)") == ["tabs left", "tabs right"])
        #expect(children("viewControllers = [left] as [UIViewController]", in: "UISplitViewController") == ["split left"])
        #expect(children("""
            let pages = UIPageViewController()
            pages.setViewControllers([left], direction: .forward, animated: true)
            """) == ["page left"])
        #expect(children("vendor.viewControllers = [left]") == [])
        #expect(children("tabs.viewControllers = nil") == [])
    }

    @Test func aListMayBeMadeStepByStep() {
        let both = ["tabs left", "tabs right"]
        #expect(children("""
            let list = [left, right]
            tabs.viewControllers = list
            """) == both)
        #expect(children("""
            var list = [left]
            list.append(right)
            tabs.setViewControllers(list, animated: true)
            """) == both)
        #expect(Set(children("""
            var list: [Child] = []
            list += [left]
            if wide { list.append(contentsOf: [right]) }
            tabs.viewControllers = list
            """)) == Set(both))
        #expect(children("""
            var list = [right]
            list.insert(left, at: 0)
            tabs.viewControllers = list
            """) == both)
        #expect(children("tabs.viewControllers = wide ? [left] : [right]") == both)
        #expect(children("tabs.viewControllers = list()", outside: """
            func list() -> [Child] {
                let left = Child()
                let right = Child()
                return [left, right]
            }
            """) == both)
        #expect(children("tabs.viewControllers = list", outside: "extension Owner { var list: [Child] { [left, right] } }") == both)
    }

    @Test(arguments: ["list.removeLast()", "list.insert(right, at: place)", "list[0] = right", "list.append(contentsOf: more())"])
    func theElementsOfAListThatLosesSomeAreNotToldApart(_ change: String) {
        let app = app("""
            class Owner: UITabBarController {
                let left = UIViewController(), right = UIViewController()
                func f() {
                    var list = [left, right]
                    \(change)
                    viewControllers = list
                }
                func g() { invalidateRestorableState() }
            }
            """)
        #expect(app.graph.holdings.count == 2)
        #expect(app.graph.holdings.allSatisfy { $0.position == nil })
    }

    @Test func aListOfObjectiveCIsMadeOfItsArguments() {
        func children(_ body: String) -> [String] {
            let app = app("""
                //- Owner.m
                @interface Owner : UITabBarController
                @property UIViewController *left, *right;
                @property NSArray *all;
                @end
                @implementation Owner
                - (void)fill { \(body) }
                - (void)note { [self invalidateRestorableState]; }
                @end
                """)
            return app.children
        }
        let both = ["tabs self.left", "tabs self.right"]
        #expect(children("self.viewControllers = @[self.left, self.right];") == both)
        #expect(children("[self setViewControllers:[NSArray arrayWithObjects:self.left, self.right, nil] animated:YES];") == both)
        #expect(children("NSArray *list = [[NSArray alloc] initWithObjects:self.left, self.right, nil]; self.viewControllers = list;") == both)
        #expect(children("NSMutableArray *list = [NSMutableArray array]; [list addObject:self.left]; [list addObjectsFromArray:@[self.right]]; self.viewControllers = [list copy];")
            == both)
        #expect(children("NSMutableArray *list = [[NSMutableArray alloc] initWithCapacity:2]; [list addObject:_left]; [list addObject:_right]; [self setViewControllers:list];")
            == both)
        #expect(children("""
            self.all = @[self.left, self.right]
            self.viewControllers = self.all
            """) == both)
        #expect(children("NSMutableArray *list = [@[self.left] mutableCopy]; [self change:list]; self.viewControllers = list;") == ["tabs self.left"])
    }

    @Test func aRootControllerIsANavigationControllersChild() {
        #expect(children("let nav = UINavigationController(rootViewController: left)") == ["navigation left"])
        #expect(children("let nav = Nav(rootViewController: left)", outside: "class Nav: UINavigationController {}") == ["navigation left"])
    }

    @Test func loopsAddEachElement() {
        #expect(children("for one in [left, right] { addChild(one) }") == ["custom left", "custom right"])
        #expect(children("[left, right].forEach { addChild($0) }") == ["custom $0", "custom $0"])
        #expect(children("[left, right].forEach { one in addChild(one) }") == ["custom one", "custom one"])
    }

    @Test func helpersAddTheirArgument() {
        let embed = "extension Owner { func embed(_ one: UIViewController) { addChild(one) } }"
        #expect(children("embed(left)", outside: embed) == ["custom left"])
        #expect(children("embed(left)", outside: "extension UIViewController { func embed(_ one: UIViewController) { addChild(one) } }")
            == ["custom left"])
        #expect(children("embed(left)", in: "Base", outside: "class Base: UIViewController { func embed(_ one: UIViewController) { addChild(one) } }")
            == ["custom left"])
    }

    @Test func anObjectThatAChainMakesIsNotTheOneItBeginsWith() {
        let app = app("""
            class Child: UIViewController {}
            class Owner: UIViewController {
                func f() { addChild(Child().wrapped()) }
                func g() { invalidateRestorableState() }
            }
            """)
        #expect(app.children == [])
    }

    @Test func aClassThatContainsIsAParentAsOftenAsItIsCreated() {
        func parents(_ tabs: String, _ made: String) -> [String] {
            let app = app("""
                class Feed: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                    }
                }
                class Tabs: UITabBarController { \(tabs) }
                class WideTabs: Tabs {}
                class EmptyTabs: Tabs { override func viewDidLoad() {} }
                func make() { \(made) }
                """)
            return app.graph.holdings.compactMap { app.graph.creation(of: $0.parent)?.type.description }.sorted()
        }
        let loads = """
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [Feed()]
            }
            """
        #expect(parents(loads, "let first = Tabs(); show(WideTabs())") == ["Tabs", "WideTabs"])
        #expect(parents(loads, """
            show(EmptyTabs())
            show(Feed())
            board.instantiate() as! Tabs
            """) == [])
        #expect(parents("init(one: Int) { super.init(nibName: nil, bundle: nil); viewControllers = [Feed()] }; init(two: Int) {}", "Tabs(one: 1); Tabs(two: 2)")
            == ["Tabs"])
    }

    @Test func whoeverMakesAChildMayIdentifyIt() {
        func identifiers(_ list: String, _ members: String) -> [String?] {
            let app = app("""
                class Named: UIViewController { init(name: String, other: Int = 0) { restorationIdentifier = name } }
                class Tabs: UITabBarController {
                    func f() { viewControllers = [\(list)] }
                    \(members)
                }
                """)
            return app.graph.holdings.map { holding in
                app.graph.identifierText(of: holding.child).flatMap { $0.isCertain ? $0.text : nil }
            }
        }
        let make = """
            func make(_ name: String) -> UIViewController {
                let one = UIViewController()
                one.restorationIdentifier = name
                return one
            }
            """
        #expect(identifiers("make(\"a\"), make(\"b\"), make(name)", make) == ["a", "b", nil])
        #expect(identifiers("Named(name: \"a\"), kept", "let kept = Named(name: \"b\", other: 1)") == ["a", "b"])
        #expect(identifiers("feed", """
            lazy var feed: UIViewController = {
                let one = UIViewController()
                one.restorationIdentifier = "a"
                return one
            }()
            """) == ["a"])
        #expect(identifiers("feed", "lazy var feed: UIViewController = { return Named(name: \"a\") }()") == ["a"])
        #expect(identifiers("feed", "lazy var feed = make(\"a\"); " + make) == ["a"])
        #expect(identifiers("make()", """
            func make() -> UIViewController {
                let one = UIViewController()
                if wide { one.restorationIdentifier = "a" }
                return one
            }
            """)
            == [nil])
    }

    @Test func anAppOptsInThroughItsDelegate() {
        func optsIn(_ text: String) -> Bool? { app(text).optsIn(unit: 0) }
        let save = "func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool"
        #expect(optsIn("class A: UIResponder, UIApplicationDelegate { \(save) { true } }") == true)
        #expect(optsIn("""
            class A: UIResponder, UIApplicationDelegate {}
            extension A { \(save) { return ready } }
            """) == true)
        #expect(optsIn("""
            class A: Base {}
            class Base: UIResponder, UIApplicationDelegate { \(save) { true } }
            """) == true)
        #expect(optsIn("class A: UIResponder, UIApplicationDelegate {}") == false)
        #expect(optsIn("class A: UIResponder, UIApplicationDelegate { \(save) { false } }") == false)
        #expect(optsIn("class A: UIResponder, UIApplicationDelegate { \(save) { return false } }") == false)
        #expect(optsIn("class A: VendorAppDelegate, UIApplicationDelegate {}") == false)
        #expect(optsIn("class A: UIViewController {}") == nil)
    }
}

extension App {
    /// `kind child` for each child that something is told to have, as it is called there.
    fileprivate var children: [String] {
        (graph.holdings + graph.strayHoldings).map { holding in
            let procedure = flow.procedures[Int(holding.named.procedure)]
            let named = procedure.variable(at: holding.range).flatMap { procedure.sources[Int($0.index)] }
            return "\(holding.kind) " + (named?.expression.rendered ?? "?")
        }
    }
}
