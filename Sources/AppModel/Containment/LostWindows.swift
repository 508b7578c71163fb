import Syntax

/// State that a class saves with a window which is restorable, and which nobody brings back (I4).
public struct StateOfLostWindow: Sendable {
    public let type: Type
    /// Where the class says what it saves.
    public let saver: Function
    /// The window, in a storyboard or where code makes it.
    public let window: Location
}

extension App {
    /// One for each class that saves and reads state of its own, or does so as the delegate of its window, in path order: where every window
    /// that shows it is seen to be made by code, or drawn and asked for by code, and nobody in the unit is or names a restorer. What a main
    /// storyboard begins with AppKit makes and finds itself, and documents restore their windows.
    public func statesOfLostWindows(_ silences: inout Silences) -> [StateOfLostWindow] {
        let savers = (program.implementations(of: [.encodeState, .windowWillEncode]) + keyPathLists()).filter { saver in
            saver.type.map { savesForAppKit($0, saver) } ?? false
        }
        let delegates = program.classes(adopting: "NSApplicationDelegate").filter { !program.files[$0.file].isTest }
        let units = Set(savers.compactMap(\.type?.unit)).intersection(delegates.map(\.unit)).filter { !mayRestoreWindows(inUnit: $0) }
        guard !units.isEmpty, !flow.isExhausted else { return [] }
        var search = LostWindowSearch(app: self)
        return savers.compactMap { saver -> StateOfLostWindow? in
            guard let type = saver.type, units.contains(type.unit), let windows = search.windows(showing: type), let first = windows.min(),
                saver.hook != .windowWillEncode || search.isDelegate(type, ofEach: windows),
                !silences.note(program.silence(onAncestorsOf: type)), !silences.note(program.silence(onCodeOf: type.unit)),
                !silences.note(program.silence(onInterfacesOf: type.unit))
            else { return nil }
            return StateOfLostWindow(type: type, saver: saver, window: first)
        }.first(ofEach: \.type.id)
    }

    private func savesForAppKit(_ type: Type, _ saver: Function) -> Bool {
        guard
            program.inherits(type, from: "NSViewController") || program.inherits(type, from: "NSView")
                || program.inherits(type, from: "NSWindowController"), !program.isTest(saver)
        else { return false }
        let reader: Hook
        switch saver.hook {
        case .encodeState: reader = .restoreState
        case .windowWillEncode: reader = .windowDidDecode
        default: return true
        }
        return program.lineage(of: type).contains { !program.implementations(of: reader, in: $0).isEmpty }
    }

    /// Whether a unit has documents, restorers or whoever names them, or switches restoration of a window off or on.
    private func mayRestoreWindows(inUnit unit: Int) -> Bool {
        let restores = program.types.contains { type in
            type.unit == unit
                && (program.inherits(type, from: "NSDocument") || program.inherits(type, from: "NSDocumentController")
                    || type.lists("NSWindowRestoration")
                    || [.restoreWindow, .applicationDidDecode].contains { !program.implementations(of: $0, in: type).isEmpty })
        }
        let words: Set<String> = [
            "restorationClass", "setRestorationClass", "isRestorable", "restorable", "setRestorable", "restoreWindow",
            "restoreWindowWithIdentifier",
        ]
        return restores || program.propertiesMentioningRestoration { words.contains($0.name) }.contains { $0.owner.unit == unit }
            || program.functions(mentioningAnyOf: words).contains { function in
                guard program.unit(of: function) == unit else { return false }
                return words.contains(function.fact.name) || function.names(anyOf: words)
                    || function.contains { if case .keyPath(let names) = $0.kind { names.contains(where: words.contains) } else { false } }
            }
    }
}

/// Follows a class up to the windows that show it.
private struct LostWindowSearch {
    let app: App
    /// By the id of a type; what is looked for at the moment has no windows of its own.
    private var found: [Int: Set<Location>?] = [:]
    /// Those that are drawn with what they belong to as their delegate.
    private var delegating: Set<Location> = []

    init(app: App) { self.app = app }

    private var program: Program { app.program }

    /// The windows that show the objects of a class; `nil` where one of them is out of sight, or comes back.
    mutating func windows(showing type: Type) -> Set<Location>? {
        if let known = found[type.id] { return known }
        found[type.id] = .some([])
        let windows = search(type)
        found[type.id] = .some(windows)
        return windows
    }

    /// Whether an object of the class is the delegate of its window: it says so itself, or each of them is drawn so.
    func isDelegate(_ type: Type, ofEach windows: Set<Location>) -> Bool {
        if windows.isSubset(of: delegating) { return true }
        return program.lineage(of: type).flatMap { program.functions(of: $0) }.contains { function in
            function.contains { part in
                guard case .assignment(let target, nil, let value) = part.kind, value.core.isSelf,
                    case .member(let window, let name) = target.core.kind, name.text == "delegate"
                else { return false }
                return window.core.memberName == "window"
            }
        }
    }

    private mutating func search(_ type: Type) -> Set<Location>? {
        var windows: Set<Location> = []
        let family = Set([type] + program.descendants(of: type))
        let hasWindow = program.inherits(type, from: "NSWindowController")
        for call in app.creatingCalls(of: type) {
            if hasWindow {
                guard let made = self.windows(ofControllersMadeBy: call.function, family) else { return nil }
                windows.formUnion(made)
                continue
            }
            if let made = windowsMade(by: call.function, showing: family) {
                windows.formUnion(made)
                continue
            }
            guard call.function.type != type, let others = self.windows(showingOwnerOf: call.function) else { return nil }
            windows.formUnion(others)
        }
        for file in program.files.indices where program.unitOfFile[file] == type.unit {
            guard let interface = program.files[file].interface, interface.platform == .cocoa else { continue }
            // Of a xib the text hardly tells who loads it, unless that is a window's controller.
            if !interface.isStoryboard, interface.owner == type.shortName, !hasWindow { return nil }
            for controller in interface.controllers {
                guard let drawn = InterfaceTable.type(of: controller, inFile: file, program.names, program.options)?.projectType,
                    family.contains(drawn)
                else { continue }
                guard let others = self.windows(showing: controller, interface, file, depth: 0) else { return nil }
                windows.formUnion(others)
            }
        }
        return windows
    }

    /// The windows of the controller or view that makes something for itself; `nil` also where none of them is in sight.
    private mutating func windows(showingOwnerOf function: Function) -> Set<Location>? {
        guard let owner = function.type, ["NSViewController", "NSView"].contains(where: { program.inherits(owner, from: $0) }),
            let windows = windows(showing: owner), !windows.isEmpty
        else { return nil }
        return windows
    }

    private mutating func windows(
        showing controller: InterfaceController, _ interface: InterfaceFacts, _ file: Int, depth: Int
    ) -> Set<Location>? {
        guard depth < 16, interface.isStoryboard, controller.id != interface.initialController else { return nil }
        var windows: Set<Location> = []
        for parent in interface.controllers {
            for segue in parent.segues where segue.destination == controller.id {
                // What a segue opens later stands in a window that AppKit makes.
                if case .dynamic = segue.kind { return nil }
                guard let others = self.windows(showing: parent, interface, file, depth: depth + 1) else { return nil }
                windows.formUnion(others)
            }
        }
        guard let identifier = controller.storyboardIdentifier else { return windows }
        guard let makers = makers(of: identifier, inUnit: program.unitOfFile[file]) else { return nil }
        guard let window = controller.window else {
            for maker in makers {
                guard let others = self.windows(showingOwnerOf: maker) else { return nil }
                windows.formUnion(others)
            }
            return windows
        }
        guard window.isTitled, window.isRestorable, makers.allSatisfy({ !mayRunFirst($0) }) else { return nil }
        if !makers.isEmpty { windows.insert(note(window, of: controller.id, inFile: file)) }
        return windows
    }

    private mutating func note(_ window: InterfaceController.Window, of owner: String, inFile file: Int) -> Location {
        let location = Location(path: program.files[file].path, range: window.range)
        if window.delegate == owner { delegating.insert(location) }
        return location
    }

    /// The titled windows of the window controllers that a function makes: handed over, or drawn in the xib that is named.
    private mutating func windows(ofControllersMadeBy function: Function, _ family: Set<Type>) -> Set<Location>? {
        guard !mayRunFirst(function) else { return nil }
        var windows: Set<Location> = []
        for site in app.sites(in: function) {
            let place = Place(site, in: function)
            guard let call = site.call, case .project(let made)? = app.createdType(call, at: place), family.contains(made) else { continue }
            guard let given = initialization(call, of: made, at: place), let window = self.window(given.call, in: given.function, of: made)
            else {
                return nil
            }
            windows.formUnion(window)
        }
        return windows
    }

    /// The call that says which window it is, itself or in the class's own initializer.
    private func initialization(_ call: Call, of made: Type, at place: Place) -> (call: Call, function: Function)? {
        func tells(_ call: Call) -> Bool { ["window", "windowNibName"].contains { call.argument($0) != nil } }
        guard let function = place.function else { return nil }
        // What `[Controller new]` leads to.
        let plain = program.lineage(of: made).lazy.flatMap { program.functions(of: $0) }.first {
            $0.fact.kind == .initializer && $0.fact.parameters.isEmpty
        }
        let called = program.calledFunction(call, at: place) ?? (call.name == "new" ? plain : nil)
        guard let own = called, own.fact.kind == .initializer else {
            return tells(call) || call.arguments.isEmpty ? (call, function) : nil
        }
        let calls = app.sites(in: own).compactMap(\.call).filter { $0.name == "init" && tells($0) }
        return calls.onlyElement.map { ($0, own) }
    }

    private mutating func window(_ call: Call, in function: Function, of type: Type) -> Set<Location>? {
        if let window = call.argument("window") {
            let objects = (app.flow.points(of: window, in: function) ?? []).filter { app.flow.objects[Int($0)].kind != .nothing }
            let made = objects.map { object -> Location? in
                guard let site = app.flow.objects[Int(object)].site, let maker = app.graph.function(at: site),
                    maker == function || !mayRunFirst(maker, beside: function)
                else { return nil }
                return titledWindow(object)
            }
            return made.isEmpty || made.contains(nil) ? nil : Set(made.compactMap(\.self))
        }
        let name: String?
        if let nib = call.argument("windowNibName") {
            name = app.string(nib, at: Place(function, nil)).text
        } else {
            let getter = program.getter(ofProperty: "windowNibName", in: type)
            name = getter.flatMap { getter in
                app.exits(of: getter).onlyElement.flatMap { app.string($0.value, at: Place(getter, nil)).text }
            }
        }
        guard let name else { return nil }
        let ancestors = Set(program.lineage(of: type).map(\.shortName))
        let files = program.files.indices.filter { file in
            guard program.unitOfFile[file] == type.unit, let interface = program.files[file].interface, !interface.isStoryboard else {
                return false
            }
            return program.files[file].path.split(separator: "/").last == Substring(name + ".xib")
        }
        guard let file = files.onlyElement, let interface = program.files[file].interface, interface.platform == .cocoa,
            let owner = interface.owner, ancestors.contains(owner), let window = interface.ownersWindow, window.isTitled,
            window.isRestorable
        else { return nil }
        return [note(window, of: InterfaceExtractor.ownerOnMac, inFile: file)]
    }

    private func titledWindow(_ object: Int32) -> Location? {
        guard let made = app.graph.creation(of: object), isTitledWindow(made.call, of: made.type) else { return nil }
        return made.location
    }

    /// Whether a call makes a window with a title bar: one of AppKit's class, or of one of the project's that asks for it itself or leaves it
    /// to whoever makes one.
    private func isTitledWindow(_ call: Call, of type: StaticType) -> Bool {
        guard case .project(let own) = type else { return type == .named("NSWindow", []) && call.isTitledWindow }
        guard program.frameworkRoot(of: own) == "NSWindow" else { return false }
        let functions = program.lineage(of: own).flatMap { program.functions(of: $0) }
        let changesStyle = functions.contains { function in
            app.sites(in: function).contains { $0.target?.core.memberName == "styleMask" || $0.call?.name == "setStyleMask" }
        }
        let styles = functions.filter { $0.fact.kind == .initializer }.flatMap { initializer in
            app.sites(in: initializer).compactMap(\.call).filter { call in
                (call.asksSuper || call.receiver?.isSelf == true) && call.argument("styleMask") != nil
            }.map { (call: $0, initializer) }
        }
        let chosen = styles.filter { style, initializer in
            !initializer.fact.parameters.contains { style.argument("styleMask")?.core.isName($0.name) ?? false }
        }
        return !changesStyle && chosen.allSatisfy(\.call.isTitledWindow) && (!chosen.isEmpty || call.isTitledWindow)
    }

    /// The functions that make what a storyboard draws under an identifier; `nil` where some may, and the text does not tell.
    private func makers(of identifier: String, inUnit unit: Int) -> [Function]? {
        var makers: [Function] = []
        for function in program.functions(mentioningAnyOf: ["instantiateController", "instantiateControllerWithIdentifier"])
        where program.unit(of: function) == unit && !program.isTest(function) {
            for site in app.sites(in: function) {
                guard let call = site.call, call.name.hasPrefix("instantiateController"), let argument = call.arguments.first?.value else {
                    continue
                }
                guard let text = app.string(argument, at: Place(site, in: function)).text else { return nil }
                if text == identifier { makers.append(function) }
            }
        }
        return makers
    }

    /// Whether a function may run before AppKit looks for its windows (I9).
    ///
    /// - Parameter caller: of which it is known that it does not.
    private func mayRunFirst(_ function: Function, beside caller: Function? = nil) -> Bool {
        let first: Set<String> = ["applicationWillFinishLaunching", "awakeFromNib", "main"]
        // A method of Objective-C without parameters is a getter, too.
        let name = function.property?.name ?? function.fact.name
        if first.contains(name) || ![.method, .getter].contains(function.fact.kind) || function.isInitialValue { return true }
        return program.functions(naming: [name]).contains {
            $0 != caller && (first.contains($0.fact.name) || $0.fact.kind == .initializer)
        }
    }

    /// The titled windows that a function makes and gives an object of some classes to show; `nil` where it makes none for them.
    private mutating func windowsMade(by function: Function, showing family: Set<Type>) -> Set<Location>? {
        guard !mayRunFirst(function) else { return nil }
        var windows: Set<Location> = []
        func isMeant(_ object: Int32) -> Bool { app.graph.creation(of: object)?.type.projectType.map(family.contains) ?? false }
        // Those that it makes and shows elsewhere.
        var others = Set(
            app.flow.objects.indices.map(Int32.init).filter { object in
                guard let site = app.flow.objects[Int(object)].site, app.graph.function(at: site) == function else { return false }
                return isMeant(object)
            })
        func shows(_ value: Expression) -> Bool {
            let held = (app.flow.points(of: value, in: function) ?? []).filter(isMeant)
            others.subtract(held)
            return !held.isEmpty
        }
        func madeWindow(_ object: Int32) -> Location? {
            guard let site = app.flow.objects[Int(object)].site, app.graph.function(at: site) == function else { return nil }
            return titledWindow(object)
        }
        for site in app.sites(in: function) {
            switch site.kind {
            case .assignment(let target, nil, let value):
                guard case .member(let view, let name) = target.core.kind, ["contentViewController", "contentView"].contains(name.text),
                    shows(value)
                else { continue }
                if let owner = owner(ofWindow: view, at: Place(site, in: function)) {
                    guard let others = self.windows(showing: owner), !others.isEmpty else { return nil }
                    windows.formUnion(others)
                    continue
                }
                let objects = (app.flow.points(of: view, in: function) ?? []).filter { app.flow.objects[Int($0)].kind != .nothing }
                let made = objects.map(madeWindow)
                guard !made.isEmpty, made.allSatisfy({ $0 != nil }) else { return nil }
                windows.formUnion(made.compactMap(\.self))
            case .call(let call):
                guard let content = call.argument("contentViewController"), shows(content),
                    let made = app.createdType(call, at: Place(site, in: function)), isTitledWindow(call, of: made)
                else { continue }
                windows.insert(function.location(call.nameRange))
            default:
                continue
            }
        }
        return windows.isEmpty || !others.isEmpty ? nil : windows
    }

    /// The window controller that asks itself for its window.
    private func owner(ofWindow view: Expression, at place: Place) -> Type? {
        guard let type = place.type, program.inherits(type, from: "NSWindowController"), type.property("window") == nil else { return nil }
        switch view.core.kind {
        case .name("window") where place.locals?.lookUp("window") == nil: return type
        case .member(let base, let name) where base.isSelf && name.text == "window": return type
        default: return nil
        }
    }
}

extension Call {
    /// `NSWindow(contentRect:styleMask:…)` with a title bar, and `NSWindow(contentViewController:)`, which has one.
    fileprivate var isTitledWindow: Bool {
        if argument("contentViewController") != nil { return true }
        guard let mask = argument("styleMask") else { return false }
        return mask.contains { part in
            switch part.kind {
            case .implicitMember(let name), .name(let name): ["titled", "NSWindowStyleMaskTitled", "NSTitledWindowMask"].contains(name)
            case .member(_, let name): name.text == "titled"
            default: false
            }
        }
    }
}
