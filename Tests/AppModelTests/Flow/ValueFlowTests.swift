import Syntax
import Testing

@testable import AppModel

/// Which values reach the argument of the calls of `sink`, in a program of a few lines.
struct ValueFlowTests {
    @Test func aLocalHoldsWhatItIsMadeWith() {
        #expect(reaching("let a = Reader(); sink(a)") == ["Reader"])
        #expect(reaching("let a = Reader(); let b = a; sink(b)") == ["Reader"])
        #expect(reaching("var a: UIViewController?; a = Reader(); sink(a)") == ["Reader"])
    }

    @Test func everyWayOfAChoiceCounts() {
        #expect(reaching("sink(flag ? Reader() : List())") == ["List", "Reader"])
        #expect(reaching("sink(maybe() ?? Reader())") == ["Reader", "unknown"])
        #expect(reaching("let a = if flag { Reader() } else { List() }; sink(a)") == ["List", "Reader"])
        #expect(
            reaching("let a: UIViewController; switch flag { case true: a = Reader() default: a = List() }; sink(a)") == ["List", "Reader"])
    }

    @Test func helpersHandOnWhatTheyGet() {
        #expect(reaching("sink(same(Reader()))", "func same(_ a: UIViewController) -> UIViewController { return a }") == ["Reader"])
        #expect(
            reaching("sink(same(Reader())); same(List())", "func same(_ a: UIViewController) -> UIViewController { return a }") == [
                "Reader"
            ])
        #expect(reaching("sink(Maker.make())", "enum Maker { static func make() -> Reader { let a = Reader(); return a } }") == ["Reader"])
        #expect(reaching("sink(made)", "var made: Reader { return Reader() }") == ["Reader"])
        #expect(reaching("func inner() -> Reader { return Reader() }; sink(inner())") == ["Reader"])
        #expect(reaching("sink({ return Reader() }())") == ["Reader"])
        #expect(reaching("let make = { return Reader() }; sink(make())") == ["Reader"])
        #expect(reaching("run { sink($0) }", "func run(_ body: (Reader) -> Void) { body(Reader()) }") == ["Reader"])
    }

    @Test func whatAPropertyHoldsIsCalledWhateverTheProperty() {
        let maker = "class Maker { let make: () -> Reader; init() { make = { return Reader() } } }"
        #expect(reaching("sink(Maker().make())", maker) == ["Reader"])
        #expect(reaching("run(Maker())", maker + "\nfunc run<T>(_ maker: T) { sink(maker.make()) }") == ["Reader"])
        // Of no use, and yet easily typed: it once called itself without end.
        #expect(reaching("let page = Page(); page.next = page; sink(page.next())", "class Page { var next: Any? }") == ["unknown"])
    }

    @Test func objectsKeepWhatIsPutIntoThem() {
        #expect(
            reaching("let box = Box(content: Reader()); sink(box.content)", "struct Box { let content: UIViewController }") == ["Reader"])
        #expect(reaching("let pair = (Reader(), List()); sink(pair.1)") == ["List"])
        #expect(reaching("let (a, b) = (Reader(), List()); sink(a)") == ["Reader"])
        #expect(
            reaching("sink(Shell(Reader()).root)", "class Shell { let root: UIViewController; init(_ a: UIViewController) { root = a } }")
                == ["Reader"])
        #expect(
            reaching(
                "let a = Shell(Reader()); let b = Shell(List()); sink(a.root)",
                "class Shell { let root: UIViewController; init(_ a: UIViewController) { root = a } }") == ["Reader"])
        #expect(
            reaching(
                "switch Route.show(Reader()) { case .show(let a): sink(a) case .none: break }",
                "enum Route { case show(UIViewController), none }") == ["Reader"])
        #expect(reaching("sink(kept)", "lazy var kept: UIViewController = Reader()") == ["Reader"])
        #expect(reaching("sink(Store.kept)", "enum Store { static let kept = Reader() }") == ["Reader"])
        #expect(reaching("sink(kept)", outside: "let kept = Reader()") == ["Reader"])
    }

    @Test func eachNameOfATupleIsThePartAtItsPlace() {
        #expect(reaching("let (_, b) = (Reader(), List()); sink(b)") == ["List"])
        #expect(reaching("let ((_, b), c) = ((Reader(), List()), Shell()); sink(b)", outside: "class Shell {}") == ["List"])
        #expect(reaching("let (a) = Reader(); sink(a)") == ["Reader"])
        #expect(reaching("if let (_, b) = pair() { sink(b) }", "func pair() -> (Reader, List)? { (Reader(), List()) }") == ["List"])
        #expect(
            reaching("guard let (a, _) = pair() else { return }; sink(a)", "func pair() -> (Reader, List)? { (Reader(), List()) }") == [
                "Reader"
            ])
        #expect(reaching("for (_, b) in [(Reader(), List())] { sink(b) }") == ["List"])
        #expect(reaching("for (a, _) in [(Reader(), List())] { sink(a) }") == ["Reader"])
        #expect(reaching("for (_, (a, _)) in [(1, (Reader(), List()))] { sink(a) }") == ["Reader"])
        #expect(reaching("for (_, a) in [1: Reader()] { sink(a) }") == ["Reader"])
        #expect(reaching("for (_, a) in [Reader()].enumerated() { sink(a) }") == ["Reader"])
        #expect(reaching("for (i, a) in [Reader()].enumerated() { sink(a) }") == ["Reader"])
    }

    @Test func subscriptsThatTheProgramDeclaresAreRun() {
        let holder =
            "class Box { var kept: UIViewController?; subscript(name: String) -> UIViewController? { get { kept } set { kept = newValue } } }"
        #expect(reaching("let box = Box(); box[\"a\"] = Reader(); sink(box[\"a\"])", outside: holder) == ["Reader", "nil"])
        let added =
            "extension UINavigationController { subscript(way: Way) -> UIViewController? { way == .first ? topViewController : Reader() } }"
        #expect(
            reaching("let stack = UINavigationController(); sink(stack[.last])", outside: "enum Way { case first, last }\n" + added) == [
                "Reader"
            ])
        let setter = "extension UINavigationController { subscript(way: Int) -> UIViewController? { get { nil } set { sink(newValue) } } }"
        #expect(reaching("let stack = UINavigationController(); stack[1] = Reader()", outside: setter) == ["Reader"])
    }

    /// No sense in most, and yet easily typed: one of them once asked itself without end.
    @Test(arguments: EffectTable.frameworks.properties.keys.sorted()) func whatTheTableHasOfAnObjectItsClassDoesNotGive(_ name: String) {
        for owner in ["UINavigationController", "UITabBarController", "UIViewController", "UIWindow", "NSArray", "NSDictionary"] {
            #expect(reaching("sink(\(owner).\(name))").allSatisfy { $0 == "unknown" })
        }
    }

    @Test func listsHoldTheirElements() {
        #expect(reaching("sink([Reader(), List()].first)") == ["Reader", "List"].sorted())
        #expect(reaching("var all: [UIViewController] = []; all.append(Reader()); for a in all { sink(a) }") == ["Reader"])
        #expect(reaching("var all = [UIViewController](); all += [Reader()]; all.forEach { a in sink(a) }") == ["Reader"])
        #expect(
            reaching("let all = [Reader()].map { UINavigationController(rootViewController: $0) }; sink(all[0])") == [
                "UINavigationController"
            ])
        #expect(
            reaching("let all = [Reader()].map { UINavigationController(rootViewController: $0) }; sink(all[0].topViewController)") == [
                "Reader"
            ])
        #expect(reaching("for (index, a) in [Reader()].enumerated() { sink(a) }") == ["Reader"])
        #expect(reaching("let all = [\"a\": Reader()]; sink(all[\"a\"])") == ["Reader"])
    }

    @Test func ofManyValuesThatNobodyKnowsOneStandsForTheRest() {
        func pages(_ count: Int) -> String {
            (0..<count).map { index in
                """
                class Page\(index): UIViewController {
                    func show() { navigationController?.pushViewController(Page\((index + 1) % count)(), animated: true) }
                }
                """
            }.joined(separator: "\n")
        }
        func unknowns(_ count: Int) -> [Set<Int32>] {
            let restoring =
                "extension Page0 { override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) } }\n"
            let flow = app(restoring + pages(count)).flow
            return flow.instances.indices.map { instance in
                let variables = 0..<Int32(flow.procedure(ofInstance: Int32(instance)).variableCount)
                return Set(
                    variables.flatMap { flow.points(Variable(index: $0), in: Int32(instance)) }.filter { flow.objects[Int($0)].isUnknown })
            }
        }
        #expect(unknowns(20).map(\.count).max() == 20, "each knows the controllers of all before it")
        for count in [200, 400] { #expect(unknowns(count).map(\.count).max() == 65) }
    }

    /// Contexts are told apart up to a number; beyond it an initializer runs on all of its objects at once.
    @Test(arguments: [10, 100]) func whoeverAsksAnInitializerGetsTheObjectThatItMade(_ count: Int) {
        let makers = (0..<count).map {
            "- (void)show\($0) { [self presentViewController:[[Grid alloc] initWithRows:\($0)] animated:YES completion:nil]; }"
        }
        let app = app(
            """
            //- Home.m
            @interface Grid : UIViewController
            @end
            @implementation Grid
            - (instancetype)initWithRows:(NSInteger)rows {
                self = [super initWithNibName:nil bundle:nil];
                if (self) {
                    self.restorationIdentifier = @"grid";
                }
                return self;
            }
            @end
            @interface Home : UIViewController
            @end
            @implementation Home
            \(makers.joined(separator: "\n"))
            @end
            """)
        let flow = app.flow
        var shown: [Int] = []
        for instance in flow.instances.indices {
            for instruction in flow.procedure(ofInstance: Int32(instance)).instructions {
                guard case .call(let operands) = instruction.kind, operands.name == "presentViewController" else { continue }
                shown.append(flow.points(operands.arguments[0], in: Int32(instance)).filter { flow.objects[Int($0)].isMade }.count)
            }
        }
        #expect(shown == Array(repeating: 1, count: count))
    }

    @Test func stringsArePutTogether() {
        #expect(reaching("sink(\"a\" + suffix)", "let suffix = \"b\"") == ["\"ab\""])
        #expect(reaching("sink(key(\"a\"))", "func key(_ a: String) -> String { return \"Reader.\\(a)\" }") == ["\"Reader.a\""])
        #expect(reaching("sink(Key.page.rawValue)", "enum Key: String { case page, title = \"t\" }") == ["\"page\""])
        #expect(
            reaching("for key in Key.allCases { sink(key.rawValue) }", "enum Key: String, CaseIterable { case page, title = \"t\" }") == [
                "\"page\"", "\"t\"",
            ])
        #expect(reaching("sink(String(describing: Reader.self))") == ["\"Reader\""])
        #expect(reaching("sink(NSStringFromClass(Page.self))", "@objc(XYPage) class Page: NSObject {}") == ["\"XYPage\""])
        #expect(reaching("sink(\"page-\\(number())\")") == ["\"page-*\""])
    }

    /// What the oracle of `LintRulesTests/Oracle` found missing.
    @Test func settersAndObserversHearOfWhatNobodyFollows() {
        #expect(
            reaching("isOpen = 1 < 2", "var isOpen = false { didSet { sink(Reader()) } }\nfunc maker() { sink(List()) }").contains("Reader")
        )
        let text = "class Door { var isOpen: Bool { get { true } set { keep(Reader()) } }\nfunc keep(_ a: UIViewController) { sink(a) } }"
        #expect(reaching("Door().isOpen = 1 < 2", text) == ["Reader"])
    }

    @Test func computedGlobalsAreRun() {
        #expect(reaching("sink(shown)", outside: "var shown: Reader { return Reader() }") == ["Reader"])
        #expect(
            reaching("sink(shown.content)", outside: "class Box { var content = List() }\nvar shown: Box { let box = Box(); return box }")
                == ["List"])
    }

    @Test func whatSuperDeclaresIsRun() {
        let base = "class Base: UIViewController { var page: UIViewController { return Reader() } }"
        #expect(
            reaching(
                "Leaf().show()",
                outside: base
                    + "\nclass Leaf: Base { override var page: UIViewController { return List() }; func show() { sink(super.page) } }") == [
                    "Reader"
                ])
    }

    @Test func numbersAreAdded() {
        #expect(reaching("let a = 1; let b = 2; sink(a + b)") == ["number"])
        #expect(reaching("let a = \"1\"; let b = \"2\"; sink(a + b)") == ["\"12\""])
        #expect(reaching("let a = 1; let b = 2; sink(\"\\(a)\\(b)\")") == ["\"12\""])
    }

    @Test func whatNeedsMoreThanItIsGivenIsNotMeant() {
        let list =
            "class Base { func show() { sink(Reader()) } }\nclass Leaf: Base { func show(_ other: Int, with page: String) { sink(List()) } }"
        #expect(reaching("let leaf = Leaf(); leaf.show()", outside: list).contains("Reader"))
        let track =
            "enum Log { static func put(_ a: UIViewController, name: String) { sink(a) }\nstatic func put(_ a: UIViewController, name: String, value: Bool) {} }"
        #expect(reaching("Log.put(Reader(), name: \"a\")", outside: track) == ["Reader"])
    }

    @Test func whatIsHandedOverAsAReferenceIsPutBack() {
        let fill = "var kept: UIViewController? = nil\nfunc fill(_ place: inout UIViewController?) { place = Reader() }"
        #expect(reaching("fill(&kept); sink(kept)", fill) == ["Reader", "nil"])
    }

    @Test func closuresThatNobodyKnowsGiveAnything() {
        #expect(
            reaching("sink(all([Reader()]))", "func all(_ list: [Reader]) -> UIViewController { return list.map(outsideFunction).first! }")
                == ["unknown"])
        #expect(
            reaching("sink(list.map(transform)[0])", "var transform: (Reader) -> UIViewController\nlet list = [Reader()]") == ["unknown"])
    }

    @Test func whatAPropertyOfObjectiveCRunsIsFound() {
        let app = app(
            """
            //- Home.m
            @interface Reader : UIViewController
            @end
            @implementation Reader
            @end
            @interface Base : UIViewController
            @property (nonatomic) UIViewController *page;
            @end
            @implementation Base
            @end
            @interface Home : Base
            @end
            @implementation Home
            - (void)setPage:(UIViewController *)page { sink(page); }
            - (void)encodeRestorableStateWithCoder:(NSCoder *)coder { self.page = [Reader new]; }
            @end
            """)
        #expect(valuesReachingSink(app) == ["Reader"])
    }

    @Test func aMessageOfAClassRunsItsMethodThoughNobodyWantsTheResult() {
        #expect(
            reachingInObjectiveC(
                "[Store shared];",
                """
                @interface Store : NSObject
                + (id)shared;
                @end
                @implementation Store
                + (id)shared { sink([Reader new]); return nil; }
                @end
                """) == ["Reader"])
    }

    @Test func aStringThatMayChangeIsTakenForAString() {
        let show = "- (void)show:(NSString *)title { sink([Reader new]); }"
        #expect(reachingInObjectiveC("NSMutableString *title = [NSMutableString string]; [self show:title];", members: show) == ["Reader"])
    }

    @Test func whatIsWrittenAsAListMayBeAnOptionSetOrASequence() {
        #expect(reaching("show(options: [])", "func show(options: UIView.AnimationOptions) { sink(Reader()) }") == ["Reader"])
        #expect(reaching("show(pages: [1: 2])", "func show(pages: some Sequence<(Int, Int)>) { sink(Reader()) }") == ["Reader"])
        #expect(
            reaching("show([1])", "func show(_ name: String) { sink(Reader()) }\nfunc show(_ list: [Int]) { sink(List()) }") == ["List"])
    }

    @Test func whatBracesHoldInCStaysInThem() {
        #expect(reachingInObjectiveC("Pair pair = (Pair){ [Reader new], nil }; for (id page in pair) { sink(page); }").contains("Reader"))
    }

    @Test func whatInitIsAskedOfComesBack() {
        let app = app(
            """
            //- Home.m
            @interface Home : UIViewController
            @end
            @implementation Home
            - (void)encodeRestorableStateWithCoder:(NSCoder *)coder { Home *home = [[Home alloc] initWithNothing]; }
            - (instancetype)initWithNothing { self = [self initWithNibName:nil bundle:nil]; sink(self); return self; }
            @end
            """)
        #expect(valuesReachingSink(app) == ["Home"])
    }

    /// What reaches `sink`, called in a method of a controller, sorted.
    private func reachingInObjectiveC(_ body: String, _ outside: String = "", members: String = "") -> [String] {
        let app = app(
            """
            //- Home.m
            @interface Reader : UIViewController
            @end
            @implementation Reader
            @end
            \(outside)
            @interface Home : UIViewController
            @end
            @implementation Home
            - (void)encodeRestorableStateWithCoder:(NSCoder *)coder { \(body) }
            \(members)
            @end
            """)
        return valuesReachingSink(app)
    }

    /// What reaches `sink`, called in a method of a controller, sorted.
    private func reaching(_ body: String, _ members: String = "", outside: String = "") -> [String] {
        let app = app(
            """
            class Reader: UIViewController {}
            class List: UIViewController {}
            class Home: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) {
                    \(body)
                }
                \(members)
            }
            \(outside)
            """)
        return valuesReachingSink(app)
    }
}

func valuesReachingSink(_ app: App) -> [String] {
    let flow = app.flow
    var found: Set<String> = []
    for instance in flow.instances.indices {
        let procedure = flow.procedure(ofInstance: Int32(instance))
        for instruction in procedure.instructions {
            guard case .call(let operands) = instruction.kind, operands.name == "sink" else { continue }
            for id in flow.points(operands.arguments[0], in: Int32(instance)) { found.insert(flow.objects[Int(id)].rendered) }
        }
    }
    return found.sorted()
}

extension AbstractObject {
    var rendered: String {
        switch kind {
        case .made(let type): type.description
        case .instance(let type): "some " + type.description
        case .drawn(let id): "scene \(id)"
        case .list: "list"
        case .dictionary: "dictionary"
        case .tuple: "tuple"
        case .enumCase(let type, let name): type.name + "." + name
        case .string(.text(let text)): "\"\(text)\""
        case .string(.pattern(let pattern)): "\"\(pattern.prefix)*\(pattern.suffix)\""
        case .string(.constant(let name)): name
        case .string(.unknown): "string"
        case .boolean(let value): "\(value)"
        case .integer(let value): value.map(String.init) ?? "number"
        case .nothing: "nil"
        case .type(let type): type.description + ".self"
        case .keyPath(let path): "\\." + path.joined(separator: ".")
        case .closure: "closure"
        case .method: "method"
        case .unknown: "unknown"
        }
    }
}
