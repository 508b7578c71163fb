import Syntax

/// An entry of an activity whose `userInfo` is replaced by the function that put it in, whatever way that goes on.
public struct LostEntry: Sendable {
    public let key: String
    /// Where it is put in.
    public let put: Location
    /// Where a dictionary without it takes the place of all that was there.
    public let replaced: Location
    public let function: Function
}

extension App {
    /// What becomes of an entry that a place puts into an activity; `nil` where it may be there to the end.
    func loss(of key: String, putBy write: ActivityWrite) -> LostEntry? {
        let function = write.function
        guard let put = bodies.body(of: function).around(write.range).first(where: { $0.range == write.range && $0.filledActivity != nil }),
            let activity = put.filledActivity,
            let replacement = replacementsOfEntries(in: function).first(where: { site in
                replaces(activity, without: key, at: site, in: function, after: put)
            }),
            case let sites = sites(in: function), !function.uses(activity, between: put, and: replacement, sites),
            !sites.contains(where: { $0.mayThrow(between: put, and: replacement) })
        else { return nil }
        return LostEntry(
            key: key, put: function.location(put.range), replaced: function.location(replacement.range), function: function)
    }

    /// Where a function gives an activity another dictionary of entries.
    private func replacementsOfEntries(in function: Function) -> [Site] {
        memories.replacementsOfEntries.answer(function.id) {
            sites(in: function).filter { site in
                if case .assignment(let target, nil, _) = site.kind { target.core.memberName == "userInfo" } else { false }
            }
        }
    }

    private func replaces(_ activity: FilledActivity, without key: String, at site: Site, in function: Function, after put: Site) -> Bool {
        guard case .assignment(let target, nil, let value) = site.kind, put.range.end <= site.range.start,
            target.core.memberName == "userInfo", site.filledActivity == activity, put.isFollowed(by: site),
            !value.contains(where: { $0.memberName == "userInfo" || $0.isName(activity.root) })
        else { return false }
        if value.isNil { return true }
        let place = Place(site, in: function)
        guard let entries = entries(of: value, isCertain: true, at: place, in: function) else { return false }
        return entries.allSatisfy { entry in
            let texts = texts(ofKey: entry.key, at: entry.place)
            return !texts.isEmpty && !texts.contains(key)
        }
    }
}

/// An activity by what a function calls it: `activity`, `self.userActivity`, `scene.userActivity`.
struct FilledActivity: Equatable {
    let path: [String]
    /// Which local of the name it begins with; `nil` of a property of the object's own.
    let binding: Int?

    /// Of an activity that fills itself, which needs no name.
    static let itself = FilledActivity(path: ["self"], binding: nil)

    var root: String { path[0] }

    init(path: [String], binding: Int?) { (self.path, self.binding) = (path, binding) }

    init?(_ expression: Expression, at locals: LocalScope?) {
        switch expression.core.kind {
        case .selfReference: self = .itself
        case .name(let name): self.init(path: [name], binding: locals?.lookUp(name)?.binding.id)
        case .member(let base, let name) where base.isSelf: self.init(path: [name.text], binding: nil)
        case .member(let base, let name):
            guard let holder = FilledActivity(base, at: locals) else { return nil }
            self.init(path: holder.path + [name.text], binding: holder.binding)
        default: return nil
        }
    }
}

extension Site {
    /// Whose entries it sets or adds to.
    var filledActivity: FilledActivity? {
        func owner(ofUserInfo expression: Expression) -> FilledActivity? {
            switch expression.core.kind {
            case .member(let base, let name): name.text == "userInfo" ? FilledActivity(base, at: locals) : nil
            case .name("userInfo"): locals?.lookUp("userInfo") == nil ? .itself : nil
            default: nil
            }
        }
        switch kind {
        case .assignment(let target, _, _):
            if case .element(let base, _) = target.core.kind { return owner(ofUserInfo: base) }
            return owner(ofUserInfo: target)
        case .call(let call):
            guard call.addsToActivity else { return call.receiver.flatMap(owner) }
            return call.receiver.map { FilledActivity($0, at: locals) } ?? .itself
        default: return nil
        }
    }

    /// Whether it may leave the way between two others, the last one included.
    fileprivate func mayThrow(between first: Site, and last: Site) -> Bool {
        guard case .attempt(.propagating, _) = kind else { return false }
        return first.range.end <= range.start && range.end <= last.range.end
    }

    /// Whether another site comes after it on every way, and not before it at some other time.
    fileprivate func isFollowed(by other: Site) -> Bool {
        if let surrounding = other.circumstance, circumstance.map({ !$0.isWithin(surrounding) }) ?? true { return false }
        return steps.dropFirst(other.steps.count).allSatisfy { step in
            switch step {
            case .arm, .passed, .loop: true
            case .closure, .function, .deferred, .fallback, .shortCircuit: false
            }
        }
    }
}

extension Function {
    /// Whether anything is done to an activity between two places but to give it a title and entries: somebody may keep what it has.
    fileprivate func uses(_ activity: FilledActivity, between first: Site, and last: Site, _ sites: [Site]) -> Bool {
        let between = SourceRange(start: first.range.end, end: last.range.start)
        let harmless = sites.compactMap { site -> SourceRange? in
            guard between.contains(site.range) else { return nil }
            switch site.kind {
            case .assignment(let target, _, _):
                if site.filledActivity == activity { return target.range }
                guard case .member(let base, _) = target.core.kind else { return nil }
                return FilledActivity(base, at: site.locals) == activity ? target.range : nil
            case .call(let call): return call.addsToActivity || call.name == "becomeCurrent" ? call.callee.range : nil
            default: return nil
            }
        }
        return contains { part in
            between.contains(part.range) && !harmless.contains { $0.contains(part.range) }
                && (part.isName(activity.root) || part.memberName == activity.path.last)
        }
    }
}
