import type { ColorName } from './theme/colors';

/** A token's colour, where Chakra's style properties do not reach. */
const color = (name: ColorName) => `var(--chakra-colors-${name.replaceAll('.', '-')})`;

const words = { fontFamily: 'inherit', fontSize: 12, fill: color('fg.muted') };

/** Victory draws with style objects: these are the tokens in its terms. */
export const chartTheme = {
  /** At most these two stand beside each other; they differ in lightness too. */
  effective: { fill: color('chart.1') },
  other: { fill: color('chart.5'), fillOpacity: 0.3, stroke: color('chart.5'), strokeWidth: 1 },
  line: { stroke: color('chart.1'), strokeWidth: 2 },
  /** What somebody did, above what is drawn. */
  mark: { fill: color('fg.muted') },
  /** Takes pointer and focus over the whole height of a day. */
  unseen: { fill: 'transparent' },
  axis: { axis: { stroke: color('border.emphasized') }, tickLabels: words },
  scale: {
    axis: { stroke: 'none' },
    grid: { stroke: color('border') },
    tickLabels: words,
  },
  tooltip: { ...words, fill: color('fg.inverted') },
  flyout: { fill: color('bg.inverted'), stroke: 'none' },
} as const;
