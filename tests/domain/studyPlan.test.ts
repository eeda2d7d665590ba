import { describe, expect, it } from 'vitest';
import { comparedWithPlans, goalsOn, type StudyPlan } from '../../src/domain/studyPlan';

const plan = (at: string, minutes: number, until: string | null = null): StudyPlan => ({
  ...{ revision: 1, minutes, questions: 10, weekdays: ['1', '2', '3', '4', '5'] },
  ...{ until, note: '', by: '周明远', at: `${at}T18:00:00+08:00` },
});

// Wednesday 18 November 2026; the newest plan first.
const plans = [plan('2026-11-18', 30, '2026-11-19'), plan('2026-11-10', 20)];
const asked = (day: string) => goalsOn(plans, day)?.minutes ?? null;

describe('[SCREEN-050] what was planned for a day', () => {
  it('is what the plan of that day asked for, whatever was agreed later', () => {
    expect([asked('2026-11-17'), asked('2026-11-18'), asked('2026-11-19')]).toEqual([20, 30, 30]);
  });

  it('is nothing before the first plan, after the last day, and on other weekdays', () => {
    const days = ['2026-11-09', '2026-11-20', '2026-11-15'];
    expect(days.map(asked)).toEqual([null, null, null]);
  });

  it('compares with it only what was studied since', () => {
    const days = ['2026-11-09', '2026-11-10', '2026-11-11'];
    const study = days.map((day) => ({ day, minutes: 15, questions: 5 }));
    expect(comparedWithPlans(plans, days, study)).toEqual({
      done: { minutes: 30, questions: 10 },
      goals: { minutes: 40, questions: 20 },
      pace: 'behind',
    });
    const done = { minutes: 45, questions: 15 };
    expect(comparedWithPlans([], days, study)).toEqual({ done, goals: null, pace: 'notPlanned' });
  });

  it('judges no plan that was first made today', () => {
    const compared = comparedWithPlans(plans, ['2026-11-09', '2026-11-10'], []);
    expect(compared).toMatchObject({ goals: { minutes: 20 }, pace: 'notPlanned' });
  });
});
