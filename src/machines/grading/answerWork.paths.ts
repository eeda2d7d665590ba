import { CallFailure } from '../../contract/failure';

const rival = { by: 'Wang', at: '2026-11-20T14:20:00+08:00' };
const outcomes = {
  done: [{ graded: rival }, { graded: null }],
  error: [new CallFailure('network', { path: '/subjectiveQuestion/info' })],
};

/** Samples for the paths of a written answer's page; those of its grading are their own. */
export const answerWorkPaths = {
  inputs: { subjective: { subjectId: 3, answerId: 7 }, english: { subjectId: 1, answerId: 7 } },
  events: {
    // Another stretch each time: else nobody would see that the second one is taken.
    'stretch.marked': ({ context: { marked } }: { context: Memory }) => [
      marked === null ? { start: 0, end: 9 } : { start: 3, end: 12 },
    ],
    'retarget.requested': [{ id: 'a1' }],
    'socket.received': [
      { message: { type: 'homework.changed' as const } },
      { message: { type: 'session.ended' as const } },
    ],
  },
  outcomes: { loadSubjective: outcomes, loadEnglish: outcomes },
  /** The states say all but what is marked. */
  project: ({ marked, subjectId }: Memory) => [marked, subjectId],
};

interface Memory {
  readonly marked: object | null;
  readonly subjectId: number;
}
