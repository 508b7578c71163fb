import Syntax

/// What a screen shows by the choice of a property: `var kind = Kind.all`, `switch kind { … }`.
extension App {
    /// The case that a stored variable of an enumeration begins with, or that a number begins with 0; `nil` where it is neither.
    func choice(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> String? {
        if property.value == nil, isZeroInObjectiveC(property, in: declaration) { return "0" }
        guard property.isFilledByCode, let name = property.value?.nameOfChoice else { return nil }
        if property.value?.isZero ?? false { return name }
        let place = Place(in: declaration, of: owner, isStatic: true)
        let type = property.type.flatMap { program.resolve($0, at: place) } ?? property.value.flatMap { program.type(of: $0, at: place) }
        // A value that stands for a case is a case of its own name.
        guard case .project(let enumeration)? = type, enumeration.kind == .enumeration,
            enumeration.declarations.contains(where: { $0.fact.enumCase(name) != nil })
        else { return nil }
        return name
    }

    /// Whether it is a number of Objective-C's, which begins as 0.
    private func isZeroInObjectiveC(_ property: PropertyFact, in declaration: Type.Declaration) -> Bool {
        Language(path: program.files[declaration.file].path) == .objectiveC && property.isFilledByCode
            && property.type.map { UIKit.scalars[$0.unwrapped.name] == .integer } ?? false
    }

    /// Where what UIKit calls to show the view has a property decide what a view shows, or how many rows.
    func chosenUse(of property: ShownProperty, in type: Type) -> Location? {
        func chooses(_ test: Expression, at place: Place) -> Bool {
            switch test.core.kind {
            case .binary(let left, "==", let right), .binary(let left, "!=", let right):
                property.isMeant(by: left, at: place) || property.isMeant(by: right, at: place)
            case .binary(let left, "&&", let right), .binary(let left, "||", let right):
                chooses(left, at: place) || chooses(right, at: place)
            case .prefix("!", let operand): chooses(operand, at: place)
            case .tuple(let parts) where parts.count == 1: chooses(parts[0].value, at: place)
            default: property.isMeant(by: test, at: place)
            }
        }
        /// What chooses among the arms of a branch that both show something.
        func chosen(by statement: Statement, in function: Function) -> SourceRange? {
            guard case .branch(let branch) = statement.kind, branch.arms.count > 1 else { return nil }
            let place = Place(function, nil)
            let tests = branch.subject.map { [$0] } ?? branch.arms[0].conditions.flatMap(\.expressions)
            guard let test = tests.first(where: { chooses($0, at: place) }),
                branch.arms.filter({ shows($0.body, in: function) }).count > 1
            else { return nil }
            return test.range
        }
        for function in functionsThatShow(type) {
            if let range = function.body.firstBranch({ chosen(by: $0, in: function) }) { return function.location(range) }
        }
        return indexedUse(of: property, in: type)
    }

    /// Where what is shown, or how many rows there are, is of the element of a list that the property numbers: `lists[index].items.count`.
    private func indexedUse(of property: ShownProperty, in type: Type) -> Location? {
        for function in functionsThatShow(type) where property.isNamed(in: function) {
            for site in sites(in: function) where !site.mayRunLater {
                let shown: Expression? =
                    switch site.kind {
                    case .assignment(let target, nil, let value):
                        target.core.lastName.map(UIKit.shownProperties.contains) ?? false ? value : nil
                    case .returns(let value): function.countsRows ? value : nil
                    default: nil
                    }
                let place = Place(site, in: function)
                var index: SourceRange?
                _ = shown?.contains { part in
                    guard case .element(_, let arguments) = part.kind,
                        let argument = arguments.onlyElement?.value, property.isMeant(by: argument, at: place)
                    else { return false }
                    index = argument.range
                    return true
                }
                if let index { return function.location(index) }
            }
        }
        return nil
    }

    /// Whether statements give something that is seen, or the number of rows.
    private func shows(_ statements: [Statement], in function: Function) -> Bool {
        let ranges = statements.map(\.range)
        return sites(in: function).contains { site in
            guard !site.mayRunLater, ranges.contains(where: { $0.contains(site.range) }) else { return false }
            switch site.kind {
            case .assignment(let target, _, _): return target.core.memberName.map(UIKit.shownProperties.contains) ?? false
            case .returns: return function.countsRows
            default: return false
            }
        }
    }

    /// Whether a function gives a property something else than a choice.
    func gives(_ name: String, otherThan choice: String, in giver: Function) -> Bool {
        sites(in: giver).contains { site in
            guard case .assignment(let target, nil, let value) = site.kind, case .member(_, let member) = target.kind, member.text == name
            else { return false }
            return value.nameOfChoice != choice
        }
    }
}

extension Expression {
    /// `all` of `.all` and `Kind.all`, `0` of a number that is that.
    fileprivate var nameOfChoice: String? {
        switch core.kind {
        case _ where core.isZero: "0"
        case .implicitMember(let name): name
        case .member(let base, let name): base.memberName?.first?.isUppercase == true ? name.text : nil
        default: nil
        }
    }
}

extension [Statement] {
    /// The first thing that is found in a statement, those of closures and nested functions left out.
    func firstBranch<Found>(_ find: (Statement) -> Found?) -> Found? {
        for statement in self {
            if let found = find(statement) { return found }
            let inner: [[Statement]] =
                switch statement.kind {
                case .branch(let branch): branch.arms.map(\.body)
                case .block(let body), .deferred(let body): [body]
                case .loop(let loop): [loop.body]
                default: []
                }
            for body in inner { if let found = body.firstBranch(find) { return found } }
        }
        return nil
    }
}
