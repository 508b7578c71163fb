import Syntax

extension App {
    /// Where whoever makes an object of a class that becomes its window's delegate, and does so as it is made, gives the window another one; `nil`
    /// where one of them may stay, or become it again.
    func replacement(ofDelegate type: Type, amongst family: [Type]) -> Location? {
        guard becomesDelegateAsMade(family) else { return nil }
        let calls = creatingCalls(of: type)
        let replacements = calls.map { replacement(after: $0, amongst: family) }
        return replacements.allSatisfy { $0 != nil } ? replacements.first ?? nil : nil
    }

    /// Whether all that makes an object of one of some classes the delegate of a window are its own initializers.
    private func becomesDelegateAsMade(_ family: [Type]) -> Bool {
        program.functions(mentioningAnyOf: ["delegate", "setDelegate"]).allSatisfy { function in
            sites(in: function).allSatisfy { site in
                guard let (value, place) = delegateOfWindow(by: site, in: function) else { return true }
                if value.core.isSelf { return !mayRun(function, onOneOf: family) || function.fact.kind == .initializer }
                let given = program.type(of: value, at: place)?.unwrapped.projectType
                return given.map { other in !family.contains { isRelated(.project(other), .project($0)) } } ?? false
            }
        }
    }

    private func replacement(after creation: CreatingCall, amongst family: [Type]) -> Location? {
        let (function, sites) = (creation.function, sites(in: creation.function))
        guard let made = sites.first(where: { $0.range.end == creation.end && $0.call?.argument("window") != nil }),
            let window = made.call?.argument("window"), window.core.memberName != nil
        else { return nil }
        let later = sites.filter { $0.range.start >= creation.end && $0.isOfBodyItself && $0.isOnTheWay(to: made) }
        return later.lazy.compactMap { site -> Location? in
            if case .assignment(let target, nil, let value) = site.kind, case .member(let base, let name) = target.core.kind,
                name.text == "delegate", base.isSameVariable(as: window)
            {
                let given = value.core.isSelf ? function.type : self.program.type(of: value, at: Place(site, in: function))?.projectType
                return given.map(family.contains) == false ? function.location(target.range) : nil
            }
            return self.taking(of: window, by: site, in: function, family)
        }.first
    }

    /// Where a function that is handed a window makes its own object the delegate, whatever happens.
    private func taking(of window: Expression, by site: Site, in caller: Function, _ family: [Type]) -> Location? {
        guard let call = site.call, let index = call.arguments.firstIndex(where: { $0.value.isSameVariable(as: window) }),
            let function = program.calledFunction(call, at: Place(site, in: caller)), !program.isOverridden(function),
            let owner = function.type, !family.contains(owner),
            let parameter = function.fact.parameter(for: index, of: call)?.name
        else { return nil }
        return sites(in: function).lazy.compactMap { site -> Location? in
            guard case .assignment(let target, nil, let value) = site.kind, value.core.isSelf, site.circumstance == nil,
                case .member(let base, let name) = target.core.kind, name.text == "delegate", base.isName(parameter)
            else { return nil }
            return function.location(target.range)
        }.first
    }
}

extension Expression {
    /// Whether both are one local, or one property of `self`.
    fileprivate func isSameVariable(as other: Expression) -> Bool {
        if let name = core.plainName, name == other.core.plainName { return true }
        guard case .member(let base, let name) = core.kind, case .member(let otherBase, let otherName) = other.core.kind else {
            return false
        }
        return base.isSelf && otherBase.isSelf && name.text == otherName.text
    }
}
