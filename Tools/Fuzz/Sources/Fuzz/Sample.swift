/// A file to begin with, or one that came of it.
struct Sample: Sendable, Equatable {
    /// With the name it has in a project, which tells the language.
    var path: String
    var bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ path: String, text: String) { self.init(path, Array(text.utf8)) }

    var kind: Kind? { Kind(ofPath: path) }

    /// What a file is written in.
    enum Kind: String, CaseIterable, Sendable {
        case swift, objectiveC, interface, propertyList, project, configuration, baseline, ignoreFile

        init?(ofPath path: String) {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            switch name.split(separator: ".").last.map(String.init) ?? "" {
            case "swift": self = .swift
            case "m", "h", "mm": self = .objectiveC
            case "storyboard", "xib": self = .interface
            case "plist": self = .propertyList
            case "pbxproj": self = .project
            case "yml", "yaml": self = .configuration
            case "json": self = .baseline
            case "gitignore": self = .ignoreFile
            default: return nil
            }
        }

        /// The name that a file of this kind has where only its kind matters.
        var path: String {
            switch self {
            case .swift: "Reader.swift"
            case .objectiveC: "Reader.m"
            case .interface: "Main.storyboard"
            case .propertyList: "Info.plist"
            case .project: "App.xcodeproj/project.pbxproj"
            case .configuration: ".restorelint.yml"
            case .baseline: ".restorelint-baseline.json"
            case .ignoreFile: ".gitignore"
            }
        }
    }
}
