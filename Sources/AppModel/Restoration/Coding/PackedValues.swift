import Syntax

extension App {
    /// What a call makes data or a text of: a picture, an object in an archive, a value that encodes itself, a list of plain values.
    public func packed(by call: Call, at place: Place) -> Expression? {
        switch call.name {
        case "pngData", "jpegData", "heicData", "base64EncodedString", "base64EncodedStringWithOptions", "base64EncodedData",
            "base64EncodedDataWithOptions":
            return call.receiver
        case "UIImagePNGRepresentation", "UIImageJPEGRepresentation", "dataWithJSONObject", "dataWithPropertyList":
            return call.firstUnlabelled
        case "String": return call.argument("data") ?? call.argument("decoding")
        case "data": return call.argument("withJSONObject") ?? call.argument("fromPropertyList")
        case "archivedData", "archivedDataWithRootObject": return call.argument("withRootObject") ?? call.firstUnlabelled
        case "encode": return isOfEncoder(call, at: place) ? call.firstUnlabelled : nil
        default: return nil
        }
    }

    /// What a call hands to a function of the project that makes data of it and gives that back: `data(of: trips)`, `trips.data()`.
    public func packed(byHelper call: Call, at place: Place) -> Expression? {
        guard let called = program.calledFunction(call, at: place), !program.isOverridden(called) else { return nil }
        let packed = exits(of: called).filter { !$0.value.isNil }.map { parameter(packedIn: $0.value, at: Place($0.site, in: called)) }
        guard let first = packed.first, let name = first, packed.allSatisfy({ $0 == first }) else { return nil }
        if name == "self" { return call.receiver }
        return call.arguments.indices.first { called.fact.parameter(for: $0, of: call)?.name == name }.map { call.arguments[$0].value }
    }

    /// What the caller of a helper hands it, of which it makes data that it writes.
    public func packedAndGivenToHelper(_ write: KeyAccess) -> Expression? {
        guard let value = write.value, write.entry !== write.site, let call = write.entry.call, call.name == write.function.fact.name,
            let name = parameter(packedIn: value, at: write.place)
        else { return nil }
        if name == "self" { return call.receiver }
        return call.arguments.indices.first { write.function.fact.parameter(for: $0, of: call)?.name == name }
            .map { call.arguments[$0].value }
    }

    /// The properties that a call asks for by names that are text: `[self valueForKey:key]`.
    public func valuesAskedByName(_ call: Call, at place: Place) -> [Expression] {
        guard let receiver = call.receiver, call.arguments.count == 1,
            let name = call.name == "valueForKey" ? call.arguments.first?.value : call.name == "value" ? call.argument("forKey") : nil
        else { return [] }
        return strings(name, at: place).compactMap(\.text).map { text in
            Expression(.member(receiver, Expression.Name(text: text, range: name.range)), name.range)
        }
    }

    /// The parameter of the function around a place, or `self`, that a value is made of as data or a text.
    private func parameter(packedIn value: Expression, at place: Place, isPacked: Bool = false, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        func look(into value: Expression, at place: Place, isPacked: Bool) -> String? {
            parameter(packedIn: value, at: place, isPacked: isPacked, depth: depth + 1)
        }
        let value = value.core
        switch value.kind {
        case .selfReference: return isPacked ? "self" : nil
        case .name(let name):
            if let first = place.firstValue(of: name) { return look(into: first.value, at: first.place, isPacked: isPacked) }
            guard isPacked, case .parameter? = place.locals?.lookUp(name)?.binding.origin else { return nil }
            return name
        case .binary(let first, "??", _): return look(into: first, at: place, isPacked: isPacked)
        case .call(let call):
            return packed(by: call, at: place).flatMap { look(into: $0, at: place, isPacked: true) }
        default: return nil
        }
    }

    /// What an archiver that is a local of the body is given, where a value is its data: `archiver.encodedData`, or what it is made to write to.
    public func archivedValues(in value: Expression, at place: Place) -> [(value: Expression, place: Place)] {
        guard let function = place.function, let holder = value.archiverOrData, let held = place.locals?.lookUp(holder)?.binding else {
            return []
        }
        return sites(in: function).compactMap { site in
            guard let call = site.call, ["encode", "encodeObject", "encodeRootObject"].contains(call.name),
                let archiver = call.receiver?.plainLocal, let binding = site.locals?.lookUp(archiver)?.binding,
                case .local(let local) = binding.origin, case .call(let making)? = local.value?.core.kind,
                createdType(making, at: Place(site, in: function)) == .named("NSKeyedArchiver"),
                binding.id == held.id
                    || making.arguments.contains(where: {
                        $0.value.plainLocal == holder && site.locals?.lookUp(holder)?.binding.id == held.id
                    }),
                let encoded = call.firstUnlabelled
            else { return nil }
            return (encoded, Place(site, in: function))
        }
    }

    /// Whether a call has a value encode itself, rather than an archiver ask it.
    func isOfEncoder(_ call: Call, at place: Place) -> Bool {
        guard call.name == "encode", let encoder = call.receiver.flatMap({ program.type(of: $0, at: place) }) else { return false }
        return ["JSONEncoder", "PropertyListEncoder"].contains(encoder.unwrapped.name)
    }
}

extension Expression {
    /// The name of a local or property that is spelt without its owner.
    fileprivate var plainLocal: String? { if case .name(let name) = core.kind { name } else { nil } }

    /// What names data, or the archiver whose `encodedData` it is.
    fileprivate var archiverOrData: String? {
        if case .member(let archiver, let name) = core.kind, name.text == "encodedData" { archiver.plainLocal } else { plainLocal }
    }
}
