import AppModel
import Syntax

/// Where a function asks a list for the element that a parameter is the number of, or hands it to one that does.
private struct UnboundUse {
    let function: Function
    let range: SourceRange
    let list: Expression
    /// The function that puts it into a property first.
    var keeper: Function?
}

extension App {
    /// `show(restored)`, a method or an initializer that has `pages[index]`, itself or in one that it hands it to, and asks nothing.
    func unboundIndex(handedOn value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.parameter == nil, value.kept == nil else { return nil }
        if let force = unboundIndex(givenSetterOf: value, body) { return force }
        for site in body.calls(taking: value) where !site.mayRunLater {
            for (position, argument) in (site.call?.arguments ?? []).enumerated() where isIndex(argument.value, value, at: site, body) {
                guard let use = unboundUse(ofArgument: position, at: site, in: value.function, depth: 0), !site.asks(about: use.list) else {
                    continue
                }
                let taker = use.keeper ?? use.function
                let fate = use.keeper == nil ? "where it is an index that nothing checks" : "which keeps it as an index that nothing checks"
                var force = Force.uncheckedIndex("is handed to '\(taker.writtenName)', \(fate)", elsewhere: use.range)
                force.function = use.function
                return force
            }
        }
        return nil
    }

    /// `self.page = restored`, with a setter that has `pages[page]` of what it gets.
    private func unboundIndex(givenSetterOf value: RestoredValue, _ body: RestoringBody) -> Force? {
        for filling in body.assignments(of: value) where filling.circumstance == nil || value.isObject && !filling.mayRunLater {
            guard case .assignment(let target, nil, let given) = filling.kind, isIndex(given, value, at: filling, body),
                let name = target.plainName, filling.locals?.lookUp(name) == nil, let owner = value.function.type,
                let setter = setter(of: name, in: owner, named: target), let parameter = setter.fact.parameters.onlyElement?.name,
                let use = unboundUse(ofIndex: parameter, in: setter, depth: 0)
            else { continue }
            var force = Force.uncheckedIndex(
                "is given to '\(name)', whose setter has it as an index that nothing checks", elsewhere: use.range)
            force.function = use.function
            return force
        }
        return nil
    }

    /// What runs as a property gets a value: in Objective-C not where its variable does.
    private func setter(of name: String, in owner: Type, named target: Expression) -> Function? {
        let setters = program.lineage(of: owner).flatMap { program.functions(of: $0) }.filter { function in
            if function.fact.kind == .setter { return function.property?.name == name }
            guard case .member = target.core.kind else { return false }
            return function.isObjectiveC && function.fact.kind == .method && function.fact.name == name.nameOfSetter
        }
        return setters.onlyElement.flatMap { program.isOverridden($0) ? nil : $0 }
    }

    /// `show(path)` where the screen appears, with a method that has `pages[path.row]`.
    func unboundUse(ofPath name: String, filledAt filling: Site, _ kept: KeptIndices) -> (function: Function, range: SourceRange)? {
        for (function, site) in kept.handings(ofPath: name, filledAt: filling) {
            for (position, argument) in (site.call?.arguments ?? []).enumerated() where argument.value.core.plainName == name {
                guard let use = unboundUse(ofArgument: position, at: site, in: function, depth: 0) else { continue }
                return (use.function, use.range)
            }
        }
        return nil
    }

    private func unboundUse(ofArgument position: Int, at site: Site, in caller: Function, depth: Int) -> UnboundUse? {
        guard let call = site.call, let called = program.calledFunction(call, at: Place(site, in: caller)), called != caller,
            called.type != nil, [.method, .initializer].contains(called.fact.kind), !program.isOverridden(called),
            let parameter = called.fact.parameter(for: position, of: call)
        else { return nil }
        return unboundUse(ofIndex: parameter.name, in: called, depth: depth)
    }

    /// Nothing there asks about either, nor limits the parameter; that it is there at all may be asked.
    private func unboundUse(ofIndex parameter: String, in function: Function, depth: Int) -> UnboundUse? {
        let body = RestoringBody(of: function, in: self)
        guard !body.isReassigned(parameter), !function.weighsParameter(parameter) else { return nil }
        func isUndecided(_ number: Expression, at site: Site) -> Bool {
            guard let names = names(of: number.number, as: parameter, at: Place(site, in: function)) else { return false }
            return !site.weighs(anyOf: names, isPath: number.pathOfRow != nil) && !names.contains(where: function.weighsParameter)
        }
        for (site, list, index) in body.elements where isUndecided(index, at: site) && !site.mayRunLater {
            let place = Place(site, in: function)
            guard isList(list, at: place), !site.asks(about: list), isFilledLater(list, at: place, body),
                !comesInBeside(list, at: place, body)
            else { continue }
            return UnboundUse(function: function, range: site.range, list: list)
        }
        if let use = unboundUse(keptFrom: parameter, in: function, body) { return use }
        guard depth < 3 else { return nil }
        for site in body.calls where !site.mayRunLater {
            for (position, argument) in (site.call?.arguments ?? []).enumerated() where isUndecided(argument.value, at: site) {
                guard let use = unboundUse(ofArgument: position, at: site, in: function, depth: depth + 1), !site.asks(about: use.list)
                else { continue }
                return use
            }
        }
        return nil
    }

    /// `current = page`, and `pages[current]` further on, there or in what it goes on to run.
    private func unboundUse(keptFrom parameter: String, in function: Function, _ body: RestoringBody) -> UnboundUse? {
        var indices: KeptIndices?
        for filling in body.assignments {
            guard case .assignment(let target, nil, let value) = filling.kind, let name = target.plainName,
                filling.locals?.lookUp(name) == nil, names(of: value.number, as: parameter, at: Place(filling, in: function)) != nil,
                filling.tests.allSatisfy({ $0.tellsWhether(name, isAnotherIn: function) })
            else { continue }
            let kept = indices ?? KeptIndices(of: function, in: self)
            indices = kept
            guard let use = kept.unboundUse(of: name, filledAt: filling) else { continue }
            return UnboundUse(function: use.function, range: use.range, list: target, keeper: function)
        }
        return nil
    }

    /// What a number is called that is a parameter, or what that is bound to if it is there: `if let page`, `page.integerValue`.
    private func names(of number: Expression, as parameter: String, at place: Place) -> Set<String>? {
        if case .member(let base, let name) = number.core.kind, UIKit.convertingMembers.contains(name.text) {
            return names(of: base, as: parameter, at: place)
        }
        guard case .name(let name) = number.core.kind, let locals = place.locals?.lookUp(name) else { return nil }
        if place.isOwnParameter(locals) { return name == parameter ? [name] : nil }
        guard case .unwrapped(_, let value) = locals.binding.origin, case .name(let inner) = value.core.kind, inner == parameter,
            let outer = place.before(locals).locals?.lookUp(inner), place.isOwnParameter(outer)
        else { return nil }
        return [name, inner]
    }

    /// Also a framework's list, where the function fills it with one that is.
    private func isFilledLater(_ list: Expression, at place: Place, _ body: RestoringBody) -> Bool {
        if program.isFilledLater(list, at: place) { return true }
        guard let name = list.core.memberName, place.locals?.lookUp(name) == nil, place.type?.property(name) == nil,
            let function = place.function
        else { return false }
        return body.assignments.contains { site in
            guard case .assignment(let target, nil, let value) = site.kind, target.core.memberName == name else { return false }
            return program.isFilledLater(value, at: Place(site, in: function))
        }
    }

    /// Whether a list is a parameter, or a property that the function gives one: who hands both over may know that they fit.
    private func comesInBeside(_ list: Expression, at place: Place, _ body: RestoringBody) -> Bool {
        func isParameter(_ expression: Expression, at place: Place) -> Bool {
            guard case .name(let name) = expression.core.kind, let locals = place.locals?.lookUp(name) else { return false }
            return place.isOwnParameter(locals)
        }
        if isParameter(list, at: place) { return true }
        guard let name = list.core.memberName, let function = place.function else { return false }
        return body.assignments.contains { site in
            guard case .assignment(let target, _, let value) = site.kind, target.core.memberName == name else { return false }
            return isParameter(value, at: Place(site, in: function))
        }
    }
}

extension Site {
    /// Whether anything is asked about one of some names on the way here, but whether it is there.
    fileprivate func weighs(anyOf names: Set<String>, isPath: Bool) -> Bool {
        func isOne(_ expression: Expression) -> Bool { expression.core.plainName.map(names.contains) ?? false }
        func asks(_ condition: Statement.Condition) -> Bool {
            if case .binding(_, _, let value) = condition, isOne(value) { return false }
            return condition.expressions.contains { isPath ? $0.weighsPath(where: isOne) : $0.contains(where: isOne) }
        }
        return steps.contains { step in
            switch step {
            case .arm(_, _, _, let conditions): conditions.contains(where: asks)
            case .passed(_, let arms): arms.flatMap(\.conditions).contains(where: asks)
            case .loop(let loop): loop.conditions.contains(where: asks)
            case .shortCircuit(let test), .fallback(let test): test.contains(where: isOne)
            case .closure, .function, .deferred: false
            }
        }
    }
}

extension Function {
    /// Whether it compares a parameter with anything, or limits it.
    fileprivate func weighsParameter(_ name: String) -> Bool {
        contains { part in
            switch part.kind {
            // Whether the property has it already.
            case .binary(let left, _, let right)
            where [left, right].contains { $0.core.plainName.map { part.tellsWhether($0, isAnotherIn: self) } == true }:
                false
            case .binary(let left, _, let right): [left, right].contains { $0.contains { $0.isName(name) } }
            case .ternary(let condition, _, _): condition.contains { $0.isName(name) }
            case .call(let call):
                ["min", "max", "contains", "precondition", "assert", "NSAssert", "indices"].contains(call.name)
                    && call.arguments.contains { $0.value.contains { $0.isName(name) } }
            default: false
            }
        }
    }
}
