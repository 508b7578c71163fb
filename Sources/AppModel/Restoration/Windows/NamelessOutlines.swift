import Syntax

/// An outline view that is to keep which of its rows are expanded, and whose data source does not name them (I22).
public struct NamelessOutline: Sendable {
    /// As the code names it.
    public let name: String?
    /// Where it is told to keep them.
    public let location: Location
    public let function: Function
    public let dataSource: Type
    /// The methods that are not there.
    public let missing: [String]
}

extension App {
    /// Every such place whose data sources are all in sight, in path order: those that code names, or the class itself, where no class of its
    /// unit names rows.
    public func namelessOutlines(_ silences: inout Silences) -> [NamelessOutline] {
        program.functions(mentioningAnyOf: Self.wordsOfExpandedRows).filter { !program.isTest($0) }.flatMap { function in
            sites(in: function).compactMap { site in
                guard let outline = site.outlineKeepingRows, let type = function.type,
                    isOutline(outline, at: Place(site, in: function)),
                    let assigned = dataSources(ofOutline: outline.core.memberName, in: type)
                else { return nil }
                // Where the nib names it, it is one of those that are there.
                let sources = assigned.isEmpty && isOnlySource(type) ? [type] : assigned
                guard let first = sources.first
                else { return nil }
                let missing = Self.rowNames.filter { label in sources.allSatisfy { !names($0, label) } }
                guard !missing.isEmpty, !silences.note(sources.lazy.compactMap(program.silence(onAncestorsOf:)).first) else { return nil }
                return NamelessOutline(
                    name: outline.core.memberName, location: function.location(site.range), function: function, dataSource: first,
                    missing: missing.map { function.isObjectiveC ? "outlineView:\($0):" : "outlineView(_:\($0):)" })
            }
        }
    }

    private func isOutline(_ view: Expression, at place: Place) -> Bool {
        guard let type = program.type(of: view, at: place)?.unwrapped else { return !view.isSelf }
        return (type.projectType.map { program.frameworkRoot(of: $0) ?? "" } ?? type.name) == "NSOutlineView"
    }

    /// The classes that the methods of a class, or of those above and below it, make the data source of an outline view of that name; `nil`
    /// where one is not told, or somebody else gives it one.
    private func dataSources(ofOutline name: String?, in type: Type) -> [Type]? {
        guard let name else { return nil }
        var sources: [Type] = []
        for function in program.functions(mentioningAnyOf: ["dataSource", "setDataSource"]) {
            let isOwn = function.type.map(program.family(of: type).contains) ?? false
            for site in sites(in: function) {
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let view, let member) = target.core.kind,
                    member.text == "dataSource", view.core.memberName == name, !value.isNil
                else { continue }
                guard isOwn else {
                    // Of another object's view of that name nothing is told.
                    if view.isOwn(name) || view.isLocal(at: Place(site, in: function)) { continue }
                    return nil
                }
                let given =
                    value.core.isSelf ? function.type : program.type(of: value, at: Place(site, in: function))?.unwrapped.projectType
                guard let given, given.kind == .class else { return nil }
                sources += [given] + program.descendants(of: given)
            }
        }
        return sources
    }

    /// Whether a class gives an outline view rows, and none in its unit names any.
    private func isOnlySource(_ type: Type) -> Bool {
        guard names(type, "numberOfChildrenOfItem"), program.silence(onAncestorsOf: type) == nil else { return false }
        return program.types.allSatisfy { other in
            other.unit != type.unit || other.kind == .structure || Self.rowNames.allSatisfy { !names(other, $0) }
        }
    }

    /// Whether a class has one of the methods by which an outline view's rows have names, or answers for others.
    private func names(_ source: Type, _ label: String) -> Bool {
        program.lineage(of: source).flatMap(\.declarations).contains { declaration in
            let isNamed = declaration.fact.methods(named: "outlineView").contains { method in
                method.selector == "outlineView:\(label):" || method.parameters.contains { $0.label == label }
            }
            return isNamed
                || ["forwardingTarget", "forwardInvocation", "forwardingTargetForSelector"].contains {
                    !declaration.fact.methods(named: $0).isEmpty
                }
        }
    }

    private static let rowNames = ["persistentObjectForItem", "itemForPersistentObject"]
    static let wordsOfExpandedRows = ["autosaveExpandedItems", "setAutosaveExpandedItems"]
}

extension Site {
    fileprivate var outlineKeepingRows: Expression? {
        guard case .assignment(let target, nil, let value) = kind else { return nil }
        return Expression.outlineKeepingRows(target, value)
    }
}

extension Expression {
    /// The outline view that an assignment tells to keep which rows are expanded.
    var outlineKeepingRows: Expression? {
        guard case .assignment(let target, nil, let value) = kind else { return nil }
        return Self.outlineKeepingRows(target, value)
    }

    static func outlineKeepingRows(_ target: Expression, _ value: Expression) -> Expression? {
        guard case .member(let view, let name) = target.core.kind, name.text == "autosaveExpandedItems", value.isBoolean(true) else {
            return nil
        }
        return view
    }
}
