// swift-tools-version: 6.1
import PackageDescription

let modules: [Target.Dependency] = ["Syntax", "AppModel", "LintRules"].map { .product(name: $0, package: "restorelint") }

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "fuzz", targets: ["Fuzz"])],
    dependencies: [.package(name: "restorelint", path: "../..")],
    targets: [
        // The command's own sources by way of a link, for no package may import the executable of another.
        .target(name: "CommandSources", dependencies: modules, exclude: ["Main.swift"], swiftSettings: [.unsafeFlags(["-enable-testing"])]),
        .executableTarget(name: "Fuzz", dependencies: modules + ["CommandSources"]),
    ],
    swiftLanguageModes: [.v6]
)
