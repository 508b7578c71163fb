import Syntax

extension App {
    /// Where the list of a split view shows a detail as it first appears, whichever UIKit has restored beside it by then (H3).
    ///
    /// Only where the split view, the list and the detail are saved and come back, the detail can be another one, and nothing is asked but
    /// whether the list has appeared before.
    func replacedDetails(_ silences: inout Silences) -> [EarlyRestoration] {
        let shown = graph.showings.filter { isRestoredDetail($0) }
        return shown.compactMap { showing -> EarlyRestoration? in
            guard let function = graph.function(at: showing.point), let list = function.type, !isOptedIn(unit: list.unit).isNo,
                let site = site(at: graph.instruction(at: showing.point).range, in: function), isSureTheFirstTime(site, in: function),
                isListOfSavedSplitView(list)
            else { return nil }
            let appearing = program.family(of: list).flatMap { program.functions(of: $0) }.filter {
                $0.fact.kind == .method && UIKit.appearances.contains($0.fact.name)
            }
            // Who asks what the user does looks into many functions.
            guard let first = appearing.first(where: { range(leadingTo: function, from: $0, of: list, depth: 0) != nil }),
                let range = range(leadingTo: function, from: first, of: list, depth: 0),
                isShownOtherwise(showing, by: function, of: list), silences.affirms(isOptedIn(unit: list.unit))
            else { return nil }
            return EarlyRestoration(kind: .detailReplaced(by: graph.name(of: showing.object)), function: first, range: range)
        }.first(ofEach: \.location)
    }

    private func isSureTheFirstTime(_ site: Site, in function: Function) -> Bool {
        site.circumstance == nil || happensTheFirstTime(site, in: function)
    }

    /// Whether it is put into the second column, and comes back there: somebody identifies it and makes it again.
    private func isRestoredDetail(_ showing: ObjectGraph.Showing) -> Bool {
        guard case .call(let operands) = graph.instruction(at: showing.point).kind, operands.name == "showDetailViewController",
            graph.identification(of: showing.object) != nil
        else { return false }
        return graph.isWithoutRestorationClass(showing.object).isNo
            || graph.type(of: showing.object)?.unwrapped.projectType.map { !classRestorationClass(of: $0).isNone } ?? false
    }

    /// Whether a split view that is identified has a list of the class in a column, alone or in a stack.
    private func isListOfSavedSplitView(_ list: Type) -> Bool {
        let columns = graph.holdings.filter { $0.kind == .split && graph.identification(of: $0.parent) != nil }.map(\.child)
        let inside = graph.holdings.filter { $0.kind == .navigation && columns.contains($0.parent) }.map(\.child)
        return (columns + inside).contains { object in
            graph.type(of: object)?.unwrapped.projectType.map { program.isWithin($0, list) } ?? false && !graph.isUnidentified(object).isYes
        }
    }

    /// Whether the user may have another one shown than what the list begins with.
    private func isShownOtherwise(_ showing: ObjectGraph.Showing, by function: Function, of list: Type) -> Bool {
        var users = UserDrivenFunctions(of: list, in: self)
        let others = graph.showings.filter { $0.point != showing.point && isRestoredDetail($0) }.compactMap { graph.function(at: $0.point) }
        let callers = program.functions(naming: [function.fact.name]).filter { caller in
            caller.type.map { program.isRelated($0, to: list) } ?? false
                && sites(in: caller).contains { $0.call?.callee.plainName == function.fact.name }
        }
        return (callers + others).contains { users.holds($0) }
    }

    /// Where a method comes to another one of its object's in any case, the first time that it runs.
    private func range(leadingTo target: Function, from function: Function, of type: Type, depth: Int) -> SourceRange? {
        if function == target { return function.fact.nameRange }
        guard depth < 4 else { return nil }
        for site in sites(in: function) where isSureTheFirstTime(site, in: function) {
            guard let call = site.call, call.receiver?.isSelf ?? true, let name = call.callee.plainName,
                let method = program.method(name, call, of: type), method != function,
                range(leadingTo: target, from: method, of: type, depth: depth + 1) != nil
            else { continue }
            return call.nameRange
        }
        return nil
    }
}
