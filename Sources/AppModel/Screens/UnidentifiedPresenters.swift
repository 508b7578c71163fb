/// A screen without a restoration identifier from which something with one is presented, and is not saved either (A3).
public struct UnidentifiedPresenter: Sendable {
    /// As messages call it.
    public let name: String
    /// Where it is made or drawn.
    public let location: Location
    /// What it presents.
    public let shown: String
    public let identified: Location
    public let linked: Location
}

extension App {
    /// Those that something with an identifier hangs below in every case, in apps that are seen to switch restoration on; where the one that
    /// leads to them is saved, for otherwise the fault lies there.
    public func unidentifiedPresenters(_ silences: inout Silences) -> [UnidentifiedPresenter] {
        guard program.units.indices.contains(where: { optsIn(unit: $0) == true }) else { return [] }
        return screenGraph.apps.flatMap { unidentifiedPresenters(in: $0, &silences) }.first(ofEach: \.location)
    }

    private func unidentifiedPresenters(in app: ScreensOfApp, _ silences: inout Silences) -> [UnidentifiedPresenter] {
        guard case .controllers = app.mechanism, case let unit = app.unit else { return [] }
        return app.screens.compactMap { screen -> UnidentifiedPresenter? in
            guard case .given(_, _, let identified) = screen.identifier, case .below(let cause) = screen.status, screen.parent == cause,
                let kind = screen.kind, kind.isLaidOver || kind.asksAround, let linked = screen.linked,
                case let presenter = app.screens[cause], case .cutOff(.noIdentifier) = presenter.status, presenter.kind?.contains == false,
                let parent = presenter.parent, app.screens[parent].isPreserved, isIdentifiedForItself(screen, at: identified),
                !silences.note(program.silence(onCodeOf: unit) ?? program.silence(onInterfacesOf: unit))
            else { return nil }
            return UnidentifiedPresenter(
                name: presenter.name, location: presenter.location, shown: screen.name, identified: identified, linked: linked)
        }.first(ofEach: \.location)
    }

    /// Whether it is no base class that identifies a screen, as it does whatever inherits from it.
    private func isIdentifiedForItself(_ screen: Screen, at identified: Location) -> Bool {
        guard let type = screen.type?.projectType else { return true }
        return !program.functions(around: identified).contains { function in
            function.type.map { $0 != type && program.isWithin(type, $0) } ?? false
        }
    }
}
