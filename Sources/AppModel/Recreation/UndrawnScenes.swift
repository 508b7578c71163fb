import Syntax

/// A scene that whoever restores asks a storyboard for, though it has none of that name: to ask raises.
public struct UndrawnScene: Sendable {
    public let name: String
    /// The storyboard that is asked, where the text tells.
    public let storyboard: String?
    public let function: Function
    /// Of the name.
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such scene that a factory asks for, or a function that reads a restored activity, in path order. Only where the text spells the name,
    /// and either a storyboard of the app by its name, or that of what is made again, which is drawn under another name.
    public func undrawnScenes(_ silences: inout Silences) -> [UndrawnScene] {
        // What a library brings along and nobody names is never asked.
        let named = recreations.filter { $0.assignment.function.hook != .controllerFactory && $0.identifiers?.isEmpty != true }.map(
            \.factory)
        let asking = (named + program.implementations(of: .delegateFactory) + activityReads(handedOver: false).map(\.function))
            .first(ofEach: \.id).filter { function in
                !program.isTest(function) && mayRestore(unit: program.unit(of: function)) && !function.body.contains(where: \.catches)
            }
        return asking.flatMap { function -> [UndrawnScene] in
            let found = sites(in: function).compactMap { undrawnScene($0, in: function) }
            let unit = program.unit(of: function)
            return found.isEmpty || silences.note(program.silence(onInterfacesOf: unit)) ? [] : found
        }
    }

    private func undrawnScene(_ site: Site, in function: Function) -> UndrawnScene? {
        let (place, unit) = (Place(site, in: function), program.unit(of: function))
        // AppKit's are called otherwise, and a method of the project's may know better.
        guard let call = site.call, call.name.hasPrefix("instantiateViewController"), program.calledFunction(call, at: place) == nil,
            !site.isCompiledAtTimes, let argument = instantiated(by: call), let name = spelledOut(argument, at: place),
            let storyboard = call.receiver.flatMap({ storyboardAsked($0, at: place) }), !interface.hasScene(named: name),
            !site.isTested(where: { part in
                if case .call(let asked) = part.kind { asked.arguments.contains { spelledOut($0.value, at: place) == name } } else { false }
            })
        else { return nil }
        switch storyboard {
        case .named(let text):
            guard interface.hasStoryboard(text, inUnit: unit) else { return nil }
            return UndrawnScene(name: name, storyboard: text, function: function, range: argument.range)
        case .ofWhatWasSaved:
            guard let type = function.type, function.hook == .controllerFactory, !storyboardControllers(of: type).isEmpty else {
                return nil
            }
            return UndrawnScene(name: name, storyboard: nil, function: function, range: argument.range)
        }
    }

    enum AskedStoryboard {
        case named(String)
        /// The one that UIKit saved with the controller.
        case ofWhatWasSaved
    }

    /// The storyboard that an expression stands for.
    func storyboardAsked(_ storyboard: Expression, at place: Place) -> AskedStoryboard? {
        guard let origin = place.origins(of: storyboard).onlyElement, case .call(let call) = origin.value.core.kind else { return nil }
        if CoderMethod(call)?.shape == .object {
            let isUIKits = origin.value.contains {
                $0.memberName.map { $0.hasSuffix("tateRestorationViewControllerStoryboardKey") } ?? false
            }
            return isUIKits ? .ofWhatWasSaved : nil
        }
        let bundle = call.argument("bundle")
        guard call.name == "UIStoryboard" || call.name == "storyboardWithName",
            bundle.map({ $0.isNil || ["main", "mainBundle"].contains($0.core.memberName) }) ?? true
        else { return nil }
        return (call.argument("name") ?? call.firstUnlabelled).flatMap { spelledOut($0, at: origin.place) }.map(AskedStoryboard.named)
    }

    /// A text that stands there, or a constant that is one.
    private func spelledOut(_ expression: Expression, at place: Place) -> String? {
        if case .string(let text) = expression.core.kind { return text }
        switch program.reference(expression.core, at: place) {
        case .global(let property, _)?, .property(_, let property, _)?:
            guard property.modifiers.contains(.isLet), case .string(let text)? = property.value?.kind else { return nil }
            return text
        default: return nil
        }
    }
}

extension Site {
    /// Whether only some builds have it.
    fileprivate var isCompiledAtTimes: Bool {
        steps.contains { step in if case .arm(_, _, .compilation, _) = step { true } else { false } }
    }
}

extension Statement {
    /// Whether it catches what something in it throws or raises.
    fileprivate var catches: Bool {
        if case .attempt = kind { true } else { inner.contains(where: \.catches) }
    }
}
