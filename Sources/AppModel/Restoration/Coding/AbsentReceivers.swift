import Syntax

extension App {
    /// The property whose object alone is handed a value as it is read, though only what the user does ever puts one there, on the screen or on
    /// the one that shows it; and where that is done, for one. Nothing takes the value then.
    ///
    /// - Parameter names: those of the function.
    func absentReceiver(
        of value: SourceRange, in function: Function, _ names: NamePlaces, _ silences: inout Silences
    ) -> (name: String, maker: Location)? {
        guard let owner = function.type, function.hook == .decodeState, !function.isStatic,
            let name = FilledProperty(value, in: function, names, mayAct: { _ in true }).receiver?.plainName,
            let (property, isInSight) = plainProperty(name, of: owner, isPassedBy: false), property.value?.isNil ?? true,
            property.attributes.isEmpty, !actsForUser(owner),
            !storyboardControllers(of: owner).contains(where: { $0.fact.runtimeAttributes.contains(name) }),
            let makers = userDrivenMakers(of: name, in: owner)
        else { return nil }
        let unit = program.unit(of: function)
        let family = program.family(of: owner)
        let preparations = isEmbedded(owner) ? [] : UIKit.preparations
        let elsewhere = program.usesInOutlines(of: name, forUnit: unit, ofFamily: family, besides: preparations)
        guard isInSight || optsIn(unit: unit) == true && elsewhere.isEmpty && !silences.note(program.silence(onCodeOf: unit)),
            let maker = makers.first ?? program.gifts(inOutlinesOf: name, forUnit: unit, toFamily: family, by: preparations).first,
            !silences.note(silence(onAskingByName: name, of: owner))
        else { return nil }
        return (name, maker)
    }

    /// Where what the user does puts something into a property, here or by showing the screen, if nothing else ever may; `nil` otherwise.
    private func userDrivenMakers(of name: String, in owner: Type) -> [Location]? {
        if isBound(name) { return nil }
        var users = UserDrivenFunctions(of: owner, in: self)
        var makers: [Location] = []
        for use in uses(ofMember: name, of: owner) where use.kind == .assigned || isHandedOut(use) {
            if use.kind == .assigned, givesNothing(use) { continue }
            guard users.holds(use.function) || showsForUser(use, owner) else { return nil }
            makers.append(use.function.location(use.range))
        }
        return makers
    }

    private func givesNothing(_ use: MemberUse) -> Bool {
        sites(in: use.function).contains { site in
            if case .assignment(_, nil, let value) = site.kind { site.range == use.range && value.isNil } else { false }
        }
    }

    /// `&player`
    private func isHandedOut(_ use: MemberUse) -> Bool {
        sites(in: use.function).contains { site in
            site.call?.arguments.contains { $0.isReference && $0.value.range.contains(use.range) } ?? false
        }
    }
}
