import Syntax

/// A value that is read for one case of a state, though it is only ever saved for another.
public struct MisplacedRead: Sendable {
    public let read: KeyAccess
    /// The cases that the code chooses by to read it and to write it.
    public let readCase: String
    public let writtenCase: String
    public let write: KeyAccess
    /// What is saved for the case that it is read for, and never read for that.
    public let passedOver: KeyAccess
}

extension App {
    /// Where `switch` over one property decides what is saved and what is read, and the two disagree: the reader of a case asks for nothing that
    /// is saved for it. In path order.
    public func misplacedReads(_ silences: inout Silences) -> [MisplacedRead] {
        keySpaces.flatMap { space -> [MisplacedRead] in
            let chosenReads = space.ownReads.accesses(.read).compactMap { read -> (read: KeyAccess, choice: Choice)? in
                guard read.key.text != nil, !program.isTest(read.function) else { return nil }
                return choice(of: read).map { (read, $0) }
            }
            guard !chosenReads.isEmpty, space.doubt == nil else { return [] }
            let (reads, writes) = (space.reads.accesses(.read), space.writes.accesses(.write))
            let chosenWrites = writes.compactMap { write in choice(of: write).map { (write: write, choice: $0) } }
            return chosenReads.compactMap { read, own -> MisplacedRead? in
                let places = writes.filter { $0.key.mayEqual(read.key) }
                let other = chosenWrites.first { $0.write.key == read.key && $0.choice.excludes(own) }
                guard let other, places.allSatisfy({ $0.key == read.key && choice(of: $0)?.excludes(own) == true }) else {
                    return nil
                }
                let meant = chosenWrites.filter { $0.choice.isSame(as: own) }
                let asked = reads.filter { choice(of: $0).map { !$0.excludes(own) } ?? true }
                guard let first = meant.first, meant.allSatisfy({ write in !asked.contains { $0.key.mayEqual(write.write.key) } }) else {
                    return nil
                }
                let doubt =
                    space.writes.silence(onKeys: .write, beside: space.reads) ?? program.silence(onCodeOf: space.type.unit)
                if silences.note(doubt) { return nil }
                return MisplacedRead(
                    read: read, readCase: own.name, writtenCase: other.choice.name, write: other.write, passedOver: first.write)
            }
        }.first(ofEach: \.read.location)
    }

    /// The arm of a `switch` over a property.
    private struct Choice {
        let property: String
        /// Of its patterns.
        let cases: Set<String>
        let name: String

        func excludes(_ other: Choice) -> Bool { property == other.property && cases.isDisjoint(with: other.cases) }
        func isSame(as other: Choice) -> Bool { property == other.property && cases == other.cases }
    }

    /// The one case for which a key is read or written; `nil` where more decides, or something else.
    private func choice(of access: KeyAccess) -> Choice? {
        guard access.entry === access.site, let owner = access.function.type,
            let (branch, arm) = access.function.body.selection(around: access.site.range), let subject = branch.subject?.core
        else { return nil }
        let patterns = arm.conditions.flatMap(\.plainPatterns)
        let cases = patterns.compactMap(\.caseName)
        guard !cases.isEmpty, cases.count == patterns.count, let name = subject.plainName else { return nil }
        let place = Place(access.site, in: access.function)
        if place.locals?.lookUp(name) == nil || !subject.isName(name) {
            guard program.lineage(of: owner).contains(where: { $0.property(name) != nil }) else { return nil }
            return Choice(property: name, cases: Set(cases), name: cases[0])
        }
        // A local of the type that only one property has.
        guard let type = program.type(of: subject, at: place)?.unwrapped.projectType, type.kind == .enumeration,
            let property = program.lineage(of: owner).flatMap({ names(ofPropertiesOf: $0, typed: type) }).onlyElement
        else { return nil }
        return Choice(property: property, cases: Set(cases), name: cases[0])
    }

    private func names(ofPropertiesOf owner: Type, typed type: Type) -> [String] {
        owner.declarations.flatMap { declaration in
            declaration.fact.properties.filter { property in
                program.declaredType(of: property, in: declaration, of: owner)?.unwrapped.projectType == type
            }.map(\.name)
        }
    }
}

extension [Statement] {
    /// The only `switch` around a place, and its arm.
    fileprivate func selection(around range: SourceRange) -> (Statement.Branch, Statement.Arm)? {
        guard let statement = first(where: { $0.range.contains(range) }) else { return nil }
        switch statement.kind {
        case .branch(let branch) where branch.kind == .selection:
            guard let arm = branch.arms.first(where: { $0.body.contains { $0.range.contains(range) } }),
                let inner = arm.body.first(where: { $0.range.contains(range) }), !inner.isSelection
            else { return nil }
            return (branch, arm)
        case .block(let body): return body.selection(around: range)
        default: return nil
        }
    }
}

extension Statement {
    fileprivate var isSelection: Bool { if case .branch(let branch) = kind { branch.kind == .selection } else { false } }
}

extension Statement.Condition {
    /// What it compares with; something that is no case where it asks for more.
    fileprivate var plainPatterns: [Expression] {
        if case .pattern(let patterns, let names, _) = self, names.isEmpty { return patterns }
        return expressions + [Expression(.nilLiteral, SourceRange(start: 0, end: 0))]
    }
}

extension Expression {
    /// `list` of `.list`, `Mode.list` and, in Objective-C, of a constant.
    fileprivate var caseName: String? {
        switch core.kind {
        case .implicitMember(let name), .name(let name): name
        case .member(_, let name): name.text
        default: nil
        }
    }
}
