import Syntax

/// Reads for what a former version of the app has written.
public struct Fallbacks {
    private let app: App
    private var archives: FormerArchives?
    /// By function, the names on the right sides of `??`.
    private var secondChoices: [Function: Set<String>] = [:]

    /// - Parameter space: of which archives are read; none where it is activities.
    public init(of app: App, from space: KeySpace? = nil) {
        self.app = app
        archives = space.map { FormerArchives($0, in: app) }
    }

    /// Whether a read may be meant for archives of a former version: it depends on what they hold, or it is the right side of `??`.
    public mutating func contain(_ access: KeyAccess) -> Bool {
        isSecondChoice(access.site, in: access.function) || archives?.areAskedFirst(by: access) ?? false
    }

    /// Whether a read may be meant for activities of a former version: something else was asked first, or a name on the way says so.
    public mutating func contain(_ read: ActivityRead) -> Bool {
        isSecondChoice(read.site, in: read.function) || app.isFallback(read)
    }

    /// Whether a site gives a local its value that comes second to another: `found ?? old`.
    private mutating func isSecondChoice(_ site: Site, in function: Function) -> Bool {
        let names = secondChoices[function] ?? function.secondChoices
        secondChoices[function] = names
        guard !names.isEmpty else { return false }
        let holder = app.sites(in: function).first { other in
            guard case .local(let local) = other.kind, let value = local.value else { return false }
            return value.range.start <= site.range.start && site.range.end <= value.range.end
        }
        guard case .local(let local)? = holder?.kind else { return false }
        return names.contains(local.name)
    }
}

extension Function {
    fileprivate var secondChoices: Set<String> {
        var names: Set<String> = []
        _ = contains { part in
            guard case .binary(_, "??", let other) = part.kind else { return false }
            _ = other.contains { choice in
                if case .name(let name) = choice.kind { names.insert(name) }
                return false
            }
            return false
        }
        return names
    }
}

extension App {
    fileprivate func isFallback(_ read: ActivityRead) -> Bool {
        if comesSecond(read.site, in: read.function) || isAskedSecond(read.function) { return true }
        let fact = read.function.fact
        var names = [fact.name, read.function.type?.name ?? ""] + fact.parameters.flatMap { [$0.label ?? "", $0.name] }
        // `let legacyPage = userInfo["page"]`
        for case .local(let local) in sites(in: read.function).map(\.kind) where local.value?.range.contains(read.range) ?? false {
            names.append(local.name)
        }
        for part in read.site.tests + read.site.parts {
            _ = part.contains {
                if let name = $0.memberName { names.append(name) }; return false
            }
        }
        return names.contains(where: Conventions.tellsOfFormerVersion)
    }
}

extension App {
    private func comesSecond(_ site: Site, in function: Function) -> Bool {
        let place = Place(site, in: function)
        var current = site.circumstance
        while let circumstance = current {
            switch circumstance.step {
            case .fallback: return true
            case .shortCircuit(let left): if asksForEntry(left, at: place) { return true }
            case .arm(_, _, .catches, _), .arm(_, _, .guardElse, _): return true
            case .arm(_, _, .guardRest, _): break
            case .arm(_, let index, let kind, let conditions):
                // The arms before may have been about anything, such as the activity's type.
                let isOwn = kind == .test || index == 0
                let tests = conditions.flatMap(\.expressions)
                if tests.contains(where: { $0.contains(where: \.isNil) })
                    || !isOwn && tests.contains(where: { asksForEntry($0, at: place) })
                {
                    return true
                }
            case .passed, .loop, .closure, .function, .deferred: break
            }
            current = circumstance.outerBranch
        }
        return false
    }

    /// Whether an expression asks for an entry, or names what came out of one, or compares with nil.
    private func asksForEntry(_ expression: Expression, at place: Place) -> Bool {
        expression.contains { part in
            switch part.kind {
            case .element, .nilLiteral: return true
            case .call(let call): return call.arguments.contains { $0.value.isActivity } && program.calledFunction(call, at: place) != nil
            case .name(let name):
                guard case .local(let local)? = place.locals?.lookUp(name)?.binding.origin else { return false }
                return local.value.map { $0.contains { if case .element = $0.kind { true } else { false } } } ?? false
            default: return false
            }
        }
    }

    /// Whether all that call a helper in sight ask something else first.
    private func isAskedSecond(_ helper: Function) -> Bool {
        guard helper.hook == nil, helper.fact.kind == .method else { return false }
        let calls = program.functions(mentioningAnyOf: [helper.fact.name]).flatMap { caller in
            sites(in: caller).filter { site in
                guard let call = site.call, call.name == helper.fact.name else { return false }
                return program.calledFunction(call, at: Place(site, in: caller)) == helper
            }.map { ($0, caller) }
        }
        return !calls.isEmpty && calls.allSatisfy { comesSecond($0.0, in: $0.1) }
    }
}

extension Expression {
    /// By its name, or that of its last member.
    fileprivate var isActivity: Bool { core.memberName.map(Conventions.isActivity) ?? false }
}

extension Site {
    /// The expressions of what is asked for.
    fileprivate var parts: [Expression] {
        if case .element(let base, let arguments) = kind { [base] + arguments.map(\.value) } else { [] }
    }
}
