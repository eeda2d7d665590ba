import { expect, it } from 'vitest';
import { toMoment } from '../../src/domain/businessTime';
import { earlierScoreWindows, isFrozen, scoreWindowAt } from '../../src/domain/supervision';

it.each([
  ['ROLE-104', 'foundationRestart', 'scoresMissing', true],
  ['ROLE-104', 'foundationMode', 'scoresMissing', true],
  ['ROLE-104', 'levelChange', 'scoresMissing', true],
  ['ROLE-104', 'customization', 'scoresMissing', false],
  ['ROLE-105', 'foundationRestart', 'profileIncomplete', true],
  ['ROLE-105', 'foundationMode', 'profileIncomplete', false],
  ['ROLE-105', 'levelChange', 'profileIncomplete', false],
  ['ROLE-105', 'customization', 'profileIncomplete', true],
] as const)('[%s] whether %s freezes by %s: %s', (_, name, reason, freezes) => {
  const since = '2026-11-20T10:00:00+08:00';
  expect(isFrozen([], name)).toBe(false);
  expect(isFrozen([{ reason, since }], name)).toBe(freezes);
});

it.each([
  ['2026-11-14T23:59:59+08:00', 'final', '2026-07-15T00:00:00+08:00'],
  ['2026-11-15T00:00:00+08:00', 'midterm', '2026-11-29T00:00:00+08:00'],
  ['2026-12-31T10:00:00+08:00', 'midterm', '2026-11-29T00:00:00+08:00'],
  ['2026-01-31T10:00:00+08:00', 'midterm', '2025-11-29T00:00:00+08:00'],
  ['2026-02-01T00:00:00+08:00', 'final', '2026-02-15T00:00:00+08:00'],
  ['2026-05-15T00:00:00+08:00', 'midterm', '2026-05-29T00:00:00+08:00'],
])(
  '[CONST-052] at %s scores of the %s are due fourteen days after its reminder',
  (now, exam, due) => {
    const asked = scoreWindowAt(new Date(now));
    expect([asked.exam, toMoment(new Date(asked.due))]).toEqual([exam, due]);
    const [before] = earlierScoreWindows(new Date(now));
    expect(before?.exam).toBe(exam === 'final' ? 'midterm' : 'final');
    expect(before?.until).toBe(asked.from);
  },
);
