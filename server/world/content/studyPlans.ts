/** Goals of a study day, on which days, for how many days more, and why. */
export const plans = [
  { minutes: 30, questions: 20, weekdays: '1,2,3,4,5', lasts: 26, note: '期中前先稳住每天的量' },
  { minutes: 45, questions: 30, weekdays: '1,3,5,6', lasts: null, note: '家长希望周末也安排一次' },
  { minutes: 20, questions: 10, weekdays: '2,4,6,7', lasts: 12, note: '' },
  { minutes: 60, questions: 40, weekdays: '6,7', lasts: null, note: '平时住校，只在周末学习' },
] as const;

/** What some students began with. */
export const easierPlan = { minutes: 15, questions: 10, note: '先养成每天学习的习惯' } as const;
