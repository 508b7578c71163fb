/// A type of activity that a scene is restored from, and that no activity of the app has.
public struct UnsavedActivityType: Sendable {
    public let type: String
    /// Where a restored activity is asked for it.
    public let location: Location
    public let function: Function
    /// An activity that is saved instead.
    public let saved: RestorationActivity
}

extension App {
    /// Every such type that the text tells, once for its app, in path order. Only in apps that continue nobody else's activities and all of whose
    /// activities have types that the text tells; not where one is of the same type but for its digits, as of another version.
    public func unsavedActivityTypes(_ silences: inout Silences) -> [UnsavedActivityType] {
        guard followsEveryValue else { return [] }
        let saved = Dictionary(grouping: restorationActivities.filter { program.unitsWithApp.contains($0.unit) }, by: \.unit)
        guard !saved.isEmpty else { return [] }
        let readers = RestoredActivityReaders(self)
        let made = madeActivityTypes()
        return saved.keys.sorted().filter { !takesActivitiesOfOthers(unit: $0) }.flatMap { unit -> [UnsavedActivityType] in
            let asked = readers.uses(ofType: nil, from: readers.starts(ofScenesOf: nil, unit: unit)).asked
            return asked.first(ofEach: \.type).compactMap { asked in
                guard let first = saved[unit]?.first, !asked.type.isEmpty, !asked.type.hasSuffix("Intent"),
                    !made.contains(where: { $0.type.text?.isVersion(of: asked.type) ?? false })
                else { return nil }
                let unknown = made.first { made in
                    let other = program.unit(of: made.function)
                    return made.type.text == nil && (other == unit || !program.unitsWithApp.contains(other))
                }
                let doubt = unknown.map { Silence(.builtActivityType, at: $0.function.location($0.range), about: $0.function.symbol) }
                if silences.note(doubt) || silences.note(program.silence(onCodeOf: unit)) { return nil }
                return UnsavedActivityType(type: asked.type, location: asked.location, function: asked.function, saved: first)
            }
        }.sorted { $0.location < $1.location }
    }
}

extension String {
    /// Whether two texts are the same but for their digits.
    fileprivate func isVersion(of other: String) -> Bool { filter { !$0.isNumber } == other.filter { !$0.isNumber } }
}
