/** Samples for the paths of the schedule: two days beside each other. */
export const schedulePaths = {
  inputs: { today: { subjectId: 2, today: '2026-11-20' } },
  events: {
    'day.moved': ({ context }: { context: { day: string } }) =>
      context.day === '2026-11-20' ? [{ by: 1 }] : [{ by: -1 }],
    'day.chosen': [{ day: '2026-11-20' }],
    'scope.renewed': [{ scope: { today: '2026-11-21' } }],
  },
} as const;
