import AppModel
import Syntax

extension App {
    /// `selectedRange = restored.rangeValue` of a text view of AppKit's, which raises where that ends behind its text. Nothing where the method
    /// looks at how long a text is, or restores the text as well.
    func unboundSelection(_ value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.isObject else { return nil }
        for (site, ranges, name) in body.selections where ranges.isSelection(value, at: site) && !mayFitSelections(of: value.function) {
            return Force(
                "goes to '\(name)' of a text view, and nothing checks where it ends", elsewhere: ranges.range, severity: .note,
                help: "Drop the ranges that end behind the text: it may be shorter by now.")
        }
        return nil
    }

    /// Whether a text view of the app's own cuts what it is told to select, or one of the object's other methods sets its text.
    private func mayFitSelections(of function: Function) -> Bool {
        let setters: Set = ["setSelectedRange", "setSelectedRanges", "selectedRange", "selectedRanges", "selectionRange"]
        let cuts = program.functions.contains { setter in
            setters.contains(setter.property?.name ?? setter.fact.name)
                && setter.type.map { program.inherits($0, from: "NSTextView") } ?? true
        }
        if cuts { return true }
        let family = function.type.map { program.family(of: $0).flatMap { program.functions(of: $0) } } ?? []
        return family.contains { $0 != function && $0.setsText }
    }

    /// What a text view of AppKit's is told to select.
    func selection(at site: Site, in function: Function) -> (ranges: Expression, name: String)? {
        let place = Place(site, in: function)
        func isTextView(_ receiver: Expression?) -> Bool {
            let type = receiver.map { program.type(of: $0, at: place)?.unwrapped } ?? place.type.map(StaticType.project)
            return switch type {
            case .project(let type)?: program.inherits(type, from: "NSTextView")
            case .named(let name, _)?: UIKit.inherits(name, from: "NSTextView")
            default: false
            }
        }
        switch site.kind {
        case .assignment(let target, nil, let value):
            guard let name = target.core.memberName, ["selectedRange", "selectedRanges"].contains(name) else { return nil }
            if case .member(let base, _) = target.core.kind { return isTextView(base) ? (value, name) : nil }
            return isTextView(nil) ? (value, name) : nil
        case .call(let call):
            guard ["setSelectedRange", "setSelectedRanges"].contains(call.name), let value = call.firstUnlabelled, isTextView(call.receiver)
            else { return nil }
            return (value, call.name)
        default: return nil
        }
    }
}

extension Expression {
    /// Whether it is a restored value, what is left where that is missing, or the range in it.
    fileprivate func isSelection(_ value: RestoredValue, at site: Site, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        if core.range == value.range { return true }
        func isSelection(_ part: Expression?) -> Bool { part?.isSelection(value, at: site, depth: depth + 1) ?? false }
        switch core.kind {
        case .member(let base, let name): return name.text == "rangeValue" && isSelection(base)
        case .binary(let first, "??", _): return isSelection(first)
        case .cast(let base, _, _), .optional(let base), .forced(let base): return isSelection(base)
        case .name:
            guard let local = binding(at: site), !site.isDecided(by: local) else { return false }
            return switch local.origin {
            case .local(let made): isSelection(made.value)
            case .unwrapped(_, let bound): isSelection(bound)
            case .parameter, .element, .pattern: false
            }
        default: return false
        }
    }
}

extension Function {
    var looksAtLengths: Bool {
        setsText
            || contains { part in
                switch part.kind {
                case .member(_, let name): Function.lengths.contains(name.text)
                case .call(let call): Function.lengths.contains(call.name)
                default: false
                }
            }
    }

    /// Whether it gives a view another text.
    fileprivate var setsText: Bool {
        contains { part in
            switch part.kind {
            case .call(let call): Function.changesOfText.contains(call.name)
            case .assignment(let target, _, _): target.core.memberName == "string"
            default: false
            }
        }
    }

    private static let lengths: Set = [
        "length", "count", "upperBound", "endIndex", "utf16", "NSMaxRange", "NSIntersectionRange", "intersection", "filter", "clamped",
    ]

    private static let changesOfText: Set = ["setString", "insertText", "replaceCharacters", "setAttributedString"]
}
