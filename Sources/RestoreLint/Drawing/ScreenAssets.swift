/// The styles of picture and page, the page's script, and what its policy knows them by: their SHA-256, which a test compares.
enum ScreenAssets {
    static let styleHash = "sha256-9g/yJAuYiAnfqLn2JuZDPoP4PA1LwEm74LoEtSNY24A="
    static let scriptHash = "sha256-4Ze096/1lh/LAUkptjW1fpm9UeYllLs56mr0sBulfCk="

    static let pictureStyle = """

        :root { color-scheme: light dark; --text: #1d1d1f; --faint: #5f5f66; --page: #fff; --link: #8e8e93;
          --kept: #1b7a33; --kept-box: #eaf7ed; --cut: #b3001b; --cut-box: #fdecec; --untold: #8a4b00; --untold-box: #fff6e0;
          --below: #77777d; --below-box: #f0f0f2; }
        @media (prefers-color-scheme: dark) { :root { --text: #f0f0f2; --faint: #a9a9b2; --page: #161618; --link: #6e6e73;
          --kept: #6fdc8c; --kept-box: #12291a; --cut: #ff8a8a; --cut-box: #351416; --untold: #ffb74d; --untold-box: #322408;
          --below: #98989f; --below-box: #232326; } }
        .page { fill: var(--page); }
        svg text { font: 11px ui-monospace, Menlo, "DejaVu Sans Mono", Consolas, monospace; fill: var(--text); white-space: pre; }
        svg .name { font-size: 12px; font-weight: bold; }
        svg .place, svg .remark { fill: var(--faint); }
        svg .title { font-size: 16px; font-weight: bold; }
        svg .remark { font-size: 12px; }
        svg rect { stroke-width: 1; }
        .link { fill: none; stroke: var(--link); stroke-width: 1.25; }
        .later { stroke-dasharray: 4 3; }
        .kept rect { fill: var(--kept-box); stroke: var(--kept); }
        .cut rect { fill: var(--cut-box); stroke: var(--cut); stroke-width: 2; }
        .untold rect { fill: var(--untold-box); stroke: var(--untold); }
        .below rect, .inert rect { fill: var(--below-box); stroke: var(--below); }
        .kept .fate, .kept .name { fill: var(--kept); }
        .cut .fate, .cut .name { fill: var(--cut); }
        .untold .fate, .untold .name { fill: var(--untold); }
        .below text, .inert text { fill: var(--below); }

        """

    static let style =
        pictureStyle + """
            body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.4 system-ui, sans-serif; }
            header { position: sticky; top: 0; left: 0; z-index: 1; background: var(--page); border-bottom: 1px solid var(--link);
              padding: .5rem 1rem; display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: center; width: fit-content; min-width: calc(100vw - 2rem); }
            form { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; }
            [hidden] { display: none; }
            input, button { font: inherit; min-height: 2rem; }
            #keys, #found { color: var(--faint); margin: 0; font-size: .85rem; }
            #found { min-width: 5rem; }
            .legend { list-style: none; display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; font-size: .9rem; }
            .legend .kept span, .outline .kept > b { color: var(--kept); }
            .legend .cut, .outline .cut > b, .outline .cut > .fate { color: var(--cut); }
            .legend .untold, .outline .untold > b { color: var(--untold); }
            .legend .below, .legend .inert, .outline .below, .outline .inert { color: var(--below); }
            .screen { cursor: default; }
            .screen.folds { cursor: pointer; }
            .screen:focus { outline: none; }
            .screen:focus-visible > rect, .screen.current > rect { stroke-width: 4; }
            .screen.gone, .link.gone { display: none; }
            .searching .screen:not(.hit) { opacity: .3; }
            .fold circle { fill: var(--page); stroke: var(--link); }
            .fold text { text-anchor: middle; }
            .outline { display: none; }
            @media print {
              header form, .picture { display: none; }
              header { position: static; border: 0; }
              .outline { display: block; font-size: 9pt; padding: 0 1rem; }
              .outline ul { padding-left: 1.25rem; margin: .25rem 0; list-style: none; }
              .outline li { break-inside: auto; overflow-wrap: anywhere; margin: .3rem 0; }
              .outline b { break-after: avoid; }
            }

            """

    static let script = """

        "use strict";
        const SVG = "http://www.w3.org/2000/svg";
        const width = \(ScreenLayout.boxWidth), gap = \(ScreenLayout.columnGap), row = \(ScreenLayout.rowGap), margin = \(ScreenLayout.margin), port = \(ScreenLayout.port);
        const svg = document.querySelector(".picture svg");
        const screens = [...svg.querySelectorAll(".screen")].map(element => ({
          element, link: document.getElementById(element.id + "-link"), height: Number(element.dataset.height), children: [], depth: 0,
          folded: false, text: element.getAttribute("aria-label").toLowerCase(),
        }));
        const byID = new Map(screens.map(screen => [screen.element.id, screen]));
        for (const screen of screens) {
          screen.parent = byID.get(screen.element.dataset.parent);
          if (screen.parent) { screen.parent.children.push(screen); screen.depth = screen.parent.depth + 1; }
        }
        for (const screen of screens) {
          screen.element.tabIndex = -1;
          if (!screen.children.length) continue;
          const fold = document.createElementNS(SVG, "g"), circle = document.createElementNS(SVG, "circle"), sign = document.createElementNS(SVG, "text");
          fold.setAttribute("class", "fold");
          fold.setAttribute("transform", `translate(${width} ${port})`);
          circle.setAttribute("r", 8);
          sign.setAttribute("y", 4);
          fold.append(circle, sign);
          screen.element.append(fold);
          screen.element.classList.add("folds");
          screen.sign = sign;
        }
        const parts = [...svg.children].filter(element => element.matches(".heading") || element.matches(".screen:not([data-parent])"));

        function hide(screen) {
          screen.element.classList.add("gone");
          if (screen.link) screen.link.classList.add("gone");
          screen.children.forEach(hide);
        }
        function place(screen, y) {
          const x = margin + screen.depth * (width + gap);
          screen.x = x; screen.y = y;
          screen.element.classList.remove("gone");
          screen.element.setAttribute("transform", `translate(${x} ${y})`);
          if (screen.link) {
            const start = screen.parent.x + width, from = screen.parent.y + port, to = y + port;
            screen.link.classList.remove("gone");
            screen.link.setAttribute("d", from === to ? `M${start} ${from}H${x}` : `M${start} ${from}H${start + gap / 2}V${to}H${x}`);
          }
          let next = y;
          if (screen.sign) {
            screen.element.setAttribute("aria-expanded", String(!screen.folded));
            screen.sign.textContent = screen.folded ? "+" : "\\u2212";
          }
          for (const child of screen.children) {
            if (screen.folded) hide(child); else next = place(child, next);
          }
          return Math.max(next, y + screen.height + row);
        }
        function layout() {
          let y = margin;
          for (const element of parts) {
            if (element.matches(".heading")) {
              if (element.querySelector(".title") && y > margin) y += margin;
              element.setAttribute("transform", `translate(${margin} ${y})`);
              y += Number(element.dataset.height);
            } else {
              y = place(byID.get(element.id), y);
            }
          }
          svg.setAttribute("height", y + margin);
          svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${y + margin}`);
        }
        const visible = () => screens.filter(screen => !screen.element.classList.contains("gone"));
        let current = screens[0];
        function go(screen) {
          if (!screen) return;
          for (let above = screen.parent; above; above = above.parent) above.folded = false;
          layout();
          current.element.classList.remove("current");
          current.element.tabIndex = -1;
          current = screen;
          current.element.tabIndex = 0;
          current.element.classList.add("current");
          current.element.scrollIntoView({block: "center", inline: "center"});
        }
        function walk(screen) { go(screen); if (screen) screen.element.focus({preventScroll: true}); }
        function turn(screen, folded) { if (screen.sign) { screen.folded = folded; layout(); } }

        svg.addEventListener("click", event => {
          const element = event.target.closest(".screen");
          if (!element) return;
          const screen = byID.get(element.id);
          if (event.target.closest(".fold")) turn(screen, !screen.folded);
          walk(screen);
        });
        svg.addEventListener("dblclick", event => {
          const element = event.target.closest(".screen");
          if (element) turn(byID.get(element.id), !byID.get(element.id).folded);
        });
        svg.addEventListener("keydown", event => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const all = visible(), index = all.indexOf(current);
          switch (event.key) {
          case "ArrowDown": walk(all[index + 1]); break;
          case "ArrowUp": walk(all[index - 1]); break;
          case "ArrowRight": if (current.folded) turn(current, false); else walk(current.children[0]); break;
          case "ArrowLeft": if (current.sign && !current.folded) turn(current, true); else walk(current.parent); break;
          case "Home": walk(all[0]); break;
          case "End": walk(all[all.length - 1]); break;
          case "Enter": case " ": turn(current, !current.folded); break;
          default: return;
          }
          event.preventDefault();
        });

        const form = document.getElementById("controls"), input = form.elements.search, found = document.getElementById("found");
        let hits = [], hit = -1;
        function search() {
          const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
          hits = words.length ? screens.filter(screen => words.every(word => screen.text.includes(word))) : [];
          hit = -1;
          svg.classList.toggle("searching", words.length > 0);
          for (const screen of screens) screen.element.classList.toggle("hit", hits.includes(screen));
          found.textContent = words.length ? `${hits.length} found` : "";
        }
        function next(step) {
          if (!hits.length) return;
          hit = (hit + step + hits.length) % hits.length;
          go(hits[hit]);
          found.textContent = `${hit + 1} of ${hits.length}`;
        }
        input.addEventListener("input", search);
        form.addEventListener("submit", event => event.preventDefault());
        input.addEventListener("keydown", event => {
          if (event.key === "Enter") { event.preventDefault(); if (hit < 0 && event.shiftKey) hit = 0; next(event.shiftKey ? -1 : 1); }
          if (event.key === "Escape") { input.value = ""; search(); if (current) walk(current); }
        });
        document.addEventListener("keydown", event => {
          if (event.key === "/" && document.activeElement !== input) { event.preventDefault(); input.focus(); input.select(); }
        });
        function all(folded) { for (const screen of screens) if (screen.sign) screen.folded = folded; if (current) { while (folded && current.parent) current = current.parent; } layout(); }
        document.getElementById("fold").addEventListener("click", () => all(true));
        document.getElementById("unfold").addEventListener("click", () => all(false));
        if (current) { form.hidden = false; current.element.tabIndex = 0; layout(); }

        """
}
