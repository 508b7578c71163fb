import Syntax

/// What views do with a binding to a variable, and those that are handed it.
extension ViewTrace {
    mutating func bind(
        _ mention: ViewMention, at location: Location, in member: ViewMember, _ code: ViewCode, isDrawn: Bool, isPresented: Bool
    ) {
        for case .argument(let call, let label) in mention.surroundings.reversed() where call.name != "Binding" {
            if call.name == "onReceive" { return }
            if call.name == "environment", case .keyPath(let path)? = call.firstUnlabelled?.core.kind, let key = path.onlyElement {
                let readers = shown.readers(ofEnvironment: key)
                for reader in readers { follow(ViewKey(name: reader.name), in: reader.view, isOwn: false, isPresented: isPresented) }
                // The system's own say how something is shown.
                if readers.isEmpty { isPassing = true }
                return
            }
            if call.name == "inspector", label == "isPresented", !isPresented {
                inspector = inspector ?? location
            } else if SwiftUI.isPresentation(call.name, label) {
                isPassing = true
            } else if let kind = SwiftUI.choice(by: call.name, label) {
                if kind == .text, call.isForLongText { isLong = true }
                // Of rows that come as the app runs none is there after a launch.
                if kind == .rows, rowsComeAsTheAppRuns(in: call, code) { return isPassing = true }
                // Pages that follow each other are scrolled through.
                if isDrawn, call.name != "TabView" || !member.showsPages { choose(kind, at: location, isPresented: isPresented) }
            } else if !SwiftUI.publishers.contains(call.name) {
                hand(to: call, label, mention, at: location, isPresented: isPresented)
            }
            return
        }
        lost = lost ?? location
    }

    private mutating func choose(_ kind: SwiftUI.Choice, at location: Location, isPresented: Bool) {
        let showsItself = !isPresented && (kind == .text && isSearch || [.search, .tab, .order, .expansion, .path].contains(kind))
        if showsItself { use = use ?? location }
        if kind == .text, !isPresented { field = field ?? location }
        if choice == nil || showsItself { choice = (kind, location) }
    }

    private mutating func hand(to call: Call, _ label: String?, _ mention: ViewMention, at location: Location, isPresented: Bool) {
        if SwiftUI.repeaters.contains(call.name) {
            isPassing = true
            return
        }
        if let modifier = shown.modifier(named: call.name) {
            follow(modifier, given: call, label, at: location, isPresented: isPresented)
            return
        }
        // One more way to change it.
        if case .implicitMember = call.callee.kind, shown.storesNothing(ofCase: call.name) { return }
        guard call.name.first?.isUppercase == true, let view = shown.view(named: call.name) else {
            lost = lost ?? location
            return
        }
        guard let name = nameOfBinding(given: call, label, in: view) else {
            if let held = property(given: call, label, in: view, where: \.isHeldBinding) {
                followHeld(held, in: view, at: location, isPresented: isPresented)
            } else if Conventions.isTabs(call.name), !shown.code(of: view).namesStore {
                choose(.tab, at: location, isPresented: isPresented)
            } else {
                lost = lost ?? location
            }
            return
        }
        if ["UIViewRepresentable", "NSViewRepresentable"].contains(where: view.lists) {
            // What stands for a view of UIKit's is a control of the app's own.
            if shown.code(of: view).namesStore {
                keeping.add(.perhaps(.mayBeKept, location))
                isGiven = true
            }
            let isField = shown.code(of: view).members.contains { member in
                SwiftUI.fieldsOfOthers.contains(where: member.fact.words.mayHold)
            }
            if choice == nil, isField, type?.unwrapped.name == "String" { choice = (.text, location) }
            if isField, !isPresented {
                field = field ?? location
                if shown.code(of: view).members.contains(where: { $0.fact.words.mayHoldLongField }) { isLong = true }
            }
            return
        }
        follow(ViewKey(name: name), in: view, isOwn: false, isPresented: isPresented)
    }

    /// Whether all rows of a list are those of a model that begins with none and is given one after the other, as a log is.
    private func rowsComeAsTheAppRuns(in list: Call, _ code: ViewCode) -> Bool {
        var sources = [list.firstUnlabelled].compactMap(\.self)
        for case .closure(let closure) in list.arguments.map(\.value.kind) {
            for expression in closure.body.flatMap(\.expressions) {
                _ = expression.contains { part in
                    if case .call(let call) = part.kind, call.name == "ForEach", let rows = call.firstUnlabelled { sources.append(rows) }
                    return false
                }
            }
        }
        return sources.onlyElement.map { comesAsTheAppRuns($0.core, code) } ?? false
    }

    private func comesAsTheAppRuns(_ rows: Expression, _ code: ViewCode) -> Bool {
        guard case .member(let holder, let name) = rows.kind, let holder = holder.core.plainName,
            let (declaration, fact) = code.type.property(holder),
            let model = app.program.declaredType(of: fact, in: declaration, of: code.type)?.unwrapped.projectType, model.kind == .class,
            let list = model.property(name.text)?.fact, !list.isComputed
        else { return false }
        let changes = shown.code(of: model).members.flatMap(\.mentions).filter { mention in
            guard mention.name == name.text, !mention.isOfOther else { return false }
            if case .receiver? = mention.surroundings.last { return true }
            return mention.assignment != nil
        }
        var grows = false
        for mention in changes {
            if mention.assignment != nil { return false }
            guard case .receiver(let call)? = mention.surroundings.last, ["append", "insert"].contains(call.name) else { continue }
            if call.argument("contentsOf") != nil { return false }
            grows = true
        }
        return grows && !shown.code(of: model).namesStore
    }

    /// A modifier of the app's own is handed it, and hands it on.
    private mutating func follow(
        _ modifier: ViewMember, given call: Call, _ label: String?, at location: Location, isPresented: Bool
    ) {
        guard let parameter = modifier.fact.parameters.first(where: { $0.label == label }), visited.count < 30 else {
            lost = lost ?? location
            return
        }
        visited.insert(Visit(type: -1 - Int(modifier.fact.range.start), key: ViewKey(name: parameter.name)))
        for mention in modifier.mentions where mention.name == parameter.name && !mention.isOfOther {
            guard case .argument(let next, let label)? = mention.surroundings.last(where: { $0.isArgument }) else {
                lost = lost ?? location
                continue
            }
            if let kind = SwiftUI.choice(by: next.name, label) {
                choose(kind, at: location, isPresented: isPresented || mention.isPresented)
            } else if let view = shown.view(named: next.name), let name = nameOfBinding(given: next, label, in: view) {
                follow(ViewKey(name: name), in: view, isOwn: false, isPresented: isPresented || mention.isPresented)
            } else {
                lost = lost ?? location
            }
        }
    }

    /// What a view does with a binding that it has in a property without a wrapper: `var path: Binding<[Place]>?`. It may hand it on and set it
    /// back; whatever else it does may give it a value that was kept.
    private mutating func followHeld(_ name: String, in view: Type, at location: Location, isPresented: Bool) {
        guard visited.insert(Visit(type: view.id, key: ViewKey(name: name))).inserted else { return }
        for member in shown.code(of: view).members where member.fact.kind != .initializer {
            for mention in member.mentions where mention.name == name && !mention.isOfOther {
                switch mention.surroundings.last(where: { !$0.isReturned }) {
                case .argument(let next, let label)? where mention.part == nil && visited.count < 30:
                    hand(to: next, label, mention, at: location, isPresented: isPresented || mention.isPresented)
                case .condition?: continue
                case .target(nil, let value)? where mention.part == "wrappedValue" && value.isEmpty: continue
                default: lost = lost ?? location
                }
            }
        }
    }

    /// The property of a view that a binding becomes.
    private func nameOfBinding(given call: Call, _ label: String?, in view: Type) -> String? {
        property(given: call, label, in: view) { $0.attributes.contains("Binding") }
    }

    private func property(given call: Call, _ label: String?, in view: Type, where fits: (PropertyFact) -> Bool) -> String? {
        func isMeant(_ name: String) -> Bool { view.property(name).map { fits($0.fact) } ?? false }
        let own = view.declarations[0].fact.withMethods?.methods.contains { $0.kind == .initializer } ?? true
        if !own, let label, isMeant(label) { return label }
        for initializer in shown.code(of: view).members where initializer.fact.kind == .initializer {
            guard let parameter = initializer.fact.parameters.first(where: { $0.label == label }) else { continue }
            let given = initializer.mentions.first { $0.assignment?.value.core.plainName == parameter.name && isMeant($0.name) }
            if let given { return given.name }
        }
        return nil
    }
}

extension PropertyFact {
    /// `var path: Binding<[Place]>?`
    fileprivate var isHeldBinding: Bool { type?.unwrapped.name == "Binding" && attributes.isEmpty && !isComputed }
}

extension Call {
    /// Whether it makes a field that grows with its text, line by line.
    fileprivate var isForLongText: Bool {
        if name == "TextEditor" { return true }
        guard case .implicitMember("vertical")? = argument("axis")?.core.kind else { return false }
        return true
    }
}

extension Words {
    /// Whether it may say the name of a field of several lines.
    fileprivate var mayHoldLongField: Bool { mayHold("UITextView") || mayHold("NSTextView") }
}

extension ViewMention.Surrounding {
    fileprivate var isReturned: Bool { if case .returned = self { true } else { false } }

    fileprivate var isArgument: Bool {
        if case .argument = self { true } else { false }
    }
}
