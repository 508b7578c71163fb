import Syntax
import Testing

@testable import AppModel

/// Whether there is anything that a report could be about.
struct ConcernTests {
    private func concernsRestoration(_ text: String) -> Bool {
        App(linking: [FileFacts(extracting: SourceFile(path: "App.swift", text: text))]).program.concernsRestoration
    }

    @Test func anAppThatKeepsNothingHasNothingToDoWithRestoration() {
        #expect(
            !concernsRestoration("""
                class Reader: UIViewController {
                    @AppStorage("page") var page = 0
                    override func viewDidLoad() { super.viewDidLoad() }
                }
                """))
    }

    @Test func sceneStorageOfOnePlatformIsRestoration() {
        #expect(
            concernsRestoration("""
                #if os(iOS)
                struct Library: View {
                    @SceneStorage("tab") private var tab = Tab.opened
                }
                #endif
                """))
    }

    @Test func aCallThatOnlyAsksForTheIdentifierIsRestoration() {
        #expect(concernsRestoration("func isRestored(_ controller: UIViewController) -> Bool { controller.restorationIdentifier != nil }"))
    }
}
