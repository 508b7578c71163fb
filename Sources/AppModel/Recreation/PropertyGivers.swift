import Syntax

/// A function that gives an object a property.
struct Gift: Sendable {
    let function: Function
    /// `nil` where the text does not tell.
    let receiver: StaticType?
}

/// Who gives objects of a class one of its properties.
extension App {
    /// The functions that give objects of a class one of its properties, those of the class's family and of tests left out.
    func givers(of name: String, to owner: Type, outside family: [Function]) -> [Function] {
        gifts(of: name).filter { gift in
            guard !family.contains(gift.function) else { return false }
            switch gift.receiver {
            case .project(let type): return program.isWithin(type, owner) || type.kind == .protocol
            case .named(let name, _): return UIKit.isAnything(name) || program.inherits(owner, from: name)
            default: return true
            }
        }.map(\.function).first(ofEach: \.id)
    }

    /// Where functions give other objects a property of a name, those of tests left out.
    private func gifts(of name: String) -> [Gift] {
        memories.gifts.answer(name) {
            program.functions(mentioningAnyOf: [name]).filter { !program.isTest($0) }.flatMap { function in
                sites(in: function).compactMap { site in
                    guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.kind,
                        member.text == name, !value.isNil
                    else { return nil }
                    return Gift(function: function, receiver: program.type(of: base, at: Place(site, in: function))?.unwrapped)
                }
            }
        }
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

    /// The same, with those that call such a method of something whose type is not known.
    func possibleCallers(of method: Function, outside family: [Function]) -> [Function] {
        program.functions(mentioningAnyOf: [method.fact.name]).filter { function in
            !family.contains(function) && !program.isTest(function)
                && sites(in: function).contains { site in
                    isCall(of: method, site, in: function) || isCallOfStranger(method, site, in: function)
                }
        }
    }

    private func isCallOfStranger(_ method: Function, _ site: Site, in function: Function) -> Bool {
        guard let call = site.call, call.name == method.fact.name, method.fact.matches(call), let receiver = call.receiver else {
            return false
        }
        switch program.type(of: receiver, at: Place(site, in: function))?.unwrapped {
        case .named(let name, _): return !UIKit.isKnownClass(name) || UIKit.isAnything(name)
        case .project(let type): return type.kind == .protocol
        case .optional, .metatype, nil: return true
        }
    }

    /// The functions that call a method of an object that may be of its class, those of the class's family and of tests left out.
    func callers(of method: Function, outside family: [Function]) -> [Function] {
        program.functions(mentioningAnyOf: [method.fact.name]).filter { function in
            !family.contains(function) && !program.isTest(function) && sites(in: function).contains { isCall(of: method, $0, in: function) }
        }
    }
}
