import Syntax

/// A view with an identifier in a controller that has none, so that nobody asks for its state (A12).
public struct UnreachedView: Sendable {
    /// As messages call it.
    public let name: String
    /// What identifies it.
    public let location: Location
    public let controller: String
    public let controllerLocation: Location
    /// A storyboard or a xib identifies it, rather than code.
    public let isDrawn: Bool
    public let function: Function?
}

extension App {
    /// In apps that are seen to switch restoration on, and that do not use the identifiers of views as mere tags.
    public func unreachedViews(_ silences: inout Silences) -> [UnreachedView] {
        viewsDrawnInVain(&silences) + viewsInXibsInVain(&silences) + viewsIdentifiedInVain(&silences)
    }

    /// Those of a xib belong to its owner.
    private func viewsInXibsInVain(_ silences: inout Silences) -> [UnreachedView] {
        program.files.indices.flatMap { file -> [UnreachedView] in
            guard let interface = program.files[file].interface, !interface.isStoryboard, let name = interface.owner,
                case .type(let owner) = program.names.meaning(of: name, inFile: file, inside: nil), program.isController(owner),
                isMade(owner),
                case let views = interface.views.filter({ !$0.isReused && $0.controller == nil }), !views.isEmpty,
                case let isNeverIdentified = isNeverIdentified(owner), !isNeverIdentified.isNo, !readsIdentifiers(inUnit: owner.unit),
                silences.affirms(isNeverIdentified)
            else { return [] }
            return views.map { view in
                UnreachedView(
                    name: self.name(of: view), location: Location(path: program.files[file].path, range: view.identifierRange),
                    controller: owner.name, controllerLocation: owner.location, isDrawn: true, function: nil)
            }
        }
    }

    private func name(of view: InterfaceView) -> String { view.customClass ?? UIKit.viewClass(ofElement: view.element) ?? view.element }

    private func viewsDrawnInVain(_ silences: inout Silences) -> [UnreachedView] {
        storyboardControllers.first(ofEach: \.file).flatMap { first -> [UnreachedView] in
            guard let interface = program.files[first.file].interface, !interface.views.isEmpty,
                case let isRestored = isOptedIn(unit: first.unit), !isRestored.isNo, !readsIdentifiers(inUnit: first.unit)
            else { return [] }
            let silenceOnCode = program.silence(onCodeOf: first.unit)
            let drawn = storyboardControllers.filter { $0.file == first.file }
            return interface.views.compactMap { view in
                guard !view.isReused, let index = view.controller,
                    let controller = drawn.first(where: { $0.fact.id == interface.controllers[index].id }),
                    silences.affirms(isUnidentified(controller)), silences.affirms(isRestored), !silences.note(silenceOnCode)
                else { return nil }
                return UnreachedView(
                    name: name(of: view), location: Location(path: first.location.path, range: view.identifierRange),
                    controller: controller.name,
                    controllerLocation: controller.location, isDrawn: true, function: nil)
            }
        }
    }

    private func viewsIdentifiedInVain(_ silences: inout Silences) -> [UnreachedView] {
        program.functionsMentioningRestoration.flatMap { function -> [UnreachedView] in
            guard let type = function.type, program.isController(type), !program.isTest(function) else { return [] }
            let assignments = identifierAssignments(in: function).filter { assignment in
                guard !assignment.isOptOut, let object = assignment.object?.core, belongsToSelf(object),
                    let identified = program.type(of: object, at: assignment.place)?.unwrapped
                else { return false }
                return isView(identified)
            }
            guard !assignments.isEmpty, case let isNeverIdentified = isNeverIdentified(type), !isNeverIdentified.isNo,
                !readsIdentifiers(inUnit: type.unit)
            else { return [] }
            return assignments.compactMap { assignment in
                guard let object = assignment.object, let name = object.core.memberName else { return nil }
                let isEncoded = places.encodedValues.contains { encoded in
                    mayConcern(encoded.function, unit: type.unit)
                        && mayBe(encoded, program.type(of: object, at: assignment.place)?.unwrapped, inPropertyNamed: name)
                }
                if isEncoded || !silences.affirms(isNeverIdentified) { return nil }
                return UnreachedView(
                    name: name, location: assignment.location, controller: type.name, controllerLocation: type.location, isDrawn: false,
                    function: function)
            }
        }
    }

    /// `tableView`, `self.header`: a part of the controller rather than of something else.
    private func belongsToSelf(_ object: Expression) -> Bool {
        switch object.kind {
        case .name: true
        case .member(let base, _): base.isSelf
        default: false
        }
    }

    func isView(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type): program.isView(type)
        case .named(let name, _): UIKit.inherits(name, from: "UIView")
        case .optional, .metatype: false
        }
    }

    /// Whether code asks objects for their identifiers, as one does who takes them for tags.
    private func readsIdentifiers(inUnit unit: Int) -> Bool {
        program.functions(mentioningAnyOf: ["restorationIdentifier"]).contains { program.unit(of: $0) == unit && readsIdentifier($0) }
    }

    func readsIdentifier(_ function: Function) -> Bool {
        guard function.fact.words.mayHold("restorationIdentifier"), function.property?.name != "restorationIdentifier" else { return false }
        return function.body.contains { $0.expressions.contains { $0.reads("restorationIdentifier") } }
    }
}

extension Expression {
    /// Whether it asks for something of a name, rather than giving it a value.
    fileprivate func reads(_ name: String) -> Bool {
        if case .assignment(let target, _, let value) = kind, target.memberName == name { return value.reads(name) }
        return memberName == name || parts.contains { $0.reads(name) }
    }
}
