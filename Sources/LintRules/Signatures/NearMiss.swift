import AppModel
import Syntax

/// How a method differs from the one it was meant to be.
struct NearMiss {
    /// The method that it was meant to be.
    let hook: Hook
    /// Why UIKit never calls it.
    let message: String
    /// What to do, where the rule's remedy does not fit.
    var help: String?
    /// The part that shows it best.
    let range: SourceRange
    var severity: Severity?
    var fix: Fix?
}

extension App {
    /// The delegates of AppKit have methods of much the same names.
    func isAppDelegate(_ type: Type) -> Bool {
        program.adopts(type, "UIApplicationDelegate") && !program.adopts(type, "NSApplicationDelegate")
    }
}
