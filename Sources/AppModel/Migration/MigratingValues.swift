import Syntax

extension App {
    /// What a class itself writes and reads, key by key.
    func migratingValues(of space: KeySpace) -> [MigratingValue] {
        var values: [MigratingValue] = []
        var keys: Set<StringValue> = []
        for write in space.ownWrites.accesses(.write) where !write.key.isOfUIKit {
            guard write.key == .unknown || keys.insert(write.key).inserted else { continue }
            // Of a key that is not known both halves may still spell it alike.
            let spelling = write.key == .unknown ? write.keySketch : nil
            let reads = space.reads.accesses(.read).filter { read in
                write.key == .unknown ? spelling != nil && read.keySketch == spelling : read.key == write.key
            }
            values.append(value(write, reads, space))
        }
        for read in space.ownReads.accesses(.read) where !read.key.isOfUIKit {
            guard read.key != .unknown, !space.writes.mayHold(read.key, .write), keys.insert(read.key).inserted else { continue }
            values.append(value(nil, space.ownReads.accesses(.read).filter { $0.key == read.key }, space))
        }
        return values
    }

    private func value(_ write: KeyAccess?, _ reads: [KeyAccess], _ space: KeySpace) -> MigratingValue {
        let first = write ?? reads[0]
        let type = self.type(write, reads)
        return MigratingValue(
            key: first.key.spelling, keyExpression: first.keySketch, entry: nil, type: type?.unwrapped.description,
            source: write?.value?.sketch, write: write?.location,
            reads: reads.map { read in
                MigratingValue.Read(location: read.location, target: target(of: read), function: read.function)
            }.first(ofEach: \.location),
            decision: decision(about: first.key, type, write, reads, space))
    }

    /// What is written, as the code that writes it has it, or else as the code that reads it does.
    private func type(_ write: KeyAccess?, _ reads: [KeyAccess]) -> StaticType? {
        let written = write.flatMap(codedValue)
        if let type = written?.type, !type.isAnything { return type }
        if let shape = written?.shape ?? reads.first?.method.shape, let name = shape.scalarName { return .named(name) }
        return reads.lazy.compactMap { self.codedValue(of: $0)?.type ?? self.typeOfTarget(of: $0) }.first { !$0.isAnything }
    }

    private func decision(
        about key: StringValue, _ type: StaticType?, _ write: KeyAccess?, _ reads: [KeyAccess], _ space: KeySpace
    ) -> MigrationDecision? {
        if let type, isReference(type) { return .reference }
        if !key.isKnown { return .unknownKey }
        guard let type else { return .unknownType }
        if let refused = mayTravel(type) { return refused }
        if write == nil { return .neverWritten }
        return reads.isEmpty && !space.reads.escapes && !space.reads.mayHold(key, .read) ? .neverRead : nil
    }

    /// Whether coders keep no more than a reference to it (C7).
    private func isReference(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let own): return program.isController(own) || program.isView(own) || program.adopts(own, "UIStateRestoring")
        case .named("Array", let elements), .named("Set", let elements): return elements.contains(where: isReference)
        case .named(let name, _):
            return ["UIViewController", "UIView", "UIStateRestoring"].contains { UIKit.inherits(name, from: $0) || name == $0 }
        case .optional, .metatype: return false
        }
    }

    /// What stands in the way of a value of a type, if anything.
    private func mayTravel(_ type: StaticType) -> MigrationDecision? {
        switch type.unwrapped {
        case .named("Array", let elements), .named("Set", let elements), .named("Dictionary", let elements):
            return elements.lazy.compactMap(mayTravel).first
        case .named(let name, _):
            // Of what Objective-C keeps in its collections nothing is known.
            if type.isAnything || ["NSArray", "NSDictionary", "NSSet"].contains(name.replacingMutable) { return .unknownType }
            if UIKit.scalars[name] != nil || UIKit.activityClasses.contains(UIKit.foundationClasses[name] ?? name.replacingMutable) {
                return nil
            }
            return UIKit.isKnownClass(name) || UIKit.foundationClasses[name] != nil || UIKit.codedStructures.contains(name)
                ? .unsupportedType : .unknownType
        case .project(let own):
            // Whoever inherits from elsewhere may be a string after all.
            return own.kind == .protocol || own.kind == .class && program.hasUnknownAncestor(own) ? .unknownType : .unsupportedType
        case .optional, .metatype: return .unsupportedType
        }
    }

    /// What a value that is read goes to: the target of its assignment, or the local that is made of it.
    private func target(of read: KeyAccess) -> String? {
        sites(in: read.function).lazy.filter { $0.range.contains(read.site.range) }.compactMap { site in
            switch site.kind {
            case .assignment(let target, nil, let value): value.range.contains(read.site.range) ? target.sketch : nil
            case .local(let local): local.value.map { $0.range.contains(read.site.range) } ?? false ? local.name : nil
            default: nil
            }
        }.first
    }

    /// What such a target is declared as, where the value itself goes there: `NSString *path = [coder decodeObjectForKey:…]`.
    private func typeOfTarget(of read: KeyAccess) -> StaticType? {
        sites(in: read.function).lazy.filter { $0.range.contains(read.site.range) }.compactMap { site -> StaticType? in
            let place = Place(site, in: read.function)
            switch site.kind {
            case .assignment(let target, nil, let value):
                return value.core.range == read.site.range ? self.program.type(of: target, at: place)?.unwrapped : nil
            case .local(let local):
                guard local.value?.core.range == read.site.range, let type = local.type else { return nil }
                return self.program.resolve(type, at: place)?.unwrapped
            default: return nil
            }
        }.first
    }
}

extension MigratingValue {
    /// Whether an activity would take it under its key.
    var isEntry: Bool { key != nil && (decision == nil || decision == .neverRead || decision == .neverWritten) }

    func withEntry(_ entry: String?) -> MigratingValue {
        MigratingValue(
            key: key, keyExpression: keyExpression, entry: entry, type: type, source: source, write: write, reads: reads, decision: decision
        )
    }
}

extension CoderMethod.Shape {
    /// What Swift calls a value that has a coder method of its own.
    fileprivate var scalarName: String? {
        switch self {
        case .boolean: "Bool"
        case .integer: "Int"
        case .floating: "Double"
        case .structure(let name): name
        case .bytes: "Data"
        case .object, .byValue: nil
        }
    }
}

extension StaticType {
    /// It tells nothing of what is inside.
    fileprivate var isAnything: Bool { ["Any", "AnyObject", "id", "NSObject", "NSCoding", "NSSecureCoding"].contains(unwrapped.name) }
}

extension String {
    /// `NSString` for `NSMutableString`.
    fileprivate var replacingMutable: String { hasPrefix("NSMutable") ? "NS" + dropFirst(9) : self }
}

extension KeyAccess {
    /// The names that the key is written with.
    fileprivate var keySketch: String? { CoderMethod.key(of: call)?.sketch }
}

extension StringValue {
    /// As far as it is known; a constant out of sight by its name.
    fileprivate var spelling: String? {
        switch self {
        case .text(let text), .constant(let text): text
        case .pattern(let pattern): pattern.prefix + "…" + pattern.suffix
        case .unknown: nil
        }
    }

    /// UIKit itself keeps it.
    fileprivate var isOfUIKit: Bool { reservedName != nil }
}

extension Expression {
    /// The text of a name or a chain of names, `self` left out; `nil` for anything else.
    fileprivate var sketch: String? {
        switch core.kind {
        case .name(let name): name
        case .selfReference: "self"
        case .member(let base, let name): base.core.isSelf ? name.text : base.sketch.map { $0 + "." + name.text }
        case .call(let call) where call.arguments.isEmpty: call.callee.sketch.map { $0 + "()" }
        default: nil
        }
    }
}
