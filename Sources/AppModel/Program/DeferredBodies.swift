extension Program {
    /// Reads functions in files that mention nothing of restoration, where they may show what a storyboard draws and the app restores.
    static func readInstantiations(in files: inout [FileFacts], _ unitOfFile: [Int], _ workers: some Workers) {
        guard files.contains(where: \.hasDeferredBodies) else { return }
        let units = unitsThatOptIn(files, unitOfFile)
        guard !units.isEmpty else { return }
        var hasStoryboard: Set<Int> = []
        for index in files.indices where files[index].interface != nil { hasStoryboard.insert(unitOfFile[index]) }
        let wanted = units.intersection(hasStoryboard)
        let late = files.indices.filter { files[$0].hasDeferredBodies && !files[$0].isTest && wanted.contains(unitOfFile[$0]) }
        let whole = workers.map(late.count) { [files] in files[late[$0]].whole }
        for (index, facts) in zip(late, whole) {
            if let facts { files[index] = facts }
        }
    }

    /// Where a class answers whether state is to be saved, or inherits one that may. Nothing is linked yet, so a name means every type that has it.
    private static func unitsThatOptIn(_ files: [FileFacts], _ unitOfFile: [Int]) -> Set<Int> {
        var names: Set<String> = []
        for file in files where file.mentionsRestoration { names.formUnion(file.types.filter(\.optsIn).map(\.name)) }
        guard !names.isEmpty else { return [] }
        var units: Set<Int> = []
        var known = 0
        while known < names.count {
            known = names.count
            for index in files.indices {
                for type in files[index].types where names.contains(type.name) || type.inherited.contains(where: { names.contains($0.name) }) {
                    names.insert(type.name)
                    units.insert(unitOfFile[index])
                }
            }
        }
        return units
    }
}

extension TypeFact {
    /// Whether it answers itself whether state is to be saved.
    fileprivate var optsIn: Bool {
        methods.contains { method in
            guard method.name.hasPrefix("application"), let hook = Hook(method) else { return false }
            return hook == .shouldSave || hook == .shouldSaveSecurely
        }
    }
}
