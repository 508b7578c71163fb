import Syntax

extension App {
    /// Whether a row of a store may be gone by the time that its identifier is restored. It may unless an app is read as a whole, opens the
    /// store itself, and either opens it for reading only or says nothing of taking rows or stores away.
    public func mayLoseStoredRows(readIn function: Function) -> Bool {
        let unit = program.unit(of: function)
        guard program.unitsWithApp.contains(unit), !program.hasUnreadCode(inUnit: unit), !program.isTest(function) else { return true }
        func says(_ words: [String]) -> Bool {
            program.functions(mentioningAnyOf: words).contains {
                (program.unit(of: $0) == unit || !program.unitsWithApp.contains(program.unit(of: $0))) && !program.isTest($0)
                    && $0.names(anyOf: Set(words))
            } || words.contains { program.isSaidInOutlines($0, ofUnit: unit) }
        }
        // Whoever else opens the store may share it.
        guard says(Self.openings), !happens(Self.replacements, inUnit: unit) else { return true }
        return happens(Self.deletions, inUnit: unit) && !opensForReadingOnly(inUnit: unit)
    }

    /// Whether somebody says one of some words, or calls a helper that does: what a static method or an extension of a framework's class
    /// offers and nobody takes happens to nothing. To delete is more than to send `DELETE` somewhere, and so takes one thing, of nobody else's.
    private func happens(_ words: [String], inUnit unit: Int) -> Bool {
        var (open, known, helpers) = (Set(words), Set(words), Set<String>())
        while !open.isEmpty {
            let names = open
            open = []
            func says(_ part: Expression, _ place: Place?) -> Bool {
                guard let name = part.ownName, names.contains(name) else { return false }
                guard ["delete", "deleteObject"].contains(name), !helpers.contains(name) else { return true }
                guard case .call(let call) = part.kind, call.arguments.count == 1, call.arguments[0].label == nil else { return false }
                guard let receiver = call.receiver, let place, let type = program.type(of: receiver, at: place)?.unwrapped else {
                    return true
                }
                return type.name == "NSManagedObjectContext" || !UIKit.isKnownClass(type.name) && type.projectType == nil
            }
            func note(_ helper: String) {
                if known.insert(helper).inserted || helpers.insert(helper).inserted { open.insert(helper) }
            }
            for function in program.functions(mentioningAnyOf: names) {
                guard program.unit(of: function) == unit || !program.unitsWithApp.contains(program.unit(of: function)),
                    !program.isTest(function),
                    function.contains(where: { says($0, Place(function, nil)) }) || handsOnDeletion(function)
                else { continue }
                guard function.extendedName != nil || function.isStatic, function.fact.kind == .method, function.hook == nil else {
                    return true
                }
                note(function.fact.name)
            }
            for type in program.outlines(forUnit: unit) {
                for method in type.methods(thatMaySay: names) {
                    let says = (method.body ?? []).contains { $0.expressions.contains { $0.contains { says($0, nil) } } }
                    guard says else { continue }
                    let isExtended = type.kind == .extension && program.extensionsOfFramework[type.name] != nil
                    guard isExtended || method.modifiers.contains(.isStatic), method.kind == .method else { return true }
                    note(method.name)
                }
            }
        }
        return false
    }

    /// `rows.forEach(context.delete)`
    private func handsOnDeletion(_ function: Function) -> Bool {
        function.names(anyOf: ["delete"])
            && sites(in: function).contains { site in
                site.call?.arguments.contains { argument in
                    guard case .member(let context, let name) = argument.value.core.kind, name.text == "delete" else { return false }
                    return program.type(of: context, at: Place(site, in: function))?.unwrapped.name == "NSManagedObjectContext"
                } ?? false
            }
    }

    /// Whether every store is added with an option that no condition decides on, or described so before it is loaded.
    func opensForReadingOnly(inUnit unit: Int) -> Bool {
        guard !Self.openings.contains(where: { program.isSaidInOutlines($0, ofUnit: unit) }) else { return false }
        let opening = program.functions(naming: Set(Self.openings)).filter { program.unit(of: $0) == unit && !program.isTest($0) }
        return !opening.isEmpty
            && opening.allSatisfy { function in
                let sites = sites(in: function)
                let isDescribed = sites.contains { site in
                    guard case .assignment(let target, nil, let value) = site.kind, isAlwaysReached(site) else { return false }
                    return target.memberName == "isReadOnly" && value.isTrue
                }
                let openings = sites.filter { $0.call.map { Self.openings.contains($0.name) } ?? false }
                return !openings.isEmpty
                    && openings.allSatisfy { site in
                        isDescribed || site.call?.arguments.contains { isForReadingOnly($0.value, at: Place(site, in: function)) } == true
                    }
            }
    }

    private func isForReadingOnly(_ options: Expression, at place: Place) -> Bool {
        let origins = place.origins(of: options)
        return !origins.isEmpty && origins.allSatisfy { $0.value.isForReadingOnly }
    }

    private static let openings = [
        "addPersistentStore", "addPersistentStoreWithType", "loadPersistentStores", "loadPersistentStoresWithCompletionHandler",
    ]

    private static let deletions = [
        "delete", "deleteObject", "NSBatchDeleteRequest", "deleteEntity", "truncateAll", "MR_deleteEntity", "MR_deleteEntityInContext",
        "MR_truncateAll", "MR_truncateAllInContext", "MR_deleteAllMatchingPredicate",
    ]

    /// What may put another store in place of one, or have somebody else delete rows in it. A store that is made anew after its file was
    /// removed knows none of the identifiers of the one before.
    private static let replacements = [
        "destroyPersistentStore", "destroyPersistentStoreAtURL", "replacePersistentStore", "replacePersistentStoreAtURL",
        "removePersistentStore", "migratePersistentStore", "replaceItem", "replaceItemAt", "replaceItemAtURL",
        "NSPersistentCloudKitContainer", "NSPersistentStoreUbiquitousContentNameKey",
        "NSPersistentStoreRemoteChangeNotificationPostOptionKey", "NSPersistentHistoryTrackingKey", "NSInMemoryStoreType",
    ]
}

extension Expression {
    /// `[NSReadOnlyPersistentStoreOption: true]`.
    fileprivate var isForReadingOnly: Bool {
        guard case .dictionary(let parts) = core.kind else { return false }
        return stride(from: 0, to: parts.count - 1, by: 2).contains { index in
            parts[index].core.isName("NSReadOnlyPersistentStoreOption") && parts[index + 1].isTrue
        }
    }

    /// `true`, `@YES`, `NSNumber(value: true)`.
    fileprivate var isTrue: Bool {
        switch core.kind {
        case .boolean(let value): value
        case .call(let call): call.name == "NSNumber" && call.arguments.count == 1 && call.arguments[0].value.isTrue
        case .tuple(let parts): parts.count == 1 && parts[0].value.isTrue
        default: false
        }
    }
}
