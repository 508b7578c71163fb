extension Samples {
    /// One file of each kind that uses much of what its reader knows; of sources there are more in the rules' examples.
    static let written: [Sample] = [
        Sample(".restorelint.yml", text: """
            # What the app is made of.
            included: [Sources, "Apps/*"]
            excluded: ["**/Generated", '**/*.{swift,m}']
            mode: auto
            rules:
              deprecated-restoration-opt-in: off
              missing-model-association: warning
              secret-in-restoration-state: { severity: warning, words: [passphrase, "p\\u00e4ss"] }
            custom-protocols:
              - { protocol: SaveState, save: saveState, restore: "initWithSaveState:" }
              - protocol: Keep
                save: keep
                restore: init(kept:)
            controllers: [VendorBaseController]
            containers:
              - VendorPagerController
            fail-on: ${LEVEL:-warning}
            baseline: .restorelint-baseline.json
            require-reason: false
            """),
        Sample(".restorelint-baseline.json", text: """
            {"version": 1, "tool": "restorelint", "findings": [
              {"fingerprint": "0123456789abcdef", "count": 2, "rule": "missing-restoration-super", "path": "Sources/Reader.swift", "symbol": "Reader.encodeRestorableState(with:)", "message": "'encodeRestorableState(with:)' does not call super"},
              {"fingerprint": "fedcba9876543210", "count": 1, "rule": "encoded-key-never-decoded", "path": "A.m", "symbol": null, "message": "key '\\u00e4 \\ud83d\\ude00 \\n' is encoded but never decoded"}
            ]}
            """),
        Sample(".gitignore", text: """
            # made by tools
            *.generated.swift
            build/
            /Pods/**
            !/Pods/Local/
            **/[Dd]erived[[:space:]]Data
            a*b?c[!x-z]\\ d
            \\#name
            """),
        Sample("Info.plist", text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
              <key>CFBundleIdentifier</key><string>org.example.$(NAME)</string>
              <key>NSUserActivityTypes</key><array><string>org.example.read</string><string>a &amp; b &#x1F600;</string></array>
              <key>UIApplicationSceneManifest</key><dict>
                <key>UIApplicationSupportsMultipleScenes</key><true/>
                <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
                  <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                  <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
              <!-- restorelint:disable all - an example -->
              <key>Data</key><data>AAEC</data><key>Count</key><integer>3</integer>
            </dict></plist>
            """),
        Sample("Main.storyboard", text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="t">
              <scenes>
                <scene sceneID="1"><objects>
                  <tabBarController id="t" restorationIdentifier="Tabs" storyboardIdentifier="Tabs" sceneMemberID="viewController">
                    <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="s1"/></connections>
                  </tabBarController><placeholder placeholderIdentifier="IBFirstResponder" id="f"/></objects></scene>
                <scene sceneID="2"><objects>
                  <viewController id="n" customClass="Reader" customModule="App" useStoryboardIdentifierAsRestorationIdentifier="YES">
                    <view key="view" restorationIdentifier="view"><subviews><tableView id="v" restorationIdentifier="table"/></subviews></view>
                    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="restorationClass" value="A"/></userDefinedRuntimeAttributes>
                    <connections><segue destination="t" kind="show" identifier="go" id="s2"/></connections>
                  </viewController></objects></scene>
              </scenes>
            </document>
            """),
        Sample("App.xcodeproj/project.pbxproj", text: """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objects = {
                    0A1B /* Debug */ = {
                        isa = XCBuildConfiguration;
                        buildSettings = { INFOPLIST_FILE = "App/Info.plist"; NAME = "a \\"b\\""; PATHS = ("$(inherited)", 'c', <0a1b>); };
                    };
                };
                rootObject = 0A1B;
            }
            """),
        Sample("Reader.m", text: """
            #import <UIKit/UIKit.h>
            #define KEY_PAGE @"page"
            #if DEBUG && __has_include("A.h")
            static NSString *const title = @"ti\\ntle" @"b";
            #elif 0
            #else
            extern NSString *const title;
            #endif
            typedef NS_ENUM(NSInteger, Mode) { ModeOn = 1 << 2, ModeOff };
            @protocol Shelf <NSObject>
            @optional
            - (void)shelf:(id<Shelf>)shelf didOpen:(nullable NSArray<NSString *> *)books;
            @end
            @interface Reader () <UIViewControllerRestoration> { @private NSInteger _page; }
            @property (nonatomic, weak, getter=isOpen) IBOutlet UITableView *table, *list;
            @property (copy) void (^done)(BOOL, NSError *_Nullable);
            @end
            @implementation Reader
            @synthesize table = _table;
            - (instancetype)initWithPage:(NSInteger)page { if ((self = [super initWithNibName:nil bundle:nil])) { _page = page; self.restorationIdentifier = @"Reader"; self.restorationClass = [self class]; } return self; }
            + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)components coder:(NSCoder *)coder {
                return [[Reader alloc] initWithPage:[coder decodeIntegerForKey:KEY_PAGE]];
            }
            - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                [super encodeRestorableStateWithCoder:coder];
                [coder encodeObject:@{ @"a": @[@1, @YES, @(self.page)], title: @-2.5f } forKey:KEY_PAGE ".all"];
                for (id book in [self.books reverseObjectEnumerator]) { if (!book) continue; else break; }
                switch (mode) { case ModeOn: { [self go:^(id a) { weakSelf.done(YES, nil); }]; break; } default: goto end; }
                @try { *p = (CGRect){ .origin = {0, [0] = 1} }; } @catch (NSException *e) { @throw; } @finally { @synchronized (self) { i++; } }
                SEL s = @selector(go:with:); do { x = a ? b : c ?: d; } while (x->y[1] >> 2);
            #if A
                [self a:1
            #else
                [self a:2
            #endif
                  b:3];
            end: ;
            }
            // restorelint:disable:next all -- an example
            - (void)decodeRestorableStateWithCoder:(NSCoder *)coder { [coder decodeObjectOfClass:NSArray.class forKey:@"a"]; }
            @end
            """),
        Sample("Reader.mm", text: """
            extern "C" { void plain(void); }
            namespace a { template <typename T> class Box : public Base<T> { T value; Box() : value(0) {} }; }
            using namespace std;
            @implementation Reader (Fast)
            - (void)sort {
                std::vector<int> values = { 3, 1'000 };
                auto f = [&](int a, auto &&b) -> bool { return a < b && operator<(a, b); };
                for (auto &v : values) { v += static_cast<int>(self.page); }
                const char *text = R"raw(a "b" { c)raw"; delete new Box<int>(u8"x");
            }
            @end
            """),
        Sample("Reader.swift", text: ##"""
            @testable import struct UIKit.CGRect
            @MainActor @Wrapper(x: 1) public final class Reader<T: B, each U>: UIViewController, @unchecked Sendable where T: D {
                private(set) var a: [String: Int?] = [:] { willSet(b) { c } didSet { d() } }
                override init?(coder: NSCoder) throws(E) { super.init(coder: coder); restorationIdentifier = "Reader"; restorationClass = Self.self }
                subscript<K>(k: K, default d: @autoclosure () -> T) -> T where K: P { get async { x } _modify { yield &y } }
                #if os(iOS) && swift(>=5.9)
                static func ==<V>(a: V, b: inout V...) async rethrows -> (some P, any Q & R) { a < b }
                #else
                class var e: E.Type { .self }
                #endif
                enum Key: String { case page, title = "t\u{e9}", other = #"a\#(b)"# }
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(a, forKey: Key.page.rawValue); coder.encode(try? await f(&x)?.g![2] as? [G: H] ?? i ? j : k, forKey: "row-\(n, m: "\(o)")")
                    guard let self, case .a(let b?)? = c, #available(iOS 13, *) else { return }
                    outer: for case let (a, b) in c where a > b { continue outer }
                    switch a { case 1...5, .b(_, is C) where d: fallthrough; @unknown default: throw h }
                    do throws(E) { defer { a } } catch let b as C { } catch D.e, F.g { }
                    items.map { [weak self, x = y.z] (a: Int, b) async throws -> C in a >>= b }.sorted(by: >) { $0 } completion: { _, d in d }
                    let v = if a { 1 } else { 2 }, w = /r(e)g/, x = #/x/#, y = \A.b?.c[0], z = #selector(f(_:with:))
                }
                /* restorelint:disable missing-restoration-super -- an example */
                override func decodeRestorableState(with coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }
                func go() { let activity = NSUserActivity(activityType: "org.example.read"); activity.userInfo = ["page": """
                    a \(b)
                    """]; view.window?.windowScene?.userActivity = activity }
            }
            extension Reader: UIViewControllerRestoration { static func viewController(withRestorationIdentifierPath p: [String], coder: NSCoder) -> UIViewController? { Reader(coder: coder) } }
            """##),
    ]
}
