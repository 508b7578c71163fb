import Syntax

/// One place that gives an object its restoration identifier.
public struct IdentifierAssignment: ObjectAssignment {
    /// Whose identifier; `nil` for a property override, which answers for `self`.
    public let object: Expression?
    public let value: Expression
    public let site: Site
    public let function: Function

    /// Whether it happens whenever its function runs. `if ((self = [super init]))`, and the same in two lines, is no condition, nor is the
    /// question whether the system knows state restoration, or whether there is an identifier already.
    public var isCertain: Bool {
        site.branches.allSatisfy { step in
            guard case .arm(_, _, let kind, let conditions) = step else { return true }
            return conditions.allSatisfy { condition in
                if case .expression(let test) = condition, test.asksForSelf || kind == .test && test.asksForNoIdentifier(of: object) {
                    return true
                }
                return kind == .test && condition.asksForNewerSystem
            }
        }
    }

    /// Where the property is named.
    public let location: Location

    /// By the name of the property or a key path: `setValue("list", forKey: "restorationIdentifier")`.
    init?(namedAt site: Site, in function: Function) {
        switch site.kind {
        case .call(let call):
            guard let receiver = call.receiver, let value = call.firstUnlabelled ?? call.arguments.first?.value else { return nil }
            object = receiver
            self.value = value
            location = function.location(call.nameRange)
        case .assignment(let target, nil, let value):
            guard case .element(let base, _) = target.core.kind else { return nil }
            object = base
            self.value = value
            location = function.location(target.range)
        default:
            return nil
        }
        self.site = site
        self.function = function
    }

    init?(_ target: Expression, _ value: Expression, at place: Place, site: Site, function: Function) {
        switch target.kind {
        case .name("restorationIdentifier"):
            guard place.locals?.lookUp("restorationIdentifier") == nil, !place.isStatic else { return nil }
            object = nil
            location = function.location(target.range)
        case .member(let base, let name) where name.text == "restorationIdentifier":
            object = base
            location = function.location(name.range)
        default:
            return nil
        }
        self.value = value
        self.site = site
        self.function = function
    }
}

/// Whether an object has a restoration identifier, as far as the sources tell.
public enum IdentifierState: Sendable {
    case some([IdentifierAssignment])
    /// A getter answers instead of an assignment.
    case computed(Function)
    /// The storyboard that makes it gives it one.
    case drawn(StoryboardController)
    /// No way for it to get one.
    case none
    /// Set to nil on purpose.
    case optedOut
    case unknown(Silence)

    var isSome: Bool {
        switch self {
        case .some, .computed, .drawn: true
        case .none, .optedOut, .unknown: false
        }
    }

    var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}

extension App {
    /// What a class gives to each of its instances: in an initializer, `viewDidLoad` or any other method of it or of a superclass.
    func classIdentifier(of type: Type) -> IdentifierState {
        classIdentifier(of: type, object: nil) { !unrunInitializers.contains($0, for: type) }
    }

    /// The same for one of them: an initializer gives nothing to what another one makes.
    func classIdentifier(of type: Type, for object: Int32) -> IdentifierState {
        classIdentifier(of: type, object: object) { graph.mayRun($0, on: object) }
    }

    private func classIdentifier(of type: Type, object: Int32?, where mayRun: (Function) -> Bool) -> IdentifierState {
        let lineage = program.lineage(of: type)
        for owner in lineage {
            guard let getter = program.getter(ofProperty: "restorationIdentifier", in: owner), let property = getter.property else {
                continue
            }
            switch program.constantValue(of: property)?.kind {
            case .nilLiteral?: return .optedOut
            case .member(let base, let name)? where base.isSuper && name.text == "restorationIdentifier": continue
            default: return .computed(getter)
            }
        }
        let owners = lineage + places.identifyingProtocols.filter { program.adopts(type, $0.name) }
        let assignments = owners.flatMap { places.identifiersOfClass[$0.id] ?? [] }.filter { mayRun($0.function) }
        if assignments.contains(where: \.isOptOut) { return .optedOut }
        if !assignments.isEmpty { return .some(assignments) }
        if let silence = program.silence(onAncestorsOf: type) { return .unknown(silence) }
        let added = identificationByExtension(of: type, object)
        return added.map { .unknown(Silence(.extensionIdentifies, at: $0.location, about: type.name)) } ?? .none
    }

    /// `extension UIViewController { func tag() { restorationIdentifier = … } }` may be meant for any controller, unless it is known on which of
    /// them it is called.
    private func identificationByExtension(of type: Type, _ object: Int32?) -> IdentifierAssignment? {
        guard places.classesIdentifiedByExtensions.contains(where: { program.inherits(type, from: $0) }) else { return nil }
        return places.identifiers.first { assignment in
            guard assignment.isForSelf, assignment.function.type == nil, let extended = assignment.function.extendedName else {
                return false
            }
            return program.inherits(type, from: extended) && mayRun(added: assignment.function, on: object, of: type)
        }
    }

    /// Whether a class hands `self` to a function that may identify what it is given.
    func mayHandItselfToIdentifier(_ type: Type) -> Bool { placeThatHandsItselfToIdentifier(type) != nil }

    /// Where it does.
    func placeThatHandsItselfToIdentifier(_ type: Type) -> Location? {
        memories.handovers.answer(type.id) {
            program.lineage(of: type).lazy.flatMap { self.program.functions(of: $0) }.compactMap { function in
                self.handover(in: function, depth: 0) { $0.isSelf }
            }.first
        }
    }

    /// Where a function hands an object of its own to another one that may identify it.
    private func handover(in function: Function, depth: Int, _ isMeant: (Expression) -> Bool) -> Location? {
        let site = sites(in: function).first { site in
            guard let call = site.call, let index = call.arguments.firstIndex(where: { isMeant($0.value.core) }) else { return false }
            guard let called = program.calledFunction(call, at: Place(site, in: function)),
                let parameter = called.fact.parameter(for: index, of: call)
            else { return places.identifyingFunctions.contains(call.name) }
            let identifies = identifierAssignments(in: called).contains { assignment in
                assignment.object.map { !assignment.isForSelf && classOfMadeLocal($0.core, at: assignment.place) == nil } ?? false
            }
            if depth > 4 || identifies { return true }
            return handover(in: called, depth: depth + 1) { $0.isName(parameter.name) } != nil
        }
        return site.map { function.location($0.range) }
    }

    /// Whether an object of the one static type might be of the other.
    func isRelated(_ first: StaticType, _ second: StaticType) -> Bool {
        switch (first, second) {
        case (.project(let first), .project(let second)):
            return program.areRelated(first, second)
        case (.project(let type), .named(let name, _)), (.named(let name, _), .project(let type)):
            guard let root = program.frameworkRoot(of: type) else { return true }
            // No class of a framework is one of the project's.
            return UIKit.inherits(root, from: name) || !UIKit.isKnownClass(name)
        case (.named(let first, _), .named(let second, _)):
            if !UIKit.isKnownClass(first) || !UIKit.isKnownClass(second) { return true }
            return UIKit.inherits(first, from: second) || UIKit.inherits(second, from: first)
        default:
            return true
        }
    }

    /// Every place in a function that gives some object an identifier.
    public func identifierAssignments(in function: Function) -> [IdentifierAssignment] {
        places.identifiersOfFunction[function.id] ?? []
    }

    /// The first of them within a part of the function.
    func identifierAssignment(within range: SourceRange, in function: Function) -> IdentifierAssignment? {
        let all = identifierAssignments(in: function)
        guard let order = places.orderOfIdentifiers[function.id] else { return all.first { range.contains($0.location.range) } }
        let begin = order.partitioningIndex { all[$0].location.range.start >= range.start }
        let within = order[begin...].prefix { all[$0].location.range.start <= range.end }.filter { range.contains(all[$0].location.range) }
        return within.min().map { all[$0] }
    }

    /// The string that an assignment gives to an object of a class.
    public func string(_ assignment: IdentifierAssignment, forInstancesOf type: Type?) -> StringValue {
        var place = assignment.place
        if let type, let owner = place.type, program.isWithin(type, owner) { place.dynamicType = type }
        return string(assignment.value, at: place)
    }
}

extension Silence.Reason {
    static let extensionIdentifies = Silence.Reason("extension that may identify any object of its class")
}

extension Expression {
    /// `restorationIdentifier == nil`, `!self.restorationIdentifier`: either way there is one afterwards.
    ///
    /// - Parameter object: whose; `nil` for the object around.
    fileprivate func asksForNoIdentifier(of object: Expression?) -> Bool {
        switch core.kind {
        case .binary(let left, "==", let right):
            left.core.isNil ? right.isIdentifier(of: object) : right.core.isNil && left.isIdentifier(of: object)
        case .prefix("!", let operand): operand.isIdentifier(of: object)
        default: false
        }
    }

    private func isIdentifier(of object: Expression?) -> Bool {
        switch core.kind {
        case .name("restorationIdentifier"): object?.core.isSelf ?? true
        case .member(let base, let name) where name.text == "restorationIdentifier":
            if base.core.isSelf { object?.core.isSelf ?? true } else { object?.core.plainName.map { base.core.isName($0) } ?? false }
        default: false
        }
    }

    /// `self`, `self != nil`, `(self = [super init])`.
    fileprivate var asksForSelf: Bool {
        switch core.kind {
        case .selfReference: true
        case .assignment(let target, nil, _): target.isSelf
        case .binary(let left, "!=", let right): left.asksForSelf && right.isNil || left.isNil && right.asksForSelf
        default: false
        }
    }
}
