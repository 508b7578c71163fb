// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "restorelint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "restorelint", targets: ["RestoreLint"]),
        .library(name: "Syntax", targets: ["Syntax"]),
        .library(name: "AppModel", targets: ["AppModel"]),
        .library(name: "LintRules", targets: ["LintRules"]),
    ],
    targets: [
        .target(name: "Syntax"),
        .target(name: "AppModel", dependencies: ["Syntax"]),
        .target(name: "LintRules", dependencies: ["AppModel"]),
        .executableTarget(name: "RestoreLint", dependencies: ["LintRules", "AppModel", "Syntax"]),
        .testTarget(name: "SyntaxTests", dependencies: ["Syntax"]),
        .testTarget(name: "AppModelTests", dependencies: ["AppModel"]),
        .testTarget(name: "LintRulesTests", dependencies: ["LintRules"]),
        .testTarget(name: "RestoreLintTests", dependencies: ["RestoreLint"], exclude: []),
    ],
    swiftLanguageModes: [.v6]
)
