const at = (moment: string) => ({ now: Date.parse(`${moment}+08:00`) });

/** What QA plans the paths of the business day with: the last second of a day, and the first of the next one. */
export const dayRenewalPaths = {
  inputs: { unknown: { payload: {} }, usual: { payload: { today: '2026-11-20' } } },
  events: { 'clock.ticked': [at('2026-11-20T23:59:59'), at('2026-11-21T00:00:00')] },
} as const;
