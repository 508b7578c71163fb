/// The style and script of the HTML report, and what its policy knows them by: their SHA-256, which a test compares.
enum HTMLAssets {
    static let styleHash = "sha256-u4jVxgWeRx1h3sKGKsaqlUtFkKh4s+lQ4FM6t1KCjUw="
    static let scriptHash = "sha256-/bqEgQnHyYvV47o8RTaIbg16cSumoFZuD88mesWAIcU="

    static let style = """

        :root { color-scheme: light dark; --text: #1d1d1f; --faint: #5f5f66; --page: #fff; --box: #f4f4f6; --line: #d2d2d7;
          --error: #b3001b; --warning: #8a4b00; --note: #0550ae; --mark: #ffe28a; }
        @media (prefers-color-scheme: dark) { :root { --text: #f0f0f2; --faint: #a9a9b2; --page: #161618; --box: #232326; --line: #48484d;
          --error: #ff8a8a; --warning: #ffb74d; --note: #8ab8ff; --mark: #5c4a00; } }
        body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
        main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
        h1, h2, h3, h4 { line-height: 1.25; overflow-wrap: anywhere; }
        h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
        h3 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
        h4 { font-size: 1rem; margin: 0; }
        p, ul { margin: .5rem 0 0; }
        dl, form { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: end; }
        form[hidden], [hidden] { display: none; }
        dt, .rule, .place { color: var(--faint); }
        dd { margin: 0; font-size: 1.25rem; }
        label { display: flex; flex-direction: column; max-width: 100%; }
        select, button { font: inherit; min-height: 2.25rem; max-width: 100%; }
        :focus-visible { outline: 3px solid var(--note); outline-offset: 2px; }
        a { color: inherit; }
        article { border: 1px solid var(--line); border-left: .3rem solid var(--note); border-radius: .3rem;
          padding: .75rem 1rem; margin: .75rem 0; }
        article.error { border-left-color: var(--error); }
        article.warning { border-left-color: var(--warning); }
        article.silenced { border-style: dashed; }
        .severity { color: var(--note); }
        .error .severity { color: var(--error); }
        .warning .severity { color: var(--warning); }
        .rule, .place { overflow-wrap: anywhere; }
        pre { margin: .25rem 0 0; padding: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--box); }
        pre, code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9rem; }
        .number { color: var(--faint); user-select: none; padding-right: .5rem; }
        mark { background: var(--mark); color: inherit; text-decoration: underline; }

        """

    static let script = """

        "use strict";
        const form = document.getElementById("filter");
        const articles = [...document.querySelectorAll("article")];
        function apply() {
          const wanted = ["severity", "rule", "file"].map(name => [name, form.elements[name].value]).filter(([, value]) => value);
          let count = 0;
          for (const article of articles) {
            article.hidden = wanted.some(([name, value]) => article.dataset[name] !== value);
            if (!article.hidden) count += 1;
          }
          for (const section of document.querySelectorAll("section.file")) {
            section.hidden = !section.querySelector("article:not([hidden])");
          }
          document.getElementById("shown").textContent = `${count} of ${articles.length} shown`;
        }
        form.addEventListener("change", apply);
        form.addEventListener("reset", () => setTimeout(apply));
        form.addEventListener("submit", event => event.preventDefault());
        form.hidden = false;
        apply();

        """
}
