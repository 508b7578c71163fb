import Syntax

/// A value of AppKit's restorable state that changes without anybody telling AppKit to write it again (I2).
public struct UnannouncedChange: Sendable {
    public let type: Type
    public let property: String
    public let write: KeyAccess
    /// Where it gets another value.
    public let change: Location
}

extension App {
    /// One for each key, in the order of the program. Only for stored properties that a method of the class itself assigns after everything is set
    /// up, in classes of which nobody is seen to say that their state is out of date.
    public var unannouncedChanges: [UnannouncedChange] {
        program.implementations(of: .encodeState).flatMap { function -> [UnannouncedChange] in
            guard let type = function.type, program.isRestoredByAppKit(type), !program.hasUnknownAncestor(type), !program.isTest(function),
                !isToldToBeOutOfDate(type)
            else { return [] }
            return coderFlow(of: function).accesses(.write).compactMap { write in
                guard write.function == function, let value = write.value else { return nil }
                for property in storedProperties(namedIn: value, of: type) {
                    guard let change = firstChange(of: property, in: type) else { continue }
                    return UnannouncedChange(type: type, property: property, write: write, change: change)
                }
                return nil
            }
        }
    }

    /// Names of an object's own variables; of those with attributes, such as `@Invalidating`, something else may see to it.
    private func storedProperties(namedIn value: Expression, of type: Type) -> [String] {
        let variables = program.lineage(of: type).flatMap { $0.declarations.flatMap(\.fact.ownProperties) }.filter { property in
            !property.isComputed && !property.modifiers.contains(.isLet) && property.attributes.allSatisfy(UIKit.harmlessAttributes.contains)
        }
        return variables.map(\.name).filter { name in value.contains { $0.isOwn(name) } }
    }

    private func firstChange(of name: String, in type: Type) -> Location? {
        let methods = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { function in
            function.fact.kind == .method && function.hook == nil && !function.isStatic && !Conventions.setsUp(function.fact.name)
        }
        for method in methods {
            for site in sites(in: method) {
                if case .assignment(let target, _, _) = site.kind, target.isOwn(name) { return method.location(target.range) }
            }
        }
        return nil
    }

    /// Whether something that may be an object of the class, or its window, is said to be out of date.
    private func isToldToBeOutOfDate(_ type: Type) -> Bool {
        let words: Set<String> = ["invalidateRestorableState", "restorableStateKeyPaths"]
        let family = Set(program.family(of: type))
        return program.functions(mentioningAnyOf: words).contains { function in
            guard function.names(anyOf: words) || function.property?.name == "restorableStateKeyPaths" else { return false }
            if let owner = function.type, family.contains(owner) || !program.isRestoredByAppKit(owner) { return true }
            return sites(in: function).contains { site in
                guard let call = site.call, call.name == "invalidateRestorableState", let receiver = call.receiver, !receiver.isSelf else { return false }
                switch program.type(of: receiver, at: Place(site, in: function))?.unwrapped {
                case .project(let other)?: return family.contains(other)
                case .named(let name, _)?: return program.frameworkRoot(of: type).map { UIKit.inherits($0, from: name) } ?? true
                // A window controller does not tell of which class its document is.
                default: return receiver.core.memberName != "document" || program.inherits(type, from: "NSDocument")
                }
            }
        }
    }
}

extension Expression {
    /// A property of `self` by its name, or the instance variable behind it.
    fileprivate func isOwn(_ name: String) -> Bool {
        switch core.kind {
        case .name(let own): own == name || own == "_" + name
        case .member(let base, let member): base.isSelf && member.text == name
        default: false
        }
    }
}
