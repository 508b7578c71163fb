/// A method that UIKit calls by name, under the one word that both languages share.
public enum Hook: String, CaseIterable, Sendable {
    /// Section 0.2 of the facts lists them.
    case encodeState, decodeState, finishedRestoring
    case controllerFactory, objectFactory
    /// AppKit's own; `encodeState` it shares with UIKit (I1, I5).
    case encodeInBackground, restoreState, restoreWindow
    /// Those of a window's delegate and of AppKit's app delegate (I7).
    case windowWillEncode, windowDidDecode, applicationWillEncode, applicationDidDecode
    case delegateFactory, shouldSave, shouldRestore, shouldSaveSecurely, shouldRestoreSecurely, willEncode, didDecode

    /// Those whose coder is written to.
    public static let writers: [Hook] = [
        .encodeState, .encodeInBackground, .windowWillEncode, .applicationWillEncode, .shouldSave, .shouldSaveSecurely, .willEncode,
    ]

    /// Those whose coder is read from.
    public static let readers: [Hook] = [
        .decodeState, .controllerFactory, .objectFactory, .delegateFactory, .shouldRestore, .shouldRestoreSecurely, .didDecode,
    ]

    /// Those of AppKit whose coder is read from.
    public static let appKitReaders: [Hook] = [.restoreState, .restoreWindow, .windowDidDecode, .applicationDidDecode]

    /// Those that switch restoration on.
    static let optIns: Set<Hook> = [.shouldSave, .shouldSaveSecurely, .shouldRestore, .shouldRestoreSecurely]

    /// As Swift spells it now.
    public var swiftName: String { spellings[0] }

    public var selector: String {
        switch self {
        case .encodeState: "encodeRestorableStateWithCoder:"
        case .decodeState: "decodeRestorableStateWithCoder:"
        case .finishedRestoring: "applicationFinishedRestoringState"
        case .controllerFactory: "viewControllerWithRestorationIdentifierPath:coder:"
        case .objectFactory: "objectWithRestorationIdentifierPath:coder:"
        case .encodeInBackground: "encodeRestorableStateWithCoder:backgroundQueue:"
        case .restoreState: "restoreStateWithCoder:"
        case .restoreWindow: "restoreWindowWithIdentifier:state:completionHandler:"
        case .windowWillEncode: "window:willEncodeRestorableState:"
        case .windowDidDecode: "window:didDecodeRestorableState:"
        case .applicationWillEncode: "application:willEncodeRestorableState:"
        case .applicationDidDecode: "application:didDecodeRestorableState:"
        case .delegateFactory: "application:viewControllerWithRestorationIdentifierPath:coder:"
        case .shouldSave: "application:shouldSaveApplicationState:"
        case .shouldRestore: "application:shouldRestoreApplicationState:"
        case .shouldSaveSecurely: "application:shouldSaveSecureApplicationState:"
        case .shouldRestoreSecurely: "application:shouldRestoreSecureApplicationState:"
        case .willEncode: "application:willEncodeRestorableStateWithCoder:"
        case .didDecode: "application:didDecodeRestorableStateWithCoder:"
        }
    }

    /// Every spelling since Swift 2, the present one first.
    public var spellings: [String] {
        switch self {
        case .encodeState: ["encodeRestorableState(with:)", "encodeRestorableStateWithCoder(_:)"]
        case .decodeState: ["decodeRestorableState(with:)", "decodeRestorableStateWithCoder(_:)"]
        case .finishedRestoring: ["applicationFinishedRestoringState()"]
        case .controllerFactory:
            [
                "viewController(withRestorationIdentifierPath:coder:)",
                "viewControllerWithRestorationIdentifierPath(_:coder:)",
            ]
        case .objectFactory:
            ["object(withRestorationIdentifierPath:coder:)", "objectWithRestorationIdentifierPath(_:coder:)"]
        case .encodeInBackground: ["encodeRestorableState(with:backgroundQueue:)", "encodeRestorableStateWithCoder(_:backgroundQueue:)"]
        case .restoreState: ["restoreState(with:)", "restoreStateWithCoder(_:)"]
        case .restoreWindow:
            [
                "restoreWindow(withIdentifier:state:completionHandler:)", "restoreWindowWithIdentifier(_:state:completionHandler:)",
                // Asynchronous: what it returns or throws is the answer.
                "restoreWindow(withIdentifier:state:)",
            ]
        case .windowWillEncode: ["window(_:willEncodeRestorableState:)"]
        case .windowDidDecode: ["window(_:didDecodeRestorableState:)"]
        case .applicationWillEncode: ["application(_:willEncodeRestorableState:)"]
        case .applicationDidDecode: ["application(_:didDecodeRestorableState:)"]
        case .delegateFactory:
            ["application(_:viewControllerWithRestorationIdentifierPath:coder:)"]
        case .shouldSave: ["application(_:shouldSaveApplicationState:)"]
        case .shouldRestore: ["application(_:shouldRestoreApplicationState:)"]
        case .shouldSaveSecurely: ["application(_:shouldSaveSecureApplicationState:)"]
        case .shouldRestoreSecurely: ["application(_:shouldRestoreSecureApplicationState:)"]
        case .willEncode:
            ["application(_:willEncodeRestorableStateWith:)", "application(_:willEncodeRestorableStateWithCoder:)"]
        case .didDecode:
            ["application(_:didDecodeRestorableStateWith:)", "application(_:didDecodeRestorableStateWithCoder:)"]
        }
    }

    /// Whether a class has it rather than its instances.
    public var isStatic: Bool { self == .controllerFactory || self == .objectFactory || self == .restoreWindow }

    /// Whether UIKit's app delegate has it.
    public var belongsToDelegate: Bool {
        switch self {
        case .encodeState, .decodeState, .finishedRestoring, .controllerFactory, .objectFactory, .encodeInBackground, .restoreState,
            .restoreWindow, .windowWillEncode, .windowDidDecode, .applicationWillEncode, .applicationDidDecode:
            false
        case .delegateFactory, .shouldSave, .shouldRestore, .shouldSaveSecurely, .shouldRestoreSecurely, .willEncode, .didDecode: true
        }
    }

    private static let bySpelling: [String: Hook] = {
        var hooks: [String: Hook] = [:]
        for hook in allCases {
            for spelling in hook.spellings { hooks[spelling] = hook }
        }
        return hooks
    }()

    /// Most calls can be told by the name alone to be no hook.
    static let baseNames = Set(bySpelling.keys.map { String($0.prefix { $0 != "(" }) })

    private static let bySelector = Dictionary(uniqueKeysWithValues: allCases.map { ($0.selector, $0) })

    /// The hook that a method implements, by the name its declaration has.
    public init?(_ function: FunctionFact) {
        guard function.kind == .method else { return nil }
        if let selector = function.selector, let hook = Hook.bySelector[selector] {
            guard function.isAsked(as: hook) else { return nil }
            self = hook
            return
        }
        guard Hook.baseNames.contains(function.name),
            let hook = Hook.bySpelling[function.fullName] ?? Hook.bySpelling[function.fullNameInSwift2]
        else { return nil }
        guard hook == .finishedRestoring || function.takesCoder(for: hook), function.isAsked(as: hook) else { return nil }
        // Swift 2 could not leave out `override`, and in today's Swift the old name is a method like any other.
        if hook == .encodeState || hook == .decodeState, function.name.hasSuffix("WithCoder"), !function.modifiers.contains(.overrides) {
            return nil
        }
        self = hook
    }

    /// The hook of an Objective-C selector.
    public init?(selector: String) {
        guard let hook = Hook.bySelector[selector] else { return nil }
        self = hook
    }

    /// The hook that a call names.
    public init?(_ call: Call) {
        guard Hook.baseNames.contains(call.name) else { return nil }
        let name = call.name + "(" + call.arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
        guard let hook = Hook.bySpelling[name] else { return nil }
        self = hook
    }
}

extension FunctionFact {
    /// By its name inside, what a restorer of windows answers by; `nil` where it returns its answer.
    public var completionHandler: String? { parameters.count > 2 ? parameters.last?.name : nil }

    /// Until Swift 3 the first argument had no label, and so its name none to hide.
    fileprivate var fullNameInSwift2: String {
        guard let first = parameters.first, first.label == first.name else { return fullName }
        return fullNameWithoutFirstLabel
    }

    /// AppKit's names are no names of UIKit's.
    fileprivate func isAsked(as hook: Hook) -> Bool {
        guard hook == .applicationWillEncode || hook == .applicationDidDecode else { return true }
        return parameters.first?.type?.unwrapped.name != "UIApplication"
    }

    /// An overload for another type is nothing that UIKit calls.
    fileprivate func takesCoder(for hook: Hook) -> Bool {
        let coder =
            switch hook {
            case .encodeInBackground: parameters.first
            case .restoreWindow: parameters.dropFirst().first
            default: parameters.last
            }
        if hook == .restoreWindow, completionHandler == nil, returnType == nil { return false }
        guard let type = coder?.type?.unwrapped.name else { return true }
        return type == "NSCoder" || type.hasSuffix(".NSCoder")
    }
}
