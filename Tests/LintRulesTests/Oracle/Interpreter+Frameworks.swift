import Syntax

@testable import AppModel

/// What the frameworks do, for one object at a time, as their documentation has it.
extension Interpreter {
    // MARK: Lists

    /// A list made by a call, of what others had: it may be taken for one of those.
    private func list(_ elements: [ConcreteValue], from others: [Thing] = [], _ frame: Frame, _ index: Int) -> ConcreteValue {
        .thing(Thing(.list, at: [point(frame, index)] + others.flatMap(\.origins), elements: elements))
    }

    func property(_ name: String, ofList list: Thing, _ frame: Frame, _ index: Int) -> ConcreteValue {
        switch name {
        case "first", "firstObject": return rounds(of: list, frame, index).first ?? .untold
        case "last", "lastObject": return list.elements.last ?? .untold
        case "values", "allValues", "allObjects": return self.list(list.elements, from: [list], frame, index)
        case "keys", "allKeys": return list.isDictionary ? self.list(list.keys, frame, index) : .untold
        case "lazy": return .thing(list)
        case "copy", "mutableCopy": return copied(list)
        default: return .untold
        }
    }

    private func copied(_ list: Thing) -> ConcreteValue {
        let copy = Thing(list.kind, at: list.origins, elements: list.elements)
        copy.keys = list.keys
        copy.abstracts = list.abstracts
        return .thing(copy)
    }

    func framework(_ name: String, onList list: Thing, _ call: Calling) -> ConcreteValue {
        let (frame, index) = (call.frame, call.index)
        let first = call.arguments.first ?? .untold
        func made(_ elements: [ConcreteValue]) -> ConcreteValue { self.list(elements, from: [list], frame, index) }
        func each(_ element: ConcreteValue) -> ConcreteValue { apply(first, [element], by: frame, at: index) }
        let rounds = rounds(of: list, frame, index)
        switch name {
        case "append", "add", "addObject", "insert", "insertObject", "addObjectsFromArray", "addObjects", "formUnion":
            if name == "append" || name == "insert", call.argument("contentsOf") != nil { return addAll(first, to: list, frame, index) }
            if ["addObjectsFromArray", "addObjects", "formUnion"].contains(name) { return addAll(first, to: list, frame, index) }
            if list.isDictionary { return .untold }
            add(first, to: list, frame, index)
            return .untold
        case "updateValue":
            add(first, to: list, key: call.argument("forKey") ?? .untold, frame, index)
            return .untold
        case "setObject", "setValue":
            add(first, to: list, key: call.arguments.count > 1 ? call.arguments[1] : .untold, frame, index)
            return .untold
        case "removeAll", "removeAllObjects":
            if call.arguments.isEmpty { (list.elements, list.keys) = ([], []) }
            return .untold
        case "removeLast" where call.arguments.isEmpty, "popLast":
            return list.isDictionary ? .untold : list.elements.popLast() ?? .untold
        case "removeFirst" where call.arguments.isEmpty, "popFirst":
            return list.isDictionary || list.elements.isEmpty ? .untold : list.elements.removeFirst()
        case "remove":
            guard case .number(let position)? = call.argument("at"), list.elements.indices.contains(position), !list.isDictionary else {
                return list.elements.randomElement(using: &random) ?? .untold
            }
            return list.elements.remove(at: position)
        case "randomElement", "anyObject": return rounds.randomElement(using: &random) ?? .untold
        case "objectAtIndex", "object":
            if case .number(let position) = first, list.elements.indices.contains(position), !list.isDictionary {
                return list.elements[position]
            }
            return list.elements.randomElement(using: &random) ?? .untold
        case "objectForKey", "valueForKey":
            guard let position = list.keys.firstIndex(where: { $0.isSame(first) }), position < list.elements.count else { return .untold }
            return list.elements[position]
        case "min", "max": return rounds.randomElement(using: &random) ?? .untold
        case "swapAt":
            if list.elements.count > 1 { list.elements.swapAt(0, list.elements.count - 1) }
            return .untold
        case "sort", "reverse", "shuffle":
            list.elements.reverse()
            return .untold
        case "sorted", "reversed", "shuffled":
            if let pair = rounds.first { _ = apply(first, [pair, rounds.last ?? pair], by: frame, at: index) }
            return made(rounds.reversed())
        case "dropFirst": return made(Array(rounds.dropFirst()))
        case "dropLast": return made(Array(rounds.dropLast()))
        case "prefix", "suffix":
            for element in rounds.prefix(2) { _ = each(element) }
            return made(rounds)
        case "arrayByAddingObject": return made(list.elements + [first])
        case "filter":
            return made(
                rounds.filter { _ in Bool.random(using: &random) }.map { element in
                    _ = each(element)
                    return element
                })
        case "first", "last":
            for element in rounds { _ = each(element) }
            return rounds.randomElement(using: &random) ?? .untold
        case "contains", "allSatisfy", "firstIndex", "lastIndex":
            for element in rounds { _ = each(element) }
            return .untold
        case "forEach":
            for element in rounds { _ = each(element) }
            return .untold
        case "map", "compactMap":
            return self.list(rounds.map(each), frame, index)
        case "flatMap":
            return self.list(
                rounds.map(each).flatMap { value in value.thing?.isList == true ? value.thing!.elements : [value] }, frame, index)
        case "mapValues", "compactMapValues":
            for element in list.elements { _ = each(element) }
            return .untold
        case "enumerated":
            return self.list(rounds.enumerated().map { pair(.number($0), $1, ["offset", "element"], frame, index) }, frame, index)
        case "reduce":
            guard call.argument("into") == nil, call.arguments.count > 1 else { return .untold }
            return rounds.reduce(first) { apply(call.arguments[1], [$0, $1], by: frame, at: index) }
        case "enumerateObjectsUsingBlock", "enumerateObjects":
            for element in list.elements { _ = apply(first, [element, .untold, .untold], by: frame, at: index) }
            return .untold
        case "enumerateKeysAndObjectsUsingBlock", "enumerateKeysAndObjects":
            for (position, element) in list.elements.enumerated() {
                _ = apply(first, [position < list.keys.count ? list.keys[position] : .untold, element, .untold], by: frame, at: index)
            }
            return .untold
        case "copy", "mutableCopy", "retain", "autorelease": return name.hasSuffix("opy") ? copied(list) : .thing(list)
        case "joined":
            if case .text(let separator)? = call.argument("separator") {
                let texts = list.elements.map(\.printed)
                return texts.contains(nil) ? .untold : .text(texts.compactMap(\.self).joined(separator: separator))
            }
            return made(list.elements.flatMap { $0.thing?.isList == true ? $0.thing!.elements : [$0] })
        default:
            for argument in call.arguments { runByOthers(argument) }
            return .untold
        }
    }

    /// What a loop over it gets one after the other.
    func rounds(of list: Thing, _ frame: Frame, _ index: Int) -> [ConcreteValue] {
        guard list.isDictionary else { return list.elements }
        return list.elements.enumerated().map { position, element in
            pair(position < list.keys.count ? list.keys[position] : .untold, element, ["key", "value"], frame, index)
        }
    }

    private func pair(_ first: ConcreteValue, _ second: ConcreteValue, _ labels: [String], _ frame: Frame, _ index: Int) -> ConcreteValue {
        let pair = Thing(.tuple, at: [point(frame, index)])
        pair.fields = ["0": first, "1": second, labels[0]: first, labels[1]: second]
        return .thing(pair)
    }

    private func addAll(_ value: ConcreteValue, to list: Thing, _ frame: Frame, _ index: Int) -> ConcreteValue {
        for element in value.thing?.elements ?? [] { add(element, to: list, frame, index) }
        return .untold
    }

    // MARK: Objects

    /// A function of the frameworks, a method of one of their classes, or of a class that is not in sight.
    func framework(_ name: String, on receiver: ConcreteValue, _ call: Calling) -> ConcreteValue {
        let first = call.arguments.first ?? .untold
        switch receiver {
        case .thing(let object): return framework(name, ofObject: object, call)
        case .text(let text): return framework(name, ofText: text, call)
        case .type(.named(let type, _)):
            switch name {
            case "array", "dictionary", "set", "orderedSet", "arrayWithCapacity", "dictionaryWithCapacity", "setWithCapacity":
                return createOfFrameworks(type, .named(type), call)
            case "arrayWithObject", "arrayWithObjects":
                return list(call.arguments.filter { if case .null = $0 { false } else { true } }, call.frame, call.index)
            case "arrayWithArray": return list(first.thing?.elements ?? [], from: first.thing.map { [$0] } ?? [], call.frame, call.index)
            case "stringWithString": return first
            default: break
            }
        case .untold where name == "zip" && call.arguments.count == 2:
            guard let left = first.thing, let right = call.arguments[1].thing, left.isList, right.isList else { return .untold }
            return list(
                zip(left.elements, right.elements).map { pair($0, $1, ["0", "1"], call.frame, call.index) }, call.frame, call.index)
        case .closure where name == "callAsFunction": return apply(receiver, call.arguments, by: call.frame, at: call.index)
        default: break
        }
        for argument in call.arguments { runByOthers(argument) }
        return .untold
    }

    private func framework(_ name: String, ofText text: String, _ call: Calling) -> ConcreteValue {
        let first = call.arguments.first ?? .untold
        switch name {
        case "appending", "stringByAppendingString": return first.printed.map { .text(text + $0) } ?? .untold
        case "lowercased": return .text(text.lowercased())
        case "uppercased": return .text(text.uppercased())
        case "copy", "mutableCopy": return .text(text)
        case "map", "flatMap": return apply(first, [.text(text)], by: call.frame, at: call.index)
        default: return .untold
        }
    }

    /// What UIKit's containers keep where nobody else stores anything.
    private static let stack = "viewControllers"
    private static let children = "children"

    private func framework(_ name: String, ofObject object: Thing, _ call: Calling) -> ConcreteValue {
        let first = call.arguments.first ?? .untold
        func isA(_ framework: String) -> Bool { type(of: object).map { ConcreteTypes.isA($0, .named(framework), program) } ?? false }
        if case .outside(let type?) = object.kind, UIKit.isCollection(type.name) {
            let walks = ["map", "compactMap", "flatMap", "forEach", "filter", "first", "contains"].contains(name)
            if walks, let element = object.elementFromOutside { _ = apply(first, [outside(element)], by: call.frame, at: call.index) }
            return .untold
        }
        switch name {
        case "pushViewController" where isA("UINavigationController"):
            stack(of: object, call).elements.append(first)
            first.thing?.fields["navigationController"] = .thing(object)
        case "setViewControllers" where isA("UINavigationController") || isA("UITabBarController"):
            object.fields[Interpreter.stack] = first
            assigned(first, to: Interpreter.stack, of: object)
        case "popViewController" where isA("UINavigationController"): return stack(of: object, call).elements.popLast() ?? .untold
        case "addChild", "addChildViewController":
            guard isA("UIViewController") else { break }
            children(of: object, call).elements.append(first)
            first.thing?.fields["parent"] = .thing(object)
        case "removeFromParent", "removeFromParentViewController":
            if let parent = object.fields["parent"]?.thing { children(of: parent, call).elements.removeAll { $0.thing === object } }
            object.fields["parent"] = .untold
        case "present", "presentViewController":
            guard isA("UIViewController") else { break }
            object.fields["presentedViewController"] = first
            first.thing?.fields["presentingViewController"] = .thing(object)
            if let completion = call.argument("completion") { _ = apply(completion, [], by: call.frame, at: call.index) }
        case "dismiss", "dismissViewControllerAnimated": object.fields["presentedViewController"] = .untold
        case "setValue":
            if case .text(let key)? = call.argument("forKey") {
                store(first, in: Instruction.Field(name: key), of: .thing(object), detached, call.index)
            }
        case "map", "flatMap": return apply(first, [.thing(object)], by: call.frame, at: call.index)
        case "copy", "retain", "autorelease", "mutableCopy": return object.isMade && name.hasSuffix("opy") ? .untold : .thing(object)
        default:
            for argument in call.arguments { runByOthers(argument) }
        }
        return .untold
    }

    /// Of no procedure, so that nothing is claimed of what runs by its instructions.
    private var detached: Frame { Frame(0, variables: 0, candidates: []) }

    private func stack(of object: Thing, _ call: Calling) -> Thing { kept(Interpreter.stack, of: object, call) }
    private func children(of object: Thing, _ call: Calling) -> Thing { kept(Interpreter.children, of: object, call) }

    private func kept(_ field: String, of object: Thing, _ call: Calling) -> Thing {
        if let known = object.fields[field]?.thing, known.isList { return known }
        // It is UIKit's: whatever reads it gets a list of its own.
        let list = Thing(.list)
        object.fields[field] = .thing(list)
        return list
    }

    func property(_ name: String, ofFrameworkObject object: Thing, _ frame: Frame, _ index: Int) -> ConcreteValue {
        func isA(_ framework: String) -> Bool { type(of: object).map { ConcreteTypes.isA($0, .named(framework), program) } ?? false }
        func kept(_ field: String) -> Thing? { object.fields[field]?.thing }
        switch name {
        case "viewControllers" where isA("UINavigationController"), "children", "childViewControllers":
            guard let known = kept(name == "viewControllers" ? name : Interpreter.children), known.isList else { return .untold }
            return list(known.elements, from: [known], frame, index)
        case "topViewController" where isA("UINavigationController"), "visibleViewController" where isA("UINavigationController"):
            return kept(Interpreter.stack)?.elements.last ?? .untold
        case "selectedViewController" where isA("UITabBarController"):
            return kept(Interpreter.stack)?.elements.randomElement(using: &random) ?? object.fields[name] ?? .untold
        case "self", "retain", "autorelease": return .thing(object)
        default: return object.fields[name] ?? .untold
        }
    }

    /// What an assignment to a property of the frameworks does beside keeping the value.
    func assigned(_ value: ConcreteValue, to name: String, of object: Thing) {
        guard name == Interpreter.stack, let type = type(of: object) else { return }
        for (framework, field) in [
            ("UINavigationController", "navigationController"), ("UITabBarController", "tabBarController"),
            ("UISplitViewController", "splitViewController"),
        ] where ConcreteTypes.isA(type, .named(framework), program) {
            for element in value.thing?.elements ?? [] { element.thing?.fields[field] = .thing(object) }
        }
    }

    // MARK: Creation

    /// An object of one of their classes, or of one of the program's that has no initializer which fits, has been made.
    func created(_ object: Thing, of framework: String, _ call: Calling) {
        if ConcreteTypes.isA(.named(framework), .named("UINavigationController"), program), let root = call.argument("rootViewController") {
            stack(of: object, call).elements.append(root)
            root.thing?.fields["navigationController"] = .thing(object)
        }
        for argument in call.arguments { runByOthers(argument) }
    }

    func createOfFrameworks(_ name: String, _ type: StaticType, _ call: Calling) -> ConcreteValue {
        let first = call.arguments.first ?? .untold
        switch name {
        case "String", "NSString":
            if call.argument("format") != nil || call.argument("reflecting") != nil { return .untold }
            guard call.arguments.count == 1 else { return .untold }
            // A macro reads like a type.
            if case .type = first, call.argument("describing") == nil { return .untold }
            return first.printed.map { .text($0) } ?? .untold
        case "NSMutableString": return .untold
        case _ where UIKit.isCollection(name):
            let isDictionary = name.hasSuffix("Dictionary")
            if call.arguments.isEmpty || call.operands.call.arguments[0].label?.hasSuffix("apacity") == true
                || call.operands.name.hasSuffix("apacity")
            {
                return .thing(Thing(isDictionary ? .dictionary : .list, at: [point(call.frame, call.index)]))
            }
            guard let source = first.thing, source.isList, call.arguments.count == 1, !isDictionary else { return .untold }
            return list(source.elements, from: [source], call.frame, call.index)
        default:
            guard UIKit.isKnownClass(name) else {
                for argument in call.arguments { runByOthers(argument) }
                return .untold
            }
            let made = Thing(.made(type), at: [point(call.frame, call.index)])
            created(made, of: name, call)
            return .thing(made)
        }
    }
}

extension Thing {
    var isDictionary: Bool {
        if case .dictionary = kind { true } else { false }
    }
}
