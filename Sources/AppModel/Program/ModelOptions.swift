import Syntax

/// What the user says of an app where its sources leave it open.
public struct ModelOptions: Sendable, Equatable {
    public var mechanism: Mechanism
    /// Superclasses from outside that are view controllers. Each counts as `UIViewController` itself.
    public var controllers: Set<String>
    /// Classes, of the app or from outside, that encode their children themselves. One from outside is a view controller too.
    public var containers: Set<String>
    /// Hand-made state saving, in the order of the configuration.
    public var customProtocols: [CustomProtocol]
    /// How many steps the analysis of values may take before it gives up; no app that was tried comes near. Below 0 it does not begin.
    public var stepLimit = 20_000_000

    public init(
        mechanism: Mechanism = .auto, controllers: Set<String> = [], containers: Set<String> = [], customProtocols: [CustomProtocol] = []
    ) {
        self.mechanism = mechanism
        self.controllers = controllers
        self.containers = containers
        self.customProtocols = customProtocols
    }

    /// The class of UIKit that a class from outside stands for.
    func framework(of name: String) -> String? {
        if UIKit.isKnownClass(name) { return name }
        return isNamed(name, in: controllers) || isNamed(name, in: containers) ? "UIViewController" : nil
    }

    func isContainer(_ name: String) -> Bool { isNamed(name, in: containers) }

    /// `VendorKit.BaseController` is found under its short name too.
    private func isNamed(_ name: String, in names: Set<String>) -> Bool {
        !names.isEmpty && (names.contains(name) || names.contains(name.lastComponent))
    }
}

/// A protocol of the app that saves state without UIKit's help.
public struct CustomProtocol: Sendable, Hashable {
    /// The protocol's name.
    public var name: String
    /// The method that gives the state, as written: `saveState`, `save(to:)` or `saveTo:`.
    public var save: String
    /// The initializer or method that takes it: `init(saveState:)` or `initWithSaveState:`.
    public var restore: String

    public init(name: String, save: String, restore: String) {
        self.name = name
        self.save = save
        self.restore = restore
    }

    /// The names that a file which takes part is likely to spell.
    var words: [String] {
        [name, save, restore].map { String($0.prefix { $0 != ":" && $0 != "(" }) }.filter { !$0.isEmpty && $0 != "init" }
    }
}

extension Vocabulary {
    /// The names of `restoration`, and those of hand-made state saving.
    public static func restoration(with options: ModelOptions) -> Vocabulary { restoration(and: options.customProtocols.flatMap(\.words)) }
}
