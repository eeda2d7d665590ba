import { colors } from './colors';

const pixels = (count: number) => ({ value: `${count / 16}rem` });

/** The 4 px grid: the name is the number of steps. */
const grid = {
  0: { value: '0' },
  px: { value: '1px' },
  0.5: pixels(2),
  1: pixels(4),
  1.5: pixels(6),
  2: pixels(8),
  3: pixels(12),
  4: pixels(16),
  5: pixels(20),
  6: pixels(24),
  8: pixels(32),
  10: pixels(40),
  12: pixels(48),
  16: pixels(64),
  20: pixels(80),
};

const headerHeight = pixels(52);

const fonts =
  'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** Sizes, fonts, radii, times and layers: what has the same value in both themes. */
export const tokens = {
  // What sticks under the header keeps its distance.
  spacing: { ...grid, header: headerHeight },
  sizes: {
    ...grid,
    full: { value: '100%' },
    icon: pixels(16),
    control: pixels(32),
    controlSmall: pixels(28),
    row: pixels(40),
    header: headerHeight,
    sidebar: pixels(208),
    sidebarCollapsed: pixels(56),
    content: pixels(1440),
    field: pixels(360),
    line: { value: '40em' },
    dialogSmall: pixels(400),
    dialogMedium: pixels(560),
    dialogLarge: pixels(880),
    dialogExtraLarge: pixels(1200),
  },
  radii: { control: pixels(6), small: pixels(4), full: { value: '9999px' } },
  fonts: {
    body: { value: fonts },
    heading: { value: fonts },
    mono: { value: 'ui-monospace, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace' },
  },
  fontSizes: {
    ...{ body: pixels(14), small: pixels(12), title: pixels(20) },
    // On a screen that a class sees: ten students fill it, whatever its size.
    wall: { value: 'clamp(1.375rem, min(3.2vw, 4.2vh), 4rem)' },
    wallSmall: { value: 'clamp(1rem, min(2vw, 2.6vh), 2.5rem)' },
    wallTitle: { value: 'clamp(1.625rem, min(3.6vw, 4.8vh), 4.5rem)' },
  },
  lineHeights: {
    ...{ body: pixels(22), small: pixels(18), title: pixels(28), wall: { value: '1.4' } },
    // Of which two fit into a row.
    ...{ row: { value: '1.25' }, rowSmall: { value: '1.2' } },
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
  durations: { quick: { value: '120ms' }, steady: { value: '160ms' }, slow: { value: '200ms' } },
  zIndex: {
    sticky: { value: 10 },
    header: { value: 100 },
    popover: { value: 1000 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
};

type Conditional = { value: { base: string; _dark: string; _print: string } };
type Branch = { [part: string]: Conditional | Branch };

/** `fg.muted` becomes `{ fg: { muted } }`, `fg` becomes `{ fg: { DEFAULT } }`. On paper all is light. */
function nestedColors(): Branch {
  const root: Record<string, Record<string, Conditional>> = {};
  for (const [name, { light, dark }] of Object.entries(colors)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    root[group] ??= {};
    root[group][shade] = { value: { base: light, _dark: dark, _print: light } };
  }
  return root;
}

/** What changes between light, dark and paper. */
export const semanticTokens = {
  colors: nestedColors(),
  shadows: {
    floating: {
      value: {
        base: '0 8px 24px rgba(15, 23, 42, 0.12), 0 1px 3px rgba(15, 23, 42, 0.12)',
        _dark: '0 8px 24px rgba(0, 0, 0, 0.5), 0 0 0 1px #28354a',
        _print: 'none',
      },
    },
  },
};

/** The three sizes of text, those of a screen that a class sees, and figures that line up under one another. */
export const textStyles = {
  body: { value: { fontSize: 'body', lineHeight: 'body' } },
  small: { value: { fontSize: 'small', lineHeight: 'small' } },
  title: { value: { fontSize: 'title', lineHeight: 'title', fontWeight: 'semibold' } },
  wall: { value: { fontSize: 'wall', lineHeight: 'wall' } },
  wallSmall: { value: { fontSize: 'wallSmall', lineHeight: 'wall' } },
  wallTitle: { value: { fontSize: 'wallTitle', lineHeight: 'wall', fontWeight: 'semibold' } },
  figures: { value: { fontVariantNumeric: 'tabular-nums' } },
};
