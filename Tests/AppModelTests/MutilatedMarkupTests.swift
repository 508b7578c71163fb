import Syntax
import Testing

@testable import AppModel

/// The extractors see only well-formed text, but not all that is well formed makes sense.
@Test(arguments: 1...5)
func mutilatedMarkupGivesFacts(seed: UInt64) {
    var state = seed
    func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: state >> 33) % sides
    }
    for _ in 0..<400 {
        var bytes = Array((roll(2) == 0 ? interface : propertyList).utf8)
        for _ in 0...roll(6) {
            let place = roll(bytes.count)
            switch roll(3) {
            case 0: bytes.removeSubrange(place..<min(bytes.count, place + roll(30) + 1))
            case 1: bytes.insert(contentsOf: Array(scraps[roll(scraps.count)].utf8), at: place)
            default: bytes[place] = UInt8(roll(256))
            }
            if bytes.isEmpty { bytes = [UInt8(ascii: "<")] }
        }
        for path in ["Main.storyboard", "Main.xib"] {
            let tree = MarkupTree(parsing: SourceFile(path: path, bytes: bytes))
            guard let facts = InterfaceExtractor.facts(of: tree) else { continue }
            if facts.views.contains(where: { $0.controller.map { $0 >= facts.controllers.count } ?? false }) {
                Issue.record("a controller that is not there in \(String(decoding: bytes, as: UTF8.self))")
            }
        }
        _ = InfoPlistExtractor.facts(of: MarkupTree(parsing: SourceFile(path: "Info.plist", bytes: bytes)))
    }
}

private let scraps = [
    "<dict>", "</dict>", "<array/>", "<key>UIApplicationSceneManifest</key>", "<segue destination='a'/>", "<viewController>", "</viewController>",
    "<userDefinedRuntimeAttribute keyPath='restorationIdentifier' value='b'/>", "<viewControllers>", "<tableViewCell>", "restorationIdentifier='c'",
]

private let interface = """
    <document initialViewController="a"><scenes><scene><objects>
    <viewController id="a" restorationIdentifier="b" sceneMemberID="viewController">
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="restorationIdentifier" value="c"/></userDefinedRuntimeAttributes>
    <tableView restorationIdentifier="d" dataMode="static"><tableViewCell restorationIdentifier="e"/></tableView>
    <connections><segue kind="embed" destination="f"/></connections>
    <viewControllers><viewController id="f"/></viewControllers>
    </viewController>
    </objects></scene></scenes></document>
    """

private let propertyList = """
    <plist><dict>
    <key>NSUserActivityTypes</key><array><string>a</string></array>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>b</key><array>
    <dict><key>UISceneDelegateClassName</key><string>c</string><key>UISceneStoryboardFile</key><string>d</string></dict>
    </array></dict></dict>
    <key>UIMainStoryboardFile</key><string>e</string>
    </dict></plist>
    """
