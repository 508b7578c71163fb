/// Collects every function whose body is known under the type it belongs to, and what stands outside of the project's types.
struct MemberTable {
    private(set) var functions: [Function] = []
    private(set) var ofType: [[Int]]
    /// By type and name, where a type has many.
    private(set) var namesOfMany: [Int: [String: [Int]]] = [:]
    private(set) var ofFramework: [String: [Int]] = [:]
    private(set) var free: [String: [Int]] = [:]
    private(set) var globals: [String: [(fact: PropertyFact, file: Int)]] = [:]
    private(set) var extensionsOfFramework: [String: [(fact: TypeFact, file: Int)]] = [:]

    private let delegates: CertainDelegates
    private let unitOfFile: [Int]
    /// So many are kept as take less memory than the rest of the program.
    private let readBodies: Memory<Int, Body>

    init(files: [FileFacts], names: NameTable, unitOfFile: [Int], workers: some Workers) {
        readBodies = Memory(workers, atMost: 512)
        delegates = CertainDelegates(files, names, unitOfFile)
        self.unitOfFile = unitOfFile
        ofType = Array(repeating: [], count: names.types.count)
        for (index, file) in files.enumerated() {
            for position in file.types.indices {
                add(file.types[position], type: names.type(declaredIn: index, at: position), file: index, path: file.path)
            }
            for fact in file.functions where fact.hasBody {
                free[fact.name, default: []].append(functions.count)
                append(fact, type: nil, extendedName: nil, property: nil, file: index, path: file.path)
            }
            for property in file.globals {
                globals[property.name, default: []].append((property, index))
                add(property, type: nil, extendedName: nil, file: index, path: file.path)
            }
            if !file.statements.isEmpty, let first = file.statements.first, let last = file.statements.last {
                append(
                    FunctionFact(
                        kind: .method, name: "main", nameRange: first.range, range: .init(start: first.range.start, end: last.range.end),
                        modifiers: [], parameters: [], returnType: nil, content: .read(file.statements), bodyRange: nil, words: file.words),
                    type: nil, extendedName: nil, property: nil, file: index, path: file.path)
            }
        }
        for (id, members) in ofType.enumerated() where members.count > NameIndex.few {
            namesOfMany[id] = Dictionary(grouping: members) { functions[$0].fact.name }
        }
    }

    private mutating func add(_ fact: TypeFact, type: Type?, file: Int, path: String) {
        let extendedName = type == nil ? fact.name : nil
        // By index, for a copy of a fact retains all that it holds.
        for index in fact.methods.indices where fact.methods[index].hasBody {
            append(fact.methods[index], type: type, extendedName: extendedName, property: nil, file: file, path: path)
        }
        if let extendedName { extensionsOfFramework[extendedName, default: []].append((fact, file)) }
        // Those of an outline do nothing.
        for index in fact.ownProperties.indices where fact.ownProperties[index].value != nil || !fact.ownProperties[index].accessors.isEmpty
        {
            add(fact.ownProperties[index], type: type, extendedName: extendedName, file: file, path: path)
        }
    }

    private mutating func add(_ property: PropertyFact, type: Type?, extendedName: String?, file: Int, path: String) {
        for accessor in property.accessors where accessor.hasBody {
            append(accessor, type: type, extendedName: extendedName, property: property, file: file, path: path)
        }
        guard let value = property.value, value.mayDoSomething else { return }
        let fact = FunctionFact(
            kind: .getter, name: property.name, nameRange: property.nameRange, range: value.range, modifiers: property.modifiers,
            parameters: [], returnType: property.type, content: .read([Statement(.returns(value), value.range)]), bodyRange: nil,
            words: property.words)
        append(fact, type: type, extendedName: extendedName, property: property, file: file, path: path)
    }

    private mutating func append(
        _ fact: FunctionFact, type: Type?, extendedName: String?, property: PropertyFact?, file: Int, path: String
    ) {
        let function = Function(
            id: functions.count, fact: fact, type: type, extendedName: extendedName, property: property, file: file, path: path,
            delegateClasses: delegates.names(inUnit: unitOfFile[file], for: fact.words), readBodies: readBodies)
        if let type {
            ofType[type.id].append(function.id)
        } else if let extendedName {
            ofFramework[extendedName, default: []].append(function.id)
        }
        functions.append(function)
    }
}
