import Syntax

/// The numbers and index paths that a decoding method puts into properties, and the lists that its class asks for elements by them.
public struct KeptIndices: Sendable {
    private let app: App
    private let decoder: Function
    /// Names of what lists are asked by, anywhere in the class's family.
    private let indices: Set<String>

    public init(of decoder: Function, in app: App) {
        self.app = app
        self.decoder = decoder
        let family = decoder.type.map(app.program.family)?.flatMap { app.program.functions(of: $0) } ?? []
        indices = Set(family.flatMap { app.sites(in: $0).flatMap { $0.listsAndIndices.compactMap(\.index.nameOfIndex) } })
    }

    /// Where a list is asked for an element by a number that the method has put into a property, and nothing in the class compares that with
    /// anything: behind it, in what the method goes on to call, as restoring ends or as the screen appears.
    ///
    /// - Parameter filling: where the method puts it there.
    public func unboundUse(of name: String, filledAt filling: Site) -> (function: Function, range: SourceRange)? {
        indices.contains(name) ? app.unboundUse(ofIndex: name, filledAt: filling, by: decoder) : nil
    }

    /// Where the same runs and hands an index path that the method has put into a property to a function of the program, and nothing in the
    /// class asks more of it than whether it is there.
    public func handings(ofPath name: String, filledAt filling: Site) -> [(function: Function, site: Site)] {
        guard let owner = decoder.type, app.isPlainlyKept(name, of: owner, besidesPresence: true) else { return [] }
        return app.uses(of: name, filledAt: filling, by: decoder, owner).filter { _, site in
            site.call?.arguments.contains { $0.value.core.plainName == name } ?? false
        }
    }
}

extension App {
    fileprivate func unboundUse(
        ofIndex name: String, filledAt filling: Site, by decoder: Function
    ) -> (function: Function, range: SourceRange)? {
        guard let owner = decoder.type else { return nil }
        let family = program.family(of: owner).flatMap { program.functions(of: $0) }
        let computed = family.filter { $0.fact.kind == .getter && !$0.isInitialValue }.compactMap { $0.property?.name }
        let fitting = namesFilled(whileRestoringBy: family, of: owner).union(computed)
        // A path is asked whether it is there as often as not, and that bounds nothing.
        let isPlainlyKept = [false, true].map { self.isPlainlyKept(name, of: owner, besidesPresence: $0) }
        guard isPlainlyKept.contains(true) else { return nil }
        for (function, site) in uses(of: name, filledAt: filling, by: decoder, owner) {
            let place = Place(site, in: function)
            let isAsked = site.listsAndIndices.contains { list, index in
                let number = (index.pathOfRow ?? index).core
                guard index.nameOfIndex == name, isOwn(number, at: place), let kept = list.core.plainName, isOwn(list.core, at: place),
                    index.pathOfRow == nil ? isPlainlyKept[0] : isPlainlyKept[1]
                else { return false }
                // What comes back with its list fits it, a list that is spelled out has what it had, and a getter may give any.
                return !fitting.contains(kept) && isPlainList(list, at: place) && program.isFilledLater(list, at: place)
            }
            if isAsked { return (function, site.range) }
        }
        return nil
    }

    /// Whether a stored property has what decoding gave it until somebody gives it another value, and nothing compares it with anything.
    ///
    /// - Parameter besidesPresence: whether it may be asked all the same whether it is there.
    fileprivate func isPlainlyKept(_ name: String, of owner: Type, besidesPresence: Bool) -> Bool {
        guard let property = program.lineage(of: owner).compactMap({ $0.property(name)?.fact }).onlyElement,
            property.accessors.allSatisfy({ $0.kind == .observer }),
            property.modifiers.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .isOutlet]),
            UIKit.harmlessAttributes.union(["Published"]).isSuperset(of: property.attributes)
        else { return false }
        let family = program.family(of: owner).flatMap { program.functions(of: $0) }
        var users = UserDrivenFunctions(of: owner, in: self)
        let isWeighed = family.contains { function in
            let isAccessor = function.property?.name == name && !function.isInitialValue && function.fact.kind != .observer
            if (function.fact.name == name.nameOfSetter || isAccessor) && !function.keepsPlainly(name) { return true }
            let hears = isAccessor || function.property?.name == name || function.fact.name == name.nameOfSetter
            if hears, function.weighsWhatItGets(for: name) { return true }
            let weighs = besidesPresence ? function.weighsPath(named: name) : function.weighs(name)
            return (weighs || handsOn(name, function, besidesPresence: besidesPresence)) && !isStep(function, of: name, &users)
        }
        return !isWeighed && !isWeighedByOthers(name, of: owner) && silence(onFilling: name, of: owner) == nil
    }

    /// Whether a function only runs as the user taps, and then moves a number on, which tells nothing of what it was before.
    private func isStep(_ function: Function, of name: String, _ users: inout UserDrivenFunctions) -> Bool {
        let takesAway = function.contains { part in
            if case .call(let call) = part.kind { Conventions.takesAway(call.name) } else { false }
        }
        return !takesAway && function.contains { $0.isMove(of: [name]) } && (users.holds(function) || isActionWithoutSender(function))
    }

    /// `@IBAction func next()`, which only a storyboard names.
    private func isActionWithoutSender(_ function: Function) -> Bool {
        let fact = function.fact
        return fact.kind == .method && fact.parameters.isEmpty && fact.modifiers.contains(.isObjectiveC)
            && !fact.modifiers.contains(.overrides) && function.hook == nil && program.functions(naming: [fact.name]).isEmpty
    }

    /// Whether a plain name is that of a property rather than of a local or a variable of its file.
    private func isOwn(_ expression: Expression, at place: Place) -> Bool {
        guard case .name(let name) = expression.kind else { return true }
        return place.locals?.lookUp(name) == nil && !program.isGlobal(name, at: place)
    }

    /// Whether a function of another class compares the property of an object that may be of this one: `if posts.row >= limit`.
    private func isWeighedByOthers(_ name: String, of owner: Type) -> Bool {
        program.functions(naming: [name]).contains { function in
            let isOutside = function.type.map { !program.areRelated($0, owner) } ?? true
            guard isOutside, program.unit(of: function) == owner.unit else { return false }
            return function.weighs { part in
                guard case .member(let base, let member) = part.kind, member.text == name, !base.isSelf else { return false }
                return mayBe(base, owner, in: function)
            }
        }
    }

    /// Whether what a local of a function stands for, or something of it, may be an object of a class.
    private func mayBe(_ expression: Expression, _ owner: Type, in function: Function) -> Bool {
        let scope = sites(in: function).lazy.compactMap(\.locals).first { locals in
            expression.contains { $0.memberName.flatMap(locals.lookUp) != nil }
        }
        guard let type = program.type(of: expression, at: Place(function, scope))?.unwrapped else { return true }
        if case .named(let name, _) = type, UIKit.isAnything(name) { return true }
        return program.mayBe(type, .project(owner))
    }

    /// Whether a function hands a property to one of the program, or to a macro, which may do anything with it.
    ///
    /// - Parameter besidesPresence: not where that asks no more of it than whether it is there, and hands it to nobody.
    private func handsOn(_ name: String, _ function: Function, besidesPresence: Bool) -> Bool {
        function.fact.words.mayHold(name)
            && sites(in: function).contains { site in
                let given = site.call?.arguments.enumerated().filter { $0.element.value.contains { $0.plainName == name } } ?? []
                guard !given.isEmpty, let call = site.call else { return false }
                if let called = program.calledFunction(call, at: Place(site, in: function)) {
                    guard besidesPresence else { return true }
                    return !given.allSatisfy { position, argument in
                        guard argument.value.core.plainName == name, let parameter = called.fact.parameter(for: position, of: call)?.name
                        else { return false }
                        return !called.weighsPath(named: parameter) && !handsOn(parameter, called, besidesPresence: false)
                    }
                }
                return function.isObjectiveC && call.receiver == nil && !["NS", "CG", "UI"].contains(where: call.name.hasPrefix)
            }
    }

    private func isPlainList(_ expression: Expression, at place: Place) -> Bool {
        guard case .named(let name, _)? = program.type(of: expression, at: place)?.unwrapped else { return false }
        return ["Array", "NSArray", "NSMutableArray"].contains(name)
    }
}

extension Expression {
    /// What is the number, or has the row, that a list is asked by.
    fileprivate var nameOfIndex: String? { (pathOfRow ?? self).core.plainName }
}

extension Function {
    /// Whether it compares a property with anything, or decides anything by it.
    fileprivate func weighs(_ name: String) -> Bool {
        guard fact.words.mayHold(name) || fact.words.mayHold("_" + name) else { return false }
        func isWhetherAnother(_ part: Expression) -> Bool { part.tellsWhether(name, isAnotherIn: self) }
        let asks = asksFor(name) && !conditions(naming: name).allSatisfy { $0.expressions.allSatisfy(isWhetherAnother) }
        return asks || weighs(but: isWhetherAnother) { $0.plainName == name || $0.plainName == "_" + name }
    }

    /// Whether a setter compares what it gets with anything, or an observer what comes.
    func weighsWhatItGets(for name: String) -> Bool {
        let given = Set(fact.parameters.map(\.name) + ["newValue"])
        return weighs(but: { $0.tellsWhether(name, isAnotherIn: self) }) { part in
            if case .name(let local) = part.kind { given.contains(local) } else { false }
        }
    }

    private func conditions(naming name: String) -> [Statement.Condition] {
        func conditions(in statements: [Statement]) -> [Statement.Condition] {
            statements.flatMap { $0.conditions + conditions(in: $0.inner) }
        }
        return conditions(in: body).filter { $0.expressions.contains { $0.contains { $0.plainName == name } } }
    }

    /// Whether it compares a property with anything but nil.
    func comparesPath(named name: String) -> Bool {
        fact.words.mayHold(name) && weighs(besidesPresence: true) { $0.plainName == name }
    }

    /// Whether it compares something of a kind with anything.
    ///
    /// - Parameter isHarmless: whether a comparison says nothing of how large it is.
    fileprivate func weighs(
        besidesPresence: Bool = false, but isHarmless: (Expression) -> Bool = { _ in false }, _ isMeant: (Expression) -> Bool
    ) -> Bool {
        func isPart(of expression: Expression) -> Bool { expression.contains(where: isMeant) }
        return contains { part in
            switch part.kind {
            case .binary where isHarmless(part): false
            case .binary(let left, let operation, let right):
                Function.weighing.contains(operation) && (isPart(of: left) || isPart(of: right))
                    && !(besidesPresence && ["==", "!="].contains(operation) && (left.core.isNil || right.core.isNil))
            case .ternary(let condition, _, _): isPart(of: condition)
            case .call(let call):
                Function.limits.contains(call.name.lowercased()) && call.arguments.contains { isPart(of: $0.value) }
            default: false
            }
        }
    }

    private static let weighing: Set = ["<", ">", "<=", ">=", "==", "!=", "%", "~=", "??"]
    private static let limits: Set = ["min", "max", "clamp", "clamped", "contains", "nslocationinrange", "nsassert", "precondition"]
}
