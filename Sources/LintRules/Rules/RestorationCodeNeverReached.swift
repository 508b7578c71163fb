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
