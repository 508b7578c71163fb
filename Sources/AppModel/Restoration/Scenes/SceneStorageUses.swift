import Syntax

/// What views ask about a value of scene storage before they take it for anything, or at the same time elsewhere.
public struct SceneStorageQuestions: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether it is there.
    public static let presence = SceneStorageQuestions(rawValue: 1)
    /// Whether it is empty, or some value that is spelled out.
    public static let literal = SceneStorageQuestions(rawValue: 2)
    /// Whether something else has that value.
    static let equality = SceneStorageQuestions(rawValue: 4)
    /// Anything that may tell what it is still good for: whether a list has it, whether it converts.
    public static let worth = SceneStorageQuestions(rawValue: 8)
}

/// What becomes of the value of scene storage in the views that have it, found once for all reads.
struct SceneStorageUses {
    private let name: String
    /// The view that keeps it.
    private let own: ViewBodies
    /// Those names that the value goes by.
    private let names: Set<String>
    private let asked: [Question]
    /// Where the view assigns it, by its own bodies.
    private let assigned: [Int: [SourceRange]]
    private let isOverwritten: [(function: Function, range: SourceRange)]
    private let shortenings: Shortenings
    let isTyped: Bool

    private struct Question {
        let question: SceneStorageQuestions
        let range: SourceRange
        let function: Function
        /// The members that it asks, which are made of the value; empty where it asks about the value itself.
        var members: Set<String> = []
        /// Whether it only takes care of the value where something is removed.
        var isForRemoval = false
    }

    /// - Parameters:
    ///   - holder: whose reads are asked about.
    ///   - holders: all that have the value, the one among them.
    init(of holder: SceneStorageHolder, among holders: [SceneStorageHolder], _ app: App) {
        let (name, owner) = (holder.name, holder.type)
        self.name = name
        let own = app.viewBodies(of: owner)
        self.own = own
        let views = [own] + holders.map(\.type).filter { $0 != owner }.first(ofEach: \.id).map(app.viewBodies)
        let properties = Set(holders.map(\.name))
        let names = views.aliases(of: properties)
        self.names = names
        let reading = views.flatMap { $0.bodies(thatMaySay: names) }
        let derived = reading.namesDerived(from: names)
        var asked = reading.flatMap { body in
            body.questions(about: names).map { Question(question: $0.question, range: $0.range, function: body.function) }
        }
        for body in views.flatMap({ $0.bodies(thatMaySay: derived) }) {
            for test in body.conditions.naming(derived).flatMap(\.expressions) {
                let members = test.named(among: derived)
                if !members.isEmpty {
                    asked.append(Question(question: .worth, range: test.range, function: body.function, members: members))
                }
            }
        }
        for body in reading {
            for range in body.assignments(to: properties) {
                guard let care = body.care(by: range, properties, app) else { continue }
                asked.append(Question(question: .worth, range: range, function: body.function, isForRemoval: care == .removal))
            }
        }
        let steps = views.steps(of: names, in: Set(asked.lazy.filter { !$0.isForRemoval }.map(\.function.id)))
        asked.removeAll { question in
            !question.isForRemoval && steps[question.function.id]?.contains { $0.contains(question.range) } ?? false
        }
        self.asked = asked
        shortenings = Shortenings(caring: views.flatMap(\.bodies), properties: properties, app)
        var assigned: [Int: [SourceRange]] = [:]
        for body in own.bodies(thatMaySay: [name]) {
            let ranges = body.assignments(to: [name])
            if !ranges.isEmpty { assigned[body.function.id] = ranges }
        }
        self.assigned = assigned
        isOverwritten = own.bodies(thatMaySay: [name]).flatMap { body in
            (assigned[body.function.id] ?? []).filter { range in
                let runs = own.appearing.contains(body.memberName) || body.appearances.contains { $0.contains(range) }
                // What is asked of the others may have been kept as well, and tells whether to take it.
                return runs && !app.mayBeLeft(name, besides: own.stored, by: range, in: body.function)
            }.map { (body.function, $0) }
        }
        isTyped = views.flatMap { $0.bodies(thatMaySay: properties.withBindings) }.contains { $0.givesText(of: properties) }
    }

    // MARK: Questions

    /// - Parameter range: a read, of which a test at that very place says nothing.
    func questions(besides range: SourceRange, in function: Function) -> SceneStorageQuestions {
        let member = function.property?.name ?? function.fact.name
        // Whoever takes an element away and mends the number does not excuse who only does the one.
        lazy var isInVain = shortenings.isShortenedInPassing(byListAsked: range, in: function)
        return asked.reduce(into: []) { questions, other in
            let isItself = other.function == function && other.range.contains(range) || other.members == [member]
            if !isItself, !(other.isForRemoval && isInVain) { questions.formUnion(other.question) }
        }
    }

    // MARK: Assignments

    /// Whether something else than what was kept may be there when it is read.
    func isAssigned(before range: SourceRange, in function: Function) -> Bool {
        let isAnew = isOverwritten.contains { other in
            !(other.function == function && own.body(of: function)?.isBefore(range, other.range) == true)
        }
        if isAnew { return true }
        var visited: Set<String> = []
        return isPreceded(range, in: function, &visited)
    }

    private func isPreceded(_ range: SourceRange, in function: Function, _ visited: inout Set<String>) -> Bool {
        guard let body = own.body(of: function) else { return true }
        if (assigned[function.id] ?? []).contains(where: { body.isBefore($0, range) }) { return true }
        for (id, ranges) in assigned where id != function.id {
            guard let other = own.body(of: id), ranges.contains(where: other.isDirect) else { continue }
            let calls = body.mentions[other.memberName] ?? []
            if calls.contains(where: { other.isRun(by: $0) && body.isBefore($0.range, range) }) { return true }
        }
        guard body.memberName != "body", visited.insert(body.memberName).inserted else { return false }
        return own.bodies(mentioning: body.memberName).contains { other in
            (other.mentions[body.memberName] ?? []).contains { body.isRun(by: $0) && isPreceded($0.range, in: other.function, &visited) }
        }
    }

    /// Whether the view assigns it anew as it appears.
    var isSetAnew: Bool { !isOverwritten.isEmpty }
}

extension App {
    /// Whether an assignment as the view appears leaves what was kept: it fills an empty place only, or depends on something else that was kept.
    fileprivate func mayBeLeft(_ name: String, besides flags: Set<String>, by range: SourceRange, in function: Function) -> Bool {
        guard let site = bodies.body(of: function).site(at: range) else { return false }
        let questions = site.tests.flatMap { $0.questions(about: [name]) }
        if questions.isEmpty { return site.tests.contains { $0.spells(flags.subtracting([name])) } }
        return questions.allSatisfy { $0.question.isSubset(of: [.presence, .literal]) }
    }
}
