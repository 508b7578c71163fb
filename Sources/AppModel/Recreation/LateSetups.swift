import Syntax

/// What an app sets up at the end of its launch, though UIKit restores before that (E2) and what comes back asks for it at once.
public struct LateSetup: Sendable {
    /// What it asks for.
    public let name: String
    public let restored: Type
    /// The class by way of which it asks, where that is another one.
    public let asker: Type?
    public let location: Location
    /// Where that is set up.
    public let setUp: Location
}

extension App {
    public func lateSetups(_ silences: inout Silences) -> [LateSetup] {
        let delegates = program.classes(adopting: "UIApplicationDelegate").filter { mayBeRestoredIntoWindow($0) }
        return delegates.flatMap { delegate -> [LateSetup] in
            let setups = setups(atEndOfLaunchOf: delegate)
            guard !setups.isEmpty else { return [] }
            let found = restoredClasses(inUnit: delegate.unit).compactMap { made, doubt in
                earlyUse(of: setups, byNew: made).flatMap { silences.note(doubt) ? nil : $0 }
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
    private func earlyUse(of setups: [Setup], byNew made: Type) -> LateSetup? {
        var open =
            values(ofNew: made) + initializers(ofDrawn: made).map(Beginning.function)
            + program.lineage(of: made).flatMap { program.implementations(of: .decodeState, in: $0) }.map(Beginning.function)
        var known: Set<Location> = []
        var next = 0
        while next < open.count, known.count < EarlyCallers.many {
            let beginning = open[next]
            next += 1
            guard known.insert(beginning.location(in: program)).inserted else { continue }
            let parts: [(part: Expression, place: Place)] =
                switch beginning {
                case .function(let function): sureParts(of: function)
                case .value(let value, let place, _): value.sureParts.map { ($0, place) }
                }
            for (part, place) in parts {
                if let setup = setups.first(where: { needs($0, part, at: place) }), case .call(let call) = part.kind {
                    let location = beginning.location(of: part.range, in: program)
                    let asker = place.type
                    return LateSetup(
                        name: call.receiver?.lastName ?? "", restored: made, asker: asker == made ? nil : asker, location: location,
                        setUp: setup.location)
                }
                open += whatRuns(by: part, at: place)
            }
        }
        return nil
    }

    /// Something that runs, and that may have no function to itself.
    private enum Beginning {
        case function(Function)
        /// What a property begins with, and the index of its file.
        case value(Expression, Place, file: Int)

        func location(in program: Program) -> Location {
            switch self {
            case .function(let function): function.location
            case .value(let value, _, _): location(of: value.range, in: program)
            }
        }

        func location(of range: SourceRange, in program: Program) -> Location {
            switch self {
            case .function(let function): function.location(range)
            case .value(_, _, let file): Location(path: program.files[file].path, range: range)
            }
        }
    }

    /// What happens in a body whichever way it goes.
    private func sureParts(of function: Function) -> [(part: Expression, place: Place)] {
        let sites = sites(in: function)
        let calls = Dictionary(sites.filter { $0.call != nil }.map { ($0.range, $0) }) { first, _ in first }
        let unsure = sites.filter { $0.circumstance != nil }.map(\.range)
        let parts = function.body.flatMap(\.expressions).flatMap(\.sureParts).filter { part in !unsure.contains { $0.contains(part.range) }
        }
        return parts.map { part in (part, calls[part.range].map { Place($0, in: function) } ?? Place(function, nil)) }
    }

    /// The initializers of what a drawing makes.
    private func initializers(ofDrawn made: Type) -> [Function] {
        program.lineage(of: made).flatMap { program.functions(of: $0) }.filter { function in
            function.fact.kind == .initializer && function.fact.parameters.first?.label == "coder" || function.fact.name == "awakeFromNib"
        }
    }

    /// What the properties of an object begin with.
    private func values(ofNew made: Type) -> [Beginning] {
        program.lineage(of: made).flatMap { values(of: $0) { $0.modifiers.isDisjoint(with: [.isStatic, .isLazy]) } }
    }

    private func values(of owner: Type, where isMeant: (PropertyFact) -> Bool) -> [Beginning] {
        owner.declarations.flatMap { declaration in
            declaration.fact.properties.filter(isMeant).compactMap { property in
                property.value.map {
                    Beginning.value($0, Place(in: declaration, of: owner, isStatic: false), file: declaration.file)
                }
            }
        }
    }

    /// What a call or the name of a static property has run: `Store.shared`.
    private func whatRuns(by part: Expression, at place: Place) -> [Beginning] {
        switch part.kind {
        case .call(let call):
            let called = [program.calledFunction(call, at: place)].compactMap(\.self).map(Beginning.function)
            guard let type = createdType(call, at: place)?.projectType, !program.isController(type) else { return called }
            return values(ofNew: type) + called
        case .member(let base, let name):
            guard let type = program.typeValue(of: base.core, at: place)?.projectType else { return [] }
            return values(of: type) { $0.modifiers.contains(.isStatic) && $0.name == name.text }
        default: return []
        }
    }

    private func needs(_ setup: Setup, _ part: Expression, at place: Place) -> Bool {
        guard case .call(let call) = part.kind else { return false }
        switch setup.subject {
        case .library(let library):
            guard library.uses.contains(call.name), let receiver = call.receiver?.core.memberName else {
                return false
            }
            return library.members.contains(receiver)
                && program.typeValue(of: call.receiver?.core ?? call.callee, at: place)?.projectType == nil
        case .property(let owner, let name, let isStatic):
            // A member of what is nil: what is only handed on may do without.
            guard let asked = call.receiver?.core, case .member(let base, let member) = asked.kind,
                member.text == name
            else { return false }
            let type = program.type(of: base, at: place)
            if isStatic, case .metatype(let meant)? = type { return meant.projectType == owner }
            return !isStatic && type?.unwrapped.projectType == owner
        }
    }
}

extension Expression {
    /// It and the parts of it that run wherever it does: what is behind `?`, `??` or `&&` may not, nor what a closure holds.
    fileprivate var sureParts: [Expression] {
        switch kind {
        case .closure, .conditional: []
        case .call(let call) where call.receiver?.core.isOptionalChain ?? false: []
        case .member(let base, _) where base.core.isOptionalChain: []
        case .ternary(let test, _, _): test.sureParts
        case .binary(let left, "??", _), .binary(let left, "&&", _), .binary(let left, "||", _): left.sureParts
        default: [self] + parts.flatMap(\.sureParts)
        }
    }
}

extension Call {
    /// `FirebaseApp.configure()`
    fileprivate func isOf(_ method: String, ofAnyOf types: Set<String>) -> Bool {
        name == method && (receiver?.core.memberName.map(types.contains) ?? false)
    }
}
