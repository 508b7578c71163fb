import AppModel

extension Rule {
    static let insecureDecode = Rule(
        id: "insecure-decode",
        summary: "An object is decoded in a way that secure coding refuses: its class is not named, or has no part in it.",
        why: "The value may come back as nil, and what it stood for is lost.",
        help: "Name the class: `decodeObject(of:forKey:)`, in Objective-C `decodeObjectOfClass:forKey:`.",
        rationale: """
            With the secure pair of opt-in methods the coders insist on secure coding: a value whose class nobody names may come back as \
            nil or not at all. `decodeObject(of:forKey:)` names it, and keeps a manipulated archive from creating objects of any class. \
            An object whose class adopts `NSCoding` alone gets through in neither direction, and `unarchivedObject(ofClass:from:)` is \
            as strict whoever calls it: Swift lets such a class be named, and the call fails when it runs.
            """,
        limits: """
            Speaks only where the app's delegate has the secure pair, and of archives that are made or opened while state is saved or \
            restored, that of scenes too. A class is told once, where nothing above or below it adopts `NSSecureCoding`. Controllers, \
            views and other restorable objects are references and need no class. Casts to Swift's numbers, such as `Int`, to protocols and \
            unknown types are left alone; without a cast, what the value is assigned to in Objective-C, or what is written under the key, \
            tells the class. A note for strings, `NSNumber`, data and dates, which the coders let through unnamed so far, with a word of \
            warning in the console. What is forced is left to `unsafe-restored-value`.
            """,
        fix: "`--fix` names the class where the cast or the variable tells one that Foundation knows.",
        switchOff: "In an app that is about to leave view controllers' restoration for scenes.",
        severity: .warning,
        facts: ["C7", "C14", "C18"],
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
            .instead("""
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
                //- Delegate.swift
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                //- Split.swift
                // A reference to a restorable object has no class to check.
                class Split: UIViewController {
                    var left: UINavigationController?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(left, forKey: "left")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        left = coder.decodeObject(forKey: "left") as? UINavigationController
                    }
                }
                """),
        ]
    ) { app, silences in
        app.refusedObjects().filter { !silences.note($0.doubt) }.map(finding) + unnamedClasses(in: app, &silences)
    }

    private static func finding(_ refused: RefusedObject) -> Finding {
        let name = refused.type.name
        return Finding(
            at: refused.function.location(refused.range),
            "class '\(name)' is \(refused.isDecoded ? "decoded" : "encoded") securely\(refused.function.phrase("by")), but adopts NSCoding alone",
            symbol: refused.function.symbol,
            help: "Adopt `NSSecureCoding` in `\(name)`, and name the classes of what it decodes.",
            notes: [Note(at: refused.type.location, "'\(name)' is declared here")])
    }

    private static func unnamedClasses(in app: App, _ silences: inout Silences) -> [Finding] {
        let secureUnits = app.unitsWithSecureRestoration()
        guard !secureUnits.isEmpty else { return [] }
        let reads = app.coderAccesses(in: Hook.readers).filter { read in
            read.method.isUntyped && secureUnits.contains(app.program.unit(of: read.function)) && !app.program.isTest(read.function)
                && !app.isForOlderCoders(read)
                && read.key.reservedName != "UIApplication.stateRestorationViewControllerStoryboardKey"
        }
        guard !reads.isEmpty else { return [] }
        let archives = app.archives()
        var bodies = RestoringBodies(of: app)
        return reads.compactMap { read in
            let written = app.writtenTypes(under: read, in: archives)
            guard let type = app.declaredType(of: read) ?? written.first else {
                silences.note(Silence(.unknownType, at: read.location, about: read.function.symbol))
                return nil
            }
            guard app.isArchivedByValue(type), !written.contains(where: app.holdsReferences),
                !app.mayListControllers(type, read, in: archives), !bodies.isForced(read),
                !silences.note(type.projectType.flatMap { app.program.silence(onAncestorsOf: $0) })
            else { return nil }
            let name = read.function.isObjectiveC ? UIKit.foundationClasses[type.name] ?? type.name : type.description
            return Finding(
                at: read.function.location(read.call.nameRange),
                "\(read.key.shown.map { "key '\($0)'" } ?? "a value")\(read.function.phrase("of")) is decoded without naming its class, '\(name)'",
                symbol: read.function.symbol, severity: implicitlyAllowed.contains(type.description) ? .note : nil,
                help: remedy(naming: type, in: read),
                fix: app.namingClass(type, in: read))
        }
    }
}

/// What a secure coder gives out though nobody names its class; it announces that this will end.
private let implicitlyAllowed: Set<String> = ["String", "NSString", "NSNumber", "Data", "NSData", "Date", "NSDate"]

/// With the class written out, or the classes of a list; `nil` where they are not known, and what the rule says is right for one class.
private func remedy(naming type: StaticType, in read: KeyAccess) -> String? {
    if let call = read.call(decoding: type) { return "Name the class: `\(call)`." }
    guard case .named(let name, _) = type, UIKit.isCollection(name) else { return nil }
    let call = read.function.isObjectiveC ? "decodeObjectOfClasses:forKey:" : "decodeObject(of:forKey:)"
    return "Name the class of the list and those of what it holds: `\(call)`."
}

extension App {
    /// What the same objects write under the key of a read, as far as the text tells.
    fileprivate func writtenTypes(under read: KeyAccess, in archives: [Archive]) -> [StaticType] {
        guard read.key.isKnown, !isDiscarded(read) else { return [] }
        return writes(under: read, in: archives).compactMap { codedValue(of: $0)?.type?.unwrapped }
    }

    /// Whether a list of whatever is called one of controllers, on either side.
    fileprivate func mayListControllers(_ type: StaticType, _ read: KeyAccess, in archives: [Archive]) -> Bool {
        guard case .named(let name, let elements) = type, elements.isEmpty, UIKit.foundationClasses[name] != nil || UIKit.isKnownClass(name)
        else {
            return false
        }
        let writes = self.writes(under: read, in: archives).compactMap { $0.value?.core.memberName }
        return ([read.key.shown].compactMap { $0 } + writes + targets(of: read)).contains(where: Conventions.listsControllers)
    }

    /// The names that a read is assigned to.
    private func targets(of read: KeyAccess) -> [String] {
        sites(in: read.function).compactMap { site in
            guard case .assignment(let target, nil, let value) = site.kind, value.contains(where: { $0.range == read.site.range }) else {
                return nil
            }
            return target.memberName
        }
    }

    private func writes(under read: KeyAccess, in archives: [Archive]) -> [KeyAccess] {
        archives.filter { $0.flow.accesses.contains { $0.callLocation == read.callLocation } }
            .flatMap { $0.flow.accesses(.write) }.filter { $0.key == read.key }
    }

    /// `_ = coder.decodeObject(…)`.
    private func isDiscarded(_ read: KeyAccess) -> Bool {
        sites(in: read.function).contains { site in
            guard case .assignment(let target, nil, let value) = site.kind, case .other = target.kind else { return false }
            return value.core.range == read.site.range
        }
    }

    /// Whether values of a type are copied into the archive, rather than written as a reference (C7).
    fileprivate func isArchivedByValue(_ type: StaticType) -> Bool {
        switch type {
        case .project(let declared):
            return declared.kind == .class && !holdsReferences(type)
        case .named(let name, _):
            if UIKit.foundationClasses[name] != nil { return !holdsReferences(type) }
            let immutable = name.hasPrefix("NSMutable") ? "NS" + name.dropFirst(9) : name
            return UIKit.isKnownClass(immutable) && name != "NSObject" && !holdsReferences(type)
        default:
            return false
        }
    }

    /// Whether a type is that of a restorable object, or of a collection of them.
    fileprivate func holdsReferences(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type): isRestorable(type)
        case .named(let name, let elements):
            UIKit.isKnownClass(name) && name != "NSObject" && mayBeRestorable(framework: name)
                || UIKit.foundationClasses[name] != nil && elements.contains(where: holdsReferences)
        case .optional(let wrapped): holdsReferences(wrapped)
        case .metatype: false
        }
    }
}
