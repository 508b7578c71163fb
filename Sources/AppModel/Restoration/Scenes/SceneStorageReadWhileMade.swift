import Syntax

/// Scene storage that a view's initializer asks for: SwiftUI gives the view what was kept only once it is there (I11).
public struct SceneStorageReadWhileMade: Sendable {
    public let property: Property
    public let function: Function
    /// Of `page` or `self.page`.
    public let range: SourceRange
}

extension App {
    /// In the order of the properties, once for each initializer. Left out is what runs later, in closures, and what the initializer gives a
    /// value itself.
    public func sceneStorageReadWhileMade() -> [SceneStorageReadWhileMade] {
        sceneStorageProperties().map(\.property).filter { !$0.isOutsideViews && $0.fact.accessors.isEmpty }.flatMap { property in
            let name = property.fact.name
            return program.functions(of: property.owner).compactMap { function -> SceneStorageReadWhileMade? in
                guard function.fact.kind == .initializer, function.fact.words.mayHold(name), !function.gives(name),
                    let range = reads(of: [name], in: function)[name]?.first(where: { !function.isInClosure($0) })
                else { return nil }
                return SceneStorageReadWhileMade(property: property, function: function, range: range)
            }
        }
    }
}

extension Function {
    /// Whether it gives a property a value, or what that is wrapped in one.
    fileprivate func gives(_ name: String) -> Bool {
        contains { part in
            if part.isNamed("_" + name) { return true }
            guard case .assignment(let target, _, _) = part.kind else { return false }
            return target.isPart(of: name)
        }
    }

    fileprivate func isInClosure(_ range: SourceRange) -> Bool { contains { $0.isClosure && $0.range.contains(range) } }
}
