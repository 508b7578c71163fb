/// A function of the project that reads from a coder which it is given, though no framework calls it, and that somebody gives none.
struct ReaderOfCoder: Sendable {
    let function: Function
    let keys: Set<StringValue>
    /// Where it is given nil instead, in path order.
    let arguments: [Location]
}

extension App {
    /// Functions of a unit that read a key from a coder which they are given, and where they are given nil instead, in path order.
    public func readersWithoutCoder(of key: StringValue, in unit: Int) -> [(reader: Function, argument: Location)] {
        guard key.text != nil else { return [] }
        return readersOfCoders(in: unit).filter { $0.keys.contains(key) }.flatMap { found in
            found.arguments.map { (found.function, $0) }
        }
    }

    /// In path order.
    private func readersOfCoders(in unit: Int) -> [ReaderOfCoder] {
        memories.readersOfCoders.answer(unit) {
            program.functions.compactMap { reader in
                guard program.unit(of: reader) == unit, reader.hook == nil, !program.isTest(reader),
                    let coder = reader.fact.parameters.first(where: { $0.type?.unwrapped.name == "NSCoder" })
                else { return nil }
                // Most helpers always get one: what they read is asked of the others only.
                let arguments = callsWithoutArgument(coder.name, of: reader)
                guard !arguments.isEmpty else { return nil }
                let keys = Set(coderFlow(of: reader).accesses(.read).map(\.key))
                return keys.isEmpty ? nil : ReaderOfCoder(function: reader, keys: keys, arguments: arguments)
            }
        }
    }

    /// Where a function is given nil for a parameter.
    private func callsWithoutArgument(_ parameter: String, of function: Function) -> [Location] {
        let name = function.fact.kind == .initializer ? function.type?.name ?? function.fact.name : function.fact.name
        return program.functions(mentioningAnyOf: [name]).flatMap { caller in
            sites(in: caller).compactMap { site -> Location? in
                guard let call = site.call, call.arguments.contains(where: \.value.isNil),
                    program.calledFunction(call, at: Place(site, in: caller)) == function
                else { return nil }
                let given = call.arguments.indices.first { function.fact.parameter(for: $0, of: call)?.name == parameter }
                guard let given, call.arguments[given].value.isNil else { return nil }
                return caller.location(call.arguments[given].value.range)
            }
        }
    }
}
