import AppModel

extension Rule {
    static let savestateKeyAsymmetry = Rule(
        id: "savestate-key-asymmetry",
        summary: "Hand-made state saving writes a key that it does not read, or the other way round.",
        why: "The value is lost from one launch to the next.",
        help: "Use the same key on both sides.",
        rationale: """
            The dictionary or archive that the one method makes is taken apart by the other. A key that only one of them knows is state \
            that is lost, or a value that is never there.
            """,
        limits: """
            Needs `custom-protocols` in the configuration; without it nothing is reported. A dictionary that is handed to somebody, kept, \
            or walked over, and a key that is built at run time, may stand for any key.
            """,
        switchOff: "By leaving `custom-protocols` out of the configuration.",
        severity: .warning,
        facts: ["J1"],
        examples: [
            .bad("""
                class List: UIViewController, SaveState {
                    var row = 0
                    var filter = ""
                    func saveState() -> Data? {
                        try? JSONSerialization.data(withJSONObject: ["row": row, "filter": filter]) // expect: savestate-key-asymmetry
                    }
                    required init(saveState data: Data?) {
                        super.init(nibName: nil, bundle: nil)
                        guard let data, let state = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
                        row = state["row"] as? Int ?? 0
                        filter = state["filters"] as? String ?? "" // expect: savestate-key-asymmetry
                    }
                }
                """, with: .savingStateInSwift),
            .instead("""
                class List: UIViewController, SaveState {
                    enum Key { static let row = "row" }
                    var row = 0
                    func saveState() -> Data? {
                        var state: [String: Any] = [:]
                        state[Key.row] = row
                        return try? JSONSerialization.data(withJSONObject: state)
                    }
                    required init(saveState data: Data?) {
                        super.init(nibName: nil, bundle: nil)
                        guard let data, let state = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
                        // What a former version wrote.
                        row = state[Key.row] as? Int ?? state["selectedRow"] as? Int ?? 0
                    }
                }
                """, with: .savingStateInSwift),
            .good("""
                // Nobody said that these belong together.
                class List: UIViewController, SaveState {
                    func saveState() -> [String: Any] { ["row": 1] }
                    init(saveState saved: [String: Any]?) {
                        super.init(nibName: nil, bundle: nil)
                        title = saved?["name"] as? String
                    }
                }
                """),
        ]
    ) { app, silences in
        app.customStates().flatMap { state -> [Finding] in
            guard !app.program.files[state.type.file].isTest else { return [] }
            let doubt = app.program.silence(onAncestorsOf: state.type)
            // What a class adds to its superclass's state it also takes out again.
            let written = app.keysWritten(in: state.saves)
            let read = app.keysRead(in: state.restores)
            return
                (written.findings(missingFrom: read, says: "saved but never read", other: "read", doubt, &silences)
                + read.findings(missingFrom: written, says: "read but never saved", other: "saved", doubt, &silences))
        }.first(ofEach: \.location)
    }
}

extension DictionaryFlow {
    /// - Parameter doubt: why there may be more keys on either side.
    fileprivate func findings(
        missingFrom other: DictionaryFlow, says: String, other half: String, _ doubt: Silence?, _ silences: inout Silences
    ) -> [Finding] {
        guard !other.keys.isEmpty else { return [] }
        let known = Set(other.keys.map(\.value))
        return keys.compactMap { key in
            guard let text = key.value.text, !key.isFallback, !known.contains(key.value), !silences.note(doubt ?? other.doubt) else {
                return nil
            }
            let nearest = Suggestion.nearest(to: text, among: other.keys, named: \.value.text)
            return Finding(
                at: key.location, "key '\(text)'\(key.function.phrase("of")) is \(says)", symbol: key.function.symbol,
                notes: nearest.map { [Note(at: $0.location, "'\($0.value.name)' is \(half) here")] } ?? [])
        }
    }
}
