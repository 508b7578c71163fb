import Syntax

/// Controllers whose view gives a window its size (I21).
extension App {
    /// Whether a window that the user can resize takes another size with a controller: of each that it may be the class is in sight, and nobody
    /// who has it in hand looks at sizes or windows.
    ///
    /// - Parameter family: the classes of the window or its controller.
    func resizes(_ controller: Expression, at place: Place, beside family: [Type]) -> Bool {
        guard let function = place.function else { return false }
        let owners = [function] + family.flatMap { program.functions(of: $0) }
        guard owners.contains(where: \.isOfResizableWindow), !owners.contains(where: { $0.names(anyOf: ["restorationClass"]) }),
            let types = controllers(controller, at: place, depth: 0)
        else { return false }
        return !types.isEmpty
            && types.allSatisfy { type in
                guard case .project(let type) = type else { return Self.controllersOfSize.contains(type.name) }
                return program.inherits(type, from: "NSViewController")
                    && ([type] + program.descendants(of: type)).allSatisfy { !program.hasUnknownAncestor($0) && !keepsSizeOfWindow($0) }
            }
    }

    /// The classes of what an expression may be, a parameter also by who calls its function; `nil` where one is out of sight, or somebody
    /// who has it in hand gives it a size.
    private func controllers(_ controller: Expression, at place: Place, depth: Int) -> [StaticType]? {
        guard depth < 3, let function = place.function, !function.names(anyOf: Self.sizes) else { return nil }
        var types: [StaticType] = []
        for origin in place.origins(of: controller) {
            if case .call(let call) = origin.value.kind, let made = createdType(call, at: origin.place) {
                types.append(made.unwrapped)
            } else if let name = origin.value.plainName, let given = arguments(for: name, of: function) {
                for (value, place) in given {
                    guard let others = controllers(value, at: place, depth: depth + 1) else { return nil }
                    types += others
                }
            } else if let type = program.type(of: origin.value, at: origin.place)?.unwrapped {
                types.append(type)
            } else {
                return nil
            }
        }
        return types
    }

    /// What those who call a function give for a parameter; `nil` where it has none of the name, or nobody calls it.
    private func arguments(for name: String, of function: Function) -> [(value: Expression, place: Place)]? {
        guard function.fact.parameters.contains(where: { $0.name == name }) else { return nil }
        let given = program.functions(naming: [function.fact.name]).filter { $0 != function && !program.isTest($0) }.flatMap { caller in
            sites(in: caller).compactMap { site -> (value: Expression, place: Place)? in
                guard let call = site.call, call.name == function.fact.name else { return nil }
                return call.arguments.indices.first { function.fact.parameter(for: $0, of: call)?.name == name }
                    .map { (call.arguments[$0].value, Place(site, in: caller)) }
            }
        }
        return given.isEmpty ? nil : given
    }

    /// Whether a controller may see to it that its view is as large as the window.
    private func keepsSizeOfWindow(_ type: Type) -> Bool {
        // Of a file that mentions nothing of restoration the methods are read here.
        program.lineage(of: type).flatMap(\.declarations).contains { declaration in
            !declaration.fact.methods(thatMaySay: ["preferredContentSize", "setPreferredContentSize"]).isEmpty
                || declaration.fact.methods(thatMaySay: Self.sizes).contains { Self.measures.contains(where: $0.words.mayHold) }
        }
    }

    private static let sizes: Set<String> = [
        "frame", "setFrame", "setFrameSize", "bounds", "preferredContentSize", "setPreferredContentSize", "setContentSize",
    ]
    /// Where another size than one of its own may come from.
    private static let measures: Set<String> = [
        "window", "windowController", "mainWindow", "keyWindow", "windows", "UserDefaults", "NSUserDefaults", "NSScreen", "screen",
        "visibleFrame",
    ]
    private static let controllersOfSize: Set<String> = ["NSHostingController", "NSSplitViewController", "NSTabViewController"]
}

extension Function {
    /// Whether it says of a window that the user can resize it.
    fileprivate var isOfResizableWindow: Bool {
        let styles: Set<String> = ["resizable", "NSWindowStyleMaskResizable", "NSResizableWindowMask"]
        return contains { part in
            if case .implicitMember(let name) = part.kind { styles.contains(name) } else { part.memberName.map(styles.contains) ?? false }
        }
    }
}
