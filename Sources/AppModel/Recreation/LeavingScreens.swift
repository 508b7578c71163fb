import Syntax

extension App {
    /// Whether a screen goes back once it was restored: as restoring ends, or as it appears, where nothing but what its decoding says decides.
    func leavesByItself(_ type: Type) -> Bool {
        let own = program.lineage(of: type).flatMap { program.functions(of: $0) }
        let ends = own.filter { $0.hook == .finishedRestoring }
        if ends.contains(where: { sites(in: $0).contains { $0.leaves && $0.circumstance == nil } }) { return true }
        let flags = Set((own.filter { $0.hook == .decodeState } + ends).flatMap(flagsSet))
        return !flags.isEmpty
            && viewMethods(of: type).contains { method in
                sites(in: method).contains { $0.leaves && !$0.tests.isEmpty && $0.tests.allSatisfy { $0.isTrue(amongst: flags) } }
            }
    }

    /// The properties that a function sets to true.
    private func flagsSet(by function: Function) -> [String] {
        sites(in: function).compactMap { site in
            guard case .assignment(let target, nil, let value) = site.kind, value.isBoolean(true), let name = target.plainName,
                site.locals?.lookUp(name) == nil
            else { return nil }
            return name.withoutUnderscore
        }
    }
}

extension Site {
    /// Whether the screen itself goes away there, rather than something that it shows.
    fileprivate var leaves: Bool {
        guard let call, UIKit.waysOut.contains(call.name) else { return false }
        guard let receiver = call.receiver?.core, !receiver.isSelf else { return true }
        return ["navigationController", "presentingViewController", "parent", "parentViewController"].contains(receiver.memberName)
    }
}

extension Expression {
    /// Whether it holds where one of some properties is true: `restored`, `restored == true`.
    fileprivate func isTrue(amongst flags: Set<String>) -> Bool {
        switch core.kind {
        case .binary(let left, "==", let right): right.isBoolean(true) && left.isTrue(amongst: flags)
        default: core.plainName.map { flags.contains($0.withoutUnderscore) } ?? false
        }
    }
}
