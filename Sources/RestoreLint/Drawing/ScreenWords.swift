import AppModel

/// How the graph of controllers is worded, in every format alike.
struct ScreenWords {
    private typealias State = ScreenSheet.State

    private let places: ScreenSheet.Places

    init(_ places: ScreenSheet.Places) { self.places = places }

    func item(_ screen: Screen, _ id: Int, in app: ScreensOfApp) -> ScreenSheet.Item {
        ScreenSheet.Item(
            id: id, name: screen.name.printable, place: place(of: screen), how: how(screen), identifier: identifier(screen),
            givenIdentifier: givenIdentifier(screen), fate: fate(screen, in: app),
            state: state(screen.status), parent: screen.parent, isShownLater: screen.kind.map { !$0.contains } ?? false)
    }

    private func state(_ status: Screen.Status) -> ScreenSheet.State {
        switch status {
        case .preserved: .kept
        case .cutOff: .cut
        case .below: .below
        case .untold: .untold
        case .shownAgain: .kept
        case .inert: .inert
        }
    }

    // MARK: The app

    func mechanism(of app: ScreensOfApp) -> String {
        switch app.mechanism {
        case .controllers(let location, let isConditional):
            "State restoration is switched on" + (isConditional ? " under a condition" : "") + at(location) + "."
        case .off(let location): "State restoration is not switched on" + at(location) + ", so none of these screens comes back by itself."
        case .scenes(let location):
            "Scenes keep a user activity" + at(location) + ", and UIKit restores no controller: what comes back is up to that."
                + (app.activityDoubt.map {
                    " Beyond what a scene begins with anyway, no screen is seen to be shown from it: \($0.reason.text.printable)\(at($0.location))."
                } ?? "")
        case .inertBesideScenes(let location):
            "The app adopts scenes" + at(location) + ", so UIKit restores no controller, although the app delegate says yes."
        case .notInSight: "No app delegate is in sight; this is what holds in an app that switches state restoration on."
        }
    }

    func summary(_ counts: [ScreenSheet.State: Int], _ total: Int, unseen superclasses: [(name: String, count: Int)]) -> String {
        func count(_ state: State) -> Int { counts[state] ?? 0 }
        let screens = Reporter.count(total, "screen")
        if count(.inert) == total { return "\(screens): UIKit \(total == 1 ? "does not bring it" : "brings none of them") back." }
        let kept =
            switch count(.kept) {
            case 0: "none comes back"
            case 1: "1 comes back"
            case let many: "\(many) come back"
            }
        let others = [State.cut, .below, .untold, .inert].filter { count($0) > 0 }.map { "\(count($0)) \($0.legend)" }
        return screens + ": " + ([kept] + others).joined(separator: ", ") + unseen(superclasses) + "."
    }

    private func unseen(_ superclasses: [(name: String, count: Int)]) -> String {
        guard let first = superclasses.first else { return "" }
        let names = superclasses.prefix(3).map { $0.name.printable }
        let others = superclasses.count - names.count
        let count = superclasses.reduce(0) { $0 + $1.count }
        guard superclasses.count > 1 else { return ", \(count) of them since superclass \(first.name.printable) is not in the sources" }
        let list =
            others > 0
            ? names.joined(separator: ", ") + " and \(others) more" : names.dropLast().joined(separator: ", ") + " and " + names.last!
        return ", \(count) of them since superclasses \(list) are not in the sources"
    }

    // MARK: One controller

    private func place(of screen: Screen) -> String {
        let place = places.text(screen.location)
        switch screen.origin {
        case .made, .drawn, .unknown: return place
        case .outOfSight: return place + " (made out of sight)"
        }
    }

    private func how(_ screen: Screen) -> String {
        guard let kind = screen.kind, let linked = screen.linked else { return "nobody in sight shows it" }
        return how(kind, linked, from: screen.location)
    }

    func how(_ kind: Screen.LinkKind, _ location: Location, from other: Location) -> String {
        let name =
            switch kind {
            case .root: "root of a window"
            case .initial: "initial controller"
            case .navigation: "in its stack"
            case .tabs: "tab"
            case .split: "column"
            case .page: "page"
            case .child: "child"
            case .embedded: "embedded"
            case .handed(let name): "handed to its '\(name.printable)'"
            case .pushed: "pushed"
            case .presented: "presented"
            case .shown: "shown"
            case .segue(let kind): segue(kind)
            }
        return location == other ? name : "\(name), \(places.text(location, after: other))"
    }

    private func segue(_ kind: String) -> String {
        switch kind {
        case "show", "push": "pushed by a segue"
        case "showDetail", "replace": "shown as detail by a segue"
        case "presentation", "modal": "presented by a segue"
        case "popoverPresentation", "popover": "presented as popover by a segue"
        default: "shown by a segue"
        }
    }

    private func identifier(_ screen: Screen) -> String {
        switch screen.identifier {
        case .given(let text, let source, let location):
            let name = text.map { "identifier '\($0.printable)'" } ?? "identifier made while the app runs"
            return "\(name), \(self.source(source)) (\(places.text(location, after: screen.location)))"
        case .none: return "no identifier"
        case .optedOut(let location): return "identifier taken away" + at(location, of: screen)
        case .unknown(let doubt): return "identifier unknown: \(reason(doubt, of: screen))"
        }
    }

    private func givenIdentifier(_ screen: Screen) -> String? {
        guard case .given(let text, _, _) = screen.identifier else { return nil }
        return text?.printable
    }

    private func source(_ source: Screen.Source) -> String {
        switch source {
        case .storyboard: "by the storyboard"
        case .override: "by its class's getter"
        case .ownClass(let symbol), .other(let symbol): "by \(symbol.printable)"
        }
    }

    private func fate(_ screen: Screen, in app: ScreensOfApp) -> String {
        switch screen.status {
        case .preserved: "comes back: " + recreator(screen.recreator, of: screen)
        case .cutOff(let cut): self.cut(cut, of: screen)
        case .below(let id): "not saved: below \(app.screens[id].name.printable), which is cut off"
        case .untold(let doubt):
            if case .unknown = screen.identifier { "could not be told" } else { "could not be told: " + reason(doubt, of: screen) }
        case .shownAgain(.launch): "comes back: shown whenever a scene connects"
        case .shownAgain(.parent): "comes back: what contains it makes it"
        case .shownAgain(.activity(let location)): "comes back: shown from the scene's activity" + at(location, of: screen)
        case .inert: ""
        }
    }

    private func recreator(_ recreator: Screen.Recreator?, of screen: Screen) -> String {
        switch recreator {
        case .launch?: "the launch makes it before UIKit restores"
        case .parent?: "what contains it makes it"
        case .restorationClass(let name, let location)?: "restoration class \(name.printable) answers for it" + at(location, of: screen)
        case .delegate(let location)?: "the app delegate's factory answers for it" + at(location, of: screen)
        case .storyboard(let location)?: "UIKit makes it from its storyboard" + at(location, of: screen)
        case .lateLaunch(let location)?: "the launch makes it" + at(location, of: screen)
        case .nobody?, .refused?, .unknown?, nil: "nobody is known to make it"
        }
    }

    private func cut(_ cut: Screen.Cut, of screen: Screen) -> String {
        switch cut {
        case .noIdentifier: "no restoration identifier: UIKit saves neither it nor what it contains"
        case .optedOut: "opted out: UIKit saves neither it nor what it contains"
        case .notEncoded(let parent, let location):
            "not saved: \(parent.printable), whose child it becomes\(at(location, of: screen)), never encodes it"
        case .nobodyMakesIt: "saved, but nothing can make it again"
        case .refused(let name, let location):
            "saved, but restoration class \(name.printable) makes nothing for it" + at(location, of: screen)
        }
    }

    private func reason(_ doubt: Screen.Doubt, of screen: Screen) -> String {
        doubt.reason.text.printable + at(doubt.location, of: screen)
    }

    /// Of what one has just read the place of, the line is enough, or nothing.
    private func at(_ location: Location?, of screen: Screen) -> String {
        guard let location, location != screen.location else { return "" }
        return " (\(places.text(location, after: screen.location)))"
    }

    private func at(_ location: Location?) -> String { location.map { " (\(places.text($0)))" } ?? "" }
}
