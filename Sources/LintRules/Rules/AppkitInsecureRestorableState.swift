import AppModel
import Syntax

extension Rule {
    static let appkitInsecureRestorableState = Rule(
        id: "appkit-insecure-restorable-state",
        summary: "AppKit's coder is asked for an object of any class, or may be on older systems.",
        why: "Once such a read has failed, every later value is nil, 0 or false; where none fails, a forged state makes what it likes.",
        help: "Name the class: `decodeObject(of:forKey:)`, in Objective-C `decodeObjectOfClass:forKey:`.",
        rationale: """
            Under secure restoration an object decoded without a class fails, and the coder stays failed: every read after it gives nil, 0 \
            or false without a word. Apps ask for secure restoration in `applicationSupportsSecureRestorableState(_:)`, and get it without \
            asking when they are built with the SDK of macOS 14 or later, and run on it: on older systems, or built with an older one, \
            objects of any class may come out of a saved state that somebody tampered with. What key paths lead to comes back only as \
            one of the classes that `allowedClasses(forRestorableStateKeyPath:)` allows.
            """,
        limits: """
            A warning where all app delegates of the project or package are seen to ask for secure restoration, else a note. Coders of \
            one's own are free, and so are delegates that the project asks itself. A delegate that does not answer, be it the only class \
            that is told of the app's start, is a note where all of its project is built for systems before macOS 14: AppKit saves and \
            restores windows whether the app adds to them or not. A class that lists key paths and does not say which classes may come \
            back for them is a note, in an app that asks.
            """,
        fix: "`--fix` names the class where the cast or the variable tells one that Foundation knows.",
        switchOff: "In an app that is built for older systems only and does not ask for secure restoration.",
        severity: .note,
        facts: ["I3", "I6"],
        examples: [
            .bad("""
                @main class Delegate: NSObject, NSApplicationDelegate {
                    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
                }
                class Canvas: NSView {
                    var tool: String?
                    var zoom = 1.0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(tool, forKey: "tool")
                        coder.encode(zoom, forKey: "zoom")
                    }
                    override func restoreState(with coder: NSCoder) {
                        super.restoreState(with: coder)
                        tool = coder.decodeObject(forKey: "tool") as? String // expect: appkit-insecure-restorable-state
                        zoom = coder.decodeDouble(forKey: "zoom")
                    }
                }
                """),
            .bad("""
                //- Reader.xcodeproj/project.pbxproj
                { objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; }; }
                //- Delegate.swift
                @main class Delegate: NSObject, NSApplicationDelegate { // expect: appkit-insecure-restorable-state
                    var page = 0
                    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {
                        coder.encode(page, forKey: "page")
                    }
                    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
            .instead("""
                class Canvas: NSView {
                    var tool: String?
                    var points: [NSNumber] = []
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(tool, forKey: "tool")
                        coder.encode(points, forKey: "points")
                    }
                    override func restoreState(with coder: NSCoder) {
                        super.restoreState(with: coder)
                        tool = coder.decodeObject(of: NSString.self, forKey: "tool") as String?
                        points = coder.decodeArrayOfObjects(ofClass: NSNumber.self, forKey: "points") ?? []
                    }
                }
                """),
            .good("""
                // Neither AppKit's nor a method of that name alone.
                class Store: NSObject {
                    var name: String?
                    func restoreState(with coder: NSCoder) {
                        name = coder.decodeObject(forKey: "name") as? String
                    }
                }
                """),
        ]
    ) { app, silences in
        let reads = app.coderAccesses(in: Hook.appKitReaders).filter { read in
            read.method.isUntyped && !app.program.isTest(read.function) && !app.isForOlderCoders(read)
        }
        return app.silentDelegates(&silences).map { finding($0.delegate, reader: $0.reader) } + findings(reads, in: app)
            + findings(app.unallowedKeyPaths(&silences), in: app)
    }

    /// Only where the app is seen to ask: what AppKit lets through where nobody answers is not documented.
    private static func findings(_ lists: [UnallowedKeyPaths], in app: App) -> [Finding] {
        let secureUnits = lists.isEmpty ? [] : app.unitsWithSecureAppKit()
        return lists.filter { secureUnits.contains($0.type.unit) }.map { list in
            let listed = list.paths.count == 1 ? "key path '\(list.paths[0])'" : "\(list.paths.count) key paths"
            return Finding(
                at: list.function.location(list.function.fact.nameRange),
                "class '\(list.type.name)' allows no class of value for \(listed), which secure restoration asks for",
                symbol: list.function.symbol, severity: .note,
                help: list.function.isObjectiveC
                    ? "Override `allowedClassesForRestorableStateKeyPath:`." : "Override `allowedClasses(forRestorableStateKeyPath:)`.")
        }
    }

    private static func findings(_ reads: [KeyAccess], in app: App) -> [Finding] {
        guard !reads.isEmpty else { return [] }
        let ofAppKit = app.readsOfAppKitCoders()
        let secureUnits = app.unitsWithSecureAppKit()
        var bodies = RestoringBodies(of: app)
        return reads.filter { ofAppKit.contains($0.callLocation) && !bodies.isForced($0) }.map { read in
            Finding(
                at: read.function.location(read.call.nameRange),
                "\(read.key.shown.map { "key '\($0)'" } ?? "a value")\(read.function.phrase("of")) is decoded without naming its class",
                symbol: read.function.symbol, severity: secureUnits.contains(app.program.unit(of: read.function)) ? .warning : .note,
                fix: app.declaredType(of: read).flatMap { app.namingClass($0, in: read) })
        }
    }

    private static func finding(_ delegate: Type, reader: Function?) -> Finding {
        let isObjectiveC = Language(path: delegate.location.path) == .objectiveC
        let answer = isObjectiveC ? "return `YES` from `\(Delegate.secureState):`" : "return `true` from `\(Delegate.secureState)(_:)`"
        return Finding(
            at: delegate.location, "delegate '\(delegate.name)' does not ask for secure restoration on systems before macOS 14",
            symbol: delegate.name,
            help: "To ask, \(answer); then name the class of each object that is decoded.",
            notes: reader.map { [Note(at: $0.location, "this reads what AppKit saved")] } ?? [])
    }
}

private enum Delegate {
    static let secureState = "applicationSupportsSecureRestorableState"
    static let starts: Set<String> = ["applicationDidFinishLaunching", "applicationWillFinishLaunching"]
}

extension App {
    /// The units all of whose delegates ask for secure restoration.
    fileprivate func unitsWithSecureAppKit() -> Set<Int> {
        let asking = program.functions.filter { function in
            function.fact.name == Delegate.secureState && exits(of: function).contains { $0.value.isBoolean(true) }
        }
        let delegates = Set(asking.compactMap(\.type))
        // A delegate need not say that it is one.
        let others = program.functions.filter { function in
            Delegate.starts.contains(function.fact.name)
                && !(function.type.map { delegates.contains($0) } ?? false)
        }
        return Set(asking.map(program.unit)).subtracting(others.map(program.unit))
    }

    /// The delegates that leave the question unanswered, each with something of its unit that reads what AppKit saved, where anything does:
    /// windows come back by themselves.
    fileprivate func silentDelegates(_ silences: inout Silences) -> [(delegate: Type, reader: Function?)] {
        let declared = program.classes(adopting: "NSApplicationDelegate").filter { !program.files[$0.file].isTest }
        let delegates = declared + undeclaredDelegates(inUnitsWithout: declared)
        let readers = program.implementations(of: Hook.appKitReaders).filter { !program.isTest($0) && isAskedByAppKit($0) }
        return Set(delegates.map(\.unit)).sorted().flatMap { unit -> [(delegate: Type, reader: Function?)] in
            let delegates = delegates.filter { $0.unit == unit }
            let silent = delegates.filter { maySayNothing($0, isOnly: delegates.count == 1) }
            guard !silent.isEmpty, !hasOtherAnswers(unit: unit, than: delegates), !hasOtherMain(unit: unit, than: delegates),
                let newest = program.newestMacSystem(inUnit: unit), newest < SystemVersion(14),
                !silences.note(program.silence(onCodeOf: unit))
            else { return [] }
            let reader = readers.first { program.unit(of: $0) == unit }
            return silent.filter { delegate in
                !program.isBackgroundOnly(delegate.location.path) && !silences.note(program.silence(onAncestorsOf: delegate))
            }.map { ($0, reader) }
        }
    }

    /// The one class of a unit that is told of its app's start, where none says that it is a delegate: a xib connects it, or a cast.
    private func undeclaredDelegates(inUnitsWithout declared: [Type]) -> [Type] {
        let told = program.functions.filter { function in
            Delegate.starts.contains(function.fact.name) && function.fact.selector?.hasSuffix(":") == true && !function.isStatic
                && !program.isTest(function)
        }
        let types = told.compactMap(\.type).first(ofEach: \.id).filter { type in !declared.contains { $0.unit == type.unit } }
        return types.filter { type in type.kind == .class && types.filter { $0.unit == type.unit }.count == 1 }
    }

    /// Whether a delegate does not answer in any method that is known. Where a unit has several, only those count that are told of
    /// their app's start: others may be asked by the first.
    private func maySayNothing(_ delegate: Type, isOnly: Bool) -> Bool {
        guard program.descendants(of: delegate).isEmpty, !isOnlyDeclared(delegate) else { return false }
        let base = delegate.declarations[0].fact.inherited.first?.name
        guard base.map({ program.strangers(of: delegate).contains($0) }) != true else { return false }
        let functions = program.lineage(of: delegate).flatMap { program.functions(of: $0) }
        guard !functions.contains(where: { $0.fact.name == Delegate.secureState }) else { return false }
        return isOnly || delegate.declarations[0].fact.modifiers.contains(.isMain)
            || functions.contains { Delegate.starts.contains($0.fact.name) }
    }

    /// Whether Objective-C declares a class that the sources do not implement: somebody else's, of which a method is to be called.
    private func isOnlyDeclared(_ type: Type) -> Bool {
        // An implementation is a declaration of its own, whose methods nobody has read where it mentions nothing of restoration.
        guard let declaration = type.declarations.onlyElement else { return false }
        return Language(path: program.files[declaration.file].path) == .objectiveC && program.functions(of: type).isEmpty
    }

    /// Whether anything in a unit but its delegates has the method, or names it.
    private func hasOtherAnswers(unit: Int, than delegates: [Type]) -> Bool {
        let answers = program.functions.filter { $0.fact.name == Delegate.secureState && program.unit(of: $0) == unit }
        let askers = program.functions(mentioningAnyOf: [Delegate.secureState]).filter { function in
            function.names(anyOf: [Delegate.secureState]) || function.contains { $0.isText(beginningWith: Delegate.secureState) }
        }
        return askers.contains { program.unit(of: $0) == unit }
            || !answers.allSatisfy { answer in answer.type.map { type in delegates.contains { program.isWithin($0, type) } } ?? false }
    }

    /// An `App` of SwiftUI has a delegate of its own, which may answer. An app of UIKit beside it is another one.
    private func hasOtherMain(unit: Int, than delegates: [Type]) -> Bool {
        program.types.contains { type in
            type.unit == unit && !delegates.contains(type) && type.startsApp && !program.adopts(type, "UIApplicationDelegate")
        }
    }

    /// Where something is read from a coder that AppKit hands out: in a method that it calls, or in one that this calls.
    fileprivate func readsOfAppKitCoders() -> Set<Location> {
        Set(
            program.implementations(of: Hook.appKitReaders).filter(isAskedByAppKit).flatMap {
                coderFlow(of: $0).accesses.map(\.callLocation)
            })
    }

    private func isAskedByAppKit(_ function: Function) -> Bool {
        switch function.hook {
        case .restoreWindow: isRestorer(function)
        case .restoreState: function.type.map(program.isRestoredByAppKit) ?? false
        // A project that asks its delegates too may do so with a coder of its own.
        default: !function.isStatic && !isSentByProject(function)
        }
    }

    private func isSentByProject(_ function: Function) -> Bool {
        program.functions(mentioningAnyOf: function.fact.parameters.compactMap(\.label)).contains { sender in
            sites(in: sender).contains { $0.call.flatMap(Hook.init) == function.hook }
        }
    }
}

extension Expression {
    /// `"applicationSupportsSecureRestorableState:"`, of which a selector is made.
    fileprivate func isText(beginningWith text: String) -> Bool {
        if case .string(let own) = kind { own.hasPrefix(text) } else { false }
    }
}
