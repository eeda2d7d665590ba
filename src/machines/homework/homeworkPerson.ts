import { assign, type EventFrom, initialTransition, setup, transition } from 'xstate';
import { correctionOf, type EssayCorrection } from '../../domain/grading';
import type { HomeworkType, PersonStatus } from '../../domain/homework';

/** The facts of one student's homework besides its status [ENTITY-016]. */
interface Facts {
  readonly type: HomeworkType;
  /** When it was handed in, as a moment; null before. */
  readonly completedAt: string | null;
  /** 0 to 100: of adaptive homework its result, of a composition the rating. */
  readonly score: number | null;
  /** 0 to 1; of adaptive homework only. */
  readonly accuracy: number | null;
  /** The student's own deadline, as a moment; null: that of the assignment. */
  readonly extendedTo: string | null;
}

type Event =
  | {
      type: 'homework.submitted';
      completedAt: string;
      score: number | null;
      accuracy: number | null;
    }
  | { type: 'deadline.passed' }
  | { type: 'deadline.extended'; extendedTo: string }
  | { type: 'homework.withdrawn' }
  | { type: 'student.left' }
  | { type: 'correction.submitted'; correction: EssayCorrection; essay: string };

const leaves = { target: 'invalid', meta: { spec: 'HWP-04' } } as const;
const leavesCorrection = { target: 'invalid', meta: { spec: 'HWP-06' } } as const;

/** The life of one student's homework; the server runs the same chart to accept or refuse. */
export const homeworkPerson = setup({
  types: {} as {
    context: Facts;
    events: Event;
    input: Pick<Facts, 'type'>;
    tags: 'editable' | 'done';
  },
  guards: {
    isComposition: ({ context }) => context.type === 'composition',
    isValidCorrection: (_, { correction, essay }: { correction: unknown; essay: string }) =>
      correctionOf(essay).safeParse(correction).success,
  },
  actions: {
    keepCompletion: assign((_, { completedAt }: { completedAt: string }) => ({ completedAt })),
    keepResult: assign((_, { score, accuracy }: Pick<Facts, 'score' | 'accuracy'>) => ({
      score,
      accuracy,
    })),
    keepDeadline: assign((_, { extendedTo }: { extendedTo: string }) => ({ extendedTo })),
    keepRating: assign((_, { rating }: { rating: number }) => ({ score: rating })),
  },
}).createMachine({
  id: 'homeworkPerson',
  context: ({ input }) => ({
    ...input,
    completedAt: null,
    score: null,
    accuracy: null,
    extendedTo: null,
  }),
  initial: 'incomplete',
  states: {
    incomplete: {
      on: {
        'homework.submitted': [
          {
            guard: 'isComposition',
            target: 'toBeCorrected',
            actions: { type: 'keepCompletion', params: ({ event }) => event },
            meta: { spec: 'HWP-01' },
          },
          {
            target: 'completed',
            actions: [
              { type: 'keepCompletion', params: ({ event }) => event },
              { type: 'keepResult', params: ({ event }) => event },
            ],
            meta: { spec: 'HWP-02' },
          },
        ],
        'deadline.passed': { target: 'expired', meta: { spec: 'HWP-03' } },
        'deadline.extended': {
          actions: { type: 'keepDeadline', params: ({ event }) => event },
        },
        'homework.withdrawn': leaves,
        'student.left': leaves,
      },
    },
    toBeCorrected: {
      tags: 'editable',
      on: {
        'correction.submitted': {
          guard: { type: 'isValidCorrection', params: ({ event }) => event },
          target: 'corrected',
          actions: { type: 'keepRating', params: ({ event }) => event.correction },
          meta: { spec: 'HWP-05' },
        },
        'homework.withdrawn': leavesCorrection,
        'student.left': leavesCorrection,
      },
    },
    corrected: { type: 'final', tags: 'done' },
    completed: { type: 'final', tags: 'done' },
    expired: {
      tags: 'done',
      on: {
        'deadline.extended': {
          target: 'incomplete',
          actions: { type: 'keepDeadline', params: ({ event }) => event },
        },
      },
    },
    invalid: { type: 'final', tags: 'done' },
  },
});

/** One student's homework as it is stored. */
export interface Person extends Facts {
  readonly status: PersonStatus;
}

/** A student's homework as it is given. */
export function newPerson(type: HomeworkType): Person {
  const [{ context, value }] = initialTransition(homeworkPerson, { type });
  return { ...context, status: value };
}

/** The next state of a stored homework after an event; null where the chart refuses it. */
export function nextPerson(
  { status, ...facts }: Person,
  event: EventFrom<typeof homeworkPerson>,
): Person | null {
  const snapshot = homeworkPerson.resolveState({ value: status, context: facts });
  if (!snapshot.can(event)) return null;
  const [next] = transition(homeworkPerson, snapshot, event);
  return { ...next.context, status: next.value };
}
