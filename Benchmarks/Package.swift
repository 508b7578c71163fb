// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "RestorelintBench",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "restorelint-bench", targets: ["RestorelintBench"])],
    dependencies: [.package(name: "restorelint", path: "..")],
    targets: [
        .executableTarget(
            name: "RestorelintBench",
            dependencies: [
                .product(name: "Syntax", package: "restorelint"),
                .product(name: "AppModel", package: "restorelint"),
                .product(name: "LintRules", package: "restorelint"),
            ]
        ),
    ]
)
