extension FlowAnalysis {
    /// Follows the values that restoration asks about, in the units that restore anything.
    static func solve(restorationIn program: Program, drawings: Drawings) -> PointsTo {
        let scope = FlowScope(program, units: RestoringUnits.follows(in: program))
        return solve(program, .frameworks(calling: program, drawings: drawings), over: scope.isRelevant, from: scope.isRoot)
    }
}

extension FlowAnalysis.Environment {
    /// UIKit and AppKit, with what the program draws for them.
    static func frameworks(calling program: Program, drawings: Drawings) -> FlowAnalysis.Environment {
        FlowAnalysis.Environment(
            effects: .frameworks,
            isCallback: { function in
                if function.hook != nil { return true }
                if function.fact.kind == .initializer { return false }
                return UIKit.viewLifeCycle.contains(function.fact.name) || UIKit.delegateMethods.contains(function.fact.name)
                    || program.overridesFrameworks(function)
            },
            isMade: { type in
                ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate"].contains {
                    program.adopts(type, $0)
                }
            },
            // The window of the storyboard which the app or the scene begins with, and what a nib connects.
            isGiven: { name, type in
                name == "window" && ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains { program.adopts(type, $0) }
                    || program.lineage(of: type).contains { $0.property(name)?.fact.attributes.contains("IBOutlet") == true }
            },
            drawings: drawings, namedClasses: program.classesNamedByPaths())
    }
}

extension Program {
    /// Whether the frameworks declare what a function overrides, as far as no class of the project above does.
    fileprivate func overridesFrameworks(_ function: Function) -> Bool {
        guard function.fact.modifiers.contains(.overrides) else { return false }
        guard let type = function.type else { return true }
        func isOverridden(_ other: Function) -> Bool {
            other.fact.fullName == function.fact.fullName && other.fact.kind == function.fact.kind
                && other.property?.name == function.property?.name
        }
        for above in lineage(of: type).dropFirst().reversed() {
            if let declared = functions(of: above).first(where: isOverridden) { return declared.fact.modifiers.contains(.overrides) }
        }
        return true
    }
}
