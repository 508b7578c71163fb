import AppModel
import Syntax

/// What the content of a group's windows takes by force of the value that they show: SwiftUI brings a window back with the value that it had (I16).
struct ForcedWindowValue {
    let force: Force
    let mark: SourceRange
    let function: Function
    /// Where the group names the type of the value.
    let origin: Location
}

extension App {
    /// The first place in the content of each group, and in each view that is given the value there as it is.
    func forcedWindowValues() -> [ForcedWindowValue] {
        windowValues().flatMap { window -> [ForcedWindowValue] in
            let group = sites(in: window.function).lazy.compactMap { site in
                site.call.flatMap { $0.argument("for")?.range == window.range ? $0 : nil }
            }.first
            guard let content = group?.content, let parameter = content.closure.parameters.first?.name else { return [] }
            let value = WindowContent(parameter, within: content.range, of: window.function)
            var found = [force(on: value)]
            for site in sites(in: window.function) where content.range.contains(site.range) {
                guard let call = site.call else { continue }
                found += views(given: value, by: call, at: Place(site, in: window.function)).map(force)
            }
            return found.compactMap(\.self).map { force, mark, function in
                ForcedWindowValue(force: force, mark: mark, function: function, origin: window.location)
            }.first(ofEach: \.function.id)
        }
    }

    private typealias Found = (force: Force, mark: SourceRange, function: Function)

    private func force(on value: WindowContent) -> Found? {
        let sites = sites(in: value.function)
        let userDriven = sites.compactMap(\.call).filter { UIKit.callsForUser.contains($0.name) }.flatMap(\.closures)
        for site in sites where value.range?.contains(site.range) ?? true {
            let place = Place(site, in: value.function)
            guard !userDriven.contains(where: { $0.contains(site.range) }), !value.function.catches(site.range) else { continue }
            switch site.kind {
            case .forced(let base):
                if value.isIt(base, at: place) {
                    guard !site.isTested(where: { value.isIt($0, at: place) }) else { continue }
                    return (Force("is unwrapped by force"), site.mark ?? site.range, value.function)
                }
                guard let lookUp = program.lookUp(base.core, at: place), !lookUp.isOfBundle,
                    lookUp.keys.contains(where: { $0.contains { value.isIt($0, at: place) } }), !value.isWeighed(at: site, place)
                else { continue }
                return (lookUp.force("unwrapped by force", at: site.mark ?? site.range), site.mark ?? site.range, value.function)
            case .element(let list, let arguments):
                guard let index = arguments.onlyElement, index.label == nil, value.isIt(index.value.number, at: place),
                    case .named("Array", _)? = program.type(of: list, at: place)?.unwrapped, program.isFilledLater(list, at: place),
                    !value.isWeighed(at: site, place), !site.isTested(where: { $0.memberName == list.core.memberName })
                else { continue }
                let help = "Test it against the list before it is used: the list may be shorter by now."
                return (Force("is an index that nothing checks", severity: .note, help: help), site.range, value.function)
            default: continue
            }
        }
        return nil
    }

    /// The bodies of a view that is made with the value in a property of its own.
    private func views(given value: WindowContent, by call: Call, at place: Place) -> [WindowContent] {
        guard let view = program.typeValue(of: call.callee, at: place)?.projectType, program.adopts(view, "View"),
            !view.declarations.contains(where: { $0.fact.methods.contains { $0.name == "init" } })
        else { return [] }
        return call.arguments.flatMap { argument -> [WindowContent] in
            guard let name = argument.label, let property = view.property(name)?.fact, !property.isComputed,
                property.attributes.isEmpty && value.isIt(argument.value, at: place)
                    || property.attributes == ["Binding"] && value.isBinding(argument.value)
            else { return [] }
            return program.functions(of: view).filter { $0.fact.kind == .getter && !$0.isStatic && $0.property?.isComputed == true }.map {
                WindowContent(name, within: nil, of: $0)
            }
        }
    }
}

/// Where a window's value is at hand, and by which name.
private struct WindowContent {
    let name: String
    /// The closure that is given it; `nil` of a view, which has it in a property.
    let range: SourceRange?
    let function: Function
    private let isBinding: Bool

    init(_ parameter: String, within range: SourceRange?, of function: Function) {
        let isProjected = parameter.hasPrefix("$")
        name = isProjected ? String(parameter.dropFirst()) : parameter
        isBinding = range != nil && !isProjected
        self.range = range
        self.function = function
    }

    /// Whether an expression is the group's binding to the value.
    func isBinding(_ expression: Expression) -> Bool { range != nil && expression.core.isName(isBinding ? name : "$" + name) }

    /// Whether an expression is the value, also with another in its place where there is none, or a local that has it.
    func isIt(_ expression: Expression, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        switch expression.core.kind {
        case .binary(let first, "??", _): return isIt(first, at: place, depth: depth + 1)
        case .member(let base, let member) where member.text == "wrappedValue":
            return base.core.isName(isBinding ? name : "$" + name)
        case .name(name) where !isBinding && (range != nil || place.locals?.lookUp(name) == nil): return true
        case .member(let base, let member) where range == nil && base.isSelf: return member.text == name
        case .name(let local):
            guard let first = place.firstValue(of: local), first.value.range != expression.range else { return false }
            return isIt(first.value, at: first.place, depth: depth + 1)
        default: return false
        }
    }

    /// Whether a test on the way asks more than whether there is a value.
    func isWeighed(at site: Site, _ place: Place) -> Bool {
        site.tests.contains { test in
            if isIt(test, at: place) { return false }
            if case .binary(let left, let operation, let right) = test.kind, ["==", "!="].contains(operation), right.isNil,
                isIt(left, at: place)
            {
                return false
            }
            return test.contains { isIt($0, at: place) }
        }
    }
}

extension Call {
    /// What a group's windows show.
    fileprivate var content: (closure: Closure, range: SourceRange)? {
        arguments.lazy.compactMap { argument in
            if case .closure(let closure) = argument.value.kind { (closure, argument.value.range) } else { nil }
        }.first
    }

    fileprivate var closures: [SourceRange] {
        arguments.filter { if case .closure = $0.value.kind { true } else { false } }.map(\.value.range)
    }
}
