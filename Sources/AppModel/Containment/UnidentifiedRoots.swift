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
            // What nobody knows may be the root of another window, where it concerns only what is shown from there.
            var strangers = Silences()
            let roots = windowRoots(inUnit: unit, &doubts, &strangers).sorted()
            var plain: Set<Int32> = []
            guard roots.allSatisfy({ mayBePlain($0, &doubts, &plain) }), !roots.isEmpty || !doubts.isEmpty || !strangers.isEmpty else {
                return nil
            }
            let byThese = strangers.isEmpty ? nil : shownInVain(inUnit: unit, below: Set(roots), by: classes(onlyOf: plain))
            if byThese == nil { doubts.note(strangers) }
            guard let shown = byThese ?? shownInVain(inUnit: unit, below: Set(roots), by: nil) else { return nil }
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
    ///
    /// - Parameter strangers: gets the roots that nobody knows.
    private func windowRoots(inUnit unit: Int, _ doubts: inout Silences, _ strangers: inout Silences) -> Set<Int32> {
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
                let objects = flow.points(of: value, in: function) ?? []
                // One that is not known may be anybody, whoever else it may be.
                if objects.isEmpty || objects.contains(where: { flow.objects[Int($0)].isUnknown }) {
                    strangers.note(Silence(.unfollowedValue, at: function.location(value.range), about: function.symbol))
                }
                roots.formUnion(objects.filter { flow.objects[Int($0)].kind != .nothing && !flow.objects[Int($0)].isUnknown })
            }
        }
        return roots
    }

    /// The classes of which nobody has other objects than some.
    private func classes(onlyOf objects: Set<Int32>) -> Set<Int> {
        let types = Set(objects.compactMap { graph.type(of: $0)?.projectType?.id })
        let others = flow.objects.indices.lazy.filter { !objects.contains(Int32($0)) }.compactMap { index in
            self.graph.type(of: Int32(index))?.projectType?.id
        }
        return types.subtracting(others)
    }

    /// Whether it may be a controller without identifier below which nobody has one from the beginning.
    ///
    /// - Parameter plain: gets it and all that is below it.
    private func mayBePlain(_ root: Int32, _ doubts: inout Silences, _ plain: inout Set<Int32>) -> Bool {
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
        plain.formUnion(open)
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
    ///
    /// - Parameter types: those of whose methods something has to show it; `nil` for anybody, segues included.
    private func shownInVain(inUnit unit: Int, below roots: Set<Int32>, by types: Set<Int>?) -> (name: String, identified: Location)? {
        let made = graph.showings.lazy.compactMap { showing -> (name: String, identified: Location)? in
            guard let function = self.graph.function(at: showing.point), self.program.unit(of: function) == unit,
                !self.program.isTest(function), types.map({ function.type.map(\.id).map($0.contains) ?? false }) ?? true,
                !roots.contains(showing.object), let identified = self.graph.identification(of: showing.object),
                !self.graph.mayBeEncoded(showing.object, atHand: [], by: { _ in true })
            else { return nil }
            return (self.graph.name(of: showing.object), identified)
        }
        if let first = made.first { return first }
        if types != nil { return nil }
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
