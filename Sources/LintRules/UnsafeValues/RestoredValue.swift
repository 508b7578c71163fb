import AppModel
import Syntax

/// A value that comes out of restorable state: any version of the app may have written it, or none.
struct RestoredValue {
    /// The whole read.
    let range: SourceRange
    /// Where a message about it stands.
    let location: Location
    let key: StringValue
    let function: Function
    let isObject: Bool
    let mayBeIndex: Bool
    /// Whether it may be what something else is looked up by.
    let mayBeKey: Bool
    /// Whether something asked first whether it is there.
    let isTested: Bool
    /// Whether an object that the state holds whole reads it from a coder of its own.
    var isOfModel = false
    /// Where a view reads it from scene storage.
    var kept: SceneStorageRead?
    /// The parameter by which UIKit hands it in, where nothing reads it.
    var parameter: String?
    /// Where it gets to, for whoever looks beyond the function that reads it.
    var trace: RestoredValueTrace?

    init(_ read: KeyAccess, isTested: Bool = false) {
        range = read.site.range
        location = read.function.location(read.call.nameRange)
        key = read.isOneOfMany ? .unknown : read.key
        function = read.function
        isObject = read.method.shape == .object
        mayBeIndex = read.method.shape == .integer || read.method.shape == .object
        mayBeKey = true
        self.isTested = isTested
    }

    /// What a helper hands back to the function that was asked about, which calls it, or finds by means of it; `nil` where that may be
    /// anything.
    init?(handedBackBy read: KeyAccess, isTested: Bool) {
        guard let handedBack = read.handedBack ?? read.missed else { return nil }
        let isItself = read.handedBack != nil
        range = handedBack.range
        location = handedBack.function.location(handedBack.nameRange)
        key = read.key
        function = handedBack.function
        isObject = read.method.shape == .object && !handedBack.hasDefault
        mayBeIndex = isItself && [.integer, .object].contains(read.method.shape)
        mayBeKey = isItself
        self.isTested = isTested
    }

    init(_ read: ActivityRead, isTested: Bool) {
        range = read.range
        location = read.function.location(read.range)
        key = read.key
        function = read.function
        isObject = true
        mayBeIndex = !read.isWhole
        mayBeKey = !read.isWhole
        self.isTested = isTested
    }

    /// An entry of a dictionary that is restored as one value.
    init(entry key: StringValue, readAt site: Site, in function: Function, isTested: Bool) {
        range = site.range
        location = function.location(site.range)
        self.key = key
        self.function = function
        isObject = true
        mayBeIndex = true
        mayBeKey = true
        self.isTested = isTested
    }

    /// What SwiftUI kept with the scene; one of the project's enums that is no case any more is the default.
    init(_ read: SceneStorageRead) {
        range = read.range
        location = read.function.location(read.range)
        key = read.stored.key
        function = read.function
        isObject = true
        mayBeIndex = read.stored.type == .named("Int", [])
        mayBeKey = ["String", "Int", "Double", "URL"].contains(read.stored.type.unwrapped.name)
        isTested = false
        kept = read
    }

    /// The name of a row that UIKit hands to the method which finds it again.
    init(nameOfRowIn finder: Function, _ parameter: String?) {
        range = finder.fact.nameRange
        location = finder.location
        key = .unknown
        function = finder
        isObject = false
        mayBeIndex = false
        mayBeKey = true
        isTested = false
        self.parameter = parameter
    }

    /// The same in another function that runs while it is restored, wherever it is there.
    func followed(by trace: RestoredValueTrace, into function: Function) -> RestoredValue {
        var value = RestoredValue(nameOfRowIn: function, nil)
        value.isOfModel = isOfModel
        value.trace = trace
        return value
    }

    /// Whether an expression is it and nothing else, as far as it is followed.
    func isFound(in expression: Expression, at place: Place) -> Bool {
        guard let trace, let function = place.function, expression.mayHoldValue else { return false }
        return trace.isAlone(in: expression, of: function)
    }

    /// The same as a parameter of another function, which it is handed to.
    func handed(to function: Function, as parameter: String) -> RestoredValue {
        var value = RestoredValue(nameOfRowIn: function, parameter)
        value.isOfModel = isOfModel
        return value
    }

    /// Where a note says that it is restored.
    var origin: Location { kept?.stored.property.location ?? location }

    /// Of the whole read.
    var place: Location { function.location(range) }

    /// Whether an expression is it, by the name of the parameter.
    func isParameter(_ name: String, at place: Place) -> Bool {
        guard name == parameter, let locals = place.locals?.lookUp(name) else { return false }
        // What a setter is given it does not name among its parameters.
        if function.fact.kind == .setter, case .parameter = locals.binding.origin { return true }
        return place.isOwnParameter(locals)
    }
}

extension Expression {
    /// Whether it stands for something, and is not put together here.
    var mayHoldValue: Bool {
        switch kind {
        case .name, .member, .element, .call: true
        default: false
        }
    }
}

extension App {
    /// What the code reads from coders and activities.
    func restoredValues() -> [RestoredValue] {
        restoredValues(coderAccesses(in: Hook.readers + Hook.appKitReaders)) + valuesHandedBack(to: Hook.readers + Hook.appKitReaders)
            + activityReads().map { RestoredValue($0, isTested: isTested($0)) }
    }

    /// The names of rows that UIKit kept, in the methods that look for what they name: the row may be gone (A14).
    func restoredNamesOfRows() -> [RestoredValue] {
        program.functions.compactMap { finder in
            guard finder.isRowFinding, let type = finder.type, namesRows(type), !program.isTest(finder),
                let parameter = finder.fact.parameters.first?.name
            else { return nil }
            return RestoredValue(nameOfRowIn: finder, parameter)
        }
    }

    /// What objects that the state holds whole read from their own coders.
    func restoredValuesOfModels() -> [RestoredValue] {
        restoredValues(modelKeySpaces.flatMap { $0.ownReads.accesses }.first(ofEach: \.callLocation)).map { value in
            var value = value
            value.isOfModel = true
            return value
        }
    }

    private func restoredValues(_ accesses: [KeyAccess]) -> [RestoredValue] {
        var asked: [Function: AskedKeys] = [:]
        return accesses.compactMap { read -> RestoredValue? in
            guard read.method.direction == .read, read.key.reservedName == nil, !program.isTest(read.function) else { return nil }
            let there = asked[read.function] ?? AskedKeys(in: read.function, of: self)
            asked[read.function] = there
            return RestoredValue(read, isTested: isTested(read, there))
        }
    }

    /// What helpers that read it hand back to those hooks.
    private func valuesHandedBack(to hooks: [Hook]) -> [RestoredValue] {
        var asked: [Function: AskedKeys] = [:]
        return program.implementations(of: hooks).flatMap { hook in
            coderFlow(of: hook).accesses(.read).compactMap { read -> RestoredValue? in
                guard read.entry !== read.site, read.key.reservedName == nil, !program.isTest(hook) else { return nil }
                let there = asked[hook] ?? AskedKeys(in: hook, of: self)
                asked[hook] = there
                return RestoredValue(handedBackBy: read, isTested: isTested(read, there))
            }
        }
    }

    /// Whether a read is only for coders that lack a newer method: `else` of `[coder respondsToSelector:@selector(decodeObjectOfClass:forKey:)]`.
    func isForOlderCoders(_ read: KeyAccess) -> Bool {
        read.site.tests.contains { test in
            test.contains { part in
                guard case .call(let call) = part.kind, call.name == "respondsToSelector" || call.name == "responds" else { return false }
                return call.arguments.contains { argument in
                    guard case .selector(let method) = argument.value.core.kind else { return false }
                    return method.contains { $0.memberName?.hasPrefix("decode") ?? false }
                }
            }
        }
    }

    /// - Parameter asked: in the function that the read stands in; who calls that may have asked too.
    func isTested(_ read: KeyAccess, _ asked: AskedKeys) -> Bool {
        if asked.contain(read) { return true }
        guard read.entry !== read.site else { return false }
        return read.entry.tests.contains { test in
            keysAsked(by: test, at: read.entryPlace).contains { range, keys in
                range != read.site.range && keys.contains { $0.mayAskFor(read) }
            } || looksAtCoder(test, for: read)
        }
    }

    /// Whether a test hands the coder to a function that reads the key: `guard canRestore(from: coder)`.
    private func looksAtCoder(_ test: Expression, for read: KeyAccess) -> Bool {
        test.contains { part in
            guard case .call(let call) = part.kind, let asked = program.calledFunction(call, at: read.entryPlace),
                asked != read.function, asked.fact.parameters.contains(where: { $0.type?.unwrapped.name == "NSCoder" })
            else { return false }
            return coderFlow(of: asked).accesses.contains { $0.key == read.key }
        }
    }

    private func isTested(_ read: ActivityRead) -> Bool {
        read.isWhole ? isTestedOrWritten(read) : makesSure(of: read.key, before: read.site, in: read.function)
    }

    /// Whether somebody asked for the property on the way, or something is written to it.
    private func isTestedOrWritten(_ read: ActivityRead) -> Bool {
        let isTested = read.site.tests.contains { test in
            test.contains { $0.memberName == read.key.text && !$0.range.contains(read.range) && !read.range.contains($0.range) }
        }
        return isTested
            || sites(in: read.function).contains { site in
                guard case .assignment(let target, _, _) = site.kind else { return false }
                return target.range.contains(read.range)
            }
    }
}
