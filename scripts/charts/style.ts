/** The look of a page for a review, on a screen and on paper. */
export const style = `
:root { color-scheme: light; font: 15px/1.5 system-ui, 'Noto Sans CJK SC', sans-serif; color: #1f2328; }
body { margin: 0; padding: 16px 24px 64px; background: #fff; }
h1 { font-size: 24px; } h2 { font-size: 20px; scroll-margin-top: 16px; margin-top: 48px; border-top: 1px solid #8c959f; padding-top: 16px; }
h3 { font-size: 15px; margin: 20px 0 4px; }
code, .data { font: 12px/1.5 ui-monospace, monospace; color: #57606a; overflow-wrap: anywhere; }
.versions { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 12px 0; overflow-x: auto; border: 1px solid #d0d7de; padding: 8px; max-width: 100%; box-sizing: border-box; }
figcaption { font-weight: 600; }
svg { display: block; }
svg text { font-family: system-ui, 'Noto Sans CJK SC', sans-serif; }
.kind { border: 1px solid #8c959f; border-radius: 3px; padding: 0 4px; font-size: 12px; }
.sign { display: inline-block; min-width: 2.5em; font-weight: 700; }
.changes, ol, p, table { max-width: 1200px; }
.changes { list-style: none; padding: 0; } .changes li { margin: 8px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 12px; margin: 2px 0 2px 2.5em; }
dt { color: #57606a; } dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; }
g[id] { scroll-margin: 160px; }
g:target rect { stroke: #0969da; stroke-width: 3; }
ins { text-decoration: underline; } del { text-decoration: line-through; }
#zh:checked ~ * .en, #en:checked ~ * .zh { display: none; }
#zh:focus-visible + label, #en:focus-visible + label { outline: 2px solid #0969da; }
@media print {
  @page { margin: 12mm; }
  body { max-width: none; padding: 0; font-size: 12px; }
  .switch, nav { display: none; }
  section { break-before: page; } figure, li, table { break-inside: avoid; }
  figure { overflow: visible; } svg { max-width: 100%; max-height: 85vh; width: auto; height: auto; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
