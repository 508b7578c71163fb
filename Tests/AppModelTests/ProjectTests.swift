import Syntax
import Testing

@testable import AppModel

struct ProjectTests {
    @Test func eachConfigurationSaysWhatItSets() {
        let text = project(
            """
            AB1 /* Debug */ = {
                isa = XCBuildConfiguration;
                buildSettings = {
                    CODE_SIGN_IDENTITY = "";
                    INFOPLIST_FILE = "$(SRCROOT)/My App/Info.plist";
                    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]" = YES;
                    INFOPLIST_KEY_UIMainStoryboardFile = Main;
                    IPHONEOS_DEPLOYMENT_TARGET = 15.0;
                    LD_RUNPATH_SEARCH_PATHS = (
                        "$(inherited)",
                        "@executable_path/Frameworks",
                    );
                };
                name = Debug;
            };
            AB2 /* Release */ = {isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = App; }; name = Release; };
            AB3 = {isa = XCBuildConfiguration; buildSettings={"IPHONEOS_DEPLOYMENT_TARGET"=13.2;};};
            """)
        let configurations = facts(text).project?.configurations ?? []
        #expect(configurations.map(\.deploymentTarget?.value) == ["15.0", nil, "13.2"])
        #expect(configurations.map(\.isOfTarget) == [false, true, false])
        #expect(configurations.map(\.generatesSceneManifest) == [true, false, false])
        #expect(configurations[0].deploymentTarget.map { SourceFile(path: "", text: text).text($0.range) } == "15.0")
    }

    @Test func theOldestSystemIsThatOfTheOldestTarget() {
        func oldest(_ settings: String...) -> SystemVersion? {
            let text = project(settings.map { "A = { buildSettings = { \($0) }; };" }.joined(separator: "\n"))
            return App(linking: [facts(text)]).program.oldestSystem(inUnit: 0)
        }
        #expect(oldest("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = 9.3;") == SystemVersion(9, 3))
        #expect(oldest("IPHONEOS_DEPLOYMENT_TARGET = 15.0; \"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*]\" = 17.0;") == SystemVersion(15))
        #expect(oldest("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";") == nil)
        #expect(oldest("PRODUCT_NAME = App;") == nil)
        // What the project sets is for targets that set nothing.
        #expect(oldest("IPHONEOS_DEPLOYMENT_TARGET = 9.3;", "IPHONEOS_DEPLOYMENT_TARGET = 14.0; PRODUCT_NAME = App;") == SystemVersion(14))
        #expect(
            oldest("IPHONEOS_DEPLOYMENT_TARGET = 9.3;", "IPHONEOS_DEPLOYMENT_TARGET = 14.0; PRODUCT_NAME = App;", "PRODUCT_NAME = Widget;")
                == SystemVersion(9, 3))
        // Tests may run on more than the app does.
        #expect(
            oldest(
                "IPHONEOS_DEPLOYMENT_TARGET = 14.0; PRODUCT_NAME = App;",
                "IPHONEOS_DEPLOYMENT_TARGET = 12.1; PRODUCT_NAME = AppUITests; TEST_TARGET_NAME = App;",
                "IPHONEOS_DEPLOYMENT_TARGET = 12.1; PRODUCT_NAME = AppTests; BUNDLE_LOADER = \"$(TEST_HOST)\";")
                == SystemVersion(14))
    }

    @Test func theNewestMacSystemIsThatOfTheNewestTarget() {
        func newest(_ settings: String...) -> SystemVersion? {
            let text = project(settings.map { "A = { buildSettings = { \($0) }; };" }.joined(separator: "\n"))
            return App(linking: [facts(text)]).program.newestMacSystem(inUnit: 0)
        }
        #expect(newest("MACOSX_DEPLOYMENT_TARGET = 10.13;", "MACOSX_DEPLOYMENT_TARGET = 14.2;") == SystemVersion(14, 2))
        #expect(newest("MACOSX_DEPLOYMENT_TARGET = 10.13;", "MACOSX_DEPLOYMENT_TARGET = \"$(OLDEST)\";") == nil)
        #expect(newest("IPHONEOS_DEPLOYMENT_TARGET = 15.0;") == nil)
    }

    @Test func aProjectBelongsToTheUnitAroundIt() {
        let facts = facts(project("A = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.0; }; };"), path: "One/One.xcodeproj/project.pbxproj")
        let app = App(linking: [facts], unitRoots: ["One", "Two"])
        #expect(app.program.units.indices.map { app.program.oldestSystem(inUnit: $0) } == [nil, SystemVersion(12), nil])
    }

    /// The roots of the units that some types belong to.
    private func units(_ text: String, _ roots: [String]) -> [String] {
        let app = app(text, units: roots)
        return app.program.types.sorted { $0.name < $1.name }.map { app.program.units[$0.unit].root }
    }

    @Test func thePackagesOfTheOnlyAppAreOnesOfItsParts() {
        let text = """
            //- App/App.swift
            @main struct A: App {}
            //- App/Packages/Kit/Kit.swift
            class B {}
            //- Packages/Core/Core.swift
            class C {}
            //- Shared/Shared.swift
            class D {}
            """
        #expect(units(text, ["App", "App/Packages/Kit", "Packages/Core"]) == ["App", "App", "App", "App"])
        #expect(units(text.replacingOccurrences(of: ": App {", with: ": Tool {"), ["App", "App/Packages/Kit", "Packages/Core"]) == ["App", "App/Packages/Kit", "Packages/Core", ""])
    }

    @Test func anExampleIsNotAllThatALibraryIsFor() {
        let text = """
            //- Library/Example/AppDelegate.swift
            @UIApplicationMain class A: UIResponder, UIApplicationDelegate {}
            //- Library/Sources/Kit.swift
            class B {}
            """
        #expect(units(text, ["Library", "Library/Example"]) == ["Library/Example", "Library"])
        #expect(units(text, ["", "Library/Example"]) == ["Library/Example", ""])
    }

    @Test func ofTwoAppsEachKeepsItsOwn() {
        let text = """
            //- Mac/main.m
            int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
            @interface A : NSObject
            @end
            //- Phone/App.swift
            @main struct B: SwiftUI.App {}
            //- Shared/Kit.swift
            class C {}
            """
        #expect(units(text, ["Mac", "Phone"]) == ["Mac", "Phone", ""])
    }

    @Test func aProjectThatIsNotWellFormedTellsNothing() {
        let settings = "IPHONEOS_DEPLOYMENT_TARGET = 12.0;"
        let texts = [
            project("A = { buildSettings = {\n<<<<<<< HEAD\n\(settings)\n=======\nA = c;\n>>>>>>> d\n}; };"),
            "<plist version=\"1.0\"><!-- buildSettings = { \(settings) } --></plist>",
        ]
        for facts in texts.map({ facts($0) }) {
            #expect(facts.project == nil)
            #expect(facts.errors.isEmpty)
            #expect(!facts.isUnread)
            #expect(App(linking: [facts]).program.oldestSystem(inUnit: 0) == nil)
        }
    }

    @Test func aProjectIsOpenedWhenSomebodyAsks() {
        final class Counter: @unchecked Sendable {
            var asked: [String] = []
        }
        let counter = Counter()
        let text = project("A = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.0; }; };")
        @Sendable func read(_ path: String) -> ProjectFacts? {
            counter.asked.append(path)
            return FactsReader.project(of: SourceFile(path: path, text: text))
        }
        let reader = FactsReader(project: read, types: { _ in [] })
        let path = "App.xcodeproj/project.pbxproj"
        let app = App(linking: [reader.facts(ofProject: path)])
        #expect(counter.asked == [])
        #expect(app.program.oldestSystem(inUnit: 0) == SystemVersion(12))
        #expect(counter.asked == [path])
    }

    @Test func versionsAreNumbers() {
        #expect(SystemVersion("13") == SystemVersion(13))
        #expect(SystemVersion("13.4.1") == SystemVersion(13, 4))
        #expect(["", "a", "13.", "$(A)", "1.2.3.4", "-"].allSatisfy { SystemVersion($0) == nil })
        #expect(SystemVersion(9, 3) < SystemVersion(13, 2))
        #expect(SystemVersion(13) < SystemVersion(13, 2))
    }

    // MARK: Helpers

    private func project(_ objects: String) -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
        \(objects)
            };
            rootObject = AB0 /* Project object */;
        }
        """
    }

    private func facts(_ text: String, path: String = "App.xcodeproj/project.pbxproj") -> FileFacts {
        FileFacts(extracting: SourceFile(path: path, text: text))
    }
}
