import AppModel
import Syntax

/// What may refuse a value that is there: a raw value of a case that is gone, a text that is no number, a bookmark whose file is gone.
extension App {
    /// `Mode(rawValue: coder.decodeInteger(forKey: "mode"))!`.
    func forceOnRawValue(of value: RestoredValue, _ body: RestoringBody) -> Force? {
        for (site, call, taken) in body.forcedConversions where isTaken(value, as: taken, at: site, body) {
            guard var force = force(ofConversion: call, at: site, in: value.function) else { continue }
            if taken.core.range == value.range { (force.mark, force.elsewhere) = (force.elsewhere, nil) }
            return force
        }
        return nil
    }

    /// What a forced conversion does to a value that it refuses; `nil` where it takes every value, as an enumeration of C does.
    func force(ofConversion call: Call, at site: Site, in function: Function) -> Force? {
        if call.argument("rawValue") != nil {
            guard case .forced(let base) = site.kind,
                case .project(let type)? = program.type(of: base, at: Place(site, in: function))?.unwrapped, type.kind == .enumeration
            else { return nil }
            return Force("is made a '\(type.shortName)' by force", elsewhere: site.mark)
        }
        if call.resolvesBookmark {
            return Force(
                "is resolved with 'try!'", elsewhere: site.mark,
                help: "Resolve it with `try?`: the file may have been deleted since the bookmark was saved.")
        }
        // What the app itself wrote as text reads again, unless another version wrote it in another way.
        return Force("is made a '\(call.name)' by force", elsewhere: site.mark, severity: .note)
    }

    /// What a site takes by force that may refuse a value which is there, with what becomes of that one.
    func forcedConversions(at site: Site, in function: Function) -> [(taken: Expression, force: Force)] {
        if let (call, taken) = site.forcedConversion {
            return force(ofConversion: call, at: site, in: function).map { [(taken, $0)] } ?? []
        }
        guard case .attempt(.forced, let base) = site.kind, case .call(let call) = base.core.kind else { return [] }
        let place = Place(site, in: function)
        if let data = unarchivedData(call, at: place) {
            return [(data.textInBytes ?? data, Force("is unarchived by force", elsewhere: site.mark))]
        }
        guard let refusal = program.refusal(by: call, at: place) else { return [] }
        return refusal.keys.map { ($0, refusal.refusal(at: site.mark ?? site.range)) }
    }

    /// What `typedPayload` makes of restored activities.
    func restoredPayloads() -> [RestoredValue] { activityPayloads().map { RestoredValue($0, isTested: false) } }

    /// Whether a conversion gets a value, or what stands in for it, and nobody asked about it first.
    private func isTaken(_ value: RestoredValue, as taken: Expression, at site: Site, _ body: RestoringBody) -> Bool {
        if taken.holds(value.range) { return true }
        guard let local = taken.binding(at: site) else { return false }
        return body.holds(local, value.range) && !site.isDecided(by: local)
    }
}

extension Site {
    /// The call that it forces and what that takes, where the call may refuse a value that is there.
    var forcedConversion: (call: Call, taken: Expression)? {
        switch kind {
        case .forced(let base):
            guard case .call(let call) = base.kind else { return nil }
            if let value = call.argument("rawValue") { return (call, value) }
            guard call.arguments.count == 1, call.name != "UIImage", call.failingForEmptyText != nil, let text = call.arguments.first?.value
            else { return nil }
            return (call, text)
        case .attempt(.forced, let base):
            guard case .call(let call) = base.core.kind, call.resolvesBookmark, let data = call.argument("resolvingBookmarkData") else {
                return nil
            }
            return (call, data)
        default:
            return nil
        }
    }
}

extension Call {
    /// `URL(resolvingBookmarkData: data, …)`, which throws where the file is gone.
    fileprivate var resolvesBookmark: Bool {
        ["URL", "NSURL"].contains(name) && arguments.first?.label == "resolvingBookmarkData"
    }
}
