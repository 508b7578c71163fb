import Syntax

/// A class of AppKit's kind that lists key paths, and says of none which classes secure restoration may bring back for it (I3).
public struct UnallowedKeyPaths: Sendable {
    public let type: Type
    /// Its own, those of superclasses left out; at least one.
    public let paths: [String]
    public let function: Function
}

extension App {
    /// One for each list, in path order. Nothing where the class or anything that it inherits from answers for any key path.
    public func unallowedKeyPaths(_ silences: inout Silences) -> [UnallowedKeyPaths] {
        keyPathLists().compactMap { function -> UnallowedKeyPaths? in
            guard let type = function.type, program.isRestoredByAppKit(type), !program.isTest(function), !answersForClasses(type) else {
                return nil
            }
            let paths = keyPaths(listedBy: function).paths.compactMap(\.path.text)
            guard !paths.isEmpty, !silences.note(program.silence(onAncestorsOf: type)), !silences.note(program.silence(onCodeOf: type.unit))
            else { return nil }
            return UnallowedKeyPaths(type: type, paths: paths, function: function)
        }
    }

    private func answersForClasses(_ type: Type) -> Bool {
        program.functions.contains { function in
            guard Self.answers.contains(function.fact.name), function.isStatic else { return false }
            if let owner = function.type { return owner.kind == .protocol || program.family(of: type).contains(owner) }
            return function.extendedName.map { program.inherits(type, from: $0) } ?? true
        }
    }

    /// As Swift and Objective-C call it.
    private static let answers: Set<String> = ["allowedClasses", "allowedClassesForRestorableStateKeyPath"]
}
