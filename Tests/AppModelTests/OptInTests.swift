import Syntax
import Testing

@testable import AppModel

private func optsIn(_ files: [String: String], unread: [String] = [], mechanism: Mechanism = .auto) -> Bool? {
    let facts = files.map { FileFacts(extracting: SourceFile(path: $0.key, text: $0.value)) } + unread.map { FileFacts(unread: $0) }
    return App(linking: facts, options: ModelOptions(mechanism: mechanism)).optsIn(unit: 0)
}

private let silentDelegate = "class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }"

@Test func anAppWithoutADelegateInSightMayOptIn() {
    #expect(optsIn(["Reader.swift": "class Reader: UIViewController {}"]) == nil)
}

@Test func aDelegateWithoutTheMethodsDoesNotOptIn() {
    #expect(optsIn(["Delegate.swift": silentDelegate]) == false)
}

@Test func aDelegateOptsInInAnyFile() {
    let restoring = """
        extension Delegate {
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        }
        """
    #expect(optsIn(["Delegate.swift": silentDelegate, "Delegate+Restoring.swift": restoring]) == true)
}

@Test func aDelegateWhoseBaseIsOutOfSightIsNotSeenToOptIn() {
    #expect(optsIn(["Delegate.swift": "class Delegate: VendorDelegate, UIApplicationDelegate {}"]) == false)
}

@Test func aDelegateMayAdoptThroughAProtocolOrABaseOfTheProject() {
    let base = """
        protocol Starting: UIApplicationDelegate {}
        class Base: UIResponder, Starting {
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        }
        """
    #expect(optsIn(["Base.swift": base, "Delegate.swift": "@main class Delegate: Base {}"]) == true)
}

@Test func unreadCodeMayHoldAnotherDelegate() {
    #expect(optsIn(["Delegate.swift": silentDelegate], unread: ["Other.m"]) == nil)
    #expect(optsIn(["Delegate.swift": "@main\n" + silentDelegate], unread: ["Other.m"]) == false)
    let main = "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))"
    #expect(optsIn(["Delegate.swift": silentDelegate, "main.swift": main], unread: ["Other.m"]) == false)
}

@Test func theUserKnowsBetter() {
    #expect(optsIn(["Delegate.swift": silentDelegate], mechanism: .legacy) == true)
    #expect(optsIn(["Delegate.swift": silentDelegate], mechanism: .library) == nil)
    #expect(optsIn([:], mechanism: .scene) == false)
}
