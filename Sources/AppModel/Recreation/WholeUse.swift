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
        guard call.arguments.contains(where: { $0.value.plainName == property }), place.locals?.lookUp(property) == nil,
            let called = program.calledFunction(call, at: place)
        else { return nil }
        return call.arguments.indices.lazy.compactMap { index in
            guard call.arguments[index].value.plainName == property, !call.arguments[index].isReference,
                let type = called.fact.parameter(for: index, of: call)?.argumentType, self.takesNoNil(type, of: called)
            else { return nil }
            return call.arguments[index].value.range
        }.first
    }

    /// Whether a parameter is of a class, a structure or the like: an optional, `Any` and a type parameter take nil.
    private func takesNoNil(_ type: TypeReference, of function: Function) -> Bool {
        guard !type.isOptional, !type.isImplicitlyUnwrapped else { return false }
        switch program.resolve(type, at: Place(function, nil)) {
        case .project?: return true
        case .named(let name, _)?: return UIKit.superclass(of: name) != nil || UIKit.isPlainValue(name)
        default: return false
        }
    }
}
