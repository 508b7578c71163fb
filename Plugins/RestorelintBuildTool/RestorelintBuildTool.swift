import Foundation
import PackagePlugin

/// Shows findings beside the code with every build, and never fails one.
///
/// The files of a target are what is reported on; the rest of the project is read all the same, because a fault may have its other
/// half in another target.
@main
struct RestorelintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        return commands(try context.tool(named: "RestoreLint").url, for: target.name, files: module.sourceFiles.map(\.url))
    }

    private func commands(_ tool: URL, for name: String, files: [URL]) -> [Command] {
        let sources = files.filter { ["swift", "m", "mm", "h", "storyboard", "xib", "plist"].contains($0.pathExtension) }
        // Without a name the command would lint everything.
        guard !sources.isEmpty else { return [] }
        return [.buildCommand(
            displayName: "restorelint \(name)",
            executable: tool,
            arguments: ["--quiet", "--fail-on", "never", "--format", "xcode", "--"] + sources.map(\.path),
            // Without outputs the command runs with every build, which is what keeps findings on the screen.
            outputFiles: []
        )]
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension RestorelintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        commands(try context.tool(named: "RestoreLint").url, for: target.displayName, files: target.inputFiles.map(\.url))
    }
}
#endif
