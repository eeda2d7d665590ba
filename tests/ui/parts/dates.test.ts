import { describe, expect, it } from 'vitest';
import { datesIn } from '../../../src/ui/parts/dates';

const at = '2026-03-30T18:05:00Z';

describe('dates', () => {
  it.each([
    ['zh', 'moment', '3月31日 周二 02:05'],
    ['zh', 'date', '2026/03/31'],
    ['zh', 'fileMoment', '2026-03-31 02:05'],
    ['zh', 'fileDay', '2026-03-31'],
    ['en', 'moment', 'Tue 31 Mar, 02:05'],
    ['en', 'date', '31 Mar 2026'],
    ['en', 'fileMoment', '2026-03-31 02:05'],
    ['en', 'fileDay', '2026-03-31'],
  ] as const)('in %s as %s: %s', (language, form, text) => {
    expect(datesIn(language)[form](at)).toBe(text);
  });

  it('that are not there stay away from a file', () => {
    expect(datesIn('zh').fileMoment(null)).toBeNull();
  });
});
