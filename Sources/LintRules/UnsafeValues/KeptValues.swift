import AppModel

extension App {
    /// What makes a value crash the app that a view reads from scene storage, where its views ask nothing about it that might tell.
    func force(on value: RestoredValue, _ read: SceneStorageRead, in body: RestoringBody) -> Force? {
        let asked = read.questions
        if read.stored.type.isOptional, asked.isEmpty, let force = forceOnMissing(value, body) { return force }
        if asked.isSubset(of: .presence), let force = forceOnRawValue(of: value, body) { return force.explained(for: read) }
        if !asked.contains(.worth), let force = forceOnUnarchived(value, body) ?? raisingLookUp(of: value, body) { return force }
        return asked.isSubset(of: .presence) ? unboundIndex(value, body) : nil
    }

    private func forceOnMissing(_ value: RestoredValue, _ body: RestoringBody) -> Force? {
        directForce(on: value, body) ?? forceOnLocal(holding: value, body) ?? forceOnProperty(filledWith: value, body)
            ?? crash(without: value, body)
    }
}

extension Force {
    /// What only happens as the user does something more.
    var asNote: Force {
        var force = self
        force.severity = .note
        return force
    }

    /// What a user types crashes the app at once, and again as it comes back.
    fileprivate func explained(for read: SceneStorageRead) -> Force {
        var force = self
        if read.isTyped { force.help = "Convert it with `if let`: what was typed comes back with the scene, and the crash with it." }
        return force
    }
}
