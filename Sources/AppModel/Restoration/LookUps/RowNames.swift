/// What classes that name their rows answer when UIKit asks for a name, and for the row that has it (A14).
extension App {
    /// What a method that names rows gives whatever row it is asked about: a text, or nil.
    public func onlyName(givenBy function: Function) -> Expression? {
        let answers = exits(of: function)
        guard let first = answers.first else { return nil }
        if answers.count == 1, first.value.isNil { return first.value }
        // One that asks about the row or the list may have a name for a single row.
        guard answers.count == 1 || !function.asksAboutParameters else { return nil }
        let texts = answers.filter { !$0.value.isNil }
        let names = Set(texts.map { program.string($0.value, at: Place($0.site, in: function)) })
        guard names.count == 1, names.first?.text != nil else { return nil }
        return texts.first?.value
    }

    /// The row that a method which finds rows leads to, if it leads anywhere; in one section, or in whichever it looks for.
    public func onlyPlace(foundBy finder: Function) -> (section: Int?, row: Int)? {
        let answers = exits(of: finder).flatMap { exit in
            exit.value.alternatives.map { (value: $0, place: Place(exit.site, in: finder)) }
        }
        let places = answers.filter { !$0.value.isNil }.map { answer -> PlaceOfRow? in
            guard case .name(let name) = answer.value.core.kind, let locals = answer.place.locals?.lookUp(name),
                case .local(let local) = locals.binding.origin, local.isLet
            else { return answer.value.numbersOfPlace }
            return local.value?.numbersOfPlace
        }
        guard let first = places.first, let first, places.allSatisfy({ $0 == first }) else { return nil }
        return (section: first.section, row: first.row)
    }

    /// Whether a method names every row by something of its own.
    public func tellsRowsApart(_ namer: Function) -> Bool {
        guard let path = namer.fact.parameters.first?.name else { return false }
        let answers = exits(of: namer).filter { !$0.value.isNil }
        return !answers.isEmpty
            && answers.allSatisfy { answer in
                answer.site.tests.allSatisfy { !$0.picksRows(of: path) } && !answer.site.isSelected
                    && isMade(answer.value, of: path, at: Place(answer.site, in: namer))
            }
    }

    /// Whether something is a name that a parameter goes into.
    private func isMade(_ value: Expression, of parameter: String, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        if case .ternary = value.core.kind { return false }
        return value.contains { part in
            guard case .name(let name) = part.kind else { return false }
            if name == parameter { return true }
            guard let first = place.firstValue(of: name) else { return false }
            return isMade(first.value, of: parameter, at: first.place, depth: depth + 1)
        }
    }
}

extension Function {
    /// Whether it looks at anything that it is handed.
    fileprivate var asksAboutParameters: Bool { names(anyOf: Set(fact.parameters.map(\.name))) }
}

extension Site {
    /// Whether one of several cases leads to it.
    fileprivate var isSelected: Bool {
        steps.contains { if case .arm(_, _, .selection, _) = $0 { true } else { false } }
    }
}

extension Expression {
    /// What `?:` may give.
    fileprivate var alternatives: [Expression] {
        switch core.kind {
        case .ternary(_, let first, let second): first.alternatives + second.alternatives
        case .tuple(let parts) where parts.count == 1: parts[0].value.alternatives
        default: [self]
        }
    }

    /// Section and row of `IndexPath(row: 0, section: 0)`, where the row is spelled out.
    fileprivate var numbersOfPlace: PlaceOfRow? {
        guard case .call(let call) = core.kind, call.arguments.count == 2,
            ["IndexPath", "NSIndexPath"].contains(call.name) || UIKit.makersOfRows.contains(call.name)
        else { return nil }
        guard let row = call.arguments[0].value.spelledOut else { return nil }
        return PlaceOfRow(section: call.arguments[1].value.spelledOut, row: row)
    }

    private var spelledOut: Int? { if case .integer(let number) = core.kind { number } else { nil } }

    /// Whether a test may hold for some rows only; that a path is there, or within the list, it may ask.
    fileprivate func picksRows(of path: String) -> Bool {
        guard mentionsMore(of: path) else { return false }
        switch kind {
        case .binary(let left, "&&", let right), .binary(let left, "||", let right):
            return left.picksRows(of: path) || right.picksRows(of: path)
        case .binary(let left, "<", let right), .binary(let right, ">", let left):
            return left.memberName == nil || right.core.memberName != "count"
        case .binary(let right, "<=", let left), .binary(let left, ">=", let right):
            return left.memberName == nil || right.core.memberName != "count"
        case .binary(let left, let sign, let right) where ["==", "!="].contains(sign):
            return !(left.core.isName(path) && right.isNil) && !(left.isNil && right.core.isName(path))
        case .prefix("!", let operand): return operand.picksRows(of: path)
        case .tuple(let parts): return parts.contains { $0.value.picksRows(of: path) }
        default: return !core.isName(path)
        }
    }

    /// Whether it names a path for more than its section.
    private func mentionsMore(of path: String) -> Bool {
        if case .member(let base, let name) = kind, name.text == "section", base.core.isName(path) { return false }
        return isName(path) || parts.contains { $0.mentionsMore(of: path) }
    }
}

/// A row that an index path names.
private struct PlaceOfRow: Equatable {
    /// `nil` where it depends on something.
    let section: Int?
    let row: Int
}
