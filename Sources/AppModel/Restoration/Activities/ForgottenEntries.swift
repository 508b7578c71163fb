import Syntax

/// What a method is given to put into the activity that it makes for a scene, and leaves out, though it is read when the scene comes back.
public struct ForgottenEntry: Sendable {
    public let key: String
    /// The parameter that the method does not use.
    public let parameter: String
    public let function: Function
    /// Where it puts others in.
    public let range: SourceRange
    public let read: Location
}

extension App {
    /// In path order. Only where all that whoever hands the activity out puts in is in sight: another one, such as opens a window, may have
    /// the key.
    public func forgottenEntries() -> [ForgottenEntry] {
        let savers = functionsThatSaveScenes.filter { !program.isTest($0) && program.unitsWithApp.contains(program.unit(of: $0)) }
        guard !savers.isEmpty, !flow.isExhausted else { return [] }
        let reads = activityReads(handedOver: false, kept: true).filter { !$0.isOfSession && $0.key.text != nil }
        let writes = Dictionary(grouping: activityWrites, by: \.function)
        return savers.flatMap { saver -> [ForgottenEntry] in
            let running = RunningAtOnce(from: [saver], flow, bodies).functions
            let own = running.flatMap { writes[$0] ?? [] }
            guard own.allSatisfy({ $0.entries != nil }) else { return [] }
            let entries = own.flatMap { $0.entries ?? [] }
            let keys = entries.map { texts(ofKey: $0.key, at: $0.place) }
            guard keys.allSatisfy({ !$0.isEmpty }) else { return [] }
            let given = Set(keys.joined())
            return running.flatMap { maker -> [ForgottenEntry] in
                guard let first = writes[maker]?.first, !maker.fact.modifiers.contains(.overrides), !program.isOverridden(maker) else {
                    return []
                }
                return maker.unusedParameters.compactMap { parameter in
                    let read = reads.first { read in
                        read.key.text.map { $0.isAnotherSpelling(of: parameter) && !given.contains($0) } ?? false
                            && program.unit(of: read.function) == program.unit(of: saver)
                    }
                    guard let read, let key = read.key.text else { return nil }
                    return ForgottenEntry(
                        key: key, parameter: parameter, function: maker, range: first.range, read: read.function.location(read.range))
                }
            }
        }.first(ofEach: { "\($0.function.id) \($0.key)" }).sorted { $0.function.id < $1.function.id }
    }
}

extension Function {
    /// What it is given, and does not say again.
    fileprivate var unusedParameters: [String] {
        fact.parameters.map(\.name).filter { name in name != "_" && !contains { $0.plainName == name } }
    }
}

extension String {
    /// Whether two names differ in capitals and signs alone: `window_id` and `windowID`.
    fileprivate func isAnotherSpelling(of other: String) -> Bool {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        return letters(self) == letters(other)
    }
}
