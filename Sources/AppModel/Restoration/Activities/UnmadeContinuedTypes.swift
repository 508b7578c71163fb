import Syntax

/// A type of activity that SwiftUI is to hand over, and that no activity has, while one that is made and listed for it is waited for by nobody.
public struct UnmadeContinuedType: Sendable {
    public let type: String
    public let function: Function
    /// What names the type there.
    public let range: SourceRange
    /// The type that an activity has, and where that gets it.
    public let made: String
    public let makes: Location
}

extension App {
    /// The first place for each type, in path order. Only in apps that take up activities by SwiftUI's handlers alone and whose Info.plist lists
    /// what they continue, the other type among that.
    public func unmadeContinuedTypes(_ silences: inout Silences) -> [UnmadeContinuedType] {
        let handlers = handlersOfActivities().filter { $0.type.contains(".") && !$0.type.hasPrefix("com.apple.") }
        guard !handlers.isEmpty else { return [] }
        let (made, asked) = (madeActivityTypes(), askedActivityTypes())
        return handlers.compactMap { handler -> UnmadeContinuedType? in
            let unit = program.unit(of: handler.function)
            let type = StringValue.text(handler.type)
            let lists = program.infoPlists(ofAppsInUnit: unit).map(\.facts)
            func isOfUnit(_ function: Function) -> Bool { program.unit(of: function) == unit }
            guard program.unitsWithApp.contains(unit), !lists.isEmpty, !lists.contains(where: { $0.mayList(activityType: type) }),
                !made.contains(where: { $0.type == type }), !takesActivitiesOtherwise(inUnit: unit)
            else { return nil }
            let idle = made.first { made in
                isOfUnit(made.function) && made.type.text.map { text in lists.contains { $0.lists(activityType: text) } } ?? false
                    && !asked.contains { isOfUnit($0.function) && $0.type.mayEqual(made.type) }
            }
            guard let idle, let text = idle.type.text else { return nil }
            let unknown = made.first { $0.type.text == nil }
            let doubt = unknown.map { Silence(.builtActivityType, at: $0.function.location($0.range), about: $0.function.symbol) }
            if silences.note(doubt) || silences.note(program.silence(onCodeOf: unit)) { return nil }
            return UnmadeContinuedType(
                type: handler.type, function: handler.function, range: handler.site.call?.arguments[0].value.range ?? handler.site.range,
                made: text, makes: idle.function.location(idle.range))
        }.first(ofEach: \.type)
    }

    /// Whether a delegate of a unit's takes activities up, of whichever type.
    private func takesActivitiesOtherwise(inUnit unit: Int) -> Bool {
        program.functions.contains { function in
            program.unit(of: function) == unit
                && function.fact.parameters.contains { ["continue", "continueUserActivity"].contains($0.label) }
        }
    }
}
