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
