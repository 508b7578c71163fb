extension Program {
    /// The oldest iOS that something in a unit is built for; `nil` where no project tells, or one says it in a way that cannot be read here.
    ///
    /// Opens the unit's projects, so this is the last thing to ask.
    public func oldestSystem(inUnit unit: Int) -> SystemVersion? {
        var oldest: SystemVersion?
        for target in projects(ofUnit: unit).flatMap(\.deploymentTargets) {
            guard let version = SystemVersion(target.value) else { return nil }
            oldest = min(oldest ?? version, version)
        }
        return oldest
    }

    /// The newest macOS that something in a unit is built for; `nil` as above. What is built for an older one runs on it, and on older ones.
    ///
    /// Opens files, as `oldestSystem(inUnit:)` does.
    public func newestMacSystem(inUnit unit: Int) -> SystemVersion? {
        var newest: SystemVersion?
        for target in projects(ofUnit: unit).flatMap(\.macDeploymentTargets) {
            guard let version = SystemVersion(target.value) else { return nil }
            newest = max(newest ?? version, version)
        }
        return newest
    }

    /// Whether all of a unit is written in Swift 3 or older; `false` where no project tells.
    ///
    /// Opens files, as `oldestSystem(inUnit:)` does.
    public func isBeforeSwift4(inUnit unit: Int) -> Bool {
        let versions = projects(ofUnit: unit).flatMap(\.swiftVersions).map { SystemVersion($0.value) }
        return !versions.isEmpty && versions.allSatisfy { version in version.map { $0 < SystemVersion(4, 0) } ?? false }
    }

    /// Opens files, as `oldestSystem(inUnit:)` does.
    func projects(ofUnit unit: Int) -> [ProjectFacts] {
        files.indices.filter { unitOfFile[$0] == unit }.compactMap { files[$0].project }
    }
}
