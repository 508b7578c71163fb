import Syntax

extension App {
    /// The methods by which others hand a class one of its properties, such as `configure(with:)`; `nil` if the class fills it in any other
    /// way but while decoding.
    func fillingMethods(of name: String, in type: Type) -> [Function]? {
        let family = program.family(of: type)
        let functions = family.flatMap { program.functions(of: $0) }
        let fillers = functions.filter { !$0.restoresObject && !$0.isStatic && $0.fact.words.mayHold(name) && fills(name, $0) }
        guard !fillers.isEmpty else { return [] }
        let values = family.flatMap { $0.declarations.flatMap(\.fact.properties).compactMap(\.value) }
        let isFilledByOthers = fillers.allSatisfy { method in
            isFillingMethod(method, of: name) && !values.contains { $0.usesOwn(method.fact.name) }
                && !functions.contains { $0 != method && !$0.restoresObject && $0.usesOwn(method.fact.name) }
        }
        return isFilledByOthers ? fillers : nil
    }

    /// Whether a method of a class assigns one of its properties, or sends its address somewhere that may fill it.
    func fills(_ name: String, _ function: Function) -> Bool {
        sites(in: function).contains { site in
            switch site.kind {
            case .assignment(let target, _, _): target.plainName == name
            case .call(let call): call.arguments.contains { $0.isReference && $0.value.plainName == name }
            default: false
            }
        }
    }

    /// Whether all that a method puts into a property is made of what it is given, and nothing but the program can call it.
    private func isFillingMethod(_ method: Function, of name: String) -> Bool {
        let fact = method.fact
        guard fact.kind == .method, !fact.parameters.isEmpty, fact.modifiers.isDisjoint(with: [.isObjectiveC, .overrides]),
            method.hook == nil,
            !method.isObjectiveC, !program.isOverridden(method), let type = method.type,
            // Something out of sight may find it by its selector.
            !type.declarations.contains(where: { $0.fact.modifiers.contains(.isObjectiveC) })
        else { return false }
        return sites(in: method).allSatisfy { site in
            switch site.kind {
            case .assignment(let target, _, let value): target.plainName != name || !site.mayRunLater && site.isMadeOfLocals(value)
            case .call(let call): !call.arguments.contains { $0.isReference && $0.value.plainName == name }
            default: true
            }
        }
    }
}

extension Site {
    /// Whether a value has something of a parameter, or of another local.
    fileprivate func isMadeOfLocals(_ value: Expression) -> Bool {
        value.contains { part in
            if case .name(let name) = part.kind { locals?.lookUp(name) != nil } else { false }
        }
    }
}

extension Function {
    fileprivate func usesOwn(_ method: String) -> Bool {
        fact.words.mayHold(method) && body.contains { $0.expressions.contains { $0.usesOwn(method) } }
    }
}

extension Expression {
    /// Whether it names a method of its own object, to call it or to have it called; not that of another object.
    fileprivate func usesOwn(_ method: String) -> Bool {
        switch kind {
        case .name(method): true
        case .call(let call) where call.name == method:
            call.receiver.map { $0.core.isOwnObject || $0.usesOwn(method) } ?? true || call.arguments.contains { $0.value.usesOwn(method) }
        case .member(let base, let name) where name.text == method: base.core.isOwnObject || base.usesOwn(method)
        case .selector(let named): named.contains { $0.ownName == method }
        default: parts.contains { $0.usesOwn(method) }
        }
    }
}

extension Function {
    /// Implements a method by which a restored object gets its state, once its view may have been loaded (H5).
    var restoresObject: Bool { hook == .decodeState || hook == .finishedRestoring }
}
