import Syntax
import Testing

private func importsXCTest(_ text: String, path: String = "Example.swift") -> Bool {
    SourceFile(path: path, text: text).imports(anyOf: ["XCTest", "Testing"])
}

@Test(arguments: [
    "import XCTest",
    "import Testing\n@Suite struct A {}",
    "\u{FEFF}// A comment.\n/* And /* another */ one. */\n\nimport UIKit\nimport   XCTest\n",
    "import UIKit\r\n@testable import App\r\nimport XCTest\r\nclass A: XCTestCase {}",
    "import class Foundation.Bundle\nprivate import XCTest",
    "#if canImport(UIKit)\nimport UIKit\n#endif\nimport XCTest",
])
func anImportAtTheTopIsSeen(_ text: String) {
    #expect(importsXCTest(text))
}

@Test(arguments: [
    "#import <XCTest/XCTest.h>",
    "@import XCTest;",
    "#ifdef DEBUG\n#define A\n#endif\n#import \"App.h\"\n#import <XCTest/XCTest.h>\n@interface A : XCTestCase\n@end",
])
func objectiveCImportsToo(_ text: String) {
    #expect(importsXCTest(text, path: "Example.m"))
}

@Test(arguments: [
    "",
    "// import XCTest",
    "/*\nimport XCTest\n*/\nimport UIKit",
    "import XCTestHelpers",
    "import UIKit\nlet template = \"\"\"\nimport XCTest\n\"\"\"",
    "#if DEBUG\nimport XCTest\n#endif\nclass A {}",
    "struct Importer {}\nimport XCTest",
    "@main struct A {}\nimport XCTest",
    "#import \"XCTest.m\"",
    "import",
])
func whatOnlyLooksLikeItIsNot(_ text: String) {
    #expect(!importsXCTest(text))
}
