import Syntax

/// An object of a class that adopts NSCoding alone, where only what adopts NSSecureCoding gets through (C18).
public struct RefusedObject: Sendable {
    public let type: Type
    public let function: Function
    /// What decodes it, or encodes it.
    public let range: SourceRange
    public let isDecoded: Bool
    /// Why it may adopt more.
    public let doubt: Silence?
}

extension App {
    /// The units whose delegate has both methods of the secure pair, so that UIKit's coders require secure coding (C14).
    public func unitsWithSecureRestoration() -> Set<Int> {
        let save = Set(program.implementations(of: .shouldSaveSecurely).map(program.unit))
        return save.intersection(program.implementations(of: .shouldRestoreSecurely).map(program.unit))
    }

    /// One for each such class: where it is decoded first, or else encoded.
    public func refusedObjects() -> [RefusedObject] {
        let secureUnits = unitsWithSecureRestoration()
        func isSecure(_ access: KeyAccess) -> Bool {
            secureUnits.contains(program.unit(of: access.function)) && !program.isTest(access.function)
        }
        let reads = coderAccesses(in: Hook.readers).filter { $0.method.direction == .read && !$0.method.isUntyped && isSecure($0) }.flatMap
        { read in
            refusedTypes(namedIn: read.call.arguments.filter { $0.label != "forKey" }.map(\.value), at: read.place)
                .map { refused($0, read.function, read.site.range, isDecoded: true) }
        }
        let writes = coderAccesses(in: Hook.writers).filter { $0.method.direction == .write && isSecure($0) }.flatMap { write in
            (write.value.flatMap { program.type(of: $0, at: write.place) }.map(refusedTypes) ?? [])
                .map { refused($0, write.function, write.site.range, isDecoded: false) }
        }
        return (reads + objectsOfOwnArchives() + writes).first(ofEach: \.type)
    }

    private func refused(_ type: Type, _ function: Function, _ range: SourceRange, isDecoded: Bool) -> RefusedObject {
        RefusedObject(type: type, function: function, range: range, isDecoded: isDecoded, doubt: program.silence(onAncestorsOf: type))
    }

    /// What archives of one's own hold, made or opened in methods that UIKit and AppKit call to save and restore, or in their helpers.
    private func objectsOfOwnArchives() -> [RefusedObject] {
        let archiving = program.functions(mentioningAnyOf: ["NSKeyedArchiver", "NSKeyedUnarchiver"]).filter { !program.isTest($0) }
        guard !archiving.isEmpty else { return [] }
        let hooks = program.implementations(of: Hook.writers + Hook.readers + Hook.appKitReaders)
        let helpers = coderAccesses(in: Hook.writers + Hook.readers + Hook.appKitReaders).map(\.function)
        let restoring = Set(hooks + helpers + functionsOfScenes())
        let found = archiving.filter(restoring.contains).flatMap { function in
            sites(in: function).flatMap { site -> [RefusedObject] in
                guard let call = site.call, let isDecoded = call.opensSecureArchive else { return [] }
                let place = Place(site, in: function)
                let types =
                    isDecoded
                    ? refusedTypes(namedIn: call.arguments.prefix(1).map(\.value), at: place)
                    : call.arguments.first.flatMap { program.type(of: $0.value, at: place) }.map(refusedTypes) ?? []
                return types.map { refused($0, function, site.range, isDecoded: isDecoded) }
            }
        }
        return found.filter(\.isDecoded) + found.filter { !$0.isDecoded }
    }

    /// What runs while a scene's activity is filled, handed out or taken up, and the methods of views that keep something with their scene.
    private func functionsOfScenes() -> [Function] {
        let own =
            functionsThatSaveScenes + activityWrites.map(\.function) + program.functions.filter { $0.connectsScene || $0.restoresScene }
        let storing = program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }.map(\.owner).first(ofEach: \.id)
        return RunningAtOnce(from: own.first(ofEach: \.id), flow, bodies).functions + own + storing.flatMap { program.functions(of: $0) }
    }

    private func refusedTypes(namedIn expressions: [Expression], at place: Place) -> [Type] {
        var types: [Type] = []
        for expression in expressions {
            _ = expression.contains { part in
                if case .project(let type)? = program.typeValue(of: part, at: place), isRefused(type) { types.append(type) }
                return false
            }
        }
        return types
    }

    private func refusedTypes(_ type: StaticType) -> [Type] {
        switch type {
        case .optional(let wrapped): refusedTypes(wrapped)
        case .named(_, let elements): elements.flatMap(refusedTypes)
        case .project(let type): isRefused(type) ? [type] : []
        case .metatype: []
        }
    }

    /// Whether objects of a class take part in coding, but those of no class above or below it in secure coding, as far as the text tells.
    /// Restorable objects are written as references (C7).
    private func isRefused(_ type: Type) -> Bool {
        let root = program.frameworkRoot(of: type)
        guard type.kind == .class, !isRestorable(type), program.hasUnknownAncestor(type) || root == "NSObject" || root == "UIResponder"
        else { return false }
        let family = program.family(of: type)
        return program.adopts(type, "NSCoding")
            && family.allSatisfy { relative in
                !program.adopts(relative, "NSSecureCoding") && program.strangers(of: relative).isEmpty
                    && relative.property("supportsSecureCoding") == nil
                    && !program.functions(of: relative).contains { $0.fact.name == "supportsSecureCoding" }
            }
    }
}

extension Call {
    /// Whether it decodes, rather than encodes, with an archive that requires secure coding; `nil` where it does neither.
    fileprivate var opensSecureArchive: Bool? {
        switch name {
        case "unarchivedObject", "unarchivedArrayOfObjects", "unarchivedObjectOfClass", "unarchivedObjectOfClasses",
            "unarchivedArrayOfObjectsOfClass":
            receiver?.isName("NSKeyedUnarchiver") == true ? true : nil
        case "archivedData", "archivedDataWithRootObject":
            receiver?.isName("NSKeyedArchiver") == true && argument("requiringSecureCoding")?.isBoolean(true) == true ? false : nil
        default: nil
        }
    }
}
