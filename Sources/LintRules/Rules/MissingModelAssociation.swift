import AppModel

extension Rule {
    static let missingModelAssociation = Rule(
        id: "missing-model-association",
        summary: "A list is restored by row numbers, since its data source names no rows.",
        why: "Once rows were added or removed, the list comes back at another row, or with another one selected.",
        help: "Adopt `UIDataSourceModelAssociation` in the data source, and name each row by what it shows.",
        rationale: """
            With an identifier, a table or collection view saves which rows are selected and which is the first in sight. Its data source \
            can say what stands there by adopting UIDataSourceModelAssociation; otherwise the row's number is kept, and means another row \
            as soon as one was inserted or removed. One of the protocol's two methods does nothing without the other, on which only \
            Swift's compiler insists. An outline view of AppKit's keeps none of its expanded rows without two such methods.
            """,
        limits: """
            Speaks of lists that code identifies and of data sources that it assigns in the same class, and of those that a storyboard \
            identifies and connects, or a xib whose File's Owner is an identified controller, where no code assigns any. A data source \
            with a fixed number of rows, as of a list that nothing changes or of a store that is read-only, one that tells lists apart by \
            their identifiers, one that is diffable, one whose controller saves the choice itself and makes it again, and one whose \
            superclass is unknown are left alone. Of one that names its rows, the names are looked at only if there is a single one for \
            all, or if all lead back to a single row. A warning where a class names rows and no list asks it, since it is no data source, \
            and where an outline view of AppKit's is to keep which rows are expanded and its data source, which the same class assigns, \
            does not name them.
            """,
        switchOff: "For lists whose rows never move.",
        severity: .note,
        facts: ["A14", "I22"],
        examples: [
            .bad("""
                class List: UITableViewController { // expect: missing-model-association
                    var titles: [String] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        self.tableView.restorationIdentifier = "list"
                    }
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
                    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
                }
                """),
            .instead("""
                // UIKit asks without a path at times.
                class List: UITableViewController, UIDataSourceModelAssociation {
                    var titles: [String] = []
                    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
                        guard path.row < titles.count else { return nil }
                        return titles[path.row]
                    }
                    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
                        titles.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
                    }
                }
                """),
            .good("""
                // Three rows stay three rows, and a list without an identifier keeps nothing.
                class Choices: UITableViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.restorationIdentifier = "choices"
                    }
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
                }
                class News: UITableViewController {
                    var titles: [String] = []
                    init() {
                        super.init(style: .plain)
                        restorationIdentifier = "news"
                    }
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
                    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
                }
                """),
        ]
    ) { app, silences in
        app.listsWithoutModel(&silences) + app.halfAssociations(&silences) + app.namelessRows() + app.rowsFoundAtOnePlace()
            + app.unaskedAssociations() + app.namelessOutlines(&silences).map(finding)
    }
}

private func finding(_ outline: NamelessOutline) -> Finding {
    let view = outline.name.map { "'\($0)'" } ?? "the outline"
    let missing = outline.missing.map { "'\($0)'" }.joined(separator: " and ")
    return Finding(
        at: outline.location,
        "the expanded rows of \(view) are not kept: its data source '\(outline.dataSource.name)' has no \(missing)",
        symbol: outline.function.symbol, severity: .warning,
        help: "Implement both methods in the data source, and name each row by an identifier of its model.",
        notes: [Note(at: outline.dataSource.location, "this is its data source")])
}

extension App {
    fileprivate func listsWithoutModel(_ silences: inout Silences) -> [Finding] {
        var reported: Set<Type> = []
        return restoredLists().compactMap { list in
            guard let source = list.dataSource else {
                let isTold = list.owner.map(namesRows) ?? false
                silences.note(isTold ? nil : Silence(.unknownDataSource, at: list.location, about: list.name))
                return nil
            }
            guard !namesRows(source), !program.descendants(of: source).contains(where: namesRows) else { return nil }
            // Who names the rows of a list of its own means these.
            let bystander = list.owner.flatMap { $0 != source && namesRows($0) && !givesRows($0) ? $0 : nil }
            guard bystander != nil || hasMovingRows(source) && !choosesAgain(list.owner ?? source),
                !silences.note(program.silence(onAncestorsOf: source)),
                reported.insert(source).inserted
            else { return nil }
            let view = list.name.map { "'\($0)'" } ?? "the list"
            let names = isMissingProtocolOnly(source) ? "names them, but does not adopt 'UIDataSourceModelAssociation'" : "names none"
            let unheard = bystander.map { ", and '\($0.name)', which does, is not asked" } ?? ""
            return Finding(
                at: source.location, "rows of \(view) are restored by number: its data source '\(source.name)' \(names)\(unheard)",
                symbol: source.name, severity: bystander.map { _ in .warning }, notes: [Note(at: list.location, "it is identified here")])
        }
    }

    /// Whether a class has the methods, and nothing says what they are for.
    private func isMissingProtocolOnly(_ source: Type) -> Bool {
        program.lineage(of: source).contains { owner in program.functions(of: owner).contains(where: \.isRowNaming) }
    }

    /// Whether a class may be the data source of a list.
    private func givesRows(_ type: Type) -> Bool {
        program.hasUnknownAncestor(type) || !rowCounts(of: type).isEmpty
            || ["UITableViewDataSource", "UICollectionViewDataSource"].contains { program.adopts(type, $0) }
    }

    /// Classes of Objective-C that implement one method of the two; Swift's compiler asks for both.
    fileprivate func halfAssociations(_ silences: inout Silences) -> [Finding] {
        let selectors = ["modelIdentifierForElementAtIndexPath:inView:", "indexPathForElementWithModelIdentifier:inView:"]
        return functionsMentioning(association: selectors).compactMap { function in
            guard let selector = function.fact.selector, let position = selectors.firstIndex(of: selector), let type = function.type,
                !program.isTest(function)
            else { return nil }
            let other = selectors[1 - position]
            guard !program.family(of: type).contains(where: { program.functions(of: $0).contains { $0.fact.selector == other } }),
                !silences.note(program.silence(onAncestorsOf: type))
            else { return nil }
            return Finding(
                at: function.location, "rows of '\(type.name)' are restored by number: '\(selector)' does nothing without '\(other)'",
                symbol: function.symbol,
                help: "Implement the other method of `UIDataSourceModelAssociation` too.")
        }
    }

    /// Classes that name rows without being a data source, for which nobody asks them.
    fileprivate func unaskedAssociations() -> [Finding] {
        program.functions.compactMap { function in
            guard function.isRowNaming, let type = function.type, type.kind == .class, namesRows(type), !isDataSource(type),
                !program.isTest(function),
                !program.functions(mentioningAnyOf: Self.rowNamers).contains(where: { asksForNames($0, inUnitOf: type) })
            else { return nil }
            return Finding(
                at: function.location, "rows are restored by number: '\(type.name)' names them and is the data source of no list",
                symbol: function.symbol, severity: .warning,
                help: "Adopt `UIDataSourceModelAssociation` in the class that the list has as its data source.")
        }
    }

    private static let rowNamers = ["modelIdentifierForElement", "modelIdentifierForElementAtIndexPath"]

    /// Whether somebody beside UIKit asks, a data source that hands the question on for instance.
    private func asksForNames(_ function: Function, inUnitOf type: Type) -> Bool {
        guard program.unit(of: function) == type.unit, !program.isTest(function) else { return false }
        return sites(in: function).contains { site in site.call.map { Self.rowNamers.contains($0.name) && !$0.asksSuper } ?? false }
    }

    /// Whether lists may ask a class, or one that inherits from it.
    private func isDataSource(_ type: Type) -> Bool {
        ([type] + program.descendants(of: type)).contains { type in
            givesRows(type) || Self.sourcesOfFrameworks.contains { program.inherits(type, from: $0) }
        }
    }

    private static let sourcesOfFrameworks = [
        "UITableViewController", "UICollectionViewController", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
        "UITableViewDiffableDataSourceReference", "UICollectionViewDiffableDataSourceReference",
    ]

    /// Answers that are the same for every row, of which there may be more than the one that the text counts.
    fileprivate func namelessRows() -> [Finding] {
        program.functions.compactMap { function in
            guard function.isRowNaming, let type = function.type, namesRows(type), !program.isTest(function),
                !program.isOverridden(function), !hasSingleRow(type), let answer = onlyName(givenBy: function),
                rowCounts(of: type).isEmpty || hasMovingRows(type) || !answer.isNil && hasSeveralRows(type)
            else { return nil }
            return Finding(
                at: function.location,
                "rows of '\(type.name)' are not found again: '\(function.fact.name)' gives every row the same answer",
                symbol: function.symbol, severity: answer.isNil ? nil : .warning,
                help: "Name each row by what it shows, an identifier of its model for instance.")
        }
    }

    /// Answers that lead from every name to one row, though each row has a name of its own.
    fileprivate func rowsFoundAtOnePlace() -> [Finding] {
        program.functions.compactMap { finder in
            guard finder.isRowFinding, let type = finder.type, namesRows(type), !program.isTest(finder), hasSeveralRows(type),
                let place = onlyPlace(foundBy: finder)
            else { return nil }
            let methods = program.family(of: type).flatMap { program.functions(of: $0) }
            let namers = methods.filter(\.isRowNaming)
            guard namers.count == 1, tellsRowsApart(namers[0]), methods.count(where: \.isRowFinding) == 1 else { return nil }
            return Finding(
                at: finder.location,
                "rows of '\(type.name)' are not found again: '\(finder.fact.name)' leads from every name to row \(place.row)\(place.section == nil ? " of its section" : "")",
                symbol: finder.symbol, severity: .warning,
                help: "Look for the row that shows what the name stands for, and give nil where it has gone.",
                notes: [Note(at: namers[0].location, "each row has a name of its own here")])
        }
    }

    private func functionsMentioning(association selectors: [String]) -> [Function] {
        program.functions.filter { $0.fact.selector.map(selectors.contains) ?? false }
    }
}

extension Silence.Reason {
    fileprivate static let unknownDataSource = Silence.Reason("list whose data source is not told")
}
