import AppModel

/// Files and rules that a run goes without, because it came to an end with them before.
struct LeftOut: Sendable {
    /// Relative to the project root.
    var files: Set<String> = []
    /// Ids.
    var rules: Set<String> = []
    /// Those of both that took too much time or memory.
    var expensive: Set<String> = []

    var isEmpty: Bool { files.isEmpty && rules.isEmpty }

    /// What the report says of it.
    var notifications: [Report.Notification] {
        let request = "please report it, with the version \(version)"
        let amount = Watchdog.budget.map { "more than \(Int($0.seconds)) s or \($0.memory >> 20) MiB" } ?? "too much"
        return files.sorted().map { path in
            let fault =
                expensive.contains(path) ? "this file takes \(amount) to read, and" : "internal fault while reading this file, which"
            return Report.Notification(level: .error, kind: .internalFault, message: "\(fault) is left out; \(request)", path: path)
        }
            + rules.sorted().map { id in
                let fault = expensive.contains(id) ? "the rule '\(id)' takes \(amount), and" : "internal fault in the rule '\(id)', which"
                return Report.Notification(level: .error, kind: .internalFault, message: "\(fault) is left out; \(request)")
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
            if entry.reason == .budget { leftOut.expensive.insert(entry.name) }
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
