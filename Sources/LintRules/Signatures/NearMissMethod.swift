import AppModel
import Syntax

extension App {
    /// How a Swift method of a class misses the hook it was meant to be.
    func nearMissMethod(_ method: FunctionFact, in type: Type, path: String) -> NearMiss? {
        guard method.kind == .method, !method.modifiers.contains(.overrides), method.selector == nil,
            method.parameters.contains(where: { $0.type?.unwrapped.name == "NSCoder" })
        else { return nil }
        guard let hook = Hook(method) else {
            // Somebody out of sight may ask for a method of nearly any name.
            guard let hook = hook(misspeltBy: method, in: type), program.strangers(of: type).isEmpty else { return nil }
            return differs(method, from: hook)
        }
        if hook.belongsToDelegate { return isAppDelegate(type) ? flaw(of: method, as: hook, in: type, path: path) : nil }
        guard program.isController(type) || program.isView(type) else { return nil }
        // Without `override` the other names would not compile.
        guard hook.isStatic, !method.modifiers.contains(.isStatic) else { return nil }
        return NearMiss(
            hook: hook, message: "it is an instance method, and UIKit calls a class method", help: "Declare it with `static`.",
            range: method.nameRange)
    }

    /// A delegate's method by a name that was once right, or with another flaw that hides it.
    private func flaw(of method: FunctionFact, as hook: Hook, in type: Type, path: String) -> NearMiss? {
        // Objective-C finds a method by its selector and asks for no more.
        guard !isExposed(method, in: type) else { return nil }
        if method.modifiers.contains(.isPrivate) {
            return NearMiss(
                hook: hook, message: "it is private", help: "Take `private` away: UIKit finds no private method.", range: method.nameRange)
        }
        if method.fullName != hook.swiftName { return type.isModern ? differs(method, from: hook) : nil }
        guard hook == .delegateFactory, let identifiers = method.parameters.dropFirst().first?.type, identifiers.name == "Array",
            let element = identifiers.arguments.first?.name, element == "Any" || element == "AnyObject",
            // Swift 3 shows Objective-C all methods of its classes, and the selector is right.
            !program.isBeforeSwift4(inUnit: type.unit)
        else { return nil }
        let message =
            type.isOld
            ? "since Swift 4.2 the path is '[String]', not '[\(element)]'"
            : "the path is '[String]', not '[\(element)]'"
        let edit = Edit(at: Location(path: path, range: identifiers.range), "[String]")
        return NearMiss(
            hook: hook, message: message, range: identifiers.range, severity: type.isOld ? .note : nil,
            fix: Fix("Take '[String]'", .suggested, edits: [edit]))
    }

    private func isExposed(_ method: FunctionFact, in type: Type) -> Bool {
        method.modifiers.contains(.isObjectiveC)
            || type.declarations.contains { declaration in
                declaration.fact.modifiers.contains(.isObjectiveC) && declaration.fact.methods.contains { $0.nameRange == method.nameRange }
            }
            || type.declarations[0].fact.modifiers.contains(.isObjectiveC)
    }

    private func hook(misspeltBy method: FunctionFact, in type: Type) -> Hook? {
        if method.name == "application" {
            guard isAppDelegate(type) else { return nil }
            return Hook.allCases.first { $0.belongsToDelegate && (isNear(method, to: $0, in: type) || isTold(by: method, $0, in: type)) }
        }
        guard program.isController(type) || program.isView(type), method.parameters.count == 1, !method.modifiers.contains(.isStatic) else {
            return nil
        }
        // What Swift 2 called them is as far away as a stranger.
        let name = method.name.hasSuffix("WithCoder") ? String(method.name.dropLast(9)) : method.name
        let near = [Hook.encodeState, .decodeState].map { hook in (hook, distance: Suggestion.distance(name, hook.baseName)) }
            .min { $0.distance < $1.distance }
        return near.flatMap { $0.distance <= 2 ? $0.0 : nil }
    }

    /// Whether a delegate's method is a slip of the finger away from a hook. Swift 2 named the first argument otherwise.
    private func isNear(_ method: FunctionFact, to hook: Hook, in type: Type) -> Bool {
        let isOldStyle = method.parameters.first?.label == "application"
        if isOldStyle, !type.isModern { return false }
        let name = (isOldStyle ? method.fullNameWithoutFirstLabel : method.fullName).withoutCoderSuffix
        return hook.spellings.contains { Suggestion.distance(name, $0.withoutCoderSuffix) <= 2 }
    }

    /// Whether a delegate's method has the label that tells a hook from the others, and other parameters; not beside the hook itself.
    private func isTold(by method: FunctionFact, _ hook: Hook, in type: Type) -> Bool {
        guard let label = hook.tellingLabel, method.parameters.contains(where: { $0.label == label }) else { return false }
        return method.parameters.count != hook.swiftName.filter { $0 == ":" }.count
            && program.lineage(of: type).allSatisfy { program.implementations(of: hook, in: $0).isEmpty }
    }

    private func differs(_ method: FunctionFact, from hook: Hook) -> NearMiss {
        NearMiss(hook: hook, message: "the name is '\(hook.swiftName)'", range: method.nameRange)
    }
}

extension Type {
    /// Whether a method of its own shows Swift 3 or later.
    fileprivate var isModern: Bool {
        declarations.flatMap(\.fact.methods).contains { method in
            method.parameters.contains { $0.type?.unwrapped.arguments.first?.name.hasSuffix("LaunchOptionsKey") ?? false }
        }
    }

    /// Whether a method of its own has a type that Swift 4.2 renamed.
    fileprivate var isOld: Bool {
        declarations.flatMap(\.fact.methods).contains { method in
            method.parameters.contains { parameter in
                let name = parameter.type?.unwrapped.arguments.first?.name
                return name == "UIApplicationLaunchOptionsKey" || (name == "NSObject" && parameter.type?.unwrapped.name == "Dictionary")
            }
        }
    }
}

extension String {
    /// `With` and `WithCoder` come and go from one version of Swift to the next.
    fileprivate var withoutCoderSuffix: String {
        for suffix in ["WithCoder:)", "With:)", "Coder:)"] where hasSuffix(suffix) { return String(dropLast(suffix.count)) + ":)" }
        return self
    }
}

extension Hook {
    /// Without the labels.
    fileprivate var baseName: String { String(swiftName.prefix { $0 != "(" }) }

    /// `shouldSaveApplicationState`: what follows the application.
    fileprivate var tellingLabel: String? { swiftName.split(separator: ":").dropFirst().first.map(String.init) }
}
