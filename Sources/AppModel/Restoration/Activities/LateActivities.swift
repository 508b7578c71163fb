import Syntax

/// A place in an app that its activity is told of only when a screen disappears, while other screens tell it as they appear.
public struct LateActivity: Sendable {
    public let screen: Type
    /// The case that stands for the place.
    public let place: String
    /// The leaving method, and where it tells.
    public let function: Function
    public let range: SourceRange
    /// Where another screen tells of itself as it appears.
    public let other: Location
    /// The method that hands out the activity as it is then.
    public let saver: Function

    public var location: Location { function.location(range) }
}

extension App {
    /// In the order of the functions. Only where one function fills an activity that is handed out as it is, and is told by a case of an enum
    /// which screen there is: each case once at most for each screen.
    public func lateActivities(_ silences: inout Silences) -> [LateActivity] {
        let savers = program.functions.filter { $0.savesScene && !program.isTest($0) }
        let units = savers.map(program.unit).first(ofEach: \.self).filter(program.unitsWithApp.contains)
        return units.flatMap { unit -> [LateActivity] in
            guard let saver = savers.filter({ program.unit(of: $0) == unit }).onlyElement, handsOutWhatIsThere(saver) else { return [] }
            let leaving = program.functions.filter { function in
                Self.disappearances.contains(function.fact.name) && program.unit(of: function) == unit && !program.isTest(function)
                    && function.type.map(program.isController) ?? false
            }
            var found: [LateActivity] = []
            for function in leaving {
                for site in sites(in: function) {
                    guard !site.mayRunLater, let call = site.call, let told = placeTold(by: call, at: Place(site, in: function)),
                        fillsActivityOfScene(told.teller), let other = otherTold(told.teller, of: told.place),
                        let screen = function.type, !silences.note(program.silence(onCodeOf: unit)),
                        !silences.note(program.silence(onAncestorsOf: screen))
                    else { continue }
                    found.append(
                        LateActivity(
                            screen: screen, place: told.place, function: function, range: call.nameRange, other: other, saver: saver))
                }
            }
            return found
        }
    }

    private static let disappearances: Set<String> = ["viewWillDisappear", "viewDidDisappear"]

    /// Whether a method hands out what some property holds, and sees to nothing before.
    private func handsOutWhatIsThere(_ saver: Function) -> Bool {
        let exits = exits(of: saver)
        return !exits.isEmpty && sites(in: saver).allSatisfy { $0.call == nil && $0.target == nil }
            && exits.allSatisfy { exit in
                if exit.value.isNil { return true }
                return if case .member = exit.value.core.kind { true } else { exit.value.core.plainName != nil }
            }
    }

    /// The function that a call tells where the user is, by a case of the project's, and that case.
    private func placeTold(by call: Call, at place: Place) -> (teller: Function, place: String)? {
        guard let name = call.arguments.onlyElement?.value.nameOfCase, let teller = program.calledFunction(call, at: place),
            let parameter = teller.fact.parameters.onlyElement?.type,
            let type = program.resolve(parameter, at: Place(teller, nil))?.projectType, type.kind == .enumeration,
            type.declarations.contains(where: { $0.fact.enumCase(name) != nil })
        else { return nil }
        return (teller, name)
    }

    private func fillsActivityOfScene(_ function: Function) -> Bool {
        function.fillsActivity
            || sites(in: function).contains { site in
                guard case .member(let base, _)? = site.target?.core.kind else { return false }
                return program.type(of: base, at: Place(site, in: function))?.unwrapped.name == "NSUserActivity"
            }
    }

    /// Where a screen tells of another place as it appears; `nil` where none does, where anybody tells of this one otherwise than as a
    /// screen disappears, and where what is told is not known.
    private func otherTold(_ teller: Function, of place: String) -> Location? {
        var other: Location?
        for caller in program.functions(mentioningAnyOf: [teller.fact.name]) where !program.isTest(caller) && caller != teller {
            for site in sites(in: caller) {
                guard let call = site.call, call.name == teller.fact.name else { continue }
                guard let told = placeTold(by: call, at: Place(site, in: caller)), told.teller == teller else { return nil }
                let isOfScreen = caller.type.map(program.isController) ?? false
                if told.place == place {
                    guard isOfScreen, Self.disappearances.contains(caller.fact.name) else { return nil }
                } else if isOfScreen, UIKit.appearances.contains(caller.fact.name) {
                    other = other ?? caller.location(call.nameRange)
                }
            }
        }
        return other
    }
}

extension Expression {
    /// `menu` of `.menu(category: category)`, `Place.menu`.
    fileprivate var nameOfCase: String? {
        switch core.kind {
        case .implicitMember(let name): name
        case .member(_, let name): name.text
        case .call(let call):
            switch call.callee.core.kind {
            case .implicitMember(let name): name
            case .member(_, let name): name.text
            default: nil
            }
        default: nil
        }
    }
}
