import Syntax

/// A value that is read from restored state and then thrown away.
public struct UnusedRead: Sendable {
    /// What becomes of it.
    public enum Fate: Sendable {
        case thrownAway
        /// A local takes it that nothing names again, or a property that nothing reads but what saves it.
        case kept(in: String)
        /// A function is handed it that does nothing with it, or writes it to a log at most.
        case handedOn(to: Function)
        /// A property takes it that the function only reads before there is anything to restore, as the first of those that do; or of which
        /// it makes something for good, where others read the property later; or which shows it, where only what the user does reads it later.
        case late(property: String, reader: Function, made: String?, isAskedByUser: Bool)
        /// The object of a property is handed it, which only what the user does gives one, here for instance.
        case handedToNobody(property: String, given: Location)
    }

    public let key: StringValue
    public let function: Function
    /// Of the whole read.
    public let range: SourceRange
    public let fate: Fate

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such read of a coder or of a restored activity, in path order. UIKit's own keys are left out, and so are keys that nothing
    /// writes, and references to objects that come back by themselves: nothing is lost with them (D4).
    public func unusedReads(_ silences: inout Silences) -> [UnusedRead] {
        let spaces = keySpaces + factoryKeySpaces.filter { $0.doubt == nil } + modelKeySpaces
        let decoded = spaces.flatMap { space -> [(read: KeyAccess, doubt: Silence?)] in
            space.ownReads.accesses(.read).compactMap { read in
                guard read.key.isKnown || read.key.isPattern, read.key.reservedName == nil, !program.isTest(read.function),
                    case let written = space.writes.accesses(.write, under: read.key), !written.isEmpty
                else { return nil }
                switch isReference(read, written: written) {
                case .yes: return nil
                case .no: return (read, nil)
                case .unknown(let silence): return (read, silence)
                }
            }
        }
        // What one class writes may be known where what another one does is not.
        let told = (decoded.filter { $0.doubt == nil } + decoded.filter { $0.doubt != nil }).first(ofEach: \.read.callLocation)
        var untold = Dictionary(told.compactMap { read, doubt in doubt.map { (read.callLocation, $0) } }) { first, _ in first }
        // What a helper hands back is thrown away where that is called.
        let handedBack = decoded.compactMap { read, doubt in read.handedBack.map { (key: read.key, value: $0, doubt: doubt) } }
            .first(ofEach: { $0.value.function.location($0.value.range) })
        for (_, value, doubt) in handedBack { if let doubt { untold[value.function.location(value.range)] = doubt } }
        let values =
            decoded.map(\.read).first(ofEach: \.callLocation).map { ($0.key, $0.function, $0.site.range) }
            + handedBack.map { ($0.key, $0.value.function, $0.value.range) }
            + unkeyedReads().map { (.unknown, $0.function, $0.range) } + activityReads().map { ($0.key, $0.function, $0.range) }
        let timesRead = Dictionary(values.map { ($0.0, 1) }, uniquingKeysWith: +)
        var discarded: [Int: DiscardedValues] = [:]
        var idle = IdleUses(in: self)
        var names: [Int: NamePlaces] = [:]
        return values.compactMap { key, function, range in
            if discarded[function.id] == nil { discarded[function.id] = DiscardedValues(in: function, &idle) }
            if let fate = discarded[function.id]?.fates[range] {
                guard !silences.note(untold[function.location(range)]) else { return nil }
                return UnusedRead(key: key, function: function, range: range, fate: fate)
            }
            // Of several under one pattern some may be of use elsewhere.
            if key.isPattern { return nil }
            if names[function.id] == nil { names[function.id] = NamePlaces(in: function, sites(in: function)) }
            if timesRead[key] == 1, let receiver = absentReceiver(of: range, in: function, names[function.id]!, &silences) {
                guard !silences.note(untold[function.location(range)]) else { return nil }
                return UnusedRead(
                    key: key, function: function, range: range, fate: .handedToNobody(property: receiver.name, given: receiver.maker))
            }
            guard let property = idleProperty(taking: range, in: function, names[function.id]!, &silences),
                !silences.note(untold[function.location(range)])
            else {
                return nil
            }
            return UnusedRead(
                key: key, function: function, range: range,
                fate: property.early.map {
                    .late(property: property.name, reader: $0, made: property.made?.text, isAskedByUser: property.isAskedByUser)
                }
                    ?? .kept(in: property.name))
        }
    }

    /// Whether what lies under a key is a controller or a view, which joins the saved objects by being written.
    private func isReference(_ read: KeyAccess, written: [KeyAccess]) -> Answer {
        guard read.method.shape == .object else { return .no }
        if let named = codedValue(of: read)?.type { return Answer(isReference(named)) }
        let types = written.map { codedValue(of: $0)?.type }
        if zip(written, types).contains(where: { write, type in type.map { isReference($0) && !holdsPlainValues(write, $0) } ?? false }) {
            return .yes
        }
        let unknown = zip(written, types).first { $0.1 == nil }?.0
        return unknown.map { .unknown($0.silenceOnType) } ?? .no
    }

    /// Whether what is written is a list without a type of its elements, and all that is put into it is seen to be no controller and no view.
    private func holdsPlainValues(_ write: KeyAccess, _ type: StaticType) -> Bool {
        guard case .named("NSArray", let elements) = type.unwrapped, elements.isEmpty, let value = write.value,
            let lists = flow.points(of: value, in: write.function), !flow.isExhausted
        else { return false }
        let made = lists.filter { flow.objects[Int($0)].kind != .nothing }
        guard made.allSatisfy({ flow.objects[Int($0)].kind == .list && flow.escapes(of: $0).isEmpty }) else { return false }
        let held = made.flatMap { flow.elements(of: $0) }
        return !held.isEmpty && held.allSatisfy { flow.objects[Int($0)].type.map { !isReference($0) } ?? false }
    }

    /// Whether a class is one of the app's own below a library's class for models.
    private func isModel(_ type: Type) -> Bool {
        program.lineage(of: type).flatMap(\.inherited).contains { Conventions.librariesOfModels.contains($0.name) }
    }

    private func isReference(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type):
            program.isController(type) || program.isView(type) || program.adopts(type, "UIStateRestoring")
                || program.hasUnknownAncestor(type) && !isModel(type)
        case .named("Any", _), .named("AnyObject", _), .named("NSObject", _), .named("id", _): true
        case .named("Array", let elements), .named("Set", let elements): elements.contains(where: isReference)
        case .named("NSArray", let elements): elements.isEmpty || elements.contains(where: isReference)
        case .named(let name, _): ["UIViewController", "UIView"].contains { UIKit.inherits(name, from: $0) }
        case .optional, .metatype: true
        }
    }
}

/// Values without keys come back in the order in which they were written.
extension App {
    /// The reads without a key of a class that throws all of them away, though it writes values in the same way and no references.
    private func unkeyedReads() -> [(function: Function, range: SourceRange)] {
        program.implementations(of: .decodeState).flatMap { reader -> [(function: Function, range: SourceRange)] in
            guard let type = reader.type, !program.isTest(reader), let coder = reader.fact.parameters.first?.name,
                !handsOn(coder, reader), writesUnkeyedValues(type)
            else { return [] }
            var idle = IdleUses(in: self)
            let discarded = DiscardedValues(in: reader, &idle).fates
            let reads = reader.unkeyedReads(from: coder)
            return reads.allSatisfy { discarded[$0] != nil } ? reads.map { (reader, $0) } : []
        }
    }

    private func handsOn(_ coder: String, _ function: Function) -> Bool {
        sites(in: function).contains { site in
            guard let call = site.call, !call.asksSuper else { return false }
            return call.arguments.contains { $0.value.core.isName(coder) }
        }
    }

    private func writesUnkeyedValues(_ type: Type) -> Bool {
        let values = program.implementations(of: .encodeState, in: type).flatMap { writer in
            sites(in: writer).compactMap { site -> StaticType?? in
                guard let call = site.call, let receiver = call.receiver, let coder = writer.fact.parameters.first?.name,
                    receiver.core.isName(coder), call.name.hasPrefix("encode"), call.arguments.count == 1, let value = call.firstUnlabelled
                else { return nil }
                return .some(program.type(of: value, at: Place(site, in: writer)))
            }
        }
        return !values.isEmpty && values.allSatisfy { $0.map { !isReference($0) } ?? false }
    }
}

extension Function {
    /// `coder.decodeObject()`, `[coder decodeObject]`.
    fileprivate func unkeyedReads(from coder: String) -> [SourceRange] {
        var ranges: Set<SourceRange> = []
        _ = contains { part in
            switch part.kind {
            case .call(let call) where call.arguments.isEmpty && call.name.hasPrefix("decode") && call.receiver?.core.isName(coder) == true:
                ranges.insert(part.range)
            case .member(let base, let name) where isObjectiveC && name.text.hasPrefix("decode") && base.core.isName(coder):
                ranges.insert(part.range)
            default: break
            }
            return false
        }
        return ranges.sorted { $0.start < $1.start }
    }
}

extension Expression {
    /// What is converted here, if that does nothing else: neither a force around it nor a number too large for its type can end the app.
    var convertedValue: Expression? {
        switch kind {
        case .optional(let base), .cast(let base, .certain, _), .cast(let base, .conditional, _): base.convertedValue
        case .member(let base, let name): UIKit.convertingMembers.contains(name.text) ? base : nil
        case .call(let call): call.converted ?? call.convertedReceiver
        default: nil
        }
    }

    /// `_`
    var isWildcard: Bool {
        switch kind {
        case .name("_"): true
        case .other(let parts): parts.isEmpty
        default: false
        }
    }
}

extension Call {
    /// The one argument of `Int(page)`, `NSNumber(value: page)`, `[NSNumber numberWithInteger:page]`.
    public var converted: Expression? {
        guard arguments.count == 1, let argument = arguments.first, !argument.isReference else { return nil }
        if receiver?.isName("NSNumber") == true, name.hasPrefix("numberWith") { return argument.value }
        if receiver != nil { return UIKit.conversions.contains((receiver?.memberName ?? "") + "." + name) ? argument.value : nil }
        guard UIKit.conversions.contains(name + "(" + (argument.label ?? "_") + ":)") else { return nil }
        return UIKit.scalars[name] == .integer && argument.label == nil && argument.value.isFloatingRead ? nil : argument.value
    }
}

extension Call {
    /// What `[page integerValue]` asks, where it stands by itself.
    fileprivate var convertedReceiver: Expression? {
        arguments.isEmpty && UIKit.convertingMembers.contains(name) ? receiver : nil
    }
}

extension Expression {
    /// Of a number that an integer may be too small for.
    fileprivate var isFloatingRead: Bool {
        guard case .call(let call) = core.kind else { return false }
        return CoderMethod(call)?.shape == .floating
    }
}

extension StringValue {
    /// Whether it is built around something known: `"\(row).name"`.
    fileprivate var isPattern: Bool {
        if case .pattern = self { true } else { false }
    }
}
