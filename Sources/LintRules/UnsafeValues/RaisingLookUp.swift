import AppModel
import Syntax

extension App {
    /// `context.object(with: coordinator.managedObjectID(forURIRepresentation: restored)!)` gives an object for whatever identifier, also where
    /// its row is gone, and raises when that is asked for anything (C17). `try! context.existingObject(with: …)` ends the app at once. Where no
    /// row goes, they are as good as any.
    func raisingLookUp(of value: RestoredValue, _ body: RestoringBody) -> Force? {
        raisingLookUp(of: value, in: value.function, body) { $0.core.range == value.range }
    }

    /// - Parameters:
    ///   - function: what looks it up, with its body.
    ///   - isValue: whether an expression of it is the value.
    func raisingLookUp(
        of value: RestoredValue, in function: Function, _ body: RestoringBody, isValue: (Expression) -> Bool
    ) -> Force? {
        guard value.isObject else { return nil }
        for (site, call, identifier) in body.lookUps {
            let isTried = site.call == nil
            // A store of the project's own has a way of its own, and what asks about the value may ask for its row.
            let place = Place(site, in: function)
            guard call.receiver.flatMap({ program.type(of: $0, at: place)?.unwrapped.projectType }) == nil,
                !site.isTested(where: { $0.mayAskForRows(besides: function.fact.parameters.map(\.name)) })
            else { continue }
            guard names(isValue, identifier, at: Place(site, in: function), body, isIdentifier: false, depth: 0),
                isTried || !asksNothing(ofWhatIsLookedUpAt: site, in: function), mayLoseStoredRows(readIn: value.function)
            else { continue }
            var force =
                isTried
                ? Force(
                    "is looked up by 'existingObject(with:)' and taken for granted, which fails for what is gone",
                    elsewhere: call.nameRange, help: "Use `try?`, and begin afresh where the object has been deleted.")
                : Force(
                    "is looked up by '\(call.writtenLookUp)', which raises for what is gone", elsewhere: call.nameRange,
                    help: "Use `existingObject(with:)`, which fails where the object has been deleted.")
            force.function = function
            return force
        }
        return nil
    }

    /// Whether what a look-up gives, itself or by a local, is asked for its identifier alone, or only to be deleted.
    private func asksNothing(ofWhatIsLookedUpAt site: Site, in function: Function) -> Bool {
        /// Those that ask nothing of an expression, and all that name it.
        func uses(of isMeant: (Expression) -> Bool) -> (harmless: Int, all: Int) {
            var uses = (harmless: 0, all: 0)
            _ = function.contains { part in
                if isMeant(part) { uses.all += 1 }
                switch part.kind {
                case .member(let base, let name) where name.text == "objectID" && isMeant(base.core): uses.harmless += 1
                case .call(let call):
                    let isDeletion = ["delete", "deleteObject"].contains(call.name) && call.arguments.count == 1
                    if isDeletion, isMeant(call.arguments[0].value.core) { uses.harmless += 1 }
                default: break
                }
                return false
            }
            return uses
        }
        if uses(of: { $0.range == site.range }).harmless > 0 { return true }
        let local = sites(in: function).lazy.compactMap { other -> String? in
            guard case .local(let local) = other.kind, local.value?.core.range == site.range else { return nil }
            return local.name
        }.first
        guard let local else { return false }
        let named = uses { $0.isName(local) }
        return named.all > 0 && named.harmless == named.all
    }

    /// Whether an expression is the identifier of a managed object that a restored value names.
    private func names(
        _ isValue: (Expression) -> Bool, _ expression: Expression, at place: Place, _ body: RestoringBody, isIdentifier: Bool, depth: Int
    ) -> Bool {
        guard depth < 12 else { return false }
        func names(_ other: Expression, isIdentifier: Bool) -> Bool {
            self.names(isValue, other, at: place, body, isIdentifier: isIdentifier, depth: depth + 1)
        }
        if isValue(expression) { return isIdentifier }
        let core = expression.core
        switch core.kind {
        case .name(let name):
            guard let first = body.origin(of: name, at: place) else { return false }
            return self.names(isValue, first.value, at: first.place, body, isIdentifier: isIdentifier, depth: depth + 1)
        case .element(let list, _): return names(list, isIdentifier: isIdentifier)
        case .call(let call):
            let makes = call.name == "managedObjectID" || call.name == "managedObjectIDForURIRepresentation"
            return call.arguments.contains { names($0.value, isIdentifier: isIdentifier || makes) }
        case .member(let base, _): return names(base, isIdentifier: isIdentifier)
        default: return false
        }
    }
}

extension Expression {
    private var isText: Bool { if case .string = kind { true } else { false } }

    /// A call with an argument that does more than to read, or to make something of it.
    ///
    /// - Parameter parameters: the names of what holds the value, such as the coder.
    fileprivate func mayAskForRows(besides parameters: [String]) -> Bool {
        guard case .call(let call) = kind,
            call.arguments.contains(where: { !$0.value.core.isText && !($0.value.plainName.map(parameters.contains) ?? false) })
        else { return false }
        let reads = ["containsValue", "managedObjectID", "decode"].contains(where: call.name.hasPrefix)
        return !reads && call.name.first?.isUppercase != true
    }
}

extension Site {
    /// What Core Data is to give an object for that is taken for granted, and by which call.
    var lookUpTakenForGranted: (call: Call, identifier: Expression)? {
        switch kind {
        case .call(let call): return call.identifierLookedUp.map { (call, $0) }
        // `try! context.existingObject(with: id)` and `(try? …)!`
        case .attempt(.forced, let base), .forced(let base): return base.core.existingObject
        case .assignment, .local, .returns, .cast, .attempt, .element, .range: return nil
        }
    }
}

extension Expression {
    fileprivate var existingObject: (call: Call, identifier: Expression)? {
        guard case .call(let call) = kind, call.name == "existingObject", call.receiver != nil, let identifier = call.argument("with")
        else { return nil }
        return (call, identifier)
    }
}

extension Call {
    /// What Core Data is to give an object for, in either language.
    fileprivate var identifierLookedUp: Expression? {
        guard arguments.count == 1, receiver != nil else { return nil }
        if name == "object" { return argument("with") }
        return name == "objectWithID" ? firstUnlabelled : nil
    }

    fileprivate var writtenLookUp: String { name == "object" ? "object(with:)" : "objectWithID:" }
}
