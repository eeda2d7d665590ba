import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { datesIn } from '../../../src/ui/parts/dates';

const at = '2026-03-30T18:05:00Z';

describe('dates', () => {
  beforeAll(() => vi.useFakeTimers({ now: new Date('2026-12-31T15:59:00Z') }));
  afterAll(() => vi.useRealTimers());

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

  it.each([
    ['zh', 'moment', '2025年11月25日 周二 08:00'],
    ['zh', 'day', '2025年11月25日 周二'],
    ['en', 'moment', 'Tue, 25 Nov 2025, 08:00'],
    ['en', 'day', 'Tue, 25 Nov 2025'],
  ] as const)('of another year name it, in %s as %s: %s', (language, form, text) => {
    expect(datesIn(language)[form]('2025-11-25T00:00:00Z')).toBe(text);
    expect(datesIn(language)[form]('2026-12-31T16:00:00Z')).toContain('2027');
    expect(datesIn(language)[form](at)).not.toContain('2026');
  });

  it.each([
    ['zh', 'date', '2026/03/31'],
    ['zh', 'day', '3月31日 周二'],
    ['en', 'date', '31 Mar 2026'],
    ['en', 'fileDay', '2026-03-31'],
  ] as const)('of a calendar day, in %s as %s: %s', (language, form, text) => {
    expect(datesIn(language)[form]('2026-03-31')).toBe(text);
  });

  it('that are not there stay away from a file', () => {
    expect(datesIn('zh').fileMoment(null)).toBeNull();
  });
});
