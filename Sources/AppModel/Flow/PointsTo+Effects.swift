import Syntax

/// Calls and properties that the program does not declare, as the table of effects has them.
extension PointsTo {
    /// Applies what is known of a call to an object; returns false where nothing is.
    ///
    /// - Parameter owner: the framework class of the receiver, as far as it is known.
    mutating func applyEffects(of operands: CallOperands, on object: Int32?, class owner: String?, _ instance: Int32, _ index: Int32)
        -> Bool
    {
        guard let entries = callEntries(named: nameID(instance, index)), let entry = entry(in: entries, operands.call, class: owner) else {
            return false
        }
        run(entry.effects, on: object, operands, instance, index)
        return true
    }

    /// - Parameter object: what is made; `nil` where the initializer only turns one value into another.
    mutating func applyInitializer(of name: String, _ operands: CallOperands, _ object: Int32?, _ instance: Int32, _ index: Int32) -> Bool {
        var current: String? = name
        while let owner = current {
            let fitting = effects.initializers[owner]?.filter { $0.owner == nil ? object == nil : object != nil }
            if let entry = entry(in: fitting, operands.call, class: nil, anyOwner: true) {
                run(entry.effects, on: object, operands, instance, index)
                return true
            }
            current = program.frameworkSuperclass(of: owner)
        }
        return false
    }

    /// What the table has of calls of a name.
    mutating func callEntries(named name: Int32) -> [EffectTable.Entry]? {
        if let known = callEntries[Int(name)] { return known }
        let found = effects.calls[names[Int(name)]]
        callEntries[Int(name)] = .some(found)
        return found
    }

    private mutating func propertyEntries(named name: Int32) -> [EffectTable.Entry]? {
        if let known = propertyEntries[Int(name)] { return known }
        let found = effects.properties[names[Int(name)]]
        propertyEntries[Int(name)] = .some(found)
        return found
    }

    /// What a property of a class gives that the table has; returns false where it has none.
    mutating func loadByEffect(_ field: Field, ofClass owner: String, into target: Int32) -> Bool {
        field.instance >= 0 && load(field, by: effects.classProperties[names[Int(field.name)]], of: nil, class: owner, into: target)
    }

    private func entry(in entries: [EffectTable.Entry]?, _ call: Call, class owner: String?, anyOwner: Bool = false) -> EffectTable.Entry? {
        entries?.first { entry in
            if !anyOwner, let needed = entry.owner, let owner, !program.frameworkInherits(owner, from: needed) { return false }
            return entry.labels.allSatisfy { label in call.arguments.contains { $0.label == label } }
        }
    }

    /// What a property gives that the table has; returns false where it has none, and for what an effect itself asks of storage: that
    /// property may be the same.
    mutating func loadByEffect(_ field: Field, of object: Int32, class owner: String, into target: Int32) -> Bool {
        guard field.instance >= 0, !field.isStorage, let entries = propertyEntries(named: field.name) else { return false }
        return load(field, by: entries, of: object, class: owner, into: target)
    }

    private mutating func load(_ field: Field, by entries: [EffectTable.Entry]?, of object: Int32?, class owner: String, into target: Int32)
        -> Bool
    {
        guard let found = entries?.first(where: { $0.owner.map { program.frameworkInherits(owner, from: $0) } ?? true }) else {
            return false
        }
        for effect in found.effects {
            if case .gives(let source) = effect { connect(node(of: source, object, .none, field.instance, field.instruction), to: target) }
        }
        if found.givesContents, let object, isOutOfSight(object) { addUnknown(.contents, field, to: target) }
        return true
    }

    /// Whether it is one of a framework's objects that stand for each other, so that others may have put into it what the program did not.
    private func isOutOfSight(_ object: Int32) -> Bool {
        switch objects[Int(object)].kind {
        case .unknown(_, .named?), .instance(.named): true
        default: false
        }
    }

    /// What an assignment to a framework's property does beside keeping the value.
    mutating func applyAssignment(of value: Int32, to field: Field, of object: Int32, class owner: String) {
        let found = effects.assignments[names[Int(field.name)]]?.first {
            $0.owner.map { program.frameworkInherits(owner, from: $0) } ?? true
        }
        guard let found else { return }
        for effect in found.effects {
            // The only thing that an assignment may do is to tell others who has them now.
            guard case .stores(.receiver, let name, let owner) = effect else { continue }
            let back = Field(name: self.name(name), isStorage: true, instance: field.instance, instruction: field.instruction)
            switch owner {
            case .argument: wait(at: value, for: .store(back, from: singleton(object)))
            default:
                let elements = newNodes(1)
                wait(at: value, for: .element(into: elements))
                wait(at: elements, for: .store(back, from: singleton(object)))
            }
        }
    }

    private mutating func run(_ effects: [Effect], on object: Int32?, _ operands: CallOperands, _ instance: Int32, _ index: Int32) {
        func node(_ source: Effect.Source) -> Int32 { self.node(of: source, object, operands, instance, index) }
        let result = self.node(instance, resultVariable(instance, index))
        for effect in effects {
            switch effect {
            case .gives(let source):
                connect(node(source), to: result)
            case .stores(let value, let name, let owner):
                let field = Field(name: self.name(name), isStorage: true, instance: instance, instruction: index)
                wait(at: node(owner), for: .store(field, from: node(value)))
            case .storesNamed(let value, let name, let owner):
                guard case .receiver = owner, let object else { continue }
                wait(at: node(name), for: .named(.store(from: node(value), point(instance, index)), of: object))
            case .adds(let value, let list):
                wait(at: node(list), for: .storeElement(from: node(value), point(instance, index)))
                if case .receiver = list { putBack(value, object, operands, instance, index) }
            case .addsEntry(let value, let key, let dictionary):
                wait(at: node(dictionary), for: .addEntry(key: node(key), value: node(value)))
            case .addsAll(let source, let list):
                wait(at: node(list), for: .addAll(of: node(source), point(instance, index)))
                if case .receiver = list { putBack(.element(source), object, operands, instance, index) }
            case .calls(let closure, let arguments):
                _ = application(of: node(closure), arguments.map(node), instance, index)
            }
        }
    }

    /// What is put into a list that a property gives as a copy goes back to whose property it is.
    private mutating func putBack(
        _ value: Effect.Source, _ object: Int32?, _ operands: CallOperands, _ instance: Int32, _ index: Int32
    ) {
        guard let asked = operands.call.receiver?.core.memberName,
            let name = effects.properties[asked]?.lazy.compactMap(\.additions).first,
            let (base, _) = procedures[Int(instances[Int(instance)].procedure)].propertyAsked(by: operands)
        else { return }
        let field = Field(name: self.name(name), isStorage: true, instance: instance, instruction: index)
        wait(at: node(instance, base), for: .store(field, from: node(of: value, object, operands, instance, index)))
    }

    private mutating func application(of closure: Int32, _ arguments: [Int32], _ instance: Int32, _ index: Int32) -> Int32 {
        let result = newNodes(1)
        applications.append(Application(instance: instance, arguments: arguments, result: result, point: point(instance, index)))
        wait(at: closure, for: .application(Int32(applications.count - 1)))
        return result
    }

    /// The node that holds a value of a call.
    private mutating func node(of source: Effect.Source, _ object: Int32?, _ operands: CallOperands, _ instance: Int32, _ index: Int32)
        -> Int32
    {
        func node(_ source: Effect.Source) -> Int32 { self.node(of: source, object, operands, instance, index) }
        switch source {
        case .nothing:
            return -1
        case .receiver:
            guard let object else { return -1 }
            return singleton(object)
        case .argument(let position):
            return position < operands.arguments.count ? self.node(instance, operands.arguments[position]) : -1
        case .labelled(let label):
            guard let position = operands.call.arguments.firstIndex(where: { $0.label == label }) else { return -1 }
            return self.node(instance, operands.arguments[position])
        case .element(let list):
            let target = newNodes(1)
            wait(at: node(list), for: .element(into: target))
            return target
        case .round(let list):
            let target = newNodes(1)
            wait(at: node(list), for: .round(into: target, instance: instance, instruction: index))
            return target
        case .key(let dictionary):
            let target = newNodes(1)
            wait(at: node(dictionary), for: .key(into: target, point(instance, index)))
            return target
        case .dictionary(let source):
            let dictionary = allocate(.dictionary, instance, index)
            wait(at: node(source), for: .entries(into: dictionary, point(instance, index)))
            return singleton(dictionary)
        case .field(let owner, let name):
            let target = newNodes(1)
            let field = Field(name: self.name(name), isStorage: true, instance: instance, instruction: index)
            wait(at: node(owner), for: .load(field, into: target))
            return target
        case .result(let closure, let arguments):
            return application(of: node(closure), arguments.map(node), instance, index)
        case .list(let elements):
            let list = allocate(.list, instance, index)
            connect(node(elements), to: elementNode(list))
            return singleton(list)
        case .pair(let first, let second):
            let pair = allocate(.tuple, instance, index)
            if let first { connect(node(first), to: fieldNode(pair, name("0"))) }
            connect(node(second), to: fieldNode(pair, name("1")))
            return singleton(pair)
        case .new(let name):
            return singleton(allocate(.made(.named(name, [])), instance, index))
        case .name(let source): return text(node(source), as: .className)
        case .runtimeName(let source): return text(node(source), as: .runtimeName)
        case .classNamed(let name):
            let target = newNodes(1)
            wait(at: node(name), for: .classNamed(into: target, instance: instance, instruction: index))
            return target
        case .formatted(let source):
            let target = newNodes(1)
            let arguments = operands.call.arguments.indices.dropFirst().map { position in
                operands.call.arguments[position].label == nil ? self.node(instance, operands.arguments[position]) : -1
            }
            join(
                [node(source)] + arguments, into: target, at: point(instance, index), context: instances[Int(instance)].context,
                as: .format)
            return target
        case .drawn(let name, let storyboard): return drawn(.named(in: node(storyboard)), node(name), instance, index)
        case .drawnFirst(let name): return drawn(.first, node(name), instance, index)
        case .joined(let parts):
            let target = newNodes(1)
            join(parts.map { node($0) }, into: target, at: point(instance, index), context: instances[Int(instance)].context)
            return target
        }
    }

    private mutating func drawn(_ request: Request, _ name: Int32, _ instance: Int32, _ index: Int32) -> Int32 {
        let target = newNodes(1)
        wait(at: name, for: .drawn(request, into: target, instance: instance, instruction: index))
        return target
    }

    private mutating func text(_ source: Int32, as rendering: Rendering) -> Int32 {
        let target = newNodes(1)
        wait(at: source, for: .text(rendering, into: target))
        return target
    }

    /// Puts strings, or lists, together as soon as something of each is known.
    ///
    mutating func join(
        _ parts: [Int32], into result: Int32, at point: ProgramPoint, context: Int32, as form: Concatenation.Form = .text
    ) {
        concatenations.append(Concatenation(parts: parts, result: result, point: point, context: context, form: form))
        let id = Int32(concatenations.count - 1)
        for part in parts { wait(at: part, for: .concatenation(id)) }
        changed(id)
    }

    /// Some part of a string or list has changed.
    mutating func changed(_ concatenation: Int32) {
        guard !concatenations[Int(concatenation)].isUnfinished, !concatenations[Int(concatenation)].isList else { return }
        concatenations[Int(concatenation)].isUnfinished = true
        unfinished.append(concatenation)
    }

    /// A closure, or what stands for one, is called by code out of sight with values that are known.
    mutating func apply(_ id: Int32, to object: Int32) {
        let application = applications[Int(id)]
        switch objects[Int(object)].kind {
        case .closure(let home, let region):
            calledClosures.insert(Binding(instance: application.instance, instruction: application.point.instruction, callee: object))
            let region = procedures[Int(instances[Int(home)].procedure)].regions[Int(region)]
            let isSplit = application.arguments.count == 1 && region.parameters.count > 1
            for (position, parameter) in region.parameters.enumerated() {
                if isSplit {
                    let field = Field(name: name(String(position)), isStorage: true, instance: home, instruction: 0)
                    wait(at: application.arguments[0], for: .load(field, into: node(home, parameter)))
                } else if position < application.arguments.count {
                    connect(application.arguments[position], to: node(home, parameter))
                }
            }
            connect(node(home, region.result), to: application.result)
        case .method(let id, let receiver):
            guard isRelevant[Int(id)] else { return }
            let function = program.functions[Int(id)]
            isCalled[function.id] = true
            let callee = instance(
                of: procedure(of: function), in: context(Context(receiver: receiver ?? -1, site: application.point, outer: nil)))
            bound.insert(Binding(instance: application.instance, instruction: application.point.instruction, callee: callee))
            if let receiver { add(receiver, to: node(callee, Procedure.receiver)) }
            expect(nil, of: callee)
            let parameters = procedures[Int(instances[Int(callee)].procedure)].regions[0].parameters
            for (argument, parameter) in zip(application.arguments, parameters) { connect(argument, to: node(callee, parameter)) }
            connect(result(of: callee), to: application.result)
        case .keyPath(let components):
            guard var current = application.arguments.first else { return }
            for component in components {
                let next = newNodes(1)
                let field = Field(name: name(component), isStorage: false, instance: -1, instruction: 0)
                wait(at: current, for: .load(field, into: next))
                current = next
            }
            connect(current, to: application.result)
        case .type, .unknown, .made, .instance, .drawn, .tuple, .enumCase:
            // What it makes or gives is not in sight.
            addUnknown(.result, application.instance, application.point.instruction, to: application.result)
        case .nothing, .list, .dictionary, .string, .boolean, .integer:
            break
        }
    }

    /// What `String(describing:)` and the like make of an object.
    mutating func addText(of object: Int32, as rendering: Rendering, to target: Int32) {
        add(self.object(AbstractObject(kind: .string(text(of: objects[Int(object)].kind, as: rendering)))), to: target)
    }

    private func text(of kind: AbstractObject.Kind, as rendering: Rendering) -> StringValue {
        switch (rendering, kind) {
        case (.className, .type(.project(let type))): type.declarations[0].fact.genericParameters.isEmpty ? .text(type.shortName) : .unknown
        case (.className, .type(.named(let name, _))): .text(name)
        case (.className, .enumCase(_, let name)): .text(name)
        case (.className, .string(let value)): value
        case (.runtimeName, .type(let type)): program.runtimeName(of: type)
        case (.className, _), (.runtimeName, _): .unknown
        }
    }

    /// The class that a name is of, or all those that it may be of where only the frameworks know it.
    mutating func addClass(namedBy name: Int32, to target: Int32, _ instance: Int32, _ index: Int32) {
        var found = NamedClasses(isOpen: true)
        switch objects[Int(name)].kind {
        case .nothing: return
        case .string(let value):
            let unit = program.unitOfFile[procedures[Int(instances[Int(instance)].procedure)].file]
            if let type = program.classNamed(value, inUnit: unit) { found = NamedClasses(types: [type]) }
        case .unknown(let unknown, _): found = namedClasses[unknown] ?? found
        default: break
        }
        for type in found.types { add(object(AbstractObject(kind: .type(type))), to: target) }
        if found.isOpen { addUnknown(.result, instance, index, to: target) }
    }

    // MARK: Strings

    /// Puts together what the parts of a string, or the lists that are joined, are known to be.
    ///
    /// - Parameter isLast: nothing more comes, so that a part of which nothing is followed is some text.
    /// - Returns: how much work it was.
    @discardableResult
    mutating func concatenate(_ id: Int32, isLast: Bool = false) -> Int {
        let concatenation = concatenations[Int(id)]
        var made = textsMade[concatenation.point] ?? TextsMade()
        var parts: [[StringValue]] = []
        var isList = false
        var isNumber = false
        var work = 1
        for part in concatenation.parts {
            let known = part < 0 ? [] : nodes[Int(part)].points
            if known.isEmpty, part >= 0, !isLast { return work }
            work += known.count
            if known.contains(where: { objects[Int($0)].kind == .list }) { isList = true }
            let texts = concatenation.form == .sum ? known.filter { !objects[Int($0)].isNumber } : known
            if texts.isEmpty, !known.isEmpty { isNumber = true }
            parts.append(texts.isEmpty ? [.unknown] : texts.map { text($0) }.first(ofEach: \.self))
        }
        if isNumber {
            add(object(AbstractObject(kind: .integer(nil))), to: concatenation.result)
            return work
        }
        if isList, concatenation.form != .format {
            concatenations[Int(id)].isList = true
            joinLists(concatenation)
            return work
        }
        let isWidened = made.widened != nil
        let texts = concatenation.form == .format ? filled(parts, isWidened) : joined(parts, isWidened)
        for text in texts {
            if let text = made.add(text) { add(object(AbstractObject(kind: .string(text))), to: concatenation.result) }
        }
        // Another call may have made the same.
        for text in made.texts where texts.contains(text) { add(object(AbstractObject(kind: .string(text))), to: concatenation.result) }
        if let widened = made.widened { add(object(AbstractObject(kind: .string(widened))), to: concatenation.result) }
        textsMade[concatenation.point] = made
        return work + texts.count
    }

    /// The texts that parts make behind one another: one for all where they would be too many.
    private func joined(_ parts: [[StringValue]], _ isWidened: Bool) -> [StringValue] {
        parts.reduce([.text("")]) { texts, part in
            let values =
                isWidened || texts.count * part.count > PointsTo.manyTexts
                ? [part.dropFirst().reduce(part[0]) { $0.widened(by: $1) }] : part
            return texts.flatMap { text in values.map { text.followed(by: $0) } }
        }
    }

    /// The texts that a format makes of arguments.
    private func filled(_ parts: [[StringValue]], _ isWidened: Bool) -> [StringValue] {
        parts[0].flatMap { format -> [StringValue] in
            guard case .text(let format) = format else { return [.unknown] }
            let pieces = FormatString(format).pieces.map { piece -> [StringValue] in
                switch piece {
                case .text(let text): [.text(text)]
                case .argument(let index, let isNumber) where index + 1 < parts.count:
                    isNumber ? parts[index + 1].map(FormatString.number).first(ofEach: \.self) : parts[index + 1]
                case .argument, .unknown: [.unknown]
                }
            }
            return joined(pieces, isWidened)
        }
    }

    fileprivate static let manyTexts = 16
    /// No key or identifier is longer.
    fileprivate static let longestText = 200

    private func text(_ object: Int32) -> StringValue {
        switch objects[Int(object)].kind {
        case .string(let value): value
        case .integer(let value?): .text(String(value))
        case .type(.project(let type)) where type.declarations[0].fact.genericParameters.isEmpty: .text(type.shortName)
        case .type(.named(let name, _)): .text(name)
        case .enumCase(_, let name): .text(name)
        default: .unknown
        }
    }

    private mutating func joinLists(_ concatenation: Concatenation) {
        let list = object(AbstractObject(kind: .list, site: concatenation.point, context: concatenation.context))
        for part in concatenation.parts { wait(at: part, for: .element(into: elementNode(list))) }
        add(list, to: concatenation.result)
    }
}

extension CallOperands {
    /// Of what is no call.
    fileprivate static let none = CallOperands(
        callee: .named(""), arguments: [], call: Call(callee: Expression(.other([]), SourceRange(start: 0, end: 0)), arguments: []))
}

extension PointsTo.TextsMade {
    /// - Returns: the text, or what is known of all, where a text grows with every round of a loop; `nil` for none that is new.
    fileprivate mutating func add(_ text: StringValue) -> StringValue? {
        if let known = widened {
            let wider = known.widened(by: text)
            guard wider != known else { return nil }
            widened = wider
            return wider
        }
        if texts.contains(text) { return nil }
        texts.append(text)
        guard texts.count > PointsTo.manyTexts || text.length > PointsTo.longestText else { return text }
        texts.removeLast()
        widened = texts.reduce(text) { $0.widened(by: $1) }
        return widened
    }
}

extension StringValue {
    /// Of what is known of it, in bytes.
    fileprivate var length: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .pattern(let pattern): pattern.prefix.utf8.count + pattern.suffix.utf8.count
        case .constant, .unknown: 0
        }
    }

    /// What both are known to begin and end with: no byte of either is part of both ends.
    func widened(by other: StringValue) -> StringValue {
        if self == other { return self }
        guard let (first, second) = ends.flatMap({ own in other.ends.map { (own, $0) } }) else { return .unknown }
        let prefix = first.prefix.commonPrefix(with: second.prefix)
        let room = Swift.min(length, other.length) - prefix.utf8.count
        var suffix = ""
        for (own, others) in zip(first.suffix.reversed(), second.suffix.reversed()) {
            guard own == others, suffix.utf8.count + own.utf8.count <= room else { break }
            suffix.insert(own, at: suffix.startIndex)
        }
        return StringPattern(prefix: prefix, suffix: suffix).map(StringValue.pattern) ?? .unknown
    }

    private var ends: (prefix: String, suffix: String)? {
        switch self {
        case .text(let text): (text, text)
        case .pattern(let pattern): (pattern.prefix, pattern.suffix)
        case .constant, .unknown: nil
        }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String { String(zip(self, other).prefix { $0 == $1 }.map(\.0)) }
}
