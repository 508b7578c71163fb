import Syntax

extension App {
    /// Whether something that may be an object of the class, or its window, is said to be out of date.
    func isToldToBeOutOfDate(_ type: Type) -> Bool {
        let family = Set(program.family(of: type))
        return program.functions(mentioningAnyOf: ["invalidateRestorableState"]).contains { function in
            if let owner = function.type, family.contains(owner) { return function.names(anyOf: ["invalidateRestorableState"]) }
            return sites(in: function).contains { site in
                guard let call = site.call, call.name == "invalidateRestorableState" else { return false }
                guard let receiver = call.receiver, !receiver.isSelf else { return isAdded(function, to: type) }
                return mayMean(receiver, an: type, family, at: Place(site, in: function))
            }
        }
    }

    /// Whether a protocol or an extension of a framework's class has a function that objects of a class may run.
    private func isAdded(_ function: Function, to type: Type) -> Bool {
        if let owner = function.type { return owner.kind == .protocol }
        return function.extendedName.map { program.inherits(type, from: $0) } ?? false
    }

    private func mayMean(_ receiver: Expression, an type: Type, _ family: Set<Type>, at place: Place) -> Bool {
        switch program.type(of: receiver, at: place)?.unwrapped {
        case .project(let other)?: return family.contains(other) || other.kind == .protocol
        case .named("NSWindow", _)? where program.inherits(type, from: "NSWindowController"):
            // The window may be its own, unless that is another controller's.
            return receiver.core.plainName != "window" || place.type.map { !program.inherits($0, from: "NSWindowController") } ?? true
        // It asks its delegate for more.
        case .named("NSWindow", _)? where !program.implementations(of: .windowWillEncode, in: type).isEmpty: return true
        case .named(let name, _)?: return program.frameworkRoot(of: type).map { UIKit.inherits($0, from: name) } ?? true
        default:
            // Of what is not told by its type the name may say what it is not.
            switch receiver.core.ownName {
            case "document": return program.inherits(type, from: "NSDocument")
            case "window": return !program.inherits(type, from: "NSView") && !program.inherits(type, from: "NSViewController")
            default: return true
            }
        }
    }
}
