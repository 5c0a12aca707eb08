/**
 * The style of both elements, inside their shadow roots. A page sets colours and fonts by the `--ganaka-…` properties
 * used here.
 */
export const STYLE = `
:host { display: block; color-scheme: inherit; font: 16px/1.5 var(--ganaka-font, system-ui, sans-serif); container-type: inline-size;
  --i: var(--ganaka-ink, light-dark(#211c18, #ece6da)); --s: var(--ganaka-soft, light-dark(#6d6258, #aea698));
  --p: var(--ganaka-paper, light-dark(#fffdf9, #151a30)); --l: var(--ganaka-line, light-dark(#e7ddce, #2a3050));
  --a: var(--ganaka-accent, light-dark(#b8460e, #f0955a));
  color: var(--i); background: var(--p); border: 1px solid var(--l); border-radius: 10px; padding: 1rem; }
:host([hidden]) { display: none; }
h2 { display: flex; align-items: center; gap: 0.6rem; margin: 0; font-size: 1.35em; font-weight: 600; line-height: 1.3; }
p { margin: 0.2rem 0 0; color: var(--s); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.2rem 1rem; margin: 0.8rem 0 0; }
dt { color: var(--s); }
dd { margin: 0; }
small { color: var(--s); font-size: 0.9em; }
.moon { width: 1.8em; height: 1.8em; flex: none; }
.moon circle { fill: #1b2040; stroke: var(--s); stroke-width: 0.8; }
.moon path { fill: #f1ead9; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin-top: 0.8rem; font-size: 0.85em; }
th { color: var(--s); font-weight: 400; padding: 0.2rem; }
td { border: 1px solid var(--l); padding: 0.25rem; vertical-align: top; overflow-wrap: anywhere; height: 3.6em; }
td b { font-weight: 600; display: flex; justify-content: space-between; }
td .moon { width: 1.2em; height: 1.2em; }
td[aria-current] { outline: 2px solid var(--a); outline-offset: -2px; }
@container (max-width: 30rem) { td span { font-size: 0.8em; } }
`;
