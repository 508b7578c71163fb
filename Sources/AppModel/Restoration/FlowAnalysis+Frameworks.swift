extension FlowAnalysis.Environment {
    /// UIKit and AppKit.
    static let frameworks = FlowAnalysis.Environment(effects: .frameworks) { function in
        if function.hook != nil { return true }
        if function.fact.kind == .initializer { return false }
        return function.fact.modifiers.contains(.overrides) || UIKit.viewLifeCycle.contains(function.fact.name)
            || UIKit.delegateMethods.contains(function.fact.name)
    }
}
