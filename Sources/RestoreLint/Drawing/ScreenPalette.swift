/// The colours of picture and page: the light ones stand in each element, as viewers other than browsers want them.
struct ScreenPalette: Sendable {
    /// Of a box and all that tells its state.
    typealias Pair = (line: String, box: String)

    let text: String
    let faint: String
    let page: String
    let link: String
    let kept: Pair
    let cut: Pair
    let untold: Pair
    let below: Pair

    static let light = ScreenPalette(
        text: "#1d1d1f", faint: "#5f5f66", page: "#ffffff", link: "#8e8e93", kept: ("#1b7a33", "#eaf7ed"), cut: ("#b3001b", "#fdecec"),
        untold: ("#8a4b00", "#fff6e0"), below: ("#6a6a70", "#f0f0f2"))
    static let dark = ScreenPalette(
        text: "#f0f0f2", faint: "#a9a9b2", page: "#161618", link: "#6e6e73", kept: ("#6fdc8c", "#12291a"), cut: ("#ff8a8a", "#351416"),
        untold: ("#ffb74d", "#322408"), below: ("#98989f", "#232326"))

    subscript(state: ScreenSheet.State) -> Pair {
        switch state {
        case .kept: kept
        case .cut: cut
        case .untold: untold
        case .below, .inert: below
        }
    }

    /// The colour of a line of text in a box.
    func color(of style: ScreenLayout.Style, _ state: ScreenSheet.State) -> String {
        switch (style, state) {
        case (_, .below), (_, .inert), (.name, _), (.fate, _): self[state].line
        case (.place, _), (.link, _): faint
        case (.plain, _): text
        }
    }

    /// Beats the colours that stand in the elements of a picture.
    var pictureStyle: String {
        let states = ScreenSheet.State.allCases.map { state in
            """
                .\(state.rawValue) rect { fill: \(self[state].box); stroke: \(self[state].line); }
                .\(state.rawValue) .name, .\(state.rawValue) .fate { fill: \(self[state].line); }

            """
        }
        return """
                svg { fill: \(text); }
                .page { fill: \(page); }
                .links { stroke: \(link); }
                .place, .remark { fill: \(faint); }
            \(states.joined())    .below text, .inert text { fill: \(below.line); }

            """
    }

    /// What the style of the page calls them.
    var variables: String {
        "--text: \(text); --faint: \(faint); --page: \(page); --link: \(link); --kept: \(kept.line); --cut: \(cut.line); "
            + "--untold: \(untold.line); --below: \(below.line);"
    }
}
