import AppModel

extension Rule {
    static let directRestorationCall = Rule(
        id: "direct-restoration-call",
        summary: "Code calls a method that only UIKit or AppKit may call.",
        why: "The object that is called keeps no state of its own, and its values overwrite the caller's: both may come back wrong.",
        help: "Encode a reference to the object; UIKit then asks it for its state, with a coder of its own.",
        rationale: """
            UIKit gives every preserved object a coder of its own. A call by hand writes the other object's keys into the caller's \
            archive, and UIKit does not know of that object afterwards. AppKit asks windows, their controllers and documents by \
            itself, too: what calls them besides saves and restores them twice.
            """,
        limits: """
            Receivers of unknown type are left alone, as are objects that are neither controller nor view, in AppKit neither window, \
            window controller nor document (a view controller is a note), coders that the code creates itself, arguments that may \
            choose an overload of the project's own, and tests.
            """,
        switchOff: "In an app that saves state in a way of its own and calls these methods for that.",
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
            .instead("""
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
        ]
    ) { app, silences in
        app.program.functionsMentioningRestoration.filter { !app.program.isTest($0) }.flatMap { function in
            app.sites(in: function).compactMap { site -> Finding? in
                guard let call = site.call, let hook = Hook(call), [.encodeState, .decodeState, .restoreState].contains(hook)
                else { return nil }
                let place = Place(site, in: function)
                if hook != .restoreState, app.handsCoderToAnybody(call, at: place), !app.usesOwnCoder(call, at: place) {
                    silences.note(Silence(.unknownType, at: function.location(call.nameRange), about: function.symbol))
                }
                guard let asker = app.asker(of: call, hook, at: place), app.handsOverCoder(call, at: place),
                    !app.usesOwnCoder(call, at: place)
                else { return nil }
                return Finding(
                    at: function.location(call.nameRange),
                    "only \(asker.framework) may call '\(function.isObjectiveC ? hook.selector : hook.swiftName)', and "
                        + "'\(function.type?.name ?? function.writtenName)' calls it on '\(call.receiver?.writtenShort ?? "self")'",
                    symbol: function.symbol, severity: asker.severity, help: asker.help)
            }
        }
    }
}

extension Expression {
    /// `controller` of `screen.controller!`, `controller()` of `screen.controller()`.
    fileprivate var writtenShort: String? {
        if case .call(let call) = core.kind { call.name + "()" } else { core.memberName }
    }
}

/// The framework that asks an object for its state.
private enum Asker {
    case uiKit, appKit
    /// The sources do not tell whether AppKit asks it, too.
    case appKitPerhaps

    var framework: String { self == .uiKit ? "UIKit" : "AppKit" }
    var severity: Severity? { self == .appKitPerhaps ? .note : nil }
    var help: String? {
        self == .uiKit ? nil : "Leave it to AppKit, and call `invalidateRestorableState()` on the object when its state changes."
    }
}

extension App {
    /// Who asks a receiver that is known to be a controller or view, and in AppKit what belongs to a window or document.
    fileprivate func asker(of call: Call, _ hook: Hook, at place: Place) -> Asker? {
        let receiver = call.receiver ?? Expression(.selfReference, call.nameRange)
        guard !receiver.isSuper, let type = program.type(of: receiver, at: place)?.unwrapped else { return nil }
        func inherits(_ name: String) -> Bool {
            switch type {
            case .project(let own): program.inherits(own, from: name)
            case .named(let framework, _): UIKit.inherits(framework, from: name)
            case .optional, .metatype: false
            }
        }
        if hook != .restoreState, ["UIViewController", "UIView"].contains(where: inherits) { return .uiKit }
        // A window's own method that calls another of its own is part of how it answers, and who is no hook may have a coder of the
        // app's own.
        guard hook != .decodeState, !receiver.isSelf, place.function?.hook != nil else { return nil }
        if ["NSWindow", "NSWindowController", "NSDocument"].contains(where: inherits) { return .appKit }
        return inherits("NSViewController") ? .appKitPerhaps : nil
    }

    /// Whether a call hands a coder of UIKit's to an object of which the text does not tell what it is.
    fileprivate func handsCoderToAnybody(_ call: Call, at place: Place) -> Bool {
        guard let receiver = call.receiver, !receiver.isSelf, !receiver.isSuper, let coder = call.arguments.first?.value else {
            return false
        }
        return program.type(of: receiver, at: place) == nil && program.type(of: coder, at: place)?.unwrapped == .named("NSCoder", [])
    }

    /// Whether the call means UIKit's method, rather than an overload of the project for something else.
    fileprivate func handsOverCoder(_ call: Call, at place: Place) -> Bool {
        guard let coder = call.arguments.first?.value else { return false }
        if let type = program.type(of: coder, at: place)?.unwrapped { return type == .named("NSCoder", []) }
        return !program.functions.contains {
            $0.fact.kind == .method && $0.hook == nil && $0.fact.name == call.name && $0.fact.matches(call)
        }
    }

    /// Whether the coder is one that the code creates itself, here or where it calls this function.
    fileprivate func usesOwnCoder(_ call: Call, at place: Place) -> Bool {
        guard let coder = call.arguments.first?.value else { return false }
        if isOwn(coder, at: place) { return true }
        guard let function = place.function, function.hook == nil, case .name(let name) = coder.core.kind,
            function.fact.parameters.contains(where: { $0.name == name })
        else { return false }
        return program.functions(mentioningAnyOf: [function.fact.name]).contains { caller in
            sites(in: caller).contains { site in
                guard let call = site.call, call.name == function.fact.name, function.fact.matches(call) else { return false }
                return call.arguments.contains { isOwn($0.value, at: Place(site, in: caller)) }
            }
        }
    }

    /// UIKit never hands out a coder as an archiver.
    private func isOwn(_ coder: Expression, at place: Place) -> Bool {
        switch program.type(of: place.valueOfLocal(coder) ?? coder, at: place)?.unwrapped {
        case .project(let type)?: return program.inherits(type, from: "NSCoder")
        case .named(let name, _)?: return name != "NSCoder" && UIKit.inherits(name, from: "NSCoder")
        default: return false
        }
    }
}

extension Place {
    /// What a local was made with, which may be narrower than the type it is declared with.
    fileprivate func valueOfLocal(_ expression: Expression) -> Expression? {
        guard case .name(let name) = expression.core.kind, case .local(let local)? = locals?.lookUp(name)?.binding.origin else {
            return nil
        }
        return local.value
    }
}
