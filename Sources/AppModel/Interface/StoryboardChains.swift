import Syntax

/// A child with a restoration identifier below a parent of a storyboard that has none (A3).
public struct BrokenStoryboardChain: Sendable {
    public let parent: StoryboardController
    public let child: StoryboardController
    /// Where the child gets its identifier: in the storyboard or its class.
    public let identified: Location
    /// The segue that puts the child on top of the stack; `nil` where it is there from the beginning.
    public let pushed: Location?
    /// The child is shown elsewhere, too, where its identifier may be of use.
    public let isElsewhere: Bool
}

extension App {
    /// One for each parent, where restoration is seen to be switched on: identifiers are inert otherwise (G9).
    public func brokenStoryboardChains(_ silences: inout Silences) -> [BrokenStoryboardChain] {
        guard !storyboardControllers.isEmpty else { return [] }
        let pushes = drawnPushes
        let pushers = Dictionary(grouping: pushes, by: \.parent).mapValues { Set($0.map(\.pusher)) }
        var isBelowNothing: [Int: Bool] = [:]
        var untold: [Int: Silences] = [:]
        let places =
            storyboardRelationships.map { (parent: $0.parent, child: $0.child, pushed: Location?.none) }
            + pushes.map { (parent: $0.parent, child: $0.child, pushed: $0.location) }
        let chains = places.compactMap { place -> BrokenStoryboardChain? in
            let (parent, child) = (storyboardControllers[place.parent], storyboardControllers[place.child])
            let isRestored = isOptedIn(unit: parent.unit)
            guard !isRestored.isNo, let identified = identification(of: child), mayBeMade(parent) else { return nil }
            let isLost = isBelowNothing[parent.unit] ?? hasOnlyUnidentifiedRoots(unit: parent.unit)
            isBelowNothing[parent.unit] = isLost
            guard case let isUnidentified = isUnidentified(parent), !isUnidentified.isNo,
                case let isEncoded = isEncoded(child, in: parent, noneIsAsked: isLost, parentIsLost: isUnidentified.isYes), !isEncoded.isYes
            else { return nil }
            var doubts = Silences()
            guard doubts.affirms(isUnidentified), doubts.denies(isEncoded), doubts.affirms(isRestored) else {
                untold[parent.id, default: Silences()].note(doubts)
                return nil
            }
            // Whoever pushes it may do so elsewhere.
            let shown = [child] + (place.pushed == nil ? [] : (pushers[parent.id] ?? []).sorted().map { storyboardControllers[$0] })
            let isElsewhere =
                !isLost && shown.contains { hasOtherPlaces($0, than: parent, amongst: pushers[parent.id] ?? []) }
            // A dialog around what keeps its place elsewhere is left out on purpose, unless it is itself to keep something.
            guard
                !isElsewhere || initialControllers.contains(outermostParent(of: parent).id)
                    || place.pushed == nil && isPresentedToLast(parent) && keepsState(child)
            else { return nil }
            return BrokenStoryboardChain(
                parent: parent, child: child, identified: identified, pushed: place.pushed, isElsewhere: isElsewhere)
        }.first(ofEach: \.parent.id)
        let told = Set(chains.map(\.parent.id))
        for (parent, doubts) in untold where !told.contains(parent) { silences.note(doubts) }
        return chains
    }

    /// Whether nothing but what UIKit saves presents a controller, and over all there is: popovers close by themselves.
    private func isPresentedToLast(_ controller: StoryboardController) -> Bool {
        let passages = interface.passages(to: controller.id)
        return !passages.isEmpty
            && passages.allSatisfy { passage in
                ["presentation", "modal"].contains(passage.kind) && isSavedWithItsParents(storyboardControllers[passage.source])
            }
    }

    /// Whether the class of a controller, or one above it, has state to encode or a way to make it again.
    private func keepsState(_ controller: StoryboardController) -> Bool {
        guard let type = controller.type?.projectType else { return false }
        return program.lineage(of: type).contains { owner in
            program.functions(of: owner).contains { $0.hook == .encodeState || $0.hook == .controllerFactory }
        }
    }

    /// Whether anything can make a controller: a scene that nothing leads to and that has no name is never shown.
    private func mayBeMade(_ controller: StoryboardController, depth: Int = 0) -> Bool {
        if controller.fact.storyboardIdentifier != nil || isInitial(controller) || isShownBySegue(controller) { return true }
        return depth > 8 || parents(of: controller).contains { mayBeMade($0, depth: depth + 1) }
            || program.files[controller.file].interface?.isStoryboard != true
    }

    /// Whether every root that a window of the app may have is drawn, and none has an identifier: nothing below is saved then, wherever it is (A3).
    private func hasOnlyUnidentifiedRoots(unit: Int) -> Bool {
        guard !program.hasUnreadCode(inUnit: unit), !program.hasUnreadInterface(inUnit: unit) else { return false }
        let roots = storyboardControllers.filter { $0.unit == unit && isInitial($0) }
        let isGivenByCode = program.functions(mentioningAnyOf: ["rootViewController", "setRootViewController"]).contains { function in
            program.unit(of: function) == unit && !program.isTest(function)
                && sites(in: function).contains {
                    if case .assignment(let target, _, _) = $0.kind { target.memberName == "rootViewController" } else { false }
                }
        }
        return !roots.isEmpty && !isGivenByCode && silence(onWindowsInXibsOf: unit) == nil && roots.allSatisfy { identifier(of: $0).isNone }
    }

    /// What segues push on a stack that is drawn, in document order: from its first controller, and from what is pushed by then (A3).
    private var drawnPushes: [(parent: Int, child: Int, pusher: Int, location: Location)] {
        storyboardRelationships.filter { relationship in
            relationship.kind == .managed
                && containerKind(of: storyboardControllers[relationship.parent]) == .navigation
        }.flatMap { relationship in
            var pushes: [(parent: Int, child: Int, pusher: Int, location: Location)] = []
            var open = [relationship.child]
            var seen = Set(open)
            while let source = open.popLast() {
                for passage in interface.passages(from: source) where isPush(passage) && seen.insert(passage.destination).inserted {
                    pushes.append((relationship.parent, passage.destination, source, passage.location))
                    open.append(passage.destination)
                }
            }
            return pushes
        }
    }

    /// Whether a segue pushes; what is a container itself is presented.
    private func isPush(_ passage: StoryboardPassage) -> Bool {
        ["show", "push"].contains(passage.kind)
            && containerKind(of: storyboardControllers[passage.destination]) == nil
    }

    /// Whether a controller is shown elsewhere, too, where its identifier may be of use: by a segue, in another container, or by code.
    ///
    /// - Parameter pushers: whose segues put something on top of that same parent.
    private func hasOtherPlaces(_ child: StoryboardController, than parent: StoryboardController, amongst pushers: Set<Int>) -> Bool {
        let isShownElsewhere =
            interface.passages(to: child.id).contains { !pushers.contains($0.source) }
            || interface.relationships(holding: child.id).contains { $0.parent != parent.id }
        if isShownElsewhere { return true }
        guard child.fact.storyboardIdentifier != nil || isInitial(child) else { return false }
        return program.functions(mentioningAnyOf: UIKit.instantiations).contains { function in
            // A factory makes again what was saved, wherever that was.
            program.unit(of: function) == child.unit && !program.isTest(function) && !function.isFactory && !program.isNeverCalled(function)
                && sites(in: function).contains { mayInstantiate(child, $0, in: function) }
        }
    }

    /// What surely identifies a controller.
    private func identification(of controller: StoryboardController) -> Location? {
        switch identifier(of: controller) {
        case .drawn: controller.identifierLocation
        case .some(let assignments): assignments.first(where: \.isCertain)?.location
        case .computed, .none, .optedOut, .unknown: nil
        }
    }

    /// Children of container views that have state to keep, in identified controllers of which none encodes them (D7): one for each parent.
    public func embeddedChildrenNotEncoded(
        _ silences: inout Silences
    ) -> [(parent: StoryboardController, child: StoryboardController, segue: Location)] {
        storyboardRelationships.filter { $0.kind == .embedded }.compactMap { relationship in
            let (parent, child) = (storyboardControllers[relationship.parent], storyboardControllers[relationship.child])
            let isRestored = isOptedIn(unit: parent.unit)
            guard !isRestored.isNo, let leavesChildren = parent.type.map(leavesChildren), !leavesChildren.isNo,
                identifier(of: parent).isSome, identification(of: child) != nil, case let isEncoded = isEncoded(child, in: parent),
                !isEncoded.isYes, silences.affirms(leavesChildren), silences.denies(isEncoded), silences.affirms(isRestored)
            else { return nil }
            return (parent, child, relationship.location)
        }.first(ofEach: \.parent.id)
    }

    func encodesNoChildren(_ parent: StaticType) -> Bool { leavesChildren(parent).isYes }

    /// Whether a controller is none of UIKit's containers, and leaves its coder to nobody out of sight.
    private func leavesChildren(_ parent: StaticType) -> Answer {
        switch parent {
        case .project(let type):
            if program.isContainer(type) { return .no }
            if let silence = program.silence(onAncestorsOf: type) { return .unknown(silence) }
            guard let root = program.frameworkRoot(of: type), UIKit.inherits(root, from: "UIViewController"),
                !UIKit.ownContainers.contains(where: { UIKit.inherits(root, from: $0) })
            else { return .no }
            return silence(onCodersOf: type).map(Answer.unknown) ?? .yes
        case .named(let name, _):
            return Answer(name == "UIViewController" || name == "UITableViewController" || name == "UICollectionViewController")
        case .optional, .metatype: return .no
        }
    }

    /// Where a coder that objects of a class, or of one above or below it, write to goes so that nothing follows it.
    public func silence(onCodersOf type: Type) -> Silence? {
        program.family(of: type).lazy.compactMap { self.coderFlow(of: $0, .encodeState).escape }.first
    }

    /// Siblings of which a storyboard or their class says the same identifier, in document order: children of tab bars and split views,
    /// which do not tell them apart (A8).
    public func equalStoryboardSiblings(
        _ silences: inout Silences
    ) -> [(first: StoryboardController, second: StoryboardController, text: String)] {
        var found: [(first: StoryboardController, second: StoryboardController, text: String)] = []
        var seen: [Int: [String: StoryboardController]] = [:]
        for relationship in storyboardRelationships where relationship.kind == .managed {
            let (parent, child) = (storyboardControllers[relationship.parent], storyboardControllers[relationship.child])
            guard let kind = containerKind(of: parent), kind == .tabs || kind == .split,
                case let isRestored = isOptedIn(unit: parent.unit),
                !isRestored.isNo, let text = certainText(of: child)
            else { continue }
            if let first = seen[parent.id]?[text] {
                if first.id != child.id, silences.affirms(isRestored) { found.append((first, child, text)) }
            } else {
                seen[parent.id, default: [:]][text] = child
            }
        }
        return found
    }

    private func certainText(of controller: StoryboardController) -> String? {
        switch identifier(of: controller) {
        case .drawn: controller.fact.restorationIdentifier
        case .some(let assignments) where assignments.count == 1 && assignments[0].isCertain:
            string(assignments[0], forInstancesOf: controller.type?.projectType).text
        case .some, .computed, .none, .optedOut, .unknown: nil
        }
    }
}
