import type { SessionRecord } from '../../domain/sessionRecord';

export const sampleRecord: SessionRecord = {
  version: 1,
  begun_at: '2026-11-20T20:40:00+08:00',
  moves: [
    ...[{ at: 0, chart: 'toasts', run: 3, event: 'xstate.init', states: ['none'], times: 1 }],
    {
      ...{ at: 61_400, chart: 'headquartersFeedback', run: 8, event: 'field.changed' },
      ...{ states: ['editing'], times: 12 },
    },
    {
      ...{
        at: 62_000,
        chart: 'draft',
        run: 9,
        event: 'xstate.after.untilSaved.draft.open.keeping.save.waiting',
      },
      ...{ states: ['open.keeping.offer.open', 'open.keeping.save.saving'], times: 1 },
    },
  ],
};

/** Samples for the paths of the offer. */
export const recordOfferPaths = {
  events: { 'record.restored': [{ record: sampleRecord }] },
  outcomes: {
    readRecord: { done: [sampleRecord, null], error: [new Error('denied')] },
    saveRecord: { done: [null], error: [new Error('denied')] },
  },
} as const;
