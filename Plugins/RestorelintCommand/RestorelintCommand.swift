import Foundation
import PackagePlugin

/// `swift package restorelint [--target NAME ...] [ARGUMENT ...]`: lints the package, or some of its targets.
///
/// What SwiftPM does not need itself goes to restorelint as it is. A report that is to be read by a program needs `--output FILE`,
/// for SwiftPM mixes what a plugin prints.
@main
struct RestorelintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = names.isEmpty ? [] : try context.package.targets(named: names)
        let folders = targets.compactMap { ($0 as? SourceModuleTarget)?.directoryURL.path }
        try run(context.tool(named: "RestoreLint").url, extractor.remainingArguments + folders, in: context.package.directoryURL)
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        // SwiftPM looks at diagnostics only, not at how the process ended.
        switch process.terminationStatus {
        case 0: return
        case 1: Diagnostics.error("restorelint found problems")
        case let status: Diagnostics.error("restorelint could not do its work (exit code \(status))")
        }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension RestorelintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        // Xcode names the targets that were chosen; faults do not stop at their borders.
        _ = extractor.extractOption(named: "target")
        try run(context.tool(named: "RestoreLint").url, extractor.remainingArguments, in: context.xcodeProject.directoryURL)
    }
}
#endif
