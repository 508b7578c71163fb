import Syntax

/// A row that a data source counts beside its elements, and names by an element that is not there: UIKit asks for the name of each row that is
/// selected, and of the first in sight (A14).
public struct UncoveredRow: Sendable {
    public let dataSource: Type
    /// What names the rows.
    public let namer: Function
    /// Where it asks the list for an element.
    public let element: SourceRange
    /// The list as people call it.
    public let list: String
    /// Where the rows are counted.
    public let count: Location
}

extension App {
    static let modelAssociation = "UIDataSourceModelAssociation"

    /// Whether a class tells UIKit what stands in its rows.
    public func namesRows(_ type: Type) -> Bool { program.adopts(type, Self.modelAssociation) }

    /// The methods of a class, or of one above it, that say how many rows a section has.
    public func rowCounts(of type: Type) -> [Function] {
        program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { function in
            function.fact.parameters.count == 2
                && ["numberOfRowsInSection", "numberOfItemsInSection"].contains(function.fact.parameters[1].label ?? "")
        }
    }

    /// One for each method that names rows, in path order, where UIKit is seen to ask it.
    public func uncoveredRows() -> [UncoveredRow] {
        let namers = program.functions.filter { $0.isRowNaming && !program.isTest($0) }
        guard !namers.isEmpty else { return [] }
        let sources = Set(restoredLists().compactMap(\.dataSource))
        return namers.compactMap { namer in
            guard let type = namer.type, namesRows(type), ([type] + program.descendants(of: type)).contains(where: sources.contains),
                let path = namer.fact.parameters.first?.name, let count = rowCounts(of: type).first,
                let counted = listWithFewerElements(than: count)
            else { return nil }
            for site in sites(in: namer) where !site.mayRunLater && !site.isTested(where: { $0.tells(of: path) }) {
                guard let (list, index) = site.listAndIndex, index.isRow(of: path), chain(of: list, at: Place(site, in: namer)) == counted,
                    let name = counted.last
                else { continue }
                return UncoveredRow(dataSource: type, namer: namer, element: site.range, list: name, count: count.location)
            }
            return nil
        }
    }

    /// The list to whose number of elements a method adds something, whatever it is asked.
    private func listWithFewerElements(than count: Function) -> [String]? {
        let exits = exits(of: count)
        guard exits.count == 1, case .binary(let first, "+", let second) = exits[0].value.core.kind else { return nil }
        let (number, other) = first.isPositive ? (first, second) : (second, first)
        guard number.isPositive, let list = other.core.countedList else { return nil }
        return chain(of: list, at: Place(exits[0].site, in: count))
    }

    /// The names that lead to a list, by way of locals that keep what they begin with.
    private func chain(of expression: Expression, at place: Place, depth: Int = 0) -> [String]? {
        guard depth < 12 else { return nil }
        let value = expression.core
        switch value.kind {
        case .selfReference: return []
        case .name(let name):
            guard place.locals?.lookUp(name) != nil else { return [name.withoutUnderscore] }
            guard let first = place.firstValue(of: name), !isAssigned(name, at: place) else { return nil }
            return chain(of: first.value, at: first.place, depth: depth + 1)
        case .member(let base, let name):
            return chain(of: base, at: place, depth: depth + 1).map { $0 + [name.text.withoutUnderscore] }
        case .call(let call) where call.arguments.isEmpty: return chain(of: call.callee, at: place, depth: depth + 1)
        default: return nil
        }
    }

    func isAssigned(_ name: String, at place: Place) -> Bool {
        guard let function = place.function else { return true }
        return sites(in: function).contains { site in
            if case .assignment(let target, _, _) = site.kind { target.isName(name) } else { false }
        }
    }
}

extension Function {
    /// `modelIdentifierForElement(at:in:)`
    public var isRowNaming: Bool { fact.parameters.count == 2 && fact.name.hasPrefix("modelIdentifierForElement") }

    /// `indexPathForElement(withModelIdentifier:in:)`
    public var isRowFinding: Bool { fact.parameters.count == 2 && fact.name.hasPrefix("indexPathForElement") }
}

extension Site {
    /// The same, and the numbers of `[list subarrayWithRange:NSMakeRange(index, length)]`, both of which have to fit.
    public var listsAndIndices: [(list: Expression, index: Expression)] {
        if let (list, index) = listAndIndex { return [(list, index)] }
        guard let call, call.name == "subarrayWithRange", let list = call.receiver,
            case .call(let range)? = call.firstUnlabelled?.core.kind, range.name == "NSMakeRange"
        else { return [] }
        return range.arguments.map { (list, $0.value) }
    }

    /// `list[index]`, `[list objectAtIndex:index]`, `document.page(at: index)`.
    var listAndIndex: (Expression, Expression)? {
        switch kind {
        case .element(let list, let arguments):
            guard arguments.count == 1, arguments[0].label == nil else { return nil }
            return (list.withoutProjection, arguments[0].value)
        case .call(let call):
            switch (call.name, call.arguments.first?.label) {
            case ("objectAtIndex", nil), ("pageAtIndex", nil), ("page", "at"): break
            default: return nil
            }
            guard call.arguments.count == 1, let list = call.receiver else { return nil }
            return (list, call.arguments[0].value)
        default:
            return nil
        }
    }
}

extension Expression {
    /// `store.items` of `$store.items`, which is a binding to it.
    fileprivate var withoutProjection: Expression {
        switch kind {
        case .name(let name) where name.hasPrefix("$") && name.dropFirst().first?.isLetter == true:
            return Expression(.name(String(name.dropFirst())), range)
        case .member(let base, let name):
            let isOwn = base.isSelf && name.text.hasPrefix("$")
            let member = isOwn ? Expression.Name(text: String(name.text.dropFirst()), range: name.range) : name
            return Expression(.member(base.withoutProjection, member), range)
        default: return self
        }
    }

    fileprivate var isPositive: Bool {
        if case .integer(let number?) = core.kind { number > 0 } else { false }
    }

    /// `list` of `list.count`, `[list count]`.
    var countedList: Expression? {
        switch kind {
        case .member(let base, let name): name.text == "count" ? base : nil
        case .call(let call): call.name == "count" && call.arguments.isEmpty ? call.receiver : nil
        case .tuple(let parts): parts.count == 1 ? parts[0].value.core.countedList : nil
        default: nil
        }
    }

    /// `path.row`, `path.item`.
    fileprivate func isRow(of path: String) -> Bool {
        guard case .member(let base, let name) = core.kind else { return false }
        return base.core.isName(path) && ["row", "item"].contains(name.text)
    }

    /// Whether a test may tell which row a path means: that there is one does not.
    fileprivate func tells(of path: String) -> Bool {
        switch kind {
        case .member(let base, let name): base.core.isName(path) || ["count", "isEmpty"].contains(name.text)
        case .call(let call): call.name == "count" || call.arguments.contains { $0.value.core.isName(path) }
        case .binary(let left, let sign, let right):
            !["&&", "||"].contains(sign) && (left.core.isName(path) && !right.isNil || right.core.isName(path) && !left.isNil)
        default: false
        }
    }
}

extension String {
    /// An instance variable goes by the name of its property.
    var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
