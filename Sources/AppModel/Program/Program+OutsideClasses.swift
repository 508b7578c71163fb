/// Classes whose superclass is not in the sources, and what their own text proves of it.
extension Program {
    /// The class from outside of the sources that a type comes from in the end, by name.
    func outsideRoot(of type: Type) -> String? {
        guard case .unknown(let name) = hierarchy.root(of: type) else { return nil }
        // One name for several classes of the project is another matter.
        guard case .unknown = names.meaning(of: name, inFile: types[hierarchy.tops[type.id]].file, inside: nil) else { return nil }
        return name
    }

    /// Whether a class from outside can only be a controller, since one that comes from it overrides what is called while a
    /// controller's view loads or appears.
    func overridesViewLifeCycle(_ type: Type) -> Bool {
        guard outsideRoot(of: type) != nil else { return false }
        return lineage(of: type).contains { owner in
            functions(of: owner).contains { function in
                guard function.fact.kind == .method, !function.isStatic, UIKit.viewLifeCycle.contains(function.fact.name) else {
                    return false
                }
                return function.isObjectiveC ? function.callsSuper : function.fact.modifiers.contains(.overrides)
            }
        }
    }

    /// Whether a method overrides one of a superclass, wherever that is declared. Objective-C does not say `override`: there the
    /// class has to be known for a controller or view, or to show that it is one.
    public func overridesHook(_ function: Function) -> Bool {
        guard let hook = function.hook, let type = function.type else { return false }
        if isController(type) || isView(type) { return true }
        guard outsideRoot(of: type) != nil else { return false }
        if function.isObjectiveC { return overridesViewLifeCycle(type) }
        // A class of the project that begins with the method does not have it from the frameworks.
        let chain = [function] + ancestors(of: type).flatMap { implementations(of: hook, in: $0) }
        return chain.allSatisfy { $0.fact.modifiers.contains(.overrides) }
    }

    /// Why a method may override one of a superclass that `overridesHook` does not know of.
    public func silence(onOverridingBy function: Function) -> Silence? {
        guard let type = function.type, function.isObjectiveC || outsideRoot(of: type) == nil else { return nil }
        return silence(onAncestorsOf: type)
    }
}
