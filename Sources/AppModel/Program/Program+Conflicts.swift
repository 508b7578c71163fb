extension Program {
    /// Whether a place is in a declaration that a merge conflict cuts through.
    public func isUnsettled(_ location: Location) -> Bool {
        filesInConflict[location.path].map { files[$0].isUnsettled(location.range) } ?? false
    }
}
