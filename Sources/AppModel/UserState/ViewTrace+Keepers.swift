import Syntax

/// Who may keep what a variable of a view holds.
extension ViewTrace {
    /// Whether what does something with the value keeps it.
    func keeping(_ mention: ViewMention, in member: ViewMember, _ code: ViewCode, _ names: NamesOfVariable) -> Keeping {
        if mention.assignment != nil, names.isItself(mention) { return .none }
        for case .closure(let call, _, _) in mention.surroundings where call.name == "userActivity" { return .certain }
        if saysStore(around: mention, in: member) { return .certain }
        let perhaps = Keeping.perhaps(.mayBeKept, Location(path: app.program.files[member.file].path, range: mention.range))
        for surrounding in mention.surroundings {
            if case .value(let target) = surrounding, !names.isItself(target.core), outlivesView(target.core, code) {
                return code.type.stores(target.core.plainName) ? .certain : perhaps
            }
        }
        if mention.isPublisher || mention.isBinding && code.type.kind == .class {
            let isAssigned = member.chain(around: mention.range).contains { call in
                call.name == "assign" && call.argument("on").map { !$0.isSelf } ?? true
            }
            return isAssigned ? perhaps : .none
        }
        guard case .argument(let call, _)? = mention.use, mayKeep(call, code) else { return .none }
        return perhaps
    }

    /// Whether storage of the view's own is given it.
    func isStored(_ mention: ViewMention, _ code: ViewCode, _ names: NamesOfVariable) -> Bool {
        mention.surroundings.contains { surrounding in
            switch surrounding {
            case .closure(let call, _, _): call.name == "userActivity"
            case .value(let target): !names.isItself(target.core) && code.type.stores(target.core.plainName)
            default: false
            }
        }
    }

    /// Whether the statement names a store.
    func saysStore(around mention: ViewMention, in member: ViewMember) -> Bool {
        guard let statement = member.body.around(mention.range).last else { return false }
        return statement.expressions.contains { expression in
            expression.contains { part in part.ownName.map { SwiftUI.stores.contains($0) || Conventions.isDefaults($0) } ?? false }
        }
    }

    /// Whether what is assigned there may outlive the view.
    private func outlivesView(_ target: Expression, _ code: ViewCode) -> Bool {
        var root = target
        var isWhole = true
        while true {
            switch root.kind {
            case .member(let base, _) where !base.isSelf: (root, isWhole) = (base.core, false)
            case .element(let base, _): root = base.core
            default:
                guard let name = root.plainName else { return !root.isSelf }
                // A local; a global, or what a class has.
                guard let (declaration, fact) = code.type.property(name) else { return !isWhole || name.first?.isUppercase ?? true }
                if isWhole, code.type.kind == .class { return !fact.accessors.isEmpty || fact.attributes.contains { $0 != "Published" } }
                if fact.attributes.contains(where: SwiftUI.passingWrappers.contains) {
                    guard let type = app.program.declaredType(of: fact, in: declaration, of: code.type)?.unwrapped.projectType else {
                        return false
                    }
                    return !isWhole && type.kind == .class && mayStore(type)
                }
                guard case .project(let type)? = app.program.declaredType(of: fact, in: declaration, of: code.type)?.unwrapped,
                    type.kind == .class, !isWhole
                else { return true }
                return mayStore(type)
            }
        }
    }

    /// Whether a call whose answer nobody takes may have something kept.
    func mayKeep(_ call: Call, _ code: ViewCode) -> Bool {
        if SwiftUI.passingCalls.contains(call.name) || Conventions.isLog(call.name) || Conventions.takesAway(call.name) { return false }
        // A local list has it now.
        if call.name == "append", let list = call.receiver?.core.plainName, code.type.property(list) == nil { return false }
        if call.name.first?.isUppercase == true { return false }
        guard let receiver = call.receiver?.core, !receiver.isSelf else {
            return !code.has(call.name) && code.type.property(call.name)?.fact.attributes.contains("Environment") != true
        }
        guard let name = receiver.plainName, let (declaration, fact) = code.type.property(name) else { return true }
        if fact.attributes.contains("State"), code.type.kind == .structure,
            app.program.declaredType(of: fact, in: declaration, of: code.type)?.unwrapped.projectType?.kind != .class
        {
            return false
        }
        guard case .project(let type)? = app.program.declaredType(of: fact, in: declaration, of: code.type)?.unwrapped else { return true }
        return mayStore(type)
    }

    /// Whether a method of a model only chooses by what it is given: `rows.filter { $0.title.contains(text) }`.
    func sifts(_ call: Call, _ label: String?, _ code: ViewCode) -> Bool {
        guard let name = call.receiver?.core.plainName, let (declaration, fact) = code.type.property(name),
            case .project(let model)? = app.program.declaredType(of: fact, in: declaration, of: code.type)?.unwrapped, model.kind == .class,
            let method = shown.code(of: model).members(named: call.name).filter({ $0.isCalled(by: call) }).onlyElement,
            let parameter = method.fact.parameters.first(where: { $0.label == label })?.name,
            !SwiftUI.stores.contains(where: method.fact.words.mayHold)
        else { return false }
        let mentions = method.mentions.filter { $0.name == parameter && !$0.isOfOther }
        let asks = mentions.map { mention in
            if mention.assignment != nil { return false }
            switch mention.surroundings.last {
            case .argument(let call, _)?: return SwiftUI.questions.contains(call.name)
            case .receiver(let call)?: return SwiftUI.questions.contains(call.name)
            case .test?: return true
            default: return false
            }
        }
        return !asks.isEmpty && asks.allSatisfy(\.self)
            && mentions.contains { mention in
                mention.surroundings.contains { if case .closure(let call, _, _) = $0 { call.name == "filter" } else { false } }
            }
    }

    /// Whether a class names a store anywhere, or holds what may be one.
    private func mayStore(_ type: Type) -> Bool {
        shown.mayStore(type) {
            var known: Set<Int> = []
            return mayStore(type, &known)
        }
    }

    private func mayStore(_ type: Type, _ known: inout Set<Int>) -> Bool {
        guard type.kind == .class || type.kind == .actor else { return type.kind == .protocol }
        guard known.insert(type.id).inserted else { return false }
        if known.count > 5 || app.program.hasUnknownAncestor(type) { return true }
        for declaration in type.declarations {
            for property in declaration.fact.properties where !property.isComputed {
                if !property.attributes.allSatisfy(SwiftUI.harmlessAttributes.contains) { return true }
                switch app.program.declaredType(of: property, in: declaration, of: type)?.unwrapped {
                case .project(let type)?: if mayStore(type, &known) { return true }
                case .named(let name, _)?:
                    if !UIKit.isPlainValue(name), !UIKit.isCollection(name), !SwiftUI.harmlessTypes.contains(name) { return true }
                default: return true
                }
            }
        }
        return shown.code(of: type).namesStore
    }
}

extension Type {
    /// Whether a property is one that the scene or the defaults keep.
    fileprivate func stores(_ name: String?) -> Bool {
        name.flatMap { property($0)?.fact.attributes.contains(where: ["SceneStorage", "AppStorage"].contains) } ?? false
    }
}

extension ViewMember {
    fileprivate func isCalled(by call: Call) -> Bool {
        fact.kind == .method && fact.parameters.map(\.label) == call.arguments.map(\.label)
    }
}

extension [Statement] {
    /// The statements around a place, outermost first, those in closures among them.
    func around(_ range: SourceRange) -> [Statement] {
        guard let statement = first(where: { $0.range.contains(range) }) else { return [] }
        let inner = statement.inner.around(range)
        if !inner.isEmpty { return [statement] + inner }
        let within = statement.expressions.lazy.filter { $0.range.contains(range) }.map { $0.statements(around: range) }
        return [statement] + (within.first { !$0.isEmpty } ?? [])
    }
}

extension Expression {
    fileprivate func statements(around range: SourceRange) -> [Statement] {
        switch kind {
        case .closure(let closure): return closure.body.around(range)
        case .conditional(let statement): return [statement].around(range)
        default:
            let within = parts.lazy.filter { $0.range.contains(range) }.map { $0.statements(around: range) }
            return within.first { !$0.isEmpty } ?? []
        }
    }
}
