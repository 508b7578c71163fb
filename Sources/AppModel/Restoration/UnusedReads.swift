import Syntax

/// A value that is read from restored state and then thrown away.
public struct UnusedRead: Sendable {
    public let key: StringValue
    public let function: Function
    /// Of the whole read.
    public let range: SourceRange
    /// The local that takes it and that nothing names again; `nil` where nothing takes it.
    public let local: String?

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such read of a coder or of a restored activity, in path order. UIKit's own keys are left out, and so are keys that nothing
    /// writes, and references to objects that come back by themselves: nothing is lost with them (D4).
    public func unusedReads() -> [UnusedRead] {
        let decoded = (keySpaces + factoryKeySpaces + modelKeySpaces).flatMap { space -> [KeyAccess] in
            let written = Dictionary(grouping: space.writes.accesses(.write), by: \.key)
            return space.ownReads.accesses(.read).filter { read in
                guard read.key.isKnown, read.key.reservedName == nil, !program.isTest(read.function), let written = written[read.key] else { return false }
                return !mayBeReference(read, written: written)
            }
        }.first(ofEach: \.callLocation)
        let values = decoded.map { ($0.key, $0.function, $0.site.range) } + activityReads().map { ($0.key, $0.function, $0.range) }
        var discarded: [Int: DiscardedValues] = [:]
        return values.compactMap { key, function, range in
            if discarded[function.id] == nil { discarded[function.id] = DiscardedValues(in: function) }
            guard let local = discarded[function.id]?.values[range] else { return nil }
            return UnusedRead(key: key, function: function, range: range, local: local)
        }
    }

    /// Whether what lies under a key may be a controller or a view, which joins the saved objects by being written.
    private func mayBeReference(_ read: KeyAccess, written: [KeyAccess]) -> Bool {
        guard read.method.shape == .object else { return false }
        if let named = codedValue(of: read)?.type { return isReference(named) }
        return written.contains { codedValue(of: $0)?.type.map(isReference) ?? true }
    }

    private func isReference(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type):
            program.isController(type) || program.isView(type) || program.adopts(type, "UIStateRestoring") || program.hasUnknownAncestor(type)
        case .named("Any", _), .named("AnyObject", _), .named("NSObject", _), .named("id", _): true
        case .named("Array", let elements), .named("Set", let elements): elements.contains(where: isReference)
        case .named("NSArray", _): true
        case .named(let name, _): ["UIViewController", "UIView"].contains { UIKit.inherits(name, from: $0) }
        case .optional, .metatype: true
        }
    }
}

/// The values of a body that nobody gets to see, by their range.
private struct DiscardedValues {
    /// The local that takes a value, if one does.
    private(set) var values: [SourceRange: String?] = [:]
    private let function: Function

    init(in function: Function) {
        self.function = function
        look(at: function.body)
    }

    private mutating func look(at statements: [Statement]) {
        for statement in statements { look(at: statement) }
    }

    private mutating func look(at statement: Statement) {
        switch statement.kind {
        case .expression(let expression):
            if case .assignment(let target, nil, let value) = expression.kind {
                if target.isWildcard { discard(value) }
            } else {
                discard(expression)
            }
        case .local(let local):
            if let value = local.value, local.name == "_" || !isNamed(local.name) { discard(value, into: local.name == "_" ? nil : local.name) }
        case .branch(let branch):
            for arm in branch.arms { look(at: arm.body) }
        case .guarded(_, let body), .deferred(let body), .block(let body):
            look(at: body)
        case .loop(let loop):
            look(at: loop.body)
        case .attempt(let body, let catches):
            look(at: body)
            for handler in catches { look(at: handler) }
        case .function(let inner):
            look(at: inner.body ?? [])
        case .returns, .throwing, .breaks, .continues, .fallsThrough:
            break
        }
    }

    private mutating func discard(_ value: Expression, into local: String? = nil) {
        switch value.core.kind {
        case .binary(let left, "??", let right):
            discard(left, into: local)
            discard(right, into: local)
        case .ternary(_, let first, let second):
            discard(first, into: local)
            discard(second, into: local)
        default:
            if let converted = value.convertedValue { return discard(converted, into: local) }
            values[value.core.range] = .some(local)
        }
    }

    /// Also where another local has the name, or it only gets a value: then the text is left alone.
    private func isNamed(_ name: String) -> Bool { function.contains { $0.memberName == name } }
}

extension Expression {
    /// What is converted here, if that does nothing else: neither a force around it nor a number too large for its type can end the app.
    fileprivate var convertedValue: Expression? {
        switch kind {
        case .optional(let base), .cast(let base, .certain, _), .cast(let base, .conditional, _): base.convertedValue
        case .member(let base, let name): UIKit.convertingMembers.contains(name.text) ? base : nil
        case .call(let call): call.converted
        default: nil
        }
    }

    /// `_`
    fileprivate var isWildcard: Bool {
        switch kind {
        case .name("_"): true
        case .other(let parts): parts.isEmpty
        default: false
        }
    }
}

extension Call {
    /// The one argument of `Int(page)`, `NSNumber(value: page)`, `[NSNumber numberWithInteger:page]`.
    public var converted: Expression? {
        guard arguments.count == 1, let argument = arguments.first, !argument.isReference else { return nil }
        if receiver?.isName("NSNumber") == true, name.hasPrefix("numberWith") { return argument.value }
        if receiver != nil { return UIKit.conversions.contains((receiver?.memberName ?? "") + "." + name) ? argument.value : nil }
        guard UIKit.conversions.contains(name + "(" + (argument.label ?? "_") + ":)") else { return nil }
        return UIKit.scalars[name] == .integer && argument.label == nil && argument.value.isFloatingRead ? nil : argument.value
    }
}

extension Expression {
    /// Of a number that an integer may be too small for.
    fileprivate var isFloatingRead: Bool {
        guard case .call(let call) = core.kind else { return false }
        return CoderMethod(call)?.shape == .floating
    }
}
