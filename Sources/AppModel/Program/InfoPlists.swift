import Syntax

extension Program {
    /// The property lists that describe a unit's apps, in path order; those of extensions, frameworks and tests are none.
    public func infoPlists(ofAppsInUnit unit: Int) -> [(facts: InfoPlistFacts, path: String)] {
        files.indices.compactMap { file in
            guard unitOfFile[file] == unit, let plist = files[file].infoPlist, plist.isOfApp else { return nil }
            return (plist, files[file].path)
        }
    }
}

extension InfoPlistFacts {
    /// A build setting in place of the type may stand for any; Xcode writes one only for apps since it knows better than the file.
    fileprivate var isOfApp: Bool {
        guard !isExtension else { return false }
        return packageType.map { $0.value == "APPL" || $0.value.hasPrefix("$") } ?? true
    }

    /// Whether an activity type is listed. Of an entry with a build setting only what comes after it is known.
    public func lists(activityType type: String) -> Bool {
        (activityTypes ?? []).contains { entry in
            guard let setting = entry.value.lastIndex(of: ")") ?? entry.value.lastIndex(of: "}"), entry.value.contains("$") else { return entry.value == type }
            return type.hasSuffix(entry.value[entry.value.index(after: setting)...])
        }
    }
}
