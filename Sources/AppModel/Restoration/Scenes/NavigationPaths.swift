import Syntax

/// A navigation path that an app saves, in vain.
public struct NavigationPathNotKept: Sendable {
    public enum Cause: Sendable {
        /// Values of a type that cannot be encoded go onto it, so that it has no representation (I12).
        case uncodable(Type)
        /// Values go onto it of which nothing is known there but that they are `Hashable` (I30): the name of their type.
        case takenForUncodable(String)
        /// Nothing makes a path of what is saved.
        case neverRead
    }

    public let cause: Cause
    /// The property that holds the path.
    public let path: String
    /// Where its representation is asked for.
    public let saved: Location
    /// Where it is saved, or the stack says that it shows such values.
    public let location: Location
    public let function: Function
}

extension App {
    /// Each path that is saved though nothing in the sources makes one of a representation; and for each type that cannot be encoded the first
    /// stack of a saved path that shows its values.
    public func navigationPathsNotKept(_ silences: inout Silences) -> [NavigationPathNotKept] {
        let savings = savedNavigationPaths()
        guard !savings.isEmpty else { return [] }
        let unread = savings.map { saving in
            NavigationPathNotKept(
                cause: .neverRead, path: saving.path.name, saved: saving.location, location: saving.location, function: saving.function)
        }
        let shown = valuesOnNavigationPaths().filter { value in savings.contains { $0.path == value.path } }
        let uncodable = shown.first(ofEach: \.type.id).compactMap { value in
            savings.first { $0.path == value.path }.map { saving in
                NavigationPathNotKept(
                    cause: .uncodable(value.type), path: saving.path.name, saved: saving.location, location: value.location,
                    function: value.function)
            }
        }
        let taken = takenForUncodable(among: savings, &silences)
        return ((makesNavigationPaths ? [] : unread) + uncodable + taken).filter {
            !silences.note(program.silence(onCodeOf: program.unit(of: $0.function)))
        }
    }

    /// What puts values onto a saved path without knowing that they are `Codable`. A link counts where each stack of its app is bound to one.
    private func takenForUncodable(among savings: [SavedPath], _ silences: inout Silences) -> [NavigationPathNotKept] {
        let values = uncodedPathValues { expression, function in
            self.pathProperty(expression, in: function).map { ($0.owner, $0.name) }
        }
        return values.compactMap { value in
            let unit = program.unit(of: value.function)
            let saving: SavedPath?
            if let path = value.path {
                saving = savings.first { $0.path == PathProperty(owner: path.owner, name: path.name) }
            } else {
                let own = savings.filter { program.unit(of: $0.function) == unit }
                guard let first = own.first else { return nil }
                if let other = stack(ofUnit: unit, notBoundTo: own.map(\.path)) {
                    silences.note(Silence(.linkOfUnknownStack, at: other, about: value.function.symbol))
                    return nil
                }
                saving = first
            }
            return saving.map { saving in
                NavigationPathNotKept(
                    cause: .takenForUncodable(value.type), path: saving.path.name, saved: saving.location, location: value.location,
                    function: value.function)
            }
        }
    }

    /// Where an app has a stack that none of some paths is that of.
    private func stack(ofUnit unit: Int, notBoundTo paths: [PathProperty]) -> Location? {
        let functions = program.functions(mentioningAnyOf: ["NavigationStack"]).filter {
            program.unit(of: $0) == unit && !program.isTest($0)
        }
        return functions.lazy.compactMap { function in
            self.sites(in: function).lazy.compactMap { site -> Location? in
                guard let call = site.call, call.name == "NavigationStack", call.receiver == nil else { return nil }
                let path = call.argument("path").flatMap { self.pathProperty($0.core, in: function) }
                return path.map(paths.contains) ?? false ? nil : function.location(call.nameRange)
            }.first
        }.first
    }

    /// The paths whose representation a function asks for and encodes.
    private func savedNavigationPaths() -> [SavedPath] {
        program.functions(mentioningAnyOf: ["codable"]).flatMap { function -> [SavedPath] in
            guard !program.isTest(function), function.names(anyOf: ["encode", "encoder"]) else { return [] }
            var found: [SavedPath] = []
            for expression in function.body.flatMap(\.expressions) {
                _ = expression.contains { part in
                    if case .member(let base, let name) = part.kind, name.text == "codable",
                        let path = pathProperty(base.core, in: function) ?? pathHanded(as: base.core, to: function)
                    {
                        found.append(SavedPath(path: path, location: function.location(name.range), function: function))
                    }
                    return false
                }
            }
            return found
        }.first(ofEach: \.path)
    }

    /// `path`, `navigation.path`, and with a dollar before it the binding to one.
    private func pathProperty(_ expression: Expression, in function: Function) -> PathProperty? {
        let place = Place(function, nil)
        var owner = function.type
        var name: String
        switch expression.kind {
        case .member(let base, let member) where !base.isSelf:
            name = member.text
            guard let keeper = base.core.plainName?.withoutDollar, !function.hasParameter(keeper),
                let fact = function.type?.property(keeper)?.fact
            else { return nil }
            let type = fact.type.flatMap { program.resolve($0, at: place) } ?? fact.value.flatMap { program.type(of: $0, at: place) }
            owner = type?.unwrapped.projectType
        default:
            guard let plain = expression.plainName, !function.hasParameter(plain) else { return nil }
            name = plain.withoutDollar
        }
        guard let owner, let fact = owner.property(name)?.fact, fact.isNavigationPath else { return nil }
        name = fact.name
        return PathProperty(owner: owner, name: name)
    }

    /// The one path that all callers of a function hand it for a parameter: `.onChange(of: path) { save($0) }`.
    private func pathHanded(as parameter: Expression, to function: Function) -> PathProperty? {
        guard let name = parameter.plainName, function.hasParameter(name), let calls = callsInSight(of: function) else { return nil }
        let paths = calls.map { call -> PathProperty? in
            guard let given = call.argument(for: name, of: function)?.core else { return nil }
            return pathProperty(given, in: call.function) ?? pathObserved(as: given, in: call.function)
        }
        return paths.first.flatMap { first in paths.allSatisfy { $0 == first } ? first : nil }
    }

    /// The path whose changes a closure gets, as one of its parameters.
    private func pathObserved(as parameter: Expression, in function: Function) -> PathProperty? {
        guard let name = parameter.plainName else { return nil }
        return sites(in: function).lazy.compactMap { site -> PathProperty? in
            guard let call = site.call, call.name == "onChange", let observed = call.argument("of"),
                call.arguments.contains(where: { argument in
                    guard case .closure(let closure) = argument.value.kind, argument.value.range.contains(parameter.range) else {
                        return false
                    }
                    return name.hasPrefix("$") || closure.parameters.contains { $0.name == name }
                })
            else { return nil }
            return self.pathProperty(observed.core, in: function)
        }.first
    }

    /// Whether anything in the sources makes a path of what may be a representation.
    private var makesNavigationPaths: Bool {
        let name = "CodableRepresentation"
        if !program.functions(mentioningAnyOf: [name]).allSatisfy(program.isTest) { return true }
        if !program.propertiesMentioningRestoration(where: { $0.type?.names(name) ?? false }).isEmpty { return true }
        return program.functions(mentioningAnyOf: ["NavigationPath"]).contains { function in
            !program.isTest(function)
                && sites(in: function).contains { site in
                    guard let call = site.call, call.name == "NavigationPath" || call.name == "init",
                        let argument = call.firstUnlabelled
                    else { return false }
                    return !Place(site, in: function).origins(of: argument).allSatisfy { origin in
                        origin.value.isList || program.type(of: origin.value, at: origin.place)?.unwrapped.name == "Array"
                    }
                }
        }
    }

    /// The values that stacks of paths show, by the types that they name, where these cannot be encoded.
    private func valuesOnNavigationPaths() -> [ValueOnPath] {
        program.functions(mentioningAnyOf: ["navigationDestination"]).flatMap { function in
            let calls = sites(in: function).filter { $0.call != nil }
            return calls.compactMap { site -> ValueOnPath? in
                guard let call = site.call, call.name == "navigationDestination", let shown = call.argument("for"),
                    !program.isTest(function),
                    let type = program.typeValue(of: shown, at: Place(site, in: function))?.projectType, cannotBeEncoded(type),
                    let binding = stack(around: site.range, among: calls)?.argument("path"),
                    let path = pathProperty(binding.core, in: function)
                else { return nil }
                return ValueOnPath(type: type, path: path, location: function.location(shown.range), function: function)
            }
        }
    }

    /// The innermost call whose closure builds what stands at a range, if that is a stack.
    private func stack(around range: SourceRange, among calls: [Site]) -> Call? {
        let builders = calls.compactMap { site -> (call: Call, start: UInt32)? in
            guard let call = site.call, App.callsThatShowViewsApart.contains(call.name),
                let closure = call.arguments.first(where: { argument in
                    if case .closure = argument.value.kind { argument.value.range.contains(range) } else { false }
                })
            else { return nil }
            return (call, closure.value.range.start)
        }
        return builders.max { $0.start < $1.start }.flatMap { $0.call.name == "NavigationStack" ? $0.call : nil }
    }

    private static let callsThatShowViewsApart: Set<String> = [
        "NavigationStack", "NavigationView", "NavigationSplitView", "sheet", "fullScreenCover", "popover", "inspector",
    ]

    /// Whether nothing that a type lists could let it be encoded, nor any macro before it.
    private func cannotBeEncoded(_ type: Type) -> Bool {
        guard [.structure, .enumeration, .class].contains(type.kind), !type.isOpen,
            !type.declarations.contains(where: { $0.fact.modifiers.contains(.mayExpand) })
        else { return false }
        return type.inherited.allSatisfy { App.protocolsWithoutCode.contains($0.name) || UIKit.scalars[$0.name] != nil }
    }

    private static let protocolsWithoutCode: Set<String> = [
        "Hashable", "Equatable", "Identifiable", "Comparable", "Sendable", "CaseIterable", "CustomStringConvertible", "RawRepresentable",
        "ObservableObject", "Error", "LocalizedError", "String", "NSObject", "NSManagedObject",
    ]
}

extension Silence.Reason {
    fileprivate static let linkOfUnknownStack = Silence.Reason("link that may stand on another stack than the one that is saved")
}

/// Where the representation of a path is asked for.
private struct SavedPath {
    let path: PathProperty
    let location: Location
    let function: Function
}

/// Where the stack of a path says that it shows values of a type.
private struct ValueOnPath {
    let type: Type
    let path: PathProperty
    let location: Location
    let function: Function
}

/// A property that holds a navigation path.
private struct PathProperty: Hashable {
    let owner: Type
    let name: String
}

extension PropertyFact {
    fileprivate var isNavigationPath: Bool {
        if let type { return type.unwrapped.name == "NavigationPath" }
        guard case .call(let call)? = value?.core.kind else { return false }
        return call.name == "NavigationPath" && call.receiver == nil
    }
}

extension TypeReference {
    /// Whether it or an argument of it has a name, or ends with it.
    fileprivate func names(_ name: String) -> Bool { self.name.lastComponent == name || arguments.contains { $0.names(name) } }
}

extension Function {
    fileprivate func hasParameter(_ name: String) -> Bool { fact.parameters.contains { $0.name == name } }
}

extension Expression {
    /// `[1, 2]`, and `decoder.decode([Int].self, from: data)`.
    fileprivate var isList: Bool {
        switch kind {
        case .array: return true
        case .call(let call):
            guard call.name == "decode", case .member(let type, _)? = call.firstUnlabelled?.core.kind, case .array = type.core.kind else {
                return false
            }
            return true
        default: return false
        }
    }
}

extension String {
    fileprivate var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}
