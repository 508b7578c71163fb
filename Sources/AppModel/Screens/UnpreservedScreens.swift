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
    /// Where another object of its class is identified.
    public let identifiedElsewhere: Location?
    /// Its class has state to keep.
    public let hasState: Bool
    let isOfOwnClass: Bool
}

/// What one line is enough for: a class of the app's own, or else a place.
private struct Repeated: Hashable {
    let name: String?
    let location: Location?
}

extension App {
    /// In apps that are seen to switch restoration on, each class once. A dialog or a form that is presented is left out, since those go on
    /// purpose, unless it leads on to other screens. So is what the app opens again by itself, as it launches, restores or shows the parent,
    /// and what has state of its own to keep and is never identified, of which `statesNeverReached` tells, and `brokenStoryboardChains` of stacks that something
    /// with an identifier is pushed on.
    public func unpreservedScreens(_ silences: inout Silences) -> [UnpreservedScreen] {
        guard program.units.indices.contains(where: { optsIn(unit: $0) == true }) else { return [] }
        var repeated = Silences()
        let broken = Set(
            brokenStoryboardChains(&repeated).map(\.parent.location) + unidentifiedPresenters(&repeated).map(\.location)
                + unidentifiedReferences(&repeated).map(\.made))
        // What two apps of one project share is said once.
        var told: Set<Told> = []
        return screenGraph.apps.flatMap { app in
            unpreserved(in: app, &silences).filter { screen in
                !broken.contains(screen.location) && told.insert(Told(unit: app.unit, screen: screen.repeated)).inserted
            }
        }
    }

    private struct Told: Hashable {
        let unit: Int
        let screen: Repeated
    }

    private func unpreserved(in app: ScreensOfApp, _ silences: inout Silences) -> [UnpreservedScreen] {
        guard case .controllers = app.mechanism, case let unit = app.unit else { return [] }
        let unread = program.silence(onCodeOf: unit) ?? program.silence(onInterfacesOf: unit)
        let containing = identifiedWithin(app.screens)
        let reopened = ReopenedScreens(app.screens, of: self)
        return app.screens.indices.compactMap { index -> UnpreservedScreen? in
            let screen = app.screens[index]
            guard screen.isUnidentified || screen.silenceOnIdentifier != nil, !containing.contains(index),
                isWorthKeeping(screen, in: app.screens), let lost = lostWay(to: index, in: app.screens, reopened, &silences),
                !isMadeByNobody(screen),
                !silences.note(unread ?? screen.silenceOnIdentifier ?? silence(onMessagesBeside: screen))
            else { return nil }
            let hasState = screen.type?.projectType.flatMap(ownState) != nil
            return UnpreservedScreen(
                name: screen.name, location: screen.location, parent: lost.parent.name, kind: lost.kind, linked: lost.linked,
                identifiedElsewhere: hasState
                    ? screen.type?.projectType.flatMap(identificationOfOthers) : identificationOfTwin(of: screen, in: app.screens),
                hasState: hasState, isOfOwnClass: screen.type?.projectType != nil)
        }.first(ofEach: \.repeated)
    }

    /// How a screen comes to hang below one that is saved, where no code brings it back there. Of one that decoding puts in its place it is a
    /// way on which somebody else shows it.
    private func lostWay(
        to index: Int, in screens: [Screen], _ reopened: ReopenedScreens, _ silences: inout Silences
    ) -> (parent: Screen, kind: Screen.LinkKind, linked: Location)? {
        let screen = screens[index]
        guard let kind = screen.kind, kind.losesPlace || kind.isLaidOver, let linked = screen.linked, let parent = screen.parent else {
            return nil
        }
        guard screens[parent].isPreserved else {
            // It hangs in the stack, whoever has it shown there (A7).
            guard kind.isPushedBySegue, let below = memberOfStack(around: parent, in: screens),
                !reopened.isOpenedAgain(screen, shown: kind, at: linked, by: screens[parent]),
                !reopened.isOpenedAgain(screen, shown: kind, at: linked, by: screens[below.index]), !silences.note(below.doubt)
            else { return nil }
            return (screens[below.index], kind, linked)
        }
        func isLost(_ kind: Screen.LinkKind, _ linked: Location, by parent: Int) -> Bool {
            let isLaidOver = kind.isLaidOver || isPresentation(kind, by: parent, in: screens)
            let isPlace = isLaidOver ? isMoreThanDialog(index, shown: kind, in: screens) && !isPopover(linked) : kind.losesPlace
            return isPlace && screens[parent].isPreserved
                && !reopened.isOpenedAgain(screen, shown: kind, at: linked, by: screens[parent])
        }
        if !kind.contains { return isLost(kind, linked, by: parent) ? (screens[parent], kind, linked) : nil }
        guard reopened.isFilledAgain(screen) else { return (screens[parent], kind, linked) }
        for (number, other) in screens.enumerated() {
            for link in other.links where link.target == index && !link.kind.contains && isLost(link.kind, link.location, by: number) {
                return (other, link.kind, link.location)
            }
        }
        return nil
    }

    /// The one of a stack that UIKit saves in which another stands that is not saved itself, and whether it does where the app has a way of its own
    /// to show it.
    private func memberOfStack(around index: Int, in screens: [Screen]) -> (index: Int, doubt: Silence?)? {
        var current = index
        var doubt: Silence?
        for _ in screens {
            let screen = screens[current]
            guard let kind = screen.kind, let parent = screen.parent else { return nil }
            switch kind {
            case .navigation, .pushed, .segue("push"):
                return current != index && screen.isPreserved ? (current, doubt) : nil
            case .tabs, .child, .embedded: current = parent
            case .segue("custom"):
                doubt = doubt ?? Silence(.ownSegue, at: screen.linked ?? screen.location, about: screen.name)
                current = parent
            case .root, .initial, .split, .page, .handed, .presented, .shown, .segue: return nil
            }
        }
        return nil
    }

    /// Whether it leads on to other screens, or is one that the app saves elsewhere. Of what is shown in the way of a stack, though none is
    /// around, so are the others.
    private func isMoreThanDialog(_ index: Int, shown kind: Screen.LinkKind, in screens: [Screen]) -> Bool {
        let screen = screens[index]
        let isOnTheWay = kind.asksAround && screen.links.contains { $0.kind.asksAround && !$0.isReference && $0.target != index }
        return isOnTheWay || leadsOn(screen, in: screens) || identificationOfTwin(of: screen, in: screens) != nil
    }

    /// Where one of the same class of the app's own is identified that UIKit saves. A stack is around all sorts of things.
    private func identificationOfTwin(of screen: Screen, in screens: [Screen]) -> Location? {
        guard let type = screen.type?.projectType, containerKind(.project(type)) == nil,
            !screen.links.contains(where: \.kind.contains)
        else { return nil }
        for other in screens where other.type?.projectType == type && other.isPreserved {
            if case .given(_, _, let location) = other.identifier { return location }
        }
        return nil
    }

    /// Whether it is a stack with something to push on it, or a container with several screens, in which somebody may be far from its beginning.
    private func leadsOn(_ screen: Screen, in screens: [Screen]) -> Bool {
        guard let kind = screen.type.flatMap(containerKind) else { return false }
        let contained = screen.links.filter(\.kind.contains).map { screens[$0.target] }
        // Who takes an identifier away does not want it back.
        guard !contained.contains(where: \.isOptedOut) else { return false }
        switch kind {
        case .tabs, .split: return contained.count > 1
        case .navigation: return contained.contains { $0.links.contains { $0.kind.losesPlace && !$0.kind.contains } }
        case .page, .custom: return false
        }
    }

    /// Whether what presents something says that it may be a popover, which does not come back.
    private func isPopover(_ link: Location) -> Bool {
        let words: Set = ["popover", "popoverPresentationController", "UIModalPresentationPopover", "UIPopoverController"]
        return program.functions(around: link).contains { function in
            function.contains { $0.namesAny(of: words) } && sites(in: function).contains { $0.range.contains(link.range) }
        }
    }

    /// Whether what a screen shows is laid over it: where no stack and no split view is around, `show` and `showDetailViewController` present.
    private func isPresentation(_ kind: Screen.LinkKind, by shower: Int, in screens: [Screen]) -> Bool {
        guard kind.asksAround else { return false }
        var current = shower
        for _ in screens {
            let screen = screens[current]
            if let container = screen.type.flatMap(containerKind), container == .navigation || container == .split { return false }
            switch screen.kind {
            case .root, .initial, .presented: return true
            case .segue(let kind) where !["show", "push", "showDetail"].contains(kind): return true
            case .navigation, .split, .pushed, .handed, nil: return false
            case .shown, .segue, .tabs, .page, .child, .embedded: break
            }
            guard let parent = screen.parent else { return false }
            current = parent
        }
        return false
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

    /// A screen of the app's own without code for restoration, or a container of more than one that only fills the place.
    private func isWorthKeeping(_ screen: Screen, in screens: [Screen]) -> Bool {
        guard let type = screen.type?.projectType else {
            return screen.type.flatMap(containerKind) != nil
                && screen.links.contains { link in
                    let target = screens[link.target]
                    return target.type != .named("UIViewController", []) || !target.links.isEmpty
                }
        }
        return ownState(of: type) == nil || identificationOfOthers(ofClass: type) != nil
    }

    /// Whether it is made in a method that nobody calls.
    private func isMadeByNobody(_ screen: Screen) -> Bool {
        program.functions(around: screen.location).contains { function in
            program.isCalledByNobody(function) && sites(in: function).contains { $0.range.contains(screen.location.range) }
        }
    }

    /// That whoever makes it identifies what is in a list, or whatever gets a message by its name: which objects these are is not followed.
    private func silence(onMessagesBeside screen: Screen) -> Silence? {
        let messages: Set = ["setValue", "makeObjectsPerformSelector", "perform", "performSelector"]
        for function in program.functions(naming: messages) where function.path == screen.location.path {
            let sites = sites(in: function)
            guard sites.contains(where: { $0.range.contains(screen.location.range) }) else { continue }
            let message = sites.first {
                $0.call.map { messages.contains($0.name) && $0.arguments.contains { $0.value.namesIdentifier } } ?? false
            }
            if let message { return Silence(.strayIdentified, at: function.location(message.range), about: screen.name) }
        }
        return nil
    }

    /// The first place that identifies an object of a class that no factory makes.
    private func identificationOfOthers(ofClass type: Type) -> Location? {
        graph.identifyingPoints.keys.filter { object in
            guard graph.type(of: object)?.projectType == type, let site = flow.objects[Int(object)].site else { return false }
            return graph.function(at: site)?.isFactory != true
        }.flatMap { graph.ownIdentifications(of: $0) }.filter { !$0.isOptOut }.map(\.location).min()
    }
}

extension UnpreservedScreen {
    /// Each place that makes one and forgets what another does is to be mended.
    fileprivate var repeated: Repeated {
        let isByClass = isOfOwnClass && identifiedElsewhere == nil
        return Repeated(name: isByClass ? name : nil, location: isByClass ? nil : location)
    }
}

extension Screen {
    fileprivate var isUnidentified: Bool {
        if case .cutOff(.noIdentifier) = status { true } else { false }
    }

    fileprivate var isOptedOut: Bool {
        if case .optedOut = identifier { true } else { false }
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

extension Expression {
    fileprivate func namesAny(of words: Set<String>) -> Bool {
        if case .implicitMember(let name) = kind { words.contains(name) } else { ownName.map(words.contains) ?? false }
    }

    /// The name of the property, in a text or in the selector of its setter.
    fileprivate var namesIdentifier: Bool {
        switch core.kind {
        case .string(let text): text == "restorationIdentifier"
        case .selector(let named):
            named.contains { $0.ownName.map { $0 == "restorationIdentifier" || $0.hasPrefix("setRestorationIdentifier") } ?? false }
        default: false
        }
    }
}

extension Silence.Reason {
    fileprivate static let ownSegue = Silence.Reason("segue of a class of its own, which may put a screen anywhere")
    static let conditionalIdentifier = Silence.Reason("identifier that is given under a condition")
}

extension Screen.LinkKind {
    fileprivate var isPushedBySegue: Bool {
        if case .segue(let kind) = self { kind == "show" || kind == "push" } else { false }
    }

    /// Whether it is a place in the app, where the user goes on from, rather than something laid over one.
    fileprivate var losesPlace: Bool {
        switch self {
        case .navigation, .tabs, .split, .pushed, .shown: true
        case .segue(let kind): ["show", "push", "showDetail"].contains(kind)
        case .root, .initial, .page, .child, .embedded, .handed, .presented: false
        }
    }
}
