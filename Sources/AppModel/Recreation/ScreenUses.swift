import Syntax

/// What a screen does with a property, when it is shown and when the user acts.
extension App {
    /// Where what UIKit calls to show the view hands something of the property on.
    ///
    /// - Parameter asText: whether only what shows texts counts.
    func shownUse(of property: ShownProperty, in type: Type, asText: Bool = false) -> Location? {
        let functions = functionsThatShow(type) + functionsTold(of: property, in: type)
        func first(beside restored: Set<String>) -> Location? {
            functions.lazy.compactMap { function in
                self.shown(property, in: function, of: type, beside: restored, asText: asText).map(function.location)
            }.first
        }
        // What decoding fills is asked last: few screens get so far.
        guard let shown = first(beside: []) else { return nil }
        let restored = pathsRestored(in: type)
        return restored.isEmpty ? shown : first(beside: restored)
    }

    /// What a class gives what it decodes, itself or in a method that gets it: `label.text`, `button.setTitle`.
    private func pathsRestored(in type: Type) -> Set<String> {
        memories.pathsRestored.answer(type.id) { findPathsRestored(in: type) }
    }

    private func findPathsRestored(in type: Type) -> Set<String> {
        let decoders = program.lineage(of: type).flatMap { program.implementations(of: .decodeState, in: $0) }
        var paths: Set<String> = []
        for function in running(in: decoders, of: type) {
            let parameters = Set(function.fact.parameters.map(\.name))
            for site in sites(in: function) {
                guard let (target, values) = site.filled, let path = target.path,
                    path.split(separator: ".").first.map({ site.locals?.lookUp(String($0)) == nil }) ?? false
                else { continue }
                let isRead = values.flatMap { Place(site, in: function).origins(of: $0) }.contains { origin in
                    origin.value.contains { part in
                        switch part.kind {
                        case .call(let call): CoderMethod(call)?.direction == .read
                        case .name(let name): !decoders.contains(function) && parameters.contains(name)
                        default: false
                        }
                    }
                }
                if isRead { paths.insert(path) }
            }
        }
        return paths
    }

    /// What UIKit calls to show the view or to count its rows, and what that calls at once.
    func functionsThatShow(_ type: Type) -> [Function] {
        memories.functionsThatShow.answer(type.id) { findFunctionsThatShow(type) }
    }

    /// What runs as the property gets a value, which may be all that shows it, and what that calls at once.
    private func functionsTold(of property: ShownProperty, in type: Type) -> [Function] {
        let observers = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { function in
            function.fact.kind == .observer && function.property.map { property.isCalled($0.name) } ?? false
        }
        return observers + observers.flatMap { bodies.ownMethods(calledBy: $0, in: type) { !$0.mayRunLater } }
    }

    private func findFunctionsThatShow(_ type: Type) -> [Function] {
        let own = program.lineage(of: type).flatMap { program.functions(of: $0) }
        var open = viewMethods(of: type) + own.filter { $0.countsRows || $0.observesOutlet }
        var next = 0
        while next < open.count, next < 30 {
            let called =
                bodies.ownMethods(calledBy: open[next], in: type) { !$0.mayRunLater }
                + bodies.ownMessages(sentBy: open[next], in: type, isLaterToo: false)
                + bodies.ownGetters(readBy: open[next], in: type) { !$0.mayRunLater }
            open += called.filter { !open.contains($0) }
            next += 1
        }
        return Array(open.prefix(30))
    }

    /// Those, what lists ask for, and all that these have called sooner or later.
    func functionsThatMayShow(_ type: Type) -> [Function] {
        let lists = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter(\.answersList)
        var open = (functionsThatShow(type) + lists).first(ofEach: \.id)
        var next = 0
        while next < open.count, next < 60 {
            let called =
                bodies.ownMethods(calledBy: open[next], in: type) { _ in true }
                + bodies.ownMessages(sentBy: open[next], in: type, isLaterToo: true)
            open += called.filter { !open.contains($0) }
            next += 1
        }
        return open
    }

    /// Where what the user does is passed on to the property.
    func toldUse(of property: ShownProperty, in type: Type) -> Location? {
        for function in functionsThatAct(type) {
            for site in sites(in: function) {
                guard let call = site.call else { continue }
                let place = Place(site, in: function)
                let listeners = [call.receiver?.core, call.callee.core].compactMap(\.self) + call.completions
                for listener in listeners where property.isMeant(by: listener, at: place) {
                    // A local of it may be somebody else by then.
                    if case .name(let name) = listener.kind, place.locals?.lookUp(name) != nil, isChanged(name, at: place) { continue }
                    return function.location(listener.range)
                }
            }
        }
        return nil
    }

    /// What the user's doing calls, and what that calls sooner or later.
    private func functionsThatAct(_ type: Type) -> [Function] {
        memories.functionsThatAct.answer(type.id) {
            let own = program.lineage(of: type).flatMap { program.functions(of: $0) }
            let selectors = actionSelectors(of: type)
            var open = own.filter { function in
                // Nothing but a selector needs what Swift shows to Objective-C.
                let isForSelector = !function.isObjectiveC && function.fact.modifiers.contains(.isObjectiveC)
                return function.fact.kind == .method && function.hook == nil && !function.isStatic
                    && (function.tellsChoice || function.isAction(by: selectors)
                        || isForSelector && !function.fact.modifiers.contains(.overrides))
            }
            var next = 0
            while next < open.count, next < 60 {
                let called =
                    bodies.ownMethods(calledBy: open[next], in: type) { _ in true }
                    + bodies.ownMessages(sentBy: open[next], in: type, isLaterToo: true)
                open += called.filter { !open.contains($0) }
                next += 1
            }
            return Array(open.prefix(60))
        }
    }

    /// Where it is asserted, whenever the view is shown, that the property is there.
    func assertedUse(
        of property: ShownProperty, in type: Type
    ) -> (use: Location, effect: UnmetDependency.Effect)? {
        var open = viewMethods(of: type)
        var next = 0
        while next < open.count, next < 30 {
            let function = open[next]
            next += 1
            for site in sites(in: function) where site.circumstance == nil {
                guard let call = site.call, let condition = call.assertedCondition(in: function) else { continue }
                let place = Place(site, in: function)
                guard condition.needsObject(inObjectiveC: function.isObjectiveC, where: { property.isSource(of: $0, at: place) }) else {
                    continue
                }
                return (function.location(condition.range), call.name == "precondition" ? .crash : .assertion)
            }
            let called =
                bodies.ownMethods(calledBy: function, in: type) { $0.circumstance == nil }
                + bodies.ownMessages(certainToBeSentBy: function, in: type)
            open += called.filter { !open.contains($0) }
        }
        return nil
    }

    /// `label.text = item.name`, itself or by a local that is made of it, and what a list is asked for its rows.
    ///
    /// - Parameter restored: what decoding fills itself, so that nothing is missing there.
    private func shown(
        _ property: ShownProperty, in function: Function, of type: Type, beside restored: Set<String>, asText: Bool
    ) -> SourceRange? {
        for site in sites(in: function) {
            let place = Place(site, in: function)
            if site.mayRunLater {
                guard site.call != nil, isHandedOver(site, onlyWith: property, at: place) else { continue }
            }
            switch site.kind {
            case .assignment(let target, _, let value):
                guard !property.isMeant(by: target, at: place), target.path.map(restored.contains) != true else { continue }
                if !asText, let found = property.use(in: value, at: place) { return found }
                guard let shows = target.lastName, UIKit.shownProperties.contains(shows) else { continue }
                if property.isPart(of: value, at: place) { return value.range }
            case .returns(let value):
                if function.countsRows, let found = property.use(in: value, at: place) { return found }
            case .call(let call):
                // Where something stands is no content.
                guard !asText, !UIKit.placements.contains(where: call.name.hasPrefix), let receiver = call.receiver,
                    call.callee.path.map(restored.contains) != true, let found = property.use(inAnyOf: call.arguments, at: place),
                    program.type(of: receiver, at: place).map(isView) == true, !restoresPage(receiver, at: place, in: type)
                else { continue }
                return found
            case .local, .forced, .cast, .attempt, .element, .range: continue
            }
        }
        return nil
    }

    /// Whether it happens in a closure that somebody is handed only where the property is there, to call it when he is done, rather than
    /// whenever the user does something: `if let page { prepare().then { show(page) } }`.
    private func isHandedOver(_ site: Site, onlyWith property: ShownProperty, at place: Place) -> Bool {
        let outside = Array(site.steps.prefix { !$0.isLater })
        guard let function = place.function, isReachedOnly(with: property, site, at: place, amongst: outside) else { return false }
        func isHere(_ value: Expression) -> Bool { value.core.isClosure && value.range.contains(site.range) }
        return bodies.body(of: function).around(site.range).allSatisfy { enclosing in
            switch enclosing.kind {
            case .assignment(_, _, let value): !isHere(value)
            case .local(let local): local.value.map(isHere) != true
            case .call(let call):
                !call.arguments.contains { argument in
                    isHere(argument.value)
                        && (call.keepsHandler || ["handler", "action", "primaryAction"].contains(argument.label ?? ""))
                }
            default: true
            }
        }
    }

    /// Whether a view is one of pages that UIKit identifies, so that it has its page again by itself (A12).
    private func restoresPage(_ view: Expression, at place: Place, in type: Type) -> Bool {
        guard let name = view.lastName, let shown = program.type(of: view, at: place), showsPages(shown) else { return false }
        if storyboardControllers(of: type).flatMap(identifiedViews).contains(where: { $0.element.lowercased().hasSuffix("webview") }) {
            return true
        }
        return program.lineage(of: type).flatMap { program.functions(of: $0) }.contains { function in
            function.names(anyOf: ["restorationIdentifier"])
                && sites(in: function).contains { site in
                    guard case .assignment(let target, _, _) = site.kind, case .member(let base, let member) = target.core.kind else {
                        return false
                    }
                    let isLocal = base.plainName.map { site.locals?.lookUp($0) != nil } ?? false
                    return member.text == "restorationIdentifier" && (isLocal || base.lastName == name)
                }
        }
    }

    private func showsPages(_ view: StaticType) -> Bool {
        switch view.unwrapped {
        case .project(let type): ["UIWebView", "WKWebView"].contains { program.inherits(type, from: $0) }
        case .named(let name, _): ["UIWebView", "WKWebView"].contains(name)
        case .optional, .metatype: false
        }
    }
}

extension Step {
    fileprivate var isLater: Bool {
        switch self {
        case .closure, .function: true
        default: false
        }
    }
}

extension Site {
    /// What it gives something to, and what it gives: of a call the method of the one that is asked.
    fileprivate var filled: (target: Expression, values: [Expression])? {
        switch kind {
        case .assignment(let target, nil, let value): (target, [value])
        case .call(let call): call.receiver == nil ? nil : (call.callee, call.arguments.map(\.value))
        default: nil
        }
    }
}

extension Function {
    /// Whether a list asks it for rows, or tells it of one.
    fileprivate var answersList: Bool {
        ["UITableView", "UICollectionView", "NSTableView", "NSOutlineView", "NSCollectionView", "NSBrowser"].contains(
            fact.parameters.first?.type?.unwrapped.name ?? "")
    }

    /// Whether it runs as the view is loaded, with what the drawing gives: `didSet` of an outlet.
    fileprivate var observesOutlet: Bool { fact.kind == .observer && property?.modifiers.contains(.isOutlet) == true }

    /// Whether UIKit asks it what a list shows.
    var countsRows: Bool { UIKit.rowCounts.contains(fact.parameters.last?.label ?? "") || UIKit.rowCounts.contains(fact.name) }
}

extension Call {
    /// Whether what it is handed is to hear of something time and again, or of what the user does with a view.
    fileprivate var keepsHandler: Bool {
        UIKit.observations.contains(where: name.hasPrefix) || name.hasPrefix("on")
            || (receiver ?? callee).core.memberName?.hasPrefix("UI") == true
    }

    /// What it runs once it is done: `dismiss(animated: true, completion: done)`.
    fileprivate var completions: [Expression] {
        arguments.filter { ["completion", "completionHandler"].contains($0.label ?? "") }.map(\.value.core)
    }
}
