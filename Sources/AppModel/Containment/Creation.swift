import Syntax

extension App {
    /// Whether an initializer call makes an object of a class, or of one that inherits from it.
    func isCreatedInCode(_ type: Type) -> Bool {
        functionsThatMayCreate(type).contains { function in sites(in: function).contains { creates(type, $0, in: function) } }
    }

    /// All initializer calls that make an object of a class, or of one that inherits from it, and where they end; those of tests and previews
    /// left out, which the app never shows.
    func creatingCalls(of type: Type) -> [(function: Function, end: UInt32)] {
        functionsThatMayCreate(type).first(ofEach: \.id).filter { !program.isTest($0) && $0.property?.name != "previews" }.flatMap {
            function in
            sites(in: function).filter { creates(type, $0, in: function) }.map { (function, $0.range.end) }
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

    private func creates(_ type: Type, _ site: Site, in function: Function) -> Bool {
        guard let call = site.call, case .project(let created)? = createdType(call, at: Place(site, in: function)) else { return false }
        return program.isWithin(created, type)
    }

    /// The class that a call creates an object of: `Type(…)`, `Type.init(…)`.
    public func createdType(_ call: Call, at place: Place) -> StaticType? {
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
