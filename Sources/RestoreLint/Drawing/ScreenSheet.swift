import AppModel
import Syntax

/// The controllers of all apps in words, with places as people count them: what every format of the graph is written from.
struct ScreenSheet: Sendable {
    /// What becomes of a controller, told by a colour and a mark.
    enum State: String, CaseIterable, Sendable {
        case kept, cut, below, untold, inert
    }

    struct App: Sendable {
        /// As one would call it, by its folder.
        let name: String
        /// Whether restoration is on, and who says so.
        let mechanism: String
        let summary: String
        let counts: [State: Int]
        let items: [Item]
        /// Whether the controllers are to be seen: of an app that restores none, beside others, a line is enough.
        let isOpen: Bool
        /// By index of `items`.
        let roots: [Int]
        /// What nobody in sight shows.
        let loose: [Int]
    }

    /// One controller.
    struct Item: Sendable {
        let id: Int
        let name: String
        /// Where it is made or drawn: `Sources/Feed.swift:12`.
        let place: String
        /// How it came to hang where it does: `tab`, `pushed at Feed.swift:30`.
        let how: String
        let identifier: String
        /// The identifier itself; `nil` where the text does not tell.
        let givenIdentifier: String?
        let fate: String
        let state: State
        let parent: Int?
        var children: [Int] = []
        /// What it shows that hangs elsewhere: how, and the index.
        var references: [(how: String, id: Int)] = []
        /// What others that lead to it, too, call it by: ` #12`, the `id` of scripts; empty where none do.
        var number = ""
        /// Whether showing it later is what leads to it, rather than containment.
        let isShownLater: Bool
    }

    /// What one would call all of it.
    let title: String
    let apps: [App]
    /// Those that are to be seen, in the order of a legend.
    let states: [State]
    /// What keeps the picture from being whole.
    let notice: String?

    init(_ graph: ScreenGraph, _ places: Places) {
        let words = ScreenWords(places)
        let apps = graph.apps.map { app in
            var items = app.screens.enumerated().map { id, screen in words.item(screen, id, in: app) }
            for (id, screen) in app.screens.enumerated() {
                if let parent = screen.parent { items[parent].children.append(id) }
                items[id].references = screen.links.filter(\.isReference).map {
                    (words.how($0.kind, $0.location, from: screen.location), $0.target)
                }
            }
            for id in Set(items.flatMap { $0.references.map(\.id) }) { items[id].number = " #\(id)" }
            let counts = Dictionary(grouping: items, by: \.state).mapValues(\.count)
            return App(
                name: "Screens of \(places.folder(app.folder))", mechanism: words.mechanism(of: app),
                summary: words.summary(counts, items.count, unseen: app.unseenSuperclasses),
                counts: counts, items: items, isOpen: graph.apps.count == 1 || app.mechanism.restoresControllers, roots: app.roots,
                loose: app.loose)
        }
        self.apps = apps
        title = apps.count == 1 ? apps[0].name : "Screens of \(places.drawnFolder)"
        states = State.allCases.filter { state in apps.contains { $0.isOpen && $0.counts[state] != nil } }
        notice =
            graph.isComplete
            ? nil : "Values were not followed to the end, so what code makes and shows is left out; draw fewer folders at once."
    }

    /// Turns offsets into lines.
    struct Places: Sendable {
        private let lines: [String: LineTable]
        /// What readers call a path.
        private let names: [String: String]
        private let folders: [String: String]
        /// What one would call the folder that is drawn.
        let drawnFolder: String

        /// - Parameters:
        ///   - drawnFolder: what one would call the folder that is drawn.
        ///   - source: gives the text that was read; `nil` where it is gone.
        ///   - name: gives what readers call a path.
        ///   - folder: gives what one would call a folder.
        init(
            _ graph: ScreenGraph, of drawnFolder: String, source: (String) -> SourceFile?, name: (String) -> String,
            folder: (String) -> String
        ) {
            self.drawnFolder = drawnFolder.printable
            let paths = Set(graph.locations.map(\.path))
            names = Dictionary(uniqueKeysWithValues: paths.map { ($0, name($0).printable) })
            folders = Dictionary(uniqueKeysWithValues: Set(graph.apps.map(\.folder)).map { ($0, folder($0).printable) })
            lines = Dictionary(uniqueKeysWithValues: paths.compactMap { path in source(path).map { (path, LineTable($0)) } })
        }

        func folder(_ path: String) -> String { folders[path] ?? path.printable }

        func path(_ location: Location) -> String { names[location.path] ?? location.path.printable }

        /// From 1; `nil` where the file is gone.
        func line(_ location: Location) -> Int? { lines[location.path]?.position(of: location.range.start).line }

        func text(_ location: Location) -> String { path(location) + (line(location).map { ":\($0)" } ?? "") }

        /// Without the path where a reader has just read it.
        func text(_ location: Location, after other: Location) -> String {
            guard location.path == other.path, let line = line(location) else { return text(location) }
            return "line \(line)"
        }
    }
}

extension ScreenGraph {
    /// All places that a reader of it may want to look up.
    fileprivate var locations: [Location] { apps.flatMap(\.locations) }
}

extension ScreensOfApp {
    fileprivate var locations: [Location] {
        let own =
            switch mechanism {
            case .controllers(let location, _), .off(let location): [location]
            case .scenes(let location), .inertBesideScenes(let location): [location]
            case .notInSight: [Location?]()
            }
        return (own + [activityDoubt?.location]).compactMap(\.self) + screens.flatMap(\.locations)
    }
}

extension Screen {
    fileprivate var locations: [Location] {
        [location] + [linked, identifier.location, recreator?.location, status.location].compactMap(\.self) + links.map(\.location)
    }
}

extension Screen.Identifier {
    var location: Location? {
        switch self {
        case .given(_, _, let location): location
        case .optedOut(let location): location
        case .unknown(let doubt): doubt.location
        case .none: nil
        }
    }
}

extension Screen.Recreator {
    var location: Location? {
        switch self {
        case .lateLaunch(let location), .restorationClass(_, let location), .delegate(let location), .storyboard(let location),
            .nobody(let location),
            .refused(_, let location):
            location
        case .unknown(let doubt): doubt.location
        case .launch, .parent: nil
        }
    }
}

extension Screen.Status {
    var location: Location? {
        switch self {
        case .cutOff(let cut): cut.location
        case .untold(let doubt): doubt.location
        case .shownAgain(.activity(let location)): location
        case .preserved, .below, .shownAgain, .inert: nil
        }
    }
}

extension Screen.Cut {
    var location: Location? {
        switch self {
        case .noIdentifier: nil
        case .optedOut(let location): location
        case .notEncoded(_, let location), .nobodyMakesIt(let location), .refused(_, let location): location
        }
    }
}
