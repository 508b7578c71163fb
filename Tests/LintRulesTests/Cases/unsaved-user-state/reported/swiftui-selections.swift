// The detail that was shown is gone: which row was selected, or pointed at, is kept by nobody.
//- App.swift
import SwiftUI

@main
struct ArchiveApp: App {
    var body: some Scene {
        WindowGroup { Archive(folders: [], papers: []) }
    }
}

//- Archive.swift
import SwiftUI

enum Shelf: Hashable { case recent, all, folder(String) }

struct Archive: View {
    @SceneStorage("sort") private var sort = "name"
    @State private var shelf: Shelf? = .recent  // expect: unsaved-user-state
    @State private var pinned: Paper?  // expect: unsaved-user-state
    @State private var marked: Set<Paper.ID> = []  // expect: unsaved-user-state
    let folders: [String]
    let papers: [Paper]

    var body: some View {
        NavigationSplitView {
            Shelves(shelf: $shelf, folders: folders)
        } detail: {
            switch shelf ?? .recent {
            case .recent: Papers(title: "Recent", way: .binding($shelf))
            case .all: Papers(title: "All", way: .none)
            case .folder(let name): Papers(title: name, way: .none)
            }
            Table(papers, selection: $marked) { TableColumn("Title", value: \.title) }
            ForEach(papers) { paper in card(paper) }
            if pinned != nil { PaperView(paper: pinned!) }
        }
        .toolbar {
            Picker("Sort", selection: $sort) { Text("Name").tag("name") }
            NavigationLink(value: marked.first) { Text("Open") }
        }
    }

    private func card(_ paper: Paper) -> some View {
        Text(paper.title).onTapGesture { pinned = paper }
    }
}

final class Paper: Identifiable {
    let id = ""
    let title = ""
}

struct Shelves: View {
    @Binding var shelf: Shelf?
    let folders: [String]

    var body: some View {
        List(selection: $shelf) {
            NavigationLink("Recent", value: Shelf.recent)
            ForEach(folders, id: \.self) { NavigationLink($0, value: Shelf.folder($0)) }
        }
    }
}

enum Way {
    case none
    case binding(Binding<Shelf?>)
}

struct Papers: View {
    let title: String
    let way: Way
    var body: some View { Text(title) }
}

struct PaperView: View {
    let paper: Paper
    var body: some View { Text(paper.title) }
}
