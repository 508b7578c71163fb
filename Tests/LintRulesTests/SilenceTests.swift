import AppModel
import Foundation
import Syntax
import Testing

@testable import LintRules

/// What a rule keeps silent about, because the text does not tell: why, and where the answer hides.
struct SilenceTests {
    /// `2: value of unknown type, 'Reader.encodeRestorableState(with:)'`, with the path in front where there are several files.
    private func silences(_ rule: Rule, _ code: String, unread: [String] = []) -> [String] {
        let files = Example.good(code.hasPrefix("//- ") ? code : "//- App.swift\n" + code).files
        let lines = Dictionary(uniqueKeysWithValues: files.map { ($0.path, LineTable(SourceFile(path: $0.path, text: $0.text))) })
        let facts = files.map { FileFacts(extracting: SourceFile(path: $0.path, text: $0.text)) } + unread.map { FileFacts(unread: $0) }
        return rule.check(App(linking: facts)).silences.map { silence in
            let line = silence.range.flatMap { lines[silence.path]?.position(of: $0.start).line }.map { "\($0)" }
            let place = [files.count + unread.count > 1 || line == nil ? silence.path : nil, line].compactMap(\.self).joined(separator: ":")
            return "\(place): \(silence.reason.text)" + (silence.symbol.map { ", '\($0)'" } ?? "")
        }
    }

    private let delegate = """
        @main class Delegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        }

        """

    // MARK: Screens

    @Test func aScreenThatMayNotComeBackMissesNothingForSure() {
        let code = """
            class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            class List: UITableViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    (segue.destination as? Detail)?.blog = "all"
                }
            }
            class Detail: UIViewController {
                var blog: String!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = blog.uppercased()
                }
            }
            //- Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-con">
                <scenes>
                    <scene sceneID="s00-ab-cde">
                        <objects>
                            <navigationController restorationIdentifier="stack" id="nav-00-con" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="lis-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="s01-ab-cde">
                        <objects>
                            <tableViewController id="lis-01-con" customClass="List" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="det-02-con" kind="presentation" id="seg-01-abc"/>
                                </connections>
                            </tableViewController>
                        </objects>
                    </scene>
                    <scene sceneID="s02-ab-cde">
                        <objects>
                            <viewController storyboardIdentifier="detail" restorationIdentifier="detail" id="det-02-con" customClass="Detail" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """
        #expect(
            silences(.restoredWithoutDependencies, "//- App.swift\n" + code) == [
                "Main.storyboard:16: screen of which it is open whether it comes back: "
                    + "what shows it is not saved, but a container around that may be what presents it, 'Detail'"
            ])
    }

    // MARK: Keys

    private func reader(writing statement: String, superclass: String = "UIViewController") -> String {
        """
        class Reader: \(superclass) {
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                \(statement)
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
            }
        }
        """
    }

    @Test func aSuperclassOutOfSightMayBeOfAppKit() {
        let window = """
            @interface Player : VendorWindow
            @end
            @implementation Player
            - (void)encodeWithCoder:(NSCoder *)coder {
                [super encodeWithCoder:coder];
                [coder encodeBool:self.isFull forKey:@"wide"];
            }
            - (void)restoreStateWithCoder:(NSCoder *)coder {
                [super restoreStateWithCoder:coder];
                if ([coder decodeBoolForKey:@"full"]) { [self toggleFullScreen:nil]; }
            }
            @end
            """
        #expect(
            silences(.decodedKeyNeverEncoded, "//- Player.m\n" + window) == ["1: class whose superclass is not in the sources, 'Player'"])
    }

    @Test func aSuperclassOutOfSightMayWriteAnyKey() {
        let said = ["1: class whose superclass is not in the sources, 'Reader'"]
        #expect(silences(.decodedKeyNeverEncoded, reader(writing: "", superclass: "VendorController")) == said)
        #expect(
            silences(
                .decodedKeyNeverEncoded,
                """
                //- Reader.m
                @interface Reader : VendorController
                @end
                @implementation Reader
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
                }
                @end
                """) == said)
    }

    @Test func whoeverGetsTheCoderMayWriteAnyKey() {
        let method = "'Reader.encodeRestorableState(with:)'"
        #expect(
            silences(.decodedKeyNeverEncoded, reader(writing: "Vendor.save(coder)")) == [
                "4: coder that goes where nothing follows it, \(method)"
            ])
        #expect(
            silences(
                .decodedKeyNeverEncoded,
                """
                //- Reader.m
                @interface Reader : UIViewController
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [Vendor saveWithCoder:coder];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
                }
                @end
                """) == ["6: coder that goes where nothing follows it, 'Reader.encodeRestorableStateWithCoder(_:)'"])
    }

    @Test func aKeyThatTheTextDoesNotTellMayBeAny() {
        let method = "'Reader.encodeRestorableState(with:)'"
        #expect(
            silences(.decodedKeyNeverEncoded, reader(writing: "coder.encode(1, forKey: keys.randomElement()!)")) == [
                "4: key that is put together when the app runs, \(method)"
            ])
        #expect(
            silences(.decodedKeyNeverEncoded, reader(writing: #"coder.encode(1, forKey: "ti\(page)")"#)) == [
                "4: key that is put together when the app runs, \(method)"
            ], "only one that fits hides the answer")
        #expect(silences(.decodedKeyNeverEncoded, reader(writing: #"coder.encode(1, forKey: "row\(page)")"#)) == [])
        #expect(
            silences(.decodedKeyNeverEncoded, reader(writing: "coder.encode(1, forKey: Vendor.titleKey)")) == [
                "4: key whose value is not in the sources, \(method)"
            ])
    }

    @Test func aBuiltKeyOfSceneStorageMayBeTheOneThatNobodyWrites() {
        let views = """
            struct List: View {
                @SceneStorage("query") private var query = ""
                var body: some View { Text(query) }
            }
            struct Page: View {
                @SceneStorage(Vendor.key) private var row = 0
                var body: some View { Stepper("Row", value: $row) }
            }

            """
        #expect(
            silences(.sceneRestorationHalfImplemented, views) == ["6: key that is put together when the app runs, 'List'"])
        #expect(silences(.sceneRestorationHalfImplemented, views.replacing("Text(query)", with: #"TextField("Query", text: $query)"#)) == [])
    }

    @Test func whereEveryKeyIsKnownNothingIsLeftOpen() {
        #expect(silences(.decodedKeyNeverEncoded, reader(writing: #"coder.encode(title, forKey: "title")"#)) == [])
        let known = reader(writing: #"coder.encode(1, forKey: "title"); Vendor.save(coder)"#)
        #expect(silences(.decodedKeyNeverEncoded, known) == [], "the answer is known, whatever else is written")
    }

    @Test func codeThatIsNotReadHidesAnything() {
        #expect(
            silences(.decodedKeyNeverEncoded, reader(writing: ""), unread: ["Huge.swift", "Other.swift"]) == [
                "Huge.swift: code that is not read"
            ])
    }

    @Test func moreKeysThanAreToldApartAreLeftOpenFromTheFirstOneOn() {
        let cases = (0..<5000).map { "case key\($0)" }.joined(separator: "\n")
        let many = """
            enum Key: String, CaseIterable {
                \(cases)
            }

            """
        let found = silences(
            .decodedKeyNeverEncoded, many + reader(writing: "for key in Key.allCases { coder.encode(1, forKey: key.rawValue) }"))
        #expect(found.count == 1)
        #expect(found[0].hasSuffix("one of more keys in one method than are told apart, 'Reader.encodeRestorableState(with:)'"))
    }

    // MARK: Values

    @Test func aValueOfUnknownTypeMayBeWhatIsRead() {
        #expect(
            silences(
                .coderTypeMismatch,
                reader(writing: #"coder.encode(vendor.name, forKey: "title")"#)) == [
                    "4: value of unknown type, 'Reader.encodeRestorableState(with:)'"
                ])
        #expect(silences(.coderTypeMismatch, reader(writing: "coder.encode(vendor.name, forKey: \"other\")")) == [])
        #expect(
            silences(
                .coderTypeMismatch,
                """
                //- Reader.m
                @interface Reader : UIViewController
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeObject:[Vendor shared].name forKey:@"page"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    NSNumber *page = [coder decodeObjectOfClass:[NSNumber class] forKey:@"page"];
                    [self show:page];
                }
                @end
                """) == ["6: value of unknown type, 'Reader.encodeRestorableStateWithCoder(_:)'"])
    }

    @Test func aWriteInAClosureMayNeverHappen() {
        #expect(
            silences(
                .duplicateCoderKey,
                reader(writing: #"coder.encode(1, forKey: "a"); later { coder.encode(2, forKey: "a") }"#)) == [
                    "4: closure of which it is not told whether and for whom it runs, 'Reader.encodeRestorableState(with:)'"
                ])
    }

    @Test func anAppThatSwitchesRestorationOffMayHoldWholeModels() {
        let code = """
            class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { false }
            }
            struct Plain {}
            class Reader: UIViewController {
                let plain = Plain()
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(plain, forKey: "plain")
                }
            }
            """
        #expect(
            silences(.modelDataEncoded, code) == [
                "2: app delegate that switches restoration off, 'Delegate.application(_:shouldSaveSecureApplicationState:)'"
            ])
    }

    // MARK: Objects

    private func opening(_ statements: String, outside: String = "") -> String {
        delegate + """
            class List: UIViewController {
                override func viewDidLoad() { restorationIdentifier = "list" }
            }
            class Owner: UIViewController {
                func open() {
                    let stack = UINavigationController(rootViewController: List())
                    \(statements)
                }
            }
            \(outside)
            """
    }

    @Test func somethingThatIsNotKnownMayBeTheContainerThatIsIdentified() {
        #expect(silences(.brokenRestorationChain, opening("present(stack, animated: true)")) == [])
        #expect(
            silences(
                .brokenRestorationChain,
                opening("Vendor.keep(stack)", outside: #"func tag() { Vendor.current().restorationIdentifier = "stack" }"#)) == [
                    "14: result of a call that is not in sight, 'stack'"
                ])
        #expect(
            silences(
                .brokenRestorationChain,
                """
                //- Owner.m
                @interface List : UIViewController
                @end
                @implementation List
                - (void)awakeFromNib { self.restorationIdentifier = @"list"; }
                @end
                @interface Owner : UIViewController
                @end
                @implementation Owner
                - (void)open {
                    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[List alloc] init]];
                    [Vendor keep:stack];
                }
                - (void)tag { [[Vendor current] setRestorationIdentifier:@"stack"]; }
                @end
                """) == ["13: result of a call that is not in sight, 'stack'"])
    }

    @Test func whoIsHandedTheContainerMayIdentifyIt() {
        let tagger = "class Tagger { func tag(_ pages: UIPageViewController) { pages.restorationIdentifier = \"pages\" } }"
        #expect(
            silences(.brokenRestorationChain, opening("Vendor.shared.tag(stack)", outside: tagger)) == [
                "11: object that is handed to whoever may identify it, 'stack'"
            ])
    }

    @Test func somethingThatIsNotKnownMayBeTheChildThatIsEncoded() {
        let encoder = """
            class Keeper: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(Vendor.current(), forKey: "current")
                }
                override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
            }
            """
        let container = """
            class Box: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(Vendor.current(), forKey: "current")
                }
                func fill() {
                    let list = List()
                    addChild(list)
                    Vendor.keep(list)
                }
            }
            """
        #expect(
            silences(.containerChildrenNotEncoded, opening("", outside: container)) == [
                "17: result of a call that is not in sight, 'list'"
            ])
        #expect(silences(.containerChildrenNotEncoded, opening("", outside: encoder)) == [])
    }

    @Test func aSheetWhoseFirstScreenHasNoIdentifierIsPerhapsLeftOutOnPurpose() {
        let code = delegate + """
            class List: UIViewController {
                override func viewDidLoad() { restorationIdentifier = "list" }
            }
            class Owner: UIViewController {
                func open() {
                    let stack = UINavigationController(rootViewController: UIViewController())
                    present(stack, animated: true)
                    stack.pushViewController(List(), animated: true)
                }
            }
            """
        #expect(
            silences(.brokenRestorationChain, code) == [
                "12: sheet that is perhaps never saved on purpose: its first screen has no identifier either, 'stack'"
            ])
    }

    @Test func siblingsWithIdentifiersThatAreBuiltMayBeAlike() {
        let code = delegate + """
            class Tabs: UITabBarController {
                func fill() {
                    let first = UIViewController()
                    first.restorationIdentifier = Vendor.name()
                    let second = UIViewController()
                    second.restorationIdentifier = "second"
                    viewControllers = [first, second]
                }
            }
            """
        #expect(
            silences(.duplicateSiblingIdentifier, code) == ["8: identifier that is put together when the app runs, 'first'"])
    }

    @Test func anIdentifierThatIsBuiltMayHaveBeenThereInTime() {
        let code = """
            class Page: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    restorationIdentifier = Vendor.name()
                }
                override func viewDidLoad() { restorationIdentifier = "page" }
            }
            """
        #expect(
            silences(.lateIdentifierAssignment, code) == ["4: identifier that is put together when the app runs, 'Page'"])
    }

    @Test func aFactoryMayReturnWhatNobodyKnows() {
        let code = """
            //- Page.m
            @interface Page : UIViewController <UIViewControllerRestoration>
            @end
            @interface Other : UIViewController
            @end
            @implementation Page
            - (void)awakeFromNib { self.restorationClass = [self class]; }
            + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                if (path.count > 1) { return [Vendor page]; }
                return [[Other alloc] init];
            }
            @end
            """
        #expect(silences(.factoryReturnsOtherClass, code) == ["8: factory that returns what nothing in sight makes, 'Page'"])
    }

    // MARK: Projects

    private let storyboard = """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n">
          <scenes><scene><objects>
            <navigationController id="n" sceneMemberID="viewController">
              <connections><segue destination="p" kind="relationship" relationship="rootViewController" id="s"/></connections>
            </navigationController>
          </objects></scene><scene><objects>
            <viewController restorationIdentifier="page" id="p" sceneMemberID="viewController"/>
          </objects></scene></scenes>
        </document>

        """

    @Test func withoutAnAppDelegateNobodyKnowsWhetherAnythingIsRestored() {
        #expect(silences(.brokenRestorationChain, storyboard) == [".: project without an app delegate in sight"])
        #expect(silences(.brokenRestorationChain, storyboard + "//- Delegate.swift\n" + delegate) == [])
    }

    @Test func whatIsNotReadMayHoldAnotherDelegate() {
        let code = storyboard + "//- Delegate.swift\nclass Delegate: UIResponder, UIApplicationDelegate {}"
        #expect(silences(.brokenRestorationChain, code) == [])
        #expect(silences(.brokenRestorationChain, code, unread: ["Huge.m"]) == ["Huge.m: code that is not read"])
    }

    @Test func aStoryboardThatIsNotReadMayIdentifyEverything() {
        let code = delegate + "class Page: UIViewController {}\n"
        #expect(
            silences(.optInWithoutContent, code, unread: ["Main.storyboard"]) == ["Main.storyboard: storyboard or xib that is not read"])
    }

    // MARK: Activities

    private func scene(_ members: String) -> String {
        """
        @main class Delegate: UIResponder, UIApplicationDelegate {}
        class Scene: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let activity = session.stateRestorationActivity else { return }
                show(activity.userInfo?["page"])
            }
            \(members)
        }
        """
    }

    @Test func entriesThatArePutTogetherOutOfSightMayBeRead() {
        let code = scene("""
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                let activity = NSUserActivity(activityType: "page")
                activity.userInfo = Vendor.entries()
                return activity
            }
            """)
        #expect(
            silences(.activityKeyAsymmetry, code) == [
                "9: entries of an activity that are put together out of sight, 'Scene.stateRestorationActivity(for:)'"
            ])
    }

    @Test func aSceneThatGoesOutOfSightMayBeRestoredThere() {
        let code = """
            @main class Delegate: UIResponder, UIApplicationDelegate {}
            class Scene: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    Vendor.connect(scene, session)
                }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "page") }
            }
            """
        #expect(
            silences(.sceneRestorationHalfImplemented, code) == [
                "4: scene or session that goes where nothing follows it, 'Scene.scene(_:willConnectTo:options:)'"
            ])
    }

    @Test func aHelperMayReadALinkAsWellAsTheActivity() {
        let code = """
            @main class Delegate: UIResponder, UIApplicationDelegate {}
            class Scene: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    if let activity = session.stateRestorationActivity { open(activity) }
                }
                func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }
                func open(_ activity: NSUserActivity) { show(activity.userInfo?["page"]) }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "page") }
            }
            """
        #expect(
            silences(.sceneRestorationHalfImplemented, code) == [
                "7: helper that may read a link or another activity as well as the restored one, 'Scene.open(_:)'"
            ])
    }
}

/// What holds for the silences of all rules.
struct SilenceInvariants {
    /// About one place, or in one function or class about another place of it.
    @Test func noRuleReportsAndKeepsSilentAboutTheSame() {
        for example in Case.all {
            let result = example.result
            let found = result.diagnostics + result.suppressed.map(\.diagnostic)
            for (rule, silence) in result.silences {
                let both = found.filter { diagnostic in
                    guard diagnostic.rule == rule else { return false }
                    let isSamePlace = silence.range.map { diagnostic.finding.location == Location(path: silence.path, range: $0) } ?? false
                    return isSamePlace || silence.symbol.map { $0 == diagnostic.finding.symbol } ?? false
                }
                #expect(both == [], "\(rule) in \(example)")
            }
        }
    }

    @Test func reasonsReadWell() {
        for silence in SilenceInvariants.silences.map(\.silence) {
            let text = silence.reason.text
            #expect(text.first?.isLowercase == true && !text.hasSuffix("."), "\(text)")
        }
    }

    @Test func eachPlaceIsNamedOnceForEachReasonOfARule() {
        let origins = SilenceInvariants.silences.map { "\($0.rule) \($0.silence.reason.text) \($0.silence.path) \($0.silence.range.map { "\($0)" } ?? "")" }
        #expect(Set(origins).count == origins.count)
    }

    @Test func theyAreTheSameOnManyThreadsAndInAnyOrder() {
        let known = SilenceInvariants.silences.map { "\($0)" }
        #expect(Set(SilenceInvariants.silences.map(\.silence.reason)).count > 10)
        let again = Linter().lint(App(linking: SilenceInvariants.facts.reversed(), workers: ManyWorkers()), workers: ManyWorkers())
        #expect(again.silences.map { "\($0)" } == known)
    }

    /// Some examples, as one app.
    private static let facts = Case.few.enumerated().flatMap { index, example in
        example.example.files.map { FileFacts(extracting: SourceFile(path: "\(example.rule.id)/\(index)-\($0.path)", text: $0.text)) }
    }

    private static let silences = Linter().lint(App(linking: facts)).silences
}
