import Syntax

extension App {
    /// Where a method is sure to hand a property that is unwrapped implicitly, whole, to a parameter that takes no nil: of a function of the project
    /// of which the text tells which one it is.
    ///
    /// - Parameter end: the statement at which the method may be over.
    func wholeUse(of property: String, in function: Function, before end: Int?) -> SourceRange? {
        guard !function.isObjectiveC else { return nil }
        for statement in function.body[..<(end ?? function.body.count)] {
            for expression in statement.surelyAsked {
                if let range = wholeUse(of: property, in: expression, in: function) { return range }
            }
        }
        return nil
    }

    /// The same in one expression of its body.
    public func wholeUse(of property: String, in expression: Expression, in function: Function) -> SourceRange? {
        switch expression.kind {
        case .closure: return nil
        // What stands behind a question mark may not run.
        case _ where expression.isOptionalChain: return nil
        case .binary(let left, let operation, _) where ["&&", "||", "??"].contains(operation):
            return wholeUse(of: property, in: left, in: function)
        case .ternary(let condition, _, _): return wholeUse(of: property, in: condition, in: function)
        case .call(let call):
            let place = Place(function, site(at: expression.range, in: function)?.locals)
            if let range = wholeUse(of: property, handedOverBy: call, at: place) { return range }
        default: break
        }
        return expression.parts.lazy.compactMap { self.wholeUse(of: property, in: $0, in: function) }.first
    }

    /// Where a call hands over a property of the object around that is unwrapped implicitly.
    private func wholeUse(of property: String, handedOverBy call: Call, at place: Place) -> SourceRange? {
        guard call.arguments.contains(where: { $0.value.plainName == property }), place.locals?.lookUp(property) == nil else { return nil }
        let called = functionsCalled(by: call, at: place)
        guard !called.isEmpty else { return nil }
        return call.arguments.indices.lazy.compactMap { index in
            let argument = call.arguments[index]
            guard argument.value.plainName == property, !argument.isReference,
                called.allSatisfy({ fact, inside in
                    fact.parameter(for: index, of: call)?.argumentType.map { self.takesNoNil($0, at: inside) } ?? false
                })
            else { return nil }
            return argument.value.range
        }.first
    }

    /// The function that a call means, or those of a type in a file that mentions nothing of restoration, and where they stand.
    private func functionsCalled(by call: Call, at place: Place) -> [(fact: FunctionFact, place: Place)] {
        if let called = program.calledFunction(call, at: place) { return [(called.fact, Place(called, nil))] }
        let made = createdType(call, at: place)?.unwrapped.projectType
        let asked = made == nil ? call.receiver.flatMap { program.type(of: $0, at: place)?.unwrapped.projectType } : nil
        guard let owner = made ?? asked, program.descendants(of: owner).isEmpty else { return [] }
        let name = made == nil ? call.name : "init"
        return owner.declarations.filter(\.fact.isOutline).flatMap { declaration in
            declaration.fact.methods(named: name).filter { $0.matches(call) && $0.genericParameters.isEmpty }.map {
                ($0, Place(in: declaration, of: owner, isStatic: false))
            }
        }
    }

    /// Whether a parameter is of a class, a structure or the like: an optional, `Any` and a type parameter take nil.
    private func takesNoNil(_ type: TypeReference, at place: Place) -> Bool {
        guard !type.isOptional, !type.isImplicitlyUnwrapped else { return false }
        switch program.resolve(type, at: place) {
        case .project?: return true
        case .named(let name, _)?: return UIKit.superclass(of: name) != nil || UIKit.isPlainValue(name)
        default: return false
        }
    }
}
