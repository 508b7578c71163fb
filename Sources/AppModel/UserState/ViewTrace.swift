import Syntax

/// How a type names a variable: its own, or one of an object that it holds.
struct ViewKey: Hashable {
    let name: String
    var part: String?
}

/// What views do with a variable, followed through those that are handed it.
struct ViewTrace {
    /// Where the user changes it, and by what; the first that shows it by itself, or the first.
    var choice: (kind: SwiftUI.Choice?, location: Location)?
    /// Where what is drawn depends on it.
    var use: Location?
    /// Where a view that it makes is given it.
    private(set) var view: Location?
    /// Whether somebody keeps it, or gives it its value when the view appears.
    var keeping = Keeping.none
    /// The same of an action of the user's, which nobody may have come to when the app ends.
    private(set) var handing = Keeping.none
    /// Whether anything but the user may give it a value, without which nothing that is kept comes back; or storage of the view's own has it,
    /// of which another rule tells whether it is read.
    var isGiven = false
    /// Where a field shows it that does not go on purpose.
    var field: Location?
    /// Whether it is a text of several lines.
    var isLong = false
    /// Whether it says what is shown on top, or is what a list is made of.
    var isPassing = false
    /// Whether the user hands it in by an action, and is done with it.
    private(set) var isSubmitted = false
    /// Where nothing follows the binding to it.
    var lost: Location?

    let app: App
    let shown: ShownViews
    let type: StaticType?
    let isOfModel: Bool
    /// The methods of the model that give it what they are handed.
    var setters: Set<String> = []
    var offers: [Offer] = []
    /// Where values are added to it or taken away, and whether what is shown is chosen by them.
    private var toggle: Location?
    /// Where it is flipped, and what beside the content it opens.
    private var flip: Location?
    var inspector: Location?
    /// Where something is put on top of it, and taken away from there.
    private var push: Location?
    private var pop: Location?
    private var isSieve = false
    /// Whether it is named after a search.
    var isSearch = false
    /// Whether it is named after what chooses or orders rows.
    private(set) var isFilter = false
    var visited: Set<Visit> = []
    /// What a model computes from it.
    private(set) var derivedOfModel: Set<String> = []

    struct Visit: Hashable {
        let type: Int
        let key: ViewKey
    }

    init(_ app: App, _ shown: ShownViews, of type: StaticType?, isOfModel: Bool) {
        self.app = app
        self.shown = shown
        self.type = type
        self.isOfModel = isOfModel
    }

    mutating func follow(_ key: ViewKey, in owner: Type, isOwn: Bool = true, isPresented: Bool = false) {
        if visited.isEmpty {
            isSearch = Conventions.isSearch(key.part ?? key.name)
            isFilter = Conventions.isFilter(key.part ?? key.name)
        }
        guard visited.insert(Visit(type: owner.id, key: key)).inserted else { return }
        guard visited.count < 30 else {
            isGiven = true
            return keeping.add(.perhaps(.mayBeKept, owner.location))
        }
        var names = NamesOfVariable(key)
        let code = shown.code(of: owner)
        names.complete(in: code, owner)
        followDerived(from: names, in: code)
        for member in code.members {
            for mention in member.mentions where names.holds(mention, in: member) || names.isHolder(mention) {
                let isAway = mention.isBinding && code.type.kind == .structure && !shown.mayShow(mention, in: code.type)
                look(
                    at: mention, in: member, code, names, isOwn: isOwn,
                    isPresented: isPresented || shown.isPresented(mention, in: code.type) || isAway)
            }
        }
        if choice == nil, isSieve, let toggle { choice = (nil, toggle) }
        if choice == nil, let flip, let inspector {
            (choice, use) = ((.expansion, flip), use ?? inspector)
        } else if choice == nil, let flip, Conventions.isOrder(key.part ?? key.name) {
            choice = (nil, flip)
        } else if choice == nil, let push, pop != nil, Conventions.isPath(key.part ?? key.name) {
            choice = (.path, push)
        }
    }

    /// What is computed from it may be kept in its place.
    private mutating func followDerived(from names: NamesOfVariable, in code: ViewCode) {
        let derived = code.members.filter { member in
            member.fact.kind == .getter && member.isAnswer && member.mentions.contains { names.holds($0, in: member) }
        }
        for name in Set(derived.map(\.name)) where names.base.part == nil {
            var made = NamesOfVariable(ViewKey(name: name))
            made.complete(in: code, code.type)
            for member in code.members {
                for mention in member.mentions where made.holds(mention, in: member) && mention.assignment == nil {
                    let isLater = mention.occasion != nil || code.type.kind == .structure && !shown.isShown(member.name, of: code.type)
                    let isStored = mention.surroundings.contains { surrounding in
                        guard case .value(let target) = surrounding, let name = target.core.plainName else { return false }
                        return code.type.property(name)?.fact.attributes.contains { !SwiftUI.passingWrappers.contains($0) } ?? false
                    }
                    if isStored { isGiven = true }
                    if isStored || isLater && saysStore(around: mention, in: member) { keeping.add(.certain) }
                }
            }
            if isOfModel, code.type.kind == .class { derivedOfModel.insert(name) }
        }
        derivedOfModel = code.derived(from: derivedOfModel)
        lookForViews(of: code.derived(from: Set(derived.map(\.name))), in: code)
    }

    /// What is computed of it may decide on views as well.
    private mutating func lookForViews(of computed: Set<String>, in code: ViewCode) {
        guard view == nil, code.type.kind == .structure, !computed.isEmpty else { return }
        for member in code.members {
            for mention in member.mentions
            where computed.contains(mention.name) && !mention.isOfOther && !shown.isPresented(mention, in: code.type) {
                guard isDrawn(mention, in: member, code, isOwn: true), mention.decidesOnViews(among: shown) else { continue }
                view = Location(path: app.program.files[member.file].path, range: mention.range)
                return
            }
        }
    }

    private mutating func look(
        at mention: ViewMention, in member: ViewMember, _ code: ViewCode, _ names: NamesOfVariable, isOwn: Bool, isPresented: Bool
    ) {
        let location = Location(path: app.program.files[member.file].path, range: mention.range)
        if isGiven(at: mention, in: member, code, names) || isStored(mention, code, names) { isGiven = true }
        if member.fact.kind == .initializer {
            // What it begins with somebody has kept.
            if !isOfModel, saysStore(around: mention, in: member) { keeping.add(.certain) }
            return
        }
        let drawn = isDrawn(mention, in: member, code, isOwn: isOwn)
        if names.isHolder(mention) {
            if mention.occasion != nil || !drawn, case .argument(let call, _)? = mention.use, mayKeep(call, code) {
                keeping.add(.perhaps(.mayBeKept, location))
            }
            if case .receiver(let call)? = mention.surroundings.last { change(by: call, mention, at: location, names) }
            return
        }
        if !drawn, case .argument(let call, let label)? = mention.use, sifts(call, label, code) {
            (use, isSieve) = (use ?? location, true)
            return
        }
        let keeper = drawn ? .none : keeping(mention, in: member, code, names)
        if keeper.isPossible {
            return isRun(mention, in: member, code, by: .action) ? handing.add(keeper) : keeping.add(keeper)
        }
        if names.isItself(mention) {
            // What only sheets show goes with them.
            if isOwn, code.type.kind != .class, !shown.isShown(code.type), mention.isBinding || mention.assignment != nil { return }
            if mention.isBinding || isHandedOn(mention, code), code.type.kind != .class {
                return bind(mention, at: location, in: member, code, isDrawn: drawn, isPresented: isPresented)
            }
            if mention.isFlip, isRun(mention, in: member, code, by: .action) {
                flip = flip ?? location
                return
            }
            if let (operation, value) = mention.assignment {
                return change(mention, operation, value, at: location, in: member, code, names)
            }
            if case .receiver(let call)? = mention.surroundings.last, isRun(mention, in: member, code, by: .action) {
                if call.name == "append" { push = push ?? location }
                if ["removeLast", "popLast"].contains(call.name) { pop = pop ?? location }
            }
            if case .receiver(let call)? = mention.surroundings.last, isToggle(call), isRun(mention, in: member, code, by: .action) {
                if isChange(call), choice == nil { choice = (nil, location) }
                toggle = toggle ?? location
                return
            }
        }
        if !drawn, !mention.isInSetter, isRun(mention, in: member, code, by: .action), !mention.isValue(of: names.base.name) {
            isSubmitted = true
        }
        guard drawn, !isPresented, !mention.isBinding else {
            // What a model does with it decides on what is shown.
            if code.type.kind == .class, isOfModel, mention.assignment == nil { use = use ?? location }
            return
        }
        for case .argument(let call, let label) in mention.surroundings.reversed() {
            if ["preference", "transformPreference"].contains(call.name) { return keeping.add(.perhaps(.mayBeKept, location)) }
            if ["of", "id", "value"].contains(label), ["onChange", "task", "animation"].contains(call.name) { return }
            if label == "trigger" { return }
            // What is chosen decides what commands of the menu bar do.
            if SwiftUI.publishers.contains(call.name), names.isItself(mention) { view = view ?? location }
        }
        use = use ?? location
        if mention.isSieve { isSieve = true }
        if names.isItself(mention), view == nil, mention.decidesOnViews(among: shown) { view = location }
    }

    /// Whether a view hands on the binding that it takes from its surroundings.
    private func isHandedOn(_ mention: ViewMention, _ code: ViewCode) -> Bool {
        guard mention.part == nil, case .argument? = mention.surroundings.last, let fact = code.type.property(mention.name)?.fact else {
            return false
        }
        return fact.environmentKey != nil && !fact.attributes.contains("Binding")
    }

    private func isRun(_ mention: ViewMention, in member: ViewMember, _ code: ViewCode, by occasion: SwiftUI.Occasion) -> Bool {
        (mention.occasion.map { [$0] } ?? code.occasions(ofMember: member.name)).contains(occasion)
    }

    /// Whether a place runs as the view is drawn.
    ///
    /// - Parameter isOwn: whether the view has the variable; others only show what they are handed.
    private func isDrawn(_ mention: ViewMention, in member: ViewMember, _ code: ViewCode, isOwn: Bool) -> Bool {
        guard mention.occasion == nil, !mention.isToldOnTop, member.fact.kind == .getter || member.fact.kind == .method else {
            return false
        }
        if code.type.kind == .class { return member.fact.kind == .getter }
        return shown.isShown(member.name, of: code.type) || !isOwn && code.occasions(ofMember: member.name).isEmpty
    }

    /// Looks for those who keep what a model computes from it, or what a model that holds that one does.
    mutating func followDerived(_ computed: Set<String>, of model: Type, among holders: ModelHolders, depth: Int = 0) {
        for (holder, own) in holders.holders(of: model) where !computed.isEmpty {
            let code = shown.code(of: holder)
            var further: Set<String> = []
            for name in computed.sorted() { further.formUnion(followDerived(ViewKey(name: own, part: name), in: code)) }
            if keeping.isCertain { return }
            if holder.kind == .class, depth < 3 { followDerived(code.derived(from: further), of: holder, among: holders, depth: depth + 1) }
        }
    }

    /// - Returns: what computes something of it in turn.
    private mutating func followDerived(_ key: ViewKey, in code: ViewCode) -> Set<String> {
        var names = NamesOfVariable(key)
        names.complete(in: code, code.type)
        var further: Set<String> = []
        for member in code.members {
            for mention in member.mentions where names.holds(mention, in: member) && mention.assignment == nil || names.asks(mention) {
                if !isDrawn(mention, in: member, code, isOwn: true) {
                    let keeper = keeping(mention, in: member, code, names)
                    keeping.add(keeper)
                    if keeper.isCertain { return [] }
                }
                if member.isAnswer { further.insert(member.name) }
            }
        }
        return further
    }
}

extension ViewMention {
    /// Whether a flag is given the other of its two values.
    fileprivate var isFlip: Bool {
        if case .receiver(let call)? = surroundings.last { return call.name == "toggle" && call.arguments.isEmpty }
        guard case .prefix("!", let operand)? = assignment?.value.core.kind else { return false }
        return operand.core.plainName == name
    }

    /// Whether it is part of what a variable is given.
    fileprivate func isValue(of name: String) -> Bool {
        surroundings.contains { if case .value(let target) = $0 { target.core.plainName == name } else { false } }
    }

    /// Whether rows are chosen by it, otherwise than by whether they are in it themselves: `filter { tags.contains($0.tag) }`.
    fileprivate var isSieve: Bool {
        guard surroundings.contains(where: { if case .closure(let call, _, _) = $0 { call.name == "filter" } else { false } }) else {
            return false
        }
        switch surroundings.last {
        case .receiver(let call):
            guard call.name == "contains", case .member(_, let part)? = call.firstUnlabelled?.core.kind else {
                return call.name == "isDisjoint"
            }
            return !part.text.lowercasedASCII.hasSuffix("id") && part.text != "self"
        case .argument(let call, _): return ["isSuperset", "isSubset", "isDisjoint"].contains(call.name)
        default: return false
        }
    }

    /// Whether which views there are depends on it, not only how a row looks.
    fileprivate func decidesOnViews(among shown: ShownViews) -> Bool {
        if isRepeated || part == "isEmpty" { return false }
        for surrounding in surroundings.reversed() {
            switch surrounding {
            case .receiver(let call): if call.name == "contains" { return false }
            case .condition: return true
            case .test(let arms): if arms.contains(where: { $0.body.make(viewsOf: shown) }) { return true }
            case .argument(let call, _): if call.name == "NavigationLink" || shown.view(named: call.name) != nil { return true }
            default: break
            }
        }
        return false
    }
}

extension [Statement] {
    /// Whether they make a view of the app's own.
    fileprivate func make(viewsOf shown: ShownViews) -> Bool {
        contains { statement in
            statement.expressions.contains { expression in
                expression.contains { part in
                    if case .call(let call) = part.kind {
                        call.name.first?.isUppercase ?? false && shown.view(named: call.name) != nil
                    } else {
                        false
                    }
                }
            }
        }
    }
}
