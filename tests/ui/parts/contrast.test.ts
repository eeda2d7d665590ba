import { expect, test } from 'vitest';
import { colors } from '../../../src/ui/parts/theme/colors';
import type { ColorName } from '../../../src/ui/parts/theme/colors';

/** The relative luminance of `#rrggbb`, by WCAG 2. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const themes = ['light', 'dark'] as const;
const lying: readonly ColorName[] = ['bg', 'bg.panel', 'bg.subtle', 'bg.selected'];
const text: readonly ColorName[] = ['fg', 'fg.muted', 'fg.subtle', 'brand.fg', 'danger.fg'];
const shapes: readonly ColorName[] = [
  'border.control',
  'brand.ring',
  ...(['good', 'watch', 'act', 'none', 'waiting'] as const).map(
    (kind) => `status.${kind}` as const,
  ),
  ...([1, 2, 3, 4, 5, 6] as const).map((number) => `chart.${number}` as const),
];
const pairs: readonly (readonly [ColorName, ColorName])[] = [
  ['brand.contrast', 'brand.solid'],
  ['brand.contrast', 'brand.hover'],
  ['danger.contrast', 'danger.solid'],
  ['danger.contrast', 'danger.hover'],
  ['danger.fg', 'danger.subtle'],
  ['fg.inverted', 'bg.inverted'],
];

/** The pairs that are too close, with what they have. */
const tooClose = (
  theme: (typeof themes)[number],
  combinations: readonly (readonly [ColorName, ColorName])[],
  least: number,
) =>
  combinations
    .map(([one, other]) => ({
      pair: `${one} on ${other}`,
      has: contrast(colors[one][theme], colors[other][theme]),
    }))
    .filter(({ has }) => has < least);

const everyPair = (over: readonly ColorName[], under: readonly ColorName[]) =>
  over.flatMap((one) => under.map((other) => [one, other] as const));

test.each(themes)('text keeps 4.5 : 1 in the %s theme', (theme) => {
  expect(tooClose(theme, [...everyPair(text, lying), ...pairs], 4.5)).toEqual([]);
});

test.each(themes)('shapes and edges of controls keep 3 : 1 in the %s theme', (theme) => {
  expect(tooClose(theme, everyPair(shapes, ['bg', 'bg.panel']), 3)).toEqual([]);
});

test.each(themes)('statuses also keep 3 : 1 on rows in the %s theme', (theme) => {
  const statuses = shapes.filter((name) => name.startsWith('status.'));
  expect(tooClose(theme, everyPair(statuses, ['bg.subtle', 'bg.selected']), 3)).toEqual([]);
});
