import Syntax

/// Something that travels inside of a value which is saved whole.
public struct EncodedPart: Sendable {
    /// What it is saved under, where the text tells.
    public let key: String?
    /// What is put there, the property's name where its type encodes it by itself.
    public let value: Expression?
    /// Where the value stands, or what declares the property.
    public let place: Place
    public let type: StaticType?
    /// Whose coder takes it along; `nil` of an entry in a dictionary.
    public let owner: Type?
    /// The property that holds the dictionary, of an entry that is put in somewhere else.
    public var holder: String?
    public let location: Location
}

extension App {
    /// What goes along with a value: the entries of dictionaries, what an object's own coder writes, the properties that a value encodes,
    /// and whatever is in those. Through locals, and through the getter or function that makes data of something.
    ///
    /// - Parameter encodesItself: whether the value is asked for its properties rather than for its coder.
    public func encodedParts(of value: Expression, at place: Place, encodesItself: Bool = false) -> [EncodedPart] {
        var parts = EncodedParts(app: self)
        parts.add(value, at: place, encodesItself: encodesItself, depth: 0)
        return parts.found
    }

    /// The same of scene storage whose type makes itself a text.
    public func encodedParts(of stored: SceneStorageProperty) -> [EncodedPart] {
        guard case .project(let type) = stored.type.unwrapped, program.adopts(type, "RawRepresentable"),
            let getter = program.getter(ofProperty: "rawValue", in: type)
        else { return [] }
        var parts = EncodedParts(app: self)
        for site in sites(in: getter) {
            let place = Place(site, in: getter)
            guard let call = site.call, let packed = packed(by: call, at: place) else { continue }
            parts.add(packed, at: place, encodesItself: isOfEncoder(call, at: place), depth: 0)
        }
        return parts.found
    }

    /// The same of whatever has a type that encodes itself.
    public func encodedParts(of type: StaticType) -> [EncodedPart] {
        var parts = EncodedParts(app: self)
        parts.add(type, encodesItself: true, depth: 0)
        return parts.found
    }

    /// What methods that save are seen to write without a key, each once.
    public func unkeyedWrites(in hooks: [Hook]) -> [UnkeyedWrite] {
        program.implementations(of: hooks).flatMap { coderFlow(of: $0).unkeyedWrites }.first(ofEach: \.location)
    }
}

private struct EncodedParts {
    let app: App
    var found: [EncodedPart] = []
    private var visited: Set<Type> = []

    init(app: App) { self.app = app }

    private var program: Program { app.program }

    mutating func add(_ value: Expression, at place: Place, encodesItself: Bool, depth: Int) {
        guard depth < EncodedParts.deepest else { return }
        if let function = place.function, let entries = app.entries(of: value, isCertain: true, at: place, in: function), !entries.isEmpty {
            return add(entries, encodesItself: encodesItself, depth: depth)
        }
        var origins = place.origins(of: value)
        if case .name(let name) = value.core.kind { origins += app.laterValues(of: name, at: place) }
        let isThinnedOut = isThinnedOut(value, at: place)
        for (value, place) in origins {
            if case .array(let elements) = value.core.kind {
                for element in elements { add(element, at: place, encodesItself: encodesItself, depth: depth + 1) }
            } else if let holder = value.core.memberName, case let kept = app.entriesKept(in: value, at: place), !kept.isEmpty {
                if !isThinnedOut { add(kept, of: holder, encodesItself: encodesItself, depth: depth) }
            } else if case .call(let call) = value.core.kind, let packed = app.packed(by: call, at: place) {
                add(packed, at: place, encodesItself: app.isOfEncoder(call, at: place), depth: depth + 1)
            } else if let type = program.type(of: value.core, at: place), isOfProject(type) {
                add(type, encodesItself: encodesItself, depth: depth)
            } else if let giver = giver(of: value.core, at: place) {
                for exit in app.exits(of: giver) {
                    add(exit.value, at: Place(exit.site, in: giver), encodesItself: encodesItself, depth: depth + 1)
                }
            }
        }
    }

    private mutating func add(_ entries: [ActivityEntry], of holder: String? = nil, encodesItself: Bool, depth: Int) {
        for entry in entries {
            let key = program.string(entry.key, at: entry.place).text ?? entry.key.nameOfKey
            add(key: key, entry.value, at: entry.place, owner: nil, holder: holder)
            add(entry.value, at: entry.place, encodesItself: encodesItself, depth: depth + 1)
        }
    }

    private mutating func add(key: String?, _ value: Expression, at place: Place, owner: Type?, holder: String? = nil) {
        found.append(
            EncodedPart(
                key: key, value: value, place: place, type: program.type(of: value, at: place), owner: owner, holder: holder,
                location: program.location(value.core.range, at: place)))
    }

    /// Whether a value is a copy in a local from which something is taken, or that something is put into.
    private func isThinnedOut(_ value: Expression, at place: Place) -> Bool {
        guard case .name(let name) = value.core.kind, let binding = place.locals?.lookUp(name)?.binding, let function = place.function
        else { return false }
        return app.sites(in: function).contains { site in
            let changed: Expression?
            switch site.kind {
            case .assignment(let target, _, _):
                if case .element(let base, _) = target.core.kind { changed = base } else { changed = target }
            case .call(let call): changed = call.receiver
            default: changed = nil
            }
            return changed?.core.isName(name) == true && site.locals?.lookUp(name)?.binding.id == binding.id
        }
    }

    private func isOfProject(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project: true
        case .named(_, let elements): elements.last.map(isOfProject) ?? false
        case .optional, .metatype: false
        }
    }

    /// The function or getter of the project that gives a value.
    private func giver(of value: Expression, at place: Place) -> Function? {
        switch value.kind {
        case .call(let call): return program.calledFunction(call, at: place)
        case .name(let name):
            guard place.locals?.lookUp(name) == nil, let type = place.type else { return nil }
            return program.getter(ofProperty: name, in: type)
        case .member(let base, let name):
            let type = base.isSelf ? place.type : program.type(of: base, at: place)?.projectType
            return type.flatMap { program.getter(ofProperty: name.text, in: $0) }
        default: return nil
        }
    }

    mutating func add(_ type: StaticType, encodesItself: Bool, depth: Int) {
        switch type {
        case .optional(let wrapped): add(wrapped, encodesItself: encodesItself, depth: depth)
        case .named(_, let elements): elements.last.map { add($0, encodesItself: encodesItself, depth: depth) }
        case .metatype: break
        case .project(let type):
            guard depth < EncodedParts.deepest, visited.insert(type).inserted else { return }
            if encodesItself { addProperties(of: type, depth: depth) } else { addWritten(byCoderOf: type, depth: depth) }
        }
    }

    /// What is restorable goes in as a reference (C7).
    private mutating func addWritten(byCoderOf type: Type, depth: Int) {
        guard type.kind == .class, !app.isRestorable(type) else { return }
        for archiver in program.lineage(of: type).flatMap(program.archivers) {
            for write in app.coderFlow(of: archiver).accesses(.write) where !write.method.shape.isScalar {
                guard let value = write.value else { continue }
                add(key: write.key.text, value, at: write.place, owner: type)
                add(value, at: write.place, encodesItself: write.call.name == "encodeEncodable", depth: depth + 1)
            }
        }
    }

    private mutating func addProperties(of type: Type, depth: Int) {
        guard type.kind == .structure || type.kind == .class else { return }
        for owner in program.lineage(of: type) {
            if let encoder = encoder(of: owner) { return addWritten(by: encoder, of: owner) }
        }
        // A class below has the encoder of the one above it, which does not know its properties.
        guard let owner = program.lineage(of: type).last(where: isEncodable) else { return }
        let keys = keys(of: owner)
        for declaration in owner.declarations {
            let place = Place(in: declaration, of: owner, isStatic: false)
            for property in declaration.fact.properties where isStored(property) {
                guard let key = keys.map({ $0[property.name] }) ?? property.name else { continue }
                let type =
                    property.type.flatMap { program.resolve($0, at: place) } ?? property.value.flatMap { program.type(of: $0, at: place) }
                found.append(
                    EncodedPart(
                        key: key, value: Expression(.name(property.name), property.nameRange), place: place, type: type, owner: owner,
                        location: program.location(property.nameRange, at: place)))
                if let type { add(type, encodesItself: true, depth: depth + 1) }
            }
        }
    }

    private func isEncodable(_ type: Type) -> Bool { program.adopts(type, "Codable") || program.adopts(type, "Encodable") }

    private func isStored(_ property: PropertyFact) -> Bool {
        property.modifiers.isDisjoint(with: [.isStatic, .isComputed, .isLazy])
            && property.attributes.allSatisfy(UIKit.harmlessAttributes.contains)
    }

    /// What the compiler calls its properties, by name; `nil` where it takes all of them.
    private func keys(of type: Type) -> [String: String]? {
        let place = Place(in: type.declarations[0], of: type, isStatic: false)
        guard case .project(let keys)? = program.resolve(TypeReference("CodingKeys"), at: place), keys.kind == .enumeration,
            keys.name == type.name + ".CodingKeys"
        else { return nil }
        let cases = keys.declarations.flatMap(\.fact.cases)
        return Dictionary(cases.map { ($0.name, program.rawValue(of: $0, in: keys).text ?? $0.name) }) { first, _ in first }
    }

    private func encoder(of type: Type) -> (function: FunctionFact, place: Place)? {
        for declaration in type.declarations {
            let own = declaration.fact.methods(named: "encode").first { $0.parameters.count == 1 && $0.parameters[0].label == "to" }
            if let own { return (own, Place(in: declaration, of: type, isStatic: false)) }
        }
        return nil
    }

    /// What an encoder of one's own puts into its container: `container.encode(name, forKey: .name)`, and without a key where it takes one
    /// value or a row of them.
    private mutating func addWritten(by encoder: (function: FunctionFact, place: Place), of type: Type) {
        let place = encoder.place
        let containers = encoder.function.body?.flatMap(\.unkeyedContainers) ?? []
        for statement in encoder.function.body ?? [] {
            for expression in statement.expressions {
                _ = expression.contains { part in
                    if case .call(let call) = part.kind, ["encode", "encodeIfPresent"].contains(call.name),
                        let value = call.firstUnlabelled
                    {
                        if let key = call.argument("forKey") {
                            add(key: key.nameOfKey, value, at: place, owner: type)
                        } else if let container = call.receiver?.core.plainName, containers.contains(container) {
                            add(key: value.core.memberName, value, at: place, owner: type)
                        }
                    }
                    return false
                }
            }
        }
    }

    private static let deepest = 6
}

/// What is written without a key: the order tells which it is.
public struct UnkeyedWrite: Sendable {
    public let value: Expression
    public let function: Function
    public let site: Site

    public var place: Place { Place(site, in: function) }
    public var location: Location { function.location(value.core.range) }
}

extension Statement {
    /// The names of locals that are containers of one value, or of values in a row.
    fileprivate var unkeyedContainers: [String] {
        guard case .local(let local) = kind, case .call(let call)? = local.value?.core.kind else {
            return inner.flatMap(\.unkeyedContainers)
        }
        return ["singleValueContainer", "unkeyedContainer"].contains(call.name) ? [local.name] : []
    }
}

extension Expression {
    /// What a key is called, whatever it spells: `name` of `.name`, `Keys.name` and `Keys.name.rawValue`.
    public var nameOfKey: String? {
        switch core.kind {
        case .implicitMember(let name): return name
        case .member(let base, let name) where ["rawValue", "stringValue"].contains(name.text):
            // A variable that holds some key does not say which.
            if case .name = base.core.kind { return nil }
            return base.nameOfKey
        default: return core.memberName
        }
    }
}
