import AppModel
import Syntax

extension Rule {
    static let unsafeRestoredValue = Rule(
        id: "unsafe-restored-value",
        summary: "Restored state is forced, so that a missing or strange value crashes the app while it launches.",
        rationale: """
            An archive outlives the version of the app that wrote it, and any value may be missing from it. A crash while restoring repeats \
            at every launch until the system gives the archive up.
            """,
        limits: """
            A force behind a test of the same key or value is left alone, as are UIKit's own keys. Values that pass through properties or \
            other functions are not followed.
            """,
        severity: .warning,
        facts: ["A19", "C9", "C11", "C12"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var chapter = "one"
                    var note: String?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "chapter")
                        coder.encode(note, forKey: "note")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        chapter = coder.decodeObject(of: NSString.self, forKey: "chapter")! as String // expect: unsafe-restored-value
                        note = (coder.decodeObject(of: [NSString.self], forKey: "note") as! String) // expect: unsafe-restored-value
                    }
                }
                """),
            .bad("""
                // In a factory: a local that is forced later, a raw value of an older version, a crash on purpose.
                class Reader: UIViewController, UIViewControllerRestoration {
                    enum Mode: Int { case page, scroll }
                    var mode = Mode.page
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(title, forKey: "title")
                        coder.encode(mode.rawValue, forKey: "mode")
                        coder.encode(nibName, forKey: "nib")
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let title = coder.decodeObject(of: NSString.self, forKey: "title") // expect: unsafe-restored-value
                        guard let nib = coder.decodeObject(of: NSString.self, forKey: "nib") else { // expect: unsafe-restored-value
                            fatalError("no nib")
                        }
                        guard (coder.decodeObject(of: NSString.self, forKey: "title") as String?) != nil else { // expect: unsafe-restored-value
                            fatalError("no title")
                        }
                        let reader = Reader(nibName: nib as String, bundle: nil)
                        reader.restorationIdentifier = path.last!
                        reader.title = title! as String
                        reader.mode = Mode(rawValue: coder.decodeInteger(forKey: "mode"))! // expect: unsafe-restored-value
                        return reader
                    }
                }
                """),
            .bad("""
                //- Reader.swift
                class Reader: UIViewController {
                    var words: [String] = []
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(words, forKey: "words")
                        coder.encode(words.count, forKey: "size")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        readWords(from: coder)
                    }
                }
                //- Reader+Words.swift
                extension Reader {
                    enum Size: Int { case small, large }
                    func readWords(from coder: NSCoder) {
                        let size = coder.decodeInteger(forKey: "size") // expect: unsafe-restored-value
                        print(Size(rawValue: size)!)
                        words = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "words") as! [String] // expect: unsafe-restored-value
                    }
                }
                """),
            .good("""
                class Reader: UIViewController {
                    var chapter: String?
                    var note: String?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "chapter")
                        coder.encode(note, forKey: "note")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        // Casting to an optional tolerates nil.
                        chapter = coder.decodeObject(of: [NSString.self], forKey: "chapter") as! String?
                        if coder.containsValue(forKey: "note") {
                            note = coder.decodeObject(of: NSString.self, forKey: "note")! as String
                        }
                    }
                }
                """),
            .good("""
                class Reader: UIViewController, UIViewControllerRestoration {
                    var link: URL?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(link, forKey: "link")
                        coder.encode(title, forKey: "title")
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let link = coder.decodeObject(of: NSURL.self, forKey: "link")
                        if link == nil { return nil }
                        let title = coder.decodeObject(of: NSString.self, forKey: "title")
                        let reader = Reader()
                        // The path is never empty.
                        reader.restorationIdentifier = path.last!
                        reader.link = link! as URL
                        reader.title = title != nil ? title! as String : nil
                        return reader
                    }
                }
                """),
            .good("""
                // UIKit's own values, a model's own archive, and a failure that only ends the restoration.
                class Reader: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let key = UIApplication.stateRestorationViewControllerStoryboardKey
                        let board = coder.decodeObject(forKey: key) as! UIStoryboard
                        return board.instantiateViewController(withIdentifier: "reader")
                    }
                }
                class Note: NSObject, NSCoding {
                    let text: String
                    required init?(coder: NSCoder) {
                        text = coder.decodeObject(forKey: "text") as! String
                    }
                    func encode(with coder: NSCoder) {
                        coder.encode(text, forKey: "text")
                    }
                }
                """),
        ]
    ) { app in
        app.coderAccesses(in: Hook.readers + Hook.appKitReaders).compactMap { read in
            guard read.method.direction == .read, read.key.reservedName == nil, !app.isTest(read.function), !app.isTested(read),
                let force = app.force(on: read)
            else { return nil }
            return Finding(
                at: read.function.location(read.call.nameRange), force.message(read.key.shown),
                symbol: read.function.symbol,
                notes: force.elsewhere.map { [Note(at: read.function.location($0.range), $0.message)] } ?? [])
        }
    }
}

/// What makes a restored value crash the app.
private struct Force {
    /// What happens to the value.
    let fate: String
    /// Where that stands, if it is not the read itself.
    var elsewhere: (range: SourceRange, message: String)?

    init(_ fate: String, elsewhere: (range: SourceRange, message: String)? = nil) {
        self.fate = fate
        self.elsewhere = elsewhere
    }

    func message(_ key: String?) -> String {
        key.map { "restored value '\($0)' \(fate)" } ?? "a restored value \(fate)"
    }
}

extension App {
    /// Whether the way to a read leads through a test of its key.
    fileprivate func isTested(_ read: KeyAccess) -> Bool {
        (read.site.tests + read.entry.tests).contains { test in
            test.contains { part in
                guard part.range != read.site.range, case .call(let call) = part.kind, CoderMethod(call) != nil,
                    let key = CoderMethod.key(of: call)
                else { return false }
                return string(key, at: read.place) == read.key
            }
        }
    }

    fileprivate func force(on read: KeyAccess) -> Force? {
        directForce(on: read) ?? forceOnRawValue(of: read) ?? forceOnLocal(holding: read) ?? crash(without: read)
    }

    private func directForce(on read: KeyAccess) -> Force? {
        guard read.method.shape == .object else { return nil }
        for site in wrappings(of: read) {
            switch site.kind {
            case .cast(_, .forced, let target) where !target.isOptional: return Force("is cast by force")
            case .forced: return Force("is unwrapped by force")
            case .attempt(.forced, _): return Force("is decoded with 'try!'")
            default: continue
            }
        }
        return nil
    }

    /// `Mode(rawValue: coder.decodeInteger(forKey: "mode"))!`: an enumeration of the project, since those of C take every value.
    private func forceOnRawValue(of read: KeyAccess) -> Force? {
        let local = localHolding(read)
        for site in sites(in: read.function) {
            guard case .forced(let base) = site.kind, case .call(let call) = base.kind, let raw = call.argument("rawValue"),
                raw.core.range == read.site.range || local.map({ raw.names($0, at: site) }) ?? false,
                case .project(let type)? = self.type(of: base, at: Place(site, in: read.function))?.unwrapped, type.kind == .enumeration,
                !site.isDecided(by: local)
            else { continue }
            let elsewhere = raw.core.range == read.site.range ? nil : (range: site.range, message: "it is unwrapped here")
            return Force("is made a '\(type.shortName)' by force", elsewhere: elsewhere)
        }
        return nil
    }

    /// `let name = coder.decodeObject(…)`, and `name!` where nothing has asked about it.
    private func forceOnLocal(holding read: KeyAccess) -> Force? {
        guard read.method.shape == .object, let local = localHolding(read) else { return nil }
        for site in sites(in: read.function) {
            guard case .forced(let base) = site.kind, base.names(local, at: site), !site.isDecided(by: local) else { continue }
            return Force("is unwrapped by force", elsewhere: (site.range, "it is unwrapped here"))
        }
        return nil
    }

    private func localHolding(_ read: KeyAccess) -> LocalScope.Binding? {
        let sites = sites(in: read.function)
        for site in sites {
            guard case .local(let local) = site.kind, local.value?.core.range == read.site.range, let binding = site.locals?.binding else {
                continue
            }
            let isReassigned = sites.contains { site in
                if case .assignment(let target, _, _) = site.kind { return target.isName(local.name) }
                return false
            }
            return isReassigned ? nil : binding
        }
        return nil
    }

    /// `guard let value = coder.decodeObject(…) else { fatalError() }`, or one that only asks whether it is nil.
    private func crash(without read: KeyAccess) -> Force? {
        for site in sites(in: read.function) {
            guard let call = site.call, Expression(.call(call), site.range).neverReturns, call.name != "exit",
                case .arm(_, let index, let kind, let conditions)? = site.steps.last, kind == .guardElse || (kind == .test && index > 0),
                conditions.contains(where: { $0.binds(read.site.range) })
            else { continue }
            return Force("is taken for granted", elsewhere: (site.range, "without it the app stops here"))
        }
        return nil
    }
}

extension Statement.Condition {
    /// Whether it fails when the read in that range gives nil.
    fileprivate func binds(_ range: SourceRange) -> Bool {
        switch self {
        case .binding(_, _, let value): return value.core.range == range
        case .expression(let test):
            guard case .binary(let value, "!=", let other) = test.kind, other.isNil else { return false }
            if case .tuple(let parts) = value.kind, parts.count == 1 { return parts[0].value.core.range == range }
            return value.core.range == range
        case .pattern, .availability, .compilation: return false
        }
    }
}

extension Expression {
    fileprivate func names(_ local: LocalScope.Binding, at site: Site) -> Bool {
        isName(local.name) && site.locals?.lookUp(local.name)?.binding.id == local.id
    }
}

extension Site {
    /// Whether somebody asked about the local on the way here.
    fileprivate func isDecided(by local: LocalScope.Binding?) -> Bool {
        guard let local else { return false }
        return tests.contains { $0.contains { part in part.isName(local.name) } }
    }
}
