import AppModel

/// Files and rules that a run goes without, because it came to an end with them before.
struct LeftOut: Sendable {
    /// Relative to the project root.
    var files: Set<String> = []
    /// Ids.
    var rules: Set<String> = []

    var isEmpty: Bool { files.isEmpty && rules.isEmpty }

    /// What the report says of it.
    var notifications: [Report.Notification] {
        let request = "please report it, with the version \(version)"
        return files.sorted().map { path in
            Report.Notification(
                level: .error, kind: .internalFault, message: "internal fault while reading this file, which is left out; \(request)",
                path: path)
        }
            + rules.sorted().map { id in
                Report.Notification(
                    level: .error, kind: .internalFault, message: "internal fault in the rule '\(id)', which is left out; \(request)")
            }
    }

    /// What the process was started without.
    static var process: LeftOut {
        var leftOut = LeftOut()
        for entry in Platform.Containment.leftOut {
            switch entry.kind {
            case .file: leftOut.files.insert(entry.name)
            case .rule: leftOut.rules.insert(entry.name)
            }
        }
        return leftOut
    }
}

/// Lets a handler know where its thread is.
struct ContainedPlaces: Witness {
    func enter(_ place: Whereabouts) {
        switch place {
        case .file(let path): Platform.Containment.enter(.file, path)
        case .rule(let id): Platform.Containment.enter(.rule, id)
        }
    }

    func leave() { Platform.Containment.leave() }
}
