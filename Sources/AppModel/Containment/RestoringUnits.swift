import Syntax

/// The units that restore anything, and the classes that they have from others. A tree may hold many apps, and of most it does not
/// matter who contains whom.
struct RestoringUnits {
    /// By unit.
    let restores: [Bool]
    /// Classes of other units, by type id: those that these units inherit from, extend or name.
    private let used: [Bool]

    init(_ app: App) {
        let restores = RestoringUnits.restores(in: app.program)
        self.restores = restores
        used = restores.contains(true) && restores.contains(false) ? RestoringUnits.classes(usedIn: restores, app) : []
    }

    /// By unit, whether anything in it names or implements something of restoration.
    static func restores(in program: Program) -> [Bool] {
        var restores = [Bool](repeating: !program.options.customProtocols.isEmpty, count: program.units.count)
        let words = Set(Vocabulary.wordsOfRestoration)
        for function in program.hooks + program.functions(naming: words) { restores[program.unit(of: function)] = true }
        for function in program.functions
        where !restores[program.unit(of: function)] && words.contains(function.property?.name ?? function.fact.name) {
            restores[program.unit(of: function)] = true
        }
        return restores
    }

    /// By unit, whether that is so, or anything in it restores by scenes: there values are followed.
    static func follows(in program: Program) -> [Bool] {
        var follows = restores(in: program)
        let words = Set(Program.wordsOfScenes)
        for function in program.functions(naming: words) { follows[program.unit(of: function)] = true }
        for function in program.functions where words.contains(function.fact.name) { follows[program.unit(of: function)] = true }
        return follows
    }

    var isEmpty: Bool { !restores.contains(true) }

    /// Whether it may matter what a function does. It always may in an extension of a framework's class, and outside of all classes.
    func mayConcern(_ function: Function, _ app: App) -> Bool {
        restores[app.program.unit(of: function)] || function.type.map(mayConcern) ?? true
    }

    private func mayConcern(_ type: Type) -> Bool { restores[type.unit] || used[type.id] }

    private static func classes(usedIn restores: [Bool], _ app: App) -> [Bool] {
        var used = [Bool](repeating: false, count: app.program.types.count)
        let outside = app.program.types.filter { !restores[$0.unit] && app.program.isController($0) }
        let spelt = names(amongst: Set(outside.map(\.shortName)), speltIn: restores, app)
        for type in outside where spelt.contains(type.shortName) || app.program.family(of: type).contains(where: { restores[$0.unit] }) {
            for relative in app.program.family(of: type) { used[relative.id] = true }
        }
        return used
    }

    /// Which names bodies and properties of some units spell.
    private static func names(amongst names: Set<String>, speltIn units: [Bool], _ app: App) -> Set<String> {
        let functions = app.program.functions.filter { units[app.program.unit(of: $0)] }
        var spelt = app.program.words.names(amongst: names, heldByAnyOf: functions.map(\.id))
        for type in app.program.types where units[type.unit] {
            for declaration in type.declarations {
                for property in declaration.fact.ownProperties {
                    if let name = property.type?.unwrapped.name.lastComponent, names.contains(name) { spelt.insert(name) }
                }
            }
        }
        return spelt
    }
}
