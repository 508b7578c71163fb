import Syntax

/// A key without which a factory makes nothing, where the class may have saved another one in its place.
public struct UnansweredState: Sendable {
    public let recreation: Recreation
    public let needed: KeyAccess
    public let savedInstead: KeyAccess
}

extension App {
    /// One for each factory that a class of the project names for itself, as far as all that the class saves is known.
    public func unansweredStates(_ silences: inout Silences) -> [UnansweredState] {
        let spaces = Dictionary(keySpaces.map { ($0.type, $0) }) { first, _ in first }
        return recreations.compactMap { recreation in
            guard let type = recreation.saved.projectType, recreation.assignment.isForSelf, let space = spaces[type]
            else { return nil }
            for read in readsNeeded(by: recreation) {
                guard let instead = keySavedInstead(of: read.key, in: space) else { continue }
                if silences.note(space.writes.escape) { return nil }
                return UnansweredState(recreation: recreation, needed: read, savedInstead: instead)
            }
            return nil
        }
    }

    /// The reads without which a factory makes nothing.
    private func readsNeeded(by recreation: Recreation) -> [KeyAccess] {
        let makers = recreation.results.filter { !$0.isNothing }
        guard !makers.isEmpty else { return [] }
        return coderFlow(of: recreation.factory).accesses.filter { read in
            read.function == recreation.factory && read.key.isKnown && makers.allSatisfy { $0.needs(read) }
        }
    }

    /// A write that excludes every write of a key, under a key that somebody reads.
    private func keySavedInstead(of key: StringValue, in space: KeySpace) -> KeyAccess? {
        let needed = space.writes.accesses(.write, under: key)
        guard !needed.isEmpty else { return nil }
        return space.writes.accesses(.write).first { other in
            other.key != key && other.key.isKnown && space.reads.has(other.key, .read)
                && needed.allSatisfy { $0.function == other.function && $0.site.excludes(other.site) }
        }
    }
}

extension FactoryResult {
    /// Whether it is reached only if a read gave something.
    fileprivate func needs(_ read: KeyAccess) -> Bool {
        exit.steps.contains { step in
            guard case .arm(_, _, let kind, let conditions) = step, kind == .guardRest || kind == .test else { return false }
            return conditions.contains { condition in
                switch condition {
                case .binding(_, _, let value): value.core.range == read.site.range
                case .expression(let test): test.core.range == read.site.range && read.method.direction == .test
                case .pattern, .availability, .compilation: false
                }
            }
        }
    }
}
