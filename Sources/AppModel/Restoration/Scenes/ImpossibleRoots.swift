import Syntax

/// Where a scene's delegate looks for a screen that its window never begins with, and does with the restored activity what only that one could.
public struct ImpossibleRoot: Sendable {
    public let function: Function
    /// The cast.
    public let range: SourceRange
    /// What it casts to.
    public let wanted: String
    /// What the window begins with instead.
    public let root: StoryboardController
}

extension App {
    /// Only where storyboards alone give windows their roots, in the order of the functions.
    public func impossibleRoots(_ silences: inout Silences) -> [ImpossibleRoot] {
        program.functions.flatMap { function -> [ImpossibleRoot] in
            guard let delegate = function.type, isSceneDelegate(delegate), !program.isTest(function),
                function.names(anyOf: ["rootViewController"])
            else { return [] }
            let sites = sites(in: function)
            return sites.compactMap { site in
                guard case .cast(let base, .conditional, let target) = site.kind,
                    place(of: site, in: function).origins(of: base).allSatisfy({ $0.value.isRootOfOwnWindow }),
                    let wanted = program.resolve(target, at: place(of: site, in: function)),
                    let root = rootThatIsNever(wanted.unwrapped, unit: program.unit(of: function)),
                    sites.contains(where: { restores(at: $0, behind: site, in: function) }),
                    !silences.note(program.silence(onAncestorsOf: delegate))
                else { return nil }
                return ImpossibleRoot(function: function, range: site.range, wanted: wanted.unwrapped.name, root: root)
            }
        }
    }

    private func place(of site: Site, in function: Function) -> Place { Place(site, in: function) }

    /// Whether something is given the activity only where a cast succeeds.
    private func restores(at site: Site, behind cast: Site, in function: Function) -> Bool {
        guard site.tests.contains(where: { $0.contains { $0.range == cast.range } }), let call = site.call else { return false }
        return call.arguments.contains { argument in
            program.type(of: argument.value, at: Place(site, in: function))?.unwrapped.name == "NSUserActivity"
                || mayBeOfSession(argument.value, at: Place(site, in: function)) || argument.value.contains { $0.memberName == "userInfo" }
        }
    }

    /// What all windows of an app begin with, if none of it can be of a type.
    private func rootThatIsNever(_ wanted: StaticType, unit: Int) -> StoryboardController? {
        let roots = initialControllers.map { interface.controllers[$0] }.filter { $0.unit == unit }
        guard let first = roots.first, roots.allSatisfy({ $0.type.map { !isOne($0, wanted) } ?? false }), !mayReplaceRoot(inUnit: unit)
        else {
            return nil
        }
        return first
    }

    /// Whether an object that is of one class, and of none below it, is of a type.
    private func isOne(_ root: StaticType, _ wanted: StaticType) -> Bool {
        switch (root.unwrapped, wanted) {
        case (.project(let root), .project(let wanted)):
            return wanted.kind != .class || program.hasUnknownAncestor(root) || program.isWithin(root, wanted)
        case (.project(let root), .named(let name, _)):
            return program.hasUnknownAncestor(root) || !UIKit.isKnownClass(name) || program.inherits(root, from: name)
        case (.named(let root, _), .named(let name, _)):
            return !UIKit.isKnownClass(root) || !UIKit.isKnownClass(name) || UIKit.inherits(root, from: name)
        case (.named(let root, _), .project(let wanted)):
            return wanted.kind != .class || !UIKit.isKnownClass(root)
        default:
            return true
        }
    }

    /// Whether code may give a window another root.
    private func mayReplaceRoot(inUnit unit: Int) -> Bool {
        let isAssigned = program.functions(mentioningAnyOf: ["rootViewController", "setRootViewController"]).contains { function in
            program.unit(of: function) == unit && sites(in: function).contains { $0.assignedRoot != nil }
        }
        return isAssigned || program.isSaidInOutlines("rootViewController", ofUnit: unit)
            || program.isSaidInOutlines("setRootViewController", ofUnit: unit)
    }
}
