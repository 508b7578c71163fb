import AppModel
import Syntax
import Testing

@testable import LintRules

/// What an object read tells under the key of a number.
struct PresenceTests {
    private func lines(_ text: String) -> [Int] {
        let file = SourceFile(path: "Reader.m", text: text)
        return Rule.coderTypeMismatch.check(App(linking: [FileFacts(extracting: file)])).findings.map { LineTable(file).position(of: $0.location.range.start).line }
    }

    /// The number is read in any case, or where its key is there: an object that is nil does no harm. No example shows this, for each of
    /// these object reads is a fault of its own once the read beside it asks for another key.
    @Test func anObjectMayBeAskedForBesideANumberThatIsReadAllTheSame() {
        let found = lines(
            """
            @interface Reader : UIViewController
            @property NSInteger page, line, column;
            @property BOOL isOpen;
            @end
            @implementation Reader
            - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                [super encodeRestorableStateWithCoder:coder];
                [coder encodeInteger:self.page forKey:@"page"];
                [coder encodeInteger:self.line forKey:@"line"];
                [coder encodeInteger:self.column forKey:@"column"];
                [coder encodeBool:self.isOpen forKey:@"open"];
            }
            - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                [super decodeRestorableStateWithCoder:coder];
                NSNumber *page = [coder decodeObjectOfClass:[NSNumber class] forKey:@"page"];
                if (page) {
                    self.page = page.integerValue;
                } else {
                    self.page = [coder decodeIntegerForKey:@"page"];
                }
                NSLog(@"line %@", [coder decodeObjectOfClass:[NSNumber class] forKey:@"line"]);
                self.line = [coder decodeIntegerForKey:@"line"];
                if (![coder decodeObjectOfClass:[NSNumber class] forKey:@"column"]) {
                    self.column = [coder decodeIntegerForKey:@"column"];
                }
                if ([coder containsValueForKey:@"open"]) {
                    self.isOpen = [coder decodeBoolForKey:@"open"];
                }
            }
            @end
            """)
        #expect(found == [])
    }

    @Test func aNumberThatWaitsForAnObjectIsNeverRestored() {
        let found = lines(
            """
            @interface Reader : UIViewController
            @property NSInteger page;
            @end
            @implementation Reader
            - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                [super encodeRestorableStateWithCoder:coder];
                [coder encodeInteger:self.page forKey:@"page"];
            }
            - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                [super decodeRestorableStateWithCoder:coder];
                if ([coder decodeObjectOfClass:[NSNumber class] forKey:@"page"]) {
                    self.page = [coder decodeIntegerForKey:@"page"];
                }
            }
            @end
            """)
        #expect(found == [11])
    }
}
