import Syntax

/// A list in which a factory looks up what a screen showed, and that nothing fills before UIKit has restored.
public struct EmptyList: Sendable {
    public let name: String
    public let factory: Function
    /// Where the factory looks.
    public let location: Location
    /// Where the list is filled, too late.
    public let filled: Location
}

extension App {
    /// Factories that make nothing because of a list that is filled on a later turn of the run loop, or at the end of the launch: UIKit restores
    /// in the turn in which the app begins, before that (E2). In path order.
    public func emptyLists(_ silences: inout Silences) -> [EmptyList] {
        program.implementations(of: .controllerFactory).filter { !program.isTest($0) }.compactMap { factory -> EmptyList? in
            let unit = program.unit(of: factory)
            guard !isOptedIn(unit: unit).isNo else { return nil }
            let made = exits(of: factory).filter { !$0.value.isNil }
            let lookups = made.map { lookup(neededBy: $0, in: factory) }
            guard let first = lookups.first ?? nil, lookups.allSatisfy({ $0?.list == first.list && $0?.owner == first.owner }),
                let filled = lateFilling(of: first.list, of: first.owner), silences.affirms(isOptedIn(unit: unit))
            else { return nil }
            return EmptyList(name: first.list, factory: factory, location: factory.location(first.range), filled: filled)
        }
    }

    private struct Lookup {
        let list: String
        let owner: Type
        let range: SourceRange
    }

    /// What has to be found so that a factory comes to an exit.
    private func lookup(neededBy exit: Exit, in factory: Function) -> Lookup? {
        exit.site.steps.lazy.flatMap { step -> [Lookup] in
            guard case .arm(_, _, let kind, let conditions) = step, kind == .test || kind == .guardRest else { return [] }
            return conditions.compactMap { condition in
                guard case .binding(_, _, let value) = condition else { return nil }
                return self.lookup(value, at: Place(exit.site, in: factory))
            }
        }.first
    }

    private func lookup(_ value: Expression, at place: Place) -> Lookup? {
        if let (list, owner) = listAsked(by: value, at: place) { return Lookup(list: list, owner: owner, range: value.range) }
        guard case .call(let call) = value.core.kind, let method = program.calledFunction(call, at: place), !program.isOverridden(method)
        else {
            return nil
        }
        let asked = exits(of: method).filter { !$0.value.isNil }.map { listAsked(by: $0.value, at: Place($0.site, in: method)) }
        guard let first = asked.first ?? nil, asked.allSatisfy({ $0?.list == first.list && $0?.owner == first.owner }) else { return nil }
        return Lookup(list: first.list, owner: first.owner, range: value.range)
    }

    /// The property that gives nothing as long as it has no elements: `notes.first { $0.id == id }`, `notes[id]`.
    private func listAsked(by value: Expression, at place: Place) -> (list: String, owner: Type)? {
        let base: Expression
        switch value.core.kind {
        case .call(let call) where ["first", "last", "filter", "object", "objectForKey"].contains(call.name):
            guard let receiver = call.receiver else { return nil }
            base = receiver
        case .element(let list, _): base = list
        case .member(let list, let name) where ["first", "last", "firstObject", "lastObject"].contains(name.text): base = list
        default: return nil
        }
        if let inner = listAsked(by: base, at: place) { return inner }
        let owner: Type?
        let name: String
        switch base.core.kind {
        case .name(let text): (owner, name) = (place.locals?.lookUp(text) == nil ? place.type : nil, text)
        case .member(let holder, let member):
            owner = holder.isSelf ? place.type : program.type(of: holder, at: place)?.unwrapped.projectType
            name = member.text
        default: return nil
        }
        guard let owner, let declaring = program.lineage(of: owner).first(where: { $0.property(name) != nil }),
            let property = declaring.property(name)?.fact, !property.isComputed, property.beginsEmpty
        else { return nil }
        return (name, declaring)
    }

    // MARK: When it is filled

    /// Where a list is filled, if nothing does that in time.
    private func lateFilling(of list: String, of owner: Type) -> Location? {
        guard program.usesInOutlines(of: list, forUnit: owner.unit, ofFamily: program.family(of: owner)).isEmpty else { return nil }
        let fillings = uses(ofMember: list, of: owner).filter { use in
            !program.isTest(use.function) && (use.isText ? isFoundByName(owner) : mayFill(use))
        }
        var times = FillingTimes(self)
        guard let first = fillings.first, fillings.allSatisfy({ !$0.isText && times.isLate($0) }) else { return nil }
        return first.function.location(first.range)
    }

    /// Whether the list has something in it afterwards: whatever is done with it but to ask it for elements.
    private func mayFill(_ use: MemberUse) -> Bool {
        if use.kind == .assigned { return true }
        return bodies.body(of: use.function).around(use.range).contains { site in
            if case .assignment(let target, _, _) = site.kind { return target.range.contains(use.range) }
            guard let call = site.call else { return false }
            if call.receiver?.core.range.contains(use.range) ?? false { return call.changesReceiver }
            return call.arguments.contains { $0.isReference && $0.value.range.contains(use.range) }
        }
    }
}

/// Tells what happens only after UIKit has restored.
private struct FillingTimes {
    private let app: App
    /// What is being asked: whoever calls itself says nothing new.
    private var known: [Int: Bool] = [:]

    init(_ app: App) { self.app = app }

    /// Whether a use stands in what a later turn of the run loop does, or in a function that runs then.
    mutating func isLate(_ use: MemberUse) -> Bool { runsLater(use.range, in: use.function, depth: 0) || isLate(use.function) }

    /// Whether something stands in a closure that a later turn calls: a queue, or a function of the app's own that hands it on to one.
    private func runsLater(_ range: SourceRange, in function: Function, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        return app.sites(in: function).contains { site in
            guard let call = site.call,
                let index = call.arguments.firstIndex(where: { $0.value.core.isClosure && $0.value.range.contains(range) })
            else { return false }
            if UIKit.laterTurns.contains(call.name) { return true }
            guard let called = app.program.calledFunction(call, at: Place(site, in: function)),
                // A closure that trails is for the last one.
                let parameter = called.fact.parameter(for: index, of: call) ?? called.fact.parameters.last
            else { return false }
            let mentions = app.sites(in: called).compactMap(\.call).flatMap { [$0.callee] + $0.arguments.map(\.value) }.filter {
                $0.core.isName(parameter.name)
            }
            return !mentions.isEmpty && mentions.allSatisfy { runsLater($0.range, in: called, depth: depth + 1) }
        }
    }

    private mutating func isLate(_ function: Function) -> Bool {
        if let known = known[function.id] { return known }
        known[function.id] = true
        let isLate = findOut(function)
        known[function.id] = isLate
        return isLate
    }

    private mutating func findOut(_ function: Function) -> Bool {
        if function.isLaunch("didFinishLaunchingWithOptions") { return true }
        guard function.hook == nil, function.fact.kind == .method, let owner = function.type, !function.fact.modifiers.contains(.overrides),
            app.program.usesInOutlines(of: function.fact.name, forUnit: owner.unit, ofFamily: app.program.family(of: owner)).isEmpty
        else { return false }
        let uses = app.uses(ofMember: function.fact.name, of: owner).filter { !app.program.isTest($0.function) }
        return !uses.isEmpty && uses.allSatisfy { !$0.isText && $0.kind == .called && isLate($0) }
    }
}

extension PropertyFact {
    /// `= []`, `= [:]`, `= [Note]()`; or nothing, where it may be nil.
    fileprivate var beginsEmpty: Bool {
        guard let value else { return type?.isOptional == true || type?.isImplicitlyUnwrapped == true }
        return switch value.core.kind {
        case .array(let elements): elements.isEmpty
        case .dictionary(let elements): elements.isEmpty
        case .nilLiteral: true
        case .call(let call): call.arguments.isEmpty && value.isEmpty
        default: false
        }
    }
}
