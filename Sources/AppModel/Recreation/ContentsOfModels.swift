import Syntax

/// What whoever shows a screen puts into an object that the screen has made for itself: `detail.model.item = item`.
struct ContentOfModel {
    /// Of the object.
    let property: PropertyFact
    let location: Location
    /// The property of the screen that has the object.
    let holder: String
    /// Where the screen shows it.
    let use: Location
    let givers: [Function]
}

extension App {
    /// Where the screen is shown with nothing else in place of what is missing, and neither it nor the object's class fills that.
    ///
    /// - Parameter isContent: whether a property of a class begins as nothing, and is of something to show.
    func contentsOfModels(
        on made: Type, by family: [Function], isContent: (PropertyFact, Type.Declaration, Type) -> Bool
    ) -> [ContentOfModel] {
        program.lineage(of: made).flatMap { owner in
            owner.declarations.flatMap { declaration in
                declaration.fact.properties.flatMap { holder -> [ContentOfModel] in
                    guard let model = modelMade(for: holder, in: declaration, of: owner), isLeftAsMade(holder.name, of: owner) else {
                        return []
                    }
                    return program.lineage(of: model).flatMap { type in
                        type.declarations.flatMap { part in
                            part.fact.properties.filter { isContent($0, part, type) }.compactMap { property in
                                content(property, in: part, of: model, heldBy: holder.name, on: made, by: family)
                            }
                        }
                    }
                }
            }
        }
    }

    /// The class of the project's own of which a property gets a new object as the screen is made.
    private func modelMade(for holder: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Type? {
        guard holder.attributes.allSatisfy(UIKit.harmlessAttributes.contains), holder.accessors.isEmpty,
            holder.modifiers.isDisjoint(with: [.isStatic, .isOutlet, .isComputed, .isWeak]),
            case .call(let call)? = holder.value?.core.kind, call.receiver == nil, call.arguments.isEmpty,
            let model = createdType(call, at: Place(in: declaration, of: owner, isStatic: false))?.unwrapped.projectType,
            model.kind == .class, program.strangers(of: model).isEmpty, !isRestorable(model), !program.inherits(model, from: "UIResponder")
        else { return nil }
        return model
    }

    /// Whether nobody gives a property another object, or hands on the one that it has.
    private func isLeftAsMade(_ holder: String, of owner: Type) -> Bool {
        uses(ofMember: holder, of: owner).allSatisfy { use in
            if use.function.isInitialValue { return true }
            guard use.kind == .read, !use.isText else { return false }
            return bodies.body(of: use.function).around(use.range).allSatisfy { site in
                switch site.kind {
                case .call(let call): !call.arguments.contains { $0.isReference || $0.value.core.range == use.range }
                case .assignment(_, _, let value), .returns(let value): value.core.range != use.range
                case .local(let local): local.value?.core.range != use.range
                case .forced, .cast, .attempt, .element, .range: true
                }
            }
        }
    }

    private func content(
        _ property: PropertyFact, in declaration: Type.Declaration, of model: Type, heldBy holder: String, on made: Type,
        by family: [Function]
    ) -> ContentOfModel? {
        let name = property.name
        let own = program.family(of: model).flatMap { program.functions(of: $0) }
        let givers = givers(of: name, to: model, outside: own)
        let missing = MissingProperty(
            name, of: holder.withoutUnderscore, amongst: family + own, isObject: isObject(property, in: declaration, of: model))
        guard !givers.isEmpty, !own.contains(where: { fills(name, $0) }),
            givers.allSatisfy({ !family.contains($0) && gives(name, of: holder, in: $0) }),
            !program.usesInOutlines(of: name, forUnit: model.unit, ofFamily: program.family(of: model)).contains(.assigned),
            !family.contains(where: { !$0.isStatic && missing.isNamed(in: $0) && missing.hasOtherWay(in: $0) })
        else { return nil }
        let members = Set(own.compactMap { $0.nameOfAccessor(toAnyOf: [name]) }).union([name])
        guard let use = shownUse(of: ShownProperty(holder, having: members), in: made) else { return nil }
        let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
        return ContentOfModel(property: property, location: location, holder: holder, use: use, givers: givers)
    }

    /// Whether all that a function puts into a property of the name goes by way of the object that holds it.
    private func gives(_ name: String, of holder: String, in function: Function) -> Bool {
        let targets = sites(in: function).compactMap { site -> Expression? in
            guard case .assignment(let target, nil, _) = site.kind, case .member(let base, let member) = target.kind, member.text == name
            else { return nil }
            return base.core
        }
        return !targets.isEmpty && targets.allSatisfy { $0.lastName == holder }
    }
}
