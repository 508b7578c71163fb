import AppModel

extension MigrationFormat {
    static let json = MigrationFormat(name: "json", summary: "for programs", isForPeople: false) { migrations, places, output in
        let json: JSON = [
            "version": 1,
            "tool": ["name": "restorelint", "version": .string(version)],
            "apps": .array(
                migrations.map { migration in
                    [
                        "folder": .string(migration.folder),
                        "keepsScenes": .bool(migration.keepsScenes),
                        "screens": .array(migration.screens.map { screen($0, places) }),
                        "canGo": .array(
                            migration.leftovers.map { leftover in
                                [
                                    "kind": .string(leftover.kind.rawValue), "name": .string(leftover.name),
                                    "path": .string(places.path(leftover.location)), "line": .number(places.line(leftover.location)),
                                ]
                            }),
                    ]
                }),
        ]
        json.write(to: &output, breakingTo: 4)
    }

    private static func screen(_ screen: MigratingScreen, _ places: MigrationPlaces) -> JSON {
        [
            "name": .string(screen.type.name),
            "role": .string(screen.role.rawValue),
            "path": .string(places.path(screen.type.location)),
            "line": .number(places.line(screen.type.location)),
            "identifiers": .array(screen.identifiers.map(JSON.string)),
            "keepsThoseOf": .array(screen.heirOf.map { .string($0.name) }),
            "mayKeepMore": .bool(screen.isOpen),
            "madeAgainBy": .array(
                screen.recreators.map { recreator in
                    [
                        "kind": .string(recreator.name), "path": .string(places.path(recreator.location)),
                        "line": .number(places.line(recreator.location)),
                    ]
                }),
            "values": .array(
                screen.values.map { value in
                    [
                        "key": .optional(value.key), "keyExpression": .optional(value.keyExpression),
                        "entry": .optional(value.decision == nil ? value.entry : nil), "type": .optional(value.type),
                        "source": .optional(value.source),
                        "targets": .array(Set(value.reads.compactMap(\.target)).sorted().map(JSON.string)),
                        "decision": .optional(value.decision?.rawValue),
                        "path": .optional(value.location.map(places.path)),
                        "line": value.location.map { .number(places.line($0)) } ?? .null,
                    ]
                }),
        ]
    }
}

extension Recreator {
    fileprivate var name: String {
        switch kind {
        case .restorationClass: "restorationClass"
        case .delegate: "delegate"
        case .storyboard: "storyboard"
        }
    }
}
