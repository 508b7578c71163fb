import Syntax

extension Program {
    /// The type of an expression as far as the text tells: literals, declared names, casts, initializer calls, the results of the
    /// project's functions, and the few members of the frameworks that matter here.
    public func type(of expression: Expression, at place: Place) -> StaticType? {
        type(of: expression, at: place, depth: 0)
    }

    func type(of expression: Expression, at place: Place, depth: Int) -> StaticType? {
        guard depth < 16 else { return nil }
        guard let memo = place.memo, expression.isChain else { return type(reading: expression, at: place, depth: depth) }
        if let known = memo.types[expression.range] { return known }
        let type = type(reading: expression, at: place, depth: depth)
        memo.remember(type, of: expression.range)
        return type
    }

    private func type(reading expression: Expression, at place: Place, depth: Int) -> StaticType? {
        switch expression.kind {
        case .string, .interpolation: return .named("String")
        case .integer: return .named("Int")
        case .float: return .named("Double")
        case .boolean, .test: return .named("Bool")
        case .array(let elements):
            let types = Set(elements.map { type(of: $0, at: place, depth: depth + 1) })
            return .named("Array", types.count == 1 ? [types.first!].compactMap { $0 } : [])
        case .dictionary: return .named("Dictionary")
        case .name(let name):
            let reference = reference(to: name, at: place)
            if case .unknown = reference { return inheritedMember(name, at: place, depth: depth) }
            return type(of: reference, at: place, depth: depth)
        case .selfReference:
            guard let type = place.dynamicType ?? place.type else {
                return place.extendedName.map { place.isStatic ? .metatype(.named($0)) : .named($0) }
            }
            return place.isStatic ? .metatype(.project(type)) : .project(type)
        case .member(let base, let name): return type(ofMember: name.text, of: base, at: place, depth: depth)
        case .call(let call): return type(of: call, at: place, depth: depth)
        case .element(let base, let arguments): return type(ofElement: base, arguments, at: place, depth: depth)
        case .optional(let base), .forced(let base): return type(of: base, at: place, depth: depth + 1).map(\.unwrappedOnce)
        case .cast(_, let strength, let target):
            let type = resolve(target, at: place)
            return strength == .conditional ? type.map(StaticType.optional) : type
        case .attempt(.optional, let base):
            return type(of: base, at: place, depth: depth + 1).map { .optional($0.unwrapped) }
        case .attempt(_, let base): return type(of: base, at: place, depth: depth + 1)
        case .prefix("!", _): return .named("Bool")
        case .prefix("-", let base), .prefix("+", let base): return type(of: base, at: place, depth: depth + 1)
        case .binary(let left, let operation, let right): return type(of: left, operation, right, at: place, depth: depth)
        case .ternary(_, let first, let second):
            let type = type(of: first, at: place, depth: depth + 1)
            return type == self.type(of: second, at: place, depth: depth + 1) ? type : nil
        case .type(let reference): return resolve(reference, at: place).map(StaticType.metatype)
        case .tuple, .closure, .nilLiteral, .keyPath, .superReference, .implicitMember, .prefix, .assignment, .conditional, .selector,
            .other:
            return nil
        }
    }

    private func type(of reference: Reference, at place: Place, depth: Int) -> StaticType? {
        switch reference {
        case .local(let locals):
            let before = place.before(locals)
            switch locals.binding.origin {
            case .parameter(let parameter): return parameter.type.flatMap { resolve($0, at: place) }
            case .local(let local):
                if let written = local.type { return resolve(written, at: place) }
                return local.value.flatMap { type(of: $0, at: before, depth: depth + 1) }
            case .unwrapped(let written, let value):
                if let written { return resolve(written, at: place) }
                return type(of: value, at: before, depth: depth + 1)?.unwrappedOnce
            case .element(let sequence, let written):
                if let written, let type = resolve(written, at: place) { return type }
                let sequence = type(of: sequence, at: before, depth: depth + 1)
                if let element = sequence?.listElement { return element }
                // What `map` of an optional gives its closure.
                if case .optional(let wrapped)? = sequence { return wrapped }
                return nil
            case .pattern(let match):
                return match.flatMap { type(boundTo: locals.binding.name, by: $0, at: place, depth: depth + 1) }
            }
        case .property(let declaration, let property, let owner):
            return type(of: property, at: Place(in: declaration, of: owner, isStatic: true), depth: depth)
        case .frameworkProperty(let property, let file), .global(let property, let file):
            return type(of: property, at: Place(file: file), depth: depth)
        case .enumCase(_, let owner): return .project(owner)
        case .type(let type): return .metatype(type)
        case .unknown: return nil
        }
    }

    private func type(of property: PropertyFact, at place: Place, depth: Int) -> StaticType? {
        // A wrapper decides what the name stands for.
        let mayBeOther = property.attributes.contains {
            $0.first?.isUppercase == true && !UIKit.harmlessAttributes.contains($0) && !UIKit.wrappersOfOneType.contains($0)
                && !Conventions.wrappersOfOneType.contains($0)
        }
        if mayBeOther { return nil }
        if let written = property.type { return resolve(written, at: place) }
        return property.value.flatMap { type(of: $0, at: place, depth: depth + 1) }
    }

    private func type(ofMember name: String, of base: Expression, at place: Place, depth: Int) -> StaticType? {
        if name == "self" { return type(of: base, at: place, depth: depth + 1) }
        // A message of Objective-C without arguments.
        if name == "copy", place.function?.isObjectiveC == true { return type(of: base, at: place, depth: depth + 1) }
        if name == "delegate", let delegate = appDelegate(of: base, at: place) { return .optional(.project(delegate)) }
        guard let owner = type(of: base, at: place, depth: depth + 1) else { return UIKit.typeOfMember(name, of: nil).map(StaticType.init) }
        let found: StaticType?
        switch owner.unwrapped {
        case .project(let type):
            if name == "rawValue" {
                found = rawType(of: type)
            } else if let member = member(name, of: type, isStatic: false) {
                found = self.type(of: member, at: place, depth: depth + 1)
            } else {
                found =
                    frameworkRoot(of: type).flatMap { memberOfFramework(name, of: $0, from: place.file, depth: depth) }
                    ?? (hasUnknownAncestor(type) ? nil : UIKit.typeOfMember(name, of: nil).map(StaticType.init))
            }
        case .metatype(.project(let type)):
            found =
                member(name, of: type, isStatic: true).flatMap { self.type(of: $0, at: place, depth: depth + 1) }
                ?? nestedType(name, of: type, at: place).map(StaticType.metatype)
        case .metatype(.named(let framework, _)):
            found =
                frameworkProperty(name, of: framework, from: place.file).flatMap {
                    self.type(of: $0.fact, at: Place(file: $0.file), depth: depth + 1)
                } ?? UIKit.result(ofClassMethod: name, of: framework).map(StaticType.init)
        case .named(let framework, _):
            if let element = owner.listElement, Self.singleElements.contains(name) {
                found = .optional(element)
            } else if name == ValueHolder.property, let value = owner.heldValue {
                found = value
            } else {
                found = memberOfFramework(name, of: framework, from: place.file, depth: depth)
            }
        default:
            found = nil
        }
        // `a?.b` is optional whatever `b` is.
        return base.isOptionalChain ? found.map { .optional($0.unwrapped) } : found
    }

    /// Properties of a list that give one of what is in it.
    private static let singleElements: Set<String> = ["first", "last", "firstObject", "lastObject", "anyObject"]

    /// A bare name may be a property of the framework class that the type around it comes from.
    private func inheritedMember(_ name: String, at place: Place, depth: Int) -> StaticType? {
        guard !place.isStatic, let framework = place.type.flatMap({ frameworkRoot(of: $0) }) ?? place.extendedName else { return nil }
        return memberOfFramework(name, of: framework, from: place.file, depth: depth)
    }

    private func memberOfFramework(_ name: String, of framework: String, from file: Int, depth: Int) -> StaticType? {
        var current: String? = framework
        while let owner = current, owner != "NSObject" {
            if let property = frameworkProperty(name, of: owner, from: file) {
                return type(of: property.fact, at: Place(file: property.file), depth: depth + 1)
            }
            current = UIKit.superclass(of: owner)
        }
        return UIKit.typeOfMember(name, of: framework).map(StaticType.init)
    }

    /// What stands behind the cases of an enum, as it lists it.
    func rawType(of type: Type) -> StaticType? {
        guard type.kind == .enumeration, let first = type.declarations[0].fact.inherited.first else { return nil }
        return UIKit.scalars[first.name] != nil || first.name == "String" ? .named(first.name) : nil
    }

    private func type(of call: Call, at place: Place, depth: Int) -> StaticType? {
        if case .type(let reference) = call.callee.kind { return resolve(reference, at: place) }
        // A function with a capital letter reads like an initializer.
        if case .name(let name) = call.callee.kind, let result = UIKit.resultOfFunction(name) { return StaticType(result) }
        if let created = typeValue(of: call.callee, at: place) {
            if let held = type(ofHeldBy: created, call, at: place, depth: depth) { return held }
            return type(of: call, creating: created)
        }
        if call.name == "init", let receiver = call.receiver, let created = typeValue(of: receiver, at: place) {
            return type(of: call, creating: created)
        }
        switch call.callee.kind {
        case .array(let elements) where elements.count == 1:
            return typeValue(of: elements[0], at: place).map { .named("Array", [$0]) }
        case .dictionary(let elements) where elements.count == 2:
            guard let key = typeValue(of: elements[0], at: place), let value = typeValue(of: elements[1], at: place) else { return nil }
            return .named("Dictionary", [key, value])
        case .name(let name):
            // A local of that name is a closure.
            if place.locals?.lookUp(name) != nil { return nil }
            if let type = place.type, let method = method(name, call, of: type) {
                return resolve(method.fact.returnType, of: method, on: type)
            }
            return freeFunction(name, call, from: place.file).flatMap { resolve($0.fact.returnType, of: $0) }
        case .member(let base, let name):
            let result: StaticType?
            let owner = type(of: base, at: place, depth: depth + 1)?.unwrapped
            switch owner {
            case .project(let type)?, .metatype(.project(let type))?:
                result = method(name.text, call, of: type).flatMap { resolve($0.fact.returnType, of: $0, on: type) }
            case .metatype(.named(let framework, _))?:
                result = (UIKit.result(ofClassMethod: name.text, of: framework) ?? UIKit.resultOfMethod(name.text)).map(StaticType.init)
            default:
                let own: TypeReference? =
                    if case .named(let framework, _)? = owner { UIKit.result(of: name.text, on: framework) } else { nil }
                result =
                    own.map(StaticType.init) ?? indexOfElement(call, of: base, at: place, depth: depth) ?? type(
                        ofElementsOf: base, name.text, call, at: place, depth: depth)
                    ?? UIKit.resultOfMethod(name.text).map(StaticType.init)
            }
            return base.isOptionalChain ? result.map { .optional($0.unwrapped) } : result
        default:
            return nil
        }
    }

    /// `BehaviorRelay(value: 0)`, of numbers.
    private func type(ofHeldBy created: StaticType, _ call: Call, at place: Place, depth: Int) -> StaticType? {
        guard case .named(let name, []) = created, ValueHolder.setters[name] != nil, let value = call.arguments.first?.value else {
            return nil
        }
        return type(of: value, at: place, depth: depth + 1).map { .named(name, [$0]) }
    }

    /// `rows.firstIndex(of: row)`, a number where the list is an array.
    private func indexOfElement(_ call: Call, of base: Expression, at place: Place, depth: Int) -> StaticType? {
        guard ["firstIndex", "lastIndex", "index"].contains(call.name), ["of", "where"].contains(call.arguments.first?.label ?? "where"),
            call.name != "index" || call.arguments.count == 1,
            case .named("Array", _)? = type(of: base, at: place, depth: depth + 1)?.unwrapped
        else { return nil }
        return .optional(.named("Int"))
    }

    /// What an initializer gives, which may fail.
    private func type(of call: Call, creating created: StaticType) -> StaticType? {
        guard case .project(let type) = created else { return created.afterInitializer(with: call.arguments) }
        if type.kind == .enumeration, call.arguments.first?.label == "rawValue" { return .optional(created) }
        let isFailable = method("init", call, of: type)?.fact.modifiers.contains(.isFailable) == true
        return isFailable ? .optional(created) : created
    }

    /// - Parameter receiver: for which `Self` stands in what a protocol's extension gives.
    private func resolve(_ reference: TypeReference?, of function: Function, on receiver: Type? = nil) -> StaticType? {
        var place = Place(function, nil)
        if function.type?.kind == .protocol { place.dynamicType = receiver }
        return reference.flatMap { resolve($0, at: place) }
    }

    /// The one method of a type or its superclasses in the project that a call may mean, or that an extension of one of their protocols gives.
    public func method(_ name: String, _ call: Call, of type: Type) -> Function? {
        method(name, call, of: type) { $0.matches(call) } ?? method(name, call, of: type) { $0.matchesWithoutFirstLabel(call) }
    }

    private func method(_ name: String, _ call: Call, of type: Type, where fits: (FunctionFact) -> Bool) -> Function? {
        var owner = type
        while true {
            var candidates = functions(named: name, of: owner).filter { $0.property == nil && fits($0.fact) }
            // `Reader()` beside `init?(coder:)`, whose parameter might have a value by itself if it were not seen to have none.
            if candidates.count > 1, let meant = candidates.filter({ $0.fact.hasAllItNeeds(from: call) }).onlyElement {
                candidates = [meant]
            }
            if candidates.count == 1 { return candidates[0] }
            guard candidates.isEmpty else { return nil }
            if let bridged = bridged(name, call, among: functions(of: owner)), bridged.property == nil { return bridged }
            guard case .project(let parent) = superclass(of: owner) else { break }
            owner = parent
        }
        guard type.kind != .protocol, namesGivenByProtocols.contains(name) else { return nil }
        let given = protocols(of: type).flatMap { functions(named: name, of: $0) }.filter { $0.property == nil && fits($0.fact) }
        return given.count == 1 ? given[0] : nil
    }

    /// The project's protocols that a type and its superclasses adopt, each once, with those that these inherit from.
    private func protocols(of type: Type) -> [Type] {
        var found: [Type] = []
        var seen: Set<Int> = []
        var open = lineage(of: type)
        while let next = open.popLast() {
            for declaration in next.declarations {
                for reference in declaration.fact.inherited {
                    guard case .type(let parent) = names.meaning(of: reference.name, inFile: declaration.file, inside: next.name),
                        parent.kind == .protocol,
                        seen.insert(parent.id).inserted
                    else { continue }
                    found.append(parent)
                    open.append(parent)
                }
            }
        }
        return found
    }

    private func type(ofElement base: Expression, _ arguments: [Argument], at place: Place, depth: Int) -> StaticType? {
        guard case .named(let name, let types)? = type(of: base, at: place, depth: depth + 1)?.unwrapped else { return nil }
        if ["Array", "NSArray", "NSMutableArray"].contains(name), types.count == 1, arguments.count == 1 {
            // A range gives a part of it.
            let index = type(of: arguments[0].value, at: place, depth: depth + 1)
            return index == nil || index == .named("Int") ? types[0] : nil
        }
        guard name == "Dictionary" || UIKit.isCollection(name), types.count == 2 else { return nil }
        return arguments.last?.label == "default" ? types[1] : .optional(types[1])
    }

    private func type(of left: Expression, _ operation: String, _ right: Expression, at place: Place, depth: Int) -> StaticType? {
        switch operation {
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=":
            return .named("Bool")
        case "..<", "...":
            return .named("Range")
        case "??":
            let fallback = type(of: right, at: place, depth: depth + 1)
            let value = type(of: left, at: place, depth: depth + 1)
            if fallback?.isOptional == true { return fallback }
            // A literal takes the type of what it stands in for.
            return value.map(\.unwrappedOnce) ?? (right.isLiteral ? nil : fallback)
        case "+", "-", "*", "/", "%":
            let first = type(of: left, at: place, depth: depth + 1)
            let second = type(of: right, at: place, depth: depth + 1)
            if first == second { return first }
            if left.isLiteral, right.isLiteral { return nil }
            if left.isLiteral { return second }
            return right.isLiteral ? first : nil
        default:
            return nil
        }
    }
}

extension StaticType {
    init(_ reference: TypeReference) {
        if reference.isOptional, let wrapped = reference.arguments.first {
            self = .optional(StaticType(wrapped))
        } else {
            self = .named(reference.name, reference.arguments.map(StaticType.init))
        }
    }

    var unwrappedOnce: StaticType {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }

    /// What an initializer gives: `Int(text)` and `URL(string:)` may fail.
    fileprivate func afterInitializer(with arguments: [Argument]) -> StaticType? {
        guard case .named(let name, _) = self else { return self }
        if UIKit.scalars[name] != nil {
            // From text it may fail, from a number it may not; a variable could be either.
            guard let argument = arguments.first else { return self }
            if argument.label != nil { return nil }
            switch argument.value.kind {
            case .integer, .float, .boolean: return self
            case .string, .interpolation: return .optional(self)
            default: return nil
            }
        }
        guard let (failing, certain) = StaticType.failableInitializers[name], let first = arguments.first else { return self }
        guard let label = first.label else { return nil }
        if certain.contains(label) { return self }
        return failing.contains(label) ? .optional(self) : nil
    }

    /// By type, the first labels of initializers that may fail, and of those that may not.
    private static let failableInitializers: [String: (failing: Set<String>, certain: Set<String>)] = [
        "URL": (["string"], ["fileURLWithPath", "filePath", "fileURLWithFileSystemRepresentation"]),
        "NSURL": (["string"], ["fileURLWithPath"]),
        "UUID": (["uuidString"], ["uuid"]),
        "UIImage": (["named", "systemName", "contentsOfFile", "data"], ["cgImage", "ciImage"]),
        "Data": (["base64Encoded"], ["contentsOf", "count", "repeating"]),
        "String": (["data", "bytes", "validatingUTF8", "validating"], ["describing", "reflecting", "format", "repeating", "decoding"]),
    ]
}

extension Expression {
    /// Whether to type it means to type what stands before it.
    fileprivate var isChain: Bool {
        switch kind {
        case .member, .call, .element, .cast: true
        default: false
        }
    }

    var isLiteral: Bool {
        switch kind {
        case .integer, .float, .boolean, .string: true
        case .prefix(_, let base): base.isLiteral
        default: false
        }
    }

    /// Whether a `?` stands somewhere in the chain.
    var isOptionalChain: Bool {
        switch kind {
        case .optional: true
        case .member(let base, _), .element(let base, _): base.isOptionalChain
        case .call(let call): call.callee.isOptionalChain
        default: false
        }
    }
}
