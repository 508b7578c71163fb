import Syntax

/// An initializer call, and where it ends.
struct CreatingCall: Sendable {
    let function: Function
    let end: UInt32
    let created: Type
}

extension App {
    /// Whether an initializer call makes an object of a class, or of one that inherits from it.
    func isCreatedInCode(_ type: Type) -> Bool {
        functionsThatMayCreate(type).contains { function in creatingCalls(in: function).contains { program.isWithin($0.created, type) } }
    }

    /// All initializer calls that make an object of a class, or of one that inherits from it, and where they end; those of tests and previews
    /// left out, which the app never shows.
    func creatingCalls(of type: Type) -> [CreatingCall] {
        memories.creatingCalls.answer(type.id) {
            functionsThatMayCreate(type).first(ofEach: \.id).filter { !program.isTest($0) && $0.property?.name != "previews" }
                .flatMap(creatingCalls).filter { program.isWithin($0.created, type) }
        }
    }

    /// The initializer calls in a function that make objects of the project's classes.
    private func creatingCalls(in function: Function) -> [CreatingCall] {
        memories.creatingCallsOfFunction.answer(function.id) {
            sites(in: function).compactMap { site in
                guard let call = site.call, case .project(let created)? = createdType(call, at: Place(site, in: function)) else {
                    return nil
                }
                return CreatingCall(function: function, end: site.range.end, created: created)
            }
        }
    }

    /// Whoever creates one spells a class of the family, or belongs to it.
    private func functionsThatMayCreate(_ type: Type) -> [Function] {
        let family = [type] + program.descendants(of: type)
        let spellings = Set(family.map(\.shortName))
        let outside = program.functions(mentioningAnyOf: spellings.union(program.names.aliases(of: spellings)))
        let inside = family.flatMap { program.functions(of: $0) }.filter { $0.fact.words.mayHold("Self") || $0.fact.words.mayHold("init") }
        return outside + inside
    }

    /// The class that a call creates an object of: `Type(…)`, `Type.init(…)`.
    func createdType(_ call: Call, at place: Place) -> StaticType? {
        if program.asksOwnNew(call, at: place) { return nil }
        switch call.callee.kind {
        case .name(let name):
            guard name.unicodeScalars.first?.properties.isUppercase == true else { return nil }
            return program.typeValue(of: call.callee, at: place)
        case .type(let reference):
            return program.resolve(reference, at: place)
        case .member(let base, let name):
            if name.text == "init" { return program.typeValue(of: base, at: place) }
            guard name.text.unicodeScalars.first?.properties.isUppercase == true else { return nil }
            return program.typeValue(of: call.callee, at: place)
        default:
            return nil
        }
    }
}
