import AppModel
import Syntax
import Testing

@testable import LintRules

/// What the secure pair makes of a decode that names no class.
struct InsecureDecodeTests {
    private func delegate(_ pair: String) -> String {
        """
        class Delegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, shouldSave\(pair)ApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestore\(pair)ApplicationState coder: NSCoder) -> Bool { true }
        }

        """
    }

    private let reader = """
        class Reader: UIViewController {
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                title = coder.decodeObject(forKey: "title") as? String
                view.tag = (coder.decodeObject(forKey: "page") as? NSNumber)?.intValue ?? 0
                link = coder.decodeObject(forKey: "link") as? URL
                titles = coder.decodeObject(forKey: "titles") as? [String]
            }
        }
        """

    private func severities(_ pair: String) -> [Severity?] {
        findings("Reader.swift", delegate(pair) + reader).map(\.severity)
    }

    private func findings(_ path: String, _ text: String) -> [Finding] {
        Rule.insecureDecode.check(App(linking: [FileFacts(extracting: SourceFile(path: path, text: text))])).findings
    }

    @Test func stringsAndNumbersAreLetThroughUnnamed() {
        #expect(severities("Secure") == [.note, .note, nil, nil])
    }

    @Test func objectiveCIsToldInItsOwnWords() {
        let findings = findings(
            "Reader.m",
            """
            @interface Delegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
            - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
            @end
            @interface Reader : UIViewController
            @property (nonatomic) NSURL *link;
            @end
            @implementation Reader
            - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                [super decodeRestorableStateWithCoder:coder];
                self.title = [coder decodeObjectForKey:@"title"];
                self.link = [coder decodeObjectForKey:@"link"];
                NSDate *date = [coder decodeObjectForKey:@"date"];
                NSLog(@"%@", date);
            }
            @end
            """)
        #expect(findings.map { $0.message.split(separator: " ").last } == ["'NSString'", "'NSURL'", "'NSDate'"])
        #expect(findings.map(\.severity) == [.note, nil, .note])
        #expect(findings.map(\.help) == ["NSString", "NSURL", "NSDate"].map { "Name the class: `decodeObjectOfClass:[\($0) class] forKey:…`." })
        #expect(findings.map { $0.fix?.edits.map(\.text) } == ["NSString", "NSURL", "NSDate"].map { ["decodeObjectOfClass:[\($0) class] forKey"] })
    }

    @Test func theRemedyNamesTheClasses() {
        let findings = findings("Reader.swift", delegate("Secure") + reader)
        #expect(
            findings.map(\.help) == [
                "Name the class: `decodeObject(of: NSString.self, forKey: …)`.",
                "Name the class: `decodeObject(of: NSNumber.self, forKey: …)`.",
                "Name the class: `decodeObject(of: NSURL.self, forKey: …)`.",
                "Name the class: `decodeObject(of: [NSArray.self, NSString.self], forKey: …)`.",
            ])
    }

    @Test func ofAListThatMayHoldAnythingTheRemedyAsksForTheClasses() {
        let anything = reader.replacingOccurrences(of: "[String]", with: "NSArray")
        let findings = findings("Reader.swift", delegate("Secure") + anything)
        #expect(findings.last?.help == "Name the class of the list and those of what it holds: `decodeObject(of:forKey:)`.")
    }

    @Test func withoutTheSecurePairNothingIsSaid() {
        #expect(severities("") == [])
    }
}
