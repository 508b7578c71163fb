import Syntax

/// The keys that hand-made state saving puts into dictionaries and archives, or takes out of them.
public struct DictionaryFlow: Sendable {
    /// One key in one place.
    public struct Key: Sendable {
        public let value: StringValue
        public let location: Location
        public let function: Function
        /// Asked for only where another one gave nothing.
        public let isFallback: Bool
    }

    public var keys: [Key] = []
    /// Where other keys may go in or out and the text does not tell.
    private var escape: Silence?

    /// Why there may be other keys.
    public var doubt: Silence? {
        escape ?? keys.first { $0.value.text == nil }.map { Silence(.builtKey, at: $0.location, about: $0.function.symbol) }
    }

    fileprivate mutating func lose(at site: Site, in function: Function) {
        escape = escape ?? Silence(.dictionaryOutOfSight, at: function.location(site.range), about: function.symbol)
    }
}

extension Silence.Reason {
    static let dictionaryOutOfSight = Silence.Reason("dictionary that goes where nothing follows it")
}

extension App {
    /// The keys that go into dictionaries and coders in some functions. A call of the project's own, or of something that joins
    /// dictionaries, may add others.
    public func keysWritten(in functions: [Function]) -> DictionaryFlow {
        var flow = DictionaryFlow()
        lazy var methods = Set(program.functions.filter { $0.fact.kind == .method }.map(\.fact.name))
        for function in functions {
            for expression in function.body.flatMap(\.expressions) {
                expression.visit { part in
                    guard case .dictionary(let pieces) = part.kind else { return }
                    for index in stride(from: 0, to: pieces.count, by: 2) { add(pieces[index], at: nil, in: function, to: &flow) }
                }
            }
            for site in sites(in: function) {
                switch site.kind {
                case .assignment(let target, _, _):
                    guard case .element(_, let arguments) = target.core.kind, let key = arguments.first?.value, !key.isInteger else {
                        continue
                    }
                    add(key, at: site, in: function, to: &flow)
                case .call(let call):
                    if CoderMethod(call)?.direction == .write, let key = CoderMethod.key(of: call) {
                        add(key, at: site, in: function, to: &flow)
                    } else if ["setObject", "setValue"].contains(call.name), let key = call.argument("forKey") {
                        add(key, at: site, in: function, to: &flow)
                    } else if call.joinsDictionaries || !call.asksSuper && methods.contains(call.name) {
                        flow.lose(at: site, in: function)
                    }
                default: break
                }
            }
        }
        return flow
    }

    /// The keys that are asked of what an argument holds. A dictionary that is handed on, kept or walked over may be asked for others.
    public func keysRead(in functions: [Function]) -> DictionaryFlow {
        var flow = DictionaryFlow()
        for function in functions {
            let names = containers(in: function)
            for site in sites(in: function) {
                switch site.kind {
                case .element(_, let arguments):
                    if let key = arguments.first?.value, !key.isInteger { add(key, at: site, in: function, to: &flow) }
                case .call(let call):
                    if let key = key(askedBy: call) {
                        add(key, at: site, in: function, to: &flow)
                    } else if !call.opensContainer, call.arguments.contains(where: { $0.value.holdsContainer(names) }) {
                        if !call.asksSuper { flow.lose(at: site, in: function) }
                    }
                case .assignment(_, _, let value), .returns(let value):
                    if value.holdsContainer(names) { flow.lose(at: site, in: function) }
                default: break
                }
                if site.branches.contains(where: {
                    if case .loop(let loop) = $0 { loop.sequence?.holdsContainer(names) == true } else { false }
                }) {
                    flow.lose(at: site, in: function)
                }
            }
        }
        return flow
    }

    private func add(_ key: Expression, at site: Site?, in function: Function, to flow: inout DictionaryFlow) {
        let site = site ?? sites(in: function).last { $0.range.contains(key.range) }
        let isFallback = site?.branches.contains { if case .fallback = $0 { true } else { false } } ?? false
        let value = program.string(key, at: site.map { Place($0, in: function) } ?? Place(function, nil))
        flow.keys.append(
            DictionaryFlow.Key(value: value, location: function.location(key.range), function: function, isFallback: isFallback))
    }

    private func key(askedBy call: Call) -> Expression? {
        if let method = CoderMethod(call), method.direction != .write { return CoderMethod.key(of: call) }
        if ["objectForKey", "valueForKey", "objectForKeyedSubscript"].contains(call.name) { return call.firstUnlabelled }
        if ["object", "value", "string", "integer", "bool", "double"].contains(call.name) { return call.argument("forKey") }
        return nil
    }

    /// What a function calls its own argument and whatever comes out of it whole.
    private func containers(in function: Function) -> Set<String> {
        var names = Set(function.fact.parameters.map(\.name))
        for site in sites(in: function) {
            if case .local(let local) = site.kind, let value = local.value, value.holdsContainer(names) { names.insert(local.name) }
            var scope = site.locals
            while let locals = scope {
                if case .unwrapped(_, let value) = locals.binding.origin, value.holdsContainer(names) { names.insert(locals.binding.name) }
                scope = locals.outer
            }
        }
        return names
    }
}

extension Expression {
    fileprivate func visit(_ body: (Expression) -> Void) {
        body(self)
        for part in parts { part.visit(body) }
    }

    /// Whether it is one of some dictionaries, or the whole of what is read from one.
    fileprivate func holdsContainer(_ names: Set<String>) -> Bool {
        let core = core
        switch core.kind {
        case .name(let name): return names.contains(name)
        case .binary(let left, "??", _): return left.holdsContainer(names)
        case .ternary(_, let first, let second): return first.holdsContainer(names) || second.holdsContainer(names)
        case .call(let call):
            let isOpened = call.opensContainer || call.callee.memberName == "flatMap" || call.callee.memberName == "map"
            return isOpened && (call.receiver?.holdsContainer(names) == true || call.arguments.contains { $0.value.holdsContainer(names) })
        case .array(let parts): return parts.contains { $0.holdsContainer(names) }
        case .dictionary(let parts): return parts.contains { $0.holdsContainer(names) }
        default: return false
        }
    }
}

extension Call {
    var joinsDictionaries: Bool { ["merge", "merging", "addEntriesFromDictionary", "addEntries"].contains(name) && !asksSuper }

    /// Whether it turns data into what was written, whole.
    fileprivate var opensContainer: Bool {
        let names = [
            "jsonObject", "JSONObjectWithData", "propertyList", "propertyListWithData", "propertyListFromData", "unarchiveObject",
            "unarchiveObjectWithData", "unarchivedObject", "unarchivedObjectOfClass", "unarchivedObjectOfClasses",
            "unarchiveTopLevelObjectWithData",
            "NSKeyedUnarchiver", "initForReadingWithData", "initForReadingFromData",
        ]
        if names.contains(name) { return true }
        // `[[NSKeyedUnarchiver alloc] initForReadingWithData:data]`
        return arguments.first?.label?.hasPrefix("forReading") == true
    }
}
