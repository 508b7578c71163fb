/// A function of the project that is given a coder and reads from it, though no framework calls it.
struct ReaderOfCoder: Sendable {
    let function: Function
    /// The name of the parameter.
    let coder: String
    let keys: Set<StringValue>
}

extension App {
    /// Functions of a unit that read a key from a coder which they are given, and where they are given nil instead, in path order.
    public func readersWithoutCoder(of key: StringValue, in unit: Int) -> [(reader: Function, argument: Location)] {
        guard key.text != nil else { return [] }
        return readersOfCoders(in: unit).filter { $0.keys.contains(key) }.flatMap { found -> [(reader: Function, argument: Location)] in
            let reader = found.function
            let name = reader.fact.kind == .initializer ? reader.type?.name ?? reader.fact.name : reader.fact.name
            return program.functions(mentioningAnyOf: [name]).flatMap { caller in
                sites(in: caller).compactMap { site -> (reader: Function, argument: Location)? in
                    guard let call = site.call, program.calledFunction(call, at: Place(site, in: caller)) == reader else { return nil }
                    let given = call.arguments.indices.first { reader.fact.parameter(for: $0, of: call)?.name == found.coder }
                    guard let given, call.arguments[given].value.isNil else { return nil }
                    return (reader, caller.location(call.arguments[given].value.range))
                }
            }
        }
    }

    /// In path order.
    private func readersOfCoders(in unit: Int) -> [ReaderOfCoder] {
        memories.readersOfCoders.answer(unit) {
            program.functions.compactMap { reader in
                guard program.unit(of: reader) == unit, reader.hook == nil, !program.isTest(reader),
                    let coder = reader.fact.parameters.first(where: { $0.type?.unwrapped.name == "NSCoder" })
                else { return nil }
                let keys = Set(coderFlow(of: reader).accesses(.read).map(\.key))
                return keys.isEmpty ? nil : ReaderOfCoder(function: reader, coder: coder.name, keys: keys)
            }
        }
    }
}
