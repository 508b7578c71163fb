import Syntax

@testable import AppModel

/// Which function a call means for one object, and of what type it is: as the language has it, and not as the analysis looks it up.
///
/// Whatever is not plain is left open.
enum ConcreteTypes {
    enum Method {
        case found(Function)
        case outside
        case unsure
    }

    /// A call that looks for its function.
    struct LookUp {
        let call: Call
        /// What its arguments are of.
        let arguments: [StaticType?]
        /// Where it stands.
        let file: Int

        func method(_ name: String, of type: StaticType, isStatic: Bool, in program: Program) -> Method {
            func fitting(_ functions: [Function]) -> Method? { self.fitting(functions, name, isStatic, program) }
            switch type.unwrapped {
            case .project(let own):
                for owner in program.lineage(of: own) {
                    if let found = fitting(program.functions(of: owner)) { return found }
                }
                for adopted in protocols(of: own, program) {
                    if let found = fitting(program.functions(of: adopted)) { return found }
                }
                if let root = program.frameworkRoot(of: own), let found = extended(root, program, fitting) { return found }
                // One of the same name that does not fit as it is written may be meant all the same, by a name of the other language or by
                // Swift of old.
                let others = program.lineage(of: own).contains {
                    program.functions(of: $0).contains { $0.property == nil && $0.fact.name == name }
                }
                return others || program.hasUnknownAncestor(own) || program.isInBothLanguages ? .unsure : .outside
            case .named(let framework, _):
                return extended(framework, program, fitting) ?? (program.isInBothLanguages ? .unsure : .outside)
            case .optional, .metatype:
                return .unsure
            }
        }

        private func extended(_ framework: String, _ program: Program, _ fitting: ([Function]) -> Method?) -> Method? {
            var current: String? = framework
            while let name = current {
                if let found = fitting(program.functions(ofFramework: name)) { return found }
                current = program.frameworkSuperclass(of: name)
            }
            return nil
        }

        private func fitting(_ functions: [Function], _ name: String, _ isStatic: Bool, _ program: Program) -> Method? {
            let found = functions.filter {
                $0.property == nil && $0.fact.name == name
                    && ($0.fact.kind == .initializer || $0.fact.kind == .method && $0.isStatic == isStatic)
                    && positions(of: call, in: $0.fact) != nil
            }
            guard found.count < 2, let only = found.first else { return found.isEmpty ? nil : .unsure }
            if only.fact.modifiers.contains(.isPrivate), only.file != file { return .unsure }
            return takesAll(only, program) ? .found(only) : .unsure
        }

        /// Whether each argument is of its parameter's type for certain, or at least may be where no method of the frameworks may be meant.
        private func takesAll(_ function: Function, _ program: Program) -> Bool {
            zip(positions(of: call, in: function.fact) ?? [], arguments).allSatisfy { position, own in
                let place = Place(function, nil)
                guard let type = function.fact.parameters[position].argumentType.flatMap({ program.resolve($0, at: place) })?.unwrapped,
                    !place.isGenericParameter(type.name)
                else { return true }
                guard let own else { return function.type != nil }
                return isA(own, type, program) || isSameValue(own, type)
                    || function.type != nil && !type.isProject && !own.isProject
                        && !(UIKit.isKnownClass(type.name) && UIKit.isKnownClass(own.name))
            }
        }

        private func isSameValue(_ own: StaticType, _ type: StaticType) -> Bool {
            UIKit.isCollection(own.name) && UIKit.isCollection(type.name) || own.name == type.name
        }
    }

    /// For each argument of a call the parameter that gets it; `nil` where the call does not fit.
    static func positions(of call: Call, in fact: FunctionFact) -> [Int]? {
        if fact.selector != nil {
            return call.arguments.count == fact.parameters.count && zip(call.arguments, fact.parameters).allSatisfy { $0.label == $1.label }
                ? Array(call.arguments.indices) : nil
        }
        var positions: [Int] = []
        var next = 0
        for argument in call.arguments {
            var isClosure = false
            if case .closure = argument.value.kind { isClosure = true }
            if let last = positions.last, fact.parameters[last].isVariadic, argument.label == nil {
                positions.append(last)
                continue
            }
            // A trailing closure leaves the label of its parameter out.
            let labelled = fact.parameters[next...].firstIndex { $0.label == argument.label }
            let trailing = isClosure && argument.label == nil ? fact.parameters[next...].indices.last : nil
            guard let found = labelled ?? trailing,
                fact.parameters[next..<found].allSatisfy({ $0.defaultValue != nil || $0.isVariadic })
            else { return nil }
            positions.append(found)
            next = found + 1
        }
        return fact.parameters[next...].allSatisfy { $0.defaultValue != nil || $0.isVariadic } ? positions : nil
    }

    /// The protocols of the project that a type names, itself or a class above it, each followed by those that it refines.
    static func protocols(of type: Type, _ program: Program) -> [Type] {
        var found: [Type] = []
        var open = program.lineage(of: type).flatMap { named(by: $0, program) }
        while !open.isEmpty {
            let next = open.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            open += named(by: next, program)
        }
        return found
    }

    private static func named(by type: Type, _ program: Program) -> [Type] {
        type.declarations.flatMap { declaration in
            declaration.fact.inherited.compactMap { reference in
                guard case .project(let named)? = program.resolve(reference, at: Place(in: declaration, of: type, isStatic: false)) else {
                    return nil
                }
                return named.kind == .protocol && named != type ? named : nil
            }
        }
    }

    static func adopts(_ type: Type, _ adopted: Type, _ program: Program) -> Bool { protocols(of: type, program).contains(adopted) }

    /// Whether an object of one type is for certain also of the other.
    static func isA(_ own: StaticType, _ other: StaticType, _ program: Program) -> Bool {
        switch (own.unwrapped, other.unwrapped) {
        case (.project(let first), .project(let second)):
            return program.lineage(of: first).contains(second) || second.kind == .protocol && adopts(first, second, program)
        case (.project(let first), .named(let name, _)):
            return ["Any", "AnyObject", "NSObject", "id"].contains(name)
                || program.frameworkRoot(of: first).map { isFramework($0, name, program) } ?? false
                || program.lineage(of: first).contains { $0.lists(name) }
        case (.named(let first, _), .named(let second, _)):
            return ["Any", "AnyObject", "id"].contains(second) || isFramework(first, second, program)
        default: return false
        }
    }

    private static func isFramework(_ name: String, _ other: String, _ program: Program) -> Bool {
        var current: String? = name
        while let next = current {
            if next == other { return true }
            current = program.frameworkSuperclass(of: next)
        }
        return false
    }

    /// What Swift prints of a class.
    static func printed(_ type: StaticType) -> String? {
        switch type.unwrapped {
        case .project(let type): type.declarations[0].fact.genericParameters.isEmpty ? type.shortName : nil
        case .named(let name, let arguments): arguments.isEmpty ? name : nil
        case .optional, .metatype: nil
        }
    }
}

extension StaticType {
    fileprivate var isProject: Bool { projectType != nil }
}

extension Thing {
    /// What a list that nobody in sight made has in it.
    var elementFromOutside: StaticType? {
        guard case .outside(let type?) = kind else { return nil }
        return type.elementType
    }
}
