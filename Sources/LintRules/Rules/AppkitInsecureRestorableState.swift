import AppModel

extension Rule {
    static let appkitInsecureRestorableState = Rule(
        id: "appkit-insecure-restorable-state",
        summary: "AppKit's coder is asked for an object of any class.",
        why: "Once such a read has failed, every later value of the object is nil, 0 or false.",
        help: "Name the class: `decodeObject(of:forKey:)`, in Objective-C `decodeObjectOfClass:forKey:`.",
        rationale: """
            Under secure restoration an object decoded without a class fails, and the coder stays failed: every read after it gives nil, 0 \
            or false without a word. Apps ask for secure restoration in `applicationSupportsSecureRestorableState(_:)`, and get it without \
            asking when they are built for macOS 14 or later.
            """,
        limits: """
            A warning where all app delegates of the project or package are seen to ask for secure restoration, else a note. Coders of \
            one's own are free, and so are delegates that the project asks itself.
            """,
        fix: "`--fix` names the class where the cast or the variable tells one that Foundation knows.",
        switchOff: "In an app that is built for older systems only and does not ask for secure restoration.",
        severity: .note,
        facts: ["I6"],
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
    ) { app in
        let reads = app.coderAccesses(in: Hook.appKitReaders).filter { $0.method.isUntyped && !app.program.isTest($0.function) }
        guard !reads.isEmpty else { return [] }
        let ofAppKit = app.readsOfAppKitCoders()
        let secureUnits = app.unitsWithSecureAppKit()
        return reads.filter { ofAppKit.contains($0.callLocation) && !app.isForced($0) }.map { read in
            Finding(
                at: read.function.location(read.call.nameRange),
                "\(read.key.shown.map { "key '\($0)'" } ?? "a value")\(read.function.phrase("of")) is decoded without naming its class",
                symbol: read.function.symbol, severity: secureUnits.contains(app.program.unit(of: read.function)) ? .warning : .note,
                fix: app.declaredType(of: read).flatMap { app.namingClass($0, in: read) })
        }
    }
}

extension App {
    /// The units all of whose delegates ask for secure restoration.
    fileprivate func unitsWithSecureAppKit() -> Set<Int> {
        let asking = program.functions.filter { function in
            function.fact.name == "applicationSupportsSecureRestorableState" && exits(of: function).contains { $0.value.isBoolean(true) }
        }
        let delegates = Set(asking.compactMap(\.type))
        // A delegate need not say that it is one.
        let others = program.functions.filter { function in
            ["applicationDidFinishLaunching", "applicationWillFinishLaunching"].contains(function.fact.name)
                && !(function.type.map { delegates.contains($0) } ?? false)
        }
        return Set(asking.map(program.unit)).subtracting(others.map(program.unit))
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
        case .restoreWindow: function.isStatic
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
