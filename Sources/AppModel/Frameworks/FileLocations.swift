/// The names by which Foundation tells where an app's files are, and those that make one place of another.
enum FileLocations {
    /// What a place is kept as.
    static let types: Set<String> = ["String", "NSString", "URL", "NSURL"]

    /// Functions that give places in the app's container.
    static let functions: Set<String> = ["NSSearchPathForDirectoriesInDomains", "NSHomeDirectory", "NSTemporaryDirectory"]

    /// Methods of a file manager, and what it has as properties.
    static let ofManager: Set<String> = [
        "urls", "url", "URLsForDirectory", "URLForDirectory", "containerURL", "containerURLForSecurityApplicationGroupIdentifier",
        "temporaryDirectory",
    ]

    /// Methods and properties of a bundle.
    static let ofBundle: Set<String> = [
        "path", "url", "pathForResource", "URLForResource", "bundlePath", "bundleURL", "resourcePath", "resourceURL",
    ]

    /// What the type of URLs has.
    static let ofURLs: Set<String> = [
        "documentsDirectory", "cachesDirectory", "libraryDirectory", "applicationSupportDirectory", "temporaryDirectory", "homeDirectory",
        "downloadsDirectory",
    ]

    /// Methods of a file manager that give what is in a folder, as absolute as the folder.
    static let listings: Set<String> = ["contentsOfDirectory", "contentsOfDirectoryAtURL", "enumerator", "enumeratorAtURL"]

    /// Methods and properties whose result is as absolute as what they are asked of.
    static let thatStayAbsolute: Set<String> = [
        "path", "absoluteString", "absoluteURL", "standardizedFileURL", "standardized", "filePathURL", "fileReferenceURL", "first", "last",
        "firstObject", "lastObject", "sorted", "filter", "reversed", "randomElement", "appending", "appendingPathComponent",
        "appendingPathExtension", "deletingLastPathComponent",
        "deletingPathExtension", "resolvingSymlinksInPath", "standardizingPath", "objectAtIndex", "stringByAppendingPathComponent",
        "stringByAppendingPathExtension", "stringByAppendingString", "stringByDeletingLastPathComponent", "stringByStandardizingPath",
        "URLByAppendingPathComponent", "URLByAppendingPathExtension", "URLByDeletingLastPathComponent", "URLByResolvingSymlinksInPath",
    ]

    /// Where the user of a Mac chooses a file, and what tells which (I37).
    static let panels = ["NSOpenPanel", "NSSavePanel"]
    static let ofPanels: Set<String> = ["url", "urls", "URL", "URLs", "filename", "filenames"]

    /// What keeps the access to a file.
    static let bookmarks = [
        "bookmarkData", "bookmarkDataWithOptions", "startAccessingSecurityScopedResource", "CFURLCreateBookmarkData",
    ]

    /// Labels behind which an initializer of a URL takes a path.
    static let pathLabels = ["fileURLWithPath", "filePath"]
}
