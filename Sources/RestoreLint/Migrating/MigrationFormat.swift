import AppModel
import Syntax

/// How the way over to scenes is written down.
struct MigrationFormat: Sendable {
    let name: String
    let summary: String
    /// Whether paths are those from where one stands.
    let isForPeople: Bool
    let write: @Sendable ([Migration], MigrationPlaces, inout ByteBuffer) -> Void

    static let all: [MigrationFormat] = [.text, .markdown, .json]
}

/// Turns locations into what people and programs can jump to.
final class MigrationPlaces {
    private let source: (String) -> SourceFile?
    private let shown: (String) -> String
    private var lines: [String: LineTable?] = [:]

    init(source: @escaping (String) -> SourceFile?, shown: @escaping (String) -> String) {
        self.source = source
        self.shown = shown
    }

    func path(_ location: Location) -> String { shown(location.path) }

    /// From 1; of a file that is gone, the first.
    func line(_ location: Location) -> Int {
        if lines[location.path] == nil { lines[location.path] = .some(source(location.path).map(LineTable.init)) }
        return lines[location.path].flatMap(\.self)?.position(of: location.range.start).line ?? 1
    }

    func place(_ location: Location) -> String { "\(path(location)):\(line(location))" }

    func folder(_ folder: String) -> String { folder.isEmpty ? "The app" : shown(folder) }
}

// MARK: Words

extension MigratingScreen {
    /// `controller, saved as 'reader'`
    var nature: String {
        let role =
            switch self.role {
            case .controller: "controller"
            case .view: "view"
            case .object: "registered object"
            case .delegate: "app delegate"
            }
        return identifiers.isEmpty ? role : "\(role), saved as " + inWords(identifiers.map { "'\($0)'" }, "or")
    }

    /// `keeps what Base keeps, too`
    var heritage: String? { heirOf.isEmpty ? nil : "keeps what \(inWords(heirOf.map(\.name))) keeps, too" }

    var entries: [MigratingValue] { values.filter { $0.decision == nil } }
    var undecided: [MigratingValue] { values.filter { $0.decision != nil } }
}

extension Recreator {
    func description(_ places: MigrationPlaces) -> String {
        switch kind {
        case .restorationClass(let name): "restoration class \(name), \(places.place(location))"
        case .delegate: "the app delegate, \(places.place(location))"
        case .storyboard: "its storyboard, \(places.place(location))"
        }
    }
}

extension MigratingValue {
    /// In quotes where it is known, else as the code spells it.
    var shownKey: String { key.map { "\"\($0)\"" } ?? keyExpression ?? "a key" }

    /// Where it comes from and goes to, as far as names tell.
    var way: String {
        let targets = Set(reads.compactMap(\.target)).sorted()
        let from = source.map { "from \($0)" }
        let to = targets.isEmpty ? nil : "to \(inWords(targets))"
        return [from, to].compactMap { $0 }.joined(separator: ", ")
    }

    /// Where one should look first.
    var location: Location? { write ?? reads.first?.location }
}

extension MigrationDecision {
    var advice: String {
        switch self {
        case .reference: "a reference, which scenes do not keep: make it again with its parent, and give what it keeps entries of its own"
        case .unsupportedType: "an activity does not take it: save what it can be made from, or data of it"
        case .unknownType:
            "the text does not tell what it is: an activity takes texts, numbers, dates, data, URLs, UUIDs and lists of these"
        case .unknownKey: "the text does not tell its key: take one that is written out"
        case .neverRead: "nothing reads it today: leave it out, or read it"
        case .neverWritten: "nothing writes it today: leave it out, or write it"
        }
    }
}

extension MigrationLeftover.Kind {
    var heading: String {
        switch self {
        case .optIn: "answers that switch restoration on"
        case .archive: "the app delegate's own archive, once its values have moved"
        case .hook: "methods that encode and decode, once their values have moved"
        case .factory: "factories, once the scene makes these screens"
        case .restorationClass: "restoration classes"
        case .identifier: "identifiers"
        case .drawnIdentifier: "identifiers in storyboards"
        case .registration: "registrations"
        }
    }
}

extension Migration {
    var title: String { screens.count == 1 ? "1 screen" : "\(screens.count) screens" }

    /// What holds for every app that moves.
    var remarks: [String] {
        var remarks = [
            "A scene keeps one activity with one dictionary: 'stateRestorationActivity(for:)' hands it out, and "
                + "'scene(_:willConnectTo:options:)' reads the session's. Its type has to be listed under NSUserActivityTypes.",
            "UIKit keeps no stacks, tabs and presented screens for a scene: which screens are open has to be an entry too, such as their "
                + "identifiers in order.",
        ]
        if keepsScenes { remarks.append("Its scenes hand out an activity already: these entries belong into that one.") }
        return remarks
    }

    /// By kind, in the order of the kinds.
    var leftoversByKind: [(kind: MigrationLeftover.Kind, leftovers: [MigrationLeftover])] {
        MigrationLeftover.Kind.allCases.compactMap { kind in
            let own = leftovers.filter { $0.kind == kind }
            return own.isEmpty ? nil : (kind, own)
        }
    }
}
