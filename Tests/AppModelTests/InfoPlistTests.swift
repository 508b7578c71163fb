import Syntax
import Testing

@testable import AppModel

struct InfoPlistTests {
    @Test func itSaysWhatTheAppIsAndDoes() {
        let text = plist(
            """
            <key>CFBundleIdentifier</key>
            <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundlePackageType</key>
            <string>APPL</string>
            <key>NSUserActivityTypes</key>
            <array>
                <string>$(PRODUCT_BUNDLE_IDENTIFIER).main</string>
                <string>org.example.a&amp;b</string>
            </array>
            """)
        let facts = facts(text)
        #expect(facts?.packageType?.value == "APPL")
        #expect(facts?.isExtension == false)
        #expect(facts?.hasSceneManifest == false)
        #expect(facts?.activityTypes?.map(\.value) == ["$(PRODUCT_BUNDLE_IDENTIFIER).main", "org.example.a&b"])
        #expect(facts?.activityTypes?.map { underlined($0.range, text) } == ["$(PRODUCT_BUNDLE_IDENTIFIER).main", "org.example.a&amp;b"])
        #expect(facts?.activityTypesRange.map { underlined($0, text) } == "NSUserActivityTypes")
        #expect(facts.map { underlined($0.range, text) } == "<dict>")
    }

    @Test func noActivityTypesAreOtherThanNoKey() {
        #expect(facts(plist("<key>NSUserActivityTypes</key><array/>"))?.activityTypes == [])
        #expect(facts(plist("<key>CFBundleIdentifier</key><string>a</string>")).map { $0.activityTypes == nil } == true)
    }

    @Test func scenesAreConfigured() {
        #expect(facts(plist("<key>UIApplicationSceneManifest</key><dict/>"))?.hasSceneManifest == true)
    }

    @Test(arguments: ["CFBundleIdentifier", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone"])
    func aKeyOfBundlesIsEnoughToBeOfABundle(_ key: String) {
        #expect(facts(plist("<key>\(key)</key><string>a</string>")) != nil)
    }

    @Test func anExtensionSaysSo() {
        #expect(facts(plist("<key>NSExtension</key><dict/>"))?.isExtension == true)
    }

    @Test func onlyWhatIsAboutABundleIsAnInfoPlist() {
        #expect(facts(plist("<key>Title</key><string>CFBundleIdentifier</string>")) == nil)
        #expect(facts(plist("<key>A</key><dict><key>CFBundleIdentifier</key><string>a</string></dict>")) == nil)
        #expect(facts("<plist><array><dict/></array></plist>") == nil)
        #expect(facts("<plist/>") == nil)
        #expect(facts("<dict/>") == nil)
    }

    @Test func valuesOfTheWrongKindSayNothing() {
        let facts = facts(plist(
            """
            <key>CFBundleIdentifier</key>
            <key>CFBundlePackageType</key>
            <integer>1</integer>
            <key>UIApplicationSceneManifest</key>
            <string>a</string>
            <key>NSUserActivityTypes</key>
            <array><integer>1</integer><string>b</string></array>
            <key>CFBundleIdentifier</key>
            """))
        #expect(facts?.packageType == nil)
        #expect(facts?.hasSceneManifest == true)
        #expect(facts?.activityTypes?.map(\.value) == ["b"])
    }

    @Test(arguments: ["{ CFBundleIdentifier = a; }", "bplist00\u{1}", "// !$*UTF8*$!\n{}", ""])
    func otherFormsOfPropertyListsAreNone(_ text: String) {
        let facts = AppModelTests.facts(text, path: "Info.plist")
        #expect(facts.infoPlist == nil)
        #expect(!facts.isUnread)
        #expect(facts.errors == [])
    }

    @Test func oneThatIsNotWellFormedIsUnread() {
        let facts = AppModelTests.facts("<plist><dict><key>CFBundleIdentifier</key><string>a</dict></plist>", path: "Info.plist")
        #expect(facts.infoPlist == nil)
        #expect(facts.isUnread)
        #expect(facts.errors.map(\.message) == ["expected '</string>'"])
    }

    // MARK: Helpers

    private func plist(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(entries)
        </dict>
        </plist>
        """
    }

    private func facts(_ text: String) -> InfoPlistFacts? {
        let facts = AppModelTests.facts(text, path: "Info.plist")
        #expect(facts.errors == [])
        return facts.infoPlist
    }

    private func underlined(_ range: SourceRange, _ text: String) -> String { SourceFile(path: "Info.plist", text: text).text(range) }
}
