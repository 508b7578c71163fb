import AppModel

extension MigrationFormat {
    static let markdown = MigrationFormat(name: "markdown", summary: "a page to work through, with boxes to tick", isForPeople: true) {
        migrations, places, output in
        output.write("# From view controllers to scenes\n")
        if migrations.isEmpty { output.write("\nNothing to move: no view controller keeps anything.\n") }
        for migration in migrations {
            output.write("\n## \(places.folder(migration.folder).inTableCell): \(migration.title)\n\n")
            for remark in migration.remarks { output.write("- \(remark.inTableCell)\n") }
            for screen in migration.screens { write(screen, places, &output) }
            write(migration.leftoversByKind, places, &output)
        }
    }

    private static func write(_ screen: MigratingScreen, _ places: MigrationPlaces, _ output: inout ByteBuffer) {
        output.write(
            "\n### \(screen.type.name.inTableCell)\n\n\(screen.nature.inTableCell), \(places.place(screen.type.location).inTableCell)\n")
        if !screen.recreators.isEmpty || screen.isOpen || screen.heritage != nil { output.write("\n") }
        for recreator in screen.recreators { output.write("- made again by \(recreator.description(places).inTableCell)\n") }
        if let heritage = screen.heritage { output.write("- \(heritage.inTableCell)\n") }
        if screen.isOpen { output.write("- may keep more than the sources tell\n") }
        if !screen.entries.isEmpty { output.write("\n| entry | type | | where |\n| --- | --- | --- | --- |\n") }
        for value in screen.entries {
            let cells = [value.entry ?? "", value.type ?? "", value.way, value.location.map(places.place) ?? ""]
            output.write("| " + cells.map(\.inTableCell).joined(separator: " | ") + " |\n")
        }
        if !screen.undecided.isEmpty { output.write("\n") }
        for value in screen.undecided {
            let words = [value.shownKey, value.type, value.way.isEmpty ? nil : "(\(value.way))"].compactMap { $0 }
            let place = value.location.map { " " + places.place($0).inTableCell } ?? ""
            output.write("- [ ] \(words.joined(separator: " ").inTableCell)\(place): \((value.decision?.advice ?? "").inTableCell)\n")
        }
    }

    private static func write(
        _ kinds: [(kind: MigrationLeftover.Kind, leftovers: [MigrationLeftover])], _ places: MigrationPlaces, _ output: inout ByteBuffer
    ) {
        guard !kinds.isEmpty else { return }
        output.write("\n### Can go\n")
        for (kind, leftovers) in kinds {
            output.write("\n\(kind.heading.prefix(1).uppercased() + kind.heading.dropFirst()):\n\n")
            for leftover in leftovers {
                output.write("- [ ] \(leftover.name.inTableCell), \(places.place(leftover.location).inTableCell)\n")
            }
        }
    }
}
