import Syntax

/// Something on a screen that comes back which the user changes and would see again, and that nobody keeps.
public struct UnsavedState: Sendable {
    public enum Loss: Sendable {
        case value
        /// Typed into a control that has it for itself.
        case text
        /// Chosen with a control that has it for itself.
        case choice
        /// Found for the user, who had asked for it.
        case results
        /// Of a map.
        case region
    }

    public let screen: StatefulScreen
    public let name: String
    /// Where the property is declared.
    public let location: Location
    public let loss: Loss
    /// Where the user gives it a value.
    public let change: Location
    /// Where that is asked for again.
    public let use: Location
}

extension Silence.Reason {
    static let mayBeKept = Silence.Reason("object that may keep what the user did")
    static let mayBeIdentified = Silence.Reason("view that the drawing may identify, so that UIKit keeps it")
    static let inAnotherWindow = Silence.Reason("window besides the screen's own, which may have the control in it")
    static let givenByOthers = Silence.Reason("value that not only the user gives")
}

extension App {
    /// In the order of the classes, each property once.
    public func unsavedStates(_ silences: inout Silences) -> [UnsavedState] {
        var reaches = UserReaches(self)
        var found: [UnsavedState] = []
        for screen in statefulScreens() {
            let keepers = StateKeepers(of: screen.owner, in: self)
            for type in program.lineage(of: screen.owner) {
                for declaration in type.declarations {
                    for property in declaration.fact.properties {
                        guard let declared = program.declaredType(of: property, in: declaration, of: type) else { continue }
                        let type = declared.heldValue ?? declared
                        let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
                        let state: UnsavedState?
                        let control = UserControl(type, in: program)
                        if screen.isLaunched(for: control) { continue }
                        if let control {
                            state = unsavedControl(property, control, at: location, screen, &reaches, keepers, &silences)
                        } else if type.unwrapped.name == "MKMapView" {
                            state = unsavedRegion(property, at: location, screen, reaches.reach(of: screen.owner), keepers)
                        } else if property.holdsVariable(of: type), holdsUserState(type) {
                            let isFlag = ["Bool", "BOOL"].contains(type.unwrapped.name)
                            let isList = UIKit.isCollection(type.unwrapped.name)
                            let results =
                                isList ? unsavedResults(property, at: location, screen, reaches.reach(of: screen.owner), keepers) : nil
                            state =
                                results ?? unsavedVariable(property, isFlag: isFlag, at: location, screen, keepers, &reaches, &silences)
                        } else {
                            state = nil
                        }
                        if let state { found.append(state) }
                    }
                }
            }
            found += unsavedControls(inViewsOf: screen, keepers, &reaches, &silences)
        }
        return found.first(ofEach: \.location)
    }

    /// Whether a value of a type may be what a user chose.
    private func holdsUserState(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type):
            switch type.kind {
            case .enumeration, .structure: return true
            case .class: return program.frameworkRoot(of: type).map { ["NSObject", "NSManagedObject"].contains($0) } ?? true
            default: return false
            }
        case .named(let name, let elements):
            if UIKit.isCollection(name) {
                return !elements.isEmpty && elements.allSatisfy { holdsUserState($0) || $0.projectType?.kind == .protocol }
            }
            if UIKit.isPlainValue(name) { return !["Data", "NSData"].contains(name) && (!UIKit.isLook(name) || name == "Bool") }
            if UIKit.chosenValues.contains(name) { return true }
            // A library's, of which nothing else is known.
            return !UIKit.isKnownClass(name) && !UIKit.isAnything(name) && !UIKit.isLook(name) && !Conventions.isProtocol(name)
                && !Conventions.isOfFrameworks(name)
        case .optional, .metatype: return false
        }
    }

    private func unsavedVariable(
        _ property: PropertyFact, isFlag: Bool, at location: Location, _ screen: StatefulScreen, _ keepers: StateKeepers,
        _ reaches: inout UserReaches, _ silences: inout Silences
    ) -> UnsavedState? {
        let owner = screen.owner
        let name = property.name.withoutUnderscore
        guard !keepers.lists(name), !isFlag || !Conventions.tellsOfWork(name),
            // Nobody else can name it.
            !property.modifiers.contains(.isPrivate) || reaches.reach(of: owner).mayName(name),
            let history = StateHistory(of: property, isFlag: isFlag, in: owner, keepers, &reaches, self), let change = history.changes.first
        else { return nil }
        let use = history.use(keepers)
        if let doubt = use.doubt {
            // Of what nobody sees again nothing is missing.
            if use.location != nil { silences.note(doubt) }
            return nil
        }
        guard let seen = use.location, !silences.note(program.silence(onAncestorsOf: owner)) else { return nil }
        return UnsavedState(
            screen: screen, name: property.name, location: location, loss: .value,
            change: change.function.location(change.site.range), use: seen)
    }
}

extension PropertyFact {
    /// Whether it is a stored variable of an object that nothing but code fills.
    fileprivate func holdsVariable(of type: StaticType) -> Bool {
        guard modifiers.isDisjoint(with: [.isStatic, .isLet, .isOutlet, .isComputed, .overrides]),
            attributes.allSatisfy(UIKit.attributesThatTellNothing.contains)
        else { return false }
        // What is made when it is first asked for may come from anywhere.
        if modifiers.contains(.isLazy), !(value?.isEmpty ?? false) { return false }
        // `assign` of Objective-C is weak for objects alone.
        return !modifiers.contains(.isWeak) || UIKit.scalars[type.unwrapped.name] != nil || type.unwrapped.projectType?.kind == .enumeration
    }
}
