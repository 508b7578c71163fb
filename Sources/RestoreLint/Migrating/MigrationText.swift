import AppModel

extension MigrationFormat {
    static let text = MigrationFormat(name: "text", summary: "for people", isForPeople: true) { migrations, places, output in
        if migrations.isEmpty { output.write("Nothing to move: no view controller keeps anything.\n") }
        for (index, migration) in migrations.enumerated() {
            if index > 0 { output.write("\n") }
            output.write("\(places.folder(migration.folder)): \(migration.title)\n\n")
            for remark in migration.remarks { output.write("  \(remark)\n") }
            for screen in migration.screens { write(screen, places, &output) }
            write(migration.leftoversByKind, places, &output)
        }
    }

    private static func write(_ screen: MigratingScreen, _ places: MigrationPlaces, _ output: inout ByteBuffer) {
        output.write("\n\(screen.type.name)  \(screen.nature)  \(places.place(screen.type.location))\n".printableLines)
        for recreator in screen.recreators { output.write("  made again by \(recreator.description(places))\n".printableLines) }
        if let heritage = screen.heritage { output.write("  \(heritage)\n".printableLines) }
        if screen.isOpen { output.write("  may keep more than the sources tell\n") }
        let entries = screen.entries.map { value in
            ["  entry", "\"\(value.entry ?? "")\"", value.type ?? "", value.way, value.location.map(places.place) ?? ""]
        }
        output.write(Table.text(entries.map { $0.map(\.printable) }))
        for value in screen.undecided {
            let type = value.type.map { " \($0)" } ?? ""
            let way = value.way.isEmpty ? "" : ", \(value.way)"
            let place = value.location.map { "  \(places.place($0))" } ?? ""
            output.write("  decide \(value.shownKey)\(type)\(way)\(place)\n    \(value.decision?.advice ?? "")\n".printableLines)
        }
    }

    private static func write(
        _ kinds: [(kind: MigrationLeftover.Kind, leftovers: [MigrationLeftover])], _ places: MigrationPlaces, _ output: inout ByteBuffer
    ) {
        guard !kinds.isEmpty else { return }
        output.write("\nCan go\n")
        for (kind, leftovers) in kinds {
            output.write("  \(kind.heading)\n")
            for leftover in leftovers { output.write("    \(places.place(leftover.location))  \(leftover.name)\n".printableLines) }
        }
    }
}
