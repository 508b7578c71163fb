import AppModel
import Syntax

/// What a look at a folder tells about the configuration that would fit it.
struct ProjectSurvey {
    /// The folders at the top that hold sources, without those that only hold tests; empty where sources stand at the top themselves.
    private(set) var included: [String] = []
    /// Folders with other people's code, by their names.
    private(set) var vendored: [String] = []
    /// What the sources show of the mechanism, and where.
    private(set) var mechanism: (mode: Mechanism, evidence: String)?
    /// Superclasses that no source declares and that are called view controllers.
    private(set) var controllers: [String] = []
    /// A baseline that is there already.
    private(set) var baseline: String?

    private static let vendorNames: Set<String> = [
        "3rdparty", "external", "externals", "frameworks", "libraries", "submodules", "thirdparty", "third-party", "third_party", "vendor",
        "vendors",
    ]

    init(of folder: String, _ environment: Environment) {
        let found = Discovery(
            walking: [Discovery.Start(folder: folder, isWhole: true)], in: Scope(root: folder), threads: Platform.processorCount)
        let code = found.files.filter { Language(path: $0) != .xcodeProject }
        let tops = Set(code.map { String($0.prefix { $0 != "/" }) }).subtracting(["Package.swift"])
        // With sources at the top no list of folders would do.
        if !tops.contains(where: { Language(path: $0) != nil }) {
            included = tops.filter { !$0.hasSuffix("Tests") && Platform.kind(of: Path.join(folder, $0)) == .folder }.sorted()
        }
        vendored = Set(code.compactMap(Self.vendorFolder)).sorted()
        if Platform.kind(of: Path.join(folder, Baseline.fileName)) == .file { baseline = Baseline.fileName }

        let extraction = Extraction(
            of: found.files, root: folder, leavingOut: environment.leftOut.files, threads: Platform.processorCount, progress: .none,
            witness: environment.witness)
        let app = environment.link(extraction.facts, unitRoots: found.unitRoots)
        mechanism = Self.mechanism(of: app)
        controllers = Self.controllers(of: app)
    }

    /// The outermost folder of a path that is called as such folders are.
    private static func vendorFolder(_ path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let index = folders.firstIndex(where: { vendorNames.contains($0.lowercased()) }) else { return nil }
        return folders[...index].joined(separator: "/")
    }

    private static func mechanism(of app: App) -> (mode: Mechanism, evidence: String)? {
        let optsIn = app.program.implementations(of: .shouldSave, .shouldSaveSecurely).first { !app.program.isTest($0) }
        let hasLegacy = optsIn != nil && app.program.units.indices.contains { app.optsIn(unit: $0) == true }
        let activity = app.program.functions.first { $0.fact.name == "stateRestorationActivity" && !app.program.isTest($0) }
        switch (hasLegacy ? optsIn : nil, activity) {
        case (let optsIn?, nil): return (.legacy, "\(optsIn.path) switches restoration on.")
        case (nil, let activity?):
            return (.scene, "\(activity.path) keeps an activity for each scene, and nothing switches restoration on.")
        case (let optsIn?, let activity?): return (.auto, "\(optsIn.path) switches restoration on, \(activity.path) keeps activities.")
        case (nil, nil): break
        }
        let isApp = app.program.types.contains { type in
            type.declarations[0].fact.modifiers.contains(.isMain)
                || ["UIApplicationDelegate", "NSApplicationDelegate"].contains { app.program.adopts(type, $0) }
        }
        return isApp || app.program.types.isEmpty ? nil : (.library, "No app begins here.")
    }

    private static func controllers(of app: App) -> [String] {
        let declared = Set(app.program.types.map(\.shortName))
        let names = app.program.types.compactMap { type -> String? in
            guard type.kind == .class, case .unknown(let name) = app.program.superclass(of: type), name.hasSuffix("ViewController") else {
                return nil
            }
            return declared.contains(name) ? nil : name
        }
        return Set(names).sorted()
    }
}
