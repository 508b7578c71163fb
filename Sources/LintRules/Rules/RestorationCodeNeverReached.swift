import AppModel

extension Rule {
    static let restorationCodeNeverReached = Rule(
        id: "restoration-code-never-reached",
        summary: "A controller has state to keep, but nothing gives it a restoration identifier.",
        rationale: """
            UIKit asks only objects with a restoration identifier for their state; the default is none. A controller that overrides \
            `encodeRestorableState(with:)` without ever getting one is left out, with all that it would have kept. Set the identifier in \
            its initializer or in the storyboard, or drop the override.
            """,
        limits: """
            Only in apps whose delegate is seen to switch restoration on, and of classes that code or a storyboard is seen to make. Whoever \
            may identify the object or encode it, be it in a subclass, a helper or a storyboard that cannot be read, keeps it silent.
            """,
        severity: .warning,
        facts: ["A2", "A4"],
        examples: [
            .bad("""
                //- Reader.swift
                import UIKit
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                //- Main.storyboard
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-01-bar">
                    <scenes>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <navigationController restorationIdentifier="stack" id="nav-01-bar" sceneMemberID="viewController">
                                    <connections>
                                        <segue destination="rea-02-der" kind="relationship" relationship="rootViewController" id="seg-01-abc"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController id="rea-02-der" customClass="Reader" customModule="Demo" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .bad("""
                //- Delegate.m
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @property (nonatomic) UIWindow *window;
                @end
                @interface Reader : UIViewController
                @property (nonatomic) NSInteger page;
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; } // expect: deprecated-restoration-opt-in
                - (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
                - (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
                    self.window.rootViewController = [[Reader alloc] init];
                    return YES;
                }
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: restoration-code-never-reached
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeInteger:self.page forKey:@"page"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    self.page = [coder decodeIntegerForKey:@"page"];
                }
                @end
                """),
            .good("""
                //- Reader.swift
                // The storyboard identifies it, by its storyboard identifier.
                import UIKit
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea-02-der">
                    <scenes>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController storyboardIdentifier="reader" useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-02-der" customClass="Reader" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .good("""
                //- Base.swift
                // A subclass has an identifier; whoever shows it gives it one; and somebody encodes it.
                import UIKit
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let plain = Plain(), shown = Shown(), kept = Kept()
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(kept, forKey: "kept") }
                    func show() {
                        let shown = Shown()
                        shown.restorationIdentifier = "shown"
                        window?.rootViewController = shown
                    }
                }
                class Base: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                }
                final class Plain: Base {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "plain"
                    }
                    required init?(coder: NSCoder) { nil }
                }
                final class Shown: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                }
                final class Kept: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                }
                """),
            .good("""
                // This app does not switch restoration on; a base class out of sight may identify the other.
                class Delegate: UIResponder, UIApplicationDelegate {
                    let reader = Reader(), other = Other()
                }
                final class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                }
                final class Other: VendorController {
                    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                }
                """),
        ]
    ) { app in
        app.controllersNeverReached.filter { !app.asksForState(of: $0.type, inUnit: $0.type.unit) }.map { type, hook in
            Finding(at: hook.location, "'\(type.name)' has state to keep, but nothing gives it a restoration identifier", symbol: hook.symbol)
        }
    }
}
