import Syntax

/// What code that is not followed does with the member of an object.
enum OutlineUse {
    /// Called, too.
    case read
    case assigned
}

extension Program {
    /// What files that mention nothing of restoration do with a member of another object than their own, unless the text tells that it is of
    /// another class; with that of their own where they may be of a family.
    ///
    /// - Parameter others: methods of others by whose names what they give the object does not count.
    func usesInOutlines(
        of member: String, forUnit unit: Int, ofFamily family: [Type], besides others: Set<String> = []
    ) -> Set<OutlineUse> {
        outlineWalk(for: member, forUnit: unit, ofFamily: family, besides: others).uses
    }

    /// Where methods of others by some names give an object of a family what a member holds, in files that mention nothing of restoration.
    func gifts(inOutlinesOf member: String, forUnit unit: Int, toFamily family: [Type], by methods: Set<String>) -> [Location] {
        outlineWalk(for: member, forUnit: unit, ofFamily: family, besides: methods).gifts
    }

    private func outlineWalk(
        for member: String, forUnit unit: Int, ofFamily family: [Type], besides others: Set<String>
    ) -> OutlineWalk {
        var walk = OutlineWalk(member, of: family, besides: others, self)
        let words = Vocabulary(interesting: [member])
        for file in outlineFiles(forUnit: unit) {
            for (position, type) in files[file].types.enumerated() where type.isOutline {
                walk.look(at: type, names.type(declaredIn: file, at: position), in: file)
            }
            // A free function may be given one by the name of a protocol. Only files that name the member are read again.
            for function in files[file].whole(ifNaming: words)?.functions ?? [] { walk.look(at: function, in: file) }
        }
        return walk
    }
}

/// Looks for the uses of one member.
private struct OutlineWalk {
    private let program: Program
    private let member: String
    private let family: [Type]
    private let names: Set<String>
    private let leftOut: Set<String>
    private(set) var uses: Set<OutlineUse> = []
    /// What the methods give that are left out.
    private(set) var gifts: [Location] = []

    /// Whether the code that is looked at may be of the family.
    private var isOfFamily = false
    private var place: Place?
    /// Of the function that is looked at, once somebody has asked.
    private var sites: BodySites?
    private var function: FunctionFact?

    init(_ member: String, of family: [Type], besides others: Set<String>, _ program: Program) {
        leftOut = others
        self.program = program
        self.member = member
        self.family = family
        names = Set(family.map(\.shortName) + family.flatMap(\.inherited).map(\.name))
    }

    /// - Parameter owner: the type that it declares, or adds to; `nil` where the project does not declare that.
    mutating func look(at type: TypeFact, _ owner: Type?, in file: Int) {
        guard let whole = type.withMethods else {
            uses.insert(.read)
            return
        }
        isOfFamily = names.contains(type.name.lastComponent) || type.inherited.contains { names.contains($0.name) }
        place = place(in: type, of: owner, file)
        for function in whole.methods + whole.ownProperties.flatMap(\.accessors) { look(inside: function) }
        function = nil
        for property in whole.ownProperties { property.value.map { look(at: $0) } }
    }

    private func place(in type: TypeFact, of owner: Type?, _ file: Int) -> Place {
        if let owner { return Place(in: Type.Declaration(file: file, fact: type), of: owner, isStatic: false) }
        var place = Place(file: file)
        place.extendedName = type.name
        return place
    }

    /// At a function outside of types.
    mutating func look(at function: FunctionFact, in file: Int) {
        isOfFamily = false
        place = Place(file: file)
        look(inside: function)
    }

    private mutating func look(inside function: FunctionFact) {
        guard function.words.mayHold(member) else { return }
        self.function = function
        sites = nil
        for statement in function.body ?? [] {
            for expression in statement.expressions { look(at: expression) }
        }
    }

    private mutating func look(at expression: Expression) {
        switch expression.kind {
        case .assignment(let target, _, let value):
            if case .member(let base, let name) = target.core.kind, name.text == member {
                if !base.core.isOwnObject, mayBeOfFamily(base) {
                    if let place, !isOfFamily, leftOut.contains(function?.name ?? "") {
                        gifts.append(program.location(expression.range, at: place))
                    } else {
                        uses.insert(.assigned)
                    }
                }
                look(at: base)
            } else {
                look(at: target)
            }
            look(at: value)
        case .keyPath(let path): if path.contains(member) { uses.insert(.read) }
        case .selector(let named): if named.contains(where: { $0.memberName == member }) { uses.insert(.read) }
        case .name(member): if isOfFamily { uses.insert(.read) }
        case .string(let text): if text == member { uses.insert(.read) }
        default:
            if case .member(let base, let name) = expression.kind, name.text == member,
                isOfFamily || !base.core.isOwnObject && mayBeOfFamily(base)
            {
                uses.insert(.read)
            }
            for part in expression.parts { look(at: part) }
        }
    }

    /// Whether something may be an object of the family, by the type that the text gives it.
    private mutating func mayBeOfFamily(_ base: Expression) -> Bool {
        guard var place else { return true }
        if let function {
            let sites = sites ?? BodySites(Walker.sites(in: function))
            self.sites = sites
            place.locals = sites.locals(at: base.range)
        }
        guard let type = program.type(of: base, at: place) else { return true }
        return family.contains { program.mayBe(type, .project($0)) }
    }
}
