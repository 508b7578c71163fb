import Syntax

extension App {
    /// Where a scene's delegate looks up what it restores, and leaves if that is gone, before it has made the window: nobody else makes it one,
    /// and no storyboard does, so that the scene stays black.
    func windowsGivenUp() -> [EarlyRestoration] {
        program.functions.filter { $0.connectsScene && !program.isTest($0) }.compactMap { function in
            guard let delegate = function.type, isSceneDelegate(delegate), !program.hasUnknownAncestor(delegate),
                let made = sites(in: function).first(where: { makesWindow($0, in: function) && !$0.mayRunLater })
            else { return nil }
            let leaving = function.body.lazy.prefix { $0.range.end <= made.range.start }.compactMap { statement in
                self.lookUp(thatEnds: statement, at: Place(made, in: function)).map { (range: statement.range, call: $0) }
            }
            guard let leaving = leaving.first, !mayShowWindow(before: leaving.range, in: function), isWindowOf(delegate, madeBy: function)
            else { return nil }
            return EarlyRestoration(
                kind: .windowGivenUp(made: function.location(made.range)), function: function, range: leaving.call.nameRange)
        }
    }

    private func makesWindow(_ site: Site, in function: Function) -> Bool {
        guard let call = site.call else { return false }
        return createdType(call, at: Place(site, in: function)) == .named("UIWindow")
    }

    // MARK: Leaving

    /// What is looked up by something restored where a statement ends the function without a word if there is no such thing.
    private func lookUp(thatEnds statement: Statement, at place: Place) -> Call? {
        let conditions: [Statement.Condition]
        switch statement.kind {
        case .guarded(let all, let otherwise) where otherwise.allSatisfy(\.onlyLeaves): conditions = all
        case .branch(let branch):
            guard let arm = branch.arms.onlyElement, arm.body.allSatisfy(\.onlyLeaves), let test = arm.conditions.onlyElement,
                case .expression(let failed) = test, failed.isDenial
            else { return nil }
            conditions = [test]
        default: return nil
        }
        var found: Call?
        for expression in conditions.flatMap(\.expressions) where found == nil {
            found = lookUp(in: expression, at: place, depth: 0)
        }
        return found
    }

    /// A call that is handed something of the restored activity, and gives what the app keeps under that; not what only reads it otherwise.
    private func lookUp(in expression: Expression, at place: Place, depth: Int) -> Call? {
        var found: Call?
        _ = expression.contains { part in
            switch part.kind {
            case .call(let call):
                let isConversion = if case .named? = createdType(call, at: place) { true } else { false }
                guard !isConversion, !call.decodes, call.arguments.contains(where: { isEntry($0.value, at: place, depth: 0) }) else {
                    return false
                }
                found = call
            case .name(let name):
                // `if course == nil { return }`
                guard depth < 4, let first = place.firstValue(of: name), first.value.range.end <= part.range.start else { return false }
                found = lookUp(in: first.value, at: first.place, depth: depth + 1)
            default: break
            }
            return found != nil
        }
        return found
    }

    /// Whether a value is made of the `userInfo` of what the session kept.
    private func isEntry(_ value: Expression, at place: Place, depth: Int) -> Bool {
        value.contains { part in
            switch part.kind {
            case .member(let activity, let name) where name.text == "userInfo": mayBeOfSession(activity, at: place)
            case .name(let name):
                if depth < 6, let first = place.firstValue(of: name) {
                    isEntry(first.value, at: first.place, depth: depth + 1)
                } else {
                    false
                }
            default: false
            }
        }
    }

    // MARK: Other windows

    /// Whether something may be shown by the time that a delegate leaves: a method of its own has run, or somebody got the scene.
    private func mayShowWindow(before leaving: SourceRange, in function: Function) -> Bool {
        let names = Set(function.fact.parameters.prefix(2).map(\.name)).union(["window", "windowScene"])
        return sites(in: function).contains { site in
            guard site.range.end <= leaving.start else { return false }
            switch site.kind {
            case .assignment(let target, _, _): return target.core.memberName == "window"
            case .call(let call):
                let place = Place(site, in: function)
                if call.asksSuper || call.arguments.contains(where: { $0.value.core.isSelf }) { return true }
                if call.arguments.contains(where: { $0.value.core.memberName.map(names.contains) ?? false }) { return true }
                return program.calledFunction(call, at: place).map { $0.type == function.type } ?? false
            case .local, .returns, .forced, .cast, .attempt, .element, .range: return false
            }
        }
    }

    /// Whether all windows of a delegate's scenes are made by one method, no storyboard has any, and its scenes are not closed instead.
    private func isWindowOf(_ delegate: Type, madeBy function: Function) -> Bool {
        let family = program.family(of: delegate)
        let words: Set = ["window", "setWindow", "UIWindow", "requestSceneSessionDestruction"]
        let others = family.flatMap { program.functions(of: $0) }.filter { $0 != function }
        let mayMakeOne = others.contains { other in
            let handed = other.fact.parameters.filter { $0.type?.unwrapped.name.contains("Scene") ?? false }
            let scenes = Set(handed.map(\.name)).union(["windowScene"])
            return other.isInitialValue && other.property?.name == "window"
                || sites(in: other).contains { site in
                    switch site.kind {
                    case .assignment(let target, _, let value): target.core.memberName == "window" && !value.isNil
                    case .call(let call):
                        words.contains(call.name)
                            || call.arguments.contains { $0.value.core.isSelf || $0.value.core.memberName.map(scenes.contains) ?? false }
                    case .local, .returns, .forced, .cast, .attempt, .element, .range: false
                    }
                }
        }
        guard !mayMakeOne, !function.names(anyOf: ["requestSceneSessionDestruction"]) else { return false }
        let unit = delegate.unit
        let isMadeElsewhere = program.functions(mentioningAnyOf: ["UIWindow"]).contains { other in
            guard other != function, program.unit(of: other) == unit || !program.unitsWithApp.contains(program.unit(of: other)) else {
                return false
            }
            let isOfOthers = other.type.map { !family.contains($0) && (isSceneDelegate($0) || program.adopts($0, "UIApplicationDelegate")) }
            return !(isOfOthers ?? false) && sites(in: other).contains { makesWindow($0, in: other) }
        }
        return !isMadeElsewhere && !mayHaveStoryboard(delegate)
    }

    private func mayHaveStoryboard(_ delegate: Type) -> Bool {
        let unit = delegate.unit
        let isGivenOne = program.functions(mentioningAnyOf: ["UISceneConfiguration"]).contains { function in
            program.unit(of: function) == unit
                && sites(in: function).contains {
                    if case .assignment(let target, _, _) = $0.kind { target.core.memberName == "storyboard" } else { false }
                }
        }
        let lists = program.infoPlists(ofAppsInUnit: unit).map(\.facts)
        guard lists.isEmpty || program.hasUnreadInfoPlist(inUnit: unit) else {
            return isGivenOne || !lists.allSatisfy(\.mainStoryboards.isEmpty)
        }
        return isGivenOne
            || program.files.indices.contains { program.unitOfFile[$0] == unit && program.files[$0].path.hasSuffix(".storyboard") }
    }
}

extension Statement {
    /// A return without a value, or something that is written down before one.
    fileprivate var onlyLeaves: Bool {
        switch kind {
        case .returns(let value): value == nil
        case .expression(let expression):
            if case .call(let call) = expression.core.kind { call.logs || UIKit.loggingCalls.contains(call.name) } else { false }
        default: false
        }
    }
}

extension Expression {
    /// `!activity`, `activity == nil`.
    fileprivate var isDenial: Bool {
        switch core.kind {
        case .prefix("!", _): true
        case .binary(let left, "==", let right): left.isNil || right.isNil
        default: false
        }
    }
}

extension Call {
    /// Takes apart what it is handed, as JSON or an archive.
    fileprivate var decodes: Bool { name.hasPrefix("decode") || name.hasPrefix("unarchive") }
}
