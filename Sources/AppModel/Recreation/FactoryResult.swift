import Syntax

/// One thing that a restoration factory may hand to UIKit, read off the flow of values.
public struct FactoryResult: Sendable {
    public enum Kind: Sendable {
        /// `nil`: UIKit leaves the object out, or looks on where the app delegate was asked (B2, B3).
        case nothing
        /// Made by an initializer while the factory runs. `isDynamic` where that is of a class that a value tells, as `Self` does: each subclass
        /// may make its own.
        case made(StaticType, Call, isDynamic: Bool)
        /// Made by a storyboard while the factory runs.
        case drawn(StoryboardController)
        /// What was there before.
        case existing
        case unknown
    }

    public let kind: Kind
    /// Where the factory returns it.
    public let exit: Site
    public let factory: Function
    /// Where it is made: in the factory, or in something that it calls; elsewhere, where it is returned.
    public let site: Site
    public let function: Function
    public let range: SourceRange
    /// Its id in the flow of values, where it is one object of those.
    let object: Int32?
    /// Whether it may come out of a property that outlives the call, so that a later call gives the same once more.
    let isKept: Bool
    /// The identifiers that lead the factory there; `nil` where any may.
    public fileprivate(set) var identifiers: Set<String>?
    /// Where the local gets it that is returned in the end; `nil` where it is returned as it is made.
    fileprivate(set) var assignment: Site?

    /// Where the factory has decided for it.
    public var decision: Location { factory.location((assignment ?? exit).range) }
    public var location: Location { function.location(range) }
    public var place: Place { Place(site, in: function) }

    /// What is made, and by which call.
    public var made: (type: StaticType, call: Call, isDynamic: Bool)? {
        if case .made(let type, let call, let isDynamic) = kind { return (type, call, isDynamic) }
        return nil
    }

    /// What is made by an initializer or a storyboard.
    public var madeType: StaticType? {
        if case .drawn(let controller) = kind { return controller.type }
        return made?.type
    }

    /// The same, taken for something else.
    func with(_ kind: Kind) -> FactoryResult {
        FactoryResult(
            kind: kind, exit: exit, factory: factory, site: site, function: function, range: range, object: object, isKept: isKept,
            identifiers: identifiers, assignment: assignment)
    }

    var isNothing: Bool {
        if case .nothing = kind { return true }
        return false
    }

    var isUnknown: Bool {
        if case .unknown = kind { return true }
        return false
    }
}

extension Silence.Reason {
    static let unknownResult = Silence.Reason("factory that returns what nothing in sight makes")
}

extension App {
    /// Everything that a factory returns, exit by exit, in the order of the program. A return in a closure is none of the factory's.
    public func results(of factory: Function) -> [FactoryResult] {
        madeFactories?.results[factory.id] ?? makeResults(of: factory, listsMade: listsMadeWhenAsked)
    }

    /// - Parameter listsMade: `listsMadeWhenAsked`, which looks through all functions.
    func makeResults(of factory: Function, listsMade: Set<String>) -> [FactoryResult] {
        var trace = FactoryTrace(of: factory, listsMade, in: self)
        return exits(of: factory).flatMap { exit in
            let answered = identifiers(leadingTo: exit.site, of: factory)
            let assignments = assignments(toLocalReturnedAt: exit, of: factory)
            let having = identifiers(havingA: exit.value, Place(exit.site, in: factory), factory)
            return (trace?.results(at: exit) ?? [factory.unknownResult(at: exit)]).map { result in
                var result = result
                let given = assignments.filter { $0.objects.contains(result.object.map(flow.identity) ?? -1) }
                result.assignment = given.compactMap(\.site).first
                result.identifiers = identifiers(leadingTo: given.map(\.site), of: factory, among: answered)
                result.identifiers = identifiers(result.identifiers, by: result)
                if let having, !result.isNothing { result.identifiers = result.identifiers.map(having.intersection) ?? having }
                return result
            }
        }
    }

    /// What a local gets after it is declared, `vc = make()`, that an exit returns; the objects by their identities.
    private func assignments(toLocalReturnedAt exit: Exit, of factory: Function) -> [(site: Site?, objects: Set<Int32>)] {
        guard case .name(let name) = exit.value.core.kind, let binding = exit.site.locals?.lookUp(name)?.binding,
            case .local(let local) = binding.origin
        else { return [] }
        func objects(_ value: Expression) -> Set<Int32> { Set((flow.points(of: value, in: factory) ?? []).map(flow.identity)) }
        let later = sites(in: factory).compactMap { site -> (site: Site?, objects: Set<Int32>)? in
            guard case .assignment(let target, _, let value) = site.kind, target.isName(name),
                site.locals?.lookUp(name)?.binding.id == binding.id
            else { return nil }
            return (site, objects(value))
        }
        guard !mayBeFilledElsewhere(name, binding.id, in: factory) else { return [] }
        return later + (local.value.map { [(nil, objects($0))] } ?? [])
    }

    /// Whether something that is handed a local may put another object into it: by a pointer, or as a macro, whose text nobody here reads.
    private func mayBeFilledElsewhere(_ name: String, _ binding: Int, in factory: Function) -> Bool {
        sites(in: factory).contains { site in
            guard let call = site.call, site.locals?.lookUp(name)?.binding.id == binding else { return false }
            let isMacro =
                factory.isObjectiveC && call.receiver == nil && program.calledFunction(call, at: Place(site, in: factory)) == nil
                && !UIKit.loggingFunctions.contains(call.name)
            return call.arguments.contains { $0.value.core.isName(name) && ($0.isReference || isMacro) }
        }
    }

    /// Those of some identifiers that lead to any of the places where a local gets what is returned, of which its declaration is `nil`.
    private func identifiers(leadingTo assignments: [Site?], of factory: Function, among answered: Set<String>?) -> Set<String>? {
        var leading: Set<String> = []
        for assignment in assignments {
            guard let assignment, let identifiers = identifiers(leadingTo: assignment, of: factory) else { return answered }
            leading.formUnion(identifiers)
        }
        return assignments.isEmpty ? answered : answered.map { $0.intersection(leading) } ?? leading
    }
}

/// Tells what a factory makes while it runs from what it finds.
private struct FactoryTrace {
    private let app: App
    private let flow: ValueFlow
    private let factory: Function
    private let listsMade: Set<String>
    private let instances: [Int32]
    /// The instances that run while the factory does.
    private lazy var running = flow.instances(runningIn: instances)
    private let definitions: Definitions

    /// `nil` where the factory was not looked into.
    init?(of factory: Function, _ listsMade: Set<String>, in app: App) {
        self.listsMade = listsMade
        self.app = app
        self.factory = factory
        flow = app.flow
        definitions = Definitions(flow)
        guard let procedure = flow.procedure(of: factory), !flow.isExhausted else { return nil }
        instances = flow.instances(of: procedure)
    }

    mutating func results(at exit: Exit) -> [FactoryResult] {
        var results: [FactoryResult] = []
        for instance in instances {
            guard let variable = flow.procedure(ofInstance: instance).variable(of: exit.value) else { continue }
            let points = flow.points(variable, in: instance)
            guard !points.isEmpty else { continue }
            var origins = Origins(flow, running, definitions)
            origins.follow(variable, instance)
            results += points.map { result($0, at: exit, isKept: origins.kept.contains($0) && !origins.fresh.contains($0)) }
        }
        if mayMakeWhenAsked, !exit.value.isNil { results.append(factory.unknownResult(at: exit)) }
        if results.isEmpty, isPartOfWhatIsThere(exit) { return [factory.result(.existing, at: exit, object: nil, isKept: false)] }
        return results.isEmpty ? [factory.unknownResult(at: exit)] : results.first(ofEach: \.identity)
    }

    /// Whether an exit gives one of those that a controller contains.
    private func isPartOfWhatIsThere(_ exit: Exit) -> Bool {
        guard case .name(let name) = exit.value.core.kind, case .element(let list, _)? = exit.site.locals?.lookUp(name)?.binding.origin
        else { return false }
        return list.core.memberName.map(FactoryTrace.lists.contains) ?? false
    }

    fileprivate static let lists = UIKit.listsOfChildren.union(["viewControllers"])

    /// Whether the factory looks through children that may be made as they are asked for.
    private lazy var mayMakeWhenAsked: Bool = {
        !listsMade.isEmpty
            && running.contains { instance in
                guard case .function(let function) = flow.procedure(ofInstance: instance).origin else { return false }
                return function.names(anyOf: listsMade)
            }
    }()

    private mutating func result(_ id: Int32, at exit: Exit, isKept: Bool) -> FactoryResult {
        func found(_ kind: FactoryResult.Kind) -> FactoryResult { factory.result(kind, at: exit, object: id, isKept: isKept) }
        let object = flow.objects[Int(id)]
        switch object.kind {
        case .nothing: return found(.nothing)
        case .instance: return found(.existing)
        case .unknown(let unknown, _): return found(unknown.reason == .field || isFoundByKey(unknown) ? .existing : .unknown)
        case .made, .drawn: break
        default: return found(.unknown)
        }
        guard isMadeHere(object) else { return found(.existing) }
        guard let point = object.site, let function = app.graph.function(at: point),
            case .call(let operands) = app.graph.instruction(at: point).kind,
            let site = app.site(at: app.graph.instruction(at: point).range, in: function)
        else { return found(.unknown) }
        let kind: FactoryResult.Kind =
            switch object.kind {
            case .drawn(let number): .drawn(app.interface.controllers[number])
            case .made(let type): .made(type, operands.call, isDynamic: !isSpelled(operands, at: point))
            default: .unknown
            }
        return FactoryResult(
            kind: kind, exit: exit.site, factory: factory, site: site, function: function, range: operands.call.nameRange, object: id,
            isKept: isKept)
    }

    /// Whether something unknown comes of a property that is asked for by its name, `[root valueForKey:@"viewControllers"]`, and that no method of
    /// the project answers for.
    private mutating func isFoundByKey(_ unknown: Unknown) -> Bool {
        let asking = running.lazy.compactMap { [flow] instance -> Function? in
            guard case .function(let function) = flow.procedure(ofInstance: instance).origin, function.file == Int(unknown.file),
                function.fact.range.contains(unknown.range)
            else { return nil }
            return function
        }.first
        guard let asking, let call = app.site(at: unknown.range, in: asking)?.call, call.name == "valueForKey" || call.name == "value",
            case .string(let key)? = (call.argument("forKey") ?? call.firstUnlabelled)?.core.kind,
            UIKit.waysToControllers.contains(key)
        else { return false }
        return !app.answersForControllers(named: key) && !app.answersForAnyKey
    }

    /// Whether the class that a call makes an object of stands there by its name.
    private func isSpelled(_ operands: CallOperands, at point: ProgramPoint) -> Bool {
        guard let receiver = operands.receiver else { return true }
        return definitions.instructions(giving: receiver, in: point.procedure).contains { index in
            if case .constant(.type) = flow.procedures[Int(point.procedure)].instructions[index].kind { true } else { false }
        }
    }

    /// Whether the call that makes an object runs while the factory does.
    private mutating func isMadeHere(_ object: AbstractObject) -> Bool {
        guard let site = object.site, site.instruction >= 0 else { return false }
        return flow.instances(making: object).contains(where: running.contains)
    }
}

/// The instructions that give variables their values. A body that leads there is looked through once.
private final class Definitions {
    private let flow: ValueFlow
    private var ofProcedure: [Int32: [Variable: [Int]]] = [:]

    init(_ flow: ValueFlow) { self.flow = flow }

    func instructions(giving variable: Variable, in procedure: Int32) -> [Int] {
        if let known = ofProcedure[procedure] { return known[variable] ?? [] }
        let instructions = flow.procedures[Int(procedure)].instructions
        let all = Dictionary(grouping: instructions.indices) { instructions[$0].result }
        ofProcedure[procedure] = all
        return all[variable] ?? []
    }
}

/// The ways by which objects come to a variable: out of what is made on the way, or out of something that outlives the call.
private struct Origins {
    private let flow: ValueFlow
    private let running: Set<Int32>
    private let definitions: Definitions
    private(set) var fresh: Set<Int32> = []
    private(set) var kept: Set<Int32> = []
    private var visited: Set<Int64> = []

    init(_ flow: ValueFlow, _ running: Set<Int32>, _ definitions: Definitions) {
        self.flow = flow
        self.running = running
        self.definitions = definitions
    }

    mutating func follow(_ variable: Variable, _ instance: Int32) {
        guard !variable.isNone, visited.insert(Int64(instance) << 32 | Int64(variable.index)).inserted else { return }
        let procedure = flow.procedure(ofInstance: instance)
        let giving = definitions.instructions(giving: variable, in: flow.instances[Int(instance)].procedure)
        for index in giving {
            switch procedure.instructions[index].kind {
            case .copy(let source), .cast(let source, _), .narrowed(let source, _), .payload(let source, _, _), .pair(let source),
                .element(let source, _):
                follow(source, instance)
            case .load(let base, _) where flow.points(base, in: instance).allSatisfy(isMadeOnTheWay):
                fresh.formUnion(flow.points(variable, in: instance))
            case .load, .loadGlobal:
                if !followCalls(at: Int32(index), instance) { kept.formUnion(flow.points(variable, in: instance)) }
            case .call:
                if !followCalls(at: Int32(index), instance) { fresh.formUnion(flow.points(variable, in: instance)) }
            case .list(let parts), .tuple(let parts, _), .concatenation(let parts, _):
                for part in parts { follow(part, instance) }
            case .dictionary(_, let values):
                for value in values { follow(value, instance) }
            case .constant, .declared, .store, .storeGlobal, .storeElement, .closure, .escape:
                break
            }
        }
        // Parameters are filled by calls, and what a caller made is as fresh as what the callee makes.
        if giving.isEmpty { fresh.formUnion(flow.points(variable, in: instance)) }
    }

    /// Into the functions and getters that an instruction calls; returns whether there is one.
    private mutating func followCalls(at index: Int32, _ instance: Int32) -> Bool {
        var found = false
        for call in flow.calls[Int(instance)] where call.instruction == index {
            // What a lazy property begins with is made once.
            if case .initialValue = flow.procedure(ofInstance: call.callee).origin { continue }
            found = true
            let callee = flow.procedure(ofInstance: call.callee)
            follow(callee.regions[0].result, call.callee)
        }
        return found
    }

    private func isMadeOnTheWay(_ object: Int32) -> Bool {
        guard let site = flow.objects[Int(object)].site, site.instruction >= 0 else { return false }
        return flow.instances(of: site.procedure).contains(where: running.contains)
    }
}

extension FactoryResult {
    /// What tells results of one factory apart for whoever reads the text.
    fileprivate var identity: String { "\(exit.range.start) \(function.id) \(range.start) \(object ?? -1) \(isNothing)" }
}

extension App {
    /// The lists of children for which a controller of the project answers itself.
    var listsMadeWhenAsked: Set<String> { FactoryTrace.lists.filter(answersForControllers) }

    /// Whether a controller of the project answers itself for those that UIKit has under a name, and may make them then.
    fileprivate func answersForControllers(named key: String) -> Bool {
        program.functions.contains { function in
            function.property?.name == key && !function.isInitialValue && !function.givesWhatIsKept
                && function.type.map { program.isController($0) || program.hasUnknownAncestor($0) } ?? true
        }
    }

    /// Whether a class of the project answers itself for what is asked by a key.
    fileprivate var answersForAnyKey: Bool {
        program.functions.contains { function in
            ["valueForKey", "valueForUndefinedKey"].contains(function.fact.name)
                || ["value(forKey:)", "value(forUndefinedKey:)"].contains(function.fact.fullName)
        }
    }
}

extension Function {
    /// Whether it is a setter, or a getter such as `return [_viewControllers copy];`
    fileprivate var givesWhatIsKept: Bool {
        guard fact.kind == .getter else { return true }
        guard body.count == 1, case .returns(let value?) = body[0].kind else { return false }
        if case .member(let base, let name) = value.core.kind, name.text == "copy" { return base.plainName != nil }
        return value.core.plainName != nil
    }

    fileprivate func unknownResult(at exit: Exit) -> FactoryResult {
        result(exit.value.isNil ? .nothing : .unknown, at: exit, object: nil, isKept: false)
    }

    fileprivate func result(_ kind: FactoryResult.Kind, at exit: Exit, object: Int32?, isKept: Bool) -> FactoryResult {
        FactoryResult(
            kind: kind, exit: exit.site, factory: self, site: exit.site, function: self, range: exit.value.core.range, object: object,
            isKept: isKept)
    }
}
