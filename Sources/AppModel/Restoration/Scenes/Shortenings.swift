import Syntax

/// Where elements are taken away from lists that views ask by a number, and the number is left as it was.
struct Shortenings {
    /// The bodies of all views that have the number.
    private let caring: [ViewBody]
    /// The names by which these have it.
    private let properties: Set<String>
    private let app: App

    init(caring: [ViewBody], properties: Set<String>, _ app: App) {
        self.caring = caring
        self.properties = properties
        self.app = app
    }

    /// - Parameter index: where the number is what a list is asked by.
    func isShortenedInPassing(byListAsked index: SourceRange, in function: Function) -> Bool {
        let lists = app.sites(in: function).flatMap(\.listsAndIndices).filter { $0.index.core.range == index }.map(\.list)
        guard let name = lists.first?.core.memberName, let owner = app.program.owner(ofOnly: name) else { return false }
        return app.program.removals(from: name, of: owner).contains { isInPassing($0.range, in: $0.function, depth: 0) }
            || app.program.viewsShorten(name, unit: owner.unit)
    }

    private func isInPassing(_ removal: SourceRange, in function: Function, depth: Int) -> Bool {
        if let body = caring.first(where: { $0.function == function }) {
            let around = body.innermostClosure(around: removal) ?? function.fact.range
            return !body.assignments(to: properties).contains(where: around.contains)
        }
        guard let type = function.type, depth < 3 else { return false }
        if type.lists("View") {
            let body = ViewBody(function)
            return !tellsAnybody(in: body.innermostClosure(around: removal) ?? function.fact.range, of: function, type)
        }
        guard function.fact.kind == .method, !tellsAnybody(in: function.fact.range, of: function, type) else { return false }
        return app.program.functions(naming: [function.fact.name]).contains { caller in
            guard caller != function, !app.program.isTest(caller) else { return false }
            return app.sites(in: caller).contains { site in
                guard let call = site.call, call.name == function.fact.name, function.fact.matches(call) else { return false }
                return isInPassing(site.range, in: caller, depth: depth + 1)
            }
        }
    }

    /// Whether a closure of the object's is called there, which may do anything.
    private func tellsAnybody(in range: SourceRange, of function: Function, _ type: Type) -> Bool {
        function.contains { part in
            guard case .call(let call) = part.kind, range.contains(part.range), let name = call.callee.core.plainName else { return false }
            return type.property(name) != nil
        }
    }
}

extension Program {
    /// The class or structure that has the only property of a name.
    func owner(ofOnly name: String) -> Type? { types.filter { $0.property(name) != nil }.onlyElement }

    /// Where functions take elements away from the list that is a type's property, those of tests left out.
    func removals(from name: String, of owner: Type) -> [(function: Function, range: SourceRange)] {
        functions(naming: [name]).filter { !isTest($0) && unit(of: $0) == owner.unit }.flatMap { function in
            var ranges: [SourceRange] = []
            _ = function.contains { part in
                if case .call(let call) = part.kind, call.removesElements,
                    call.receiver?.core.isList(name, of: owner, in: function) ?? false
                {
                    ranges.append(part.range)
                }
                return false
            }
            return ranges.map { (function, $0) }
        }
    }
}

extension Program {
    /// Whether a view in a file that mentions nothing of restoration takes elements away from a list of another object, and tells nobody.
    fileprivate func viewsShorten(_ name: String, unit: Int) -> Bool {
        let words = Vocabulary(interesting: [name])
        return outlineFiles(forUnit: unit).contains { file in
            let views = files[file].whole(ifNaming: words)?.types.filter { type in type.inherited.contains { $0.name == "View" } } ?? []
            return views.contains { view in
                let bodies = (view.methods + view.ownProperties.flatMap(\.accessors)).filter { $0.words.mayHold(name) }
                return bodies.flatMap { $0.body ?? [] }.flatMap(\.expressions).contains { $0.shortens(name, tellingNobody: true) }
            }
        }
    }
}

extension Expression {
    /// - Parameter tellsNobody: whether whatever stands around it only takes elements away.
    fileprivate func shortens(_ name: String, tellingNobody tellsNobody: Bool) -> Bool {
        switch kind {
        case .call(let call):
            let isMeant = call.removesElements && call.receiver?.core.memberName == name && call.receiver?.core.plainName == nil
            return isMeant && tellsNobody || parts.contains { $0.shortens(name, tellingNobody: tellsNobody) }
        case .closure(let closure):
            let told = closure.body.flatMap(\.expressions).contains { part in
                part.contains {
                    if case .call(let call) = $0.kind { call.callee.core.plainName?.first?.isLowercase ?? false } else { false }
                }
            }
            return parts.contains { $0.shortens(name, tellingNobody: !told || $0.contains(where: \.isClosure)) }
        default: return parts.contains { $0.shortens(name, tellingNobody: tellsNobody) }
        }
    }
}

extension Call {
    /// Whether it takes elements away from a list: `remove(at:)`, `removeAll(where:)`, `popLast()`.
    fileprivate var removesElements: Bool {
        [
            "remove", "removeAll", "removeFirst", "removeLast", "removeObject", "removeObjectAtIndex", "removeLastObject", "removeSubrange",
            "popFirst", "popLast",
        ].contains(name)
    }
}

extension Expression {
    /// Whether it is a property by its name: the object's own in its type, that of another object elsewhere.
    fileprivate func isList(_ name: String, of owner: Type, in function: Function) -> Bool {
        if function.type == owner, plainName == name { return true }
        guard case .member(let base, let member) = kind, member.text == name else { return false }
        return !base.isSelf
    }
}
