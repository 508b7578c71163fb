import Syntax

/// What each window of a group shows. SwiftUI keeps it with the window and gives it back with it (I16).
public struct WindowValue: Sendable {
    public let type: StaticType
    /// The type itself, and what its cases carry.
    public let parts: [StaticType]
    /// The name of the group, if it has one and the text tells it.
    let name: String?
    /// Where the group names the type.
    public let range: SourceRange
    public let function: Function

    public var location: Location { function.location(range) }
}

extension App {
    /// Those of a known type, in the order of the functions that declare the groups, tests left out, and groups that say not to be restored.
    public func windowValues() -> [WindowValue] {
        program.functions(mentioningAnyOf: ["WindowGroup"]).filter { !program.isTest($0) }.flatMap { function -> [WindowValue] in
            var excluded: [SourceRange] = []
            _ = function.contains { part in
                if case .call(let call) = part.kind, let scene = call.sceneKeptAway { excluded.append(scene.range) }
                return false
            }
            return sites(in: function).compactMap { site in
                guard let call = site.call, call.name == "WindowGroup", let named = call.argument("for"),
                    !excluded.contains(where: { $0.contains(site.range) }),
                    let type = program.typeValue(of: named.core, at: Place(site, in: function))
                else { return nil }
                return WindowValue(
                    type: type.unwrapped, parts: [type.unwrapped] + payloads(of: type.unwrapped),
                    name: call.argument("id").flatMap { program.string($0, at: Place(site, in: function)).text }, range: named.range,
                    function: function)
            }
        }
    }

    /// What the cases of an enum carry, as far as it is known.
    func payloads(of type: StaticType) -> [StaticType] {
        guard case .project(let enumeration) = type, enumeration.kind == .enumeration else { return [] }
        return enumeration.declarations.flatMap { declaration in
            let place = Place(in: declaration, of: enumeration, isStatic: false)
            return declaration.fact.cases.flatMap(\.payload).compactMap { $0.type.flatMap { program.resolve($0, at: place) } }
        }
    }

    /// The values that windows are opened with, in the order of the functions, where the app keeps any.
    func valuesOfOpenedWindows() -> [SavedValue] {
        let windows = windowValues()
        guard !windows.isEmpty else { return [] }
        return program.functions(mentioningAnyOf: ["openWindow"]).flatMap { function in
            sites(in: function).compactMap { site -> SavedValue? in
                let place = Place(site, in: function)
                guard let call = site.call, call.name == "openWindow", let value = call.argument("value"),
                    let type = program.type(of: value, at: place)?.unwrapped
                else { return nil }
                let name = call.argument("id").map { program.string($0, at: place).text }
                // Without a name it opens the group of the type.
                guard windows.contains(where: { $0.type == type && (name == nil || name == .some($0.name)) }) else { return nil }
                return SavedValue(store: .window, key: .unknown, value: value, function: function, place: place)
            }
        }
    }
}

extension Expression {
    fileprivate func isImplicitMember(_ name: String) -> Bool {
        switch kind {
        case .implicitMember(let member): member == name
        case .member(_, let member): member.text == name
        default: false
        }
    }
}

extension Call {
    /// The scene that the system is not to bring back: `WindowGroup { … }.restorationBehavior(.disabled)`.
    var sceneKeptAway: Expression? {
        name == "restorationBehavior" && firstUnlabelled?.core.isImplicitMember("disabled") == true ? receiver : nil
    }
}
