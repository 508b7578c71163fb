import Syntax

/// A function that gives an object a property.
struct Gift: Sendable {
    let function: Function
    /// `nil` where the text does not tell.
    let receiver: StaticType?
}

/// A function that calls a method of an object.
struct MethodCall: Sendable {
    let function: Function
    let call: Call
}

/// What a name is used for, by the types of the objects it may be used of.
struct UsesByReceiver<Use: Sendable>: Sendable {
    private var all: [Use] = []
    private var byType: [Int: [Int]] = [:]
    /// Those that are used of something of a protocol.
    private var ofProtocols: [(use: Int, type: Type)] = []
    /// Those that are used of something that the text says no class of.
    private var ofStrangers: [Int] = []

    mutating func add(_ use: Use, of types: [Type], isOfStranger: Bool) {
        for type in types.first(ofEach: \.id) {
            byType[type.id, default: []].append(all.count)
            if type.kind == .protocol { ofProtocols.append((all.count, type)) }
        }
        if isOfStranger { ofStrangers.append(all.count) }
        all.append(use)
    }

    /// Those of objects that may be of a class or of one below it, in document order.
    ///
    /// - Parameters:
    ///   - adopts: whether objects of the class may be known by a protocol.
    ///   - mayBe: whether what the text says no class of may be one.
    func uses(
        of type: Type, in program: Program, adopts: (Type) -> Bool = { _ in false }, mayBe: (Use) -> Bool = { _ in false }
    ) -> [Use] {
        let own = ([type] + program.descendants(of: type)).flatMap { byType[$0.id] ?? [] }
        let others = ofProtocols.filter { adopts($0.type) }.map(\.use) + ofStrangers.filter { mayBe(all[$0]) }
        return Set(own + others).sorted().map { all[$0] }
    }
}

/// Who gives objects of a class one of its properties.
extension App {
    /// The functions that give objects of a class one of its properties, those of the class's family and of tests left out.
    func givers(of name: String, to owner: Type, outside family: [Function]) -> [Function] {
        let family = Set(family.map(\.id))
        return gifts(of: name).uses(of: owner, in: program, adopts: { _ in true }) { gift in
            switch gift.receiver {
            case .named(let name, _): UIKit.isAnything(name) || program.inherits(owner, from: name)
            default: true
            }
        }.map(\.function).first(ofEach: \.id).filter { !family.contains($0.id) }
    }

    /// Where functions give other objects a property of a name, those of tests left out.
    func gifts(of name: String) -> UsesByReceiver<Gift> {
        memories.gifts.answer(name) {
            var gifts = UsesByReceiver<Gift>()
            for function in program.functions(mentioningAnyOf: [name]) where !program.isTest(function) {
                for site in sites(in: function) {
                    guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.kind,
                        member.text == name, !value.isNil
                    else { continue }
                    let receiver = program.type(of: base, at: Place(site, in: function))
                    let types = receiver.map { [$0.projectType] } ?? typesOfPoints(of: base, in: function)
                    gifts.add(
                        Gift(function: function, receiver: receiver?.unwrapped), of: types.compactMap { $0 },
                        isOfStranger: receiver?.projectType == nil && !isPartOfView(base, at: Place(site, in: function)))
                }
            }
            return gifts
        }
    }

    /// `cell.textLabel` of UIKit's own cell, which is nothing of the project's.
    private func isPartOfView(_ object: Expression, at place: Place) -> Bool {
        guard case .member(let view, let part) = object.core.kind, !UIKit.waysToOthers.contains(part.text) else { return false }
        switch program.type(of: view, at: place)?.unwrapped {
        case .named(let kind, _)?: return UIKit.inherits(kind, from: "UIView")
        case .project?, .optional?, .metatype?: return false
        case nil: return UIKit.partsOfCells.contains(part.text) && place.origins(of: view).contains { $0.value.core.givesCell }
        }
    }

    func typesOfPoints(of expression: Expression, in function: Function) -> [Type?] {
        flow.points(of: expression, in: function)?.map { graph.type(of: $0)?.projectType } ?? []
    }

    /// Where functions call methods of a name of objects that are not `super`, those of tests left out.
    private func calls(of name: String) -> UsesByReceiver<MethodCall> {
        memories.calls.answer(name) {
            var calls = UsesByReceiver<MethodCall>()
            for function in program.functions(mentioningAnyOf: [name]) where !program.isTest(function) {
                for site in sites(in: function) {
                    guard let call = site.call, call.name == name, let receiver = call.receiver, !receiver.isSuper else { continue }
                    let type = program.type(of: receiver, at: Place(site, in: function))
                    let types = [type?.projectType] + typesOfPoints(of: receiver, in: function)
                    calls.add(
                        MethodCall(function: function, call: call), of: types.compactMap { $0 }, isOfStranger: isStranger(type))
                }
            }
            return calls
        }
    }

    /// The functions that call a method of an object that may be of its class, those of tests left out.
    ///
    /// - Parameter mayBeStranger: those count too that call it of something of whose type the text tells nothing or only a protocol.
    func callers(of method: Function, mayBeStranger: Bool = false) -> [Function] {
        guard let owner = method.type else { return [] }
        let calls = calls(of: method.fact.name).uses(
            of: owner, in: program, adopts: { program.adopts(owner, $0.name) }, mayBe: { _ in mayBeStranger })
        return calls.filter { method.fact.matches($0.call) }.map(\.function).first(ofEach: \.id)
    }

    /// The functions of the class that show another object of it and give it the property.
    func givers(of name: String, amongst family: [Function], thatShow made: Type) -> [Function] {
        let named = family.filter { $0.fact.words.mayHold(name) }
        guard !named.isEmpty else { return [] }
        let makers = makers(of: made)
        return named.filter { function in
            let shows =
                makers.contains(function) || UIKit.preparations.contains(function.fact.name)
                || function.names(anyOf: UIKit.instantiations)
            return shows
                && sites(in: function).contains { site in
                    guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.kind else {
                        return false
                    }
                    return member.text == name && !base.isSelf && !value.isNil
                        && program.type(of: base, at: Place(site, in: function))?.unwrapped.projectType.map { made in
                            function.type.map { program.isWithin(made, $0) || program.isWithin($0, made) } ?? false
                        } ?? false
                }
        }
    }

    /// The functions in which initializers are called that make an object of a class, those of tests left out.
    func makers(of type: Type) -> [Function] {
        creatingCalls(of: type).map(\.function).first(ofEach: \.id)
    }

    /// The functions that make objects of a class and see to it that they get a property while they run, by an initializer or by a method.
    func makers(of type: Type, thatGive name: String) -> [Function] {
        creatingCalls(of: type).filter { call in
            !call.function.isFactory
                && (graph.objects(madeIn: call.function, endingAt: call.end) ?? []).contains {
                    graph.isGiven(name, $0, by: call.function)
                }
        }.map(\.function).first(ofEach: \.id)
    }

    /// The functions that call a method of an object that may be of its class, or of whose type the text tells nothing; those of the class's
    /// family and of tests left out.
    func possibleCallers(of method: Function, outside family: [Function]) -> [Function] {
        callers(of: method, mayBeStranger: true).filter { !family.contains($0) }
    }

    private func isStranger(_ type: StaticType?) -> Bool {
        switch type?.unwrapped {
        case .named(let name, _): !UIKit.isKnownClass(name) || UIKit.isAnything(name)
        case .project(let type): type.kind == .protocol
        case .optional, .metatype, nil: true
        }
    }

    /// The functions that call a method of an object that may be of its class, those of the class's family and of tests left out.
    func callers(of method: Function, outside family: [Function]) -> [Function] {
        callers(of: method).filter { !family.contains($0) }
    }
}

extension Expression {
    fileprivate var givesCell: Bool {
        if case .call(let call) = kind { UIKit.givesCells(call.name) } else { false }
    }
}
