import AppModel

extension App {
    /// Whether the project itself asks objects for their state, which is UIKit's part: any object, or one that may be of a type.
    func asksForState(of type: Type? = nil, inUnit unit: Int) -> Bool {
        program.functions(mentioningAnyOf: ["encodeRestorableState", "encodeRestorableStateWithCoder"]).contains { function in
            self.program.unit(of: function) == unit
                && sites(in: function).contains { site in
                    guard let callee = site.call?.callee.core, case .member(let receiver, let name) = callee.kind, !receiver.isSuper,
                        name.text.hasPrefix("encodeRestorableState")
                    else { return false }
                    guard let type, let owner = self.program.type(of: receiver, at: Place(site, in: function))?.unwrapped else {
                        return true
                    }
                    switch owner {
                    case .project(let other):
                        return other.kind == .protocol || program.areRelated(other, type)
                    case .named(let name, _): return name == "NSObject" || !UIKit.isKnownClass(name)
                    case .optional, .metatype: return true
                    }
                }
        }
    }
}
