import Syntax

/// What a screen shows of a property by way of an object made of it: `model = PageModel(page)`, and `label.text = model.heading`.
extension App {
    /// What the objects that a class of screens puts into a property have from nothing but another property, which alone they are made of;
    /// empty where something else is put there.
    func membersOfModel(_ holder: String, madeOf property: ShownProperty, by family: [Function]) -> Set<String> {
        let setter = holder.nameOfSetter
        var initializers: [Function] = []
        for function in family {
            if function.fact.name == holder || function.fact.name == setter { return [] }
            let words = function.fact.words
            guard words.mayHold(holder) || words.mayHold("_" + holder) || words.mayHold(setter) else { continue }
            for site in sites(in: function) {
                switch site.kind {
                case .assignment(let target, _, let value):
                    guard target.isOrHasElement(holder), !value.isEmpty else { continue }
                    guard let initializer = self.initializer(calledBy: value, withNothingBut: property, at: Place(site, in: function))
                    else {
                        return []
                    }
                    initializers.append(initializer)
                case .call(let call):
                    if call.name == setter || call.arguments.contains(where: { $0.isReference && $0.value.isOrHasElement(holder) }) {
                        return []
                    }
                case .local, .returns, .forced, .cast, .attempt, .element, .range: continue
                }
            }
        }
        guard let initializer = initializers.first, initializers.allSatisfy({ $0 == initializer }) else { return [] }
        return members(filledBy: initializer)
    }

    /// The initializer of a class of the project's own that an expression calls with a property or something of it, and with nothing else.
    private func initializer(
        calledBy expression: Expression, withNothingBut property: ShownProperty, at place: Place
    ) -> Function? {
        guard case .call(let call) = expression.core.kind, call.receiver == nil, let given = call.arguments.onlyElement,
            isOf(property, given.value, at: place), let called = program.calledFunction(call, at: place), called.fact.kind == .initializer,
            called.fact.parameters.count == 1, let model = called.type, model.kind == .class, program.strangers(of: model).isEmpty,
            !isRestorable(model), !program.inherits(model, from: "UIResponder")
        else { return nil }
        return called
    }

    /// The members of a class that are filled from what an initializer is given and from nothing else.
    private func members(filledBy initializer: Function) -> Set<String> {
        guard let model = initializer.type else { return [] }
        let family = program.family(of: model).flatMap { program.functions(of: $0) }
        let candidates = program.lineage(of: model).flatMap { owner in
            owner.declarations.flatMap(\.fact.properties).filter { property in
                property.isFilledByCode && property.value?.isEmpty ?? true
                    && givers(of: property.name, to: owner, outside: family).isEmpty
            }
        }.map(\.name)
        var found: Set<String> = []
        var sources = [ShownProperty(parameter: 0, of: initializer)]
        while !sources.isEmpty {
            let more = candidates.filter { name in
                !found.contains(name) && sources.contains { isFilled(name, fromNothingBut: $0, by: family) }
            }
            found.formUnion(more)
            sources = more.map { ShownProperty($0) }
        }
        return found
    }
}
