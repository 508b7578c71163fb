import AppModel
import Syntax

/// A property that is unwrapped implicitly, that decoding sets to nil where the archive lacks the value, and that the next saving takes for
/// granted.
struct EmptiedWhileDecoding {
    let property: PropertyFact
    let decoder: Function
    /// The whole assignment.
    let filling: SourceRange
    let encoder: Function
    /// Where it is unwrapped.
    let use: SourceRange
}

extension App {
    /// One for each property, in path order, where nothing that runs as the screen comes back fills it again.
    func propertiesEmptiedWhileDecoding() -> [EmptiedWhileDecoding] {
        program.implementations(of: .decodeState).flatMap { decoder -> [EmptiedWhileDecoding] in
            guard let type = decoder.type, !decoder.isObjectiveC, !program.isTest(decoder), !program.hasUnknownAncestor(type),
                let encoder = program.implementations(of: .encodeState, in: type).first
            else { return [] }
            return type.declarations.flatMap(\.fact.properties).compactMap { property in
                guard property.isEmptyUntilFilled, property.accessors.isEmpty,
                    let filling = emptying(of: property.name, in: decoder), !isFilledAsItComesBack(property.name, of: type),
                    let use = unwrapping(of: property.name, of: type, in: encoder)
                else { return nil }
                return EmptiedWhileDecoding(property: property, decoder: decoder, filling: filling, encoder: encoder, use: use)
            }
        }
    }

    /// The last assignment that a decoder gives a property whatever it finds, if nothing behind it may fill it again.
    private func emptying(of name: String, in decoder: Function) -> SourceRange? {
        let body = decoder.body
        func value(at index: Int) -> Expression? {
            guard case .expression(let expression) = body[index].kind, case .assignment(let target, nil, let value) = expression.kind,
                target.isPlainly(name)
            else { return nil }
            return value
        }
        guard let last = body.indices.last(where: { value(at: $0) != nil }), let value = value(at: last),
            body[..<last].allSatisfy(\.isStep), value.isNothingWithoutKey(body[..<last]),
            body[(last + 1)...].allSatisfy({ $0.asks(for: name) || !mayFill(name, $0, in: decoder) })
        else { return nil }
        return body[last].range
    }

    /// Whether what happens there names a property, or is a method of the same object, which may do anything.
    private func mayFill(_ name: String, _ statement: Statement, in decoder: Function) -> Bool {
        statement.expressions.contains { $0.contains { $0.memberName == name } }
            || sites(in: decoder).contains { site in
                guard statement.range.contains(site.range), let call = site.call, !call.asksSuper else { return false }
                if call.arguments.contains(where: { $0.value.core.isSelf }) { return true }
                guard call.receiver?.isSelf ?? true else { return false }
                return program.calledFunction(call, at: Place(site, in: decoder)) != nil
            }
    }

    /// Whether methods that run once everything is decoded fill a property, or others do for the screen.
    private func isFilledAsItComesBack(_ name: String, of owner: Type) -> Bool {
        let family = program.family(of: owner)
        let late = called(
            from: family.flatMap(program.functions).filter { $0.hook == .finishedRestoring || App.appearing.contains($0.fact.name) })
        return program.functions(mentioningAnyOf: [name]).contains { function in
            guard !program.isTest(function), function.names(anyOf: [name]), function.hook != .decodeState else { return false }
            let isOwn = function.type.map(family.contains) ?? false
            guard !isOwn || late.contains(function.id) else { return false }
            // Who shows another one fills it then.
            if !isOwn, ["prepare", "prepareForSegue"].contains(function.fact.name) { return false }
            return sites(in: function).contains { site in
                switch site.kind {
                case .assignment(let target, nil, _): target.fills(name) && (isOwn || target.plainName != name)
                case .call(let call): call.arguments.contains { $0.isReference && $0.value.memberName == name }
                default: false
                }
            }
        }
    }

    /// By id, some functions and those of the project that they call, directly or not.
    private func called(from first: [Function]) -> Set<Int> {
        var called = Set(first.map(\.id))
        var open = first
        while let function = open.popLast() {
            for site in sites(in: function) {
                guard let call = site.call, let other = program.calledFunction(call, at: Place(site, in: function)),
                    called.insert(other.id).inserted
                else { continue }
                open.append(other)
            }
        }
        return called
    }

    private static let appearing: Set<String> = [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]
}

extension Statement {
    /// Whether what follows runs in any case.
    fileprivate var isStep: Bool {
        switch kind {
        case .expression, .local: true
        default: false
        }
    }

    /// `if let page = page { … }`, which does nothing where there is none.
    fileprivate func asks(for name: String) -> Bool {
        guard case .branch(let branch) = kind, branch.kind == .test, branch.arms.count == 1 else { return false }
        return branch.arms[0].conditions.contains { condition in
            switch condition {
            case .binding(_, _, let value): value.isPlainly(name)
            case .expression(let test):
                if case .binary(let left, "!=", let right) = test.core.kind { left.isPlainly(name) && right.isNil } else { false }
            case .pattern, .availability, .compilation: false
            }
        }
    }
}

extension Expression {
    /// Whether it is nil wherever the archive lacks a key: a value that is read, cast conditionally, or a part of one that is asked with `?`.
    ///
    /// - Parameter before: what stands before it in its body.
    fileprivate func isNothingWithoutKey(_ before: ArraySlice<Statement>) -> Bool {
        switch kind {
        case .cast(let base, .conditional, _): return base.isRead || base.isNothingWithoutKey(before)
        case .cast(let base, .certain, let type): return type.isOptional && base.isNothingWithoutKey(before)
        case .call(let call) where isRead: return call.name == "decodeObject" && call.argument("of") != nil
        case .call(let call): return call.callee.isNothingWithoutKey(before)
        case .member(let base, _):
            if case .optional(let asked) = base.kind { return asked.isNothingWithoutKey(before) }
            return base.isNothingWithoutKey(before)
        case .name(let name):
            let local = before.lazy.compactMap { statement -> Statement.Local? in
                if case .local(let local) = statement.kind, local.name == name { local } else { nil }
            }.first
            return local?.isLet == true && local?.value?.isNothingWithoutKey(before) == true
        default: return false
        }
    }

    /// Whether it is a property, or a tuple of some, that gets a value, and no part of what is there.
    fileprivate func fills(_ name: String) -> Bool {
        if case .tuple(let parts) = kind { return parts.contains { $0.value.fills(name) } }
        return memberName == name
    }

    private var isRead: Bool {
        guard case .call(let call) = kind, let method = CoderMethod(call), method.direction == .read,
            case .string(let key)? = CoderMethod.key(of: call)?.kind
        else { return false }
        return !key.hasPrefix("UI") && method.shape == .object
    }
}
