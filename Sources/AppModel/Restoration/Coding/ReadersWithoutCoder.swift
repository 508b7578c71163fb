extension App {
    /// Functions of a unit that read a key from a coder which they are given, and where they are given nil instead, in path order.
    public func readersWithoutCoder(of key: StringValue, in unit: Int) -> [(reader: Function, argument: Location)] {
        guard key.text != nil else { return [] }
        return program.functions.flatMap { reader -> [(reader: Function, argument: Location)] in
            guard program.unit(of: reader) == unit, reader.hook == nil, !program.isTest(reader),
                let coder = reader.fact.parameters.first(where: { $0.type?.unwrapped.name == "NSCoder" }),
                coderFlow(of: reader).accesses.contains(where: { $0.key == key && $0.method.direction == .read })
            else { return [] }
            let name = reader.fact.kind == .initializer ? reader.type?.name ?? reader.fact.name : reader.fact.name
            return program.functions(mentioningAnyOf: [name]).flatMap { caller in
                sites(in: caller).compactMap { site -> (reader: Function, argument: Location)? in
                    guard let call = site.call, program.calledFunction(call, at: Place(site, in: caller)) == reader else { return nil }
                    let given = call.arguments.indices.first { reader.fact.parameter(for: $0, of: call)?.name == coder.name }
                    guard let given, call.arguments[given].value.isNil else { return nil }
                    return (reader, caller.location(call.arguments[given].value.range))
                }
            }
        }
    }
}
