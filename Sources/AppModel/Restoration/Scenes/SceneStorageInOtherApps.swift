extension App {
    /// Scene storage of views that an app shows whose life cycle is UIKit's or AppKit's, such as in a `UIHostingController`: SwiftUI keeps it
    /// for scenes of its own `App` alone (I20). In path order, that of tests and previews left out.
    public func sceneStorageInOtherApps(_ silences: inout Silences) -> [Property] {
        let stored = program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }.filter {
            !program.files[$0.declaration.file].isTest && !$0.isOutsideViews && $0.fact.conditions.isEmpty && !isPreview($0.owner)
        }
        let others = Set(stored.map(\.owner.unit)).filter(isOfOtherLifeCycle)
        return stored.filter { property in
            others.contains(property.owner.unit) && isShownBySomebody(property.owner)
                && !silences.note(program.silence(onCodeOf: property.owner.unit))
        }
    }

    /// Whether the apps of a unit begin with a delegate, and SwiftUI has no scene in any of them, be it one that a delegate lends it.
    private func isOfOtherLifeCycle(unit: Int) -> Bool {
        let own = program.types.filter { $0.unit == unit }
        let begins = own.contains { type in
            type.startsApp && ["UIApplicationDelegate", "NSApplicationDelegate"].contains { program.adopts(type, $0) }
        }
        return (begins || unitsThatStart.contains(unit)) && program.unitsWithApp.contains(unit)
            && !own.contains { type in
                ["App", "Scene", "SceneStorage"].contains(where: type.lists) || type.shortName == "SceneStorage"
                    || type.inherited.contains { $0.name.hasSuffix("HostingSceneDelegate") }
            }
            && program.functions(mentioningAnyOf: ["NSHostingSceneRepresentation"]).isEmpty
    }

    private func isShownBySomebody(_ view: Type) -> Bool {
        program.functions(naming: [view.shortName]).contains { function in
            !program.isTest(function) && function.type != view && !(function.type.map(isPreview) ?? false)
        }
    }
}
