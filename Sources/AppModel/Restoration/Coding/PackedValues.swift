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

    /// Whether a call has a value encode itself, rather than an archiver ask it.
    func isOfEncoder(_ call: Call, at place: Place) -> Bool {
        guard call.name == "encode", let encoder = call.receiver.flatMap({ program.type(of: $0, at: place) }) else { return false }
        return ["JSONEncoder", "PropertyListEncoder"].contains(encoder.unwrapped.name)
    }
}
