extension ScreenFormat {
    /// One page with the picture, which can be folded, searched and walked through with the keyboard, and the same as a list for paper. It asks
    /// the network for nothing, and shows everything without its script.
    static let html = ScreenFormat(name: "html", summary: "one self-contained page, to fold and search") { drawing, _, output in
        let admitted = "style-src '\(ScreenAssets.styleHash)'; script-src '\(ScreenAssets.scriptHash)'"
        output.write("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        output.write(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \(admitted); base-uri 'none'; form-action 'none'\">\n"
        )
        output.write(
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n"
        )
        output.write("<meta name=\"generator\" content=\"restorelint \(version)\">\n<title>\(drawing.sheet.title.xml)</title>\n")
        output.write("<style>\(ScreenAssets.style)</style>\n</head>\n<body>\n\(controls(drawing.sheet))<main>\n")
        output.write("<div class=\"picture\">\n\(ScreenPicture(drawing.sheet, isInPage: true).text)</div>\n")
        output.write(ScreenOutline(drawing.sheet).text)
        output.write("</main>\n<script>\(ScreenAssets.script)</script>\n</body>\n</html>\n")
    }

    private static func controls(_ sheet: ScreenSheet) -> String {
        var text = "<header>\n<div class=\"bar\">\n<form id=\"controls\" aria-label=\"Controls\" hidden>\n"
        text += "<label>Search <input type=\"search\" name=\"search\" autocomplete=\"off\" aria-describedby=\"keys\"></label>\n"
        text += "<label>Show <select name=\"state\">\n<option value=\"\">all</option>\n"
        for state in sheet.states {
            let count = sheet.apps.filter(\.isOpen).reduce(0) { $0 + ($1.counts[state] ?? 0) }
            text += "<option value=\"\(state.rawValue)\">\(state.mark) \(state.legend) (\(count))</option>\n"
        }
        text += "</select></label>\n<button>Next</button>\n<output id=\"found\" aria-live=\"polite\"></output>\n"
        for (name, title) in [("fold", "Fold all"), ("unfold", "Unfold all"), ("fit", "Fit width"), ("out", "−"), ("in", "+")] {
            let label = name == "out" ? " aria-label=\"Zoom out\"" : name == "in" ? " aria-label=\"Zoom in\"" : ""
            text += "<button type=\"button\" id=\"\(name)\"\(label)>\(title)</button>\n"
        }
        text += "</form>\n<ul class=\"legend\">\n"
        for state in sheet.states { text += "<li class=\"\(state.rawValue)\"><span>\(state.mark)</span> \(state.legend)</li>\n" }
        text += "<li class=\"later\"><span>┄</span> shown later</li>\n</ul>\n"
        text +=
            "<p id=\"keys\" hidden>/ searches, Enter goes on; arrows walk and fold, a double-click folds; + and − zoom, 0 sets it back, "
        return text + "W fits the width</p>\n</div>\n</header>\n"
    }
}

/// The graph as nested lists: what is printed, since paper cannot be scrolled.
private struct ScreenOutline {
    private(set) var text = "<div class=\"outline\">\n"

    init(_ sheet: ScreenSheet) {
        if let notice = sheet.notice { text += "<p>\(notice.xml)</p>\n" }
        for app in sheet.apps {
            text += "<h2>\(app.name.printable.xml)</h2>\n<p>\(app.mechanism.xml) \(app.summary.xml)</p>\n"
            guard app.isOpen else { continue }
            add(app.roots, of: app)
            if app.loose.isEmpty { continue }
            text += "<p>Nobody in sight shows these:</p>\n"
            add(app.loose, of: app)
        }
        text += "</div>\n"
    }

    private enum Step {
        case item(Int)
        case text(String)
    }

    private mutating func add(_ ids: [Int], of app: ScreenSheet.App) {
        var open = list(ids)
        while let step = open.popLast() {
            switch step {
            case .text(let markup): text += markup
            case .item(let id):
                let item = app.items[id]
                text += "<li class=\"\(item.state.rawValue)\"><b>\(item.state.mark) \(item.name.xml)\(item.number)</b> "
                text += "\(item.place.xml) (\(item.how.xml))<br>\(item.identifier.xml)"
                if !item.fate.isEmpty { text += "<br><span class=\"fate\">\(item.fate.xml)</span>" }
                if let references = app.references(of: item) { text += "<br>\(references.xml)" }
                text += "\n"
                open.append(.text("</li>\n"))
                open += list(item.children)
            }
        }
    }

    /// A list with what stands in it, the last thing first.
    private func list(_ ids: [Int]) -> [Step] {
        ids.isEmpty ? [] : [.text("</ul>\n")] + ids.reversed().map(Step.item) + [.text("<ul>\n")]
    }
}
