import Syntax

extension App {
    /// What of a value takes no part in coding, so that whoever encodes it raises: a structure, an enum or a class, itself or in a list (C7). A
    /// class may do so for what it inherits out of sight.
    public func typeWithoutCoding(in value: Expression, at place: Place) -> Type? {
        guard let type = program.type(of: value.unmasked ?? value, at: place) else { return nil }
        return typeWithoutCoding(in: type) ?? typeWithoutCoding(ofElementsOf: value, type, at: place)
    }

    /// Of a list that does not say what its elements are, by what is put into it, where all of that takes no part in coding.
    private func typeWithoutCoding(ofElementsOf list: Expression, _ type: StaticType, at place: Place) -> Type? {
        guard case .named(let name, let elements) = type.unwrapped, elements.isEmpty, UIKit.isCollection(name), !flow.isExhausted,
            let function = place.function, let lists = flow.points(of: list, in: function)
        else { return nil }
        let decoded = placesOfReads(in: function.file)
        let made = lists.filter { list in
            let object = flow.objects[Int(list)]
            // What an archive gives is what went in.
            if let unknown = object.unknown, unknown.reason == .result, decoded.contains(unknown.range) { return false }
            return object.kind != .nothing
        }
        guard made.allSatisfy({ flow.objects[Int($0)].kind == .list }) else { return nil }
        let types = made.flatMap { flow.elements(of: $0) }.map { flow.objects[Int($0)].type.flatMap(typeWithoutCoding(in:)) }
        return types.allSatisfy { $0 != nil } ? surest(of: types.compactMap(\.self)) : nil
    }

    /// A class of the frameworks of which a value is an object, and which takes no part in coding (C7).
    public func frameworkClassWithoutCoding(in value: Expression, at place: Place) -> String? {
        guard case .named(let name, _)? = program.type(of: value.unmasked ?? value, at: place)?.unwrapped else { return nil }
        return UIKit.classesWithoutCoding.contains(name) && !isExtended(name, toAdopt: "NSCoding") && !isEveryObjectCoded ? name : nil
    }

    /// Where restoration reads something from coders in a file.
    private func placesOfReads(in file: Int) -> Set<SourceRange> {
        Set(coderAccesses(in: Hook.readers).filter { $0.method.direction == .read && $0.function.file == file }.map(\.site.range))
    }

    /// Why a class may take part in coding after all: what it inherits, or what a library gives to every object of Objective-C, is out of sight.
    public func silence(onCodingOf type: Type) -> Silence? {
        if let silence = program.silence(onAncestorsOf: type) { return silence }
        return isOfSwift(type) ? nil : program.silence(onLibrariesOf: type.unit)
    }

    private func typeWithoutCoding(in type: StaticType) -> Type? {
        switch type {
        case .optional(let wrapped): typeWithoutCoding(in: wrapped)
        case .named(let name, let elements):
            UIKit.isCollection(name) ? surest(of: elements.compactMap(typeWithoutCoding(in:))) : nil
        case .project(let type): takesNoPartInCoding(type) ? type : nil
        case .metatype: nil
        }
    }

    private func surest(of types: [Type]) -> Type? { types.first { !program.hasUnknownAncestor($0) } ?? types.first }

    private func isOfSwift(_ type: Type) -> Bool {
        type.declarations.allSatisfy { Language(path: program.files[$0.file].path) == .swift }
    }

    private func takesNoPartInCoding(_ type: Type) -> Bool {
        switch type.kind {
        case .structure, .enumeration:
            // What bridges to an object of Foundation is encoded as that.
            return !["Error", "LocalizedError", "CustomNSError", "_ObjectiveCBridgeable", "ReferenceConvertible"].contains {
                program.adopts(type, $0)
            }
                && type.declarations.contains { Language(path: program.files[$0.file].path) == .swift }
        case .class:
            guard !isRestorable(type),
                program.hasUnknownAncestor(type) || (program.frameworkRoot(of: type) ?? "NSObject") == "NSObject",
                isOfSwift(type) || isImplemented(type), !isEveryObjectCoded
            else { return false }
            return program.family(of: type).allSatisfy { relative in
                !isRestorable(relative) && !program.adopts(relative, "NSCoding") && !program.adopts(relative, "NSSecureCoding")
                    && program.strangers(of: relative).isEmpty
                    && program.archivers(of: relative).isEmpty && !hasFormerArchiver(relative)
            }
        default: return false
        }
    }

    /// Whether a class has what Swift before version 3 had archivers call: Objective-C found it, with or without the protocol.
    private func hasFormerArchiver(_ type: Type) -> Bool {
        program.functions(of: type).contains { $0.fact.name == "encodeWithCoder" && $0.fact.parameters.count == 1 && !$0.isStatic }
    }

    /// Whether a category gives coding to all objects.
    private var isEveryObjectCoded: Bool {
        ["NSCoding", "NSSecureCoding"].contains { isExtended("NSObject", toAdopt: $0) }
            || program.functions(ofFramework: "NSObject").contains(where: \.isCoder)
    }

    /// Whether the `@implementation` of a class of Objective-C is in sight: of a library there is the header, and no more.
    private func isImplemented(_ type: Type) -> Bool {
        type.declarations.contains { declaration in
            let path = program.files[declaration.file].path
            return declaration.fact.kind == .extension && [".m", ".mm"].contains(where: path.hasSuffix)
        }
    }
}

extension Program {
    /// Why every object may have methods that no file in sight gives it: a project takes in libraries whose sources are not read.
    ///
    /// Opens the unit's projects, so this is the last thing to ask.
    func silence(onLibrariesOf unit: Int) -> Silence? {
        let first = files.indices.first { index in
            unitOfFile[index] == unit && files[index].path.hasSuffix(".pbxproj") && files[index].project?.usesLibraries ?? true
        }
        return first.map { Silence(.library, in: files[$0].path) }
    }
}

extension Silence.Reason {
    static let library = Silence.Reason("library whose sources are not read")
}
