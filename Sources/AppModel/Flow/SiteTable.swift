/// What happens in the bodies of a program.
final class SiteTable: Sendable {
    let program: Program
    /// By function id, for each function that somebody looked into before all was linked.
    nonisolated(unsafe) private var sitesOfFunction: [BodySites?]
    nonisolated(unsafe) private var isComplete = false
    /// What was read off last of the others.
    private let others: Memory<Int, BodySites>
    /// What was read off last of what functions ask of their own object.
    let ownMethods: Memory<OfOwnObject, [OwnCall]>
    let ownGetters: Memory<OfOwnObject, [OwnCall]>

    init(_ program: Program, _ workers: some Workers) {
        self.program = program
        others = Memory(workers, atMost: 512)
        ownMethods = Memory(workers, atMost: 512)
        ownGetters = Memory(workers, atMost: 512)
        sitesOfFunction = Array(repeating: nil, count: program.functions.count)
    }

    /// What happens in a function, in source order, closures and nested functions included.
    func sites(in function: Function) -> [Site] { body(of: function).all }

    func body(of function: Function) -> BodySites {
        if let sites = sitesOfFunction[function.id] { return sites }
        if isComplete { return others.answer(function.id) { Self.sites(in: function, of: program) } }
        let sites = Self.sites(in: function, of: program)
        sitesOfFunction[function.id] = sites
        return sites
    }

    /// Looks into functions that linking is about to ask about.
    func walk(_ ids: some Sequence<Int>, _ workers: some Workers) {
        precondition(!isComplete)
        let unseen = ids.filter { sitesOfFunction[$0] == nil }
        let found = workers.map(unseen.count) { [program] in Self.sites(in: program.functions[unseen[$0]], of: program) }
        for (id, sites) in zip(unseen, found) { sitesOfFunction[id] = sites }
    }

    private static func sites(in function: Function, of program: Program) -> BodySites {
        Whereabouts.at(.file(function.path)) { BodySites(program.withHeldValues(Walker.sites(in: function), in: function)) }
    }

    /// From here on it never changes, and any thread may ask.
    func complete() { isComplete = true }
}
