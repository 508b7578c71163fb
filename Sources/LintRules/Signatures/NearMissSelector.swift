import AppModel
import Syntax

extension App {
    /// How an Objective-C method of a class misses the hook it was meant to be: by its selector, its `+` or `-`, or a parameter.
    func nearMissSelector(_ method: FunctionFact, in type: Type, path: String) -> NearMiss? {
        guard let selector = method.selector, method.kind == .method else { return nil }
        guard let hook = Hook(selector: selector) else {
            return misspelling(selector, method, in: type, path: path)
        }
        guard asks(type, for: hook) else { return nil }
        if hook.isStatic != method.modifiers.contains(.isStatic) {
            guard !isSentByProject(method, to: type) else { return nil }
            let message =
                hook.isStatic
                ? "it is an instance method, and UIKit calls a class method"
                : "it is a class method, and UIKit calls an instance method"
            let sign = SourceRange(start: method.range.start, end: method.range.start + 1)
            let edit = Edit(at: Location(path: path, range: sign), hook.isStatic ? "+" : "-")
            return NearMiss(
                hook: hook, message: message, help: "Begin the method with `\(hook.isStatic ? "+" : "-")`.", range: method.nameRange,
                fix: Fix("Make it \(hook.isStatic ? "a class" : "an instance") method", .suggested, edits: [edit]))
        }
        return strangeParameter(method, hook, in: type)
    }

    /// Whether a class is one that the frameworks send a hook to.
    private func asks(_ type: Type, for hook: Hook) -> Bool {
        if hook.belongsToDelegate { return isAppDelegate(type) }
        switch hook {
        case .controllerFactory: return program.isController(type) || program.adopts(type, "UIViewControllerRestoration")
        case .objectFactory: return program.adopts(type, "UIObjectRestoration")
        // AppKit's methods are left to AppKit's rules.
        case .encodeInBackground, .restoreState, .restoreWindow, .windowWillEncode, .windowDidDecode, .applicationWillEncode,
            .applicationDidDecode:
            return false
        default: return isRestorable(type)
        }
    }

    /// Whether the project sends the message to what may be such an object, or such a class.
    private func isSentByProject(_ method: FunctionFact, to type: Type) -> Bool {
        program.functions(mentioningAnyOf: [method.name]).contains { function in
            sites(in: function).contains { site in
                guard let call = site.call, call.name == method.name, method.matches(call), let receiver = call.receiver, !receiver.isSuper
                else { return false }
                guard let owner = self.program.type(of: receiver, at: Place(site, in: function))?.unwrapped else { return true }
                let isClass = if case .metatype = owner { true } else { false }
                guard isClass == method.modifiers.contains(.isStatic), let owner = owner.projectType ?? owner.instance?.projectType else {
                    return false
                }
                return program.areRelated(owner, type)
            }
        }
    }

    /// The frameworks do not look at types: a method gets what they send, whatever it declares.
    private func strangeParameter(_ method: FunctionFact, _ hook: Hook, in type: Type) -> NearMiss? {
        for (parameter, sent) in zip(method.parameters, hook.sentClasses) {
            guard let written = parameter.type?.unwrapped, !written.name.isEmpty else { continue }
            let place = Place(in: type.declarations[0], of: type, isStatic: false)
            guard let declared = program.resolve(written, at: place)?.unwrapped, !isKindOf(declared, sent) else { continue }
            return NearMiss(
                hook: hook, message: "'\(parameter.name)' is sent as '\(sent)', and is declared as '\(written.name)' here",
                help: "Declare the parameter as UIKit sends it.", range: written.range)
        }
        return nil
    }

    /// Whether an object of the one class may be declared as the other; a class out of sight may be anything.
    private func isKindOf(_ declared: StaticType, _ sent: String) -> Bool {
        switch declared {
        case .project(let type):
            guard type.kind == .class, let root = program.frameworkRoot(of: type), !program.hasUnknownAncestor(type) else { return true }
            return UIKit.inherits(root, from: sent)
        case .named(let name, _):
            if !UIKit.isKnownClass(name) && UIKit.scalars[name] == nil { return true }
            return UIKit.inherits(name, from: sent) || UIKit.inherits(sent, from: name) || name == "Array"
        default:
            return true
        }
    }

    private func misspelling(_ selector: String, _ method: FunctionFact, in type: Type, path: String) -> NearMiss? {
        guard method.parameters.isEmpty || method.takesCoder else { return nil }
        let isStatic = method.modifiers.contains(.isStatic)
        let near = Hook.allCases.first { hook in
            hook.isStatic == isStatic && hook.parameterCount == method.parameters.count && hook.isNear(selector) && asks(type, for: hook)
        }
        guard let near else { return nil }
        // Somebody out of sight may ask for a method of nearly any name.
        guard program.lineage(of: type).allSatisfy({ program.strangers(of: $0).isEmpty }) else { return nil }
        let edit = Edit(at: Location(path: path, range: method.nameRange), String(near.selector.prefix { $0 != ":" }))
        let isOnePiece = method.parameters.count <= 1
        return NearMiss(
            hook: near, message: "the name is '\(near.selector)'", range: method.nameRange,
            fix: isOnePiece ? Fix("Name it '\(near.selector)'", .suggested, edits: [edit]) : nil)
    }
}

extension StaticType {
    fileprivate var instance: StaticType? {
        if case .metatype(let instance) = self { return instance }
        return nil
    }
}

extension FunctionFact {
    fileprivate var takesCoder: Bool {
        // `id` could be one.
        parameters.last?.type.map { $0.unwrapped.name == "NSCoder" || $0.name.isEmpty } ?? true
    }
}

extension Hook {
    fileprivate var parameterCount: Int { selector.utf8.count { $0 == UInt8(ascii: ":") } }

    /// The classes of what the frameworks send, in order.
    fileprivate var sentClasses: [String] {
        switch self {
        case .encodeState, .decodeState, .restoreState: ["NSCoder"]
        case .encodeInBackground: ["NSCoder", "NSOperationQueue"]
        case .restoreWindow: ["NSString", "NSCoder"]
        case .windowWillEncode, .windowDidDecode: ["NSWindow", "NSCoder"]
        case .applicationWillEncode, .applicationDidDecode: ["NSApplication", "NSCoder"]
        case .finishedRestoring: []
        case .controllerFactory, .objectFactory: ["NSArray", "NSCoder"]
        case .delegateFactory: ["UIApplication", "NSArray", "NSCoder"]
        case .shouldSave, .shouldRestore, .shouldSaveSecurely, .shouldRestoreSecurely, .willEncode, .didDecode:
            ["UIApplication", "NSCoder"]
        }
    }

    /// Whether a selector is a slip or two away, with or without what says that a coder follows.
    fileprivate func isNear(_ selector: String) -> Bool {
        let written = selector.withoutCoder
        let meant = self.selector.withoutCoder
        return abs(written.utf8.count - meant.utf8.count) <= 2 && Suggestion.distance(written, meant) <= 2
    }
}

extension String {
    fileprivate var withoutCoder: String {
        for suffix in ["WithCoder:", "withCoder:", "With:"] where hasSuffix(suffix) { return String(dropLast(suffix.count)) + ":" }
        return self
    }
}
