/// What SwiftUI's views and modifiers do with what they are given.
enum SwiftUI {
    /// What the user does with a control that has a binding.
    enum Choice: Sendable {
        /// Types what is searched for, which the control shows by itself.
        case search
        /// Types something else.
        case text
        /// Picks a tab, or what a search is about.
        case tab
        /// Selects rows.
        case rows
        case order
        case value
        case expansion
        /// Goes from screen to screen.
        case path
    }

    /// By control and label, `_` for an argument without one.
    private static let choices: [String: Choice] = [
        "searchable(text:)": .search, "searchable(tokens:)": .search, "searchScopes(_:)": .tab, "TabView(selection:)": .tab,
        "Picker(selection:)": .value, "List(selection:)": .rows, "Table(selection:)": .rows, "Table(sortOrder:)": .order,
        "TextField(text:)": .text, "TextEditor(text:)": .text, "Slider(value:)": .value, "Stepper(value:)": .value,
        "Toggle(isOn:)": .value, "DatePicker(selection:)": .value, "ColorPicker(selection:)": .value,
        "DisclosureGroup(isExpanded:)": .expansion, "Section(isExpanded:)": .expansion, "NavigationStack(path:)": .path,
    ]

    static func choice(by control: String, _ label: String?) -> Choice? { choices[control + "(" + (label ?? "_") + ":)"] }

    /// The labels of bindings that say what is shown on top, where the focus is, and what goes when it is done with.
    static func isPresentation(_ call: String, _ label: String?) -> Bool {
        switch label {
        case "isPresented", "item", "isActive", "isInserted", "columnVisibility", "preferredCompactColumn", "isTargeted", "isShowing": true
        default: ["quickLookPreview", "photosPicker", "environment", "focused", "searchFocused", "scrollPosition"].contains(call)
        }
    }

    /// Those that hand a binding to commands of the menu bar, and keep nothing.
    static let publishers: Set<String> = ["focusedSceneValue", "focusedValue", "focusedObject", "focusedSceneObject"]

    /// Whose closures show something that goes on purpose.
    static func presents(_ call: String) -> Bool {
        if ["Settings", "MenuBarExtra", "AlertScene", "WKNotificationScene"].contains(call) { return true }
        let name = call.lowercasedASCII
        return ["sheet", "cover", "popover", "alert", "dialog"].contains(where: name.contains)
    }

    /// The modifiers that let the user pick a file.
    static let filePickers: Set<String> = ["fileImporter", "fileExporter", "fileMover"]

    /// When a closure of a view runs.
    enum Occasion: Sendable, Equatable {
        /// The user does something.
        case action
        /// The view appears, or is told something.
        case appearance
        /// A value changes.
        case change
        /// Something else.
        case other
    }

    /// `nil` for what runs as soon as what stands around it.
    static func occasion(of call: String, _ label: String?, hasAction: Bool) -> Occasion? {
        // An app's own buttons are called so, too.
        if call.hasSuffix("Button") { return label == "action" || label == nil && !hasAction ? .action : nil }
        return switch call {
        case "Binding": label == "set" ? .action : .other
        case "onTapGesture", "onLongPressGesture", "onSubmit", "onKeyPress", "onMoveCommand", "onCommand", "accessibilityAction",
            "onPlayPauseCommand":
            .action
        // Buttons of action sheets.
        case "default", "destructive", "cancel": .action
        case "Menu", "contextMenu": label == "primaryAction" ? .action : nil
        case "onAppear", "task", "onReceive": .appearance
        case "onChange": .change
        default: runsLater(call) || tells(label) ? .other : nil
        }
    }

    private static func runsLater(_ call: String) -> Bool {
        ["refreshable", "userActivity", "perform", "fileImporter", "fileExporter", "sink", "dropDestination"].contains(call)
            || call.hasPrefix("on") && call.dropFirst(2).first?.isUppercase == true
    }

    /// What a view of the app's own is given to call: `onSelect: { … }`.
    private static func tells(_ label: String?) -> Bool {
        guard let label else { return false }
        return ["action", "perform", "completion", "handler"].contains(label)
            || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
    }

    /// What runs a closure and asks for no answer.
    static let runners: Set<String> = ["Task", "detached", "async", "asyncAfter", "withAnimation", "withTransaction", "run", "forEach"]

    /// Whose closures are run for each of many.
    static let repeaters: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

    /// What offers things to choose from or to do.
    static let menus: Set<String> = ["Menu", "contextMenu", "ActionSheet", "actionSheet", "confirmationDialog", "CommandMenu"]

    /// What shows one of many at a time.
    static let separators: Set<String> = [
        "NavigationLink", "navigationDestination", "Tab", "TabView", "NavigationStack", "NavigationSplitView", "WindowGroup",
    ]

    /// What views are made of.
    static let viewProtocols: Set<String> = [
        "View", "ToolbarContent", "CustomizableToolbarContent", "ViewModifier", "Scene", "App", "Commands", "TableRowContent",
    ]

    /// Those that are one choice of tabs or a picker, whatever they show.
    static let plainViews: Set<String> = [
        "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "VStack", "HStack", "ZStack", "LazyVStack",
        "LazyHStack", "List", "Form", "ScrollView", "GeometryReader", "Text", "Label", "Image", "Color", "Button", "Rectangle", "Circle",
    ]

    /// The wrappers of what only says what a view shows now.
    static let passingWrappers: Set<String> = [
        "State", "FocusState", "GestureState", "FetchRequest", "SectionedFetchRequest", "Query", "Namespace", "AccessibilityFocusState",
    ]

    /// Attributes of a class's properties by which nothing is stored.
    static let harmlessAttributes: Set<String> = [
        "Published", "MainActor", "ObservationIgnored", "Environment", "Dependency", "objc", "available", "Sendable", "nonobjc",
    ]

    /// Types of properties by which nothing is stored.
    static let harmlessTypes: Set<String> = ["AnyCancellable", "Task", "URLSession", "Locale", "Timer", "DispatchWorkItem", "Logger"]

    /// What is done as a view appears or goes.
    static let lifeCycle: Set<String> = ["onAppear", "onDisappear", "task"]

    /// Enumerations that a user may choose from.
    static let enumerations: Set<String> = ["DynamicTypeSize", "ColorScheme", "SortOrder"]

    /// Words of those who keep what they are given, beside `UIKit.stores`.
    static let stores: Set<String> = UIKit.stores.union([
        "AppStorage", "SceneStorage", "Defaults", "FileManager", "JSONEncoder", "PropertyListEncoder", "encode", "encoder", "modelContext",
        "ModelContext", "restorationState", "CKRecord", "Keychain",
    ])

    /// Words of those who give back what was kept.
    static let archives: Set<String> = [
        "UserDefaults", "NSUserDefaults", "AppStorage", "SceneStorage", "Defaults", "NSUbiquitousKeyValueStore", "JSONDecoder",
        "PropertyListDecoder", "NSKeyedUnarchiver", "Keychain", "restorationState", "userActivity", "userInfo", "codable",
    ]

    /// Words of controls of UIKit's and AppKit's that the user types into.
    static let fieldsOfOthers: Set<String> = [
        "UITextField", "UITextView", "UISearchBar", "NSTextField", "NSTextView", "NSSearchField", "NSTokenField", "textViewDidChange",
        "textDidChange", "textFieldDidChangeSelection", "controlTextDidChange",
    ]

    /// What is asked about a text or a list, to choose by it.
    static let questions: Set<String> = [
        "contains", "hasPrefix", "hasSuffix", "isSuperset", "isSubset", "isDisjoint", "localizedCaseInsensitiveContains",
        "localizedStandardContains", "lowercased", "uppercased", "trimmingCharacters", "range",
    ]

    /// The labels of what a list is sorted or sifted by.
    static let criteria: Set<String> = ["by", "using", "matching", "where", "sortedBy", "orderedBy", "filteredBy"]

    /// What writes down, moves or animates, and keeps nothing.
    static let passingCalls: Set<String> = [
        "print", "debugPrint", "dump", "withAnimation", "scrollTo", "openWindow", "openURL", "dismissWindow", "openSettings", "assert",
        "precondition", "NSLog",
    ]
}
