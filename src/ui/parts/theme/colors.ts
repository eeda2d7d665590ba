/** One colour of the portal in both themes. */
interface Pair {
  readonly light: string;
  readonly dark: string;
}

/**
 * Every colour that the portal shows, by the name that views use (`fg.muted`, `status.good`).
 * Neutrals are slate, the brand is a deep teal. Text colours keep 4.5 : 1 and shapes 3 : 1 on each
 * background in both themes; `tests/ui/parts/contrast.test.ts` proves it.
 */
export const colors = {
  bg: { light: '#f8fafc', dark: '#0e1522' },
  'bg.panel': { light: '#ffffff', dark: '#161f2f' },
  'bg.subtle': { light: '#f1f5f9', dark: '#1e293b' },
  'bg.muted': { light: '#e2e8f0', dark: '#2a374c' },
  'bg.selected': { light: '#e6f4f2', dark: '#12373a' },
  'bg.inverted': { light: '#1e293b', dark: '#e2e8f0' },
  'bg.backdrop': { light: 'rgba(15, 23, 42, 0.4)', dark: 'rgba(2, 6, 17, 0.64)' },
  fg: { light: '#1e293b', dark: '#e6ebf2' },
  'fg.muted': { light: '#475569', dark: '#a9b6c8' },
  'fg.subtle': { light: '#586579', dark: '#94a3b8' },
  'fg.inverted': { light: '#f8fafc', dark: '#0f172a' },
  border: { light: '#e2e8f0', dark: '#28354a' },
  'border.emphasized': { light: '#cbd5e1', dark: '#3b4a61' },
  'border.control': { light: '#7b899d', dark: '#64748b' },
  'brand.solid': { light: '#0f766e', dark: '#0f766e' },
  'brand.hover': { light: '#115e59', dark: '#0c655e' },
  'brand.contrast': { light: '#ffffff', dark: '#ffffff' },
  'brand.fg': { light: '#0f766e', dark: '#5ccfc1' },
  'brand.ring': { light: '#0f766e', dark: '#5ccfc1' },
  'danger.solid': { light: '#b91c1c', dark: '#b91c1c' },
  'danger.hover': { light: '#991b1b', dark: '#a11818' },
  'danger.contrast': { light: '#ffffff', dark: '#ffffff' },
  'danger.fg': { light: '#b91c1c', dark: '#fca5a5' },
  'danger.subtle': { light: '#fef2f2', dark: '#3a1c24' },
  'status.good': { light: '#15803d', dark: '#4ade80' },
  'status.watch': { light: '#b45309', dark: '#fbbf24' },
  'status.act': { light: '#dc2626', dark: '#f87171' },
  'status.none': { light: '#64748b', dark: '#94a3b8' },
  'status.waiting': { light: '#2563eb', dark: '#60a5fa' },
  'chart.1': { light: '#0f766e', dark: '#5ccfc1' },
  'chart.2': { light: '#c2410c', dark: '#fb923c' },
  'chart.3': { light: '#1d4ed8', dark: '#7ba7f7' },
  'chart.4': { light: '#a16207', dark: '#facc15' },
  'chart.5': { light: '#64748b', dark: '#b6c2d1' },
  'chart.6': { light: '#7e22ce', dark: '#d0a5f8' },
} as const satisfies Record<string, Pair>;

/** The name of a colour, as style properties take it. */
export type ColorName = keyof typeof colors;
