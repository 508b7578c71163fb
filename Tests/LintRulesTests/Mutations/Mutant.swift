import AppModel
import LintRules
import Syntax

/// One mutation at one place. No edit changes the number of lines, so that findings can be compared by line.
struct Mutant {
    let mutation: Mutation
    let edit: Edit
    /// Where the finding has to stand: the mutated place, or the other end of the same key.
    let places: [Location]
}

/// Finds the places in correct code that a mutation can be made at.
struct Mutator {
    let app: App
    let sources: [String: SourceFile]

    func mutants() -> [Mutant] {
        let functions = app.program.functions.filter { $0.hook != nil && !app.program.isTest($0) }
        return functions.flatMap(ofSuper) + functions.flatMap(ofOverride) + ofAccesses(functions)
    }

    // MARK: Super

    private func ofSuper(_ function: Function) -> [Mutant] {
        guard let type = function.type, let hook = function.hook, [.encodeState, .decodeState, .restoreState, .encodeInBackground].contains(hook),
            app.program.isController(type) || app.program.isView(type) || app.program.isRestoredByAppKit(type),
            app.superCoverage(of: function, hook: hook) == .always
        else { return [] }
        let calls = function.body.flatMap { $0.calls(of: hook) }
        guard calls.count == 1, let text = text(of: function, calls[0]) else { return [] }
        let end = text.hasSuffix(";") || !function.isObjectiveC ? "" : ";"
        let condition = function.isObjectiveC ? "if (mutated) { " : "if mutated { "
        return [
            mutant(.superDropped, function, calls[0], String(text.map { $0.isNewline ? $0 : " " }), at: [function.location]),
            mutant(.superUnderIf, function, calls[0], condition + text + end + " }", at: [function.location]),
        ]
    }

    private func ofOverride(_ function: Function) -> [Mutant] {
        guard function.fact.modifiers.contains(.overrides), let text = sources[function.path].map({ $0.text(function.fact.range) }),
            let word = text.firstRange(of: "override ")
        else { return [] }
        let start = function.fact.range.start + UInt32(text[..<word.lowerBound].utf8.count)
        return [mutant(.overrideDropped, function, SourceRange(start: start, end: start + 8), "        ", at: [])]
    }

    // MARK: Keys and values

    private func ofAccesses(_ functions: [Function]) -> [Mutant] {
        var seen: Set<Location> = []
        let accesses = functions.flatMap { app.coderFlow(of: $0).accesses }.filter { access in
            guard seen.insert(access.callLocation).inserted, access.key.text != nil, let key = CoderMethod.key(of: access.call) else { return false }
            // A key that the caller hands over is not this place's to change.
            return app.program.string(key, at: access.place) == access.key
        }
        return accesses.flatMap { access -> [Mutant] in
            let others = accesses.filter { $0.key == access.key && $0.method.direction != access.method.direction && $0.method.direction != .test }
            let isPaired = !others.isEmpty && access.method.direction != .test
            guard isPaired else { return [] }
            let places = [access.location] + others.map(\.location)
            let literal = access.function.isObjectiveC ? "@\"mutant\"" : "\"mutant\""
            switch access.method.direction {
            case .read:
                return [mutant(.readKeyRenamed, access.function, access.keyRange, literal, at: places)]
                    + ofReadType(access, others) + ofCast(access)
            case .write:
                return [mutant(.writeKeyRenamed, access.function, access.keyRange, literal, at: places)] + ofProperty(access)
            case .test:
                return []
            }
        }
    }

    private func ofReadType(_ access: KeyAccess, _ others: [KeyAccess]) -> [Mutant] {
        let places = [access.function.location(access.call.nameRange), access.location] + others.map(\.location)
        let name = access.call.name
        switch access.method.shape {
        case .boolean, .integer, .floating:
            let other = name.hasSuffix("ForKey") ? "decodeObjectForKey" : "decodeObject"
            return [mutant(.readTypeChanged, access.function, access.call.nameRange, other, at: places)]
        case .object where name == "decodeObject" && access.call.argument("of") != nil:
            let range = SourceRange(start: access.call.nameRange.start, end: access.keyRange.start)
            return [mutant(.readTypeChanged, access.function, range, "decodeInteger(forKey: ", at: places)]
        case .object where name == "decodeObjectOfClass":
            let range = SourceRange(start: access.call.nameRange.start, end: access.keyRange.start)
            return [mutant(.readTypeChanged, access.function, range, "decodeIntegerForKey:", at: places)]
        default:
            return []
        }
    }

    private func ofCast(_ access: KeyAccess) -> [Mutant] {
        for site in app.wrappings(of: access) {
            guard case .cast(let base, .conditional, _) = site.kind else { continue }
            let range = SourceRange(start: base.range.end, end: site.range.end)
            guard let text = text(of: access.function, range), let word = text.firstRange(of: "as?") else { return [] }
            let start = range.start + UInt32(text[..<word.lowerBound].utf8.count)
            let cast = SourceRange(start: start, end: start + 3)
            return [mutant(.castForced, access.function, cast, "as!", at: [access.function.location(cast), access.callLocation])]
        }
        return []
    }

    private func ofProperty(_ access: KeyAccess) -> [Mutant] {
        guard !access.function.isObjectiveC, access.method.shape == .byValue, let value = access.value, let name = ownProperty(value),
            let owner = access.function.type, let type = app.program.type(of: value, at: access.place), UIKit.scalars[type.description] != nil,
            let property = app.program.lineage(of: owner).lazy.compactMap({ $0.property(name) }).first, !property.fact.isComputed,
            access.site.locals?.lookUp(name) == nil
        else { return [] }
        let path = app.program.files[property.declaration.file].path
        let end = property.fact.type?.range.end ?? property.fact.nameRange.end
        let edit = Edit(
            at: Location(path: path, range: SourceRange(start: end, end: end)), property.fact.type == nil ? ": \(type.description)?" : "?")
        return [Mutant(mutation: .propertyMadeOptional, edit: edit, places: [access.callLocation, access.location])]
    }

    /// `page` of `page` and `self.page`.
    private func ownProperty(_ value: Expression) -> String? {
        switch value.kind {
        case .name(let name): return name
        case .member(let base, let name):
            if case .selfReference = base.kind { return name.text }
            return nil
        default: return nil
        }
    }

    private func text(of function: Function, _ range: SourceRange) -> String? { sources[function.path].map { $0.text(range) } }

    private func mutant(_ mutation: Mutation, _ function: Function, _ range: SourceRange, _ text: String, at places: [Location]) -> Mutant {
        Mutant(mutation: mutation, edit: Edit(at: function.location(range), text), places: places)
    }
}

extension Statement {
    /// The calls of super for a hook that are statements of their own.
    fileprivate func calls(of hook: Hook) -> [SourceRange] {
        switch kind {
        case .expression(let expression):
            guard case .call(let call) = expression.kind, case .superReference? = call.receiver?.kind, Hook(call) == hook else { return [] }
            return [range]
        case .branch(let branch): return branch.arms.flatMap { $0.body.flatMap { $0.calls(of: hook) } }
        case .guarded(_, let body), .deferred(let body), .block(let body): return body.flatMap { $0.calls(of: hook) }
        case .attempt(let body, let catches): return (body + catches.flatMap(\.body)).flatMap { $0.calls(of: hook) }
        case .loop(let loop): return loop.body.flatMap { $0.calls(of: hook) }
        case .function, .local, .returns, .throwing, .breaks, .continues, .fallsThrough: return []
        }
    }
}
