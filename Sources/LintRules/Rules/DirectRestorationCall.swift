import AppModel

extension Rule {
    static let directRestorationCall = Rule(
        id: "direct-restoration-call",
        summary: "Code calls a method that only UIKit may call.",
        why: "The object that is called keeps no state of its own, and its values overwrite the caller's: both may come back wrong.",
        help: "Encode a reference to the object; UIKit then asks it for its state, with a coder of its own.",
        rationale: """
            UIKit gives every preserved object a coder of its own. A call by hand writes the other object's keys into the caller's \
            archive, and UIKit does not know of that object afterwards.
            """,
        limits: """
            Receivers of unknown type are left alone, as are objects that are neither controller nor view, coders that the code creates \
            itself, arguments that may choose an overload of the project's own, and tests.
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
    ) { app in
        app.program.functionsMentioningRestoration.filter { !app.program.isTest($0) }.flatMap { function in
            app.sites(in: function).compactMap { site -> Finding? in
                guard let call = site.call, let hook = Hook(call), hook == .encodeState || hook == .decodeState else { return nil }
                let place = Place(site, in: function)
                guard app.asksRestorableObject(call, at: place), app.handsOverCoder(call, at: place), !app.usesOwnCoder(call, at: place)
                else { return nil }
                return Finding(
                    at: function.location(call.nameRange),
                    "only UIKit may call '\(function.isObjectiveC ? hook.selector : hook.swiftName)', and "
                        + "'\(function.type?.name ?? function.writtenName)' calls it on '\(call.receiver?.core.memberName ?? "self")'",
                    symbol: function.symbol)
            }
        }
    }
}

extension App {
    /// Whether the receiver is known to be a controller or view, which UIKit asks itself.
    fileprivate func asksRestorableObject(_ call: Call, at place: Place) -> Bool {
        let receiver = call.receiver ?? Expression(.selfReference, call.nameRange)
        if receiver.isSuper { return false }
        switch program.type(of: receiver, at: place)?.unwrapped {
        case .project(let type)?: return program.isController(type) || program.isView(type)
        case .named(let name, _)?: return UIKit.inherits(name, from: "UIViewController") || UIKit.inherits(name, from: "UIView")
        default: return false
        }
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
