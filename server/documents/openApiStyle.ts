import { Html } from './html';

/** The reading page's one style sheet: plain, for wide screens and paper, light and dark. */
export const openApiStyle = new Html(`
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --brand: light-dark(#0f766e, #5eead4);
  font: 14px/22px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
a { color: var(--brand); }
header { display: flex; gap: 1rem; align-items: baseline; flex-wrap: wrap; }
header h1 { font-size: 1.5rem; margin: 0; flex: 1; }
nav ul { columns: 3 12rem; padding: 0; list-style: none; }
h2 { margin: 2.5rem 0 .5rem; padding-bottom: .25rem; border-bottom: 2px solid var(--line); }
h3 { margin: 0; font-size: 1rem; }
h4 { margin: .75rem 0 0; font-size: .875rem; }
section > article { margin: 1.25rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line);
  border-radius: 6px; break-inside: avoid; }
article > p { margin: .25rem 0 0; }
code { font-family: ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
.badge { display: inline-block; padding: 0 .5rem; border-radius: 6px; background: var(--soft); }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line);
  vertical-align: top; }
th { font-weight: 600; }
td:first-child { width: 34%; }
@media (max-width: 40rem) { nav ul { columns: 1; } td:first-child { width: auto; } }
`);
