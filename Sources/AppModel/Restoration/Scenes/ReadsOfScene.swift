import Syntax

extension App {
    /// Where a body reads the scene's activity before it gives it one.
    func firstReadOfScene(in function: Function) -> SourceRange? {
        func part(of read: Expression, at place: Place) -> SourceRange? {
            var found: SourceRange?
            _ = read.contains { part in
                guard found == nil, isActivityOfScene(part, at: place), case .member(_, let name) = part.kind else { return false }
                found = name.range
                return true
            }
            return found
        }
        for site in sites(in: function) {
            let place = Place(site, in: function)
            if let found = site.tests.lazy.compactMap({ part(of: $0, at: place) }).first { return found }
            let read: Expression
            switch site.kind {
            case .assignment(let target, _, let value):
                if isActivityOfScene(target, at: place) { return nil }
                read = value
            case .call(let call):
                // A helper that is handed the scene may give it one.
                if call.arguments.contains(where: { $0.value.core.memberName == function.fact.parameters.first?.name }) { return nil }
                let handed = call.arguments.lazy.map(\.value).filter { !$0.isClosure }
                if let found = handed.compactMap({ part(of: $0, at: place) }).first { return found }
                continue
            case .local(let local):
                guard let value = local.value else { continue }
                read = value
            case .element(let base, _): read = base
            case .returns, .forced, .cast, .attempt, .range: continue
            }
            if let found = part(of: read, at: place) { return found }
        }
        return nil
    }

    /// Where something that runs while a scene connects takes the scene's activity for the one that was saved, if nothing that runs then gives
    /// it any.
    func readOfScene(byHelperOf connecting: Function) -> (function: Function, range: SourceRange)? {
        let unit = program.unit(of: connecting)
        let asking = program.functions(mentioningAnyOf: ["userActivity"]).filter { function in
            function != connecting && program.unit(of: function) == unit && !program.isTest(function)
        }
        guard asking.contains(where: \.takesEntriesOut), !flow.isExhausted else { return nil }
        let running = Set(RunningAtOnce(from: [connecting], flow, bodies).functions)
        let own = [connecting] + asking.filter(running.contains)
        guard !own.contains(where: givesSceneActivity) else { return nil }
        return own.dropFirst().lazy.filter(\.takesEntriesOut).compactMap { function in
            self.firstReadOfScene(in: function).map { (function, $0) }
        }.first
    }

    /// Whether a function gives a scene an activity, or hands the property on to whoever may.
    private func givesSceneActivity(_ function: Function) -> Bool {
        sites(in: function).contains { site in
            let place = Place(site, in: function)
            switch site.kind {
            case .assignment(let target, _, _): return activityOwner(target, at: place) != .other
            case .call(let call):
                return isMessageThatGivesActivity(call, at: place)
                    || call.arguments.contains { $0.isReference && isActivityOfScene($0.value, at: place) }
            case .local, .returns, .forced, .cast, .attempt, .element, .range: return false
            }
        }
    }
}

extension Function {
    /// Whether it asks activities for what is in them, and puts nothing in.
    fileprivate var takesEntriesOut: Bool {
        names(anyOf: ["userInfo"]) && !names(anyOf: ["addUserInfoEntries", "addUserInfoEntriesFromDictionary", "setUserInfo"])
    }
}
