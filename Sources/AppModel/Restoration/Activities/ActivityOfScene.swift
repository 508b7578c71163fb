import Syntax

extension App {
    /// Whether a method hands out the activity of its scene whenever that has one, whatever it does where there is none.
    func handsOutActivityOfScene(_ saver: Function) -> Bool {
        let exits = exits(of: saver)
        return exits.contains { exit in
            let place = Place(exit.site, in: saver)
            guard isActivityOfSceneIfAny(exit.value, at: place) else { return false }
            return exits.count == 1 || exit.site.steps.allSatisfy { isTaken($0, withActivityOfSceneAt: place) }
        }
    }

    /// Whether a value is the scene's activity where there is one: that, a local that never gets another, `scene.userActivity ?? other`.
    private func isActivityOfSceneIfAny(_ value: Expression, at place: Place) -> Bool {
        let value = value.core
        switch value.kind {
        case .binary(let first, "??", _):
            return isActivityOfSceneIfAny(first, at: place)
        case .ternary(let condition, let first, let second):
            return holds(condition, withActivityOfSceneAt: place) && isActivityOfSceneIfAny(first, at: place)
                || fails(condition, withActivityOfSceneAt: place) && isActivityOfSceneIfAny(second, at: place)
        case .tuple(let parts) where parts.count == 1:
            return isActivityOfSceneIfAny(parts[0].value, at: place)
        case .name(let name):
            guard let function = place.function, let first = place.firstValue(of: name), !isReassigned(name, in: function) else {
                return false
            }
            return isActivityOfSceneIfAny(first.value, at: first.place)
        default:
            return isActivityOfScene(value, at: place)
        }
    }

    // MARK: Ways

    /// Whether a way goes on past a step if the scene has an activity.
    private func isTaken(_ step: Step, withActivityOfSceneAt place: Place) -> Bool {
        switch step {
        case .arm(_, _, .test, let conditions), .arm(_, _, .guardRest, let conditions):
            conditions.allSatisfy { holds($0, withActivityOfSceneAt: place) }
        // Of several arms before it, each has a condition.
        case .arm(_, _, .otherwise, let conditions):
            conditions.allSatisfy { fails($0, withActivityOfSceneAt: place) }
        case .passed(_, let arms):
            arms.allSatisfy { $0.conditions.contains { fails($0, withActivityOfSceneAt: place) } }
        case .arm, .loop, .closure, .function, .deferred, .fallback, .shortCircuit:
            false
        }
    }

    private func holds(_ condition: Statement.Condition, withActivityOfSceneAt place: Place) -> Bool {
        switch condition {
        case .expression(let test): holds(test, withActivityOfSceneAt: place)
        case .binding(_, _, let value): isActivityOfSceneIfAny(value, at: place) || isWindowScene(value, at: place)
        case .pattern, .availability, .compilation: false
        }
    }

    private func fails(_ condition: Statement.Condition, withActivityOfSceneAt place: Place) -> Bool {
        if case .expression(let test) = condition { fails(test, withActivityOfSceneAt: place) } else { false }
    }

    private func holds(_ test: Expression, withActivityOfSceneAt place: Place) -> Bool {
        func holds(_ part: Expression) -> Bool { self.holds(part, withActivityOfSceneAt: place) }
        return switch test.kind {
        case .tuple(let parts) where parts.count == 1: holds(parts[0].value)
        case .prefix("!", let base): fails(base, withActivityOfSceneAt: place)
        case .binary(let left, "&&", let right): holds(left) && holds(right)
        case .binary(let left, "||", let right): holds(left) || holds(right)
        case .binary(let left, "!=", let right): comparesActivityOfScene(left, right, at: place)
        default: place.function?.isObjectiveC == true && isActivityOfSceneIfAny(test, at: place)
        }
    }

    private func fails(_ test: Expression, withActivityOfSceneAt place: Place) -> Bool {
        func fails(_ part: Expression) -> Bool { self.fails(part, withActivityOfSceneAt: place) }
        return switch test.kind {
        case .tuple(let parts) where parts.count == 1: fails(parts[0].value)
        case .prefix("!", let base): holds(base, withActivityOfSceneAt: place)
        case .binary(let left, "&&", let right): fails(left) || fails(right)
        case .binary(let left, "||", let right): fails(left) && fails(right)
        case .binary(let left, "==", let right): comparesActivityOfScene(left, right, at: place)
        default: false
        }
    }

    /// `scene.userActivity == nil`, either way round.
    private func comparesActivityOfScene(_ left: Expression, _ right: Expression, at place: Place) -> Bool {
        right.isNil && isActivityOfSceneIfAny(left, at: place) || left.isNil && isActivityOfSceneIfAny(right, at: place)
    }

    /// `scene as? UIWindowScene` of what UIKit hands over, which an app's own scenes always are.
    func isWindowScene(_ value: Expression, at place: Place) -> Bool {
        guard case .cast(let base, _, let type) = value.kind, type.name == "UIWindowScene", let name = base.core.plainName else {
            return false
        }
        var scope = place.locals?.lookUp(name)
        while let locals = scope {
            switch locals.binding.origin {
            case .parameter: return place.isOwnParameter(locals)
            // The local that it is bound to may have the same name.
            case .unwrapped(_, let value) where value.range == base.range || value.core.isName(name): scope = locals.outer?.lookUp(name)
            default: return false
            }
        }
        return false
    }
}
