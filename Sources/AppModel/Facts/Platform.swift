import Syntax

/// A system that a file may be built for, as `#if os(…)` tells them apart.
public enum Platform: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, visionOS, watchOS

    /// Whether a build for it has what stands under a condition of `#if`; `nil` where the build's settings say so, too.
    func meets(_ condition: String) -> Bool? {
        var test = BuildCondition(condition, for: self)
        return test.value()
    }

    /// Whether a build for it may have what stands under some conditions, all of which must hold.
    func mayMeet(_ conditions: [String]) -> Bool { conditions.allSatisfy { meets($0) != false } }

    fileprivate func isCalled(_ name: String) -> Bool {
        switch name {
        case "OSX": self == .macOS
        case "xrOS": self == .visionOS
        default: rawValue == name
        }
    }

    /// Of a module of the system.
    fileprivate func has(_ module: String) -> Bool? {
        switch module {
        case "UIKit": self != .macOS
        // Catalyst, which builds for iOS, may have it.
        case "AppKit", "Cocoa": self == .macOS ? true : self == .iOS ? nil : false
        case "WatchKit": self == .watchOS ? true : self == .macOS || self == .tvOS ? false : nil
        default: nil
        }
    }
}

/// condition → conjunction ("||" conjunction)*
private struct BuildCondition {
    private var rest: Substring
    private let platform: Platform

    init(_ text: String, for platform: Platform) {
        rest = Substring(text.filter { !$0.isWhitespace })
        self.platform = platform
    }

    /// `nil` also for what is read in part only.
    mutating func value() -> Bool? {
        let value = disjunction()
        return rest.isEmpty ? value : nil
    }

    private mutating func disjunction() -> Bool? {
        var value = conjunction()
        while take("||") {
            let other = conjunction()
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    /// conjunction → operand ("&&" operand)*
    private mutating func conjunction() -> Bool? {
        var value = operand()
        while take("&&") {
            let other = operand()
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    /// operand → "!" operand | "(" condition ")" | name ("(" … ")")?
    private mutating func operand() -> Bool? {
        if take("!") { return operand().map { !$0 } }
        if take("(") {
            let value = disjunction()
            return take(")") ? value : nil
        }
        let name = takeName { !"()!&|".contains($0) }
        guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
        let argument = takeName { $0 != ")" }
        guard take(")") else { return nil }
        switch name {
        case "os": return platform.isCalled(argument)
        case "canImport": return platform.has(argument)
        case "targetEnvironment": return argument == "macCatalyst" && platform != .iOS ? false : nil
        default: return nil
        }
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    private mutating func takeName(while isPart: (Character) -> Bool) -> String {
        let name = rest.prefix(while: isPart)
        rest = rest.dropFirst(name.count)
        return String(name)
    }
}

extension Statement.Branch {
    /// What a build for a platform has of a `#if`; `nil` where its settings say so, too.
    fileprivate func arm(builtFor platform: Platform) -> [Statement]? {
        for arm in arms {
            var isMet: Bool? = true
            for case .compilation(let condition) in arm.conditions { isMet = platform.meets(condition) }
            guard let isMet else { return nil }
            if isMet { return arm.body }
        }
        return []
    }
}

extension [Statement] {
    /// What a build for a platform has of them, as far as a `#if` stands between them.
    func built(for platform: Platform?) -> [Statement] {
        guard let platform else { return self }
        return flatMap { statement -> [Statement] in
            guard case .branch(let branch) = statement.kind, branch.kind == .compilation, let arm = branch.arm(builtFor: platform) else {
                return [statement]
            }
            return arm.built(for: platform)
        }
    }

    /// Whether a build for a platform surely lacks what stands at a place in them.
    func lack(_ place: SourceRange, on platform: Platform) -> Bool {
        contains { statement in
            guard statement.range.contains(place) else { return false }
            if case .branch(let branch) = statement.kind, branch.kind == .compilation, let arm = branch.arm(builtFor: platform),
                !arm.contains(where: { $0.range.contains(place) })
            {
                return true
            }
            if statement.inner.lack(place, on: platform) { return true }
            return statement.expressions.contains { $0.range.contains(place) && $0.lacks(place, on: platform) }
        }
    }
}

extension Expression {
    fileprivate func lacks(_ place: SourceRange, on platform: Platform) -> Bool {
        contains { part in
            guard part.range.contains(place) else { return false }
            switch part.kind {
            case .closure(let closure): return closure.body.lack(place, on: platform)
            case .conditional(let statement): return [statement].lack(place, on: platform)
            case .call(let call):
                return !platform.mayMeet(call.conditions) && call.arguments.contains { $0.value.range.contains(place) }
            default: return false
            }
        }
    }
}
