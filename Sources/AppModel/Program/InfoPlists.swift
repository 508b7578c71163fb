import Syntax

extension Program {
    /// The property lists that describe a unit's apps, in path order; those of extensions, frameworks and tests are none.
    public func infoPlists(ofAppsInUnit unit: Int) -> [(facts: InfoPlistFacts, path: String)] {
        (infoPlistsOfUnit[unit] ?? []).compactMap { file in
            guard let plist = files[file].infoPlist, plist.isOfApp, plist.tellsOfApp || !isOfTests(files[file].path) else { return nil }
            return (plist, files[file].path)
        }
    }

    /// Whether each app of a unit runs in a sandbox that lets it have files of the user's only as long as it runs (I37), as far as its lists of
    /// entitlements tell.
    func isSandboxed(unit: Int) -> Bool {
        let lists = files.indices.lazy.filter { self.unitOfFile[$0] == unit }.compactMap { self.files[$0].entitlements }
        return !lists.isEmpty && lists.allSatisfy { $0.isSandboxed && !$0.hasExceptionsForFiles }
    }

    /// Whether a list describes a bundle of tests, as far as its folder tells.
    private func isOfTests(_ path: String) -> Bool { Conventions.isTestTarget(Unit.folder(of: path)) }

    /// Whether a file belongs to something that runs in the background, without windows, as far as folders tell: the nearest one with a
    /// property list describes nothing else.
    public func isBackgroundOnly(_ path: String) -> Bool {
        nearestInfoPlists(around: path).map { $0.allSatisfy(\.isBackgroundOnly) } ?? false
    }

    /// Whether a file belongs to a framework or an extension, as far as folders tell, in the same way.
    func isOfOtherBundle(_ path: String) -> Bool { nearestInfoPlists(around: path).map { !$0.contains(where: \.isOfApp) } ?? false }

    /// Those of the nearest folder that has any.
    private func nearestInfoPlists(around path: String) -> [InfoPlistFacts]? {
        var folder = Unit.folder(of: path)
        while true {
            let lists = files.lazy.filter { Unit.folder(of: $0.path) == folder }.compactMap(\.infoPlist)
            if !lists.isEmpty { return Array(lists) }
            if folder.isEmpty { return nil }
            folder = Unit.folder(of: String(folder))
        }
    }

    /// Whether people may have several windows of each of a unit's apps: their lists say so, and they run on more than phones, which show one.
    ///
    /// Opens the unit's projects, so this is the last thing to ask.
    func mayHaveSeveralScenes(inUnit unit: Int) -> Bool {
        let lists = infoPlists(ofAppsInUnit: unit).map(\.facts).filter(\.hasSceneManifest)
        guard !lists.isEmpty, lists.allSatisfy(\.supportsSeveralScenes) else { return false }
        let families = projects(ofUnit: unit).flatMap(\.deviceFamilies)
        return families.isEmpty || families.contains { $0.value != "1" }
    }

    /// Whether the documents of a unit's apps may get activities without anybody giving them any: a list says so, or there is none that tells.
    func mayGiveDocumentsActivities(inUnit unit: Int) -> Bool {
        let lists = infoPlists(ofAppsInUnit: unit)
        return lists.isEmpty || lists.contains(where: \.facts.givesDocumentsActivities)
            || hasUnreadInfoPlist(inUnit: unit)
    }

    /// Whether a unit has a list that says nothing which the rules ask for; those of test targets say so anyway.
    public func hasUnreadInfoPlist(inUnit unit: Int) -> Bool {
        files.indices.contains {
            unitOfFile[$0] == unit && files[$0].infoPlist == nil && !isOfTests(files[$0].path)
                && "/\(files[$0].path)".hasSuffix("/Info.plist")
        }
    }

    /// Where the lists of a unit's apps stand that Xcode makes by itself: the file that it begins with, if that says nothing of an app, or else
    /// the setting which has it make one.
    ///
    /// Opens the unit's projects, so this is the last thing to ask.
    public func generatedInfoPlists(ofAppsInUnit unit: Int) -> [Location] {
        files.indices.filter { unitOfFile[$0] == unit }.flatMap { file -> [Location] in
            guard let project = files[file].project else { return [] }
            return project.configurations.compactMap { configuration -> Location? in
                guard configuration.isOfApp, let setting = configuration.generatesInfoPlist else { return nil }
                guard let named = configuration.infoPlistFile else { return Location(path: files[file].path, range: setting.range) }
                let path = path(named.value, besideProject: files[file].path)
                guard let list = files.first(where: { $0.path == path }), list.infoPlist == nil, !list.isUnread else { return nil }
                return Location(path: path, range: SourceRange(start: 0, end: 0))
            }
        }
    }

    /// Whether Xcode adds to each list that an app of a unit has, which then is all that others say: settings name no delegate.
    ///
    /// Opens the unit's projects, too.
    func mergesInfoPlists(ofAppsInUnit unit: Int) -> Bool {
        let lists = Set(infoPlists(ofAppsInUnit: unit).map(\.path))
        let configurations = files.indices.filter { unitOfFile[$0] == unit }.flatMap { file in
            (files[file].project?.configurations ?? []).filter(\.isOfApp).map { (configuration: $0, project: files[file].path) }
        }
        return !configurations.isEmpty
            && configurations.allSatisfy { configuration, project in
                configuration.generatesInfoPlist != nil
                    && configuration.infoPlistFile.map { lists.contains(path($0.value, besideProject: project)) } ?? true
            }
    }

    /// Whether a project of a unit names a list that is not there, or as the text does not tell.
    func lacksInfoPlist(inUnit unit: Int) -> Bool {
        let paths = Set(files.map(\.path))
        return files.indices.filter { unitOfFile[$0] == unit }.contains { file in
            (files[file].project?.configurations ?? []).contains { configuration in
                !configuration.isOfTests
                    && configuration.infoPlistFile.map { !paths.contains(path($0.value, besideProject: files[file].path)) } ?? false
            }
        }
    }

    /// What a setting means that names a file: it counts from the folder that the project stands in.
    private func path(_ value: String, besideProject project: String) -> String {
        let folder = String(Unit.folder(of: String(Unit.folder(of: project))))
        let settings = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
        let rest = settings.first { value.hasPrefix($0) }.map { String(value.dropFirst($0.count)) } ?? value
        return folder.isEmpty ? rest : folder + "/" + rest
    }
}

extension InfoPlistFacts {
    /// A build setting in place of the type may stand for any; Xcode writes one only for apps since it knows better than the file.
    fileprivate var isOfApp: Bool {
        guard !isExtension else { return false }
        return packageType.map { $0.value == "APPL" || $0.value.hasPrefix("$") } ?? true
    }

    /// Whether it says what only that of an app does, wherever it lies.
    fileprivate var tellsOfApp: Bool {
        packageType?.value == "APPL" || hasSceneManifest || activityTypes != nil || !mainStoryboards.isEmpty
    }

    /// Whether an activity type is listed. Of an entry with a build setting only what comes after it is known.
    public func lists(activityType type: String) -> Bool { mayList(activityType: .text(type)) }

    /// Whether an activity type may be listed, as far as the text tells what it is.
    public func mayList(activityType type: StringValue) -> Bool {
        (activityTypes ?? []).contains { entry in
            guard let setting = entry.value.lastIndex(of: ")") ?? entry.value.lastIndex(of: "}"), entry.value.contains("$") else {
                return type.mayEqual(.text(entry.value))
            }
            return StringPattern(prefix: "", suffix: String(entry.value[entry.value.index(after: setting)...])).map {
                type.mayEqual(.pattern($0))
            } ?? true
        }
    }
}
