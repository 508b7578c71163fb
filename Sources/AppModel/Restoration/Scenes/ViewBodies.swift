import Syntax

/// The functions of a view, read once for all that it keeps with its scene.
struct ViewBodies: Sendable {
    /// The names of its scene storage.
    let stored: Set<String>
    /// The members that what runs as the view appears goes on to call.
    let appearing: Set<String>
    /// The members that draw the view, or run as it appears.
    let shown: Set<String>
    let bodies: [ViewBody]
    /// By function.
    private let positions: [Int: Int]
    /// By the name of a member.
    private let ofMember: [String: [Int]]
    /// By the name that they mention.
    private let mentioning: [String: [Int]]
    /// By function and name, where scene storage and bindings are read.
    private let reads: [Int: [String: [SourceRange]]]

    fileprivate init(of view: Type, storing stored: Set<String>, binding bound: Set<String>, _ app: App) {
        let read = stored.union(bound)
        let bodies = app.program.functions(of: view).map { ViewBody($0) }
        self.stored = stored
        self.bodies = bodies
        positions = Dictionary(uniqueKeysWithValues: bodies.indices.map { (bodies[$0].function.id, $0) })
        ofMember = Dictionary(grouping: bodies.indices) { bodies[$0].memberName }
        var mentioning: [String: [Int]] = [:]
        for (position, body) in bodies.enumerated() { for name in body.mentions.keys { mentioning[name, default: []].append(position) } }
        self.mentioning = mentioning
        var reads: [Int: [String: [SourceRange]]] = [:]
        for body in bodies where read.contains(where: body.function.mayReadStorage) {
            reads[body.function.id] = app.reads(of: read, in: body.function)
        }
        self.reads = reads
        let called = bodies.flatMap { body in
            body.mentions.filter { $0.value.contains { mention in body.appearances.contains { $0.contains(mention.range) } } }.map(\.key)
        }
        appearing = Self.reached(from: called, bodies, ofMember)
        shown = Self.reached(from: ["body"], bodies, ofMember)
    }

    private static func reached(from names: [String], _ bodies: [ViewBody], _ ofMember: [String: [Int]]) -> Set<String> {
        var reached: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard let members = ofMember[name], reached.insert(name).inserted else { continue }
            for body in members.map({ bodies[$0] }) {
                let atOnce = body.mentions.filter { mentioned in
                    mentioned.value.contains { mention in !body.laterClosures.contains { $0.contains(mention.range) } }
                }
                open += atOnce.keys
            }
        }
        return reached
    }

    /// Whether a place of one of its functions is come by as the view is drawn or appears.
    func isShown(_ range: SourceRange, in function: Function) -> Bool {
        guard let body = body(of: function) else { return false }
        return shown.contains(body.memberName) && !body.laterClosures.contains { $0.contains(range) }
    }

    func body(of function: Function) -> ViewBody? { body(of: function.id) }

    func body(of function: Int) -> ViewBody? { positions[function].map { bodies[$0] } }

    func bodies(mentioning name: String) -> [ViewBody] { (mentioning[name] ?? []).map { bodies[$0] } }

    func bodies(ofMember name: String) -> [ViewBody] { (ofMember[name] ?? []).map { bodies[$0] } }

    func bodies(thatMaySay names: Set<String>) -> [ViewBody] {
        bodies.filter { body in names.contains(where: body.function.fact.words.mayHold) }
    }

    /// Where its functions take one of its scene storage otherwise than to assign it, and no local has its name.
    func reads(of name: String) -> [(function: Function, range: SourceRange)] {
        bodies.flatMap { body in (reads[body.function.id]?[name] ?? []).map { (body.function, $0) } }
    }
}

extension App {
    func viewBodies(of view: Type) -> ViewBodies {
        memories.viewBodies.answer(view.id) {
            let stored = sceneStorageProperties().filter { $0.property.owner == view }.map(\.property.fact.name)
            let bound = view.declarations.flatMap(\.fact.properties).filter { $0.attributes.contains("Binding") }.map(\.name)
            return ViewBodies(of: view, storing: Set(stored), binding: Set(bound), self)
        }
    }

    /// Where a body names some properties otherwise than to assign them, and no local has the name, by name.
    func reads(of names: Set<String>, in function: Function) -> [String: [SourceRange]] {
        var found: [(name: String, range: SourceRange)] = []
        var targets: Set<SourceRange> = []
        _ = function.contains { part in
            if case .assignment(let target, nil, _) = part.kind, target.core.plainName.map(names.contains) ?? false {
                targets.insert(target.core.range)
            }
            if let name = part.plainName, names.contains(name) { found.append((name, part.range)) }
            return false
        }
        found.removeAll { targets.contains($0.range) }
        guard !found.isEmpty else { return [:] }
        let sites = sites(in: function)
        let bound = sites.valuesBoundToTheirNames
        let innermost = sites.innermost(around: found.map(\.range))
        return found.reduce(into: [:]) { reads, place in
            let isOwn = bound.contains(place.range) || innermost[place.range].map { $0.locals?.lookUp(place.name) == nil } ?? false
            if isOwn { reads[place.name, default: []].append(place.range) }
        }
    }
}

extension Function {
    /// Whether it may read a storage as one of its view's own members does.
    fileprivate func mayReadStorage(_ name: String) -> Bool {
        fact.kind != .initializer && !isStatic && fact.words.mayHold(name)
    }
}

extension [Site] {
    /// The values of locals that take a property's name: `page` of `if let page`.
    fileprivate var valuesBoundToTheirNames: Set<SourceRange> {
        var ranges: Set<SourceRange> = []
        var seen: Set<ObjectIdentifier> = []
        for site in self {
            var current = site.locals
            while let scope = current, seen.insert(ObjectIdentifier(scope)).inserted {
                let value: Expression? =
                    switch scope.binding.origin {
                    case .local(let local): local.value
                    case .unwrapped(_, let value): value
                    case .element(let list, _): list
                    case .parameter, .pattern: nil
                    }
                if let value = value?.core, let name = value.plainName, scope.outer?.lookUp(name) == nil { ranges.insert(value.range) }
                current = scope.outer
            }
        }
        return ranges
    }

    /// The smallest that stands around each of some places.
    fileprivate func innermost(around places: [SourceRange]) -> [SourceRange: Site] {
        // Of two that start together the longer one comes first, of two at one place the later one.
        let order = indices.sorted { first, second in
            let (one, other) = (self[first].range, self[second].range)
            return one.start != other.start ? one.start < other.start : one.end != other.end ? one.end > other.end : first > second
        }
        var found: [SourceRange: Site] = [:]
        var around: [Int] = []
        var next = 0
        for place in places.sorted(by: { $0.start < $1.start }) {
            while next < order.count, self[order[next]].range.start <= place.start {
                let range = self[order[next]].range
                while let last = around.last, self[last].range.end <= range.start { around.removeLast() }
                around.append(order[next])
                next += 1
            }
            found[place] = around.last { self[$0].range.contains(place) }.map { self[$0] }
        }
        return found
    }
}

extension Set<String> {
    /// Some properties, and what their wrappers make of them.
    var withBindings: Set<String> { union(map { "$" + $0 }).union(map { "_" + $0 }) }
}

extension [ViewBodies] {
    /// The names that some properties go by: theirs, those of locals that are made with them, of parameters that get them.
    func aliases(of properties: Set<String>) -> Set<String> {
        var names = properties
        for _ in 0..<3 {
            let before = names.count
            for body in flatMap({ $0.bodies(thatMaySay: names) }) {
                for condition in body.conditions.naming(names) {
                    if case .binding(let name, _, let value) = condition, value.core.isOne(of: names) { names.insert(name) }
                }
                for (name, value) in body.locals.naming(names) where value.core.isOne(of: names) { names.insert(name) }
                for call in body.ownCalls.naming(names) {
                    guard let called = call.callee.plainName else { continue }
                    for other in flatMap({ $0.bodies(ofMember: called) }) where other.function.fact.kind == .method {
                        for (parameter, argument) in zip(other.function.fact.parameters, call.arguments)
                        where argument.value.core.isOne(of: names) {
                            names.insert(parameter.name)
                        }
                    }
                }
            }
            if names.count == before { break }
        }
        return names
    }
}

extension [ViewBodies] {
    /// What moves the value on in some functions, and only as the user taps, by function.
    func steps(of names: Set<String>, in functions: Set<Int>) -> [Int: [SourceRange]] {
        let bodies = flatMap { $0.bodies(thatMaySay: names) }.filter { functions.contains($0.function.id) }
        let steps = bodies.map { (body: $0, ranges: $0.function.body.boundedSteps(of: names)) }.filter { !$0.ranges.isEmpty }
        guard !steps.isEmpty else { return [:] }
        let driven = drivenByUser
        return Dictionary(
            steps.map { body, ranges in
                let isDriven = driven.contains(body.memberName)
                return (body.function.id, ranges.filter { step in isDriven || body.actions.contains { $0.contains(step) } })
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The methods that nothing but what the user does runs, by name.
    private var drivenByUser: Set<String> {
        let bodies = flatMap(\.bodies)
        let mentioned = Set(bodies.flatMap(\.mentions.keys))
        var driven = Set(bodies.filter { $0.function.fact.kind == .method }.map(\.memberName)).intersection(mentioned)
        while true {
            let others = driven.filter { name in
                flatMap { $0.bodies(mentioning: name) }.contains { body in
                    !driven.contains(body.memberName)
                        && (body.mentions[name] ?? []).contains { mention in !body.actions.contains { $0.contains(mention.range) } }
                }
            }
            if others.isEmpty { return driven }
            driven.subtract(others)
        }
    }
}

extension [ViewBody] {
    /// The names of what is made of the value: of locals that are not forced, and of members that show nothing.
    func namesDerived(from names: Set<String>) -> Set<String> {
        var derived: Set<String> = []
        for body in self {
            for (name, value) in body.locals.naming(names) where !value.isForcedAtOnce && !value.isOne(of: names) && value.spells(names) {
                derived.insert(name)
            }
            let type = body.function.property?.type ?? body.function.fact.returnType
            guard let type, !type.unwrapped.name.hasSuffix("View"), names.contains(where: { body.mentions[$0] != nil }) else { continue }
            derived.insert(body.memberName)
        }
        return derived.subtracting(names)
    }
}
