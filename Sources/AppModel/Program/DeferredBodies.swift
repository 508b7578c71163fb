import Syntax

/// Of a large app all would be neighbours, and more than the flow has steps for.
let neighbourLimit = 40

/// What shows a controller that somebody else may make.
private let wordsOfShowing = ["pushViewController", "presentViewController", "showViewController", "showDetailViewController"]

private let wordsOfFilling = ["viewControllers", "setViewControllers", "addChild", "addChildViewController"]

/// The bodies of functions in files that mention nothing of restoration, which are read only where somebody else gives a reason to.
///
/// They may show what a storyboard draws and the app restores, or belong to a class that it draws with an identifier, to one from which a
/// segue leads there, or to a class above one that restores; they may make or show what the app restores, since they name its class or push
/// controllers; a container may hand itself to somebody who says what it shows, since they name the container; and they may show what a drawn
/// class has as the model of its view, and what a coder may be given, wherever it is made.
struct DeferredBodies<Reading: Workers> {
    var files: [FileFacts]
    /// By file.
    let unitOfFile: [Int]
    let workers: Reading

    mutating func readAll() {
        guard files.contains(where: \.hasDeferredBodies) else { return }
        readGiversOfText()
        readTakersOfActivities()
        readStacksOfSavedPaths()
        readEncodersOfSceneStorage()
        readOpenersOfWindows()
        readNeighboursOfScenes()
        readSaversOfAppDelegates()
        readNeighboursOfDecisions()
        readMakersOfManagedObjects()
        // Whoever makes a window may be anywhere.
        let losing = unitsThatMayLoseWindows()
        read(files.indices.filter { losing.contains(unitOfFile[$0]) && !files[$0].isTest && files[$0].hasDeferredBodies })
        readNeighboursOfAppKitsState()
        let units = unitsThatOptIn()
        guard !units.isEmpty else { return }
        let ofApp = files.indices.filter { units.contains(unitOfFile[$0]) && !files[$0].isTest }
        let drawn = Set(ofApp.filter { files[$0].interface != nil }.map { unitOfFile[$0] })
        read(ofApp.filter { files[$0].mayInstantiate && drawn.contains(unitOfFile[$0]) })
        var wanted = Set(ofApp.compactMap { files[$0].interface }.flatMap(\.classesInRestoration))
        wanted.formUnion(ofApp.filter { files[$0].mentionsRestoration }.flatMap { files[$0].types }.flatMap { $0.inherited.map(\.name) })
        func isWanted(_ type: TypeFact) -> Bool { type.kind != .protocol && wanted.contains(type.name) }
        var known = 0
        while known < wanted.count {
            known = wanted.count
            for index in ofApp { for type in files[index].types where isWanted(type) { wanted.formUnion(type.inherited.map(\.name)) } }
        }
        read(ofApp.filter { files[$0].hasDeferredBodies && files[$0].types.contains(where: isWanted) })
        let models = Set(
            ofApp.flatMap { files[$0].types.filter(isWanted) }.flatMap(\.properties).compactMap { $0.type?.unwrapped.name }
                .filter(Conventions.isModelOfView)
                + ofApp.flatMap { files[$0].types.filter(\.adoptsCoding).map(\.name) })
        read(ofApp.filter { files[$0].hasDeferredBodies && files[$0].types.contains { models.contains($0.name) } })
        readViewsOfScreens(ofApp, wanted)
        readStoresOfFactories(ofApp)
        let own = ofApp.map { files[$0] }
        let words = Vocabulary(interesting: namesOfRestoredClasses(in: own) + namesOfContainers(in: own) + wordsOfShowing + UIKit.players)
        read(ofApp.filter { files[$0].hasDeferredBodies }, ifNaming: words)
    }

    /// A factory looks up what a screen showed with those whom it names.
    private mutating func readStoresOfFactories(_ ofApp: [Int]) {
        let factories = ofApp.flatMap { files[$0].types }.flatMap(\.methods).filter {
            [.controllerFactory, .delegateFactory].contains(Hook($0))
        }
        let named = Set(factories.flatMap { $0.words.hashes ?? [] })
        let stores = neighbours(in: ofApp, declaringOneOf: named)
        read(stores)
    }

    /// What the user does with the controls in a view of its own is a screen's, which comes back.
    private mutating func readViewsOfScreens(_ ofApp: [Int], _ wanted: Set<String>) {
        let screens = ofApp.flatMap { files[$0].types }.filter { wanted.contains($0.name) || $0.restoresItself }
        let held = Set(screens.flatMap(\.namesOfHeldTypes))
        let late = neighbours(in: ofApp, declaringOneOf: held)
        readSome(of: late, ifNaming: UIKit.controlsOfUser)
    }

    /// Types that restoration's code names and others declare: `Key.page.name` may be what a getter gives, in a file of keys and nothing else.
    private mutating func readGiversOfText() {
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
        read(late)
    }

    /// What fills an activity, or asks one for its entries, need not say what it is: `[box setUserInfo:…]` of a helper that takes anything.
    private mutating func readTakersOfActivities() {
        var keeping: Set<Int> = []
        for (index, file) in files.enumerated()
        where !file.isTest
            && file.wordsOfRestoration.contains(where: {
                $0.surelyHold("stateRestorationActivity") || $0.surelyHold("onContinueUserActivity")
            })
        {
            keeping.insert(unitOfFile[index])
        }
        read(inUnits: keeping, ifNaming: UIKit.wordsOfEntries)
    }

    /// What a stack shows, and so may stand on a path that is saved, is said in views that name no path.
    private mutating func readStacksOfSavedPaths() {
        var saving: Set<Int> = []
        for (index, file) in files.enumerated() where file.mentionsRestoration && !file.isTest {
            let members = file.types.lazy.flatMap { $0.methods.map(\.words) + $0.ownProperties.flatMap { $0.accessors.map(\.words) } }
            if members.contains(where: { $0.surelyHold("codable") }) { saving.insert(unitOfFile[index]) }
        }
        read(inUnits: saving, ifNaming: ["navigationDestination", "NavigationLink", "NavigationStack"])
    }

    /// What scene storage is given is made data of by a model that knows of no scene.
    private mutating func readEncodersOfSceneStorage() {
        var storing: Set<Int> = []
        for (index, file) in files.enumerated() where file.mentionsRestoration && !file.isTest {
            let properties = file.types.lazy.flatMap(\.ownProperties)
            if properties.contains(where: { $0.attributes.contains("SceneStorage") }) { storing.insert(unitOfFile[index]) }
        }
        read(inUnits: storing, ifNaming: ["JSONEncoder", "PropertyListEncoder"])
    }

    /// Whoever opens a window of a group gives it what it shows, and need not know that the window keeps it; commands may be a file's own.
    private mutating func readOpenersOfWindows() {
        var grouping: Set<Int> = []
        for (index, file) in files.enumerated()
        where !file.isTest && file.wordsOfRestoration.contains(where: { $0.surelyHold("WindowGroup") }) {
            grouping.insert(unitOfFile[index])
        }
        read(inUnits: grouping, ifNaming: ["openWindow", "CommandGroup"])
    }

    /// Where scenes restore, what was in an activity goes to those whom the restoring functions name or their object holds; and whoever names a
    /// state that is made of activities may be handed one. What a view keeps with its scene goes to the views that it shows.
    private mutating func readNeighboursOfScenes() {
        let ofApp = files.indices.filter { !files[$0].isTest }
        for (unit, own) in Dictionary(grouping: ofApp, by: { unitOfFile[$0] }).sorted(by: { $0.key < $1.key }) {
            let types = own.flatMap { files[$0].types }
            let restorers = types.filter(\.restoresScenes)
            let storing = types.filter { $0.ownProperties.contains { $0.attributes.contains("SceneStorage") } }
            for named in [
                restorers.flatMap(\.hashesOfRestoration) + restorers.flatMap(\.namesOfHeldTypes), storing.flatMap(\.hashesOfAllMembers),
            ] where !named.isEmpty {
                read(neighbours(in: own, declaringOneOf: Set(named)))
            }
            // Whoever shows such a view may show it twice.
            let views = searchable(Set(storing.map(\.name.lastComponent)))
            read(inUnits: views.isEmpty ? [] : [unit], ifNaming: views, atMost: neighbourLimit)
            if restorers.isEmpty { continue }
            let values = Set(types.filter { $0.kind == .structure || $0.kind == .enumeration }.map(\.name))
            let states = Set(types.filter { values.contains($0.name) && $0.isOfActivities }.map(\.name.lastComponent))
            let names = searchable(states)
            read(inUnits: names.isEmpty ? [] : [unit], ifNaming: names, atMost: neighbourLimit)
        }
    }

    /// Where scenes have a delegate, the app's own is not asked to save, and what it would have had saved is kept in defaults or files.
    private mutating func readSaversOfAppDelegates() {
        func units(adopting name: String) -> Set<Int> {
            Set(files.indices.filter { files[$0].types.contains { $0.inherited.contains { $0.name == name } } }.map { unitOfFile[$0] })
        }
        let scenic = units(adopting: "UIWindowSceneDelegate").intersection(units(adopting: "UIApplicationDelegate"))
        let words = ["applicationDidEnterBackground", "applicationWillResignActive"]
        read(inUnits: scenic, ifNaming: words)
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
            readSome(of: late(in: ofUnit, declaringOneOf: named), ifNaming: stores, atMost: neighbourLimit)
        }
    }

    /// Where AppKit saves what a class keeps, others change it, who name the class, and make it, who are named where it is saved.
    private mutating func readNeighboursOfAppKitsState() {
        let keeping = files.indices.filter {
            !files[$0].isTest && files[$0].mentionsRestoration && files[$0].types.contains(where: \.hasStateOfAppKits)
        }
        for (unit, own) in Dictionary(grouping: keeping, by: { unitOfFile[$0] }) {
            let keepers = own.flatMap { files[$0].types.filter(\.hasStateOfAppKits) }
            let named = Set(own.flatMap { files[$0].wordsOfRestoration }.flatMap { $0.hashes ?? [] } + keepers.flatMap(\.namesOfHeldTypes))
            let ofUnit = files.indices.filter { unitOfFile[$0] == unit && !files[$0].isTest }
            let late = neighbours(in: ofUnit, declaringOneOf: named)
            read(late)
            if keepers.contains(where: \.keepsStateOfWindow) {
                // Each of them may become a window's delegate, or make another one.
                let delegates = ofUnit.flatMap { files[$0].types }.filter { $0.inherited.contains { $0.name == "NSWindowDelegate" } }
                let names = Set(delegates.map { Words.hash($0.name.lastComponent.utf8) })
                read(neighbours(in: ofUnit, declaringOneOf: names))
                read(inUnits: [unit], ifNaming: ["NSWindowDelegate"], atMost: neighbourLimit)
            }
            // Whoever else makes the windows that come back may be anywhere, too.
            let windows = (own + late).flatMap { files[$0].types }.filter { type in
                type.isWindowOfAppKits && named.contains(Words.hash(type.name.utf8))
            }
            let names = searchable(Set((keepers + windows).map(\.name)))
            read(inUnits: [unit], ifNaming: names, atMost: neighbourLimit)
        }
    }

    /// The files that declare a type of one of some names, by their hashes, and that may be read later.
    private func late(in own: [Int], declaringOneOf named: Set<UInt32>) -> [Int] {
        own.filter { index in
            files[index].hasDeferredBodies
                && files[index].types.contains { !UIKit.isKnownClass($0.name) && named.contains(Words.hash($0.name.lastComponent.utf8)) }
        }
    }

    /// The same; none of them where they are too many.
    func neighbours(in own: [Int], declaringOneOf named: Set<UInt32>) -> [Int] {
        let late = late(in: own, declaringOneOf: named)
        return late.count <= neighbourLimit ? late : []
    }

    /// The files of some units that name a word; the others may be read later. Where there are more than a limit, none of them.
    mutating func read(inUnits units: Set<Int>, ifNaming words: [String], atMost limit: Int = .max) {
        guard !units.isEmpty else { return }
        let late = files.indices.filter { units.contains(unitOfFile[$0]) && !files[$0].isTest && files[$0].hasDeferredBodies }
        readSome(of: late, ifNaming: words, atMost: limit)
    }

    /// Those of some files that name a word; the others may be read later. Where there are more than a limit, none of them.
    private mutating func readSome(of late: [Int], ifNaming words: [String], atMost limit: Int = .max) {
        let vocabulary = Vocabulary(interesting: words)
        let whole = workers.map(late.count) { [files = self.files] in files[late[$0]].whole(ifNaming: vocabulary) }
        guard whole.count(where: { $0 != nil }) <= limit else { return }
        for (index, facts) in zip(late, whole) { if let facts { files[index] = facts } }
    }

    /// The classes that identify themselves or keep state, and those below them; and what storyboards identify.
    private func namesOfRestoredClasses(in own: [FileFacts]) -> [String] {
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
    private func namesOfContainers(in own: [FileFacts]) -> [String] {
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

    /// A search for a shorter one, or for one with a dot, finds it everywhere.
    func searchable(_ names: Set<String>) -> [String] { names.filter { $0.utf8.count > 4 && !$0.contains(".") }.sorted() }

    /// Afterwards none of the files has deferred bodies.
    mutating func read(_ late: [Int], ifNaming words: Vocabulary? = nil) {
        let whole = workers.map(late.count) { [files = self.files] in files[late[$0]].whole(ifNaming: words) }
        for (index, facts) in zip(late, whole) {
            if let facts { files[index] = facts } else { files[index].leaveBodiesDeferred() }
        }
    }

    /// Where an app of AppKit's keeps state of its own, and nobody is there who brings a window back (I4): few are.
    private func unitsThatMayLoseWindows() -> Set<Int> {
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
    private func unitsThatOptIn() -> Set<Int> {
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
