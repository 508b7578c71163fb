import Syntax

/// A function that adds one of its parameters to `self`.
struct AddingHelper {
    let function: Function
    let parameter: ParameterFact
    let kind: Containment.Kind
    private let name: Words.Filter
    private let label: Words.Filter?

    init?(_ containment: Containment) {
        guard containment.function.property == nil, containment.place.function == containment.function,
            case .name(let child) = containment.child.core.kind, let locals = containment.place.locals?.lookUp(child),
            case .parameter(let local) = locals.binding.origin, containment.addsToSelf,
            let parameter = containment.function.fact.parameters.first(where: { $0.name == local.name })
        else { return nil }
        function = containment.function
        self.parameter = parameter
        kind = containment.kind
        name = Words.Filter([function.fact.name])
        label = parameter.label.map { Words.Filter([$0]) }
    }

    /// Told by the words of another function, whose body need not be read if it lacks one.
    func mayBeCalled(in other: Function, _ words: WordIndex) -> Bool {
        guard words.mayHold(other.id, anyOf: name) else { return false }
        // Objective-C makes labels and name one.
        return function.isObjectiveC || other.isObjectiveC || words.mayHold(other.id, anyOf: label ?? name)
    }
}
