import Syntax

/// Which statements of a long body may spell a name: to go through all of them for each of as many names takes as long as their number squared.
struct StatementNames: Sendable {
    /// The bits of the names in each statement, all that is nested in it included.
    private let summaries: [Words.Summary]

    /// - Returns: `nil` for a body that is looked through as fast.
    init?(_ statements: [Statement]) {
        guard statements.count > NameIndex.few else { return nil }
        summaries = statements.map { statement in
            var names = Collector()
            names.insert(statement)
            return names.summary
        }
    }

    /// The positions of the statements that may spell one of some names.
    func positions(of names: some Collection<String>) -> some Sequence<Int> {
        let sought = names.map { Words.place(of: Words.hash($0)) }
        return summaries.indices.lazy.filter { position in
            sought.contains { summaries[position][$0.lane] & $0.bit != 0 }
        }
    }

    private struct Collector {
        private(set) var summary = Words.Summary()

        mutating func insert(_ statement: Statement) {
            insertNames(declaredBy: statement)
            for expression in statement.expressions { insert(expression) }
        }

        private mutating func insertNames(declaredBy statement: Statement) {
            if case .local(let local) = statement.kind { insert(local.name) }
            if case .function(let function) = statement.kind { function.body?.forEach { insertNames(declaredBy: $0) } }
            for inner in statement.inner { insertNames(declaredBy: inner) }
        }

        private mutating func insert(_ expression: Expression) {
            switch expression.kind {
            case .name(let name), .implicitMember(let name): insert(name)
            case .member(_, let name): insert(name.text)
            case .keyPath(let path): path.forEach { insert($0) }
            case .type(let type): insert(type.name)
            case .call(let call): insert(call.name)
            case .string(let text):
                insert(text)
                // Paths of keys.
                for part in text.split(whereSeparator: { $0 == "." || $0 == ":" }) where part.count < text.count { insert(String(part)) }
            case .closure(let closure): closure.body.forEach { insertNames(declaredBy: $0) }
            default: break
            }
            for part in expression.parts { insert(part) }
        }

        /// With an underscore or without: an instance variable goes by the name of its property.
        private mutating func insert(_ name: String) {
            add(name)
            if name.hasPrefix("_") { add(String(name.dropFirst())) }
        }

        private mutating func add(_ name: String) {
            let (lane, bit) = Words.place(of: Words.hash(name))
            summary[lane] |= bit
        }
    }
}
