/** The formats that a chart can be exported in, in the order in which they are offered. */
export const exportFormats = ['svg', 'png', 'pdf', 'mermaid', 'scxml', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Those that need the drawing: the others only read the chart. */
const drawnFormats: readonly ExportFormat[] = ['svg', 'png', 'pdf'];
/** Those that are no text, and so cannot be copied as one. */
const binaryFormats: readonly ExportFormat[] = ['png', 'pdf'];

export const isDrawn = (format: ExportFormat) => drawnFormats.includes(format);
export const isText = (format: ExportFormat) => !binaryFormats.includes(format);

/** How a file of a format ends, and what the browser is told that it is. */
export const fileKinds = {
  svg: { ending: 'svg', type: 'image/svg+xml' },
  png: { ending: 'png', type: 'image/png' },
  pdf: { ending: 'pdf', type: 'application/pdf' },
  mermaid: { ending: 'mmd', type: 'text/plain' },
  scxml: { ending: 'scxml', type: 'application/scxml+xml' },
  json: { ending: 'json', type: 'application/json' },
} as const satisfies Record<ExportFormat, { readonly ending: string; readonly type: string }>;

/** What the file of a chart is called: `grading.svg`. */
export function exportedName(chart: string, format: ExportFormat): string {
  return `${chart}.${fileKinds[format].ending}`;
}
