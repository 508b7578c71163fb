import Syntax

/// A screen that nobody identifies, though UIKit saves the one that leads to it (A2).
public struct UnpreservedScreen: Sendable {
    /// As messages call it.
    public let name: String
    /// Where it is made or drawn.
    public let location: Location
    /// The one that contains or shows it.
    public let parent: String
    /// How it comes to hang there, and where.
    public let kind: Screen.LinkKind
    public let linked: Location
    let isOfOwnClass: Bool
}

/// What one line is enough for: a class of the app's own, or else a place.
private struct Repeated: Hashable {
    let name: String?
    let location: Location?
}

extension App {
    /// In apps that are seen to switch restoration on, each class once. What is presented is left out: dialogs and forms go on purpose. So is
    /// what the app opens again by itself, as it launches, restores or shows the parent, and what has state of its own to keep, of which
    /// `controllersNeverReached` tells, and `brokenStoryboardChains` of stacks that something with an identifier is pushed on.
    public func unpreservedScreens(_ silences: inout Silences) -> [UnpreservedScreen] {
        guard program.units.indices.contains(where: { optsIn(unit: $0) == true }) else { return [] }
        var repeated = Silences()
        let broken = Set(brokenStoryboardChains(&repeated).map(\.parent.location))
        return screenGraph().apps.flatMap { unpreserved(in: $0, &silences) }.filter { !broken.contains($0.location) }
    }

    private func unpreserved(in app: ScreensOfApp, _ silences: inout Silences) -> [UnpreservedScreen] {
        guard case .controllers = app.mechanism, let unit = program.units.firstIndex(where: { $0.root == app.folder }) else { return [] }
        let unread = program.silence(onCodeOf: unit) ?? program.silence(onInterfacesOf: unit)
        let containing = identifiedWithin(app.screens)
        return app.screens.indices.compactMap { index -> UnpreservedScreen? in
            let screen = app.screens[index]
            guard screen.isUnidentified || screen.silenceOnIdentifier != nil, let kind = screen.kind, kind.losesPlace,
                let linked = screen.linked,
                let parent = screen.parent.map({ app.screens[$0] }), parent.isPreserved, !containing.contains(index),
                isWorthKeeping(screen),
                !isOpenedAgain(screen, below: parent, in: app), !silences.note(unread ?? screen.silenceOnIdentifier)
            else { return nil }
            return UnpreservedScreen(
                name: screen.name, location: screen.location, parent: parent.name, kind: kind, linked: linked,
                isOfOwnClass: screen.type?.projectType != nil)
        }.first(ofEach: { Repeated(name: $0.isOfOwnClass ? $0.name : nil, location: $0.isOfOwnClass ? nil : $0.location) })
    }

    /// Those that contain somebody with an identifier: that such a chain is broken is the graver fault.
    private func identifiedWithin(_ screens: [Screen]) -> Set<Int> {
        var containing: Set<Int> = []
        for screen in screens where screen.identifier.isGiven {
            var inner = screen
            while let parent = inner.parent, inner.kind?.contains == true, containing.insert(parent).inserted { inner = screens[parent] }
        }
        return containing
    }

    /// A screen of the app's own without code for restoration, or a container that others hang below.
    private func isWorthKeeping(_ screen: Screen) -> Bool {
        guard let type = screen.type?.projectType else { return screen.type.flatMap(containerKind) != nil && !screen.links.isEmpty }
        return ownState(of: type) == nil
    }

    // MARK: What comes back by itself

    /// Whether one of its class is shown by code that runs as the app launches or restores, or as the parent comes into sight.
    private func isOpenedAgain(_ screen: Screen, below parent: Screen, in app: ScreensOfApp) -> Bool {
        guard let kind = screen.kind, !kind.contains else { return false }
        let links = app.screens.flatMap { $0.links.filter { app.screens[$0.target].name == screen.name } }
        let lineage = parent.type?.projectType.map(program.lineage) ?? []
        let life = lineage.flatMap(program.functions).filter { UIKit.viewLifeCycle.contains($0.fact.name) }
        let launch = program.functions.filter {
            $0.type.map { program.adopts($0, "UIApplicationDelegate") } ?? false && UIKit.delegateMethods.contains($0.fact.name)
        }
        let hooks = program.implementations(of: Hook.readers + [.finishedRestoring])
        func shows(_ site: Site, in function: Function) -> Bool {
            if site.call?.name.hasPrefix("performSegue") == true, case .segue = kind { return true }
            return links.contains { $0.location.path == function.path && site.range.contains($0.location.range) }
        }
        // What a hook leaves to a closure is part of restoring, for instance once something is loaded; elsewhere it waits for the user.
        return functions(runningIn: hooks).contains { function in sites(in: function).contains { shows($0, in: function) } }
            || functions(runningIn: launch + life).contains { function in
                sites(in: function).contains { !$0.mayRunLater && shows($0, in: function) }
            }
    }

    /// They themselves, what they call, and what that calls.
    private func functions(runningIn functions: [Function]) -> [Function] {
        let instances = functions.compactMap(flow.procedure).flatMap(flow.instances)
        return flow.instances(runningIn: instances).compactMap { instance in
            if case .function(let function) = flow.procedure(ofInstance: instance).origin { function } else { nil }
        }.first(ofEach: \.id)
    }
}

extension Screen {
    fileprivate var isUnidentified: Bool {
        if case .cutOff(.noIdentifier) = status { true } else { false }
    }

    /// Why it is not told whether it is identified.
    fileprivate var silenceOnIdentifier: Silence? {
        guard case .untold = status, case .unknown(let doubt) = identifier else { return nil }
        let reason: Silence.Reason
        switch doubt.reason {
        case .madeElsewhere: reason = .madeOutOfSight
        case .superclass: reason = .superclass
        case .value(let text): reason = Silence.Reason(text)
        case .handedOn: reason = .handedToIdentifier
        case .stray: reason = .strayIdentified
        case .condition: reason = .conditionalIdentifier
        default: return nil
        }
        return Silence(reason, at: doubt.location ?? location, about: name)
    }
}

extension Silence.Reason {
    static let conditionalIdentifier = Silence.Reason("identifier that is given under a condition")
}

extension Screen.LinkKind {
    /// Whether it is a place in the app, where the user goes on from, rather than something laid over one.
    fileprivate var losesPlace: Bool {
        switch self {
        case .navigation, .tabs, .split, .pushed, .shown: true
        case .segue(let kind): ["show", "push", "showDetail"].contains(kind)
        case .root, .initial, .page, .child, .embedded, .presented: false
        }
    }
}
