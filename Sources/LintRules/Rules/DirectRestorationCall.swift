import AppModel

extension Rule {
    static let directRestorationCall = Rule(
        id: "direct-restoration-call",
        summary: "Code calls a method that only UIKit may call.",
        rationale: """
            UIKit gives every preserved object a coder of its own. A call by hand writes the other object's keys into the caller's \
            archive, and UIKit does not know of that object afterwards. Encode a reference to it instead: that preserves its state too.
            """,
        limits: """
            Receivers of unknown type are left alone, as are objects that are neither controller nor view, coders that the code creates \
            itself, and tests.
            """,
        severity: .warning,
        facts: ["C1", "I1"],
        examples: [
            .bad("""
                class Detail: UIViewController {}
                class Container: UIViewController {
                    let detail = Detail()
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        detail.encodeRestorableState(with: coder) // expect: direct-restoration-call
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        detail.decodeRestorableState(with: coder) // expect: direct-restoration-call
                    }
                }
                """),
            .bad("""
                class Reader: UIViewController {
                    func keep(in coder: NSCoder) {
                        encodeRestorableState(with: coder) // expect: direct-restoration-call
                    }
                }
                """),
            .bad("""
                //- Page.swift
                class Page: UIViewController {}
                //- Pages.swift
                class Pages: UIViewController {
                    var pages: [Page] = []
                    var bar: UIToolbar?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        for page in pages { page.encodeRestorableState(with: coder) } // expect: direct-restoration-call
                        bar?.encodeRestorableState(with: coder) // expect: direct-restoration-call
                        for child in children {
                            if let tabs = child as? UITabBarController {
                                tabs.encodeRestorableState(with: coder) // expect: direct-restoration-call
                            }
                        }
                    }
                }
                """),
            .good("""
                class Detail: UIViewController {}
                class Container: UIViewController {
                    let detail = Detail()
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(detail, forKey: "detail")
                    }
                }
                """),
            .good("""
                // A helper that copies the names is called by its owner: that is how it works.
                class SearchState: NSObject {
                    var text = ""
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(text, forKey: "text")
                    }
                    func decodeRestorableState(with coder: NSCoder) {
                        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
                    }
                }
                class Search: UIViewController {
                    let state = SearchState()
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        state.encodeRestorableState(with: coder)
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        state.decodeRestorableState(with: coder)
                    }
                }
                """),
            .good("""
                // An archive of one's own is nobody else's business.
                class Detail: UIViewController {}
                class Copier {
                    func copy(_ detail: Detail) -> Data {
                        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
                        detail.encodeRestorableState(with: archiver)
                        return archiver.encodedData
                    }
                    func fill(_ detail: Detail, with unarchiver: NSKeyedUnarchiver) {
                        detail.decodeRestorableState(with: unarchiver)
                    }
                }
                """),
            .good("""
                import XCTest

                class Detail: UIViewController {}
                class DetailTests: XCTestCase {
                    func testState(coder: NSCoder) {
                        let detail = Detail()
                        detail.decodeRestorableState(with: coder)
                    }
                }
                """),
        ]
    ) { app in
        app.functions.filter { !app.isTest($0) }.flatMap { function in
            app.sites(in: function).compactMap { site -> Finding? in
                guard let call = site.call, let hook = Hook(call), hook == .encodeState || hook == .decodeState else { return nil }
                let place = Place(site, in: function)
                guard app.asksRestorableObject(call, at: place), !app.usesOwnCoder(call, at: place) else { return nil }
                return Finding(
                    at: function.location(call.nameRange), "'\(hook.swiftName)' is called by UIKit only", symbol: function.symbol)
            }
        }
    }
}

extension App {
    /// Whether the receiver is known to be a controller or view, which UIKit asks itself.
    fileprivate func asksRestorableObject(_ call: Call, at place: Place) -> Bool {
        guard let receiver = call.receiver else { return place.type.map { isController($0) || isView($0) } ?? false }
        if case .superReference = receiver.kind { return false }
        switch type(of: receiver, at: place)?.unwrapped {
        case .project(let type)?: return isController(type) || isView(type)
        case .named(let name, _)?: return UIKit.inherits(name, from: "UIViewController") || UIKit.inherits(name, from: "UIView")
        default: return false
        }
    }

    /// Whether the coder is known to be an archiver, which UIKit never hands out as such.
    fileprivate func usesOwnCoder(_ call: Call, at place: Place) -> Bool {
        guard let coder = call.arguments.first?.value, let type = type(of: coder, at: place)?.unwrapped else { return false }
        switch type {
        case .project: return true
        case .named(let name, _): return name != "NSCoder"
        default: return false
        }
    }
}
