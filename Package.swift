// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "restorelint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "restorelint", targets: ["RestoreLint"]),
        .plugin(name: "RestorelintCommand", targets: ["RestorelintCommand"]),
        .plugin(name: "RestorelintBuildTool", targets: ["RestorelintBuildTool"]),
        .library(name: "Syntax", targets: ["Syntax"]),
        .library(name: "AppModel", targets: ["AppModel"]),
        .library(name: "LintRules", targets: ["LintRules"]),
    ],
    targets: [
        .target(name: "Syntax"),
        .target(name: "AppModel", dependencies: ["Syntax"]),
        .target(name: "LintRules", dependencies: ["AppModel"]),
        .executableTarget(name: "RestoreLint", dependencies: ["LintRules", "AppModel", "Syntax"]),
        .plugin(
            name: "RestorelintCommand",
            capability: .command(intent: .custom(verb: "restorelint", description: "Find UIKit state-restoration faults."), permissions: []),
            dependencies: ["RestoreLint"]),
        .plugin(name: "RestorelintBuildTool", capability: .buildTool(), dependencies: ["RestoreLint"]),
        .testTarget(name: "SyntaxTests", dependencies: ["Syntax"]),
        .testTarget(name: "AppModelTests", dependencies: ["AppModel"]),
        .testTarget(name: "LintRulesTests", dependencies: ["LintRules"], exclude: ["Cases", "Carriers", "ObjectGraphs"]),
        .testTarget(name: "RestoreLintTests", dependencies: ["RestoreLint"], exclude: []),
    ],
    swiftLanguageModes: [.v6]
)
