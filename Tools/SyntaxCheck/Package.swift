// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "SyntaxCheck",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "syntax-check", targets: ["SyntaxCheck"]),
        .executable(name: "token-check", targets: ["TokenCheck"]),
        .executable(name: "parse-time", targets: ["ParseTime"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(name: "restorelint", path: "../.."),
    ],
    targets: [
        .executableTarget(
            name: "SyntaxCheck",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "Syntax", package: "restorelint"),
            ]
        ),
        .executableTarget(
            name: "ParseTime",
            dependencies: [.product(name: "SwiftParser", package: "swift-syntax")]
        ),
        .executableTarget(name: "TokenCheck", dependencies: [.product(name: "Syntax", package: "restorelint")]),
    ]
)
