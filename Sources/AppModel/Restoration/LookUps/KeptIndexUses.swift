import Syntax

/// What runs of an object behind the place where one of its properties gets a restored value.
extension App {
    /// What runs while a screen comes back behind the place that fills a property, until another fills it: who observes the property, the
    /// method itself, those of the object that it is sure to run, what ends restoring, and what runs as the screen appears. Nothing that is
    /// caught, or behind a test of more than whether it is there, whether it is another, or whether a list is empty.
    func uses(of name: String, filledAt filling: Site, by decoder: Function, _ owner: Type) -> [(function: Function, site: Site)] {
        let family = program.family(of: owner).flatMap { program.functions(of: $0) }
        let observers = family.filter { function in
            function.fact.kind == .observer
                ? function.property?.name == name : filling.isByAccessor && function != decoder && function.keepsPlainly(name)
        }
        let later = family.filter { function in
            function.hook == .finishedRestoring || function.fact.kind == .method && UIKit.appearances.contains(function.fact.name)
        }
        var walk = UsesBehindFilling(name: name, owner: owner, app: self)
        for observer in filling.filledName == name ? observers : [] { walk.follow(observer, filledAt: nil) }
        walk.follow(decoder, filledAt: filling)
        for function in later { walk.follow(function, filledAt: nil) }
        return walk.uses
    }

    /// What the methods of a class fill or add to that get a coder, and what these call.
    func namesFilled(whileRestoringBy family: [Function], of owner: Type) -> Set<String> {
        let restoring = family.filter { function in
            function.hook == .decodeState || function.fact.parameters.contains { $0.type?.unwrapped.name == "NSCoder" }
        }
        let filled = restoring.flatMap { sites(in: $0).compactMap(\.filledName) }
        let added = running(in: restoring, of: owner).flatMap { sites(in: $0).compactMap(\.grownName) }
        return Set(filled + added)
    }
}

/// Goes through what runs behind a filling, each function once.
private struct UsesBehindFilling {
    let name: String
    let owner: Type
    let app: App
    private(set) var uses: [(function: Function, site: Site)] = []
    private var seen: Set<Int> = []

    init(name: String, owner: Type, app: App) {
        self.name = name
        self.owner = owner
        self.app = app
    }

    mutating func follow(_ function: Function, filledAt filling: Site?, depth: Int = 0) {
        guard depth < 4, seen.insert(function.id).inserted else { return }
        let sites = app.sites(in: function)
        let begin = filling?.range.end ?? 0
        // A setter's own filling is the one in question.
        let isSetter = function.keepsPlainly(name)
        let end = isSetter ? .max : sites.first { $0.range.start >= begin && $0.filledName == name }?.range.start ?? .max
        func runs(_ site: Site) -> Bool {
            site.range.start >= begin && site.range.start < end && !function.catches(site.range)
                && site.goesOn(with: name, behind: filling, in: function)
        }
        uses += sites.filter(runs).map { (function, $0) }
        let called = app.bodies.ownMethods(calledBy: function, in: owner, where: runs)
        let read = app.bodies.ownGetters(readBy: function, in: owner, where: runs)
        let sent = function.isObjectiveC ? messages(sentIn: sites.filter(runs)) : []
        for other in called + read + sent where !UIKit.appearances.contains(other.fact.name) && other.hook == nil {
            follow(other, filledAt: nil, depth: depth + 1)
        }
    }

    /// The methods behind `[self page]`, which reads like a property.
    private func messages(sentIn sites: [Site]) -> [Function] {
        let names = sites.flatMap(\.asked).reduce(into: Set<String>()) { names, value in
            _ = value.contains { part in
                if case .member(let base, let name) = part.kind, base.isSelf { names.insert(name.text) }
                return false
            }
        }
        return names.sorted().compactMap { name in
            app.program.method(name, Call(callee: Expression(.name(name), SourceRange(start: 0, end: 0)), arguments: []), of: owner)
        }
    }
}

extension Site {
    /// The property of its own object that it assigns.
    var filledName: String? {
        if case .assignment(let target, _, _) = kind { target.plainName } else { nil }
    }

    /// The list of its own object that it adds something to.
    fileprivate var grownName: String? {
        guard let call, UIKit.additions.contains(call.name) else { return nil }
        return call.receiver?.core.plainName
    }

    /// `self.page = restored`, which runs the setter of Objective-C, as `page = restored` does not.
    fileprivate var isByAccessor: Bool {
        if case .assignment(let target, _, _) = kind, case .member = target.core.kind { true } else { false }
    }

    /// What is asked, given or handed back there.
    fileprivate var asked: [Expression] {
        switch kind {
        case .assignment(let target, _, let value): [target, value]
        case .returns(let value), .forced(let value): [value]
        case .call(let call): call.arguments.map(\.value) + (call.receiver.map { [$0] } ?? [])
        case .local(let local): local.value.map { [$0] } ?? []
        case .element(let base, _): [base]
        case .cast, .attempt, .range: []
        }
    }

    /// Whether nothing decides on it that tells how large a number in a property is, beyond what decided on filling it.
    fileprivate func goesOn(with name: String, behind filling: Site?, in function: Function) -> Bool {
        guard !mayRunLater else { return false }
        var own = steps
        if let before = filling?.circumstance {
            // Another way through the same body.
            guard let circumstance, circumstance.isWithin(before) else { return false }
            own = Array(own.dropFirst(before.depth))
        }
        return own.allSatisfy { step in
            if case .loop = step { return false }
            return step.tests.allSatisfy {
                $0.isPresence(of: name) || $0.tellsWhether(name, isAnotherIn: function) || $0.tellsOfEmptiness
                    || $0.isName("isViewLoaded")
            }
        }
    }
}

extension Function {
    /// Whether it is the setter of a property that gives it what it gets.
    func keepsPlainly(_ name: String) -> Bool {
        guard fact.name == name.nameOfSetter || fact.kind == .setter && property?.name == name, let parameter = givenName else {
            return false
        }
        let keeping = body.contains { statement in
            guard case .expression(let expression) = statement.kind, case .assignment(let target, nil, let value) = expression.core.kind
            else { return false }
            return target.plainName.map { [name, "_" + name].contains($0) } == true && value.core.isName(parameter)
        }
        return keeping
    }

    /// What a setter gets its value by.
    private var givenName: String? { fact.parameters.isEmpty ? "newValue" : fact.parameters.onlyElement?.name }

    /// The parameters that it gives one of its object's properties.
    func parameters(keptAs name: String) -> Set<String> {
        let given = body.compactMap { statement -> String? in
            guard case .expression(let expression) = statement.kind, case .assignment(let target, nil, let value) = expression.core.kind,
                target.plainName.map({ [name, "_" + name].contains($0) }) == true, case .name(let local) = value.core.kind
            else { return nil }
            return local
        }
        return Set(given).intersection(fact.parameters.map(\.name) + (fact.kind == .setter ? ["newValue"] : []))
    }
}

extension Expression {
    /// Whether it asks for nothing but whether a property is there.
    func isPresence(of name: String) -> Bool {
        contains { $0.plainName == name } && !weighsPath { $0.plainName == name }
    }

    /// `page != oldValue`, `page == newPage` with what the property gets.
    public func tellsWhether(_ name: String, isAnotherIn function: Function) -> Bool {
        guard case .binary(let left, let operation, let right) = core.kind, ["==", "!="].contains(operation) else { return false }
        let names = [name, "_" + name]
        func isProperty(_ side: Expression) -> Bool { side.core.plainName.map(names.contains) == true }
        func isOther(_ side: Expression) -> Bool {
            guard case .name(let local) = side.core.kind else { return false }
            if function.fact.kind == .observer { return ["oldValue", "newValue"].contains(local) || isRenamed(local, in: function) }
            return function.parameters(keptAs: name).contains(local)
        }
        return isProperty(left) && isOther(right) || isProperty(right) && isOther(left)
    }

    /// `didSet(old) { … }`
    private func isRenamed(_ local: String, in observer: Function) -> Bool { observer.fact.parameters.contains { $0.name == local } }

    /// `!pages.isEmpty`, `pages.count > 0`, which says nothing of where a list ends.
    fileprivate var tellsOfEmptiness: Bool {
        switch core.kind {
        case .prefix("!", let inner): return inner.tellsOfEmptiness
        case .member(_, let name): return ["isEmpty", "count"].contains(name.text)
        case .binary(let left, let operation, let right):
            guard [">", "!=", "=="].contains(operation), case .integer(0?) = right.core.kind else { return false }
            return left.core.memberName == "count"
        default: return false
        }
    }
}
