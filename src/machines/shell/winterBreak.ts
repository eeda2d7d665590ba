import { assign, setup, type SnapshotFrom } from 'xstate';
import { getSchoolRule } from '../../contract/shell';
import { type SchoolRule, vacationRule } from '../../domain/shell';
import { shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';

interface Context {
  readonly subjectId: number;
  /** The vacations that have not ended yet, the next first. */
  readonly vacations: readonly SchoolRule[];
  readonly failure: ShownFailure | null;
}

type Event = { type: 'load.retried' };

/** When the school's next break is, and what goes on meanwhile [SCREEN-187]. */
export const winterBreak = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'subjectId'>,
    tags: {} as 'busy' | 'failed' | 'empty',
  },
  actors: { load: remote(getSchoolRule) },
  guards: {
    hasRules: (_, { rules }: { rules: readonly SchoolRule[] }) => rules.length > 0,
  },
  actions: {
    keepVacations: assign((_, { rules }: { rules: readonly SchoolRule[] }) => ({
      vacations: rules,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'winterBreak',
  context: ({ input }) => ({ ...input, vacations: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ rule_type: vacationRule, subject_id: context.subjectId }),
        onDone: [
          {
            guard: { type: 'hasRules', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepVacations', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    loadFailed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    none: { tags: 'empty' },
    ready: {},
  },
});

type Snapshot = SnapshotFrom<typeof winterBreak>;

export const selectVacations = ({ context }: Snapshot) => context.vacations;
export const selectBreakFailure = ({ context }: Snapshot) => context.failure;
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
