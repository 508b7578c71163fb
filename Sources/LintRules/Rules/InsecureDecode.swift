import AppModel

extension Rule {
    static let insecureDecode = Rule(
        id: "insecure-decode",
        summary: "An object is decoded without naming its class.",
        rationale: """
            With the secure pair of opt-in methods the coders insist on secure coding: a value whose class nobody names may come back as nil \
            or not at all. `decodeObject(of:forKey:)` names it, and keeps a manipulated archive from creating objects of any class.
            """,
        limits: """
            Controllers, views and other restorable objects are references and need no class. Casts to Swift's numbers, such as `Int`, to \
            protocols and unknown types are left alone. A note only, unless the app's delegate has the secure pair; and for strings and \
            `NSNumber`, which the coders let through unnamed so far, with a word of warning in the console.
            """,
        severity: .warning,
        facts: ["C7", "C14"],
        examples: [
            .bad("""
                //- Delegate.swift
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                //- Reader.swift
                class Reader: UIViewController {
                    var link: URL?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(title, forKey: "title")
                        coder.encode(link, forKey: "link")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(forKey: "title") as? String // expect: insecure-decode
                        link = coder.decodeObject(forKey: "link") as? URL // expect: insecure-decode
                    }
                }
                """),
            .bad("""
                // In a factory.
                class Picture: NSObject {}
                class Viewer: UIViewController, UIViewControllerRestoration {
                    var picture = Picture()
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(picture, forKey: "picture")
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard let picture = coder.decodeObject(forKey: "picture") as? Picture else { return nil } // expect: insecure-decode
                        let viewer = Viewer()
                        viewer.restorationIdentifier = path.last
                        viewer.picture = picture
                        return viewer
                    }
                }
                """),
            .good("""
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(title, forKey: "title")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
                    }
                }
                """),
            .good("""
                // References to restorable objects have no class to check.
                protocol Column {}
                class Detail: UIViewController, Column {}
                class Filter: NSObject, UIStateRestoring {}
                class Split: UIViewController {
                    var left: UINavigationController?
                    var right: Detail?
                    var filter: Filter?
                    var column: Column?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(left, forKey: "left")
                        coder.encode(right, forKey: "right")
                        coder.encode(filter, forKey: "filter")
                        coder.encode(column as Any, forKey: "column")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        left = coder.decodeObject(forKey: "left") as? UINavigationController
                        right = coder.decodeObject(forKey: "right") as? Detail
                        filter = coder.decodeObject(forKey: "filter") as? Filter
                        column = coder.decodeObject(forKey: "column") as? Column
                    }
                }
                """),
            .good("""
                // UIKit's storyboard, a value nobody looks at, and a model's own archive.
                class Reader: UIViewController, UIViewControllerRestoration {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(parent, forKey: "parent")
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        _ = coder.decodeObject(forKey: "parent")
                        let board = coder.decodeObject(forKey: UIStateRestorationViewControllerStoryboardKey) as? UIStoryboard
                        return board?.instantiateViewController(withIdentifier: "reader")
                    }
                }
                class Note: NSObject, NSCoding {
                    let text: String?
                    required init?(coder: NSCoder) {
                        text = coder.decodeObject(forKey: "text") as? String
                    }
                    func encode(with coder: NSCoder) {
                        coder.encode(text, forKey: "text")
                    }
                }
                """),
        ]
    ) { app in
        let secureUnits = app.unitsWithSecureRestoration()
        return app.coderAccesses(in: Hook.readers).compactMap { read in
            guard read.method.isUntyped, !app.isTest(read.function), read.key.reservedName != "UIApplication.stateRestorationViewControllerStoryboardKey",
                let cast = app.cast(of: read), app.isArchivedByValue(cast.type)
            else { return nil }
            let isRefused = secureUnits.contains(app.unit(of: read.function)) && !implicitlyAllowed.contains(cast.type.description)
            return Finding(
                at: read.function.location(read.call.nameRange), "'\(cast.type.description)' is decoded without naming its class",
                symbol: read.function.symbol, severity: isRefused ? .warning : .note,
                fix: read.namingClass(insteadOf: cast))
        }
    }
}

/// What a secure coder gives out though nobody names its class; it announces that this will end.
private let implicitlyAllowed: Set<String> = ["String", "NSString", "NSNumber"]

extension App {
    /// The units whose delegate has both methods of the secure pair.
    fileprivate func unitsWithSecureRestoration() -> Set<Int> {
        let save = Set(implementations(of: .shouldSaveSecurely).map(unit))
        return save.intersection(implementations(of: .shouldRestoreSecurely).map(unit))
    }

    /// Whether values of a type are copied into the archive, rather than written as a reference (C7).
    fileprivate func isArchivedByValue(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type):
            return type.kind == .class && !hasUnknownAncestor(type) && !isController(type) && !isView(type) && !adopts(type, "UIStateRestoring")
        case .named(let name, _):
            if UIKit.foundationClasses[name] != nil { return true }
            return UIKit.isKnownClass(name) && name != "NSObject" && !UIKit.inherits(name, from: "UIViewController")
                && !UIKit.inherits(name, from: "UIView")
        default:
            return false
        }
    }
}
