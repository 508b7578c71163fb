import Syntax

/// A table's controller that whoever shows it makes in one style, and its factory in another: UIKit keeps no style (B1).
public struct OtherTableStyle: Sendable {
    public let result: FactoryResult
    public let made: Type
    /// By which the table comes back, as Swift calls it.
    public let style: String
    /// By which all others make it.
    public let usual: String
    /// Where one of them does.
    public let other: Location
}

extension App {
    /// What factories make in another style than all who show the class, where initializers and their arguments tell both.
    public func otherTableStyles(amongst results: [FactoryResult]) -> [OtherTableStyle] {
        results.compactMap { result in
            guard let (type, call, isDynamic) = result.made, let made = type.projectType,
                !isDynamic || program.descendants(of: made).isEmpty,
                program.inherits(made, from: "UITableViewController"), !program.hasUnknownAncestor(made),
                !hasTableOfItsOwn(made), let style = tableStyle(of: made, madeBy: call, depth: 0)
            else { return nil }
            let others = creatingCalls(of: made).filter { $0.created == made && !$0.function.isFactory && $0.function != result.function }
            let styles = others.map { other in
                site(endingAt: other.end, in: other.function)?.call.flatMap { tableStyle(of: made, madeBy: $0, depth: 0) }
            }
            guard let first = others.first, let usual = styles.first ?? nil, usual != style, styles.allSatisfy({ $0 == usual }),
                storyboardControllers(of: made).isEmpty
            else { return nil }
            let place = site(endingAt: first.end, in: first.function)?.range ?? first.function.fact.nameRange
            return OtherTableStyle(result: result, made: made, style: style, usual: usual, other: first.function.location(place))
        }.first(ofEach: \.result.location)
    }

    private func site(endingAt end: UInt32, in function: Function) -> Site? {
        sites(in: function).first { $0.call != nil && $0.range.end == end }
    }

    /// Whether a class makes its table itself.
    private func hasTableOfItsOwn(_ type: Type) -> Bool {
        program.family(of: type).flatMap { program.functions(of: $0) }.contains { function in
            function.fact.name == "loadView"
                || sites(in: function).contains { site in
                    guard case .assignment(let target, _, _) = site.kind else { return false }
                    return ["tableView", "view"].contains(target.plainName)
                }
        }
    }

    /// The style that a call gives a new object, itself or by an initializer of the class that passes one on; `nil` where the text does not tell.
    private func tableStyle(of type: Type, madeBy call: Call, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        let own = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { $0.fact.kind == .initializer }
        func first(taking labels: [String?]) -> Function? { own.first { $0.fact.parameters.map(\.label) == labels } }
        // UIKit's bare initializer comes to the one with a style.
        let initializer = first(taking: call.arguments.map(\.label)) ?? (call.arguments.isEmpty ? first(taking: ["style"]) : nil)
        if let initializer {
            let passed = sites(in: initializer).compactMap { site -> Call? in
                guard let inner = site.call, inner.name == "init", inner.receiver?.isSelf ?? false || inner.receiver?.isSuper ?? false
                else { return nil }
                return inner
            }
            guard let inner = passed.onlyElement?.handingOn(call, of: initializer) else { return nil }
            if inner.receiver?.isSuper == true, let owner = initializer.type, case .project(let parent) = program.superclass(of: owner) {
                return tableStyle(of: parent, madeBy: inner, depth: depth + 1)
            }
            return inner.receiver?.isSuper == true ? inner.spelledTableStyle : tableStyle(of: type, madeBy: inner, depth: depth + 1)
        }
        return call.spelledTableStyle
    }
}

extension Call {
    /// With what the call of the initializer around it gives for the parameters that it hands on: UIKit's bare one gives a plain style.
    fileprivate func handingOn(_ outer: Call, of initializer: Function) -> Call {
        var call = self
        for (index, argument) in arguments.enumerated() {
            guard case .name(let name) = argument.value.core.kind,
                let label = initializer.fact.parameters.first(where: { $0.name == name })?.label
            else { continue }
            if let given = outer.argument(label) { call.arguments[index].value = given }
            if outer.arguments.isEmpty { call.arguments[index].value = Expression(.implicitMember("plain"), argument.value.range) }
        }
        return call
    }

    /// What UIKit's own initializers get for a style: without one they begin as plain tables.
    fileprivate var spelledTableStyle: String? {
        if arguments.isEmpty { return "plain" }
        guard let style = arguments.onlyElement, style.label == "style" else { return nil }
        let name: String? =
            switch style.value.core.kind {
            case .implicitMember(let name): name
            default: style.value.core.memberName
            }
        guard let name else { return nil }
        let short = name.hasPrefix("UITableViewStyle") ? String(name.dropFirst("UITableViewStyle".count)) : name
        let word = short.prefix(1).lowercased() + short.dropFirst()
        return ["plain", "grouped", "insetGrouped"].contains(word) ? word : nil
    }
}
