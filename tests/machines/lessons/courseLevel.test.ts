import { describe, expect, it } from 'vitest';
import { readLevelFigure } from '../../../src/domain/levelEvidence';
import { type CourseLevel, nextCourseLevel } from '../../../src/machines/lessons/courseLevel';

const studying: CourseLevel = { stage: 'studying', level: 3, nextLevel: null };
const ended: CourseLevel = { ...studying, stage: 'levelEnd' };
const up = { type: 'level.changed', direction: 'up' } as const;
const down = { type: 'level.changed', direction: 'down' } as const;
const next = nextCourseLevel;

describe('the life of a level in a course', () => {
  it('[LVL-01] asks at its end, and [LVL-02] goes on when it is kept', () => {
    expect(next(studying, { type: 'levelEnd.reached' }).next).toEqual(ended);
    expect(next(ended, { type: 'level.kept' }).next).toEqual(studying);
  });

  it('[LVL-08] [LVL-10] schedules the next level, and enters it at the next stage’s end', () => {
    const scheduled = next(ended, down).next;
    expect(scheduled).toEqual({ stage: 'scheduled', level: 3, nextLevel: 2 });
    expect(next(ended, up).next?.nextLevel).toBe(4);
    if (scheduled === null) return;
    const entered = next(scheduled, { type: 'stageEnd.reached' }).next;
    expect(entered).toEqual({ stage: 'studying', level: 2, nextLevel: null });
  });

  it('[LVL-07] is at a bound, and stays', () => {
    expect(next({ ...ended, level: 5 }, up)).toEqual({ next: null, refusal: 'levelAtMaximum' });
    expect(next({ ...ended, level: 1 }, down)).toEqual({ next: null, refusal: 'levelAtMinimum' });
  });

  it('[SCREEN-126] evidence speaks for another level only where there is one', () => {
    const some = { since: '2026-10-01T08:00:00+08:00', answered: 40, points: 5, seconds: 1200 };
    const read = (level: number, right: number) =>
      readLevelFigure(
        { level, lowest: 1, highest: 5, evidence: { ...some, right, proficient: 3 } },
        'accuracy',
      );
    expect([read(4, 38), read(5, 38)]).toEqual(['above', 'highest']);
    expect([read(2, 10), read(1, 10)]).toEqual(['below', 'lowest']);
    expect([read(1, 30), read(5, 30)]).toEqual(['within', 'within']);
  });

  it('is decided on only at its end, and once', () => {
    for (const stage of ['studying', 'scheduled'] as const) {
      expect(next({ ...ended, stage }, up)).toEqual({ next: null, refusal: null });
      expect(next({ ...ended, stage }, { type: 'level.kept' }).next).toBeNull();
    }
  });
});
