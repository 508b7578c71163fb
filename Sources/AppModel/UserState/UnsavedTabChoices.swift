import Syntax

/// A tab that an action chooses by code, where only what UIKit calls for the user's touch saves which one it is.
public struct UnsavedTabChoice: Sendable {
    public let owner: Type
    /// Where the action chooses it.
    public let choice: Location
    public let action: Function
    /// Where a touch has it saved.
    public let saved: Location
    /// What chooses the saved one again.
    public let restorer: Function
}

extension App {
    /// One for each action, in the order of the classes, of tab bar controllers that UIKit does not save itself.
    public func unsavedTabChoices(_ silences: inout Silences) -> [UnsavedTabChoice] {
        let told = program.functions(mentioningAnyOf: App.selections).compactMap(\.type).first(ofEach: \.id)
        return told.filter { !program.files[$0.file].isTest && program.inherits($0, from: "UITabBarController") && isLeftAlone($0) }
            .flatMap { owner -> [UnsavedTabChoice] in
                let choices = unsavedTabChoices(of: owner)
                return choices.isEmpty || silences.note(program.silence(onCodeOf: owner.unit)) ? [] : choices
            }
    }

    private static let selections: Set<String> = ["selectedIndex", "selectedViewController", "selectedTab"]

    /// Whether UIKit saves nothing of a class, and it hears of no selection but by callbacks.
    private func isLeftAlone(_ owner: Type) -> Bool {
        classIdentifier(of: owner).isNone && storyboardControllers(of: owner).allSatisfy { identifier(of: $0).isNone }
            && program.lineage(of: owner).allSatisfy { type in
                program.implementations(of: .encodeState, in: type).isEmpty && App.selections.allSatisfy { type.property($0) == nil }
            }
    }

    private func unsavedTabChoices(of owner: Type) -> [UnsavedTabChoice] {
        let functions = program.functions(of: owner)
        let callbacks = functions.filter(\.tellsOfTab)
        guard let callback = callbacks.onlyElement else { return [] }
        let selectors = Set(functions.flatMap(\.selectorsOfActions))
        for (slot, location) in slots(filledIn: callback) {
            guard
                let restorer = functions.first(where: { $0 != callback && asks($0, for: slot) && choice(in: $0) != nil }),
                !program.functions(mentioningAnyOf: [slot.isKey ? "set" : slot.name]).contains(where: { other in
                    other != callback && other.type != slot.type && !program.isTest(other) && fills(other, slot)
                })
            else { continue }
            return functions.compactMap { action -> UnsavedTabChoice? in
                guard action != callback, action != restorer, action.isAction(by: selectors), let choice = choice(in: action) else {
                    return nil
                }
                let running = RunningAtOnce(from: [action], flow, bodies).functions
                let tells = running.contains { other in
                    other == callback || asks(other, for: slot)
                        || sites(in: other).contains { site in
                            guard let call = site.call else { return false }
                            return call.name == callback.fact.name || ["post", "perform"].contains(call.name)
                        }
                }
                if tells { return nil }
                return UnsavedTabChoice(owner: owner, choice: choice, action: action, saved: location, restorer: restorer)
            }
        }
        return []
    }

    /// Where a function chooses a tab of its own object.
    private func choice(in function: Function) -> Location? {
        guard function.names(anyOf: App.selections) else { return nil }
        return sites(in: function).lazy.compactMap { site in
            guard case .assignment(let target, nil, let value) = site.kind, let name = target.plainName, App.selections.contains(name),
                site.locals?.lookUp(name) == nil
            else { return nil }
            if case .integer = value.core.kind { return nil }
            return function.location(target.range)
        }.first
    }

    /// What a function puts where it lasts: into a record that can be read again, or into defaults.
    private func slots(filledIn function: Function) -> [(slot: Slot, location: Location)] {
        sites(in: function).compactMap { site in
            let place = Place(site, in: function)
            switch site.kind {
            case .assignment(let target, nil, _):
                guard case .member(let base, let name) = target.core.kind, !base.isSelf,
                    let record = program.type(of: base, at: place)?.unwrapped.projectType,
                    ["Decodable", "Codable"].contains(where: { program.adopts(record, $0) })
                else { return nil }
                return (Slot(name: name.text, isKey: false, type: record), function.location(target.range))
            case .call(let call):
                guard call.name == "set", let key = call.argument("forKey"), case .text(let text) = string(key, at: place),
                    let receiver = call.receiver, isUserDefaults(receiver, at: place)
                else { return nil }
                return (Slot(name: text, isKey: true, type: nil), function.location(site.range))
            default: return nil
            }
        }
    }

    /// Whether a function mentions the field, or the key by whatever constant.
    private func asks(_ function: Function, for slot: Slot) -> Bool {
        function.contains { part in
            switch part.kind {
            case .member(_, let name) where !slot.isKey: name.text == slot.name
            case .name(let name) where !slot.isKey: name == slot.name
            case .string, .name, .member: slot.isKey && isKey(part, of: slot, in: function)
            default: false
            }
        }
    }

    private func fills(_ function: Function, _ slot: Slot) -> Bool {
        sites(in: function).contains { site in
            switch site.kind {
            case .assignment(let target, _, _): !slot.isKey && target.core.memberName == slot.name
            case .call(let call): slot.isKey && call.name == "set" && call.arguments.contains { isKey($0.value, of: slot, in: function) }
            case .local, .returns, .forced, .cast, .attempt, .element, .range: false
            }
        }
    }

    private func isKey(_ part: Expression, of slot: Slot, in function: Function) -> Bool {
        string(part, at: Place(function, nil)).text == slot.name
    }
}

/// Where something is kept by name.
private struct Slot {
    let name: String
    /// Of defaults.
    let isKey: Bool
    let type: Type?
}

extension Function {
    /// Whether UIKit calls it as the user taps a tab; it says nothing of what code chooses.
    fileprivate var tellsOfTab: Bool {
        guard ["tabBar", "tabBarController"].contains(fact.name), fact.parameters.count == 2, let label = fact.parameters.last?.label else {
            return false
        }
        return ["didSelect", "didSelectItem", "didSelectViewController"].contains(label)
    }

    /// `action: #selector(choose(_:))` of anything.
    fileprivate var selectorsOfActions: [String] {
        var names: [String] = []
        _ = contains { part in
            guard case .call(let call) = part.kind else { return false }
            for argument in call.arguments where argument.label == "action" {
                if case .selector(let named) = argument.value.core.kind, let name = named.memberName {
                    names.append(name.baseOfSelector)
                }
            }
            return false
        }
        return names
    }
}
