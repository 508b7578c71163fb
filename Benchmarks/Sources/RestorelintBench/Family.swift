/// Text that holds one thing over and over, of which the work for a run must grow as the text does.
struct Family: Sendable {
    var name: String
    /// What runs over it.
    var command = "lint"
    /// Files with `count` of the thing. They are small, so that a run over the largest is not refused for its size.
    var files: @Sendable (_ count: Int) -> [(path: String, text: String)]

    init(_ name: String, files: @escaping @Sendable (Int) -> [(path: String, text: String)]) {
        self.name = name
        self.files = files
    }

    /// One file. What stands around the repeated text tells the reader that it is an app that restores.
    init(_ name: String, _ path: String = "App.swift", command: String = "lint", text: @escaping @Sendable (Int) -> String) {
        self.init(name) { [(path, text($0))] }
        self.command = command
    }

    static let all = types + bodies + constants + recreation + restoredValues + scenes + swiftUI + appKit + drawn + markup + files

    static var names: String { all.map(\.name).joined(separator: ", ") }
}

// MARK: What families are written with

/// A line for each.
func each(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
}

func write(_ value: String, _ key: String) -> String { "coder.encode(\(value), forKey: \(key))" }

func read(_ key: String) -> String { "coder.decodeInteger(forKey: \(key))" }

func quoted(_ text: String) -> String { "\"\(text)\"" }

func encoding(_ body: String) -> String {
    """
    override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    \(body)
    }

    """
}

func decoding(_ body: String) -> String {
    """
    override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    \(body)
    }

    """
}

/// An app delegate that has UIKit save and restore.
func delegate(_ members: String = "") -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    \(members)
    }

    """
}

func objectiveCDelegate(_ methods: String) -> String {
    """
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @end
    @implementation AppDelegate
    - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
    - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
    \(methods)
    @end

    """
}

/// A controller with an identifier.
func controller(_ members: String, name: String = "Reader") -> String {
    """
    import UIKit
    class \(name): UIViewController {
    override func viewDidLoad() {
    super.viewDidLoad()
    restorationIdentifier = "\(name)"
    }
    \(members)
    }

    """
}

/// A controller with an identifier that saves and restores one thing.
func reader(_ name: String = "Reader") -> String {
    controller("var page = 0\n" + encoding(write("page", quoted("a"))) + decoding("page = " + read(quoted("a"))), name: name)
}

/// A controller in Objective-C, with its methods.
func objectiveC(_ methods: String, name: String = "Reader", superclass: String = "UIViewController") -> String {
    """
    #import <UIKit/UIKit.h>
    @interface \(name) : \(superclass)
    @end
    @implementation \(name)
    \(methods)
    @end

    """
}

func objectiveCEncoding(_ body: String) -> String {
    """
    - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    \(body)
    }

    """
}

func objectiveCDecoding(_ body: String) -> String {
    """
    - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    \(body)
    }

    """
}
