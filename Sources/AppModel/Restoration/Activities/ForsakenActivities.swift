import Syntax

/// An activity that only what the user does puts where a scene's delegate finds it: a scene that is restored has none to save.
public struct ForsakenActivity: Sendable {
    /// The method that hands it out, and where.
    public let saver: Function
    public let range: SourceRange
    /// The property that holds it.
    public let property: String
    /// Where the user's doing puts one there.
    public let change: Location
    /// Where a restored one is asked for an entry.
    public let read: Location

    public var location: Location { saver.location(range) }
}

extension App {
    /// Every such activity, in path order: only of properties that hold nothing at first, where nothing that runs by itself names one but to
    /// ask what it has.
    public func forsakenActivities(_ silences: inout Silences) -> [ForsakenActivity] {
        let savers = program.functions.filter { $0.savesScene && !program.isTest($0) }
        let reads = savers.isEmpty ? [] : activityReads(kept: true).filter { !$0.isOfSession && !$0.isWhole }
        return savers.compactMap { saver in
            let unit = program.unit(of: saver)
            guard program.unitsWithApp.contains(unit), !program.isOverridden(saver), isRestoredFromSession(inUnit: unit),
                let read = reads.first(where: { program.unit(of: $0.function) == unit }),
                let (value, owner, name) = holder(ofActivityFrom: saver), !actsForUser(owner),
                let change = changeByUser(of: name, in: owner),
                program.usesInOutlines(of: name, forUnit: unit, ofFamily: program.family(of: owner)).isEmpty,
                !silences.note(program.silence(onCodeOf: unit)), !silences.note(silence(onAskingByName: name, of: owner))
            else { return nil }
            return ForsakenActivity(
                saver: saver, range: value.range, property: name, change: change, read: read.function.location(read.range))
        }
    }

    /// The stored property, empty at first, in which all is that a method hands out.
    private func holder(ofActivityFrom saver: Function) -> (value: Expression, owner: Type, name: String)? {
        guard let exit = exits(of: saver).filter({ !$0.value.isNil }).onlyElement,
            let origin = Place(exit.site, in: saver).origins(of: exit.value).onlyElement, let name = origin.value.core.memberName
        else { return nil }
        let owner: Type?
        switch origin.value.core.kind {
        case .name: owner = origin.place.locals?.lookUp(name) == nil ? saver.type : nil
        case .member(let base, _): owner = base.isSelf ? saver.type : program.type(of: base, at: origin.place)?.unwrapped.projectType
        default: owner = nil
        }
        guard let owner, let property = plainProperty(name, of: owner, isPassedBy: false)?.property, property.value?.isNil ?? true,
            property.type?.unwrapped.name == "NSUserActivity", property.type?.isOptional == true
        else { return nil }
        return (exit.value, owner, name)
    }

    /// Where the user's doing gives a property a value; `nil` where anything else may.
    private func changeByUser(of name: String, in owner: Type) -> Location? {
        var users = UserDrivenFunctions(of: owner, in: self)
        var change: Location?
        for use in uses(ofMember: name, of: owner) where use.kind == .assigned || use.isText {
            guard !use.isText, users.holds(use.function) else { return nil }
            change = change ?? use.function.location(use.range)
        }
        let isHandedOut = program.functions(naming: [name]).contains { function in
            function.contains { part in
                switch part.kind {
                case .keyPath(let path): path.contains(name)
                case .call(let call): call.arguments.contains { $0.isReference && $0.value.core.memberName == name }
                default: false
                }
            }
        }
        return isHandedOut ? nil : change
    }
}
