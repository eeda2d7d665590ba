import { assign, setup, type SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import type { FoundDraft } from '../../domain/draft';
import { local } from '../parts/local';
import { signal, type Signals } from '../parts/signal';

interface Input {
  readonly subjectId: number;
}

interface Context extends Input {
  /** The answers whose gradings were put aside. */
  readonly answerIds: readonly number[];
}

/** How the drafts of a subject's written answers begin. */
export const asideBegins = ({ subjectId }: Input) => `grading.subjective.${String(subjectId)}.`;

/** Which answer the draft at a place is about. */
export const answerAt = (place: string) =>
  Number(/^grading\.subjective\.\d+\.(\d+)/.exec(place)?.[1]);

const ready = z.object({ isReady: z.literal(true) });

/** Which answers of a subject have a grading that this browser keeps as put aside; it follows the drafts. */
export const putAside = setup({
  types: {
    context: {} as Context,
    events: {} as Signals['drafts'],
    input: {} as Input,
  },
  actors: { find: local('draft.findAll'), changes: signal('drafts') },
  actions: {
    keepAnswers: assign((_, { drafts }: { drafts: readonly FoundDraft[] }) => ({
      answerIds: drafts
        .filter(({ content }) => ready.safeParse(content).success)
        .map(({ place }) => answerAt(place))
        .filter((id, at, ids) => ids.indexOf(id) === at),
    })),
  },
}).createMachine({
  id: 'putAside',
  context: ({ input }) => ({ ...input, answerIds: [] }),
  invoke: { id: 'changes', src: 'changes' },
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        src: 'find',
        input: ({ context }) => ({ begins: asideBegins(context) }),
        onDone: {
          target: 'known',
          actions: { type: 'keepAnswers', params: ({ event }) => ({ drafts: event.output }) },
        },
        onError: 'known',
      },
      on: { 'drafts.changed': { target: 'finding', reenter: true } },
    },
    known: { on: { 'drafts.changed': 'finding' } },
  },
});

export const selectAnswerIds = ({ context }: SnapshotFrom<typeof putAside>) => context.answerIds;
