import Syntax

/// An entry of a restored activity that is taken for something else than it is.
public struct MisreadEntry: Sendable {
    public let key: String
    public let function: Function
    public let range: SourceRange
    /// What it is cast to, and what it was where it was put in, if the text tells.
    public let expected: StaticType
    public let written: (type: StaticType, location: Location)?
    /// No activity keeps what it is cast to, whoever puts it in (F11).
    public let isOfProject: Bool
    /// It has a raw value, which may be what is there.
    public let hasRawValue: Bool

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such entry, in path order. An entry that the same function also casts to something else may be one of an older version, too.
    public func misreadEntries(_ silences: inout Silences) -> [MisreadEntry] {
        let reads = activityReads(kept: true).filter { !$0.isWhole && !$0.isOfSession }
        guard !reads.isEmpty else { return [] }
        var writes: [ActivityWrite]?
        return reads.compactMap { read -> MisreadEntry? in
            guard let key = read.key.text, !UIKit.isActivityKey(key), let expected = typeOfCast(around: read),
                !reads.contains(where: { $0.function == read.function && $0.key == read.key && $0.range != read.range })
            else { return nil }
            let all = writes ?? activityWrites
            writes = all
            let unit = program.unit(of: read.function)
            let own = all.filter { program.unit(of: $0.function) == unit || !program.unitsWithApp.contains(program.unit(of: $0.function)) }
            let put = own.flatMap { $0.entries ?? [] }.filter { texts(ofKey: $0.key, at: $0.place).contains(key) }
            let types = put.map { program.type(of: $0.value.unmasked ?? $0.value, at: $0.place) }
            let written = zip(put, types).first { $1 != nil }.map { entry, type in
                (type: type!.unwrapped, location: entry.function.location(entry.value.range))
            }
            // What no activity takes in the first place is the affair of whoever puts it in.
            if types.contains(where: { $0?.unwrapped.projectType != nil }) { return nil }
            let isOfProject = isKeptByNoActivity(expected)
            if !isOfProject {
                guard !put.isEmpty, types.allSatisfy({ $0.map { !mayRead($0, as: expected) } ?? false }) else { return nil }
                let open = own.first { $0.entries == nil || $0.entries!.contains { texts(ofKey: $0.key, at: $0.place).isEmpty } }
                let doubt = open.map { Silence(.entriesOutOfSight, at: $0.function.location($0.range), about: $0.function.symbol) }
                if silences.note(doubt ?? program.silence(onCodeOf: unit)) { return nil }
            }
            return MisreadEntry(
                key: key, function: read.function, range: read.range, expected: expected, written: written, isOfProject: isOfProject,
                hasRawValue: expected.projectType.map { program.rawType(of: $0) != nil } ?? false)
        }
    }

    /// What the element is cast to, by whatever strength.
    private func typeOfCast(around read: ActivityRead) -> StaticType? {
        for site in wrappings(of: read.range, in: read.function) {
            if case .cast(_, _, let target) = site.kind { return program.resolve(target, at: Place(site, in: read.function))?.unwrapped }
        }
        return nil
    }

    /// Whether a type is one of the project's own that is no object, and that nothing makes one of.
    private func isKeptByNoActivity(_ type: StaticType) -> Bool {
        guard case .project(let type) = type, type.kind == .enumeration || type.kind == .structure, !type.isOpen else { return false }
        return !type.lists("_ObjectiveCBridgeable") && !type.declarations.contains { $0.fact.modifiers.contains(.mayExpand) }
    }
}
