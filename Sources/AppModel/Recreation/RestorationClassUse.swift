import Syntax

/// A class that is named to bring an object back: assigned to `restorationClass`, or answered by a getter of such a name.
public struct RestorationClassUse: Sendable {
    public enum Value: Sendable {
        case named(StaticType)
        /// The class of an object, which may be any below this one.
        case ofObject(Type)
        /// An object where a class belongs.
        case instance(StaticType)
    }

    /// `restorationClass` or `objectRestorationClass`.
    public let property: String
    /// What UIKit or AppKit asks the class to declare.
    public let `protocol`: String
    public let expression: Expression
    public let value: Value
    public let function: Function

    public var location: Location { function.location(expression.range) }
}

extension App {
    /// The functions that may name one: a getter need not spell the property in its body.
    public var functionsNamingRestorationClasses: [Function] {
        program.functions.filter { function in
            function.fact.words.mentionRestoration || function.property.map { Conventions.isRestorationClass($0.name) } ?? false
        }
    }

    /// Every use in a function of which the text tells what is named and for what kind of object.
    ///
    /// Since Swift 3 the compiler asks for the protocol; there a use counts only where a cast to it hides the class.
    public func restorationClassUses(in function: Function) -> [RestorationClassUse] {
        sites(in: function).compactMap { site in
            switch site.kind {
            case .assignment(let target, nil, let value):
                guard let property = target.memberName,
                    let asked = self.protocol(askedBy: property, of: target, at: Place(site, in: function))
                else { return nil }
                return use(value, property, asked, site, function)
            case .returns(let value):
                guard let property = function.property?.name, function.fact.kind == .getter, !site.mayRunLater, let type = function.type,
                    let asked = self.protocol(askedBy: property, of: .project(type))
                else { return nil }
                return use(value, property, asked, site, function)
            default:
                return nil
            }
        }
    }

    private func use(
        _ value: Expression, _ property: String, _ asked: String, _ site: Site, _ function: Function
    ) -> RestorationClassUse? {
        guard function.isObjectiveC || value.isCast(to: asked + ".Type") || isOlderThanSwift3(function) else { return nil }
        let place = Place(site, in: function)
        guard let named = restorationClass(value.core, at: place) else { return nil }
        if case .instance = named, !function.isObjectiveC { return nil }
        return RestorationClassUse(property: property, protocol: asked, expression: value, value: named, function: function)
    }

    /// Whether the project overrides a method by the name that it had until Swift 3.
    private func isOlderThanSwift3(_ function: Function) -> Bool {
        program.implementations(of: .encodeState, .decodeState).contains { override in
            !override.isObjectiveC && override.fact.name.hasSuffix("WithCoder") && program.unit(of: override) == program.unit(of: function)
        }
    }

    private func `protocol`(askedBy property: String, of target: Expression, at place: Place) -> String? {
        guard property == "restorationClass" || property == "objectRestorationClass" else { return nil }
        switch target.kind {
        case .name:
            guard place.locals?.lookUp(property) == nil, !place.isStatic, let type = place.type else { return nil }
            return self.protocol(askedBy: property, of: .project(type))
        case .member(let base, _):
            let owner = base.isSuper ? place.type.map(StaticType.project) : program.type(of: base, at: place)?.unwrapped
            return owner.flatMap { self.protocol(askedBy: property, of: $0) }
        default:
            return nil
        }
    }

    private func `protocol`(askedBy property: String, of owner: StaticType) -> String? {
        switch property {
        case "restorationClass":
            if inherits(owner, from: "UIViewController") { return "UIViewControllerRestoration" }
            return inherits(owner, from: "NSWindow") ? "NSWindowRestoration" : nil
        case "objectRestorationClass":
            guard case .project(let type) = owner, isRestorable(type) else { return nil }
            return "UIObjectRestoration"
        default:
            return nil
        }
    }

    private func inherits(_ type: StaticType, from name: String) -> Bool {
        switch type {
        case .project(let type): program.inherits(type, from: name)
        case .named(let framework, _): UIKit.inherits(framework, from: name)
        default: false
        }
    }

    private func restorationClass(_ value: Expression, at place: Place) -> RestorationClassUse.Value? {
        switch value.kind {
        case .selfReference:
            return place.type.map { place.isStatic ? .ofObject($0) : .instance(.project($0)) }
        case .member(let object, let name) where name.text == "dynamicType":
            return program.type(of: object, at: place)?.projectType.map { .ofObject($0) }
        case .call(let call) where call.name == "type" && call.receiver == nil:
            return call.argument("of").flatMap { classOfObject($0, at: place) }
        default:
            if let named = program.typeValue(of: value, at: place) { return .named(named) }
        }
        switch program.type(of: value, at: place)?.unwrapped {
        case .project(let type)? where type.kind == .class: return .instance(.project(type))
        case .named(let name, let arguments)? where UIKit.isKnownClass(name): return .instance(.named(name, arguments))
        default: return nil
        }
    }

    /// `type(of: reader)`, `[reader class]`: of a local that is made in the same body and keeps what it is made, the very class.
    private func classOfObject(_ object: Expression, at place: Place) -> RestorationClassUse.Value? {
        // `[reader class]` of Objective-C, where `reader` is a class.
        if !object.isSelf, let type = program.typeValue(of: object, at: place) { return .named(type) }
        if let made = classOfMadeLocal(object, at: place) { return .named(made) }
        return program.type(of: object, at: place)?.projectType.map { .ofObject($0) }
    }

    /// What a local is made of, in the same body, and stays.
    func classOfMadeLocal(_ object: Expression, at place: Place) -> StaticType? {
        guard case .name(let name) = object.kind, let function = place.function, let first = place.firstValue(of: name),
            case .call(let call) = first.value.kind, let made = createdType(call, at: first.place)
        else { return nil }
        return bodies.body(of: function).mayReplace(name) ? nil : made
    }

    /// Whether a class declares a protocol, as far as the sources tell; `nil` where some part of it is out of sight.
    ///
    /// - Parameter below: whether an object of a subclass may be meant too.
    public func declares(_ name: String, _ type: StaticType, below: Bool) -> Bool? {
        switch type.unwrapped {
        case .project(let type):
            if program.adopts(type, name) { return true }
            if below, program.descendants(of: type).contains(where: { program.adopts($0, name) || mayAdoptMore($0) }) { return nil }
            guard !program.hasUnknownAncestor(type), !program.lineage(of: type).contains(where: mayAdoptMore) else { return nil }
            return program.frameworkRoot(of: type).map { isExtended($0, toAdopt: name) } ?? false
        case .named(let framework, _):
            return UIKit.isKnownClass(framework) ? isExtended(framework, toAdopt: name) : nil
        default:
            return nil
        }
    }

    /// Why it is open what a class declares, where `declares` does not tell.
    public func silence(onDeclarationsOf use: RestorationClassUse, _ type: StaticType) -> Silence {
        guard let type = type.projectType else { return Silence(.unknownClass, at: use.location, about: type.description) }
        return program.silence(onAncestorsOf: type) ?? Silence(.strangeProtocol, at: type.location, about: type.name)
    }

    /// Whether a class lists a protocol that the sources do not have and that may bring others with it.
    private func mayAdoptMore(_ type: Type) -> Bool {
        !program.strangers(of: type).allSatisfy(Conventions.inheritsNoProtocol)
    }

    /// Whether an object of a framework's class may be written as a reference: a responder, or whatever the sources make restorable.
    public func mayBeRestorable(framework name: String) -> Bool {
        guard UIKit.isKnownClass(name), name != "NSObject", !UIKit.inherits(name, from: "UIResponder"),
            !UIKit.inherits(name, from: "NSResponder")
        else {
            return true
        }
        return isExtended(name, toAdopt: "UIStateRestoring")
    }

    func isExtended(_ framework: String, toAdopt name: String) -> Bool {
        program.extensionsOfFramework.contains { extended, extensions in
            UIKit.inherits(framework, from: extended) && extensions.contains { $0.fact.inherited.contains { $0.name == name } }
        }
    }
}

extension Expression {
    fileprivate func isCast(to name: String) -> Bool {
        switch kind {
        case .cast(let base, _, let type): type.unwrapped.name == name || base.isCast(to: name)
        case .forced(let base), .optional(let base): base.isCast(to: name)
        default: false
        }
    }
}
