import AppModel

extension Rule {
    static let sceneStorageKeyClash = Rule(
        id: "scene-storage-key-clash",
        summary: "One key of scene storage is used for two values of a view, for values of two types, or by a view that is there twice.",
        why: "Each loses its value to the other, and comes back with what is not its own, or with its default.",
        help: "Give each value a key of its own, or declare both with one type; of rows, keep one value in the view above.",
        rationale: """
            All views of a scene share what `@SceneStorage` keeps under one key. Where they declare it with different types, each \
            overwrites the other's value with one that the other cannot read, and has its own default back after a restoration. Rows \
            that each have the property have one value together, which is what the last of them wrote; and so have two properties of one \
            view, which change with each other.
            """,
        limits: """
            Speaks of types that SwiftUI stores by itself, and of enums with raw values. An enum and its plain raw type may share a key \
            on purpose, and so may two enums that have a raw value in common. Views have to be of one scene: the app has a single one, \
            or the one view shows the other; and of one build: what two `#if` keep apart is not compared. Two views may share a value of \
            one type, two properties of one view have no reason to. That one of two equal types is optional is a note. So is a view that \
            `ForEach` or `List` makes for each element, itself or within the row, or that another has twice with different arguments, \
            where it writes scene storage whose key nobody else has and that nobody gives it: all may have one value on purpose, but for \
            a text that is edited there and a control that is labelled with what the view was given. One that is shown on top, too, as in \
            a sheet, counts where it is given a closure there alone, to do something else, and keeps a text, an address, an identifier or \
            data.
            """,
        switchOff: "Where views of different scenes cannot be told apart from here.",
        severity: .warning,
        facts: ["I8"],
        examples: [
            .bad("""
                @main struct Journal: App {
                    var body: some Scene {
                        WindowGroup { ContentView() }
                    }
                }
                struct Sidebar: View {
                    @SceneStorage("selection") private var row = 0
                    var body: some View { Stepper("Row", value: $row) }
                }
                struct Detail: View {
                    @SceneStorage("selection") private var title = "" // expect: scene-storage-key-clash
                    var body: some View { TextField("Title", text: $title) }
                }
                """),
            .instead("""
                @main struct Journal: App {
                    var body: some Scene {
                        WindowGroup { ContentView() }
                    }
                }
                struct Sidebar: View {
                    @SceneStorage("selectedRow") private var row = 0
                    var body: some View { Stepper("Row", value: $row) }
                }
                struct Detail: View {
                    @SceneStorage("selectedTitle") private var title = ""
                    var body: some View { TextField("Title", text: $title) }
                }
                """),
            .good("""
                // One value for both, on purpose.
                struct Sidebar: View {
                    @SceneStorage("selection") private var row = 0
                    var body: some View { Detail() }
                }
                struct Detail: View {
                    @SceneStorage("selection") private var row: Int = -1
                    @SceneStorage("title") private var title = ""
                    var body: some View { TextField("Title", text: $title) }
                }
                """),
        ]
    ) { app in
        let repeated = app.repeatedSceneStorage().map { stored in
            let owner = stored.property.owner.name
            return Finding(
                at: stored.property.location,
                "scene storage key '\(stored.key)' is the same in each '\(owner)', "
                    + (stored.beneath == nil ? "of which its scene has several" : "on top of the scene and in it"),
                symbol: owner + "." + stored.property.fact.name, severity: stored.control == nil ? .note : nil,
                help: stored.beneath == nil
                    ? "Keep one value for all in the view that makes them, such as the identifiers of those that are open."
                    : "Keep it in the view that makes the one of the scene, and give the other one a state of its own.",
                notes: [Note(at: stored.made, stored.isInLoop ? "one is made for each element here" : "another one is made here")]
                    + (stored.beneath.map { [Note(at: $0, "the scene has one here")] } ?? [])
                    + (stored.control.map { [Note(at: $0, "each lets the user change it as its own here")] } ?? []))
        }
        let properties = app.sceneStorageProperties()
        var reported: Set<SceneStorageUse> = []
        // By key and type, the positions of those that came before.
        var earlier: [StringValue: [StaticType: [Int]]] = [:]
        let clashes = properties.indices.compactMap { index -> Finding? in
            let property = properties[index]
            let others = (earlier[property.key] ?? [:]).flatMap { type, positions in
                app.clash(type, property.type).map { severity in positions.map { (position: $0, severity: severity) } } ?? []
            }
            earlier[property.key, default: [:]][property.type, default: []].append(index)
            for (position, severity) in others.sorted(by: { $0.position < $1.position }) {
                let other = properties[position]
                guard app.shareScene(other.property, property.property) else { continue }
                // Of several views that agree with each other one is enough.
                let use = SceneStorageUse(key: property.key, type: property.type, unit: property.property.owner.unit)
                guard reported.insert(use).inserted else { return nil }
                let owner = property.property.owner.name
                return Finding(
                    at: property.property.location,
                    "scene storage key '\(property.key.name)' holds '\(property.type.description)' in '\(owner)', and '\(other.type.description)' elsewhere",
                    symbol: owner + "." + property.property.fact.name, severity: severity,
                    notes: [
                        Note(
                            at: other.property.location,
                            "'\(other.property.owner.name).\(other.property.fact.name)' keeps '\(other.type.description)' under it")
                    ])
            }
            return nil
        }
        return repeated + clashes + app.doubledSceneStorage().map(finding)
    }

    private static func finding(_ doubled: DoubledSceneStorage) -> Finding {
        let (first, second) = (doubled.first.property.fact.name, doubled.second.property.fact.name)
        let owner = doubled.second.property.owner.name
        return Finding(
            at: doubled.second.property.location,
            "values '\(first)' and '\(second)' of '\(owner)' are one: both have scene storage key '\(doubled.second.key.name)'",
            symbol: owner + "." + second, help: "Give each value a key of its own.",
            notes: [Note(at: doubled.first.property.location, "'\(first)' has the key here")])
    }
}

private struct SceneStorageUse: Hashable {
    let key: StringValue
    let type: StaticType
    let unit: Int
}

extension App {
    /// How bad it is that one key holds values of two types; `nil` where it may be meant.
    fileprivate func clash(_ first: StaticType, _ second: StaticType) -> Severity? {
        guard let firstForm = sceneStorageForm(of: first), let secondForm = sceneStorageForm(of: second) else { return nil }
        if firstForm.stored != secondForm.stored { return .warning }
        switch (firstForm, secondForm) {
        case (.raw(let firstEnum, let raw), .raw(let secondEnum, _)) where firstEnum != secondEnum:
            return raw == "String" && haveNoRawValueInCommon(firstEnum, secondEnum) ? .warning : nil
        case (.raw, .plain), (.plain, .raw):
            return nil
        case (.raw, .raw), (.plain, .plain):
            return first.isOptional == second.isOptional ? nil : .note
        }
    }
}
