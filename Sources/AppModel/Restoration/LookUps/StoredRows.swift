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
        guard says(Self.openings), !says(Self.replacements) else { return true }
        return says(Self.deletions) && !opensForReadingOnly(inUnit: unit)
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

    /// What may make another store of the same name, or have somebody else delete rows in it.
    private static let replacements = [
        "destroyPersistentStore", "destroyPersistentStoreAtURL", "replacePersistentStore", "replacePersistentStoreAtURL",
        "removePersistentStore", "migratePersistentStore", "removeItem", "removeItemAtURL", "removeItemAtPath", "replaceItem",
        "replaceItemAt", "replaceItemAtURL", "NSPersistentCloudKitContainer", "NSPersistentStoreUbiquitousContentNameKey",
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
