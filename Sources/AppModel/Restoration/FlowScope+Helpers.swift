/// What is looked into because of others: whom these call, and who calls them.
extension FlowScope {
    /// Where one initializer of a class says something of restoration, which of them run decides.
    mutating func addInitializersBesideOthers() {
        let classes = program.functionsMentioningRestoration.filter { $0.fact.kind == .initializer && isRelevant[$0.id] }.compactMap(\.type)
            .first(ofEach: \.id)
        for owner in classes.flatMap({ program.family(of: $0) }).first(ofEach: \.id) {
            for function in program.functions(of: owner) where function.fact.kind == .initializer && mayMatter(function) {
                isRelevant[function.id] = true
            }
        }
    }

    /// What gets or fills a string, or gets what else names a thing, for a function that mentions restoration, itself or by way of another.
    mutating func addTakersOfText() {
        var byName: [String: [Int]] = [:]
        for function in program.functions
        where !isRelevant[function.id] && mayMatter(function)
            && (takesText(function) || takesIdentifier(function) || takesEntries(function) || givesKeeperOfText(function))
        {
            for name in namesToCallers(of: function) { byName[name, default: []].append(function.id) }
        }
        var readers = program.functionsMentioningRestoration.map(\.id).filter { isRelevant[$0] }
        for _ in 0..<FlowScope.hands where !readers.isEmpty {
            let takers = program.words.names(amongst: Set(byName.keys), heldByAnyOf: readers).flatMap { byName[$0] ?? [] }
            readers = takers.filter { !isRelevant[$0] }
            for id in readers { isRelevant[id] = true }
        }
    }

    /// Through how many a string goes.
    static let hands = 2

    /// What the functions so far call, if something followed or a string may come of it.
    mutating func addHelpers() {
        var byName: [String: [Int]] = [:]
        var byNameInSwift: [String: [Int]] = [:]
        for function in program.functions where !isRelevant[function.id] && mayMatter(function) {
            guard carries(function) || givesText(function) || keepsText(function) else { continue }
            for name in namesToCallers(of: function) { byName[name, default: []].append(function.id) }
            for name in namesToCallersInSwift(of: function) { byNameInSwift[name, default: []].append(function.id) }
        }
        let relevant = program.functions.indices.filter { isRelevant[$0] }
        let relevantInSwift = byNameInSwift.isEmpty ? [] : relevant.filter { !program.functions[$0].isObjectiveC }
        for (byName, callers) in [(byName, relevant), (byNameInSwift, relevantInSwift)] {
            for name in program.words.names(amongst: Set(byName.keys), heldByAnyOf: callers) {
                for id in byName[name] ?? [] { isRelevant[id] = true }
            }
        }
    }

    /// Who calls the functions so far, if something followed goes in or comes out.
    mutating func addCallers() {
        var names: Set<String> = []
        for function in program.functions where isRelevant[function.id] {
            if carries(function) || isHelperThatMentionsRestoration(function) { names.formUnion(namesToCallers(of: function)) }
        }
        let filter = Words.Filter(names)
        let filterForSwift = Words.Filter(
            program.functionsMentioningRestoration.filter { isRelevant[$0.id] && isHelperThatMentionsRestoration($0) }
                .flatMap(namesToCallersInSwift))
        for function in program.functions where !isRelevant[function.id] && mayMatter(function) {
            let isCaller =
                program.words.mayHold(function.id, anyOf: filter)
                || !function.isObjectiveC && program.words.mayHold(function.id, anyOf: filterForSwift)
            if isCaller { isRelevant[function.id] = true }
        }
    }

    /// What stands in the place of the functions so far in objects of a subclass, and may call them.
    mutating func addOverrides() {
        var owners: [String: Set<Type>] = [:]
        for function in program.functions where isRelevant[function.id] && !function.isStatic && function.fact.kind == .method {
            if let type = function.type, program.isController(type) { owners[function.fact.fullName, default: []].insert(type) }
        }
        for function in program.functions where !isRelevant[function.id] && function.fact.kind == .method && mayMatter(function) {
            guard let owners = owners[function.fact.fullName], let type = function.type else { continue }
            if program.ancestors(of: type).contains(where: owners.contains) { isRelevant[function.id] = true }
        }
    }

    /// Whoever calls one decides what is identified, or under which key something is kept.
    func isHelperThatMentionsRestoration(_ function: Function) -> Bool {
        guard function.fact.words.mentionRestoration, function.hook == nil else { return false }
        return !function.fact.parameters.isEmpty || isMover(function)
    }

    /// Whether it may take further what its object keeps: `[self put]`, which does `shared = self.kept`.
    func isMover(_ function: Function) -> Bool {
        function.fact.kind == .method && function.fact.parameters.isEmpty && function.type != nil
            && program.words.mayHold(function.id, anyOf: carriedProperties(of: function))
    }

    var namesOfHelpersThatMentionRestoration: [String] {
        program.functionsMentioningRestoration.filter {
            isRelevant[$0.id] && isHelperThatMentionsRestoration($0) && $0.fact.kind != .initializer
        }
        .flatMap(namesToCallers)
    }

    /// What a hook, or a function that says something of restoration, calls with nothing in hand, and it takes something further.
    mutating func addMovers() {
        let callers = (program.functionsMentioningRestoration + program.hooks).map(\.id).filter { isRelevant[$0] }
        var byName: [String: [Function]] = [:]
        for function in program.functions where !isRelevant[function.id] && function.fact.kind == .method && mayMatter(function) {
            guard function.fact.parameters.isEmpty, function.hook == nil else { continue }
            for name in namesToCallers(of: function) { byName[name, default: []].append(function) }
        }
        for name in program.words.names(amongst: Set(byName.keys), heldByAnyOf: callers) {
            for function in byName[name] ?? [] where isMover(function) { isRelevant[function.id] = true }
        }
    }

    /// The names of what an object of the function's class keeps that is followed.
    func carriedProperties(of function: Function) -> Words.Filter {
        let lineage = function.type.map { program.lineage(of: $0) } ?? []
        let names = lineage.flatMap(\.declarations).flatMap(\.fact.ownProperties).filter { property in
            // `id` and `Class` are no types to the model.
            !property.isComputed && property.type.map { carries($0) || isText($0) } ?? (property.value == nil)
        }.map(\.name)
        return Words.Filter(names + names.map { "_" + $0 })
    }

    /// Who changes a string or a list of the object's own that keys may be made of, or a list that may hold anything and be saved.
    mutating func addWriters() {
        let readers = program.functionsMentioningRestoration.filter { isRelevant[$0.id] }
        var names: Set<String> = []
        for type in readers.compactMap(\.type).first(ofEach: \.id) {
            for property in type.declarations.flatMap(\.fact.ownProperties) where mayChange(property) { names.insert(property.name) }
        }
        let filter = Words.Filter(program.words.names(amongst: names, heldByAnyOf: readers.map(\.id)))
        for function in program.functions where !isRelevant[function.id] && mayMatter(function) {
            if program.words.mayHold(function.id, anyOf: filter) { isRelevant[function.id] = true }
        }
    }
}
