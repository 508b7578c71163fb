import Syntax

extension App {
    /// Where a restorer of AppKit answers with a window that the app's delegate has only when it has finished launching. AppKit asks before
    /// that (I9), so that the answer is always nil.
    func windowsBeforeLaunch(_ silences: inout Silences) -> [EarlyRestoration] {
        program.implementations(of: .restoreWindow).filter { !program.isTest($0) }.compactMap { restorer in
            guard !callsProject(restorer) else { return nil }
            let answers = answers(of: restorer)
            let made = answers.map { madeAtLaunch($0.window, at: Place($0.site, in: restorer), depth: 0) }
            guard let first = made.first ?? nil, made.allSatisfy({ $0 != nil }), answers.allSatisfy({ !$0.site.mayRunLater }) else {
                return nil
            }
            let delegates = made.compactMap { $0?.maker.type }.first(ofEach: \.id)
            guard delegates.allSatisfy({ !silences.note(silence(onWindowsOf: $0)) }) else { return nil }
            return EarlyRestoration(
                kind: .windowBeforeLaunch(property: first.property, maker: first.maker), function: restorer, range: answers[0].window.range)
        }
    }

    /// The windows that a restorer hands to its handler, or returns where it has none.
    func answers(of restorer: Function) -> [(window: Expression, site: Site)] {
        guard let handler = restorer.fact.completionHandler else { return exits(of: restorer).map { ($0.value, $0.site) } }
        return sites(in: restorer).compactMap { site in
            guard let call = site.call, call.callee.isName(handler), let window = call.firstUnlabelled, !window.isNil else { return nil }
            return (window, site)
        }
    }

    /// Whether a restorer has the project do anything, which may make the window.
    private func callsProject(_ restorer: Function) -> Bool {
        sites(in: restorer).contains { site in
            guard let call = site.call else { return false }
            let place = Place(site, in: restorer)
            return program.calledFunction(call, at: place) != nil || createdType(call, at: place)?.projectType != nil
        }
    }

    /// The property of the app's delegate that a window comes out of, and the method that fills it; `nil` where it may be there before.
    private func madeAtLaunch(_ window: Expression, at place: Place, depth: Int) -> (property: String, maker: Function)? {
        guard depth < 4 else { return nil }
        switch window.core.kind {
        case .name(let name):
            guard let locals = place.locals?.lookUp(name), let function = place.function else { return nil }
            var values: [(Expression, Place)] = []
            switch locals.binding.origin {
            case .local(let local): values += local.value.map { [($0, place.before(locals))] } ?? []
            case .unwrapped(_, let value): values.append((value, place.before(locals)))
            case .parameter, .element, .pattern: return nil
            }
            for site in sites(in: function) {
                guard case .assignment(let target, nil, let value) = site.kind, target.isName(name) else { continue }
                values.append((value, Place(site, in: function)))
            }
            let made = values.filter { !$0.0.isNil }.map { madeAtLaunch($0.0, at: $0.1, depth: depth + 1) }
            return made.allSatisfy({ $0 != nil }) ? made.first ?? nil : nil
        case .member(let base, let name):
            if let owner = program.type(of: base, at: place)?.unwrapped.projectType ?? program.typeValue(of: base, at: place)?.projectType {
                if program.adopts(owner, "NSApplicationDelegate") { return maker(of: name.text, in: owner).map { (name.text, $0) } }
            }
            return name.text == "window" ? madeAtLaunch(base, at: place, depth: depth + 1) : nil
        default:
            return nil
        }
    }

    /// The method that gives a property its value, if nothing does before the app has launched.
    private func maker(of name: String, in delegate: Type) -> Function? {
        guard let property = delegate.property(name)?.fact,
            property.modifiers.isDisjoint(with: [.isOutlet, .isComputed, .isLazy, .isStatic]),
            property.value?.isNil ?? true
        else { return nil }
        var makers: [Function] = []
        let setter = name.nameOfSetter
        for function in program.functions(mentioningAnyOf: [name, "_" + name, setter])
        where program.unit(of: function) == delegate.unit && !program.isTest(function) {
            let gives = sites(in: function).contains { site in
                let place = Place(site, in: function)
                switch site.kind {
                case .assignment(let target, _, let value): return !value.isNil && mayBe(target, name, of: delegate, at: place)
                case .call(let call):
                    return call.name == setter
                        || call.arguments.contains { $0.isReference && mayBe($0.value, name, of: delegate, at: place) }
                case .local, .returns, .forced, .cast, .attempt, .element, .range: return false
                }
            }
            guard gives else { continue }
            guard runsAtLaunchOnly(function, of: delegate, depth: 0) else { return nil }
            makers.append(function)
        }
        return makers.first
    }

    /// Why something out of sight may make the windows of a delegate.
    private func silence(onWindowsOf delegate: Type) -> Silence? {
        program.silence(onAncestorsOf: delegate) ?? program.silence(onCodeOf: delegate.unit)
    }

    /// Whether an expression may be a property of some class, as far as the text tells.
    private func mayBe(_ expression: Expression, _ name: String, of type: Type, at place: Place) -> Bool {
        guard let spelt = expression.core.memberName, spelt == name || spelt == "_" + name else { return false }
        guard case .member(let base, _) = expression.core.kind else {
            return place.locals?.lookUp(spelt) == nil && (place.type == nil || place.type == type)
        }
        if base.isSelf { return place.type == nil || place.type == type }
        guard let owner = program.type(of: base, at: place)?.unwrapped else { return true }
        return owner.projectType.map { $0 == type } ?? false
    }

    /// Whether a method of the delegate runs when the app has launched and at no other time: UIKit's own, and what only that one calls.
    private func runsAtLaunchOnly(_ function: Function, of delegate: Type, depth: Int) -> Bool {
        guard depth < 4, function.type == delegate else { return false }
        if function.fact.name == "applicationDidFinishLaunching" { return true }
        // What a menu or a nib may call takes a sender, or says so in Swift.
        let mayBeAction = function.isObjectiveC ? !function.fact.parameters.isEmpty : function.fact.modifiers.contains(.isObjectiveC)
        guard function.fact.kind == .method, !mayBeAction, function.hook == nil else { return false }
        let callers = program.functions(naming: [function.fact.name]).filter { $0 != function && !program.isTest($0) }
        return !callers.isEmpty && callers.allSatisfy { runsAtLaunchOnly($0, of: delegate, depth: depth + 1) }
    }
}
