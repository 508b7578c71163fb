import Testing

@testable import AppModel

/// Views of controllers that are nobody's children.
struct UncontainedViewTests {
    /// The controllers whose views `Owner` shows without more.
    private func shown(_ members: String, outside: String = "") -> [String] {
        let app = app("""
            class Child: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
            }
            class Owner: UIViewController {
                let child = Child()
                \(members)
            }
            \(outside)
            """)
        return told { app.uncontainedViews(&$0) { _ in true } }.map { $0.child.rendered }
    }

    @Test func aViewIsShownWithoutItsController() {
        #expect(shown("func f() { view.addSubview(child.view) }") == ["child"])
        #expect(shown("""
            func f() {
                self.view.insertSubview(self.child.view!, at: 0)
                child.didMove(toParent: self)
            }
            """) == ["self.child"])
        #expect(shown("""
            let box = UIView()
            func f() {
                let page = Child()
                box.addSubview(page.view)
            }
            """) == ["page"])
        #expect(shown("""
            var page: Child?
            func f() {
                let new = Child()
                page = new
                view.addSubview(new.view)
            }
            """) == ["new"])
        #expect(shown("func f() { view.addSubview(Child().view) }") == ["Child()"])
        #expect(shown("func f() { if let page = storyboard?.instantiateInitialViewController() as? Child { view.addSubview(page.view) } }") == ["page"])
    }

    @Test func oneFindingIsEnoughForEach() {
        #expect(shown("""
            func f() { view.addSubview(child.view) }
            func g() { view.addSubview(child.view) }
            """) == ["child"])
    }

    @Test func aListThatNobodyAsksMakesNoChildren() {
        let show = "func f() { view.addSubview(child.view) }; func g() { all = [child] }; var all: [Child] = []"
        #expect(shown(show) == ["child"])
        #expect(shown(show + "; func h() { all.forEach(addChild) }") == [])
    }

    @Test func whoeverGetsHoldOfItMayMakeItAChild() {
        let show = "func f() { view.addSubview(child.view) }"
        for rest in [
            "func g() { addChild(child) }", "func g() { install(child) }", "func g() -> Child { child }",
            "func g() -> Child { if isEditing { child } else { Child() } }", "func g() { child.install(in: self) }",
            "func g() { add(\\.child) }", "func g() { let page = isEditing ? child : nil; addChild(page!) }", "func g() { parent?.addChild(child) }",
            "var page: Child? { didSet { addChild(page!) } }; func g() { page = child }", "func g() { for page in [child] { addChild(page) } }",
        ] {
            #expect(shown(show + "\n" + rest) == [], "\(rest)")
        }
        #expect(shown(show, outside: """
            class Other {
                let owner = Owner()
                func f() { owner.addChild(owner.child) }
            }
            """) == [])
        #expect(shown(show, outside: "extension Child { func install(in owner: Owner) { owner.addChild(self) } }") == [])
        #expect(shown(show + "\noverride var childForStatusBarStyle: UIViewController? { child }") == ["child"])
    }

    @Test func whatComesFromElsewhereMayBeAChildAlready() {
        #expect(shown("func f() { if let page = children.first { view.addSubview(page.view) } }") == [])
        #expect(shown("func f(_ page: Child) { view.addSubview(page.view) }") == [])
        #expect(shown("""
            let page: Child
            init(page: Child) { self.page = page }
            func f() { view.addSubview(page.view) }
            """) == [])
        #expect(shown("""
            var page: Child?
            func f() { if let page { view.addSubview(page.view) } }
            """) == [])
        #expect(shown("""
            @IBOutlet var page: Child!
            func f() { view.addSubview(page.view) }
            """) == [])
    }

    @Test func itMayBeMadeAnywhereInSight() {
        #expect(shown("""
            func f() {
                let page = make()
                view.addSubview(page.view)
            }
            func make() -> Child { Child() }
            """) == ["page"])
        #expect(shown("""
            lazy var pages = [Child()]
            func f() { for page in pages { view.addSubview(page.view) } }
            """) == ["page"])
        #expect(shown("""
            var page: Child?
            func g() { page = Child() }
            func f() { if let page { view.addSubview(page.view) } }
            """) == ["page"])
    }

    @Test func otherViewsAreNotThoseOfTheController() {
        #expect(shown("func f(_ view: UIView) { view.addSubview(child.view) }") == [])
        #expect(shown("""
            let window = UIWindow()
            func f() {
                window.addSubview(child.view)
                navigationController?.view.addSubview(child.view)
            }
            """) == [])
        #expect(shown("", outside: """
            class Cell: UITableViewCell {
                let child = Child()
                func f() { contentView.addSubview(child.view) }
            }
            """) == [])
    }
}
