import Syntax

extension Program {
    /// Leaves out the storyboards and xibs of app extensions: UIKit saves what an app shows, and an extension opts in to nothing.
    ///
    /// A file belongs to what the nearest `Info.plist` above it describes, which the extensions that Xcode makes have in a folder of their own.
    static func forgetInterfacesOfExtensions(in files: inout [FileFacts]) {
        var isOfExtension: [Substring: Bool] = [:]
        for file in files {
            guard let list = file.infoPlist else { continue }
            let folder = Unit.folder(of: file.path)
            isOfExtension[folder] = (isOfExtension[folder] ?? true) && list.isExtension
        }
        guard isOfExtension.values.contains(true) else { return }
        for index in files.indices where files[index].interface != nil {
            var folder = Unit.folder(of: files[index].path)
            while isOfExtension[folder] == nil, !folder.isEmpty { folder = Unit.folder(of: String(folder)) }
            if isOfExtension[folder] == true { files[index].interface = nil }
        }
    }
}
