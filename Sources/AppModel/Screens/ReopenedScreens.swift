import Syntax

/// Which screens code opens again by itself, when it runs as the app launches or restores, or as the one before comes into sight.
final class ReopenedScreens {
    private let app: App
    /// By name of a screen, what shows it.
    private let links: [String: Links]
    /// The same without what UIKit saves inside of something else: what is laid over a screen, and is no stack, is
    /// another one.
    private let linksBesideSaved: [String: Links]
    private let running: RunningByItself
    /// By class of the screen before, what runs at launch or as that comes into sight.
    private var runningAnyway: [Int?: [Function]] = [:]

    private struct Links {
        let locations: [Location]
        let paths: Set<String>

        init(_ locations: [Location]) {
            self.locations = locations
            paths = Set(locations.map(\.path))
        }
    }

    init(_ screens: [Screen], of app: App) {
        self.app = app
        let shown = screens.flatMap(\.links)
        func byName(_ links: [Screen.Link]) -> [String: Links] {
            Dictionary(grouping: links) { screens[$0.target].name }.mapValues { Links($0.map(\.location)) }
        }
        links = byName(shown)
        linksBesideSaved = byName(shown.filter { !$0.kind.contains || !screens[$0.target].isPreserved })
        running = app.memories.runningByItself.answer(.app) { RunningByItself(app) }
    }

    /// Whether decoding puts a screen into its stack or, where it is a stack of no class of the app's own, something into that: who opens
    /// something there another time finds it there again.
    func isFilledAgain(_ screen: Screen) -> Bool {
        guard let kind = screen.kind, kind.contains else { return false }
        if case .navigation = kind, screen.linked.map({ isReached($0, by: running.filling) }) == true { return true }
        guard let type = screen.type, type.projectType == nil, app.containerKind(type) == .navigation else { return false }
        return screen.links.contains { isReached($0.location, by: running.filling) }
    }

    /// Whether one of its class is shown by code that runs anyway. What brings it back on some devices only does so for what is shown on some.
    ///
    /// - Parameter kind: how it is shown otherwise.
    func isOpenedAgain(_ screen: Screen, shown kind: Screen.LinkKind, at linked: Location, by parent: Screen) -> Bool {
        let isOther = kind.isLaidOver && screen.type.flatMap(app.containerKind) == nil
        let links = (isOther ? linksBesideSaved : links)[screen.name] ?? Links([])
        let isSegue = if case .segue = kind { true } else { false }
        func shows(_ site: Site, in function: Function) -> Bool {
            isSegue && site.performsSegue || links.locations.contains { site.stands(around: $0, in: function) }
        }
        // What a hook leaves to a closure is part of restoring, for instance once something is loaded; elsewhere it waits for the user.
        let atPlaces = links.paths.flatMap { running.restoringByPath[$0] ?? [] }
        var isOnSomeDevices = false
        for function in (isSegue ? running.performingSegues : []) + atPlaces {
            for site in app.sites(in: function) where shows(site, in: function) {
                if running.restoring.contains(function), !site.isForSomeDevices { return true }
                isOnSomeDevices = true
            }
        }
        if isOnSomeDevices, isForSomeDevices(linked) { return true }
        return functions(runningAnywayWith: parent).contains { function in
            (isSegue || links.paths.contains(function.path))
                && app.sites(in: function).contains { !$0.mayRunLater && shows($0, in: function) }
        }
    }

    private func functions(runningAnywayWith parent: Screen) -> [Function] {
        let type = parent.type?.projectType
        if let known = runningAnyway[type?.id] { return known }
        let life = (type.map(app.program.lineage) ?? []).flatMap(app.program.functions).filter {
            UIKit.viewLifeCycle.contains($0.fact.name)
        }
        let functions = app.functions(runningIn: running.launch + life, where: app.mayShowContent)
        runningAnyway[type?.id] = functions
        return functions
    }

    private func isReached(_ link: Location, by functions: [Function]) -> Bool {
        functions.contains { function in app.sites(in: function).contains { $0.stands(around: link, in: function) } }
    }

    private func isForSomeDevices(_ link: Location) -> Bool {
        app.program.functions(around: link).contains { function in
            app.sites(in: function).contains { $0.stands(around: link, in: function) && $0.isForSomeDevices }
        }
    }
}

/// What code runs without the user, whichever app of the project it is of.
struct RunningByItself: Sendable {
    fileprivate let launch: [Function]
    /// What runs while anything is restored, whatever the device is.
    fileprivate let restoring: Set<Function>
    /// The same, with what runs on some devices only, by the file it stands in.
    fileprivate let restoringByPath: [String: [Function]]
    /// Those of them that perform a segue.
    fileprivate let performingSegues: [Function]
    /// What runs when objects have been made again, and are filled.
    fileprivate let filling: [Function]

    fileprivate init(_ app: App) {
        launch = app.program.functions.filter {
            UIKit.delegateMethods.contains($0.fact.name) && $0.type.map { app.program.adopts($0, "UIApplicationDelegate") } ?? false
        }
        let hooks = app.program.implementations(of: Hook.readers + [.finishedRestoring])
        restoring = Set(app.functions(runningIn: hooks) { call, _, _ in !call.isForSomeDevices })
        let restoringSomewhere = app.functions(runningIn: hooks)
        restoringByPath = Dictionary(grouping: restoringSomewhere, by: \.path)
        performingSegues = restoringSomewhere.filter { app.sites(in: $0).contains(where: \.performsSegue) }
        filling = app.functions(runningIn: app.program.implementations(of: .decodeState, .didDecode, .finishedRestoring))
    }
}

extension App {
    /// They themselves, what they call, and what that calls, as far as a call counts.
    fileprivate func functions(
        runningIn functions: [Function], where counts: (_ call: Site, _ caller: Function, _ callee: Function) -> Bool = { _, _, _ in true }
    ) -> [Function] {
        let instances = functions.compactMap(flow.procedure).flatMap(flow.instances)
        let running = flow.instances(runningIn: instances) { caller, instruction, callee in
            guard let calling = flow.function(ofInstance: caller), let called = flow.function(ofInstance: callee),
                let site = site(at: flow.procedure(ofInstance: caller).instructions[Int(instruction)].range, in: calling)
            else { return true }
            return counts(site, calling, called)
        }
        return running.sorted().compactMap(flow.function(ofInstance:)).first(ofEach: \.id)
    }

    /// Whether a call may say what is to be shown: one that hands over nil in place of an object of the app's own leaves the place empty, as
    /// `show(nil)` does.
    fileprivate func mayShowContent(_ site: Site, _ caller: Function, _ callee: Function) -> Bool {
        guard let arguments = site.call?.arguments, !arguments.isEmpty, arguments.allSatisfy(\.value.core.isNil) else { return true }
        return !callee.fact.parameters.contains { parameter in
            guard let type = parameter.type.flatMap({ program.resolve($0, at: Place(callee, nil)) })?.projectType else { return false }
            return type.kind != .protocol && !program.inherits(type, from: "UIResponder")
        }
    }
}

extension Site {
    func stands(around link: Location, in function: Function) -> Bool {
        link.path == function.path && range.contains(link.range)
    }

    fileprivate var performsSegue: Bool { call?.name.hasPrefix("performSegue") == true }

    /// Whether it is asked on the way what the app runs on.
    fileprivate var isForSomeDevices: Bool {
        isTested { $0.ownName.map(UIKit.tellsDevice.contains) ?? false }
    }
}
