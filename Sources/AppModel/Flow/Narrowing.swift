import Syntax

/// What a test tells of a value: that it is one of some constants, or none of them.
struct Narrowing: Hashable, Sendable {
    enum Choice: Hashable, Sendable {
        /// `.page`, which is an enum case unless its type has something else of that name.
        case named(String)
        case text(String)
    }

    let choices: Set<Choice>
    let isOneOfThem: Bool

    var opposite: Narrowing { Narrowing(choices: choices, isOneOfThem: !isOneOfThem) }

    /// Whether an object may be what the test leaves. Of what is unknown it tells nothing.
    func mayPass(_ kind: AbstractObject.Kind) -> Bool {
        let own: Choice
        switch kind {
        case .enumCase(let owner, let name):
            let isAboutCases = choices.allSatisfy { choice in
                guard case .named(let other) = choice else { return false }
                return owner.declarations.contains { $0.fact.enumCase(other) != nil }
            }
            guard isAboutCases else { return true }
            own = .named(name)
        case .string(.text(let text)):
            guard choices.allSatisfy(\.isText) else { return true }
            own = .text(text)
        default:
            return true
        }
        return choices.contains(own) == isOneOfThem
    }
}

extension Narrowing {
    /// `case .page`, `case Key.page(let number)`, `case "page", "list"`; `nil` where a pattern may be anything else.
    init?(_ patterns: [Expression]) {
        let choices = patterns.compactMap(Choice.init(pattern:))
        guard !patterns.isEmpty, choices.count == patterns.count else { return nil }
        self.init(choices: Set(choices), isOneOfThem: true)
    }

    /// `key == .page`, `key != "page"`, `[key isEqualToString:@"page"]`, with the value that is asked about.
    static func test(_ condition: Expression) -> (subject: Expression, narrowing: Narrowing)? {
        switch condition.core.kind {
        case .binary(let left, "==", let right), .binary(let left, "!=", let right):
            guard case .binary(_, let operation, _) = condition.core.kind else { return nil }
            return test(left, right).map { ($0, Narrowing(choices: [$1], isOneOfThem: operation == "==")) }
        case .call(let call) where ["isEqualToString", "isEqual"].contains(call.name):
            guard let asked = call.receiver, let other = call.arguments.onlyElement?.value else { return nil }
            return test(asked, other).map { ($0, Narrowing(choices: [$1], isOneOfThem: true)) }
        case .prefix("!", let base):
            // More than one says nothing more.
            if case .prefix = base.core.kind { return nil }
            return test(base).map { ($0.subject, $0.narrowing.opposite) }
        default:
            return nil
        }
    }

    private static func test(_ first: Expression, _ second: Expression) -> (Expression, Choice)? {
        Choice(second).map { (first, $0) } ?? Choice(first).map { (second, $0) }
    }
}

extension Narrowing.Choice {
    fileprivate var isText: Bool {
        if case .text = self { true } else { false }
    }

    fileprivate init?(_ value: Expression) {
        switch value.core.kind {
        case .string(let text): self = .text(text)
        case .implicitMember(let name): self = .named(name)
        case .member(let base, let name) where base.core.memberName?.first?.isUppercase ?? false: self = .named(name.text)
        default: return nil
        }
    }

    /// Whatever the case carries.
    fileprivate init?(pattern: Expression) {
        if case .call(let call) = pattern.kind { self.init(call.callee) } else { self.init(pattern) }
    }
}
