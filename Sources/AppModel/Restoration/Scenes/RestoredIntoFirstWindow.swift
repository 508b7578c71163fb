import Syntax

extension App {
    /// Where what a scene restores looks for a window among all that there are, and takes the first, in apps that may have several (F25).
    func restoredIntoFirstWindow() -> [EarlyRestoration] {
        let connecting = program.functions.filter { $0.connectsScene && !program.isTest($0) }
        let asking = program.functions(mentioningAnyOf: ["connectedScenes"]).filter { !program.isTest($0) }
        guard !connecting.isEmpty, !asking.isEmpty, !flow.isExhausted else { return [] }
        return connecting.compactMap { function -> EarlyRestoration? in
            let unit = program.unit(of: function)
            let own = asking.filter { program.unit(of: $0) == unit && $0.placeOfFirstScene != nil }
            guard !own.isEmpty, let restored = restorer(calledBy: function) else { return nil }
            let running = withGetters(RunningAtOnce(from: [restored.function], flow, bodies).functions)
            guard let first = own.first(where: { asked in running.contains(asked) && leadsToRoot(asked, among: running) }),
                let range = first.placeOfFirstScene, program.mayHaveSeveralScenes(inUnit: unit)
            else { return nil }
            return EarlyRestoration(kind: .otherWindow(restored: function.location(restored.range)), function: first, range: range)
        }
    }

    /// The function to which what connects a scene hands what the session kept, and where.
    private func restorer(calledBy connecting: Function) -> (function: Function, range: SourceRange)? {
        sites(in: connecting).lazy.compactMap { site -> (function: Function, range: SourceRange)? in
            let place = Place(site, in: connecting)
            guard let call = site.call, call.arguments.contains(where: { self.mayBeOfSession($0.value, at: place) }),
                // Whoever is handed the scene or its window, too, knows where it belongs.
                !call.arguments.contains(where: { self.isOfScene($0.value, at: place) }),
                let called = self.program.calledFunction(call, at: place)
            else { return nil }
            return (called, call.nameRange)
        }.first
    }

    private func isOfScene(_ value: Expression, at place: Place) -> Bool {
        guard let type = program.type(of: value, at: place)?.unwrapped else { return false }
        return ["UIScene", "UIWindowScene", "UISceneSession", "UIWindow"].contains(type.name)
    }

    /// Some functions, and what computes the properties of their own types that they name, through any number of these.
    private func withGetters(_ functions: [Function]) -> Set<Function> {
        var all = Set(functions)
        var open = functions
        while let function = open.popLast() {
            guard let type = function.type else { continue }
            for getter in program.functions(of: type)
            where getter.fact.kind == .getter && !all.contains(getter) && function.names(anyOf: [getter.property?.name ?? getter.fact.name])
            {
                all.insert(getter)
                open.append(getter)
            }
        }
        return all
    }

    /// Whether what a function finds is asked for its root, there or where one of some others names it.
    private func leadsToRoot(_ function: Function, among others: Set<Function>) -> Bool {
        let root: Set = ["rootViewController"]
        return function.names(anyOf: root)
            || others.contains {
                $0.type == function.type && $0.names(anyOf: root) && $0.names(anyOf: [function.property?.name ?? function.fact.name])
            }
    }
}

extension Function {
    /// Where it takes the first of all scenes, or the first of a kind: which it is, nothing decides that tells them apart.
    fileprivate var placeOfFirstScene: SourceRange? {
        var found: SourceRange?
        _ = contains(naming: ["connectedScenes"]) { part in
            guard found == nil else { return true }
            switch part.kind {
            case .member(let scenes, let name)
            where ["first", "anyObject"].contains(name.text) && scenes.isOfAllScenes:
                found = name.range
            case .call(let call) where call.name == "first" && call.receiver?.isOfAllScenes ?? false:
                if call.arguments.allSatisfy({ $0.value.namesItsParameterAlone }) { found = call.nameRange }
            default: break
            }
            return false
        }
        return found
    }
}

extension Expression {
    /// `UIApplication.shared.connectedScenes`, also those of them that are of a class.
    fileprivate var isOfAllScenes: Bool {
        switch core.kind {
        case .member(_, let name): return name.text == "connectedScenes"
        case .call(let call):
            guard ["compactMap", "map", "filter"].contains(call.name), call.arguments.allSatisfy({ $0.value.namesItsParameterAlone }) else {
                return false
            }
            return call.receiver?.isOfAllScenes ?? false
        default: return false
        }
    }

    /// `{ $0.delegate is SceneDelegate }`: no closure that holds what it gets against something else.
    fileprivate var namesItsParameterAlone: Bool {
        guard case .closure(let closure) = kind, closure.parameters.isEmpty else { return false }
        return !contains { part in
            guard case .name(let name) = part.kind else { return false }
            return !name.hasPrefix("$") && name.first?.isUppercase != true
        }
    }
}
