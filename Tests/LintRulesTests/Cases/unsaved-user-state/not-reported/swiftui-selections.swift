// The selection is kept, only marks rows, or is handed to whoever may keep it.
//- App.swift
import SwiftUI

@main
struct ArchiveApp: App {
    var body: some Scene {
        WindowGroup { Archive(papers: []) { _ in } }
    }
}

//- Archive.swift
import SwiftUI

enum Shelf: String, Hashable { case recent, all }

struct Archive: View {
    @SceneStorage("shelf") private var kept = Shelf.recent
    @State private var shelf: Shelf? = .recent
    @State private var marked: Set<Paper.ID> = []
    @State private var opened: Paper?
    @State private var shared: Paper?
    let papers: [Paper]
    let open: (Paper) -> Void

    var body: some View {
        NavigationSplitView {
            List(selection: $shelf) { NavigationLink("Recent", value: Shelf.recent) }
                .onAppear { shelf = kept }
                .onChange(of: shelf) { _, new in kept = new ?? .recent }
        } detail: {
            switch shelf ?? .recent {
            case .recent: PaperView(title: "Recent")
            case .all: PaperView(title: "All")
            }
            Table(papers, selection: $marked) { TableColumn("Title", value: \.title) }
            if marked.isEmpty { PaperView(title: "None marked") }
            ForEach(papers) { paper in
                Button(paper.title) {
                    opened = paper
                    open(paper)
                }
                Button("Share") { shared = paper }
            }
            if let opened { PaperView(title: opened.title) }
        }
        .sheet(item: $shared) { PaperView(title: $0.title) }
    }
}

struct Paper: Identifiable {
    let id = ""
    let title = ""
}

struct PaperView: View {
    let title: String
    var body: some View { Text(title) }
}
