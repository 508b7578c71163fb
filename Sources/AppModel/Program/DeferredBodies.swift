import Syntax

extension Program {
    /// Reads functions in files that mention nothing of restoration, where they may show what a storyboard draws and the app restores, or
    /// belong to a class that it draws with an identifier, to one from which a segue leads there, or to a class above one that restores;
    /// where they may make or show what the app restores, since they name its class or push controllers; and where a container may hand
    /// itself to somebody who says what it shows, since they name the container; and what a drawn class has as the model of its view, and what a coder may be
    /// given, wherever it is made.
    static func readDeferredBodies(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        guard files.contains(where: \.hasDeferredBodies) else { return }
        readGiversOfText(in: &files, unitOfFile, workers)
        readTakersOfActivities(in: &files, unitOfFile, workers)
        readStacksOfSavedPaths(in: &files, unitOfFile, workers)
        readEncodersOfSceneStorage(in: &files, unitOfFile, workers)
        readOpenersOfWindows(in: &files, unitOfFile, workers)
        readNeighboursOfScenes(in: &files, unitOfFile, workers)
        readSaversOfAppDelegates(in: &files, unitOfFile, workers)
        // Whoever makes a window may be anywhere.
        let losing = unitsThatMayLoseWindows(files, unitOfFile)
        read(
            files.indices.filter { losing.contains(unitOfFile[$0]) && !files[$0].isTest && files[$0].hasDeferredBodies }, in: &files,
            workers)
        readNeighboursOfAppKitsState(in: &files, unitOfFile, workers)
        let units = unitsThatOptIn(files, unitOfFile)
        guard !units.isEmpty else { return }
        let ofApp = files.indices.filter { units.contains(unitOfFile[$0]) && !files[$0].isTest }
        let drawn = Set(ofApp.filter { files[$0].interface != nil }.map { unitOfFile[$0] })
        read(ofApp.filter { files[$0].mayInstantiate && drawn.contains(unitOfFile[$0]) }, in: &files, workers)
        var wanted = Set(ofApp.compactMap { files[$0].interface }.flatMap(\.classesInRestoration))
        wanted.formUnion(ofApp.filter { files[$0].mentionsRestoration }.flatMap { files[$0].types }.flatMap { $0.inherited.map(\.name) })
        func isWanted(_ type: TypeFact) -> Bool { type.kind != .protocol && wanted.contains(type.name) }
        var known = 0
        while known < wanted.count {
            known = wanted.count
            for index in ofApp { for type in files[index].types where isWanted(type) { wanted.formUnion(type.inherited.map(\.name)) } }
        }
        read(ofApp.filter { files[$0].hasDeferredBodies && files[$0].types.contains(where: isWanted) }, in: &files, workers)
        let models = Set(
            ofApp.flatMap { files[$0].types.filter(isWanted) }.flatMap(\.properties).compactMap { $0.type?.unwrapped.name }
                .filter(Conventions.isModelOfView)
                + ofApp.flatMap { files[$0].types.filter(\.adoptsCoding).map(\.name) })
        read(ofApp.filter { files[$0].hasDeferredBodies && files[$0].types.contains { models.contains($0.name) } }, in: &files, workers)
        readViewsOfScreens(in: &files, ofApp, wanted, workers)
        let own = ofApp.map { files[$0] }
        let words = Vocabulary(interesting: namesOfRestoredClasses(in: own) + namesOfContainers(in: own) + wordsOfShowing + UIKit.players)
        read(ofApp.filter { files[$0].hasDeferredBodies }, ifNaming: words, in: &files, workers)
    }

    /// What the user does with the controls in a view of its own is a screen's, which comes back.
    private static func readViewsOfScreens(in files: inout [FileFacts], _ ofApp: [Int], _ wanted: Set<String>, _ workers: some Workers) {
        let screens = ofApp.flatMap { files[$0].types }.filter { wanted.contains($0.name) || $0.restoresItself }
        let held = Set(screens.flatMap(\.namesOfHeldTypes))
        let late = neighbours(in: ofApp, declaringOneOf: held, files)
        readSome(of: late, ifNaming: UIKit.controlsOfUser, in: &files, workers)
    }

    /// Types that restoration's code names and others declare: `Key.page.name` may be what a getter gives, in a file of keys and nothing else.
    private static func readGiversOfText(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        var named: [Int: Set<UInt32>] = [:]
        for (index, file) in files.enumerated() where file.mentionsRestoration && !file.isTest {
            for words in file.wordsOfRestoration { named[unitOfFile[index], default: []].formUnion(words.hashes ?? []) }
        }
        func names(of kind: TypeFact.Kind) -> Set<String> { Set(files.flatMap { $0.types.filter { $0.kind == kind }.map(\.name) }) }
        let (protocols, classes) = (names(of: .protocol), names(of: .class))
        let late = files.indices.filter { index in
            guard files[index].hasDeferredBodies, !files[index].isTest, let named = named[unitOfFile[index]] else { return false }
            return files[index].types.contains { type in
                // What adopts a protocol has what extensions of it give, and need not name it.
                if type.kind == .extension, protocols.contains(type.name) { return named.contains(where: type.mayDeclare) }
                return type.mayHoldKeys && !classes.contains(type.name) && named.contains(Words.hash(type.name.lastComponent.utf8))
            }
        }
        read(late, in: &files, workers)
    }

    /// What fills an activity, or asks one for its entries, need not say what it is: `[box setUserInfo:…]` of a helper that takes anything.
    private static func readTakersOfActivities(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        var keeping: Set<Int> = []
        for (index, file) in files.enumerated()
        where !file.isTest
            && file.wordsOfRestoration.contains(where: {
                $0.surelyHold("stateRestorationActivity") || $0.surelyHold("onContinueUserActivity")
            })
        {
            keeping.insert(unitOfFile[index])
        }
        read(inUnits: keeping, ifNaming: UIKit.wordsOfEntries, in: &files, unitOfFile, workers)
    }

    /// What a stack shows, and so may stand on a path that is saved, is said in views that name no path.
    private static func readStacksOfSavedPaths(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        var saving: Set<Int> = []
        for (index, file) in files.enumerated() where file.mentionsRestoration && !file.isTest {
            let members = file.types.lazy.flatMap { $0.methods.map(\.words) + $0.ownProperties.flatMap { $0.accessors.map(\.words) } }
            if members.contains(where: { $0.surelyHold("codable") }) { saving.insert(unitOfFile[index]) }
        }
        read(inUnits: saving, ifNaming: ["navigationDestination", "NavigationLink", "NavigationStack"], in: &files, unitOfFile, workers)
    }

    /// What scene storage is given is made data of by a model that knows of no scene.
    private static func readEncodersOfSceneStorage(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        var storing: Set<Int> = []
        for (index, file) in files.enumerated() where file.mentionsRestoration && !file.isTest {
            let properties = file.types.lazy.flatMap(\.ownProperties)
            if properties.contains(where: { $0.attributes.contains("SceneStorage") }) { storing.insert(unitOfFile[index]) }
        }
        read(inUnits: storing, ifNaming: ["JSONEncoder", "PropertyListEncoder"], in: &files, unitOfFile, workers)
    }

    /// Whoever opens a window of a group gives it what it shows, and need not know that the window keeps it; commands may be a file's own.
    private static func readOpenersOfWindows(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        var grouping: Set<Int> = []
        for (index, file) in files.enumerated()
        where !file.isTest && file.wordsOfRestoration.contains(where: { $0.surelyHold("WindowGroup") }) {
            grouping.insert(unitOfFile[index])
        }
        read(inUnits: grouping, ifNaming: ["openWindow", "CommandGroup"], in: &files, unitOfFile, workers)
    }

    /// Where scenes restore, what was in an activity goes to those whom the restoring functions name or their object holds; and whoever names a
    /// state that is made of activities may be handed one. What a view keeps with its scene goes to the views that it shows.
    private static func readNeighboursOfScenes(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        let ofApp = files.indices.filter { !files[$0].isTest }
        for (unit, own) in Dictionary(grouping: ofApp, by: { unitOfFile[$0] }).sorted(by: { $0.key < $1.key }) {
            let types = own.flatMap { files[$0].types }
            let restorers = types.filter(\.restoresScenes)
            let storing = types.filter { $0.ownProperties.contains { $0.attributes.contains("SceneStorage") } }
            for named in [
                restorers.flatMap(\.hashesOfRestoration) + restorers.flatMap(\.namesOfHeldTypes), storing.flatMap(\.hashesOfAllMembers),
            ] where !named.isEmpty {
                read(neighbours(in: own, declaringOneOf: Set(named), files), in: &files, workers)
            }
            // Whoever shows such a view may show it twice.
            let views = searchable(Set(storing.map(\.name.lastComponent)))
            read(inUnits: views.isEmpty ? [] : [unit], ifNaming: views, atMost: neighbourLimit, in: &files, unitOfFile, workers)
            if restorers.isEmpty { continue }
            let values = Set(types.filter { $0.kind == .structure || $0.kind == .enumeration }.map(\.name))
            let states = Set(types.filter { values.contains($0.name) && $0.isOfActivities }.map(\.name.lastComponent))
            let names = searchable(states)
            read(inUnits: names.isEmpty ? [] : [unit], ifNaming: names, atMost: neighbourLimit, in: &files, unitOfFile, workers)
        }
    }

    /// Where scenes have a delegate, the app's own is not asked to save, and what it would have had saved is kept in defaults or files.
    private static func readSaversOfAppDelegates(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        func units(adopting name: String, _ files: [FileFacts]) -> Set<Int> {
            Set(files.indices.filter { files[$0].types.contains { $0.inherited.contains { $0.name == name } } }.map { unitOfFile[$0] })
        }
        let scenic = units(adopting: "UIWindowSceneDelegate", files).intersection(units(adopting: "UIApplicationDelegate", files))
        let words = ["applicationDidEnterBackground", "applicationWillResignActive"]
        read(inUnits: scenic, ifNaming: words, in: &files, unitOfFile, workers)
        let saving = files.indices.filter { index in
            scenic.contains(unitOfFile[index]) && !files[index].isTest
                && files[index].types.contains { $0.methods.contains { words.contains($0.name) && $0.hasBody } }
        }
        // They keep it themselves, or by what they name.
        let stores = ["UserDefaults", "standardUserDefaults", "writeToFile", "writeToURL", "archiveRootObject", "write"]
        for unit in Set(saving.map { unitOfFile[$0] }).sorted() {
            let savers = saving.filter { unitOfFile[$0] == unit }.flatMap { files[$0].types }
            let named = Set(savers.flatMap { $0.hashesOfAllMembers + $0.namesOfHeldTypes })
            let ofUnit = files.indices.filter { unitOfFile[$0] == unit && !files[$0].isTest }
            readSome(of: late(in: ofUnit, declaringOneOf: named, files), ifNaming: stores, atMost: neighbourLimit, in: &files, workers)
        }
    }

    /// Where AppKit saves what a class keeps, others change it, who name the class, and make it, who are named where it is saved.
    private static func readNeighboursOfAppKitsState(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        let keeping = files.indices.filter {
            !files[$0].isTest && files[$0].mentionsRestoration && files[$0].types.contains(where: \.hasStateOfAppKits)
        }
        for (unit, own) in Dictionary(grouping: keeping, by: { unitOfFile[$0] }) {
            let keepers = own.flatMap { files[$0].types.filter(\.hasStateOfAppKits) }
            let named = Set(own.flatMap { files[$0].wordsOfRestoration }.flatMap { $0.hashes ?? [] } + keepers.flatMap(\.namesOfHeldTypes))
            let ofUnit = files.indices.filter { unitOfFile[$0] == unit && !files[$0].isTest }
            let late = neighbours(in: ofUnit, declaringOneOf: named, files)
            read(late, in: &files, workers)
            if keepers.contains(where: \.keepsStateOfWindow) {
                // Each of them may become a window's delegate, or make another one.
                let delegates = ofUnit.flatMap { files[$0].types }.filter { $0.inherited.contains { $0.name == "NSWindowDelegate" } }
                let names = Set(delegates.map { Words.hash($0.name.lastComponent.utf8) })
                read(neighbours(in: ofUnit, declaringOneOf: names, files), in: &files, workers)
                read(inUnits: [unit], ifNaming: ["NSWindowDelegate"], atMost: neighbourLimit, in: &files, unitOfFile, workers)
            }
            // Whoever else makes the windows that come back may be anywhere, too.
            let windows = (own + late).flatMap { files[$0].types }.filter { type in
                type.isWindowOfAppKits && named.contains(Words.hash(type.name.utf8))
            }
            let names = searchable(Set((keepers + windows).map(\.name)))
            read(inUnits: [unit], ifNaming: names, atMost: neighbourLimit, in: &files, unitOfFile, workers)
        }
    }

    /// The files that declare a type of one of some names, by their hashes, and that may be read later.
    private static func late(in own: [Int], declaringOneOf named: Set<UInt32>, _ files: [FileFacts]) -> [Int] {
        own.filter { index in
            files[index].hasDeferredBodies
                && files[index].types.contains { !UIKit.isKnownClass($0.name) && named.contains(Words.hash($0.name.lastComponent.utf8)) }
        }
    }

    /// The same; none of them where they are too many.
    private static func neighbours(in own: [Int], declaringOneOf named: Set<UInt32>, _ files: [FileFacts]) -> [Int] {
        let late = late(in: own, declaringOneOf: named, files)
        return late.count <= neighbourLimit ? late : []
    }

    /// Of a large app all would be neighbours, and more than the flow has steps for.
    private static let neighbourLimit = 40

    /// The files of some units that name a word; the others may be read later. Where there are more than a limit, none of them.
    private static func read(
        inUnits units: Set<Int>, ifNaming words: [String], atMost limit: Int = .max, in files: inout [FileFacts], _ unitOfFile: [Int],
        _ workers: some Workers
    ) {
        guard !units.isEmpty else { return }
        let late = files.indices.filter { units.contains(unitOfFile[$0]) && !files[$0].isTest && files[$0].hasDeferredBodies }
        readSome(of: late, ifNaming: words, atMost: limit, in: &files, workers)
    }

    /// Those of some files that name a word; the others may be read later. Where there are more than a limit, none of them.
    private static func readSome(
        of late: [Int], ifNaming words: [String], atMost limit: Int = .max, in files: inout [FileFacts], _ workers: some Workers
    ) {
        let vocabulary = Vocabulary(interesting: words)
        let whole = workers.map(late.count) { [files] in files[late[$0]].whole(ifNaming: vocabulary) }
        guard whole.count(where: { $0 != nil }) <= limit else { return }
        for (index, facts) in zip(late, whole) { if let facts { files[index] = facts } }
    }

    /// What shows a controller that somebody else may make.
    private static let wordsOfShowing = ["pushViewController", "presentViewController", "showViewController", "showDetailViewController"]

    /// The classes that identify themselves or keep state, and those below them; and what storyboards identify.
    private static func namesOfRestoredClasses(in own: [FileFacts]) -> [String] {
        var names: Set<String> = []
        for file in own where file.mentionsRestoration {
            names.formUnion(file.types.filter { ($0.kind == .class || $0.kind == .extension) && $0.restoresItself }.map(\.name))
        }
        for file in own {
            for controller in file.interface?.controllers ?? []
            where controller.restorationIdentifier != nil || controller.usesStoryboardIdentifier {
                if let name = controller.customClass { names.insert(name) }
            }
        }
        var known = 0
        while known < names.count {
            known = names.count
            for file in own {
                for type in file.types where type.kind == .class && type.inherited.contains(where: { names.contains($0.name) }) {
                    names.insert(type.name)
                }
            }
        }
        return searchable(names)
    }

    /// The controllers that fill themselves with others: with whom, somebody may say who is handed the container.
    private static func namesOfContainers(in own: [FileFacts]) -> [String] {
        let filling = own.filter(\.mentionsRestoration).flatMap(\.types).filter { type in
            (type.kind == .class || type.kind == .extension)
                && type.methods.contains { wordsOfFilling.contains(where: $0.words.surelyHold) }
        }
        guard !filling.isEmpty else { return [] }
        var superclasses: [String: String] = [:]
        for type in own.flatMap(\.types) where type.kind == .class { superclasses[type.name] = type.inherited.first?.name }
        func isController(_ name: String, _ depth: Int) -> Bool {
            if UIKit.inherits(name, from: "UIViewController") { return true }
            return depth > 0 && superclasses[name].map { isController($0, depth - 1) } ?? false
        }
        return searchable(Set(filling.lazy.map(\.name).filter { !UIKit.isKnownClass($0) && isController($0, 20) }))
    }

    private static let wordsOfFilling = ["viewControllers", "setViewControllers", "addChild", "addChildViewController"]

    /// A search for a shorter one, or for one with a dot, finds it everywhere.
    private static func searchable(_ names: Set<String>) -> [String] { names.filter { $0.utf8.count > 4 && !$0.contains(".") }.sorted() }

    /// Afterwards none of the files has deferred bodies.
    private static func read(_ late: [Int], ifNaming words: Vocabulary? = nil, in files: inout [FileFacts], _ workers: some Workers) {
        let whole = workers.map(late.count) { [files] in files[late[$0]].whole(ifNaming: words) }
        for (index, facts) in zip(late, whole) {
            if let facts { files[index] = facts } else { files[index].leaveBodiesDeferred() }
        }
    }

    /// Where an app of AppKit's keeps state of its own, and nobody is there who brings a window back (I4): few are.
    private static func unitsThatMayLoseWindows(_ files: [FileFacts], _ unitOfFile: [Int]) -> Set<Int> {
        var keeping: Set<Int> = []
        var others: Set<Int> = []
        var delegates: Set<Int> = []
        for (index, file) in files.enumerated() where !file.isTest {
            for type in file.types {
                if type.keepsStateForAppKit { keeping.insert(unitOfFile[index]) }
                if type.inherited.contains(where: { $0.name == "NSApplicationDelegate" }) { delegates.insert(unitOfFile[index]) }
                if type.restoresWindows { others.insert(unitOfFile[index]) }
            }
        }
        return keeping.intersection(delegates).subtracting(others)
    }

    /// Where a class answers whether state is to be saved, or inherits one that may. Nothing is linked yet, so a name means every type that has it.
    private static func unitsThatOptIn(_ files: [FileFacts], _ unitOfFile: [Int]) -> Set<Int> {
        var names: Set<String> = []
        for file in files where file.mentionsRestoration { names.formUnion(file.types.filter(\.optsIn).map(\.name)) }
        guard !names.isEmpty else { return [] }
        var units: Set<Int> = []
        var known = 0
        while known < names.count {
            known = names.count
            for index in files.indices {
                for type in files[index].types
                where names.contains(type.name) || type.inherited.contains(where: { names.contains($0.name) }) {
                    names.insert(type.name)
                    units.insert(unitOfFile[index])
                }
            }
        }
        return units
    }
}

extension InterfaceFacts {
    /// The classes of what has an identifier, of those that lead there and of the data sources of lists that have one.
    fileprivate var classesInRestoration: [String] {
        let identified = Set(controllers.filter { $0.restorationIdentifier != nil }.map(\.id))
        let restored = controllers.filter { identified.contains($0.id) || $0.segues.contains { identified.contains($0.destination) } }
        return restored.compactMap(\.customClass) + views.compactMap(\.dataSource)
    }
}

extension FileFacts {
    /// The names in what it has of restoration.
    fileprivate var wordsOfRestoration: [Words] {
        let members = types.flatMap { type in
            type.methods.map(\.words) + type.ownProperties.flatMap { [$0.words] + $0.accessors.map(\.words) }
        }
        return (members + functions.map(\.words) + globals.map(\.words)).filter(\.mentionRestoration)
    }
}

extension TypeFact {
    /// Whether people may have made it to hold the names of things. A class does more than that, and much would have to be read for it.
    fileprivate var mayHoldKeys: Bool {
        switch kind {
        case .enumeration, .structure: true
        case .extension: !UIKit.isKnownClass(name)
        case .actor, .class, .protocol: false
        }
    }

    /// Whether it has a hook of a controller that is restored, or names an identifier or a restoration class.
    fileprivate var restoresItself: Bool {
        methods.contains { method in
            switch Hook(method) {
            case .encodeState, .decodeState, .controllerFactory: true
            default: method.words.mentionRestoration && ["restorationIdentifier", "restorationClass"].contains { method.words.mayHold($0) }
            }
        }
    }

    fileprivate var keepsStateForAppKit: Bool {
        methods.contains { [.restoreState, .windowDidDecode].contains(Hook($0)) }
            || ownProperties.contains { $0.name == "restorableStateKeyPaths" } || methods.contains { $0.name == "restorableStateKeyPaths" }
    }

    fileprivate var keepsStateOfWindow: Bool {
        methods.contains { [.windowWillEncode, .windowDidDecode].contains(Hook($0)) }
    }

    /// Whether it has a hook of AppKit's, or names key paths for it.
    fileprivate var hasStateOfAppKits: Bool {
        keepsStateForAppKit
            || methods.contains { method in
                switch Hook(method) {
                case .restoreWindow, .windowWillEncode, .applicationWillEncode, .applicationDidDecode: true
                default: false
                }
            }
    }

    fileprivate var isWindowOfAppKits: Bool {
        kind == .class && inherited.contains { ["NSWindowController", "NSWindow", "NSPanel"].contains($0.name) }
    }

    /// Whether it brings scenes back, or hands out what they are brought back by.
    fileprivate var restoresScenes: Bool {
        methods.contains { method in
            Self.wordsOfRestoredScenes.contains { method.name == $0 || method.words.surelyHold($0) }
        }
    }

    private static let wordsOfRestoredScenes = ["stateRestorationActivity", "restoreUserActivityState", "onContinueUserActivity"]

    /// Of all that its methods name which say something of restoration.
    fileprivate var hashesOfRestoration: [UInt32] { methods.map(\.words).filter(\.mentionRestoration).flatMap { $0.hashes ?? [] } }

    fileprivate var hashesOfAllMembers: [UInt32] {
        (methods.map(\.words) + ownProperties.flatMap { [$0.words] + $0.accessors.map(\.words) }).flatMap { $0.hashes ?? [] }
    }

    /// Whether it is made of an activity, or one of it.
    fileprivate var isOfActivities: Bool {
        func isActivity(_ type: TypeReference?) -> Bool { type?.unwrapped.name == "NSUserActivity" }
        return methods.contains { method in isActivity(method.returnType) || method.parameters.contains { isActivity($0.type) } }
            || ownProperties.contains { isActivity($0.type) }
    }

    /// Hashes of the names of what its properties hold.
    fileprivate var namesOfHeldTypes: [UInt32] {
        ownProperties.compactMap { property in
            let name =
                property.type?.unwrapped.name
                ?? property.value.flatMap { if case .call(let call) = $0.core.kind { call.name } else { nil } }
            return name.map { Words.hash($0.lastComponent.utf8) }
        }
    }

    /// Whether it is a document, or one who answers for windows.
    fileprivate var restoresWindows: Bool {
        inherited.contains { ["NSDocument", "NSDocumentController", "NSPersistentDocument", "NSWindowRestoration"].contains($0.name) }
            || methods.contains { Hook($0) == .restoreWindow }
    }

    /// Whether it answers itself whether state is to be saved.
    fileprivate var optsIn: Bool {
        methods.contains { method in
            guard method.name.hasPrefix("application"), let hook = Hook(method) else { return false }
            return hook == .shouldSave || hook == .shouldSaveSecurely
        }
    }
}

extension TypeFact {
    fileprivate var adoptsCoding: Bool { inherited.contains { ["NSCoding", "NSSecureCoding"].contains($0.name) } }
}
