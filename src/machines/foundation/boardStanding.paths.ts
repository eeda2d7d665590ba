import { CallFailure } from '../../contract/failure';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

export const sampleStanding = {
  ...{ season: 'Autumn 2026', starts_on: '2026-10-01', ends_on: '2026-12-31' },
  ...{ points: 320, heat: 640, rank: 2, lottery_points: 3, as_of: asOf },
};

/** Samples for the paths of a board's season. */
export const boardStandingPaths = {
  inputs: {
    usual: { payload: { subject_id: 2, board: 'foundation' as const }, scope: {} },
  },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const } },
      { message: { type: 'homework.changed' as const } },
    ],
  },
  outcomes: {
    load: {
      done: ({ context: { answer } }: Memory) => [
        answer?.as_of === asOf ? { ...sampleStanding, rank: null, as_of: later } : sampleStanding,
      ],
      error: [new CallFailure('network', { path: '/board/getBoardInfo' })],
    },
  },
};

interface Memory {
  readonly context: { readonly answer: { readonly as_of: string } | null };
}
