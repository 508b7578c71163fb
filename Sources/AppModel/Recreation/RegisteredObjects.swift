/// A call that makes an object known to state restoration, which UIKit does by itself for controllers and views only (A15).
public struct Registration: Sendable {
    public let object: Expression
    /// What the object is declared or created as; `nil` where the text does not tell.
    public let type: StaticType?
    public let call: Call
    public let site: Site
    public let function: Function

    public var place: Place { Place(site, in: function) }
}

/// A place that says who makes an object again.
public struct ObjectRestorationClass: Sendable {
    /// The class that is named; `nil` where the text does not tell.
    public let type: StaticType?
    public let location: Location
    /// Index into `Program.units`.
    public let unit: Int
}

extension App {
    /// Whether the objects of a class take part in UIKit's restoration: controllers and views, and what says that it does.
    public func isRestorable(_ type: Type) -> Bool {
        program.isController(type) || program.isView(type) || program.adopts(type, "UIStateRestoring")
    }

    /// Every registration in the sources, in path order.
    public func registrations() -> [Registration] {
        program.functions(mentioningAnyOf: ["registerObject", "registerObjectForStateRestoration"]).flatMap { function in
            sites(in: function).compactMap { site in
                guard let call = site.call, call.registersObject, let object = call.arguments.first?.value else { return nil }
                let type = program.type(of: object, at: Place(site, in: function))?.unwrapped
                return Registration(object: object, type: type, call: call, site: site, function: function)
            }
        }
    }

    /// Whether a registration may be one of an object of a class: anything that the text does not tell may be.
    public func mayBe(_ registration: Registration, of type: Type) -> Bool {
        guard let registered = registration.type else { return true }
        if case .project(let other) = registered {
            return other.kind == .protocol || program.areRelated(type, other)
        }
        // `UIStateRestoring` or a name from elsewhere may be any object.
        return !UIKit.isKnownClass(registered.name) || isRelated(registered, .project(type))
    }

    /// What objects name as their restoration class, by assignment or through a property of that name.
    public func objectRestorationClasses() -> [ObjectRestorationClass] {
        let name = "objectRestorationClass"
        var found: [ObjectRestorationClass] = []
        func add(_ value: Expression, at place: Place, in function: Function) {
            if value.core.isNil { return }
            found.append(
                ObjectRestorationClass(
                    type: program.typeValue(of: value.core, at: place), location: function.location(value.range),
                    unit: program.unit(of: function)))
        }
        for function in program.functions {
            let isProperty = function.property?.name == name && function.fact.kind == .getter
            guard isProperty || function.fact.words.mayHold(name) else { continue }
            for site in sites(in: function) {
                let place = Place(site, in: function)
                switch site.kind {
                case .assignment(let target, nil, let value) where target.memberName == name: add(value, at: place, in: function)
                case .returns(let value) where isProperty && (!site.mayRunLater || function.isInitialValue && site.isOfOuterClosure):
                    add(value, at: place, in: function)
                default: break
                }
            }
        }
        // An initial value that does nothing is no function.
        for property in program.propertiesMentioningRestoration(where: { $0.name == name }) {
            guard let value = property.fact.value, !value.mayDoSomething, !value.core.isNil else { continue }
            found.append(
                ObjectRestorationClass(
                    type: program.typeValue(of: value.core, at: Place(in: property.declaration, of: property.owner, isStatic: false)),
                    location: Location(path: property.location.path, range: value.range),
                    unit: program.unitOfFile[property.declaration.file]))
        }
        return found
    }

    /// Whether a coder of state restoration is handed a registered object in its unit: something of its class, whatever it is called there.
    public func isEncoded(_ registration: Registration) -> Answer {
        let type = program.type(of: registration.object, at: registration.place)?.unwrapped
        let unit = program.unit(of: registration.function)
        let encodings = places.encodedValues.filter { program.unit(of: $0.function) == unit && mayBe($0, type) }
        guard let first = encodings.first else { return .no }
        if encodings.contains(where: { $0.parts.contains { $0.type != nil } }) { return .yes }
        return .unknown(Silence(.unknownType, at: first.function.location(first.value.range), about: first.function.symbol))
    }

    /// The writes that hand an object of a class to a coder of state restoration, as far as the text tells.
    public func encodings(of type: Type) -> [EncodedValue] {
        places.encodedValues.filter { program.type(of: $0.value, at: $0.place)?.projectType == type }
    }

    /// The objects that a factory gives back right after it made them, with nothing done to them in between but setting properties.
    public func objectsReturnedAsMade(by factory: Function) -> [(type: Type, call: Call)] {
        exits(of: factory).compactMap { exit in
            let place = Place(exit.site, in: factory)
            switch exit.value.core.kind {
            case .call(let call):
                return createdType(call, at: place)?.projectType.map { ($0, call) }
            case .name(let name):
                guard case .local(let local)? = place.locals?.lookUp(name)?.binding.origin, case .call(let call)? = local.value?.core.kind,
                    let type = createdType(call, at: place)?.projectType, !isUsed(name, in: factory)
                else { return nil }
                return (type, call)
            default:
                return nil
            }
        }
    }

    /// Whether a local is handed to a call, or asked something by one.
    private func isUsed(_ name: String, in function: Function) -> Bool {
        func isMeant(_ expression: Expression) -> Bool { expression.contains { $0.isName(name) } }
        return sites(in: function).contains { site in
            guard let call = site.call else { return false }
            return call.receiver.map(isMeant) ?? false || call.arguments.contains { isMeant($0.value) }
        }
    }
}

extension Call {
    /// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`, in every spelling.
    fileprivate var registersObject: Bool {
        guard arguments.count == 2, arguments[1].label == "restorationIdentifier" else { return false }
        return name == "registerObject" && arguments[0].label == "forStateRestoration" || name == "registerObjectForStateRestoration"
    }
}

extension Site {
    /// Inside of one closure, the outermost, and of nothing else that may run later.
    fileprivate var isOfOuterClosure: Bool {
        steps.filter { step in
            switch step {
            case .closure, .function: true
            default: false
            }
        }.count == 1
    }
}
