import Syntax

/// A root of an app's windows without an identifier, where none has one: UIKit begins there, and saves nothing (A3).
public struct UnidentifiedRoot: Sendable {
    public let name: String
    /// Where it is made or drawn.
    public let location: Location
    /// The function that makes it.
    public let function: Function?
    /// What is shown and has an identifier in vain, and where it gets that.
    public let shown: String
    public let identified: Location
}

extension App {
    /// One for each app that restores and shows something with an identifier, at the first of its roots. A container of somebody with an
    /// identifier is left to the chain that it breaks.
    public func unidentifiedRoots(_ silences: inout Silences) -> [UnidentifiedRoot] {
        guard !flow.isExhausted else { return [] }
        return program.unitsWithApp.sorted().compactMap { unit in
            guard optsIn(unit: unit) == true, !isLegacyInScenes(unit: unit) else { return nil }
            var doubts = Silences()
            doubts.note(program.silence(onCodeOf: unit))
            doubts.note(program.silence(onInterfacesOf: unit))
            let roots = windowRoots(inUnit: unit, &doubts).sorted()
            guard roots.allSatisfy({ mayBePlain($0, &doubts) }), !roots.isEmpty || !doubts.isEmpty,
                let shown = shownInVain(inUnit: unit, below: Set(roots))
            else { return nil }
            guard doubts.isEmpty, let place = roots.compactMap(origin).min(by: { $0.location < $1.location }) else {
                silences.note(doubts)
                return nil
            }
            return UnidentifiedRoot(
                name: place.name, location: place.location, function: place.function, shown: shown.name, identified: shown.identified)
        }
    }

    /// That a xib may hold the window of an app, with what nobody knows below it.
    func silence(onWindowsInXibsOf unit: Int) -> Silence? {
        program.files.indices.first {
            program.unitOfFile[$0] == unit && Conventions.holdsMainWindow(path: program.files[$0].path)
        }.map { Silence(.windowInXib, in: program.files[$0].path) }
    }

    /// The ids of all that a window of an app may begin with, as far as they are known.
    private func windowRoots(inUnit unit: Int, _ doubts: inout Silences) -> Set<Int32> {
        doubts.note(silence(onWindowsInXibsOf: unit))
        for delegate in program.classes(adopting: "UIApplicationDelegate") where delegate.unit == unit {
            doubts.note(program.silence(onAncestorsOf: delegate))
        }
        var roots: Set<Int32> = []
        for controller in initialControllers where interface.controllers[controller].unit == unit {
            guard let drawn = flow.objects.firstIndex(where: { $0.kind == .drawn(controller) && $0.site == nil }) else {
                let scene = interface.controllers[controller]
                doubts.note(Silence(.unfollowedValue, at: scene.location, about: scene.name))
                continue
            }
            roots.insert(Int32(drawn))
        }
        for function in program.functions(mentioningAnyOf: ["rootViewController", "setRootViewController"]) {
            guard program.unit(of: function) == unit, !program.isTest(function) else { continue }
            for site in sites(in: function) {
                guard let value = site.assignedRoot else { continue }
                guard let objects = flow.points(of: value, in: function), !objects.isEmpty else {
                    doubts.note(Silence(.unfollowedValue, at: function.location(value.range), about: function.symbol))
                    continue
                }
                roots.formUnion(objects.filter { flow.objects[Int($0)].kind != .nothing })
            }
        }
        return roots
    }

    /// Whether it may be a controller without identifier below which nobody has one from the beginning.
    private func mayBePlain(_ root: Int32, _ doubts: inout Silences) -> Bool {
        let isUnidentified = graph.isUnidentified(root)
        guard !isUnidentified.isNo else { return false }
        _ = doubts.affirms(isUnidentified)
        var open = [root]
        var next = 0
        while next < open.count {
            let object = open[next]
            next += 1
            guard let type = graph.type(of: object) else {
                guard doubts.note(graph.silence(onClassOf: object)) else { return false }
                continue
            }
            let silence = type.projectType.flatMap(program.silence(onAncestorsOf:))
            guard doubts.note(silence) || isControllerType(type) else { return false }
            for child in graph.holdings.filter({ $0.parent == object }).map(\.child) where !open.contains(child) {
                if graph.identification(of: child) != nil { return false }
                open.append(child)
            }
        }
        let drawn = open.compactMap { object -> Int? in
            if case .drawn(let number) = flow.objects[Int(object)].kind { number } else { nil }
        }
        return mayHoldNobodyIdentified(drawn, &doubts)
    }

    /// The same of what storyboards draw.
    private func mayHoldNobodyIdentified(_ drawn: [Int], _ doubts: inout Silences) -> Bool {
        var open = drawn
        var next = 0
        while next < open.count {
            for child in interface.relationships.filter({ $0.parent == open[next] }).map(\.child) where !open.contains(child) {
                let isUnidentified = isUnidentified(storyboardControllers[child])
                guard !isUnidentified.isNo else { return false }
                _ = doubts.affirms(isUnidentified)
                open.append(child)
            }
            next += 1
        }
        return true
    }

    private func origin(of root: Int32) -> (name: String, location: Location, function: Function?)? {
        if let creation = graph.creation(of: root) {
            return (creation.type.description, creation.location, flow.objects[Int(root)].site.flatMap { graph.function(at: $0) })
        }
        guard case .drawn(let number) = flow.objects[Int(root)].kind else { return nil }
        return (interface.controllers[number].name, interface.controllers[number].location, nil)
    }

    /// Something with an identifier that the app shows by code or by a segue, and that no coder is given.
    private func shownInVain(inUnit unit: Int, below roots: Set<Int32>) -> (name: String, identified: Location)? {
        let made = graph.showings.lazy.compactMap { showing -> (name: String, identified: Location)? in
            guard let function = self.graph.function(at: showing.point), self.program.unit(of: function) == unit,
                !self.program.isTest(function),
                !roots.contains(showing.object), let identified = self.graph.identification(of: showing.object),
                !self.graph.mayBeEncoded(showing.object, atHand: [], by: { _ in true })
            else { return nil }
            return (self.graph.name(of: showing.object), identified)
        }
        if let first = made.first { return first }
        return interface.passages.lazy.compactMap { passage -> (name: String, identified: Location)? in
            let (source, destination) = (self.storyboardControllers[passage.source], self.storyboardControllers[passage.destination])
            guard destination.unit == unit, case .drawn = self.identifier(of: destination), !self.mayBeEncoded(destination, in: source)
            else { return nil }
            return (destination.name, destination.identifierLocation)
        }.first
    }
}

extension Silence.Reason {
    static let windowInXib = Silence.Reason("xib that may give a window its root")
    static let unfollowedValue = Silence.Reason("value that nothing follows")
}

extension Site {
    /// What a window is given for its root.
    var assignedRoot: Expression? {
        switch kind {
        case .assignment(let target, nil, let value) where target.memberName == "rootViewController": value
        case .call(let call) where call.name == "setRootViewController": call.arguments.first?.value
        default: nil
        }
    }
}
