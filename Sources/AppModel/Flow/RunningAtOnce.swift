import Syntax

/// What runs before some functions return, through any number of the project's functions: what they call, and the closures that are called on
/// the way. What a closure does that somebody keeps, or that a framework calls when it pleases, is none of it. Conditions are not asked.
struct RunningAtOnce {
    private let flow: ValueFlow
    private let sites: SiteTable
    /// In the order in which they are come by, those that they begin with first.
    private(set) var functions: [Function] = []
    /// Those that were looked into, and the values that properties begin with.
    private(set) var procedures: [Int32] = []
    private var known: Set<Int> = []
    private var knownProcedures: Set<Int32> = []
    /// The functions, closures and nested functions that run, each in its context.
    private var regions: Set<Region> = []
    private var open: [Region] = []
    /// By instance, its closures that are called, as far as it does not run itself: they cannot be there yet.
    private var waiting: [Int32: [Region]] = [:]

    private struct Region: Hashable {
        let instance: Int32
        let number: Int32
    }

    init(from beginnings: [Function], _ flow: ValueFlow, _ sites: SiteTable) {
        self.flow = flow
        self.sites = sites
        beginnings.forEach { add($0) }
        while let region = open.popLast() { follow(region) }
    }

    /// Whether an object may be made by something that runs, or with an object that is.
    func makes(_ object: Int32) -> Bool { makes(object, depth: 0) }

    private func makes(_ object: Int32, depth: Int) -> Bool {
        let made = flow.objects[Int(object)]
        guard let site = made.site, site.instruction >= 0 else { return false }
        return flow.instances(making: made).contains { regions.contains(region(of: site.instruction, in: $0)) }
            || depth < 4 && flow.owners(ofInitialValue: object, without: [.isStatic, .isLazy]).contains { makes($0, depth: depth + 1) }
    }

    private func region(of instruction: Int32, in instance: Int32) -> Region {
        Region(instance: instance, number: flow.region(of: instruction, in: instance))
    }

    private mutating func add(_ function: Function) {
        if let procedure = flow.procedure(of: function) {
            for instance in flow.instances(of: procedure) { add(Region(instance: instance, number: 0)) }
        }
        note(function)
    }

    /// Where nothing of interest passes through who calls or is called, the text tells what that is.
    private mutating func note(_ function: Function) {
        guard known.insert(function.id).inserted else { return }
        functions.append(function)
        let isFollowed = flow.procedure(of: function) != nil
        for site in sites.sites(in: function) where !site.mayRunLater {
            guard let call = site.call, let called = sites.program.calledFunction(call, at: Place(site, in: function)),
                !isFollowed || flow.procedure(of: called) == nil
            else { continue }
            add(called)
        }
    }

    private mutating func add(_ region: Region) {
        guard region.number == 0 || regions.contains(Region(instance: region.instance, number: 0)) else {
            waiting[region.instance, default: []].append(region)
            return
        }
        guard regions.insert(region).inserted else { return }
        open.append(region)
        guard region.number == 0 else { return }
        let procedure = flow.instances[Int(region.instance)].procedure
        if knownProcedures.insert(procedure).inserted { procedures.append(procedure) }
        if let function = flow.function(of: procedure) { note(function) }
        for closure in waiting.removeValue(forKey: region.instance) ?? [] { add(closure) }
    }

    private mutating func follow(_ region: Region) {
        let procedure = flow.procedure(ofInstance: region.instance)
        for (instruction, callee) in flow.calls[Int(region.instance)] where self.region(of: instruction, in: region.instance) == region {
            add(Region(instance: callee, number: 0))
        }
        for instruction in procedure.instructions {
            guard procedure.blocks[Int(instruction.block)].region == region.number, case .call(let operands) = instruction.kind else {
                continue
            }
            switch operands.callee {
            case .value(let closure): addClosures(in: closure, region.instance)
            // A list calls for each of its elements.
            case .method where operands.call.isWalk: for argument in operands.arguments { addClosures(in: argument, region.instance) }
            case .method, .inherited, .function, .named: break
            }
        }
    }

    private mutating func addClosures(in variable: Variable, _ instance: Int32) {
        for object in flow.points(variable, in: instance) {
            guard case .closure(let home, let region) = flow.objects[Int(object)].kind else { continue }
            add(Region(instance: home, number: region))
        }
    }
}
