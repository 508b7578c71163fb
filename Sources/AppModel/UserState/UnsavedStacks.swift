import Syntax

extension App {
    /// The stacks that begin with their root each time, whatever the user has opened there, though what leads to them is kept.
    func unsavedStacks(among shown: ShownViews, besides kept: [KeptPlace], _ silences: inout Silences) -> [UnsavedViewState] {
        let launched = LaunchedViews(shown) {
            self.keeping(of: $0, in: $1, shown)?.isPossible
        } place: {
            self.location((file: $0, range: $1))
        }
        var found: [UnsavedViewState] = []
        var open: [(ViewStack, Silence)] = []
        for tabs in launched.tabs where !Conventions.isAside(tabs.owner.name) {
            if let doubt = tabs.doubt {
                open.append((tabs, Silence(.choiceMayBeKept, at: doubt, about: tabs.symbol)))
            } else if let state = state(of: tabs, losing: .openTab, change: location(tabs.location), beside: kept) {
                found.append(state)
            }
        }
        for stack in launched.stacks where !Conventions.isAside(stack.owner.name) {
            let contents = StackContents(of: stack, shown) {
                self.keeping(of: $0, in: $1, shown)
            } location: {
                self.location($0)
            }
            guard let loss = contents.loss else { continue }
            switch (loss, stack.doubt) {
            case (.open(let keeping), _): if let silence = keeping.silence(about: stack.symbol) { open.append((stack, silence)) }
            case (_, let doubt?): open.append((stack, Silence(.choiceMayBeKept, at: doubt, about: stack.symbol)))
            case (.opened(let link, let isBeyondKept), nil):
                let loss: UnsavedViewState.Loss = isBeyondKept ? .nextScreen : .screen
                if let state = state(of: stack, losing: loss, change: location(link), beside: kept) { found.append(state) }
            }
        }
        for (stack, silence) in open where !found.contains(where: { $0.location == location(stack.location) }) { silences.note(silence) }
        return found.first(ofEach: \.location)
    }

    private func state(
        of stack: ViewStack, losing loss: UnsavedViewState.Loss, change: Location, beside all: [KeptPlace]
    ) -> UnsavedViewState? {
        let beside = all.first { $0.owner == stack.owner }
        guard let kept = beside ?? all.first else { return nil }
        let location = location(stack.location)
        return UnsavedViewState(
            owner: stack.owner, name: stack.call.name, location: location, loss: loss, change: change, use: location,
            evidence: beside != nil ? .ofView(kept.location) : .ofApp(kept.location))
    }

    private func location(_ place: (file: Int, range: SourceRange)) -> Location {
        Location(path: program.files[place.file].path, range: place.range)
    }

    /// Whether what a variable of a view holds is there after a relaunch; `nil` where the text leaves it open.
    private func keeping(of key: ViewKey, in view: Type, _ shown: ShownViews, depth: Int = 0) -> Keeping? {
        guard let (declaration, fact) = view.property(key.name) else { return nil }
        if fact.attributes.contains(where: ["SceneStorage", "AppStorage"].contains) { return .certain }
        if key.part == nil, fact.attributes == ["Binding"] { return keeping(ofBinding: key.name, handedTo: view, shown, depth: depth + 1) }
        let holders = ["StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable", "State"]
        guard fact.attributes.contains(where: holders.contains) else { return nil }
        let type = program.declaredType(of: fact, in: declaration, of: view)
        let model = type?.projectType?.kind == .class ? type?.projectType : nil
        guard (key.part != nil) == (model != nil), model != nil || !fact.attributes.contains("Environment") else { return nil }
        var trace = ViewTrace(self, shown, of: type, isOfModel: model != nil)
        trace.follow(key, in: view)
        if let model, let part = key.part { trace.follow(ViewKey(name: part), in: model) }
        var keeping = trace.keeping
        keeping.add(trace.handing)
        return keeping
    }

    /// The same of what a view is handed a binding to, by all who show it alike.
    private func keeping(ofBinding name: String, handedTo view: Type, _ shown: ShownViews, depth: Int) -> Keeping? {
        guard depth < 5 else { return nil }
        var found: Keeping?
        for making in shown.makings(of: view) {
            guard let given = making.call.argument(name), given.isBinding, let key = given.viewKey,
                let own = keeping(of: key, in: making.maker, shown, depth: depth), found.map({ $0.isPossible == own.isPossible }) ?? true
            else { return nil }
            found = own
        }
        return found
    }
}
