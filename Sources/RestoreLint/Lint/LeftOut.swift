import AppModel

/// Files, rules and steps that a run goes without, because it came to an end with them before.
struct LeftOut: Sendable {
    /// Relative to the project root.
    var files: Set<String> = []
    /// Ids.
    var rules: Set<String> = []
    var steps: Set<Whereabouts.Stage> = []
    /// The files and rules that took too much time or memory.
    var expensive: Set<String> = []

    var isEmpty: Bool { files.isEmpty && rules.isEmpty && steps.isEmpty }

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
            + steps.map(\.loss).sorted().map { loss in
                Report.Notification(level: .error, kind: .internalFault, message: "internal fault while \(loss); \(request)")
            }
    }

    /// What the process was started without.
    static var process: LeftOut {
        var leftOut = LeftOut()
        for entry in Platform.Containment.leftOut {
            switch entry.kind {
            case .file: leftOut.files.insert(entry.name)
            case .rule: leftOut.rules.insert(entry.name)
            case .step: if let step = Whereabouts.Stage(rawValue: entry.name) { leftOut.steps.insert(step) }
            }
            if entry.reason == .budget { leftOut.expensive.insert(entry.name) }
        }
        return leftOut
    }
}

extension Whereabouts.Stage {
    /// What a report lacks without it.
    fileprivate var loss: String {
        switch self {
        case .linking: "putting files together, so nothing is reported"
        case .values: "following values, so faults that only the ways of values show are not reported"
        }
    }
}

/// Lets a handler know where its thread is.
struct ContainedPlaces: Witness {
    func enter(_ place: Whereabouts) {
        switch place {
        case .file(let path): Platform.Containment.enter(.file, path)
        case .rule(let id): Platform.Containment.enter(.rule, id)
        case .step(let step): Platform.Containment.enter(.step, step.rawValue)
        }
    }

    func leave() { Platform.Containment.leave() }
}
