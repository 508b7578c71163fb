/// A container without an identifier, and a child of it that has one, which UIKit therefore does not save (A3).
public struct BrokenChain: Sendable {
    public enum Origin: Sendable {
        /// By code, there.
        case created(Location)
        /// In a storyboard, there.
        case drawn(Location)

        public func isDrawn(at places: Set<Location>) -> Bool {
            if case .drawn(let place) = self { places.contains(place) } else { false }
        }
    }

    public let parent: String
    public let origin: Origin
    public let child: String
    /// Where the child is given its identifier.
    public let identified: Location
    /// Where it becomes a child.
    public let added: Location
    public let function: Function?
    /// Whether the container fills itself with what it makes itself, perhaps far away from where it comes from.
    public let isFilledByItself: Bool
    /// Whether the call that creates the container gives it the child.
    public let isFilledWhenMade: Bool
    /// Whether little is lost: the child is identified by nothing but a base class that does so for all, or the container is shown for a
    /// moment, and the child keeps nothing of its own; or it shows pages, which it does not save in any case (A10).
    public let isIncidental: Bool
}

/// A child of a container of the project's own that takes part in restoration, which nobody is seen to hand to a coder (A4).
public struct UnencodedChild: Sendable {
    public let parent: Type
    public let child: StaticType
    public let name: String
    /// Its id in `ValueFlow.objects`.
    public let object: Int32
    /// Rather than having restoration code alone.
    public let isIdentified: Bool
    /// No, as far as the text tells.
    public let isEncoded: Answer
    public let added: Location
    public let function: Function?
}

/// Two children of one parent that have one identifier (A2).
public struct EqualSiblings: Sendable {
    public let text: String
    public let first: (name: String, identified: Location)
    public let second: (name: String, identified: Location)
    public let added: Location
    public let function: Function?
}

extension App {
    /// One for each container, in the order of the places that create or fill them.
    ///
    /// - Parameter drawn: where the drawn parents stand that storyboards alone tell of.
    public func brokenChains(beside drawn: Set<Location>, _ silences: inout Silences) -> [BrokenChain] {
        var places: Set<Location> = []
        var untold: [Location: Silences] = [:]
        var answers = ChainAnswers()
        // A chain is told by what its container is made with, if anything.
        let whenMade = graph.holdings.filter(isFilledWhenMade)
        let madeThere = whenMade.filter { holding in
            if case .made = flow.objects[Int(holding.child)].kind { true } else { false }
        }
        let chains = (madeThere + whenMade + graph.holdings).compactMap { holding -> BrokenChain? in
            guard let origin = origin(ofParentIn: holding), let identified = graph.identification(of: holding.child), matters(holding)
            else { return nil }
            let added = graph.location(of: holding)
            let isFilledByItself = isFilledByItself(holding)
            let place: Location
            switch origin {
            case .created(let created): place = isFilledByItself ? added : created
            case .drawn(let drawn): place = drawn
            }
            guard !places.contains(place), case let isUnidentified = isUnidentified(holding.parent, &answers), !isUnidentified.isNo,
                case let isPreserved = isPreserved(holding, &answers), !isPreserved.isYes
            else { return nil }
            var doubts = Silences()
            let isTold = doubts.affirms(isUnidentified) && doubts.denies(isPreserved) && doubts.affirms(isRestored(origin, in: holding))
            guard isTold, !doubts.note(silence(onLeavingOut: holding, &answers) ?? silence(onPlaceOf: holding, from: origin, &answers))
            else {
                if !origin.isDrawn(at: drawn) { untold[place, default: Silences()].note(doubts) }
                return nil
            }
            places.insert(place)
            return BrokenChain(
                parent: graph.name(of: holding.parent), origin: origin, child: graph.name(of: holding.child), identified: identified,
                added: added,
                function: graph.function(at: holding.point), isFilledByItself: isFilledByItself,
                isFilledWhenMade: isFilledWhenMade(holding),
                isIncidental: isIncidental(holding.child) || isDialog(holding) || holding.kind == .page)
        }
        for (place, doubts) in untold where !places.contains(place) { silences.note(doubts) }
        return chains
    }

    /// Where the parent comes from; `nil` where that is not in sight, or what is drawn is never restored.
    private func origin(ofParentIn holding: ObjectGraph.Holding) -> BrokenChain.Origin? {
        if let creation = graph.creation(of: holding.parent) { return .created(creation.location) }
        guard case .drawn(let number) = flow.objects[Int(holding.parent)].kind, !isOptedIn(unit: unit(of: holding)).isNo else { return nil }
        return .drawn(interface.controllers[number].location)
    }

    /// Whether what is made for a chain matters to restoration; what is drawn says nothing of that by itself.
    private func isRestored(_ origin: BrokenChain.Origin, in holding: ObjectGraph.Holding) -> Answer {
        if case .drawn = origin { isOptedIn(unit: unit(of: holding)) } else { .yes }
    }

    /// Whether the call that makes the container gives it the child, be it two in Objective-C.
    private func isFilledWhenMade(_ holding: ObjectGraph.Holding) -> Bool {
        guard let site = flow.objects[Int(holding.parent)].site, site.procedure == holding.point.procedure else { return false }
        return site == holding.point
            || site.instruction >= 0 && holding.point.instruction >= 0
                && graph.instruction(at: holding.point).range.contains(graph.instruction(at: site).range)
    }

    private func isFilledByItself(_ holding: ObjectGraph.Holding) -> Bool {
        guard let type = graph.type(of: holding.parent)?.projectType, let made = flow.objects[Int(holding.child)].site else { return false }
        let lineage = program.lineage(of: type)
        return [holding.point, made].allSatisfy { graph.function(at: $0)?.type.map(lineage.contains) ?? false }
    }

    /// Whether nothing but a base class identifies an object, as it does all others, and it keeps nothing of its own.
    func isIncidental(_ child: Int32) -> Bool {
        guard case .project(let type)? = graph.type(of: child), case .some(let assignments) = classIdentifier(of: type) else {
            return false
        }
        let lineage = program.lineage(of: type)
        let bases = (graph.ownIdentifications(of: child) + assignments).map(\.function.type)
        return bases.allSatisfy { base in
            guard let base, base != type, let position = lineage.firstIndex(of: base) else { return false }
            return lineage[..<position].allSatisfy { owner in program.functions(of: owner).allSatisfy { $0.hook != .encodeState } }
        }
    }

    /// Whether a container is only ever presented, and what is in it keeps nothing, holds nothing that does and is not said to be made again.
    private func isDialog(_ holding: ObjectGraph.Holding) -> Bool {
        let showings = graph.showings.filter { $0.object == holding.parent }
        return !showings.isEmpty && showings.allSatisfy(graph.isPresentation) && !graph.holdings.contains { $0.child == holding.parent }
            && keepsNothing(holding.child) && isWithoutRestorationClass(holding.child)
            && !graph.holdings.contains { $0.parent == holding.child && graph.identification(of: $0.child) != nil }
    }

    /// What is known so far of objects and classes that many chains lead to, for it takes long to tell.
    private struct ChainAnswers {
        var handsItself: [Int: Location?] = [:]
        var isUnidentified: [Int32: Answer] = [:]
        var isLeftOut: [Int32: Bool] = [:]
    }

    private func isUnidentified(_ object: Int32, _ answers: inout ChainAnswers) -> Answer {
        if let known = answers.isUnidentified[object] { return known }
        let found = graph.isUnidentified(object) { type in
            if let known = answers.handsItself[type.id] { return known }
            let found = placeThatHandsItselfToIdentifier(type)
            answers.handsItself[type.id] = .some(found)
            return found
        }
        answers.isUnidentified[object] = found
        return found
    }

    /// That what code puts into a drawn container may be shown in what a xib holds instead, or in another container, where its identifier may be
    /// of use.
    private func silence(onPlaceOf holding: ObjectGraph.Holding, from origin: BrokenChain.Origin, _ answers: inout ChainAnswers) -> Silence?
    {
        guard case .drawn = origin else { return nil }
        if let silence = silence(onWindowsInXibsOf: unit(of: holding)) { return silence }
        let others = (graph.holdings + graph.strayHoldings).filter {
            ($0.child == holding.child || $0.point == holding.point) && $0.parent != holding.parent
        }
        guard let other = others.first(where: { !isUnidentified($0.parent, &answers).isYes }) else { return nil }
        return Silence(.shownElsewhere, at: graph.location(of: other), about: graph.name(of: holding.child))
    }

    /// That a sheet is perhaps never saved on purpose.
    private func silence(onLeavingOut holding: ObjectGraph.Holding, _ answers: inout ChainAnswers) -> Silence? {
        guard isLeftOut(holding, &answers) else { return nil }
        return Silence(.leftOut, at: graph.location(of: holding), about: graph.name(of: holding.parent))
    }

    /// Whether a controller is pushed onto a sheet that is never saved, from its first screen on.
    private func isLeftOut(_ holding: ObjectGraph.Holding, _ answers: inout ChainAnswers) -> Bool {
        guard holding.kind == .navigation, !isFilledWhenMade(holding) else { return false }
        if let known = answers.isLeftOut[holding.parent] { return known }
        let showings = graph.showings.filter { $0.object == holding.parent }
        let found =
            !showings.isEmpty && showings.allSatisfy(graph.isPresentation)
            && graph.holdings.contains { $0.parent == holding.parent && isFilledWhenMade($0) && isLeftAlone($0.child, &answers) }
        answers.isLeftOut[holding.parent] = found
        return found
    }

    /// Whether a sheet's first screen is surely not saved: it has no identifier, or loses it, or is the frameworks' own and gets none in sight.
    private func isLeftAlone(_ child: Int32, _ answers: inout ChainAnswers) -> Bool {
        if isUnidentified(child, &answers).isYes || graph.ownIdentifications(of: child).contains(where: \.isOptOut) { return true }
        guard case .made(.named) = flow.objects[Int(child)].kind else { return false }
        return graph.ownIdentifications(of: child).isEmpty
    }

    private func keepsNothing(_ child: Int32) -> Bool {
        if case .drawn(let number) = flow.objects[Int(child)].kind, hasIdentifiedViews(interface.controllers[number]) { return false }
        guard case .project(let type)? = graph.type(of: child) else { return true }
        return !program.hasUnknownAncestor(type)
            && program.lineage(of: type).allSatisfy { program.implementations(of: .encodeState, in: $0).isEmpty }
    }

    private func isWithoutRestorationClass(_ child: Int32) -> Bool {
        graph.isSurelyWithoutRestorationClass(child)
            && graph.type(of: child)?.projectType.map { classRestorationClass(of: $0, for: child).isNone } ?? true
    }

    /// Whether anything is lost where a drawn controller is not saved: state of its own, that of identified views, or what it contains.
    public func hasStateToKeep(_ controller: StoryboardController) -> Bool {
        guard let type = controller.type?.unwrapped else { return true }
        return hasIdentifiedViews(controller) || containerKind(type) != nil || type.projectType.map(hasRestorationCode) ?? false
    }

    private func hasIdentifiedViews(_ controller: StoryboardController) -> Bool { !identifiedViews(of: controller).isEmpty }

    /// The views of a drawn controller that its storyboard gives an identifier.
    func identifiedViews(of controller: StoryboardController) -> [InterfaceView] {
        guard let drawing = program.files[controller.file].interface else { return [] }
        return drawing.views.filter { view in view.controller.map { drawing.controllers[$0].id == controller.fact.id } ?? false }
    }

    /// One for each container's class and child's class, in the order of the places that add them.
    public var unencodedChildren: [UnencodedChild] {
        // A child may be that of many parents.
        var taking: [Int32: Bool] = [:]
        var identified: [Int32: Bool] = [:]
        func known(_ answers: inout [Int32: Bool], _ child: Int32, _ ask: (Int32) -> Bool) -> Bool {
            if let known = answers[child] { return known }
            let answer = ask(child)
            answers[child] = answer
            return answer
        }
        return graph.holdings.compactMap { holding in
            guard holding.kind == .custom, known(&taking, holding.child, takesPart), let child = graph.type(of: holding.child),
                let parent = graph.type(of: holding.parent)?.projectType, matters(holding),
                case let isEncoded = isEncoded(holding, beside: parent), !isEncoded.isYes
            else { return nil }
            return UnencodedChild(
                parent: parent, child: child, name: graph.name(ofChildIn: holding), object: holding.child,
                isIdentified: known(&identified, holding.child) { isIdentified($0) == true }, isEncoded: isEncoded,
                added: graph.location(of: holding), function: graph.function(at: holding.point))
        }.sorted { $0.added < $1.added }
    }

    /// Whether a controller is given an identifier, or its class has restoration code.
    func takesPart(_ object: Int32) -> Bool { isIdentified(object) ?? graph.type(of: object)?.projectType.map(hasRestorationCode) ?? false }

    /// Whether an object is given an identifier, or is denied one on purpose; `nil` where nobody is seen to do either.
    private func isIdentified(_ object: Int32) -> Bool? {
        // What a category does to many under a condition tells nothing of one.
        let own = graph.ownIdentifications(of: object).filter { !$0.isForSelf }
        if own.contains(where: \.isOptOut) { return false }
        if !own.isEmpty || graph.identification(of: object) != nil { return true }
        if case .drawn(let number) = flow.objects[Int(object)].kind, identifier(of: interface.controllers[number]).isSome { return true }
        guard let type = graph.type(of: object)?.projectType else { return nil }
        switch classIdentifier(of: type, for: object) {
        case .optedOut: return false
        case .drawn, .some, .computed: return true
        case .none, .unknown: return nil
        }
    }

    /// In the order of the places that add the second.
    public func equalSiblings(_ silences: inout Silences) -> [EqualSiblings] {
        var found: [EqualSiblings] = []
        // A child may be that of many parents.
        var texts: [Int32: (text: String, location: Location, isCertain: Bool)?] = [:]
        let families = Dictionary(grouping: (graph.holdings + graph.strayHoldings).filter(\.hasSiblings), by: \.parent)
        for (_, children) in families.sorted(by: { $0.key < $1.key }) {
            var seen: [String: [(holding: ObjectGraph.Holding, location: Location, isCertain: Bool)]] = [:]
            let areSeveral = children.contains { $0.child != children[0].child }
            for holding in children where matters(holding) && graph.isOne(holding.child) {
                let identified = texts[holding.child] ?? graph.identifierText(of: holding.child)
                texts[holding.child] = .some(identified)
                guard let (text, location, isCertain) = identified else {
                    if areSeveral { silences.note(graph.silence(onTextGivenTo: holding.child)) }
                    continue
                }
                // Of two that each depend on something, either may be left out.
                let earlier = seen[text, default: []].first {
                    $0.holding.child != holding.child && ($0.isCertain || isCertain) && graph.meet($0.holding, holding)
                }
                if let earlier {
                    found.append(
                        EqualSiblings(
                            text: text, first: (graph.name(ofChildIn: earlier.holding), earlier.location),
                            second: (graph.name(ofChildIn: holding), location),
                            added: graph.call(thatAdds: holding, after: earlier.holding).map(graph.location) ?? graph.location(of: holding),
                            function: graph.function(at: holding.point)))
                } else {
                    seen[text, default: []].append((holding, location, isCertain))
                }
            }
        }
        return found.sorted { $0.added < $1.added }
    }

    /// Whether it is no test's, and in an app that restores.
    func matters(_ holding: ObjectGraph.Holding) -> Bool {
        optsIn(unit: unit(of: holding)) != false && graph.function(at: holding.point).map(program.isTest) != true
    }

    private func unit(of holding: ObjectGraph.Holding) -> Int { program.unitOfFile[flow.procedures[Int(holding.point.procedure)].file] }

    func mayBeEncoded(_ holding: ObjectGraph.Holding, beside parent: Type?) -> Bool { !isEncoded(holding, beside: parent).isNo }

    private func isEncoded(_ holding: ObjectGraph.Holding, beside parent: Type?) -> Answer {
        if let unknown = holding.readFrom { return .unknown(program.silence(on: unknown, about: graph.name(ofChildIn: holding))) }
        return graph.isEncoded(holding.child, atHand: atHand(holding, parent)) { _ in true }
    }

    /// The same for somebody who is preserved: what an object without an identifier encodes nobody writes.
    private func isPreserved(_ holding: ObjectGraph.Holding, _ answers: inout ChainAnswers) -> Answer {
        let types = atHand(holding, graph.type(of: holding.parent)?.projectType)
        if graph.isEncoded(holding.child, atHand: types, by: { _ in true }).isNo { return .no }
        return graph.isEncoded(holding.child, atHand: types) { encoder in
            !graph.isNeverPreserved(encoder) { isUnidentified($0, &answers).isYes }
        }
    }

    private func atHand(_ holding: ObjectGraph.Holding, _ parent: Type?) -> Set<Type> {
        Set([graph.function(at: holding.point)?.type, parent].compactMap { $0 }.flatMap(program.family))
    }
}

extension Silence.Reason {
    static let shownElsewhere = Silence.Reason("screen that is put into another container, too, which may be saved")
    static let leftOut = Silence.Reason("sheet that is perhaps never saved on purpose: its first screen has no identifier either")
}

extension ObjectGraph.Holding {
    /// Whether the children of a parent are told apart by their identifiers: those of a stack, and pages, come one after the other.
    var hasSiblings: Bool { kind == .tabs || kind == .split || kind == .custom }
}

extension ObjectGraph {
    /// Where a child, or the list that it is in, is named.
    func location(of holding: Holding) -> Location { location(of: holding.range, at: holding.named) }
}
