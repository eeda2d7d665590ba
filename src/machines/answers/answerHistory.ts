import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { ListPage } from '../parts/collection/query';
import { answerFilters } from './answerFilters';
import { answerOptions } from './answerOptions';
import { answerRows } from './answerRows';

/** What the form of further filters holds: empty fields do not filter. */
export interface TypedFilters {
  readonly from: string;
  readonly to: string;
  readonly minimum: string;
  readonly maximum: string;
}

type Event = { type: 'filters.requested'; values: TypedFilters } | { type: 'filters.cancelled' };

interface Input extends ListPage {
  /** Whose answers they are; left out: a filter chooses one, or all. */
  readonly studentId?: number;
}

interface Context extends Input {
  /** What the form begins with. */
  readonly typed: TypedFilters;
}

const nothing: TypedFilters = { from: '', to: '', minimum: '', maximum: '' };
const textOf = (typed: string) => (typed === '' ? undefined : typed);
const numberOf = (typed: string) => (typed === '' ? undefined : Number(typed));

/** The answer history: the list, what it can be filtered by, and a form for what no list of values offers. */
export const answerHistory = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { rows: 'answerRows'; options: 'answerOptions'; form: 'answerFilters' },
  },
  actors: { answerRows, answerOptions, answerFilters },
  actions: {
    keepTyped: assign((_, typed: TypedFilters) => ({ typed })),
    filterRows: sendTo('rows', (_, { from, to, minimum, maximum }: TypedFilters) => ({
      type: 'filters.changed' as const,
      filters: {
        ...{ from: textOf(from), to: textOf(to) },
        ...{ minimum: numberOf(minimum), maximum: numberOf(maximum) },
      },
    })),
  },
}).createMachine({
  id: 'answerHistory',
  context: ({ input }) => ({ ...input, typed: nothing }),
  invoke: [
    {
      id: 'rows',
      src: 'answerRows',
      input: ({ context: { subjectId, studentId, address } }) => ({
        scope: { subject_id: subjectId, student_id: studentId },
        address,
      }),
    },
    {
      id: 'options',
      src: 'answerOptions',
      input: ({ context: { subjectId } }) => ({ payload: { subject_id: subjectId }, scope: {} }),
    },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'filters.requested': {
          target: 'filtering',
          actions: { type: 'keepTyped', params: ({ event }) => event.values },
        },
      },
    },
    filtering: {
      on: { 'filters.cancelled': 'browsing' },
      invoke: {
        id: 'form',
        src: 'answerFilters',
        input: ({ context: { typed } }) => ({ scope: {}, values: typed }),
        onDone: {
          target: 'browsing',
          actions: { type: 'filterRows', params: ({ event }) => event.output.values },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof answerHistory>;

export const selectAnswerRows = ({ children }: Snapshot) => children.rows;
export const selectAnswerOptions = ({ children }: Snapshot) => children.options;
export const selectFiltersForm = ({ children }: Snapshot) => children.form;
