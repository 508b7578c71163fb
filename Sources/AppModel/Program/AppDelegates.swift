import Syntax

extension Program {
    /// The class whose object the delegate of an application is: the only one of the unit that adopts the protocol. None in an app of SwiftUI,
    /// whose application has a delegate of SwiftUI's, whatever the adaptor makes.
    ///
    /// - Parameter base: `NSApp`, `UIApplication.shared`, `[UIApplication sharedApplication]`.
    func appDelegate(of base: Expression, at place: Place) -> Type? {
        guard let name = base.core.protocolOfDelegate else { return nil }
        let unit = unitOfFile[place.file]
        let delegates = classes(adopting: name).filter { $0.unit == unit && !files[$0.file].isTest }
        guard delegates.count == 1, !types.contains(where: { $0.unit == unit && $0.kind == .structure && $0.lists("App") }) else {
            return nil
        }
        return delegates[0]
    }
}

extension Expression {
    /// What the delegate of an application adopts; `nil` where the expression is no application.
    var protocolOfDelegate: String? {
        switch kind {
        case .name("NSApp"): return "NSApplicationDelegate"
        case .member(let base, let name) where name.text == "shared" || name.text == "sharedApplication": return base.core.ownProtocol
        case .call(let call) where call.name == "sharedApplication" && call.arguments.isEmpty: return call.receiver?.core.ownProtocol
        default: return nil
        }
    }

    private var ownProtocol: String? {
        guard case .name(let name) = kind, name == "UIApplication" || name == "NSApplication" else { return nil }
        return name + "Delegate"
    }
}
