/// The styles of picture and page, the page's script, and what its policy knows them by: their SHA-256, which a test compares.
enum ScreenAssets {
    static let styleHash = "sha256-bS3l2HJyTgJBL36xYcpWloBwozFs1Aj8ZLEyb9+hZso="
    static let scriptHash = "sha256-ODTkZW7jJiXwCWUmQg1ojCb0VKfXjLAGRRoQ9xz/McA="

    /// Of a picture in a file of its own.
    static let pictureStyle = """

        svg { color-scheme: light dark; }
        .screen:target > rect { stroke-width: 4; }
        \(darkPicture)
        """

    private static let darkPicture = """
        @media (prefers-color-scheme: dark) {
        \(ScreenPalette.dark.pictureStyle)}

        """

    /// Of the page with the picture in it.
    static let style = """

        :root { color-scheme: light dark; \(ScreenPalette.light.variables) }
        @media (prefers-color-scheme: dark) { :root { \(ScreenPalette.dark.variables) } }
        \(darkPicture)body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.4 system-ui, sans-serif;
          width: max-content; min-width: 100%; }
        header { position: sticky; top: 0; z-index: 1; background: var(--page); border-bottom: 1px solid var(--link); padding: .5rem 0; }
        .bar { position: sticky; left: 1rem; width: calc(100vw - 3rem); margin: 0 1rem; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem;
          align-items: center; }
        form { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; min-width: 0; }
        [hidden] { display: none; }
        label { display: flex; gap: .4rem; align-items: center; white-space: nowrap; max-width: 100%; }
        input, button, select { font: inherit; min-height: 2rem; min-width: 2rem; max-width: 100%; }
        input { width: 14rem; }
        #keys, #found { color: var(--faint); margin: 0; font-size: .85rem; }
        #found { min-width: 5rem; }
        .legend { list-style: none; display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; font-size: .9rem; }
        .legend .kept span, .outline .kept > b { color: var(--kept); }
        .legend .cut, .outline .cut > b, .outline .cut > .fate { color: var(--cut); }
        .legend .untold, .outline .untold > b, .outline .untold > .fate { color: var(--untold); }
        .legend .below, .legend .inert, .outline .below, .outline .inert { color: var(--below); }
        .picture svg { display: block; }
        .screen { cursor: default; }
        .screen.folds { cursor: pointer; }
        .screen:focus { outline: none; }
        .screen:focus-visible > rect, .screen.current > rect { stroke-width: 4; }
        .screen.gone, .link.gone { display: none; }
        .screen a { cursor: pointer; }
        .screen a:focus-visible text { font-weight: bold; }
        .searching .screen:not(.hit) { opacity: .3; }
        .fold circle { fill: var(--page); stroke: var(--link); }
        .fold text { text-anchor: middle; fill: var(--text); }
        .outline { display: none; }
        @media screen and (max-width: 40rem), screen and (max-height: 30rem) {
          header { font-size: .85rem; }
          input { width: 10rem; }
          #found { min-width: 0; }
          #keys, form:not([hidden]) + .legend { display: none; }
        }
        @media print {
          header form, .picture, #keys { display: none; }
          header { position: static; border: 0; }
          body, .bar { width: auto; }
          .outline { display: block; font-size: 9pt; padding: 0 1rem; print-color-adjust: exact; }
          .outline ul { padding-left: 1.25rem; margin: .25rem 0; list-style: none; }
          .outline li { color: var(--text); break-inside: auto; overflow-wrap: anywhere; margin: .3rem 0; }
          .outline b { break-after: avoid; }
        }

        """
}
