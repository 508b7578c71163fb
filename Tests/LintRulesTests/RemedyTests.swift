import AppModel
import Syntax
import Testing

@testable import LintRules

/// What a finding advises where its rule has findings of several kinds.
struct RemedyTests {
    private func remedies(_ rule: Rule, _ path: String, _ text: String) -> [String?] {
        rule.check(App(linking: [FileFacts(extracting: SourceFile(path: path, text: text))])).findings.map(\.help)
    }

    @Test func aKeyOfAnotherTypeIsToBeReadAsItWasWritten() {
        let remedies = remedies(
            .coderTypeMismatch, "Reader.swift",
            """
            class Reader: UIViewController {
                var page = 0
                var name = ""
                var offset: CGPoint = .zero
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(page, forKey: "page")
                    coder.encode(name, forKey: "name")
                    coder.encode(offset, forKey: "offset")
                }
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    page = coder.decodeObject(forKey: "page") as? Int ?? 0
                    let length = coder.decodeInteger(forKey: "name")
                    let x = coder.decodeDouble(forKey: "offset")
                }
            }
            """)
        #expect(
            remedies == [
                "Decode what was encoded: `decodeInteger(forKey: …)`.",
                "Decode what was encoded: `decodeObject(of: NSString.self, forKey: …)`.",
                "Decode what was encoded: `decodeCGPoint(forKey: …)`.",
            ])
    }

    @Test func theRemedyIsWrittenInTheReadersLanguage() {
        let remedies = remedies(
            .coderTypeMismatch, "Reader.m",
            """
            @interface Reader : UIViewController
            @property (nonatomic) UIImage *picture;
            @end
            @implementation Reader
            - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                [super encodeRestorableStateWithCoder:coder];
                [coder encodeObject:self.picture forKey:@"picture"];
            }
            - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                [super decodeRestorableStateWithCoder:coder];
                self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"picture"];
            }
            @end
            """)
        #expect(remedies == ["Decode what was encoded: `decodeObjectOfClass:[UIImage class] forKey:…`."])
    }

    @Test func aMethodThatUIKitMissesIsToldWhatItLacks() {
        let remedies = remedies(
            .nearMissRestorationSignature, "Delegate.swift",
            """
            class Delegate: UIResponder, UIApplicationDelegate {
                private func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            class Reader: UIViewController {
                func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { nil }
            }
            """)
        #expect(remedies == ["Take `private` away: UIKit finds no private method.", "Declare it with `static`."])
    }

    @Test func anObjectInPlaceOfAClassIsToldSo() {
        let remedies = remedies(
            .restorationClassNotConforming, "Reader.m",
            """
            @interface Reader : UIViewController <UIViewControllerRestoration>
            @end
            @implementation Reader
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.restorationClass = self;
            }
            + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { return [Reader new]; }
            @end
            """)
        #expect(remedies == ["Give the class itself: `[self class]`."])
    }
}
