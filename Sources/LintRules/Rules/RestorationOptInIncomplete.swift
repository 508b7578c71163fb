import AppModel
import Syntax

extension Rule {
    static let restorationOptInIncomplete = Rule(
        id: "restoration-opt-in-incomplete",
        summary: "The app delegate implements one of the two methods that switch restoration on, and not the other.",
        rationale: """
            State is preserved only where the delegate says so in one method and wants it back in another. With one of them alone nothing is \
            saved, or nothing restored, whatever the controllers do.
            """,
        limits: """
            One method of the old pair beside one of the secure pair is left alone: nothing tells what UIKit makes of it. So are delegates whose \
            superclass is not in the sources, that forward messages, that misspell the other method, or that say no on purpose.
            """,
        severity: .error,
        facts: ["A1", "E1", "E8"],
        examples: [
            .bad("""
                @main
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { // expect: restoration-opt-in-incomplete
                        true
                    }
                }
                """),
            .bad("""
                //- Delegate.swift
                class Delegate: UIResponder, UIApplicationDelegate {}
                //- Delegate+Restoring.swift
                extension Delegate {
                    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { // expect: restoration-opt-in-incomplete
                        coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationBundleVersionKey) != nil
                    }
                }
                """),
            .bad("""
                //- Delegate.m
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { // expect: restoration-opt-in-incomplete
                    return YES;
                }
                // - (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
                @end
                """),
            .good("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                // Half old, half secure.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                //- Base.swift
                // The other half is inherited, comes with a subclass, or lies out of sight.
                class Base: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
                }
                class Delegate: Base {
                    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
                }
                //- Vendor.swift
                class VendorsDelegate: VendorDelegate, UIApplicationDelegate {
                    override func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                //- Delegate.m
                // Another object answers for it.
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @property (nonatomic) id<UIApplicationDelegate> other;
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder {
                    return YES;
                }
                - (id)forwardingTargetForSelector:(SEL)selector {
                    return self.other;
                }
                @end
                """),
            .good("""
                // Declined on purpose, and a helper that is no delegate of its own.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
                }
                class Service: NSObject {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
        ]
    ) { app in
        app.classes(adopting: "UIApplicationDelegate").compactMap { type -> Finding? in
            guard app.frameworkRoot(of: type) != nil, !app.hasUnknownAncestor(type), !app.hasUnreadCode(inUnit: type.unit) else { return nil }
            let saves = app.answers(of: type, .shouldSave, .shouldSaveSecurely)
            let restores = app.answers(of: type, .shouldRestore, .shouldRestoreSecurely)
            guard saves.isEmpty != restores.isEmpty, let only = (saves + restores).first, !app.isTest(only),
                !(saves + restores).contains(where: \.alwaysDeclines), !app.mayAnswerOtherwise(type)
            else { return nil }
            return Finding(
                at: only.location, "'\(only.writtenName)' has no counterpart that agrees to \(saves.isEmpty ? "save" : "restore")", symbol: only.symbol)
        }.first(ofEach: \.location)
    }
}

extension App {
    /// The methods of a delegate, of its superclasses and of its subclasses that answer one of UIKit's questions.
    fileprivate func answers(of type: Type, _ old: Hook, _ secure: Hook) -> [Function] {
        family(of: type).flatMap { implementations(of: old, in: $0) + implementations(of: secure, in: $0) }
    }

    /// Whether another object may answer what a class does not, or the missing method is there and misspelt.
    fileprivate func mayAnswerOtherwise(_ type: Type) -> Bool {
        let forwards: Set<String> = ["forwardingTarget", "forwardingTargetForSelector", "forwardInvocation", "responds", "respondsToSelector"]
        return family(of: type).contains { owner in
            owner.declarations.contains { declaration in
                declaration.fact.methods.contains { method in
                    if forwards.contains(method.name) { return true }
                    let path = files[declaration.file].path
                    let miss = Language(path: path) == .objectiveC ? nearMissSelector(method, in: owner, path: path) : nearMissMethod(method, in: owner, path: path)
                    return miss != nil
                }
            }
        }
    }
}
