import Syntax

/// What an app sets up at the end of its launch, though UIKit restores before that (E2) and what comes back asks for it at once.
extension App {
    func lateSetups(_ silences: inout Silences) -> [EarlyRestoration] {
        let delegates = program.classes(adopting: "UIApplicationDelegate").filter { mayBeRestoredIntoWindow($0) }
        return delegates.flatMap { delegate -> [EarlyRestoration] in
            let setups = setups(atEndOfLaunchOf: delegate)
            guard !setups.isEmpty else { return [] }
            let found = restoredClasses(inUnit: delegate.unit).flatMap { made, doubt in
                earlyUses(of: setups, byNew: made).filter { _ in !silences.note(doubt) }
            }
            guard !found.isEmpty, silences.affirms(isOptedIn(unit: delegate.unit)), !silences.note(program.silence(onCodeOf: delegate.unit))
            else { return [] }
            return found.first(ofEach: \.location)
        }
    }

    // MARK: What is set up

    /// Something that raises until it is set up, at one place in all the app.
    private struct Setup {
        enum Subject {
            case library(Conventions.Library)
            /// An implicitly unwrapped property of the delegate or, static, of any type.
            case property(Type, name: String, isStatic: Bool)
        }

        let subject: Subject
        let location: Location
    }

    private func setups(atEndOfLaunchOf delegate: Type) -> [Setup] {
        let launches = program.functions(of: delegate).filter { $0.isLaunch("didFinishLaunchingWithOptions") && !program.isTest($0) }
        guard let launch = launches.onlyElement else { return [] }
        func isLate(_ function: Function) -> Bool { function == launch || isCalled(function, by: launch, alone: delegate) }
        let libraries = Conventions.librariesToSetUp.compactMap { library -> Setup? in
            let places = program.functions(naming: [library.setUp]).filter { program.unit(of: $0) == delegate.unit && !program.isTest($0) }
                .flatMap { function in
                    sites(in: function).filter { $0.call?.isOf(library.setUp, ofAnyOf: library.roots) ?? false }.map { (function, $0) }
                }
            guard let first = places.first, places.allSatisfy({ isLate($0.0) }) else { return nil }
            return Setup(subject: .library(library), location: first.0.location(first.1.range))
        }
        let properties = program.types.filter { $0.unit == delegate.unit }.flatMap { owner in
            owner.declarations.flatMap(\.fact.ownProperties).compactMap { property -> Setup? in
                let isStatic = property.modifiers.contains(.isStatic)
                guard isStatic || owner == delegate, property.type?.isImplicitlyUnwrapped ?? false, property.value == nil,
                    property.isFilledByCode || isStatic && property.accessors.isEmpty && property.attributes.isEmpty,
                    case let givers = uses(ofMember: property.name, of: owner).filter({ $0.kind == .assigned }),
                    let first = givers.first, givers.allSatisfy({ isLate($0.function) }),
                    program.usesInOutlines(of: property.name, forUnit: owner.unit, ofFamily: program.family(of: owner)).isEmpty
                else { return nil }
                return Setup(
                    subject: .property(owner, name: property.name, isStatic: isStatic), location: first.function.location(first.range))
            }
        }
        return libraries + properties
    }

    /// Whether a method of the delegate's own runs where the end of the launch calls it, and nowhere else.
    private func isCalled(_ function: Function, by launch: Function, alone delegate: Type) -> Bool {
        guard function.type == delegate, function.fact.kind == .method, function.hook == nil,
            program.usesInOutlines(of: function.fact.name, forUnit: delegate.unit, ofFamily: [delegate]).isEmpty
        else { return false }
        let uses = uses(ofMember: function.fact.name, of: delegate)
        return !uses.isEmpty && uses.allSatisfy { $0.function == launch }
    }

    // MARK: What asks for it

    /// The classes of what UIKit makes while it restores, and not before, with why that may be otherwise.
    private func restoredClasses(inUnit unit: Int) -> [(made: Type, doubt: Silence?)] {
        let drawn = controllersRemadeFromStoryboards.compactMap { controller, doubt in controller.type?.projectType.map { ($0, doubt) } }
        let factories = program.implementations(of: .controllerFactory, .delegateFactory).filter { !program.isTest($0) }
        var untold = Silences()
        let unasked = Set(unaskedFactories(&untold))
        let made = factories.filter { !unasked.contains($0) }.flatMap { results(of: $0) }.compactMap { result -> (Type, Silence?)? in
            guard let type = classMade(result), result.object != nil else { return nil }
            return (type, nil)
        }
        return (drawn + made).filter { $0.0.unit == unit }.first { $0.0.id }
    }

    /// Where something that is not set up is asked for as an object of a class is made and decoded, whatever happens.
    private func earlyUses(of setups: [Setup], byNew made: Type) -> [EarlyRestoration] {
        var open =
            beginnings(of: made, isDrawn: true) + sharedObjects(heldByNew: made)
            + program.lineage(of: made).flatMap { program.implementations(of: .decodeState, in: $0) }
        var next = 0
        var found: [EarlyRestoration] = []
        while next < open.count, next < EarlyCallers.many {
            let function = open[next]
            next += 1
            for site in sites(in: function) where site.circumstance == nil {
                let place = Place(site, in: function)
                if let setup = setups.first(where: { needs($0, site, at: place) }) {
                    found.append(
                        EarlyRestoration(
                            kind: .beforeSetup(of: site.call?.receiver?.lastName ?? "", restored: made, setUp: setup.location),
                            function: function, range: site.range))
                    return found
                }
                open += called(by: site, at: place).filter { !open.contains($0) }
            }
            open += sharedObjects(namedIn: function).filter { !open.contains($0) }
        }
        return found
    }

    /// What runs as an object of a class is made: the values that its properties begin with, and its initializers where there is but one way.
    private func beginnings(of made: Type, isDrawn: Bool) -> [Function] {
        program.lineage(of: made).flatMap { owner in
            program.functions(of: owner).filter { function in
                if function.isStatic { return false }
                if function.isInitialValue { return function.property?.modifiers.contains(.isLazy) == false }
                if function.fact.kind == .initializer { return isDrawn ? function.fact.parameters.first?.label == "coder" : true }
                return function.fact.name == "awakeFromNib"
            }
        }
    }

    private func called(by site: Site, at place: Place) -> [Function] {
        guard let call = site.call else { return [] }
        if let type = createdType(call, at: place)?.projectType, !program.isController(type) {
            return program.functions(of: type).filter {
                $0.isInitialValue && !$0.isStatic && $0.property?.modifiers.contains(.isLazy) == false
            }
                + [program.calledFunction(call, at: place)].compactMap(\.self)
        }
        return [program.calledFunction(call, at: place)].compactMap(\.self)
    }

    /// `Store.shared`: the values of static properties that a body asks for, as far as nothing decides on it.
    private func sharedObjects(namedIn function: Function) -> [Function] {
        let later = sites(in: function).filter { $0.circumstance != nil }.map(\.range)
        let expressions = function.body.flatMap(\.expressions)
        return sharedObjects(namedIn: expressions, at: Place(function, nil)) { range in !later.contains { $0.contains(range) } }
    }

    /// The same of what the properties of an object begin with.
    private func sharedObjects(heldByNew made: Type) -> [Function] {
        program.lineage(of: made).flatMap { owner in
            owner.declarations.flatMap { declaration in
                let values = declaration.fact.properties.filter { $0.modifiers.isDisjoint(with: [.isStatic, .isLazy]) }.compactMap(\.value)
                return sharedObjects(namedIn: values, at: Place(in: declaration, of: owner, isStatic: false)) { _ in true }
            }
        }
    }

    private func sharedObjects(
        namedIn expressions: [Expression], at place: Place, where isSure: (SourceRange) -> Bool
    ) -> [Function] {
        var values: [Function] = []
        for expression in expressions {
            _ = expression.contains { part in
                guard case .member(let base, let name) = part.kind, isSure(part.range),
                    let type = program.typeValue(of: base.core, at: place)?.projectType
                else { return false }
                values += program.functions(of: type).filter { $0.isInitialValue && $0.isStatic && $0.property?.name == name.text }
                return false
            }
        }
        return values
    }

    private func needs(_ setup: Setup, _ site: Site, at place: Place) -> Bool {
        switch setup.subject {
        case .library(let library):
            guard let call = site.call, library.uses.contains(call.name), let receiver = call.receiver?.core.memberName else {
                return false
            }
            return library.members.contains(receiver)
                && program.typeValue(of: call.receiver?.core ?? call.callee, at: place)?.projectType == nil
        case .property(let owner, let name, let isStatic):
            // A member of what is nil: what is only handed on may do without.
            guard let call = site.call, let asked = call.receiver?.core, case .member(let base, let member) = asked.kind,
                member.text == name
            else { return false }
            let type = program.type(of: base, at: place)
            if isStatic, case .metatype(let meant)? = type { return meant.projectType == owner }
            return !isStatic && type?.unwrapped.projectType == owner
        }
    }
}

extension Call {
    /// `FirebaseApp.configure()`
    fileprivate func isOf(_ method: String, ofAnyOf types: Set<String>) -> Bool {
        name == method && (receiver?.core.memberName.map(types.contains) ?? false)
    }
}
