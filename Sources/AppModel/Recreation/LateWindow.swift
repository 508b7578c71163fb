import Syntax

/// A window that an app delegate makes or gives a root that is to come back when UIKit has already restored (E2, E3).
public struct LateWindow: Sendable {
    public let delegate: Type
    /// The method of the delegate in which it happens.
    public let launch: Function
    /// What makes the window or gives it the root: that method, or something that it calls.
    public let maker: Function
    /// What makes it, by name, or what it becomes the root of.
    public let range: SourceRange
    /// Where the root is made.
    public let root: Location
    /// Whether the window may have been there in time.
    public let isRootAlone: Bool
    /// Whether a test chooses it that nobody here understands: who is signed out is to see another root.
    public var isChosen = false

    public var location: Location { maker.location(range) }
}

extension App {
    /// One for each delegate at most, in path order.
    public func lateWindows(_ silences: inout Silences) -> [LateWindow] {
        program.classes(adopting: "UIApplicationDelegate").filter(mayBeRestoredIntoWindow).compactMap(lateWindow).filter { late in
            let unit = late.delegate.unit
            return silences.affirms(isOptedIn(unit: unit)) && !silences.note(program.silence(onCodeOf: unit))
                && !silences.note(program.silence(onAncestorsOf: late.delegate))
        }
    }

    /// Whether UIKit may restore controllers of the app by itself, into a window of this delegate.
    func mayBeRestoredIntoWindow(_ delegate: Type) -> Bool {
        !isOptedIn(unit: delegate.unit).isNo && program.descendants(of: delegate).isEmpty
            && (program.classes(adopting: "UIWindowSceneDelegate") + program.classes(adopting: "UISceneDelegate")).allSatisfy {
                $0.unit != delegate.unit
            }
    }

    /// Whether there may be a window before UIKit restores, or something that puts what is restored in its place: a test that nobody here
    /// understands may then ask for that.
    private func mayHaveRestored(_ delegate: Type) -> Bool {
        let members = program.lineage(of: delegate).flatMap { program.functions(of: $0) }
        return members.contains { $0.isLaunch("willFinishLaunchingWithOptions") && mayMakeWindow($0) }
            || program.implementations(of: .delegateFactory).contains { program.unit(of: $0) == delegate.unit }
            || program.implementations(of: .controllerFactory, .decodeState, .didDecode).contains { function in
                program.unit(of: function) == delegate.unit
                    && function.names(anyOf: ["delegate", "rootViewController", "setRootViewController", delegate.shortName])
            }
    }

    /// Whether a body names a window or hands the work on: Xcode's template only says that all is well.
    private func mayMakeWindow(_ function: Function) -> Bool {
        function.names(anyOf: ["window", "setWindow", "UIWindow", "rootViewController", "setRootViewController"])
            || sites(in: function).contains { site in
                guard let call = site.call else { return false }
                if program.calledFunction(call, at: Place(site, in: function)) != nil { return true }
                // What the frameworks declare, such as `NSLog`, knows no window of the app.
                return call.asksSuper || call.receiver.map(\.isSelf) ?? program.declaresFunction(named: call.name)
            }
    }

    private func lateWindow(of delegate: Type) -> LateWindow? { windowAfterLaunch(of: delegate) ?? rootAfterDecoding(of: delegate) }

    /// What is restored is there when the delegate decodes (C15), whatever becomes of it at the launch.
    private func rootAfterDecoding(of delegate: Type) -> LateWindow? {
        guard let decoding = program.functions(of: delegate).first(where: { $0.hook == .didDecode }),
            let procedure = flow.procedure(of: decoding)
        else { return nil }
        let isSure: SiteTest = { site, _ in site.isAtAnyLaunch { _ in false } }
        let running = runs(in: flow.instances(of: procedure), isSure)
        guard let root = rootMade(in: running, by: delegate, isSure, where: isMadeAnew) else { return nil }
        return LateWindow(
            delegate: delegate, launch: decoding, maker: root.place.function, range: root.place.range, root: root.creation,
            isRootAlone: true)
    }

    /// Whether a call makes an object each time it is come by, so that it is not the one of the launch.
    private func isMadeAnew(_ object: Int32) -> Bool {
        guard let site = flow.objects[Int(object)].site, let function = graph.function(at: site), !function.isInitialValue,
            let creation = self.site(at: graph.instruction(at: site).range, in: function)
        else { return false }
        return creation.isAtAnyLaunch { _ in false }
    }

    private func windowAfterLaunch(of delegate: Type) -> LateWindow? {
        let launches = program.functions(of: delegate).filter { $0.isLaunch("didFinishLaunchingWithOptions") && !program.isTest($0) }
        guard launches.count == 1, let launch = launches.first, let procedure = flow.procedure(of: launch) else { return nil }
        let first = flow.instances(of: procedure)
        let hasOneRoot = hasOneRoot(delegate, givenBy: launch)
        let newWindows = newWindows(of: launch, from: first)
        let windows = WindowsInPlace(atLaunch: first, in: self)
        func isAtLaunch(_ site: Site, _ function: Function) -> Bool {
            site.isAtLaunch { windows.alwaysHold($0, before: site, in: function) }
        }
        func isAtAnyLaunch(_ site: Site, _ function: Function) -> Bool {
            site.isAtAnyLaunch { test in
                hasOneRoot && test.asksForNoRoot || newWindows.map { isMoot(test, in: function, $0) } ?? false
                    || windows.alwaysHold(test, before: site, in: function)
            }
        }
        if !mayHaveRestored(delegate) {
            if let late = lateWindow(of: delegate, launch, from: first, isAtLaunch), !late.isRootAlone { return late }
            // What is chosen by a test that says nothing of restoration takes the place of all that came back, where there is more to come back.
            if var late = lateWindow(of: delegate, launch, from: first, isAtLaunch, where: holdsIdentifiedChild) {
                late.isChosen = lateWindow(of: delegate, launch, from: first, isAtAnyLaunch) == nil
                return late
            }
        }
        return lateWindow(of: delegate, launch, from: first, isAtAnyLaunch)
    }

    /// Whether code makes the windows, and gives a root at one place in all the app, to which only the launch leads.
    private func hasOneRoot(_ delegate: Type, givenBy launch: Function) -> Bool {
        func isMeant(_ function: Function) -> Bool { program.unit(of: function) == delegate.unit && !program.isTest(function) }
        guard mainStoryboards(inUnit: delegate.unit).isEmpty || replacesDrawnWindow(delegate),
            program.functions(mentioningAnyOf: ["UIWindow"]).contains(where: { isMeant($0) && windowMade(in: $0, { _, _ in true }) != nil })
        else { return false }
        let givers = program.functions(mentioningAnyOf: ["rootViewController", "setRootViewController"]).filter(isMeant)
        let roots = givers.flatMap { function in
            sites(in: function).compactMap { site -> Function? in
                if case .assignment(let target, _, _) = site.kind {
                    return target.core.memberName == "rootViewController" ? function : nil
                }
                return site.call?.name == "setRootViewController" ? function : nil
            }
        }
        return roots.count == 1 && isRunByAlone(launch, roots[0]) && !givesRoot(anyOf: restorers(of: delegate))
            && !givers.contains { $0.contains(where: \.isPathToRoot) }
            && !program.functions(naming: UIKit.setsByKey).contains { isMeant($0) && $0.contains(where: \.isPathToRoot) }
    }

    /// Whether a function is the launch, or nothing but that leads to it.
    private func isRunByAlone(_ launch: Function, _ function: Function, depth: Int = 0) -> Bool {
        if function == launch { return true }
        // What a lazy property begins with is run by whoever asks first.
        guard depth < 4, function.fact.kind == .method || function.fact.kind == .initializer else { return false }
        let name = function.fact.kind == .initializer ? function.type?.shortName ?? "" : function.fact.name
        let callers = program.functions(naming: [name]).filter { $0 != function && !program.isTest($0) }
        return callers.onlyElement.map { isRunByAlone(launch, $0, depth: depth + 1) } ?? false
    }

    /// Whether a delegate has put a window that it makes in place of the storyboard's before UIKit restores.
    private func replacesDrawnWindow(_ delegate: Type) -> Bool {
        let own = program.lineage(of: delegate).flatMap { program.functions(of: $0) }
        let giving = own.flatMap { function in
            sites(in: function).compactMap { site -> (function: Function, site: Site, value: Expression)? in
                guard case .assignment(let target, nil, let value) = site.kind, target.plainName == "window",
                    !target.core.isName("window") || site.locals?.lookUp("window") == nil
                else { return nil }
                return (function, site, value)
            }
        }
        return giving.allSatisfy { isMadeWindow($0.value, in: $0.function) }
            && giving.contains { function, site, _ in
                function.isLaunch("willFinishLaunchingWithOptions") && site.isAtAnyLaunch { _ in false }
                    && !site.steps.contains(where: \.isCompiledConditionally)
            }
    }

    private func isMadeWindow(_ value: Expression, in function: Function) -> Bool {
        let windows = flow.points(of: value, in: function) ?? []
        return !windows.isEmpty
            && windows.allSatisfy { window in
                if case .made(let type) = flow.objects[Int(window)].kind { isWindow(type.unwrapped) } else { false }
            }
    }

    /// What UIKit asks as it restores, and when it has.
    private func restorers(of delegate: Type) -> [Function] {
        program.implementations(of: .delegateFactory, .controllerFactory, .decodeState, .didDecode, .finishedRestoring).filter {
            program.unit(of: $0) == delegate.unit
        }
    }

    /// Whether some functions, or what they call, give a window its root.
    private func givesRoot(anyOf functions: [Function]) -> Bool {
        flow.instances(runningIn: functions.compactMap(flow.procedure).flatMap(flow.instances)).contains { instance in
            flow.procedure(ofInstance: instance).instructions.contains { instruction in
                if case .store(_, let field, _) = instruction.kind { field.name == "rootViewController" } else { false }
            }
        }
    }

    /// Whether a controller has children that are to come back with it.
    private func holdsIdentifiedChild(_ object: Int32) -> Bool {
        if case .drawn(let number) = flow.objects[Int(object)].kind {
            return storyboardRelationships.contains { $0.parent == number && identifier(of: storyboardControllers[$0.child]).isSome }
        }
        return graph.holdings.contains { $0.parent == object && graph.identification(of: $0.child) != nil }
    }

    private func lateWindow(
        of delegate: Type, _ launch: Function, from first: [Int32], _ isSure: @escaping SiteTest,
        where isWorthIt: @escaping (Int32) -> Bool = { _ in true }
    ) -> LateWindow? {
        let running = runs(in: first, isSure)
        guard let root = rootMade(in: running, by: delegate, isSure, where: { self.graph.identification(of: $0) != nil && isWorthIt($0) })
        else { return nil }
        let window = running.compactMap { flow.function(ofInstance: $0.instance) }.first(ofEach: \.id).lazy.compactMap {
            self.windowMade(in: $0, isSure)
        }.first
        let (maker, range) = window ?? root.place
        return LateWindow(delegate: delegate, launch: launch, maker: maker, range: range, root: root.creation, isRootAlone: window == nil)
    }

    /// Whether something happens in any launch, as far as a question cares.
    private typealias SiteTest = (_ site: Site, _ function: Function) -> Bool

    /// An instance that runs in any launch, whatever was restored.
    private struct Run {
        let instance: Int32
        /// The calls that lead to it from the first one, by their instructions: what comes later has a greater one.
        let way: [Int32]
    }

    private func runs(in first: [Int32], _ isSure: SiteTest) -> [Run] {
        var met = first.map { Run(instance: $0, way: []) }
        var known = Set(first)
        var next = 0
        while next < met.count {
            let caller = met[next]
            next += 1
            guard let function = flow.function(ofInstance: caller.instance) else { continue }
            let instructions = flow.procedure(ofInstance: caller.instance).instructions
            for call in flow.calls[Int(caller.instance)] where !known.contains(call.callee) {
                guard let site = site(at: instructions[Int(call.instruction)].range, in: function), isSure(site, function) else { continue }
                known.insert(call.callee)
                met.append(Run(instance: call.callee, way: caller.way + [call.instruction]))
            }
        }
        return met
    }

    private func windowMade(in function: Function, _ isSure: SiteTest) -> (function: Function, range: SourceRange)? {
        for site in sites(in: function) where isSure(site, function) {
            guard let call = site.call, let type = createdType(call, at: Place(site, in: function)), isWindow(type) else { continue }
            return (function, call.nameRange)
        }
        return nil
    }

    func isWindow(_ type: StaticType) -> Bool {
        switch type {
        case .named(let name, _): name == "UIWindow"
        case .project(let type): program.inherits(type, from: "UIWindow")
        case .optional, .metatype: false
        }
    }

    private typealias Root = (creation: Location, place: (function: Function, range: SourceRange))

    /// Where a root of a window is made that is asked for, and where it becomes that; `nil` where a root may be something that was there before.
    private func rootMade(in running: [Run], by delegate: Type, _ isSure: SiteTest, where isAskedFor: (Int32) -> Bool) -> Root? {
        let fresh = flow.instances(runningIn: running.map(\.instance))
        var found: (root: Root, way: [Int32])?
        var asked: [[Int32]] = []
        for run in running {
            guard let function = flow.function(ofInstance: run.instance) else { continue }
            for (index, instruction) in flow.procedure(ofInstance: run.instance).instructions.enumerated() {
                let way = run.way + [Int32(index)]
                if case .load(_, let field) = instruction.kind, field.name == "rootViewController",
                    !asksForNil(instruction.range, in: function)
                {
                    asked.append(way)
                }
                guard case .store(_, let field, let value) = instruction.kind, field.name == "rootViewController",
                    let site = site(at: instruction.range, in: function), isSure(site, function)
                else { continue }
                let roots = flow.points(value, in: run.instance).filter { flow.objects[Int($0)].kind != .nothing }
                guard !roots.isEmpty, roots.allSatisfy({ isMade($0, by: fresh, or: delegate) }) else { return nil }
                let creation = roots.filter(isAskedFor).lazy.compactMap(self.graph.placeOfCreation).first
                if found == nil, let creation { found = ((creation, (function, site.assignedName ?? instruction.range)), way) }
            }
        }
        // Who asks for the root before may put it into the new one.
        return found.flatMap { found in asked.contains { $0.lexicographicallyPrecedes(found.way) } ? nil : found.root }
    }

    /// Whether an expression is asked for nil, and for nothing else.
    private func asksForNil(_ range: SourceRange, in function: Function) -> Bool {
        sites(in: function).contains { $0.tests.contains { $0.range.contains(range) && $0.asksForNoRoot } }
    }

    /// Whether the launch makes an object, or the delegate has it as a constant: there in time, but in no window. What a property begins with
    /// is made with the object that has it.
    private func isMade(_ object: Int32, by fresh: Set<Int32>, or delegate: Type, depth: Int = 0) -> Bool {
        let made = flow.objects[Int(object)]
        guard let site = made.site, site.instruction >= 0 else { return false }
        guard case .initialValue(let property, let place) = flow.procedures[Int(site.procedure)].origin else {
            return flow.instances(making: made).contains(where: fresh.contains)
        }
        if place.type == delegate { return property.modifiers.contains(.isLet) }
        let owners = flow.owners(ofInitialValue: object)
        return depth < 4 && !owners.isEmpty && owners.allSatisfy { isMade($0, by: fresh, or: delegate, depth: depth + 1) }
    }
}

extension ObjectGraph {
    /// Where the call stands that makes or draws an object.
    func placeOfCreation(of object: Int32) -> Location? {
        guard let site = flow.objects[Int(object)].site, site.instruction >= 0, case .call(let operands) = instruction(at: site).kind else {
            return nil
        }
        return location(of: operands.call.nameRange, at: site)
    }
}

extension Function {
    func isLaunch(_ label: String) -> Bool { fact.name == "application" && fact.parameters.last?.label == label }
}

extension Site {
    /// Whether it runs before its function returns, whether or not there is a window, a window's root or something that was restored.
    ///
    /// - Parameter isMoot: whether a test turns out in one way alone.
    fileprivate func isAtLaunch(_ isMoot: (Expression) -> Bool) -> Bool {
        !mayRunLater
            && tests.allSatisfy { test in
                !test.contains { $0.memberName.map(Conventions.tellsOfRestoration) ?? false } || isMoot(test)
            }
    }

    /// Whether it runs before its function returns, whatever there is.
    ///
    /// - Parameter isMoot: whether a test turns out in one way alone.
    fileprivate func isAtAnyLaunch(_ isMoot: (Expression) -> Bool) -> Bool { !mayRunLater && tests.allSatisfy(isMoot) }

    /// The name of the property that an assignment sets.
    fileprivate var assignedName: SourceRange? {
        guard case .assignment(let target, _, _) = kind, case .member(_, let name) = target.kind else { return nil }
        return name.range
    }
}

extension Step {
    fileprivate var isCompiledConditionally: Bool {
        if case .arm(_, _, .compilation, _) = self { true } else { false }
    }
}

extension Expression {
    /// `\.window?.rootViewController`, or the same as a text, by which something else may set it.
    fileprivate var isPathToRoot: Bool {
        switch kind {
        case .keyPath(let path): path.last == "rootViewController"
        case .string(let text): text.hasSuffix("rootViewController")
        default: false
        }
    }

    fileprivate var asksForNoRoot: Bool { rootAskedForNil != nil }

    /// `window.rootViewController` of `!window.rootViewController` and `window?.rootViewController == nil`.
    var rootAskedForNil: Expression? {
        let asked: Expression
        switch core.kind {
        case .prefix("!", let operand): asked = operand.core
        case .binary(let operand, "==", let value) where value.isNil: asked = operand.core
        default: return nil
        }
        return asked.memberName == "rootViewController" ? asked : nil
    }
}

extension Program {
    /// Whether some function of the program has a name, whoever it belongs to.
    fileprivate func declaresFunction(named name: String) -> Bool { functions.contains { $0.fact.name == name } }
}
