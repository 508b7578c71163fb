import Syntax

extension App {
    /// The stacks that begin with their root each time, whatever the user has opened there, though what leads to them is kept.
    func unsavedStacks(among shown: ShownViews, besides stored: [Property]) -> [UnsavedViewState] {
        let launched = LaunchedViews(shown) { self.isKept($0, in: $1, shown) == true }
        let tabs = launched.tabs.compactMap { tabs -> UnsavedViewState? in
            if Conventions.isAside(tabs.owner.name) { return nil }
            let place = location((tabs.member.file, tabs.call.callee.range))
            return state(of: tabs, losing: .openTab, change: place, beside: stored)
        }
        let stacks = launched.stacks.compactMap { stack -> UnsavedViewState? in
            if Conventions.isAside(stack.owner.name) { return nil }
            let contents = StackContents(of: stack, shown)
            guard let link = contents.link,
                contents.openers.allSatisfy({ opener in opener.binding.map { isKept($0, in: opener.type, shown) == false } ?? false })
            else { return nil }
            return state(of: stack, losing: .screen, change: location(link), beside: stored)
        }
        return (tabs + stacks).first(ofEach: \.location)
    }

    private func state(
        of stack: ViewStack, losing loss: UnsavedViewState.Loss, change: Location, beside stored: [Property]
    ) -> UnsavedViewState? {
        let beside = stored.first { $0.owner == stack.owner }
        guard let kept = beside ?? stored.first else { return nil }
        let location = location(stack.location)
        return UnsavedViewState(
            owner: stack.owner, name: stack.call.name, location: location, loss: loss, change: change, use: location,
            evidence: beside != nil ? .ofView(kept.location) : .ofApp(kept.location))
    }

    private func location(_ place: (file: Int, range: SourceRange)) -> Location {
        Location(path: program.files[place.file].path, range: place.range)
    }

    /// Whether what a variable of a view holds is there after a relaunch; `nil` where the text leaves it open.
    private func isKept(_ key: ViewKey, in view: Type, _ shown: ShownViews) -> Bool? {
        guard let (declaration, fact) = view.property(key.name) else { return nil }
        if fact.attributes.contains(where: ["SceneStorage", "AppStorage"].contains) { return true }
        let isHeld = fact.attributes.contains(where: ["StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "State"].contains)
        guard isHeld else { return nil }
        let type = program.declaredType(of: fact, in: declaration, of: view)
        let model = type?.projectType?.kind == .class ? type?.projectType : nil
        guard (key.part != nil) == (model != nil) else { return nil }
        var trace = ViewTrace(self, shown, of: type, isOfModel: model != nil)
        trace.follow(key, in: view)
        if let model, let part = key.part { trace.follow(ViewKey(name: part), in: model) }
        return trace.isKept || trace.isHandedIn
    }
}
