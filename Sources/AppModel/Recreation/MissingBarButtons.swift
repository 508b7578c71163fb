import Syntax

/// A button in the navigation bar, such as the one that closes the screen, that whoever shows a controller gives it, and its factory does not.
public struct MissingBarButton: Sendable {
    public let result: FactoryResult
    public let made: Type
    /// `leftBarButtonItem` or `rightBarButtonItem`.
    public let name: String
    /// Where a controller gets it that is shown.
    public let given: Location

    public var location: Location { result.location }
}

extension App {
    /// One for each side of the bar, where all that code makes of the class otherwise gets a button there from others in any case, and the class itself never
    /// names that side.
    public func missingBarButtons(amongst results: [FactoryResult], _ silences: inout Silences) -> [MissingBarButton] {
        let gifts = results.isEmpty ? [] : self.gifts
        guard !gifts.isEmpty else { return [] }
        return results.flatMap { result -> [MissingBarButton] in
            guard let object = result.object, let made = result.madeType?.projectType, mayRestore(unit: made.unit),
                case let others = objectsShown(of: made), !others.isEmpty
            else { return [] }
            let missing = BarSide.allCases.compactMap { side -> MissingBarButton? in
                let here = gifts.filter { $0.side == side }
                guard let first = here.first(where: { !$0.objects.isDisjoint(with: others) }),
                    others.allSatisfy({ other in here.contains { $0.objects.contains(other) && isCertain($0, for: other) } }),
                    !here.contains(where: { $0.objects.contains(object) || $0.objects.isEmpty }),
                    !program.family(of: made).flatMap({ program.functions(of: $0) }).contains(where: { $0.names(anyOf: side.names) })
                else { return nil }
                return MissingBarButton(result: result, made: made, name: side.rawValue, given: first.location)
            }
            return missing.isEmpty || silences.note(graph.silence(onHandingOut: object)) ? [] : missing
        }.first(ofEach: { [$0.location.path, $0.name, String($0.location.range.start)] })
    }

    /// Whether nothing decides on a gift that does not decide whether the object is made: on one device a button may be needed that another does
    /// without.
    private func isCertain(_ gift: BarButtonGift, for object: Int32) -> Bool {
        if gift.site.tests.isEmpty { return true }
        guard let made = graph.creation(of: object)?.call, let around = flow.objects[Int(object)].site,
            graph.function(at: around) == gift.function,
            let creation = sites(in: gift.function).first(where: { $0.call?.callee.range == made.callee.range })?.circumstance,
            gift.site.circumstance?.isWithin(creation) ?? false
        else { return false }
        return gift.site.steps.dropFirst(creation.depth).allSatisfy(\.tests.isEmpty)
    }

    /// What code makes of a class that is to be seen by the user, but for factories.
    private func objectsShown(of type: Type) -> [Int32] {
        flow.objects.indices.map(Int32.init).filter { id in
            guard graph.creation(of: id)?.type.projectType == type, let site = flow.objects[Int(id)].site else { return false }
            return graph.function(at: site).map { !$0.isFactory && $0.hook == nil } ?? false
        }
    }

    /// Where code gives something's item in the bar a button.
    private var gifts: [BarButtonGift] {
        let names = BarSide.allCases.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        return program.functions(mentioningAnyOf: names).filter { !program.isTest($0) }.flatMap { function in
            sites(in: function).compactMap { site -> BarButtonGift? in
                guard let (owner, side) = site.barButtonOwner else { return nil }
                return BarButtonGift(
                    side: side, objects: Set(flow.points(of: owner, in: function) ?? []), location: function.location(site.range),
                    site: site, function: function)
            }
        }
    }
}

private struct BarButtonGift {
    let side: BarSide
    /// What may get it; none where the flow does not tell.
    let objects: Set<Int32>
    let location: Location
    let site: Site
    let function: Function
}

private enum BarSide: String, CaseIterable {
    case left = "leftBarButtonItem"
    case right = "rightBarButtonItem"

    var names: Set<String> {
        let setter = "set" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        return [rawValue, rawValue + "s", setter, setter + "s", String(setter.dropLast("Item".count))]
    }
}

extension Site {
    /// `page` of `page.navigationItem.leftBarButtonItem = button`.
    fileprivate var barButtonOwner: (owner: Expression, side: BarSide)? {
        let named: Expression
        switch kind {
        case .assignment(let target, nil, let value) where !value.isNil: named = target.core
        case .call(let call): named = call.callee.core
        default: return nil
        }
        guard case .member(let item, let name) = named.kind, let side = BarSide.allCases.first(where: { $0.names.contains(name.text) }),
            case .member(let owner, let itemName) = item.core.kind, itemName.text == "navigationItem", !owner.isSelf
        else { return nil }
        return (owner, side)
    }
}
