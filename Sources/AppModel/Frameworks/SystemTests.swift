extension Statement.Condition {
    /// Whether it asks for nothing but a system that knows state restoration or is newer, which all have that the app is for today.
    var asksForNewerSystem: Bool {
        switch self {
        case .availability: true
        case .expression(let test): test.asksForNewerSystem
        case .binding, .pattern, .compilation: false
        }
    }
}

extension Expression {
    /// `[self respondsToSelector:@selector(setRestorationIdentifier:)]`, `[[UIDevice currentDevice] systemVersion].floatValue >= 6.0`,
    /// `SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@"6.0")`.
    fileprivate var asksForNewerSystem: Bool {
        switch core.kind {
        case .tuple(let parts) where parts.count == 1: return parts[0].value.asksForNewerSystem
        case .binary(let left, "&&", let right): return left.asksForNewerSystem && right.asksForNewerSystem
        case .binary(let version, ">=", _), .binary(let version, ">", _): return version.tellsOfSystem
        case .binary(let comparison, "!=", let outcome):
            return outcome.memberName == "NSOrderedAscending" && comparison.tellsOfSystem
        case .call(let call):
            switch call.name {
            case "respondsToSelector", "responds":
                return call.arguments.contains { argument in
                    argument.value.contains { $0.memberName?.lowercased().contains("restoration") == true }
                }
            case "isOperatingSystemAtLeastVersion", "isOperatingSystemAtLeast": return true
            default: return call.receiver == nil && call.name.isNameOfSystemTest
            }
        case .name(let name): return name.isNameOfSystemTest
        default: return false
        }
    }

    private var tellsOfSystem: Bool {
        contains { ["systemVersion", "NSFoundationVersionNumber", "kCFCoreFoundationVersionNumber"].contains($0.ownName ?? "") }
    }
}

extension String {
    /// A macro for systems from one on: `SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO`, `IOS_6_OR_LATER`.
    fileprivate var isNameOfSystemTest: Bool {
        let words = uppercased().split(separator: "_").map(String.init)
        guard self == uppercased(), words.contains(where: { $0.hasPrefix("IOS") || $0 == "OS" || $0 == "SYSTEM" || $0 == "VERSION" }) else {
            return false
        }
        return words.contains("GREATER") || words.contains("LATER") || words.contains("NEWER") || words.contains("ABOVE")
    }
}
