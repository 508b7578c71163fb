/// A call that keeps restoration going beyond its end, or one that ends it (E5).
public struct ExtendedRestoration: Sendable {
    /// Whose restoration it is: each has a count of its own.
    public enum Owner: String, Sendable { case application = "UIApplication", scene = "UIScene", macApplication = "NSApplication" }

    /// `nil` where the text does not tell.
    public let owner: Owner?
    public let isCompletion: Bool
    public let call: Call
    public let site: Site
    public let function: Function

    /// Whether both may be about the same restoration.
    public func mayMatch(_ other: ExtendedRestoration) -> Bool { owner == nil || other.owner == nil || owner == other.owner }
}

extension App {
    /// Every call of `extendStateRestoration()` and `completeStateRestoration()`, in path order.
    public func extendedRestorations() -> [ExtendedRestoration] {
        program.functions(mentioningAnyOf: ["extendStateRestoration", "completeStateRestoration"]).flatMap { function in
            sites(in: function).compactMap { site in
                guard let call = site.call, call.name == "extendStateRestoration" || call.name == "completeStateRestoration" else {
                    return nil
                }
                return ExtendedRestoration(
                    owner: owner(of: call.receiver, at: Place(site, in: function)), isCompletion: call.name == "completeStateRestoration",
                    call: call, site: site, function: function)
            }
        }
    }

    /// Whether every way from a call at the top of its body to the body's end completes what it extends; `nil` where the call stands
    /// elsewhere, or the body completes nothing. A function that completes something counts, whatever it depends on.
    public func isCompleted(_ extended: ExtendedRestoration) -> Bool? {
        let name = "completeStateRestoration"
        let body = extended.function.body
        guard extended.function.fact.words.mayHold(name), let position = body.firstIndex(where: { $0.range.contains(extended.site.range) }),
            !extended.site.mayRunLater, Array(extended.site.branches).isEmpty
        else { return nil }
        let names = Set([name] + program.functions(naming: [name]).filter { $0 != extended.function }.map(\.fact.name))
        let flow = BodyFlow { expression in
            expression.contains { part in
                if case .call(let call) = part.kind { names.contains(call.name) } else { false }
            }
        }
        // What is deferred before runs all the same.
        let isDeferred = body[..<position].contains { statement in
            if case .deferred(let inner) = statement.kind { inner.flatMap(\.expressions).contains(where: flow.happens) } else { false }
        }
        if isDeferred { return true }
        switch flow.coverage(of: Array(body[(position + 1)...])) {
        case .always: return true
        case .sometimes: return false
        case .never: return nil
        }
    }

    private func owner(of receiver: Expression?, at place: Place) -> ExtendedRestoration.Owner? {
        guard let receiver else { return nil }
        switch receiver.core.kind {
        case .name("NSApp"): return .macApplication
        case .member(let base, let name) where name.text == "shared" || name.text == "sharedApplication":
            return base.memberName.flatMap(ExtendedRestoration.Owner.init)
        case .call(let call) where call.name == "sharedApplication" || call.name == "shared":
            return call.receiver?.memberName.flatMap(ExtendedRestoration.Owner.init)
        default: break
        }
        guard let type = program.type(of: receiver, at: place)?.unwrapped else { return nil }
        let name = type.projectType.flatMap { program.frameworkRoot(of: $0) } ?? type.name
        return [.application, .scene, .macApplication].first { UIKit.inherits(name, from: $0.rawValue) }
    }
}
