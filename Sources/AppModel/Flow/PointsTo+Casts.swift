import Syntax

extension PointsTo {
    /// What a cast or a test lets through.
    enum Filter: Hashable {
        /// Where it is not checked, what is made of another type goes through as well.
        case type(StaticType, isUnchecked: Bool)
        case narrowing(Narrowing)
    }

    mutating func filter(_ type: TypeReference, _ instance: Int32, _ index: Int32) -> Int32 {
        guard let type = resolve(type, instance, index) else { return -1 }
        return filter(.type(type, isUnchecked: isUnchecked(instance, index)))
    }

    mutating func filter(_ filter: Filter) -> Int32 {
        if let id = filterIDs[filter] { return id }
        filters.append(filter)
        filterIDs[filter] = Int32(filters.count - 1)
        return Int32(filters.count - 1)
    }

    /// Whether it is a cast of Objective-C, where nothing can have asked what a call has just given.
    private func isUnchecked(_ instance: Int32, _ index: Int32) -> Bool {
        let procedure = procedures[Int(instances[Int(instance)].procedure)]
        guard index > 0, case .cast(let source, _) = procedure.instructions[Int(index)].kind,
            case .call = procedure.instructions[Int(index) - 1].kind
        else { return false }
        return procedure.instructions[Int(index) - 1].result == source
            && Language(path: program.files[procedure.file].path) == .objectiveC
    }

    /// What becomes of an object behind a cast: itself, what is unknown with a type, or -1 where it cannot be of the type.
    mutating func passed(_ object: Int32, filter: Int32) -> Int32 {
        let key = PointsTo.pair(object, filter)
        if let known = passes[key] { return known }
        let passed: Int32
        switch filters[Int(filter)] {
        case .type(let type, let isUnchecked):
            let checked = pass(object, type)
            passed = checked < 0 && isUnchecked && isMade(objects[Int(object)].kind) ? object : checked
        case .narrowing(let narrowing):
            passed = narrowing.mayPass(objects[Int(object)].kind) ? object : -1
        }
        passes[key] = passed
        return passed
    }

    /// What is unknown, known to be of a type.
    mutating func narrowed(_ object: Int32, to type: StaticType) -> Int32 {
        guard case .unknown(let unknown, let known) = objects[Int(object)].kind else { return object }
        let key = PointsTo.pair(object, typeID(type))
        if let narrowed = narrowings[key] { return narrowed }
        let narrowed =
            known == type
            ? object
            : self.object(
                AbstractObject(kind: .unknown(unknown, type), site: objects[Int(object)].site, context: objects[Int(object)].context))
        narrowings[key] = narrowed
        return narrowed
    }

    private func type(of kind: AbstractObject.Kind) -> StaticType? {
        if case .drawn(let number) = kind { drawings.types[number]?.unwrapped } else { AbstractObject(kind: kind).type }
    }

    private func isMade(_ kind: AbstractObject.Kind) -> Bool {
        switch kind {
        case .made, .drawn: true
        default: false
        }
    }

    private mutating func pass(_ object: Int32, _ type: StaticType) -> Int32 {
        let kind = objects[Int(object)].kind
        if case .unknown(_, let known) = kind {
            if let known, !program.mayBe(known, type) { return -1 }
            // The narrower of the two.
            if let known, program.isWithin(known, type) { return object }
            return narrowed(object, to: type)
        }
        guard let known = self.type(of: kind) else { return object }
        // What is made here is of its class and of none below.
        if isMade(kind), program.isWithin(type, known), !program.isWithin(known, type) { return -1 }
        return program.mayBe(known, type) ? object : -1
    }
}
