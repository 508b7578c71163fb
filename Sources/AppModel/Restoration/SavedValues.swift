import Syntax

/// A value that one of the mechanisms keeps until the app is launched again.
struct SavedValue {
    enum Store {
        case coder
        case activity(ActivityEntry)
        case sceneStorage
        /// SwiftUI's, which keeps what it shows.
        case window
    }

    let store: Store
    let key: StringValue
    let value: Expression
    let function: Function
    let place: Place
}

extension App {
    /// What goes into the coders of restoration, also from within what is encoded whole; into activities; into scene storage; and into
    /// windows that show a value; in this order, tests left out.
    func savedValues(with entries: [ActivityEntry]) -> [SavedValue] {
        let hooked = coderAccesses(in: [
            .encodeState, .shouldSave, .shouldSaveSecurely, .willEncode, .windowWillEncode, .applicationWillEncode,
        ])
        let writes = (hooked + modelKeySpaces.flatMap { $0.ownWrites.accesses }).first(ofEach: \.callLocation)
        let coded = writes.compactMap { write -> SavedValue? in
            guard write.method.direction == .write, let value = write.value else { return nil }
            return SavedValue(store: .coder, key: write.key, value: value, function: write.function, place: write.place)
        }
        let shared = entries.map { entry in
            SavedValue(
                store: .activity(entry), key: string(entry.key, at: entry.place), value: entry.value, function: entry.function,
                place: entry.place)
        }
        let stored = sceneStorageWrites().map { write in
            SavedValue(
                store: .sceneStorage, key: sceneStorageKey(of: write.property) ?? .unknown, value: write.value, function: write.function,
                place: write.place)
        }
        return (coded + shared + stored + valuesOfOpenedWindows()).filter { !program.isTest($0.function) }
    }
}
