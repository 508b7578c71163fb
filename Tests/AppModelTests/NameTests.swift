import Syntax
import Testing

@testable import AppModel

/// Which declaration a name means.
struct NameTests {
    @Test func extensionsJoinTheirTypeAcrossFiles() {
        let app = app(
            """
            //- A.swift
            class Reader: UIViewController { func a() {} }
            //- B.swift
            extension Reader: Saving { func b() {} }
            """)
        #expect(app.program.functions(of: app.type("Reader")).map(\.symbol) == ["Reader.a()", "Reader.b()"])
        #expect(app.program.adopts(app.type("Reader"), "Saving"))
    }

    @Test func anExtensionMayNameItsTypeThroughAnAlias() {
        let app = app(
            """
            class Reader: UIViewController {}
            typealias Page = Reader
            extension Page { func a() {} }
            """)
        #expect(app.program.functions(of: app.type("Reader")).map(\.symbol) == ["Reader.a()"])
    }

    @Test func anAmbiguousExtensionLeavesOtherUnitsAlone() {
        let app = app(
            """
            //- One/Delegate.swift
            class Delegate: UIResponder, UIApplicationDelegate {}
            //- Two/First/Delegate.swift
            class Delegate: UIResponder, UIApplicationDelegate {}
            //- Two/Second/Delegate.swift
            class Delegate: UIResponder, UIApplicationDelegate {}
            //- Two/More.swift
            extension Delegate { func start() {} }
            """, units: ["One", "Two"])
        #expect(app.program.types.map(\.isOpen) == [false, true, true])
    }

    @Test func ofTwoTypesTheOneInTheSameFolderIsMeant() {
        let app = app(
            """
            //- Phone/Base.swift
            class Base: UIViewController {}
            //- Phone/Reader.swift
            class Reader: Base {}
            //- Pad/Base.swift
            class Base: UITabBarController {}
            //- Pad/Tabs.swift
            class Tabs: Base {}
            //- Shared/Page.swift
            class Page: Base {}
            """)
        #expect(
            app.program.lineage(of: app.type("Reader")).map { app.program.files[$0.file].path } == [
                "Phone/Reader.swift", "Phone/Base.swift",
            ])
        #expect(app.program.lineage(of: app.type("Tabs")).map { app.program.files[$0.file].path } == ["Pad/Tabs.swift", "Pad/Base.swift"])
        #expect(app.program.hasUnknownAncestor(app.type("Page")))
    }

    @Test func aFrameworksNameMeansTheFrameworksClassUnlessTheUnitHasAnother() {
        let app = app(
            """
            //- One/A.swift
            class Reader: UIViewController {}
            //- Two/A.swift
            class UIViewController: Shim {}
            typealias UIView = NSView
            class Page: UIViewController {}
            //- Three/A.swift
            class Sheet: UIView {}
            """, units: ["One", "Two", "Three"])
        #expect(app.program.isController(app.type("Reader")))
        #expect(!app.program.isController(app.type("Page")))
        #expect(app.program.isView(app.type("Sheet")))
    }

    @Test func nestedTypesAreSeenFromInside() {
        let app = app(
            """
            enum Keys { static let page = "outer" }
            class Reader {
                enum Keys { static let page = "inner" }
                func a() { here() }
            }
            """)
        #expect(app.program.string(parsed("Keys.page"), at: app.here) == .text("inner"))
    }

    @Test func typesInExtensionsAreNestedToo() {
        let app = app(
            """
            //- A.swift
            class Reader { func a() { here() } }
            //- B.swift
            extension Reader { enum Keys { static let page = "p" } }
            """)
        #expect(app.program.string(parsed("Keys.page"), at: app.here) == .text("p"))
        #expect(app.program.string(parsed("Reader.Keys.page"), at: app.here) == .text("p"))
    }

    @Test func theNearestOfSeveralTypesIsMeant() {
        let text = """
            //- One/A.swift
            class Base: UIViewController {}
            //- One/B.swift
            class Reader: Base {}
            //- Two/A.swift
            class Base: UIView {}
            //- Two/B.swift
            class Page: Base {}
            """
        let app = app(text, units: ["One", "Two"])
        #expect(app.program.isController(app.type("Reader")))
        #expect(app.program.isView(app.type("Page")))
    }

    @Test func twoTypesOfOneNameInAUnitAreAmbiguous() {
        let app = app(
            """
            //- A.swift
            class Base: UIViewController {}
            //- B.swift
            class Base: UIView {}
            //- C.swift
            class Reader: Base {}
            """)
        #expect(app.program.hasUnknownAncestor(app.type("Reader")))
    }

    @Test func aTypeOfAnotherUnitIsMeantIfThereIsOne() {
        let text = """
            //- App/A.swift
            class Reader: Base {}
            //- Kit/A.swift
            open class Base: UIViewController {}
            """
        let app = app(text, units: ["App", "Kit"])
        #expect(app.program.isController(app.type("Reader")))
    }

    @Test func whatIsPrivateIsSeenInItsFileOnly() {
        let app = app(
            """
            //- A.swift
            private class Base: UIView {}
            private let key = "a"
            private func make() -> Int { 1 }
            private typealias Root = UIView
            //- B.swift
            class Reader: Base { func a() { here() } }
            class Page: Root {}
            """)
        #expect(app.program.hasUnknownAncestor(app.type("Reader")))
        #expect(app.program.hasUnknownAncestor(app.type("Page")))
        #expect(app.program.string(parsed("key"), at: app.here) == .unknown)
        #expect(app.program.type(of: parsed("make()"), at: app.here) == nil)
    }

    @Test func aNearAliasHidesAFarType() {
        let text = """
            //- App/A.swift
            typealias Base = UIViewController
            class Reader: Base {}
            //- Kit/A.swift
            class Base: UIView {}
            """
        #expect(app(text, units: ["App", "Kit"]).program.isController(app(text, units: ["App", "Kit"]).type("Reader")))
    }

    @Test func anAliasIsReadWhereItIsWritten() {
        let text = """
            //- App/A.swift
            class Root: UIView {}
            class Reader: Base {}
            //- Kit/A.swift
            class Root: UIViewController {}
            typealias Base = Root
            """
        let app = app(text, units: ["App", "Kit"])
        #expect(app.program.isController(app.type("Reader")))
    }

    @Test func bothArmsOfIfConfigMayDeclareAType() {
        let app = app(
            """
            //- A.swift
            #if X
            class Base: UIViewController {}
            #else
            class Base: UIView {}
            #endif
            class Reader: Base {}
            //- B.swift
            extension Base { func a() {} }
            """)
        #expect(app.program.hasUnknownAncestor(app.type("Reader")))
        // Where the extension belongs is open, and so is what its class can do.
        #expect(app.program.types.filter { $0.name == "Base" }.allSatisfy { app.program.hasUnknownAncestor($0) })
    }

    @Test func aPreviewInAnIfConfigHidesNoTypeBesideIt() {
        let app = app(
            """
            #if os(iOS)
            class Reader: UIViewController {}
            #if DEBUG
            func makeReader() -> Reader { Reader() }
            makeReader()
            #endif
            #Preview {
                Reader()
            }
            #endif
            """)
        #expect(app.program.isController(app.type("Reader")))
        let file = app.program.files[0]
        #expect(file.functions.map(\.name) == ["makeReader"])
        #expect(file.statements.count == 2)
    }

    @Test func anExtensionThroughAnotherModuleLeavesTheTypeOpen() {
        let app = app(
            """
            //- A.swift
            class Reader: UIViewController {}
            //- B.swift
            extension MyKit.Reader { func a() {} }
            """)
        #expect(app.program.hasUnknownAncestor(app.type("Reader")))
    }

    @Test func aGenericParameterIsNoTypeOfTheProject() {
        let app = app(
            """
            class Item {}
            class List<Item>: UIViewController {
                var item: Item
                func a<Page>(_ page: Page) { here() }
            }
            class Page {}
            """)
        #expect(app.program.type(of: parsed("item"), at: app.here)?.projectType == nil)
        #expect(app.program.type(of: parsed("page"), at: app.here)?.projectType == nil)
    }

    @Test func aLocalTypeHidesTheProjects() {
        let app = app(
            """
            enum Keys { static let page = "p" }
            func a() {
                enum Keys { static let page = "q" }
                here()
            }
            """)
        #expect(app.program.string(parsed("Keys.page"), at: app.here) == .unknown)
    }

    @Test func aFileBelongsToTheNearestUnitAboveIt() {
        let text = """
            //- A.swift
            class A {}
            //- Apps/One/Sources/B.swift
            class B {}
            //- Apps/One/Kit/C.swift
            class C {}
            //- Apps/OneMore/D.swift
            class D {}
            """
        let app = app(text, units: ["Apps/One", "Apps/One/Kit/"])
        #expect(["A", "B", "C", "D"].map { app.program.units[app.type($0).unit].root } == ["", "Apps/One", "Apps/One/Kit", ""])
    }

    @Test func aLocalIsFollowedThroughAllOthersOnce() {
        var scope: LocalScope?
        for index in 0..<20_000 {
            let value = Expression(
                index == 0 ? .integer(1) : .name("a\(index - 1)"), SourceRange(start: UInt32(index), end: UInt32(index + 1)))
            let local = Statement.Local(name: "a\(index)", nameRange: value.range, type: nil, value: value, isLet: true)
            scope = LocalScope(LocalScope.Binding(id: index, name: local.name, origin: .local(local)), outer: scope)
        }
        let last = Expression(.name("a19999"), SourceRange(start: 20_000, end: 20_001))
        #expect(Place(file: 0).with(scope).origins(of: last).map(\.value.rendered) == ["integer"])
    }
}

/// Where a superclass chain ends.
struct HierarchyTests {
    private func root(of name: String, _ text: String) -> String {
        let app = app(text)
        switch app.program.hierarchy.root(of: app.type(name)) {
        case .framework(let name): return name
        case .unknown(let name): return "? " + name
        case .project(let type): return type.name
        case .none: return "none"
        }
    }

    @Test func aClassIsWithinItselfAndThoseAbove() {
        let app = app(
            """
            class A: UIViewController {}
            class B: A {}
            class C: B {}
            class Other: A {}
            protocol P {}
            """)
        let pairs = ["C A", "B B", "A C", "Other B", "P A"]
        let answers = pairs.map { pair in
            let names = pair.split(separator: " ").map { app.type(String($0)) }
            return "\(app.program.isWithin(names[0], names[1])) \(app.program.areRelated(names[0], names[1]))"
        }
        #expect(answers == ["true true", "true true", "false true", "false false", "false false"])
    }

    @Test func aChainOfMoreClassesThanPeopleWriteIsCut() {
        let chain = (1...100).map { "class C\($0): C\($0 - 1) {}" }.joined(separator: "\n")
        let app = app(
            """
            class C0: UIViewController {}
            class Beside: C31 {}
            class Near: C5 {}
            class Other: UIViewController {}
            \(chain)
            """)
        #expect(app.program.classesTooDeep.map(\.name) == ["Beside", "C32", "C64", "C96"])
        #expect(app.program.lineage(of: app.type("C99")).map(\.name) == ["C99", "C98", "C97", "C96"])
        #expect(app.program.descendants(of: app.type("C30")).map(\.name) == ["C31"])
        #expect(app.program.isWithin(app.type("Near"), app.type("C5")))
        #expect(!app.program.isWithin(app.type("C32"), app.type("C5")))
        // Nothing is told of any of them that needs all of them.
        #expect(["C0", "C31", "C32", "C100", "Near"].allSatisfy { app.program.hasUnknownAncestor(app.type($0)) })
        #expect(!app.program.hasUnknownAncestor(app.type("Other")))
    }

    @Test func aChainOfAsManyClassesAsAreFollowedIsWhole() {
        let chain = (1...31).map { "class C\($0): C\($0 - 1) {}" }.joined(separator: "\n")
        let app = app("class C0: UIViewController {}\n" + chain)
        #expect(app.program.classesTooDeep.isEmpty)
        #expect(app.program.lineage(of: app.type("C31")).count == 32)
        #expect(!app.program.hasUnknownAncestor(app.type("C31")))
    }

    @Test func chainsEndInAFrameworkClass() {
        #expect(
            root(
                of: "A",
                """
                class A: B {}
                class B: C {}
                class C: UITableViewController {}
                """) == "UITableViewController")
        #expect(root(of: "A", "class A: UIKit.UIViewController, P {}") == "UIViewController")
        #expect(root(of: "A", "class A {}") == "none")
        #expect(root(of: "A", "class A: P {}; protocol P {}") == "none")
    }

    @Test func aliasesAndGenericBasesAreFollowed() {
        #expect(
            root(
                of: "A",
                """
                typealias B = C
                typealias C = UIViewController
                class A: B {}
                """) == "UIViewController")
        #expect(
            root(
                of: "A",
                """
                class A: Base<Int> {}
                class Base<T>: UIViewController {}
                """) == "UIViewController")
        #expect(
            root(
                of: "A",
                """
                typealias B = Base<Int>
                class A: B {}
                class Base<T>: UIView {}
                """) == "UIView")
        #expect(
            root(
                of: "A",
                """
                typealias B = UIViewController & P
                class A: B {}
                protocol P {}
                """) == "UIViewController")
    }

    @Test func nestedClassesInheritFromTheirSiblings() {
        #expect(
            root(
                of: "Outer.A",
                """
                class Outer {
                    class A: B {}
                    class B: UIView {}
                }
                class B: UIViewController {}
                """) == "UIView")
        #expect(
            root(
                of: "A",
                """
                class A: Outer.B {}
                enum Outer { class B: UIView {} }
                """) == "UIView")
    }

    @Test func whatNobodyDeclaresIsUnknown() {
        #expect(root(of: "A", "class A: VendorController {}") == "? VendorController")
        #expect(root(of: "A", "class A: VendorKit.Controller {}") == "? VendorKit.Controller")
        #expect(root(of: "A", "class A: FlutterAppDelegate {}") == "? FlutterAppDelegate")
        #expect(root(of: "A", "class A: FancyTable {}") == "? FancyTable")
    }

    @Test func aCircleIsUnknown() {
        #expect(root(of: "A", "class A: B {}; class B: A {}").first == "?")
        #expect(root(of: "A", "class A: A {}").first == "?")
        #expect(
            root(
                of: "A",
                """
                typealias B = C
                typealias C = B
                class A: B {}
                """
            ).first == "?")
    }

    @Test func descendantsAreCountedAtAnyDistance() {
        let app = app(
            """
            class A {}
            class B: A {}
            class C: B {}
            class D {}
            """)
        #expect(Set(app.program.descendants(of: app.type("A")).map(\.name)) == ["B", "C"])
    }

    @Test func aProtocolIsAdoptedThroughOthers() {
        let app = app(
            """
            protocol Main: UIApplicationDelegate {}
            class A: UIResponder, Main {}
            class B: A {}
            """)
        #expect(["A", "B"].map { app.program.adopts(app.type($0), "UIApplicationDelegate") } == [true, true])
    }

    @Test func anExtensionBelongsToTheNamesakeOfItsFolder() {
        let app = app(
            """
            //- Mac/Reader.swift
            class Reader: NSViewController {}
            //- Phone/Reader+Keys.swift
            extension Reader { func f() {} }
            //- Phone/Reader.swift
            class Reader: UIViewController {}
            """)
        #expect(app.program.functions.map { $0.type.flatMap { app.program.frameworkRoot(of: $0) } } == ["UIViewController"])
    }
}
