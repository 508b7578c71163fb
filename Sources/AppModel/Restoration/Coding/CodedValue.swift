import Syntax

/// What a write puts under its key, or what a read takes the value for.
public struct CodedValue: Sendable {
    /// Never `byValue`.
    public let shape: CoderMethod.Shape
    /// Of a written value as the code has it; of a read the class that it asks for. `nil` where the text does not tell.
    public let type: StaticType?

    init(shape: CoderMethod.Shape, type: StaticType?) {
        self.shape = shape
        self.type = type
    }

    /// An object that goes to a variable of a type. That it says mutable tells nothing of what is in the archive.
    public init(objectFor type: StaticType) {
        let name = type.name
        let isMutable = type.projectType == nil && name.hasPrefix("NSMutable")
        self.init(shape: .object, type: isMutable ? .named("NS" + name.dropFirst(9)) : type)
    }

    /// A number or truth value that went in without a method of its own: the coder keeps an object.
    public var isBoxedScalar: Bool {
        guard shape == .object, let type, case .named(let name, _) = type.unwrapped else { return false }
        return UIKit.scalars[name] != nil
    }
}

extension CoderMethod.Shape {
    public var isScalar: Bool {
        switch self {
        case .boolean, .integer, .floating: true
        case .object, .bytes, .structure, .byValue: false
        }
    }
}

extension App {
    /// What an access writes or expects; `nil` for a write whose value is of unknown type.
    public func codedValue(of access: KeyAccess) -> CodedValue? {
        switch access.method.direction {
        case .write: return writtenValue(of: access)
        case .read: return CodedValue(shape: access.method.shape, type: expectedClass(of: access))
        case .test: return nil
        }
    }

    /// Casts, forces and `try` around an access, innermost first.
    public func wrappings(of access: KeyAccess) -> [Site] { wrappings(of: access.site.range, in: access.function) }

    /// The same around any value.
    public func wrappings(of value: SourceRange, in function: Function) -> [Site] {
        bodies.body(of: function).wrappings(of: value)
    }

    /// The first assignment or local that gets what an access gives, as it is or kept, copied or cast.
    public func target(of access: KeyAccess) -> Site? { bodies.body(of: access.function).target(of: access.site.range) }

    private func writtenValue(of access: KeyAccess) -> CodedValue? {
        // `page as Any` is a page still, though it goes in as an object.
        if let masked = access.value?.unmasked, let type = program.type(of: masked, at: access.place) {
            return CodedValue(shape: access.method.shape == .byValue ? .object : access.method.shape, type: type)
        }
        // So does what a helper takes for anything.
        if let type = typeGivenToHelper(access) {
            return CodedValue(shape: access.method.shape == .byValue ? .object : access.method.shape, type: type)
        }
        let type = access.value.flatMap { program.type(of: $0, at: access.place) }
        // A literal takes the type of whoever takes it.
        let isLiteral = access.value?.core.isNumber ?? false
        guard !isOverloaded(access.call, for: isLiteral ? nil : type) else { return nil }
        guard access.method.shape == .byValue else { return CodedValue(shape: access.method.shape, type: type) }
        return type.flatMap { type in shape(ofValue: type).map { CodedValue(shape: $0, type: type) } }
    }

    /// Of what a write writes; where a helper takes anything, of what that is given where it is called.
    public func typeWritten(by access: KeyAccess) -> StaticType? {
        typeGivenToHelper(access) ?? access.value.flatMap { program.type(of: $0, at: access.place) }
    }

    private func typeGivenToHelper(_ access: KeyAccess) -> StaticType? {
        guard let value = access.value, case .named(let name, _)? = program.type(of: value, at: access.place)?.unwrapped,
            UIKit.isAnything(name)
        else { return nil }
        return access.valueGivenToHelper.flatMap { program.type(of: $0, at: access.entryPlace) }
    }

    /// Whether the project has a method of its own that a write may choose; one for keys or values of another type is no rival.
    private func isOverloaded(_ call: Call, for type: StaticType?) -> Bool {
        program.functions(ofFramework: "NSCoder").contains { method in
            guard method.fact.name == call.name, method.fact.matches(call) else { return false }
            let taken = method.fact.parameters.first?.type.flatMap { program.resolve($0, at: Place(method, nil)) }
            // A number goes to the method for its own type before any other.
            if case .named(let given, _)? = type, UIKit.codedScalars[given] != nil, case .named(let other, _)? = taken?.unwrapped,
                other != given
            {
                return false
            }
            if let type, let taken, !program.mayBe(type, taken) { return false }
            let key = method.fact.parameters.last?.type
            return key == nil || key?.name == "String" || key?.name == "NSString"
        }
    }

    /// Which of the methods behind `encode(_:forKey:)` a value of this type chooses.
    private func shape(ofValue type: StaticType) -> CoderMethod.Shape? {
        switch type {
        case .optional:
            return .object
        case .project(let type):
            return type.kind == .class ? .object : nil
        case .named(let name, _):
            if let scalar = UIKit.codedScalars[name] { return scalar }
            if UIKit.codedStructures.contains(name) { return .structure(name) }
            let isObject = UIKit.scalars[name] != nil || UIKit.foundationClasses[name] != nil || UIKit.isKnownClass(name) || name == "Any"
            return isObject ? .object : nil
        case .metatype:
            return nil
        }
    }

    /// `NSString` in `decodeObject(of: NSString.self, forKey:)`, and the target of a cast around an untyped read.
    private func expectedClass(of access: KeyAccess) -> StaticType? {
        // Their arguments name the class of what is inside.
        if access.call.name == "decodeArrayOfObjects" {
            let element = access.call.argument("ofClass").flatMap { program.typeValue(of: $0, at: access.place) }
            return element.map { .named("Array", [$0]) } ?? .named("NSArray")
        }
        if access.call.name == "decodeDictionary" { return .named("NSDictionary") }
        if let named = access.call.argument("of") ?? access.call.argument("ofClass") {
            guard case .array(let classes) = named.core.kind else { return program.typeValue(of: named, at: access.place) }
            if classes.count == 1 { return program.typeValue(of: classes[0], at: access.place) }
            return typeOfCast(around: access)
        }
        guard access.method.isUntyped else { return access.call.firstUnlabelled.flatMap { program.typeValue(of: $0, at: access.place) } }
        return typeOfCast(around: access)
    }

    private func typeOfCast(around access: KeyAccess) -> StaticType? {
        for site in wrappings(of: access) {
            if case .cast(_, _, let target) = site.kind { return program.resolve(target, at: access.place)?.unwrapped }
        }
        return nil
    }

    /// Whether an object written as one type may be read as the other; types that are not known may be anything, and a collection is
    /// what its elements are.
    public func mayRead(_ written: StaticType, as read: StaticType) -> Bool {
        if zip(written.unwrapped.partsOfCollection, read.unwrapped.partsOfCollection).contains(where: { !mayRead($0, as: $1) }) {
            return false
        }
        if let mutable = UIKit.mutableClass(of: written.name), mutable == read.name { return false }
        guard let written = foundationClass(of: written.unwrapped), let read = foundationClass(of: read.unwrapped) else { return true }
        switch (written, read) {
        case (.project(let first), .project(let second)):
            return program.areRelated(first, second)
        case (.project(let type), .named(let name, _)), (.named(let name, _), .project(let type)):
            return program.frameworkRoot(of: type).map { UIKit.inherits($0, from: name) } ?? true
        case (.named(let first, _), .named(let second, _)):
            return UIKit.inherits(first, from: second) || UIKit.inherits(second, from: first)
        default:
            return true
        }
    }

    /// What a coder keeps for values of a type; `nil` where that is not known.
    private func foundationClass(of type: StaticType) -> StaticType? {
        switch type {
        case .project(let declared):
            return declared.kind == .class && !program.hasUnknownAncestor(declared) ? type : nil
        case .named(let name, _):
            let name = UIKit.scalars[name] != nil ? "NSNumber" : UIKit.foundationClasses[name] ?? name
            return UIKit.isKnownClass(name) ? .named(name) : nil
        case .optional, .metatype:
            return nil
        }
    }
}

extension CodedValue {
    /// What UIKit keeps under one of its own keys, by today's spelling of it.
    public init?(underReservedKey key: String) {
        let name: String
        switch key {
        case "UIApplication.stateRestorationViewControllerStoryboardKey": name = "UIStoryboard"
        case "UIApplication.stateRestorationBundleVersionKey", "UIApplication.stateRestorationSystemVersionKey": name = "NSString"
        case "UIApplication.stateRestorationUserInterfaceIdiomKey": name = "NSNumber"
        case "UIApplication.stateRestorationTimestampKey": name = "NSDate"
        default: return nil
        }
        self.init(shape: .object, type: .named(name))
    }
}

extension StaticType {
    /// The types of the elements of an array or a set, or of the keys and values of a dictionary; none where it is nothing of these.
    fileprivate var partsOfCollection: [StaticType] {
        guard case .named(let name, let parts) = self else { return [] }
        return switch name {
        case "Array", "NSArray", "Set", "NSSet": parts.count == 1 ? parts : []
        case "Dictionary", "NSDictionary": parts.count == 2 ? parts : []
        default: []
        }
    }
}
