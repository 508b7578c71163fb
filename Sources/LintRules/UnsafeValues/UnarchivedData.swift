import AppModel
import Syntax

/// Restored data is as old as the version of the app that made it, and what makes objects of it may refuse it.
extension App {
    /// `NSKeyedUnarchiver.unarchiveObject(with: data) as! Mode`, `try! decoder.decode(Mode.self, from: data)`.
    func forceOnUnarchived(_ value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.isObject || value.parameter != nil else { return nil }
        for (site, data) in body.unarchivings {
            if data.core.range == value.range { return Force("is unarchived by force", by: site.mark) }
            guard isData(data, of: value, at: Place(site, in: value.function), body) else { continue }
            return Force("is unarchived by force", elsewhere: site.mark ?? site.range)
        }
        return nil
    }

    /// Whether data is a restored value, a local that has it, or the bytes of a text that is one.
    func isData(_ data: Expression, of value: RestoredValue, at place: Place, _ body: RestoringBody, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        if data.holds(value.range) { return true }
        if let text = data.textInBytes { return isData(text, of: value, at: place, body, depth: depth + 1) }
        guard case .name(let name) = data.core.kind, !body.isReassigned(name) else { return false }
        if value.isParameter(name, at: place) { return true }
        guard let local = place.locals?.lookUp(name)?.binding else { return false }
        if body.holds(local, value.range) { return true }
        guard let first = place.firstValue(of: name) else { return false }
        return isData(first.value, of: value, at: first.place, body, depth: depth + 1)
    }

    /// The data that a call makes objects of.
    func unarchivedData(_ call: Call, at place: Place) -> Expression? {
        switch call.name {
        case "unarchiveObject", "unarchiveTopLevelObjectWithData", "unarchivedObject", "unarchivedArrayOfObjects", "unarchivedDictionary":
            guard call.receiver?.isName("NSKeyedUnarchiver") == true else { return nil }
            return call.argument("from") ?? call.argument("with") ?? call.firstUnlabelled
        case "decode": return call.receiver.map { isDecoder($0, at: place) } ?? false ? call.argument("from") : nil
        case "jsonObject": return call.receiver?.isName("JSONSerialization") == true ? call.argument("with") : nil
        case "propertyList": return call.receiver?.isName("PropertyListSerialization") == true ? call.argument("from") : nil
        default: return nil
        }
    }

    /// Whether it is one of Foundation's decoders, made here or kept anywhere.
    private func isDecoder(_ expression: Expression, at place: Place) -> Bool {
        guard case .named(let name, _)? = program.type(of: expression, at: place)?.unwrapped else { return false }
        return ["JSONDecoder", "PropertyListDecoder"].contains(name)
    }
}

extension Expression {
    /// `text` of `Data(text.utf8)` and `text.data(using: .utf8)!`.
    var textInBytes: Expression? {
        switch core.kind {
        case .call(let call) where call.name == "Data" && call.arguments.count == 1: call.firstUnlabelled
        case .call(let call) where call.name == "data" && call.argument("using") != nil: call.receiver
        case .member(let base, let name) where name.text == "utf8": base
        default: nil
        }
    }
}
