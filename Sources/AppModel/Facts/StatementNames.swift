import Syntax

/// Which statements of long bodies may spell a name: to go through all of them for each of as many names takes as long as their number squared.
struct StatementNames: Sendable {
    /// By the hash of a name, the positions of the statements that spell it, all that is nested in them included.
    private typealias Index = [UInt32: [Int32]]

    /// `nil` where there are few statements.
    private let index: Index?
    /// The same for the long closures in them, as views are made of, by range.
    private let closures: [SourceRange: Index]

    /// - Returns: `nil` for a body that is looked through as fast.
    init?(_ statements: [Statement]) {
        let isLong = statements.count > NameIndex.few
        guard let first = statements.first, let last = statements.last, isLong || last.range.end - first.range.start > Self.shortText else {
            return nil
        }
        var closures: [SourceRange: Index] = [:]
        for statement in statements { for expression in statement.expressions { Self.collect(from: expression, into: &closures) } }
        guard isLong || !closures.isEmpty else { return nil }
        index = isLong ? Self.index(of: statements) : nil
        self.closures = closures
    }

    /// No closure in so many bytes has many statements.
    private static let shortText: UInt32 = 512

    private static func collect(from expression: Expression, into closures: inout [SourceRange: Index]) {
        if case .closure(let closure) = expression.kind, closure.body.count > NameIndex.few {
            closures[expression.range] = index(of: closure.body)
        }
        for part in expression.parts where part.range.end - part.range.start > shortText { collect(from: part, into: &closures) }
    }

    private static func index(of statements: [Statement]) -> Index {
        var index: Index = [:]
        for (position, statement) in statements.enumerated() {
            var names = Collector()
            names.insert(statement)
            for hash in names.hashes { index[hash, default: []].append(Int32(position)) }
        }
        return index
    }

    /// Those of the body's statements that may spell one of some names, in order.
    func statements(of body: [Statement], naming names: some Collection<String>) -> [Statement] {
        guard let index else { return body }
        return Self.positions(of: names, in: index).map { body[Int($0)] }
    }

    /// The parts of an expression of the body, but for statements of long closures that spell none of some names.
    func parts(of expression: Expression, naming names: some Collection<String>) -> [Expression] {
        guard case .closure(let closure) = expression.kind, let index = closures[expression.range] else { return expression.parts }
        return Self.positions(of: names, in: index).flatMap { closure.body[Int($0)].expressions }
    }

    private static func positions(of names: some Collection<String>, in index: Index) -> [Int32] {
        names.reduce(into: Set<Int32>()) { $0.formUnion(index[Words.hash($1)] ?? []) }.sorted()
    }

    private struct Collector {
        private(set) var hashes: Set<UInt32> = []

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

        private mutating func add(_ name: String) { hashes.insert(Words.hash(name)) }
    }
}
