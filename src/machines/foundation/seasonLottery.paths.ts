import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { Lottery } from '../../contract/lottery';

const path = '/board/drawLottery';
const offline = new CallFailure('network', { path });
const overtaken = new CallFailure('code', {
  path,
  code: codes.conflict,
  message: 'Drawn already.',
});
const as_of = '2026-11-20T14:30:00+08:00';

const draw: Lottery['draws'][number] = {
  ...{ draw_id: 4, at: '2026-11-20T14:20:00+08:00', by: 'Ann', cost: 5, prize: 50 },
  ...{ winner: 'Ben', place: 2, ticket: 3, seed: 'c0ffee' },
  ...{ commitment: 'a'.repeat(64), digest: 'd'.repeat(64) },
  entries: [
    { name: 'Ann', tickets: 2 },
    { name: 'Ben', tickets: 1 },
  ],
};

export const sampleLottery: Lottery = {
  ...{ earned: 12, spent: 5, left: 7, cost: 5, prize: 50, students: 2, tickets: 1200 },
  ...{ commitment: 'b'.repeat(64), draws: [draw], as_of },
};

const drawn: Lottery = {
  ...{ ...sampleLottery, spent: 10, left: 2, commitment: 'c'.repeat(64) },
  draws: [{ ...draw, draw_id: 5, winner: 'Ann', place: 1, ticket: 1 }, draw],
};

/** Samples for the paths of a season's lottery. */
export const seasonLotteryPaths = {
  inputs: {
    usual: { payload: { subject_id: 2, board: 'foundation' as const }, scope: {} },
    masked: {
      payload: { subject_id: 2, board: 'foundation' as const, names: 'masked' as const },
      scope: {},
    },
  },
  outcomes: {
    load: {
      done: [sampleLottery, { ...drawn, draws: [] }],
      error: [new CallFailure('network', { path: '/board/getLottery' })],
    },
    draw: { done: [drawn], error: [offline, overtaken] },
  },
};
