extension ScreenAssets {
    /// Lays the picture of the page out as `ScreenLayout` does, without what is folded, and searches it.
    static let script = """

        "use strict";
        const SVG = "http://www.w3.org/2000/svg";
        const width = \(ScreenLayout.boxWidth), gap = \(ScreenLayout.columnGap), row = \(ScreenLayout.rowGap);
        const margin = \(ScreenLayout.margin), port = \(ScreenLayout.port);
        // Of more boxes only the first levels are open at first.
        const manyScreens = 60, openLevels = 2;
        const svg = document.querySelector(".picture svg"), header = document.querySelector("header");
        const legends = new Map(
          [...document.querySelectorAll(".legend li")].map(item => [item.className, item.textContent.slice(2).toLowerCase()]));
        const states = [...legends.keys()];
        const screens = [...svg.querySelectorAll(".screen")].map(element => ({
          element, link: document.getElementById(element.id + "-link"), height: Number(element.dataset.height), children: [], depth: 0,
          folded: false, anchors: [...element.querySelectorAll("a")], state: states.find(state => element.classList.contains(state)),
          name: element.dataset.name.toLowerCase(), number: "#" + element.id.split("-")[1],
          identifier: (element.dataset.identifier || "").toLowerCase(), text: element.getAttribute("aria-label").toLowerCase(),
        }));
        const byID = new Map(screens.map(screen => [screen.element.id, screen]));
        for (const screen of screens) {
          screen.parent = byID.get(screen.element.dataset.parent);
          if (screen.parent) { screen.parent.children.push(screen); screen.depth = screen.parent.depth + 1; }
        }
        for (const screen of screens) {
          reach(screen, false);
          if (!screen.children.length) continue;
          screen.folded = screens.length > manyScreens && screen.depth + 1 >= openLevels;
          const [fold, circle, sign] = ["g", "circle", "text"].map(name => document.createElementNS(SVG, name));
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

        // Whether Tab stops at it and at what it leads to.
        function reach(screen, isReached) {
          for (const element of [screen.element, ...screen.anchors]) element.tabIndex = isReached ? 0 : -1;
        }
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
        const size = {width: 0, height: 0};
        let scale = 1;
        function resize() {
          svg.setAttribute("width", Math.round(size.width * scale));
          svg.setAttribute("height", Math.round(size.height * scale));
        }
        function layout() {
          let y = margin;
          size.width = 0;
          for (const element of parts) {
            if (element.matches(".heading")) {
              if (element.querySelector(".title") && y > margin) y += margin;
              element.setAttribute("transform", `translate(${margin} ${y})`);
              y += Number(element.dataset.height);
              size.width = Math.max(size.width, margin + Number(element.dataset.width));
            } else {
              y = place(byID.get(element.id), y);
            }
          }
          for (const screen of visible()) size.width = Math.max(size.width, screen.x + width);
          size.width += margin;
          size.height = y + margin;
          svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
          resize();
        }
        // What is in the middle stays there.
        function zoom(value) {
          const old = scale, middle = [innerWidth / 2, innerHeight / 2 - header.offsetHeight];
          scale = Math.min(3, Math.max(.1, value));
          resize();
          const ratio = scale / old;
          scrollTo((scrollX + middle[0]) * ratio - middle[0], (scrollY + middle[1]) * ratio - middle[1]);
        }
        function fit() { zoom(Math.min(1, document.documentElement.clientWidth / size.width)); }
        const visible = () => screens.filter(screen => !screen.element.classList.contains("gone"));
        let current = screens[0];
        function go(screen, block) {
          if (!screen) return;
          let unfolds = false;
          for (let above = screen.parent; above; above = above.parent) {
            unfolds ||= above.folded;
            above.folded = false;
          }
          if (unfolds) layout();
          current.element.classList.remove("current");
          reach(current, false);
          current = screen;
          reach(current, true);
          current.element.classList.add("current");
          // The header lies over the top of the page.
          document.documentElement.style.scrollPadding = `${header.offsetHeight + margin}px ${margin}px ${margin}px`;
          current.element.scrollIntoView({block, inline: block});
        }
        function walk(screen, block = "nearest") { go(screen, block); if (screen) screen.element.focus({preventScroll: true}); }
        function turn(screen, folded) { if (screen.sign) { screen.folded = folded; layout(); } }
        function goToAddress() { walk(byID.get(location.hash.slice(1)), "center"); }

        svg.addEventListener("click", event => {
          const anchor = event.target.closest("a"), element = event.target.closest(".screen");
          if (anchor) {
            // Otherwise the address changes, which is heard below.
            if (anchor.getAttribute("href") === location.hash) { event.preventDefault(); goToAddress(); }
            return;
          }
          if (!element) return;
          const screen = byID.get(element.id);
          if (event.target.closest(".fold")) turn(screen, !screen.folded);
          walk(screen);
        });
        addEventListener("hashchange", goToAddress);
        svg.addEventListener("dblclick", event => {
          const element = event.target.closest(".screen");
          if (element && !event.target.closest("a, .fold")) turn(byID.get(element.id), !byID.get(element.id).folded);
        });
        svg.addEventListener("keydown", event => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          if (event.key === "Enter" && event.target.closest("a")) return;
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

        const form = document.getElementById("controls"), input = form.elements.search, chosen = form.elements.state;
        const found = document.getElementById("found");
        let hits = [], hit = -1;
        // Classes before identifiers before all else that a box says; a number means one box. Not found is NaN.
        function rank(screen, words) {
          return Math.max(0, ...words.map(word => {
            if (/^#\\d+$/.test(word)) return screen.number === word ? 0 : NaN;
            if (screen.name.startsWith(word)) return 0;
            if (screen.name.includes(word)) return 1;
            if (screen.identifier.includes(word)) return 2;
            return screen.text.includes(word) ? (legends.get(screen.state).startsWith(words.join(" ")) ? 3 : 4) : NaN;
          }));
        }
        function search() {
          const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean), state = chosen.value;
          const isSearching = words.length > 0 || state !== "";
          hits = !isSearching ? [] : screens.filter(screen => !state || screen.state === state)
            .map(screen => [screen, rank(screen, words)]).filter(([, rank]) => !isNaN(rank))
            .sort(([, one], [, other]) => one - other).map(([screen]) => screen);
          hit = -1;
          svg.classList.toggle("searching", isSearching);
          const isHit = new Set(hits);
          for (const screen of screens) screen.element.classList.toggle("hit", isHit.has(screen));
          found.textContent = isSearching ? `${hits.length} found` : "";
        }
        function next(step) {
          if (!hits.length) return;
          hit = hit < 0 && step < 0 ? hits.length - 1 : (hit + step + hits.length) % hits.length;
          go(hits[hit], "center");
          found.textContent = `${hit + 1} of ${hits.length}`;
        }
        input.addEventListener("input", search);
        chosen.addEventListener("change", search);
        form.addEventListener("submit", event => { event.preventDefault(); next(1); });
        input.addEventListener("keydown", event => {
          if (event.key === "Enter" && event.shiftKey) { event.preventDefault(); next(-1); }
          if (event.key === "Escape") { input.value = ""; chosen.value = ""; search(); if (current) walk(current); }
        });
        document.addEventListener("keydown", event => {
          if (event.altKey || event.ctrlKey || event.metaKey || [input, chosen].includes(document.activeElement)) return;
          switch (event.key) {
          case "/": input.focus(); input.select(); break;
          case "+": case "=": zoom(scale * 1.25); break;
          case "-": zoom(scale / 1.25); break;
          case "0": zoom(1); break;
          case "w": fit(); break;
          default: return;
          }
          event.preventDefault();
        });
        function all(folded) {
          let seen = current;
          while (folded && seen.parent) seen = seen.parent;
          for (const screen of screens) if (screen.sign) screen.folded = folded;
          layout();
          go(seen, "nearest");
        }
        const actions = {
          fold: () => all(true), unfold: () => all(false), fit, out: () => zoom(scale / 1.25), in: () => zoom(scale * 1.25),
        };
        for (const [id, action] of Object.entries(actions)) document.getElementById(id).addEventListener("click", action);
        if (current) {
          form.hidden = document.getElementById("keys").hidden = false;
          reach(current, true);
          layout();
          if (location.hash) goToAddress();
        }

        """
}
