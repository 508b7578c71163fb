import Syntax

/// A value that is saved from a property which, once the screen is back, has nothing to save.
public struct ForsakenState: Sendable {
    public enum Kind: Sendable {
        /// It is restored past the property, which only what the user does changes, here for one.
        case savedOnce(change: Location)
        /// Nothing but restoring ever gives the property a value, and it is saved only if there is one.
        case neverSet
    }

    public let kind: Kind
    public let read: KeyAccess
    /// The property.
    public let name: String
    /// Where it is saved.
    public let write: Location

    public var location: Location { read.callLocation }
}

/// Where a property that is saved is named, and what it gets there.
private struct UsesOfState {
    /// In methods that save, where it may get something else.
    var changesWhileSaving: [SourceRange] = []
    var whileDecoding: [MemberUse] = []
    /// Where the user gives it a value.
    var change: Location?
    var mayBeSet: Bool
}

extension App {
    /// Every such value of a controller or view, in path order: only where nothing gives the property a value that restoring sets off.
    public func forsakenStates(_ silences: inout Silences) -> [ForsakenState] {
        keySpaces.flatMap { space -> [ForsakenState] in
            guard !space.ownReads.accesses(.read).isEmpty, program.isController(space.type) || program.isView(space.type),
                !actsForUser(space.type)
            else { return [] }
            var known: [String: UsesOfState?] = [:]
            return space.ownReads.accesses(.read).first(ofEach: \.key).compactMap { read -> ForsakenState? in
                guard read.key.isKnown, read.key.reservedName == nil, read.function.type == space.type, !program.isTest(read.function),
                    case let reads = space.reads.accesses(.read, under: read.key), !reads.isEmpty,
                    reads.allSatisfy({ $0.entryPlace.function?.hook == .decodeState }),
                    let write = space.writes.accesses(.write, under: read.key).onlyElement, write.function.type == space.type,
                    let name = savedProperty(write)
                else { return nil }
                return forsakenState(read, from: name, write, space.doubt, &known, &silences)
            }
        }
    }

    private func forsakenState(
        _ read: KeyAccess, from name: String, _ write: KeyAccess, _ doubt: Silence?, _ known: inout [String: UsesOfState?],
        _ silences: inout Silences
    ) -> ForsakenState? {
        guard let owner = read.function.type, let property = plainProperty(name, of: owner, isPassedBy: false)?.property,
            property.value?.beginsAnew ?? true, !preparesSaving(write.function),
            isPlain(property, of: owner) || isModel(property, of: owner)
        else { return nil }
        let uses = known[name] ?? usesOfState(name, property, in: owner, mayBeShown: isModel(property, of: owner))
        known[name] = .some(uses)
        guard let uses, let kind = fate(of: name, uses, savedAt: write.site, readAt: read) else { return nil }
        if case .neverSet = kind, isModel(property, of: owner) { return nil }
        let unit = program.unit(of: read.function)
        let isRestored = isOptedIn(unit: unit)
        guard !isRestored.isNo, program.usesInOutlines(of: name, forUnit: unit, ofFamily: program.family(of: owner)).isEmpty,
            !silences.note(doubt), silences.affirms(isRestored), !silences.note(program.silence(onCodeOf: unit)),
            !silences.note(silence(onAskingByName: name, of: owner))
        else { return nil }
        return ForsakenState(kind: kind, read: read, name: name, write: write.location)
    }

    /// Whether a class does by code what the user does, or sets what it names by a text.
    func actsForUser(_ owner: Type) -> Bool {
        program.functions(mentioningAnyOf: UIKit.sentActions).contains {
            program.unit(of: $0) == owner.unit && $0.names(anyOf: UIKit.sentActions)
        }
            || program.family(of: owner).flatMap { program.functions(of: $0) }.contains {
                $0.names(anyOf: UIKit.actsForUser) || setsByName(owner, in: $0)
            }
    }

    /// Whether a function sets a property by the text of its name, of something that may be an object of a class.
    private func setsByName(_ owner: Type, in function: Function) -> Bool {
        guard function.names(anyOf: UIKit.callsSettingByName) else { return false }
        return sites(in: function).contains { site in
            guard let call = site.call, UIKit.callsSettingByName.contains(call.name) else { return false }
            let type = call.receiver.flatMap { program.type(of: $0, at: Place(site, in: function)) }
            return type.map { program.mayBe($0, .project(owner)) } ?? true
        }
    }

    /// All the places that name a property; `nil` where one beside its saving and decoding may give it what restoring is to bring back.
    ///
    /// - Parameter mayBeShown: whether who shows the screen anew may give it one: restoring brings that screen back without asking them.
    private func usesOfState(_ name: String, _ property: PropertyFact, in owner: Type, mayBeShown: Bool) -> UsesOfState? {
        var users = UserDrivenFunctions(of: owner, in: self)
        let isDrawn = storyboardControllers(of: owner).contains { $0.fact.runtimeAttributes.contains(name) }
        var found = UsesOfState(mayBeSet: isDrawn || !property.attributes.isEmpty || property.value?.mayBeMeant ?? false)
        for use in uses(ofMember: name, of: owner) where !use.function.isInitialValue {
            if use.function.hook == .encodeState {
                if mayChange(use) { found.changesWhileSaving.append(use.range) }
            } else if use.function.hook == .decodeState {
                if use.mayHappenLater { return nil }
                found.whileDecoding.append(use)
            } else if users.holds(use.function) || mayBeShown && showsForUser(use, owner) {
                if changes(use) { found.change = found.change ?? use.function.location(use.range) }
                found.mayBeSet = found.mayBeSet || mayChange(use)
            } else if use.mayHappenLater || use.function.hook != nil && mayChange(use) || mayChange(use) && !beginsAnew(use, in: owner) {
                return nil
            }
        }
        return found
    }

    /// Whether another screen names the property as it makes one of the class for the user, by a segue or by itself.
    func showsForUser(_ use: MemberUse, _ owner: Type) -> Bool {
        guard let other = use.function.type, !program.isRelated(other, to: owner), !use.mayHappenLater else { return false }
        if UIKit.preparations.contains(use.function.fact.name) { return !isEmbedded(owner) && makers(of: owner).isEmpty }
        var users = UserDrivenFunctions(of: other, in: self)
        return makers(of: owner).allSatisfy { $0 == use.function } && users.holds(use.function)
    }

    /// What becomes of a property that is saved and read in those places; `nil` where one may give it what restoring is to bring back.
    private func fate(of name: String, _ uses: UsesOfState, savedAt saving: Site, readAt read: KeyAccess) -> ForsakenState.Kind? {
        guard uses.changesWhileSaving.allSatisfy(saving.range.contains), uses.whileDecoding.allSatisfy({ givesBack($0, read) }) else {
            return nil
        }
        let isNamedByDecoder = !uses.whileDecoding.isEmpty
        if let change = uses.change { return isNamedByDecoder ? nil : .savedOnce(change: change) }
        // Of what is saved in any case something comes back.
        let isAsked = saving.conditions.flatMap(\.expressions).contains { $0.contains { $0.plainName?.withoutUnderscore == name } }
        return isNamedByDecoder && isAsked && !uses.mayBeSet ? .neverSet : nil
    }

    /// `query`, `mode.rawValue`: the property that is all there is in what is saved, as it is when the saving begins.
    private func savedProperty(_ write: KeyAccess) -> String? {
        guard let value = write.value, let origin = write.place.origins(of: value.convertedValue ?? value).onlyElement else { return nil }
        if case .name(let local) = value.core.kind, isReassigned(local, in: write.function) { return nil }
        let saved = (origin.value.convertedValue ?? origin.value).core
        guard let state = OwnState(saved, at: origin.place.locals)?.asProperty else { return nil }
        guard let owner = state.owner else { return state.member }
        return state.member == "rawValue" || isChained(saved) ? owner : nil
    }

    /// `story?.title`, which is nil while there is no story.
    private func isChained(_ value: Expression) -> Bool {
        if case .member(let base, _) = value.kind, case .optional = base.kind { true } else { false }
    }

    /// Whether a method that saves may have the property filled first: it calls another of the object, or has what is typed taken over.
    private func preparesSaving(_ encoder: Function) -> Bool {
        memories.preparations.answer(encoder.id) {
            encoder.names(anyOf: ["endEditing", "resignFirstResponder"])
                || sites(in: encoder).contains { site in
                    guard let call = site.call, !call.asksSuper else { return false }
                    return call.receiver.map(\.isSelf) ?? (call.callee.plainName.map { !($0.first?.isUppercase ?? false) } ?? true)
                }
        }
    }

    /// Whether it holds a value, and nothing that comes back by itself or keeps itself.
    private func isPlain(_ property: PropertyFact, of owner: Type) -> Bool {
        guard let written = property.type else {
            if case .string? = property.value?.kind { return true }
            if case .integer? = property.value?.kind { return true }
            return false
        }
        guard let declaration = owner.declarations.first,
            let type = program.resolve(written, at: Place(in: declaration, of: owner, isStatic: false))?.unwrapped
        else { return false }
        return isPlain(type)
    }

    /// Whether it holds nothing at first, and then something of the project's that no screen shows or keeps for itself.
    private func isModel(_ property: PropertyFact, of owner: Type) -> Bool {
        guard let written = property.type, written.isOptional, let declaration = owner.declarations.first,
            let type = program.resolve(written, at: Place(in: declaration, of: owner, isStatic: false))?.unwrapped.projectType
        else { return false }
        return type.kind == .structure || type.kind == .class && program.frameworkRoot(of: type).map { $0 == "NSObject" } ?? true
    }

    private func isPlain(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type): type.kind == .enumeration
        case .named(let name, let elements):
            // What is true while something goes on is rightly false after a relaunch.
            UIKit.isPlainValue(name) && name != "Bool" && name != "BOOL"
                || ["NSMutableString", "NSArray", "NSMutableArray", "NSMutableSet"].contains(name)
                || ["Array", "Set", "Dictionary"].contains(name) && elements.allSatisfy(isPlain)
        case .optional, .metatype: false
        }
    }

    /// Whether a use in a method that decodes gives the property what is read, and nothing else.
    private func givesBack(_ use: MemberUse, _ read: KeyAccess) -> Bool {
        guard use.kind == .assigned, use.function == read.function else { return false }
        return bodies.body(of: use.function).around(use.range).contains { site in
            guard case .assignment(_, nil, let value) = site.kind, site.range == use.range else { return false }
            return Place(site, in: use.function).origins(of: value.convertedValue ?? value).allSatisfy { origin in
                (origin.value.convertedValue ?? origin.value).core.range == read.site.range
            }
        }
    }

    /// Whether a use gives the property something else, or adds to what it holds.
    private func changes(_ use: MemberUse) -> Bool {
        use.kind == .assigned
            || bodies.body(of: use.function).around(use.range).contains { site in
                guard let call = site.call, let receiver = call.receiver else { return false }
                return receiver.range.contains(use.range) && UIKit.additions.contains(call.name)
            }
    }

    /// The same, or whatever else is done with it than to look at it.
    private func mayChange(_ use: MemberUse) -> Bool {
        use.kind == .assigned || use.function.steps(use.range)
            || bodies.body(of: use.function).around(use.range).contains { site in
                switch site.kind {
                // A list that changes may have another name, too.
                case .assignment(let target, _, let value): target.range.contains(use.range) || value.core.range == use.range
                case .local(let local): use.function.isObjectiveC && local.value?.core.range == use.range
                case .call(let call):
                    call.receiver?.range.contains(use.range) ?? false
                        || call.arguments.contains {
                            $0.isReference && $0.value.range.contains(use.range)
                                || use.function.isObjectiveC && $0.value.core.range == use.range
                        }
                default: false
                }
            }
    }

    /// Whether a use only makes the property empty, as its object is made or its view is loaded.
    private func beginsAnew(_ use: MemberUse, in owner: Type) -> Bool {
        guard use.kind == .assigned, use.function.type.map({ program.isRelated($0, to: owner) }) ?? false,
            use.function.fact.kind == .initializer || UIKit.loadingMethods.contains(use.function.fact.name)
        else { return false }
        return bodies.body(of: use.function).around(use.range).contains { site in
            if case .assignment(_, nil, let value) = site.kind { site.range == use.range && value.beginsAnew } else { false }
        }
    }
}

extension Function {
    /// `page++`, `--_page`
    fileprivate func steps(_ range: SourceRange) -> Bool {
        contains(around: range) { part in
            guard case .prefix(let operation, let base) = part.kind else { return false }
            return (operation == "++" || operation == "--") && base.range.contains(range)
        }
    }
}

extension Expression {
    /// `""`, `0`, `.list`, `[]`, `[NSMutableArray array]`: what is the same in every new object.
    fileprivate var beginsAnew: Bool {
        switch core.kind {
        case .string, .integer, .float, .boolean, .nilLiteral, .implicitMember: true
        case .prefix("-", let number): number.beginsAnew
        case .array(let elements), .dictionary(let elements): elements.allSatisfy(\.beginsAnew)
        case .member(let base, _): base.core.isNewCollection
        case .call(let call):
            core.isNewCollection || call.arguments.allSatisfy(\.value.isNumber) && (call.receiver?.core.isNewCollection ?? false)
        default: isEmpty
        }
    }

    /// Whether it says more than that there is nothing yet.
    fileprivate var mayBeMeant: Bool { !isEmpty && !isNewCollection }

    /// `NSMutableArray`, `[NSMutableArray alloc]`, `NSMutableArray()`, `[String]()`
    private var isNewCollection: Bool {
        switch kind {
        case .name(let name): name.hasPrefix("NSMutable")
        case .type(let type): type.name.hasPrefix("NSMutable") || ["Array", "Dictionary", "Set"].contains(type.name)
        case .member(let base, _): base.core.isNewCollection
        case .call(let call): call.arguments.isEmpty && call.callee.core.isNewCollection
        default: isEmpty
        }
    }
}
