//- Restorer.swift
import AppKit
/// Called on every way, kept, called for each window, beside another that answers, told by what comes back, and answered after it.
final class Restorer: NSObject, NSWindowRestoration {
    static var waiting: [(NSWindow) -> Void] = []
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        switch identifier.rawValue {
        case "page": openPage { completionHandler($0, nil) }
        case "later": keep { completionHandler($0, nil) }
        case "other": find({ completionHandler($0, nil) }, otherwise: { completionHandler(nil, nil) })
        case "told":
            let isFound = look { completionHandler($0, nil) }
            if !isFound { completionHandler(nil, nil) }
        case "known":
            Shelf.open(with: nil) { completionHandler($0, nil) }
        default:
            var answer: NSWindow?
            look { answer = $0 }
            completionHandler(answer, nil)
        }
    }
    private static func openPage(_ answer: (NSWindow?) -> Void) {
        guard let window = PageController().window else { return answer(nil) }
        answer(window)
    }
    private static func keep(_ answer: @escaping (NSWindow) -> Void) { waiting.append(answer) }
    private static func find(_ found: (NSWindow) -> Void, otherwise: () -> Void) {
        if let window = PageController().window { found(window) } else { otherwise() }
    }
    @discardableResult
    private static func look(_ found: (NSWindow) -> Void) -> Bool {
        guard let window = PageController().window else { return false }
        found(window)
        return true
    }
}
class Shelf {
    class func open(with name: String?, then answer: (NSWindow) -> Void) {
        if let name { NSApp.windows.filter { $0.title == name }.forEach(answer) } else { answer(NSWindow()) }
    }
}
final class PageController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.restorationClass = Restorer.self
    }
}
