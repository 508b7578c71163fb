import Syntax

/// Which reads of a coder may be meant for archives that a former version of the app has written: what leads to them depends on what the
/// archive holds, and those of this version do not lead there.
struct FormerArchives {
    private let app: App
    private let space: KeySpace
    /// What happens in all functions that run while something is restored.
    private lazy var sites = sitesWhileRestoring()

    init(_ space: KeySpace, in app: App) {
        self.space = space
        self.app = app
    }

    mutating func areAskedFirst(by access: KeyAccess) -> Bool {
        areAskedFirst(before: access.site, access.place)
            || access.entry !== access.site && areAskedFirst(before: access.entry, access.entryPlace)
    }

    private mutating func areAskedFirst(before site: Site, _ place: Place) -> Bool {
        let steps = Array(site.branches)
        guard !steps.isEmpty, let function = place.function else { return false }
        let tests = ArchiveTests(app: app, space: space, read: site, reader: function, place: place, sites: sites)
        return steps.contains(where: tests.areOfFormerVersion)
    }

    private func sitesWhileRestoring() -> [(site: Site, function: Function)] {
        let flow = app.flow
        let readers = space.reads.accesses.map(\.function).first(ofEach: \.id)
        let instances = readers.compactMap(flow.procedure(of:)).flatMap(flow.instances(of:))
        let running = flow.instances(runningIn: Array(flow.instances(runningAround: instances))).sorted()
        let functions = (readers + running.compactMap(flow.function(ofInstance:))).first(ofEach: \.id)
        return functions.flatMap { function in app.sites(in: function).filter(\.isFilling).map { ($0, function) } }
    }
}

/// What decides whether one read happens.
private struct ArchiveTests {
    let app: App
    let space: KeySpace
    /// The read, or the call of a helper that leads to it.
    let read: Site
    let reader: Function
    let place: Place
    let sites: [(site: Site, function: Function)]

    func areOfFormerVersion(_ step: Step) -> Bool {
        switch step {
        case .fallback, .arm(_, _, .compilation, _), .arm(_, _, .catches, _): true
        case .shortCircuit(let left): mayTell(left, at: place, before: nil)
        case .arm(let branch, _, .otherwise, let conditions): conditions.contains { mayFail($0, before: branch) }
        case .arm(let branch, _, _, let conditions): conditions.contains { mayHold($0, before: branch) }
        case .loop(let loop): loop.conditions.flatMap(\.expressions).contains { mayTell($0, at: place, before: nil) }
        case .passed, .closure, .function, .deferred: false
        }
    }

    /// Whether a condition may be false because of what the archive holds.
    private func mayFail(_ condition: Statement.Condition, before branch: Int) -> Bool {
        switch condition {
        case .availability, .compilation: true
        case .binding(_, _, let value): mayTell(value, at: place, before: branch) || mayBeEmpty(value, before: branch)
        case .expression, .pattern: condition.expressions.contains { mayTell($0, at: place, before: branch) }
        }
    }

    /// Whether a condition may hold for what a former version has written alone.
    private func mayHold(_ condition: Statement.Condition, before branch: Int) -> Bool {
        switch condition {
        case .availability, .compilation: return false
        case .binding(_, _, let value):
            if value.range.contains(read.range) || isWritten(value) { return false }
            return mayTell(value, at: place, before: branch)
        case .expression(let test): return mayBe(true, test, before: branch)
        case .pattern: return condition.expressions.contains { mayTell($0, at: place, before: branch) }
        }
    }

    private func mayBe(_ outcome: Bool, _ test: Expression, before branch: Int) -> Bool {
        switch test.core.kind {
        case .prefix("!", let test): return mayBe(!outcome, test, before: branch)
        case .binary(let first, "&&", let second), .binary(let first, "||", let second):
            return mayBe(outcome, first, before: branch) || mayBe(outcome, second, before: branch)
        case .binary(let value, "!=", let other) where other.isNil && outcome: if isWritten(value) { return false }
        case .binary(let value, "==", let other) where other.isNil && !outcome: if isWritten(value) { return false }
        default: if outcome, isWritten(test) { return false }
        }
        return mayTell(test, at: place, before: branch)
    }

    // MARK: What this version writes

    /// Whether a value is there, or true, in archives of this version: it is read for a key that is written.
    private func isWritten(_ value: Expression) -> Bool {
        if value.contains(where: { $0.ownName.map(Conventions.tellsOfFormerVersion) ?? false }) { return false }
        let origins = place.origins(of: value)
        return !origins.isEmpty
            && origins.allSatisfy { origin in
                let reads = space.reads.accesses.filter { $0.site.range == origin.value.range && $0.function == reader }
                return !reads.isEmpty && reads.allSatisfy(isWritten)
            }
    }

    private func isWritten(_ read: KeyAccess) -> Bool {
        if read.key.text.map(Conventions.tellsOfFormerVersion) ?? true { return false }
        return space.writes.accesses(.write, under: read.key).contains { write in
            guard write.value?.core.isNothing != true else { return false }
            guard let written = app.codedValue(of: write)?.type, let type = app.codedValue(of: read)?.type else { return true }
            return app.mayRead(written, as: type)
        }
    }

    // MARK: What depends on the archive

    /// Whether an expression asks a coder, or names something that came out of a coder or a version.
    private func mayTell(_ expression: Expression, at place: Place, before branch: Int?) -> Bool {
        expression.contains { part in
            switch part.kind {
            case .call(let call):
                CoderMethod(call) != nil || call.receiver.map { isCoder($0, at: place) } == true
                    || call.arguments.contains { isCoder($0.value, at: place) }
            case .name(let name):
                if Conventions.isVersion(name) {
                    true
                } else if let locals = place.locals?.lookUp(name) {
                    mayTell(locals, at: place, before: branch)
                } else {
                    isFilled(part, at: place, before: branch)
                }
            case .member(_, let name): Conventions.isVersion(name.text) || isFilled(part, at: place, before: branch)
            case .binary(let value, "==", let other), .binary(let value, "!=", let other):
                other.isNil && mayBeEmpty(value, before: branch) || value.isNil && mayBeEmpty(other, before: branch)
            default: false
            }
        }
    }

    private func mayTell(_ locals: LocalScope, at place: Place, before branch: Int?) -> Bool {
        let value: Expression
        switch locals.binding.origin {
        case .local(let local):
            guard let first = local.value else { return true }
            if !local.isLet, isReassigned(locals, before: branch) { return true }
            value = first
        case .unwrapped(_, let unwrapped): value = unwrapped
        case .element(let list, _): value = list
        case .parameter, .pattern: return false
        }
        return mayTell(value, at: place.before(locals), before: branch)
    }

    private func isReassigned(_ locals: LocalScope, before branch: Int?) -> Bool {
        app.sites(in: reader).contains { site in
            guard case .assignment(let target, _, _) = site.kind, target.isName(locals.binding.name) else { return false }
            return isBefore(site, reader, branch) && site.locals?.lookUp(locals.binding.name)?.binding.id == locals.binding.id
        }
    }

    private func isCoder(_ value: Expression, at place: Place) -> Bool {
        app.program.type(of: value, at: place)?.unwrapped == .named("NSCoder")
    }

    /// Whether something that is compared with nil may be that because of what the archive holds: all but a property that nothing fills while
    /// the app is restored.
    private func mayBeEmpty(_ value: Expression, before branch: Int?) -> Bool {
        place.origins(of: value).contains { origin in
            switch origin.value.kind {
            case .name(let name):
                if origin.place.locals?.lookUp(name) != nil { return reader.hook == nil }
                return !isStored(origin.value, at: origin.place)
            case .member: return !isStored(origin.value, at: origin.place)
            default: return true
            }
        }
    }

    private func isStored(_ property: Expression, at place: Place) -> Bool {
        guard let name = property.memberName, let owner = owner(of: property, at: place) else { return false }
        guard case .project(let type) = owner else {
            return UIKit.isKnownClass(owner.name) && !UIKit.isPlainValue(owner.name)
        }
        guard let fact = app.program.lineage(of: type).lazy.compactMap({ $0.property(name)?.fact }).first else {
            return !app.program.hasUnknownAncestor(type)
        }
        return fact.accessors.isEmpty && !fact.modifiers.contains(.isComputed)
    }

    /// Whether a property gets a value while the app is restored, outside of the branch whose test asks for it.
    private func isFilled(_ property: Expression, at place: Place, before branch: Int?) -> Bool {
        guard let name = property.memberName else { return false }
        return sites.contains { site, function in
            guard let target = site.filled, target.memberName?.withoutUnderscore == name.withoutUnderscore, isBefore(site, function, branch)
            else { return false }
            guard let filled = owner(of: target, at: Place(site, in: function)), let asked = owner(of: property, at: place) else {
                return true
            }
            return app.program.isWithin(filled, asked) || app.program.isWithin(asked, filled)
        }
    }

    private func owner(of property: Expression, at place: Place) -> StaticType? {
        switch property.kind {
        case .member(let base, _): base.isSuper ? place.type.map(StaticType.project) : app.program.type(of: base, at: place)?.unwrapped
        default: place.type.map(StaticType.project)
        }
    }

    /// Whether something may happen before a test is made.
    private func isBefore(_ site: Site, _ function: Function, _ branch: Int?) -> Bool {
        guard function == reader else { return true }
        let isInside = site.steps.contains { step in
            if case .arm(branch, _, _, _) = step { true } else { false }
        }
        return !isInside && (site.range.start < read.range.start || site.isLooped)
    }
}

extension Site {
    /// What gets a value, or more than it had.
    fileprivate var filled: Expression? {
        switch kind {
        case .assignment(let target, _, _): return target
        case .call(let call):
            guard !call.arguments.isEmpty, Site.fillingMethods.contains(where: call.name.hasPrefix) else { return nil }
            return call.receiver?.core
        default: return nil
        }
    }

    fileprivate var isFilling: Bool { filled != nil }

    private static let fillingMethods = ["append", "insert", "add", "set", "update", "merge", "replace", "form"]
}

extension Expression {
    /// `false`, `0` or nil as it stands, which an archive holds in vain.
    fileprivate var isNothing: Bool {
        switch kind {
        case .nilLiteral, .boolean(false), .integer(0): true
        default: false
        }
    }
}
