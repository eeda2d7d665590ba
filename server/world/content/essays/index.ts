import { chinesePrimaryEssays } from './chinesePrimary';
import { chineseSecondaryEssays } from './chineseSecondary';
import { englishEssays } from './english';
import type { Essay, EssayBand } from '../types';

export { corrections } from './corrections';
export { essayPrompts } from './prompts';

export const essays: readonly Essay[] = [
  ...chinesePrimaryEssays,
  ...chineseSecondaryEssays,
  ...englishEssays,
];

/** Of a hundred points, the lowest and the highest of each band. */
export const bandRanges: Readonly<Record<EssayBand, readonly [number, number]>> = {
  1: [86, 100],
  2: [70, 85],
  3: [54, 69],
  4: [36, 53],
  5: [1, 35],
};
