import Syntax

/// Properties that are only ever given values: what decoding puts there is lost, whenever that happens.
extension App {
    /// Whether nothing asks for a property, not to save it either, so that a value put there by any function gets no further.
    ///
    /// - Parameter isInSight: whether only its own file can name it.
    func isAskedByNobody(
        _ name: String, of owner: Type, isInSight: Bool, putThereBy function: Function, _ silences: inout Silences
    ) -> Bool {
        guard !isComparedOrWrittenWhole(owner), isInSight || owesNoProperty(owner),
            uses(ofMember: name, of: owner).allSatisfy({ $0.kind == .assigned || $0.isText && !isFoundByName(owner) })
        else { return false }
        if !isInSight {
            let unit = program.unit(of: function)
            guard program.unitsWithApp.contains(unit),
                !program.usesInOutlines(of: name, forUnit: unit, ofFamily: program.family(of: owner)).contains(.read),
                !silences.note(program.silence(onCodeOf: unit))
            else { return false }
        }
        let mirror = program.functions(naming: ["Mirror"]).first.map {
            Silence(.propertyAskedByName, at: $0.location, about: owner.name)
        }
        return !silences.note(mirror) && !silences.note(silence(onAskingByName: name, of: owner))
    }

    /// Whether what a property holds does nothing by being held: a text, a number, a list of these.
    func isOfPlainValue(_ target: Expression, in function: Function) -> Bool {
        program.type(of: target, at: Place(function, nil)).map(isPlainValue) ?? false
    }

    private func isPlainValue(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .named("Array", let parts), .named("Set", let parts), .named("Dictionary", let parts): parts.allSatisfy(isPlainValue)
        case .named(let name, _): UIKit.isPlainValue(name) || ["NSArray", "NSDictionary", "AnyHashable"].contains(name)
        case .project(let type): type.kind == .enumeration
        case .optional, .metatype: false
        }
    }

    /// Whether all properties of an object are asked for by nobody's name: as it is compared or coded.
    private func isComparedOrWrittenWhole(_ owner: Type) -> Bool {
        let wholes: Set = ["Equatable", "Hashable", "Comparable", "Codable", "Encodable", "CustomReflectable"]
        return program.family(of: owner).contains { type in
            type.inherited.contains { wholes.contains($0.name) }
                || type.declarations.contains { $0.fact.modifiers.contains(.mayExpand) }
        }
    }

    /// Whether no protocol out of sight may ask for a property of a type.
    private func owesNoProperty(_ owner: Type) -> Bool {
        let family = program.family(of: owner)
        let names = Set(family.map(\.shortName))
        return !program.hasUnknownAncestor(owner) && !owner.isOpen
            && family.flatMap(\.inherited).allSatisfy { listed in
                names.contains(listed.name) || UIKit.isKnownClass(listed.name) || Conventions.inheritsNoProtocol(listed.name)
                    || ["Sendable", "NSWindowRestoration", "UIViewControllerRestoration", "ObservableObject"].contains(listed.name)
            }
    }
}
