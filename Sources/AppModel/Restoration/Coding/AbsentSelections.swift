import Syntax

/// A row that is saved only where one is selected, and selected again in any case: the first one where there was none (C11).
public struct AbsentSelection: Sendable {
    public let key: String
    public let function: Function
    /// Where the number is read.
    public let location: Location
    /// Where it is saved, if a row is selected.
    public let write: Location
    /// Where it is selected.
    public let selected: Location
}

extension App {
    /// One for each function, in path order, where nothing tells whether something was saved, and nobody takes the selection away again.
    public func absentSelections(_ silences: inout Silences) -> [AbsentSelection] {
        keySpaces.flatMap { space -> [AbsentSelection] in
            let found = space.ownReads.accesses(.read).compactMap { read -> AbsentSelection? in
                guard let key = read.key.text, read.method.shape.isScalar, read.entry === read.site, read.site.circumstance == nil,
                    read.function.hook == .decodeState, !program.isTest(read.function), !space.reads.has(read.key, .test),
                    case let writes = space.writes.accesses(.write, under: read.key), !writes.isEmpty,
                    writes.allSatisfy(isOfSelectedRow), let choice = choice(of: read), keepsSelection(space.type)
                else { return nil }
                return AbsentSelection(
                    key: key, function: read.function, location: read.callLocation, write: writes[0].callLocation,
                    selected: read.function.location(choice.range))
            }
            let doubt = space.doubt ?? space.writes.silence(onKeys: .write, beside: space.reads)
            return found.isEmpty || silences.note(doubt) ? [] : Array(found.prefix(1))
        }
    }

    /// Whether a write happens only where a row is selected, and saves its number.
    private func isOfSelectedRow(_ write: KeyAccess) -> Bool {
        guard write.entry === write.site, !write.site.mayRunLater, !write.site.isLooped,
            write.value?.contains(where: { $0.memberName.map(["row", "item", "section"].contains) ?? false }) ?? false
        else { return false }
        return write.site.steps.contains { step in
            guard case .arm(_, _, let kind, let conditions) = step, kind == .test || kind == .guardRest else { return false }
            return conditions.contains { condition in
                switch condition {
                case .binding(_, _, let value): value.isSelectedRow(at: write.site.locals)
                case .expression(let test):
                    switch test.core.kind {
                    case .binary(let left, "!=", let right): right.isNil && left.isSelectedRow(at: write.site.locals)
                    default: test.isSelectedRow(at: write.site.locals)
                    }
                case .pattern, .availability, .compilation: false
                }
            }
        }
    }

    /// What selects a row that is read, whatever it is.
    private func choice(of read: KeyAccess) -> Site? {
        let sites = sites(in: read.function)
        let changed = sites.compactMap { site -> String? in
            if case .assignment(let target, _, _) = site.kind { target.core.plainName } else { nil }
        }
        func isMade(_ value: Expression, at locals: LocalScope?) -> Bool {
            let value = value.core
            if value.range == read.site.range { return true }
            switch value.kind {
            case .name(let name):
                guard !changed.contains(name), let scope = locals?.lookUp(name), case .local(let local) = scope.binding.origin else {
                    return false
                }
                return local.value.map { isMade($0, at: scope.outer) } ?? false
            case .call(let call):
                return ["IndexPath", "NSIndexPath", "indexPathForRow", "indexPathForItem"].contains(call.name)
                    && call.arguments.contains { isMade($0.value, at: locals) }
            default: return false
            }
        }
        /// `row < names.count` holds of the first row as well.
        func holdsOfFirst(_ condition: Statement.Condition, at locals: LocalScope?) -> Bool {
            guard case .expression(let test) = condition, case .binary(let left, let operation, let right) = test.core.kind else {
                return false
            }
            return switch operation {
            case "<", "<=": isMade(left, at: locals)
            case ">", ">=": isMade(right, at: locals)
            default: false
            }
        }
        return sites.first { site in
            let isSure = site.steps.allSatisfy { step in
                guard case .arm(_, _, let kind, let conditions) = step, kind == .test || kind == .guardRest else { return false }
                return conditions.allSatisfy { holdsOfFirst($0, at: site.locals) }
            }
            guard let call = site.call, isSure, !site.mayRunLater, let path = call.arguments.first?.value else { return false }
            return ["selectRow", "selectItem", "selectRowAtIndexPath", "selectItemAtIndexPath"].contains(call.name)
                && isMade(path, at: site.locals)
        }
    }

    /// Whether nothing that runs as a screen comes back takes a selection away: UIKit's own list controllers do, unless they are told not to.
    private func keepsSelection(_ type: Type) -> Bool {
        let family = program.family(of: type).flatMap { program.functions(of: $0) }
        let isTakenAway = family.contains { function in
            (function.hook != nil || UIKit.viewLifeCycle.contains(function.fact.name))
                && function.names(anyOf: ["deselectRow", "deselectItem", "deselectRowAtIndexPath", "deselectItemAtIndexPath"])
        }
        guard !isTakenAway else { return false }
        guard ["UITableViewController", "UICollectionViewController"].contains(where: { program.inherits(type, from: $0) }) else {
            return true
        }
        return family.contains { function in
            sites(in: function).contains { site in
                guard case .assignment(let target, nil, let value) = site.kind,
                    target.core.memberName == "clearsSelectionOnViewWillAppear"
                else { return false }
                if case .boolean(true) = value.core.kind { return false }
                return true
            }
        }
    }
}

extension Expression {
    /// `tableView.indexPathForSelectedRow`, `collectionView.indexPathsForSelectedItems?.first`, or a local that is that.
    fileprivate func isSelectedRow(at locals: LocalScope?) -> Bool {
        switch core.kind {
        case .member(let base, let name):
            if ["first", "firstObject", "last", "lastObject"].contains(name.text) { return base.isSelectedRow(at: locals) }
            return ["indexPathForSelectedRow", "indexPathsForSelectedRows", "indexPathsForSelectedItems"].contains(name.text)
        case .call(let call) where call.arguments.isEmpty: return call.callee.isSelectedRow(at: locals)
        case .name(let name):
            guard let scope = locals?.lookUp(name) else { return false }
            switch scope.binding.origin {
            case .local(let local): return local.value?.isSelectedRow(at: scope.outer) ?? false
            case .unwrapped(_, let value): return value.isSelectedRow(at: scope.outer)
            case .parameter, .element, .pattern: return false
            }
        default: return false
        }
    }
}
