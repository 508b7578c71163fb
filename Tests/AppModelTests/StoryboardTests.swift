import Testing

@testable import AppModel

/// What storyboards say, joined to the code.
struct StoryboardTests {
    /// A controller element without anything inside, or with segues.
    private func controller(_ element: String, _ id: String, _ attributes: String = "", segues: String = "") -> String {
        "<scene><objects><\(element) \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\"><connections>\(segues)</connections></\(element)></objects></scene>"
    }

    private func storyboard(_ name: String, initial: String = "", _ scenes: String...) -> String {
        """
        //- \(name).storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
        <scenes>\(scenes.joined())</scenes>
        </document>

        """
    }

    private func root(_ destination: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/>"
    }

    /// `parent > child` for each relationship.
    private func relationships(_ text: String, units: [String] = []) -> [String] {
        let app = app(text, units: units)
        return app.storyboardRelationships.map { app.storyboardControllers[$0.parent].name + " > " + app.storyboardControllers[$0.child].name }
    }

    @Test func aControllerIsOfItsClassOrOfItsElements() {
        let app = app(storyboard(
            "Main", controller("viewController", "a", "customClass=\"Reader\""), controller("tableViewController", "b"),
            controller("avPlayerViewController", "c"), controller("viewController", "d", "customClass=\"Stranger\""))
            + "//- Reader.swift\nclass Reader: UIViewController {}")
        #expect(app.storyboardControllers.map { $0.type?.description ?? "unknown" } == ["Reader", "UITableViewController", "AVPlayerViewController", "unknown"])
        #expect(app.storyboardControllers(of: app.type("Reader")).map(\.fact.id) == ["a"])
    }

    @Test func aReferenceLeadsToTheStoryboardItNames() {
        let reference = "<scene><objects><viewControllerPlaceholder storyboardName=\"Settings\" id=\"r\" sceneMemberID=\"viewController\"/></objects></scene>"
        let named = reference.replacing("id=\"r\"", with: "referencedIdentifier=\"more\" id=\"r\"")
        let settings = storyboard("Base.lproj/Settings", initial: "x", controller("tableViewController", "x"), controller("pageViewController", "y", "storyboardIdentifier=\"more\""))
        let stack = controller("navigationController", "n", segues: root("r"))
        #expect(relationships(storyboard("Main", stack, reference) + settings) == ["UINavigationController > UITableViewController"])
        #expect(relationships(storyboard("Main", stack, named) + settings) == ["UINavigationController > UIPageViewController"])
        // Of two that are called so nobody knows which is meant; what is not there is unknown.
        #expect(relationships(storyboard("Main", stack, reference) + settings + settings.replacing("Base.lproj", with: "de.lproj")) == [])
        #expect(relationships(storyboard("Main", stack, reference)) == [])
        let bundled = named.replacing("storyboardName", with: "bundleIdentifier=\"com.example.kit\" storyboardName")
        #expect(relationships(storyboard("Main", stack, bundled) + settings) == [])
        #expect(relationships(storyboard("Main", stack, named) + settings.replacing("id=\"x\"", with: "storyboardIdentifier=\"more\" id=\"x\"")) == [])
        // Another app's storyboard of that name is none of this app's.
        let apart = storyboard("A/Main", stack, reference) + settings.replacing("Base.lproj", with: "B")
        #expect(relationships(apart, units: ["A", "B"]) == [])
    }

    @Test func storyboardsOfAppKitAreLeftOut() {
        let main = storyboard("Main", controller("viewController", "a")).replacing("CocoaTouch", with: "Cocoa")
        #expect(app(main).storyboardControllers.isEmpty)
    }

    /// What is known of the controller `n`, a navigation controller without an identifier, beside some code.
    private func identifier(_ code: String, _ attributes: String = "") -> String {
        let app = app(storyboard("Main", controller("navigationController", "n", attributes)) + "//- Code.swift\n" + code)
        return "\(app.identifier(of: app.storyboardControllers[0]))".prefix { $0 != "(" }.description
    }

    @Test func aControllerHasTheIdentifierOfItsStoryboardUnlessItsClassSaysNo() {
        #expect(identifier("", "restorationIdentifier=\"stack\"") == "drawn")
        let optedOut = """
            class Stack: UINavigationController {
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    restorationIdentifier = nil
                }
            }
            """
        #expect(identifier(optedOut, "restorationIdentifier=\"stack\" customClass=\"Stack\"") == "optedOut")
        #expect(identifier(optedOut.replacing("= nil", with: "= \"own\""), "customClass=\"Stack\"") == "some")
        #expect(identifier("", "customClass=\"Stranger\"") == "unknown")
    }

    @Test func whoeverMayHoldTheObjectMayIdentifyIt() {
        #expect(identifier("") == "none")
        #expect(identifier("func f(_ stack: UINavigationController) { stack.restorationIdentifier = \"stack\" }") == "unknown")
        #expect(identifier("func f(_ any: UIViewController) { any.restorationIdentifier = \"any\" }") == "unknown")
        #expect(identifier("func f(_ all: [Any]) { all.first.restorationIdentifier = \"any\" }") == "unknown")
        #expect(identifier("extension UIViewController { func tag() { restorationIdentifier = \"any\" } }") == "unknown")
        // A view, a tab bar controller and an object that code makes are something else.
        #expect(identifier("""
            func f(_ table: UITableView, _ tabs: UITabBarController) {
                table.restorationIdentifier = "t"
                tabs.restorationIdentifier = "t"
            }
            """) == "none")
        #expect(identifier("""
            func f() {
                let stack = UINavigationController()
                stack.restorationIdentifier = "made"
                print(UINavigationController(rootViewController: stack))
            }
            """) == "none")
    }

    /// The storyboard identifier of what the child of a stack in code is made from.
    private func child(_ made: String) -> String? {
        let app = app(storyboard(
            "Main", initial: "a", controller("viewController", "a", "storyboardIdentifier=\"first\""), controller("viewController", "b", "storyboardIdentifier=\"second\""))
            + storyboard("Other", initial: "c", controller("viewController", "c", "storyboardIdentifier=\"other\""))
            + """
            //- Code.swift
            class Maker: UIViewController {
                static let other = "other"
                class func make() -> UIViewController {
                    let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "first")
                    made.title = "made"
                    return made
                }
                func f(_ one: UIViewController) {
                    \(made)
                    one.restorationIdentifier = nil
                    let stack = UINavigationController(rootViewController: child)
                }
            }
            """)
        let children = app.graph.holdings.map(\.child)
        guard children.count == 1, case .drawn(let number) = app.flow.objects[Int(children[0])].kind else { return nil }
        let controller = app.interface.controllers[number]
        return app.program.files[controller.file].path + " " + (controller.fact.storyboardIdentifier ?? "")
    }

    @Test func aCallMakesTheControllerThatItNames() {
        #expect(child("let child = storyboard!.instantiateViewController(withIdentifier: \"first\")") == "Main.storyboard first")
        #expect(child("let child = UIStoryboard(name: \"Other\", bundle: nil).instantiateViewController(withIdentifier: Maker.other)") == "Other.storyboard other")
        #expect(child("let child = UIStoryboard(name: \"Other\", bundle: nil).instantiateInitialViewController()!") == "Other.storyboard other")
        #expect(child("""
            let board = UIStoryboard(name: "Main", bundle: nil)
            let child = board.instantiateViewController(identifier: "second")
            """) == "Main.storyboard second")
        #expect(child("let child = Maker.make()") == "Main.storyboard first")
        // None has that name, and what comes later may be anything.
        #expect(child("let child = storyboard!.instantiateViewController(withIdentifier: \"third\")") == nil)
        #expect(child("""
            var child = storyboard!.instantiateViewController(withIdentifier: "first")
            child = Maker()
            """) == nil)
    }
}
