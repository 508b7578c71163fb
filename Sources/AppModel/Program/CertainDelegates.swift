import Syntax

/// The classes that an app's delegate certainly is of, so that a cast of it to one of them never fails.
///
/// Of SwiftUI's adaptor nothing is certain: the application's delegate is one of SwiftUI's then, and no such cast succeeds.
struct CertainDelegates {
    /// By unit, the names of the class and of those above it.
    private var namesOfUnit: [Int: Set<String>] = [:]

    init(_ files: [FileFacts], _ names: NameTable, _ unitOfFile: [Int]) {
        var started: [Int: Set<String>] = [:]
        var others: Set<Int> = []
        for (index, file) in files.enumerated() where !file.isTest {
            for call in file.callsThatStart {
                guard let name = call.nameOfDelegate else {
                    others.insert(unitOfFile[index])
                    continue
                }
                started[unitOfFile[index], default: []].insert(name)
            }
        }
        let delegates = names.types.filter { type in
            type.kind == .class && !files[type.file].isTest
                && (type.lists("UIApplicationDelegate") || type.declarations[0].fact.modifiers.contains(.isMain))
        }
        for type in delegates where type.declarations[0].fact.modifiers.contains(.isMain) {
            started[type.unit, default: []].insert(type.name)
        }
        for (unit, starting) in started where starting.count == 1 && !others.contains(unit) {
            guard let delegate = names.types.first(where: { $0.kind == .class && $0.unit == unit && $0.name == starting.first }) else {
                continue
            }
            var lineage = [delegate]
            while lineage.count < 16, case .project(let parent) = names.superclass(of: lineage.last!) { lineage.append(parent) }
            // Another target may start with another class.
            let isOnly = delegates.allSatisfy { $0.unit != unit || lineage.contains($0) }
            if isOnly { namesOfUnit[unit] = Set(lineage.map(\.name)) }
        }
    }

    /// The same, where a body may cast the delegate.
    func names(inUnit unit: Int, for words: Words) -> Set<String> {
        guard let names = namesOfUnit[unit], words.mayHold("delegate"), words.mayHold("UIApplication") else { return [] }
        return names
    }
}

extension FileFacts {
    /// The calls of `UIApplicationMain` in what a program begins with.
    fileprivate var callsThatStart: [Call] {
        let main = statements + functions.filter { $0.name == "main" && $0.words.mayHold("UIApplicationMain") }.flatMap { $0.body ?? [] }
        var calls: [Call] = []
        for expression in main.flatMap(\.expressions) {
            _ = expression.contains { part in
                if case .call(let call) = part.kind, call.name == "UIApplicationMain" { calls.append(call) }
                return false
            }
        }
        return calls
    }
}

extension Call {
    /// Of `UIApplicationMain(count, values, nil, NSStringFromClass(Delegate.self))`.
    fileprivate var nameOfDelegate: String? {
        guard arguments.count == 4 else { return nil }
        switch arguments[3].value.core.kind {
        case .string(let name): return name
        case .call(let call):
            guard call.name == "NSStringFromClass", case .member(let type, let name)? = call.firstUnlabelled?.core.kind else { return nil }
            return ["self", "class"].contains(name.text) ? type.memberName : nil
        default: return nil
        }
    }
}

// MARK: Bodies without the ways that are never taken

extension [Statement] {
    /// The same, where casts of the application's delegate to one of some classes are known to succeed: `guard let delegate =
    /// UIApplication.shared.delegate as? Delegate else { … }` is a local and nothing else.
    func trustingCasts(ofDelegateTo classes: Set<String>) -> [Statement] {
        flatMap { statement -> [Statement] in
            func trusting(_ body: [Statement]) -> [Statement] { body.trustingCasts(ofDelegateTo: classes) }
            func trusting(_ arm: Statement.Arm) -> Statement.Arm { Statement.Arm(conditions: arm.conditions, body: trusting(arm.body)) }
            func with(_ kind: Statement.Kind) -> [Statement] { [Statement(kind, statement.range)] }
            switch statement.kind {
            case .guarded(let conditions, let otherwise):
                let (locals, open) = conditions.withoutCasts(ofDelegateTo: classes)
                return open.isEmpty ? locals : locals + with(.guarded(open, otherwise: trusting(otherwise)))
            case .branch(var branch):
                if branch.kind == .test, let first = branch.arms.first, !first.conditions.isEmpty {
                    let (locals, open) = first.conditions.withoutCasts(ofDelegateTo: classes)
                    if open.isEmpty { return with(.block(locals + trusting(first.body))) }
                }
                branch.arms = branch.arms.map(trusting)
                return with(.branch(branch))
            case .loop(var loop):
                loop.body = trusting(loop.body)
                return with(.loop(loop))
            case .deferred(let body): return with(.deferred(trusting(body)))
            case .block(let body): return with(.block(trusting(body)))
            case .attempt(let body, let catches): return with(.attempt(trusting(body), catches: catches.map(trusting)))
            case .expression, .local, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: return [statement]
            }
        }
    }
}

extension [Statement.Condition] {
    /// The conditions that may fail, and what the others bind.
    fileprivate func withoutCasts(ofDelegateTo classes: Set<String>) -> (locals: [Statement], open: [Statement.Condition]) {
        var locals: [Statement] = []
        var open: [Statement.Condition] = []
        for condition in self {
            switch condition {
            case .binding(let name, let type, let value):
                guard case .cast(let base, .conditional, let target) = value.kind, classes.contains(target.name),
                    base.isDelegateOfApplication
                else { break }
                let certain = Expression(.cast(base, .certain, target), value.range)
                let local = Statement.Local(name: name, nameRange: value.range, type: type, value: certain, isLet: true)
                locals.append(Statement(.local(local), value.range))
                continue
            case .expression(let test):
                guard case .test(let base, let target) = test.kind, classes.contains(target.name), base.isDelegateOfApplication else {
                    break
                }
                continue
            case .pattern, .availability, .compilation: break
            }
            open.append(condition)
        }
        return (locals, open)
    }
}

extension Expression {
    /// `UIApplication.shared.delegate`, in any age of Swift.
    fileprivate var isDelegateOfApplication: Bool {
        guard case .member(let base, let name) = core.kind, name.text == "delegate" else { return false }
        return base.core.protocolOfDelegate == "UIApplicationDelegate"
    }
}
