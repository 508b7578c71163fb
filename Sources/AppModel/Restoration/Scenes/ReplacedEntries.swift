import Syntax

extension App {
    /// Where a scene that connects replaces an entry of the activity that it restores, by a constant or by what the app keeps for all of its
    /// scenes, though nothing has asked for that by then and something does afterwards.
    func replacedEntries() -> [EarlyRestoration] {
        let restorers = Set(program.functions.filter { ($0.connectsScene || $0.restoresScene) && !program.isTest($0) })
        let writes = restorers.isEmpty ? [] : activityWrites
        let early = writes.filter { restorers.contains($0.function) }
        guard !early.isEmpty else { return [] }
        let reads = activityReads(kept: true).filter { !$0.isOfSession }
        return early.flatMap { write -> [EarlyRestoration] in
            let function = write.function
            guard let site = sites(in: function).first(where: { $0.range == write.range && $0.filledActivity != nil }),
                replacesFirst(site, in: function)
            else { return [] }
            return (write.entries ?? []).compactMap { entry in
                guard let key = texts(ofKey: entry.key, at: entry.place).onlyElement,
                    let isConstant = isGiven(entry.value, at: entry.place),
                    let read = read(of: key, after: site, in: function)
                        ?? reads.first(where: { $0.key.text == key && program.unit(of: $0.function) == program.unit(of: function) })
                        .map({ $0.function.location($0.range) }),
                    !reads.contains(where: { $0.key.text == key && $0.function.configuresScenes }),
                    writes.contains(where: { $0.mayGive(key, another: write, in: self) })
                else { return nil }
                let isLost = isConstant || program.mayHaveSeveralScenes(inUnit: program.unit(of: function))
                return EarlyRestoration(
                    kind: .entryReplaced(key: key, read: read, isLost: isLost), function: function, range: entry.key.range)
            }
        }
    }

    /// Whether a value says nothing of the scene: true of a constant, false of what the app keeps for all scenes, and `nil` of anything else.
    fileprivate func isGiven(_ value: Expression, at place: Place) -> Bool? {
        switch value.core.kind {
        case .string, .integer, .float, .boolean: return true
        case .call(let call): return call.receiver.map { isUserDefaults($0, at: place) } ?? false ? false : nil
        case .binary(let first, "??", let second):
            guard let isFirst = isGiven(first, at: place), let isSecond = isGiven(second, at: place) else { return nil }
            return isFirst && isSecond
        default: return nil
        }
    }

    /// Where a function itself asks the same activity for an entry later on.
    private func read(of key: String, after site: Site, in function: Function) -> Location? {
        let activity = site.filledActivity
        let sites = sites(in: function).filter { $0.range.start >= site.range.end }
        let read = sites.first { read in
            guard case .element(let base, let keys) = read.kind, keys.count == 1,
                case .member(let owner, let name) = base.core.kind, name.text == "userInfo",
                FilledActivity(owner, at: read.locals) == activity,
                texts(ofKey: keys[0].value, at: Place(read, in: function)).onlyElement == key
            else { return false }
            return !sites.contains { if case .assignment(let target, _, _) = $0.kind { target.range.contains(read.range) } else { false } }
        }
        return read.map { function.location($0.range) }
    }

    // MARK: The way there

    /// Whether a site puts an entry into a restored activity under no other condition than that there is one, and comes before whatever may
    /// ask for any.
    private func replacesFirst(_ site: Site, in function: Function) -> Bool {
        let place = Place(site, in: function)
        guard let activity = site.filledActivity, !site.mayRunLater, !site.isLooped, !site.replacesAll,
            site.steps.allSatisfy({ hangsOnActivityAlone($0, at: place) })
        else { return false }
        let before = sites(in: function).filter { $0.range.end <= site.range.start }
        if activity.binding == nil, activity.path.last != "stateRestorationActivity" {
            // A property that was given the session's, and that nobody observes.
            let given = before.last { earlier in
                guard case .assignment(let target, _, _) = earlier.kind else { return false }
                return FilledActivity(target, at: earlier.locals) == activity
            }
            guard let given, case .assignment(_, nil, let value) = given.kind, mayBeOfSession(value, at: Place(given, in: function)),
                given.isOnTheWay(to: site), activity.path.count == 1,
                let property = function.type?.property(activity.root)?.fact, property.accessors.isEmpty, !property.isComputed
            else { return false }
        } else if activity.path.last != "stateRestorationActivity" {
            guard activity.path.count == 1, let first = place.firstValue(of: activity.root), mayBeOfSession(first.value, at: first.place),
                !isReassigned(activity.root, in: function)
            else { return false }
        }
        let fillings = before.filter { $0.filledActivity != nil && !$0.replacesAll }.map(\.range)
        return before.allSatisfy { asksNothing($0, of: activity, in: function) }
            && !function.contains { part in
                part.memberName == "userInfo" && part.range.end <= site.range.start && !fillings.contains { $0.contains(part.range) }
            }
    }

    private func hangsOnActivityAlone(_ step: Step, at place: Place) -> Bool {
        guard case .arm(_, let index, let kind, let conditions) = step, kind == .test && index == 0 || kind == .guardRest else {
            return false
        }
        return conditions.allSatisfy { condition in
            switch condition {
            case .binding(_, _, let value): mayBeOfSession(value, at: place) || isWindowScene(value, at: place)
            case .expression(let test):
                if case .binary(let left, "!=", let right) = test.kind {
                    left.isNil && mayBeOfSession(right, at: place) || right.isNil && mayBeOfSession(left, at: place)
                } else {
                    false
                }
            case .pattern, .availability, .compilation: false
            }
        }
    }

    /// Whether nothing is called that may have the activity in hand or look for it.
    private func asksNothing(_ site: Site, of activity: FilledActivity, in function: Function) -> Bool {
        guard let call = site.call, site.filledActivity == nil else { return true }
        let place = Place(site, in: function)
        let names = Set(function.fact.parameters.map(\.name)).union([activity.root])
        let isHanded = call.arguments.contains { argument in
            mayBeOfSession(argument.value, at: place)
                || argument.value.core.isSelf || argument.value.core.memberName.map(names.contains) ?? false
        }
        let isOwn = call.asksSuper || program.calledFunction(call, at: place).map { $0.type == function.type && !$0.isStatic } ?? false
        return !isOwn && (!isHanded || createdType(call, at: place).map { $0.unwrapped == .named("UIWindow") } ?? call.logs)
    }
}

extension ActivityWrite {
    /// Whether it puts something else in under a key than a constant, or may do so.
    fileprivate func mayGive(_ key: String, another write: ActivityWrite, in app: App) -> Bool {
        guard function != write.function || range != write.range, let entries else { return false }
        return entries.contains { entry in
            app.texts(ofKey: entry.key, at: entry.place).contains(key) && app.isGiven(entry.value, at: entry.place) == nil
        }
    }
}

extension Site {
    /// `activity.userInfo = […]`.
    fileprivate var replacesAll: Bool {
        if case .assignment(let target, _, _) = kind { target.core.memberName == "userInfo" } else { false }
    }
}
