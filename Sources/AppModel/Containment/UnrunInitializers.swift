import Syntax

/// The initializers in which a class gives itself an identifier or a restoration class though none of its objects is made by them, and the
/// observers in which it does though they hear of nothing.
struct UnrunInitializers: Sendable {
    /// By the class of the objects, that of the initializers or one below it, by type.
    private var ofClass: [Int: [Function]] = [:]

    init() {}

    init(_ app: App) {
        let functions = (app.places.identifiers.map(\.function) + app.places.restorationClasses.map(\.function))
            .first(ofEach: \.id)
        for function in functions where app.graph.isOnlyCalled(function) || function.fact.kind == .observer {
            guard let owner = function.type else { continue }
            for type in [owner] + app.program.descendants(of: owner) where !UnrunInitializers.mayRun(function, onObjectsOf: type, app) {
                ofClass[type.id, default: []].append(function)
            }
        }
    }

    func contains(_ function: Function, for type: Type) -> Bool { ofClass[type.id]?.contains(function) ?? false }

    /// The first in the order of the program.
    func first(for type: Type) -> Function? { ofClass[type.id]?.min { $0.id < $1.id } }

    /// Whether it may run on an object that is there to be saved: what a factory makes is there only after one was.
    private static func mayRun(_ function: Function, onObjectsOf type: Type, _ app: App) -> Bool {
        let calls = app.creatingCalls(of: type).filter { !$0.function.isFactory }
        guard !calls.isEmpty else { return function.fact.kind == .observer || !isMadeByStoryboardsAlone(type, app) }
        return calls.contains { call in
            guard let made = app.graph.objects(madeIn: call.function, endingAt: call.end) else { return true }
            return made.contains { app.graph.mayRun(function, on: $0) }
        }
    }
}

extension UnrunInitializers {
    /// Whether storyboards draw objects of a class, by UIKit's own initializer with a coder, which comes to none of the project's.
    private static func isMadeByStoryboardsAlone(_ type: Type, _ app: App) -> Bool {
        !(app.interface.ofType[type.id] ?? []).isEmpty
            && !app.program.lineage(of: type).flatMap { app.program.functions(of: $0) }.contains { function in
                function.fact.kind == .initializer && function.fact.parameters.first?.label == "coder"
            }
    }
}

extension App {
    /// Whether all that a function assigns to a property is what its initializer begins with, of which an observer does not hear.
    fileprivate func gives(_ function: Function, _ property: String, unheardBy observer: Function) -> Bool {
        observer.type == function.type && function.givesUnobserved(property)
            && sites(in: function).allSatisfy { !$0.isAssignment(toOneOf: [property]) || $0.isOfBodyItself }
    }

    /// An initializer that gives objects of a class an identifier or a restoration class, though none of them is made by it.
    public func unrunInitializer(of type: Type) -> Function? { unrunInitializers.first(for: type) }
}

extension ObjectGraph {
    /// Whether a function may run on an object: anything but an initializer by which it was not made, and a setter of what nobody gives it.
    ///
    /// The initializers of UIKit go on to those with a nib's name, a style or a frame, and those of storyboards to those with a coder; no
    /// initializer comes back to a bare `init`, or to one that the project itself declares, except by a call in sight.
    func mayRun(_ function: Function, on object: Int32) -> Bool {
        guard !flow.isExhausted else { return true }
        guard isOnlyCalled(function) else { return !isSetterInVain(function, on: object) }
        if case .drawn = flow.objects[Int(object)].kind {
            // A storyboard calls the initializer with a coder.
        } else {
            guard let creation = creation(of: object) else { return true }
            guard !function.fact.accepts(creation.call) || isLessFitting(function, for: creation.call) else { return true }
        }
        // Nobody knows where an initializer leads that was not looked into.
        guard let type = type(of: object)?.projectType, initializers(of: type).allSatisfy({ flow.isRelevant[$0.id] }) else { return true }
        if function.isOfStyle, mayBegin(withBareInitializer: object) { return true }
        return runs(function, on: object)
    }

    private func runs(_ function: Function, on object: Int32) -> Bool {
        guard let procedure = flow.procedure(of: function) else { return false }
        return flow.instances(of: procedure).contains { flow.points(Procedure.receiver, in: $0).contains(object) }
    }

    /// Whether an object comes to UIKit's own `init` without arguments, as it is made or by an initializer of its class.
    private func mayBegin(withBareInitializer object: Int32) -> Bool {
        guard let type = type(of: object)?.projectType else { return true }
        let own = initializers(of: type)
        if case .drawn = flow.objects[Int(object)].kind {
            // It begins with a coder.
        } else if creation(of: object)?.call.arguments.isEmpty ?? true, !own.contains(where: \.fact.parameters.isEmpty) {
            return true
        }
        return own.contains { initializer in
            let callsBare = initializer.contains { part in
                guard case .call(let call) = part.kind, call.name == "init", call.arguments.isEmpty else { return false }
                return call.receiver?.isSuper ?? false
            }
            return callsBare && runs(initializer, on: object)
        }
    }

    /// Whether a function runs when a property is set, which nobody does on an object.
    func isSetterInVain(_ function: Function, on object: Int32) -> Bool {
        guard let type = function.type, let property = function.nameOfSetProperty, silence(onHandingOver: object) == nil else {
            return false
        }
        let names: Set = [property, property.nameOfSetter]
        let family = app.program.family(of: type).flatMap { app.program.functions(of: $0) }
        let unheard = function.fact.kind == .observer ? family.filter { app.gives($0, property, unheardBy: function) } : []
        guard !isGiven(property, object, otherThanBy: [function] + unheard), !isSetByName(property, of: type) else { return false }
        let isSetByItself = family.contains { other in
            other != function && !unheard.contains(other)
                && app.sites(in: other).contains { site in
                    site.call?.name == property.nameOfSetter || site.isAssignment(toOneOf: names)
                }
        }
        return !isSetByItself
            && app.program.functions(mentioningAnyOf: names).allSatisfy { function in
                flow.procedure(of: function) != nil || app.program.isTest(function) || family.contains(function)
                    || setsOnlyWhatItMakes(names, function)
            }
    }

    /// Whether a drawing may set a property, or code by a key path, by a selector or by its name.
    private func isSetByName(_ property: String, of type: Type) -> Bool {
        let isAttributed = app.program.lineage(of: type).contains { owner in
            owner.declarations.flatMap(\.fact.properties).contains { $0.name == property && !$0.attributes.isEmpty }
        }
        let setters: Set = ["setValue", "setValuesForKeys", "setValuesForKeysWithDictionary", "perform", "performSelector"]
        return isAttributed || app.storyboardControllers(of: type).contains { $0.fact.runtimeAttributes.contains(property) }
            || app.program.functions(mentioningAnyOf: setters).contains { app.program.unit(of: $0) == type.unit && !app.program.isTest($0) }
            || app.program.functions(mentioningAnyOf: [property]).contains { function in
                function.contains { if case .keyPath(let path) = $0.kind { path.contains(property) } else { false } }
            }
    }

    /// Whether a function that nobody looked into sets a property of nothing but what it makes itself.
    private func setsOnlyWhatItMakes(_ names: Set<String>, _ function: Function) -> Bool {
        app.sites(in: function).allSatisfy { site in
            guard case .assignment(let target, _, _) = site.kind, case .member(let base, let name) = target.kind, names.contains(name.text)
            else { return site.call.map { !names.contains($0.name) } ?? true }
            guard case .name(let local) = base.core.kind, let first = Place(site, in: function).firstValue(of: local),
                case .call(let call) = first.value.core.kind
            else { return false }
            return app.createdType(call, at: first.place) != nil
        }
    }

    /// Whether its class has another one that a call means, since it leaves no argument out.
    private func isLessFitting(_ function: Function, for call: Call) -> Bool {
        guard function.fact.parameters.count != call.arguments.count, let owner = function.type else { return false }
        return app.program.functions(of: owner).contains { other in
            other.fact.kind == .initializer && other.fact.parameters.count == call.arguments.count && other.fact.accepts(call)
        }
    }

    /// Whether an object may be given what a method of its class, or one above, assigns: where that depends on a parameter, what is handed over
    /// when the object is made decides.
    func mayGive(_ assignment: some ObjectAssignment, to object: Int32) -> Bool {
        mayRun(assignment.function, on: object) && !isSurelyLeftOut(assignment.site, in: assignment.function, on: object)
    }

    private func isSurelyLeftOut(_ site: Site, in function: Function, on object: Int32) -> Bool {
        let tests = site.steps.compactMap { step -> Expression? in
            guard case .arm(_, _, .test, let conditions) = step, case .expression(let test)? = conditions.onlyElement else { return nil }
            return test.core
        }
        guard !tests.isEmpty, let procedure = flow.procedure(of: function) else { return false }
        let instances = flow.instances(of: procedure).filter { flow.points(Procedure.receiver, in: $0).contains(object) }
        return tests.contains { test in
            let (asked, answer): (Expression, Bool) =
                if case .prefix("!", let base) = test.kind { (base.core, false) } else { (test, true) }
            guard case .name = asked.kind, let variable = flow.procedures[Int(procedure)].variable(of: asked) else { return false }
            let values = instances.flatMap { flow.points(variable, in: $0) }
            return !values.isEmpty && values.allSatisfy { flow.objects[Int($0)].kind == .boolean(!answer) }
        }
    }

    private func initializers(of type: Type) -> [Function] {
        app.program.lineage(of: type).flatMap { app.program.functions(of: $0) }.filter { $0.fact.kind == .initializer }
    }

    /// Whether it is an initializer that runs only where a call in sight says so.
    func isOnlyCalled(_ function: Function) -> Bool {
        guard function.fact.kind == .initializer, let type = function.type, type.kind == .class else { return false }
        let label = function.fact.parameters.first?.label
        guard label.map(UIKit.labelsOfOwnInitializers.contains) != true || function.isOfStyle else { return false }
        return app.program.inherits(type, from: "UIViewController") || app.program.inherits(type, from: "UIView")
    }

    /// The objects that a function makes in all contexts.
    func objects(madeIn function: Function) -> [Int32] { flow.procedure(of: function).flatMap { madeInProcedure[$0] } ?? [] }

    /// The objects that a call makes in all contexts; `nil` where it was not looked into.
    func objects(madeIn function: Function, endingAt end: UInt32) -> [Int32]? {
        guard let procedure = flow.procedure(of: function) else { return nil }
        let made = (madeInProcedure[procedure] ?? []).filter { object in
            flow.objects[Int(object)].site.map { instruction(at: $0).range.end == end } ?? false
        }
        return made.isEmpty ? nil : made
    }
}

extension FunctionFact {
    /// Whether a call may mean it, as far as labels tell.
    fileprivate func accepts(_ call: Call) -> Bool {
        let given = parameterIndices(of: call)
        return !given.contains(nil) && parameters.indices.allSatisfy { given.contains($0) || parameters[$0].defaultValue != nil }
    }
}

extension Function {
    /// `init(style:)`
    fileprivate var isOfStyle: Bool { fact.parameters.onlyElement?.label == UIKit.labelBehindBareInitializer }

    /// `item` of its setter and its observers, and of Objective-C's `setItem:`; `nil` of anything else, and where its class has no such property.
    fileprivate var nameOfSetProperty: String? {
        if let property { return fact.kind == .setter || fact.kind == .observer ? property.name : nil }
        guard isObjectiveC, fact.kind == .method, fact.parameters.count == 1, fact.name.hasPrefix("set") else { return nil }
        return type?.declarations.lazy.flatMap(\.fact.properties).first { $0.name.nameOfSetter == fact.name }?.name
    }
}
