import Syntax

extension Program {
    /// The class whose object the delegate of an application is: the only one of the unit that adopts the protocol.
    ///
    /// - Parameter base: `NSApp`, `UIApplication.shared`, `[UIApplication sharedApplication]`.
    func appDelegate(of base: Expression, at place: Place) -> Type? {
        guard let name = base.core.applicationProtocol else { return nil }
        let delegates = classes(adopting: name).filter { $0.unit == unitOfFile[place.file] && !files[$0.file].isTest }
        return delegates.count == 1 ? delegates[0] : nil
    }
}

extension Expression {
    /// What the delegate of an application adopts.
    fileprivate var applicationProtocol: String? {
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
