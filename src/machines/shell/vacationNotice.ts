import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { getSchoolRule } from '../../contract/shell';
import { type SchoolRule, vacationRule } from '../../domain/shell';
import { vacationNear } from '../../domain/vacation';
import { remote } from '../parts/remote';

interface Input {
  readonly teacherId: number;
  readonly subjectId: number;
  /** The business day, as `2026-11-20`. */
  readonly today: string;
  /** The day on which this teacher saw the notice last; null if never. */
  readonly noticedOn: string | null;
}

interface Context extends Input {
  readonly vacation: SchoolRule | null;
}

type Event = { type: 'notice.closed' };

export type VacationEmitted = { type: 'vacation.noticed'; teacherId: number; day: string };

/** Tells a teacher of the vacation that is near or under way, once a day [SHELL-007, CONST-069]. */
export const vacationNotice = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as VacationEmitted,
    tags: {} as 'busy' | 'done',
  },
  actors: { load: remote(getSchoolRule) },
  guards: {
    isNoticed: ({ context }) => context.noticedOn === context.today,
    isNear: ({ context }, { rules }: { rules: readonly SchoolRule[] }) =>
      vacationNear(rules, context.today) !== null,
  },
  actions: {
    keepVacation: assign(({ context }, { rules }: { rules: readonly SchoolRule[] }) => ({
      vacation: vacationNear(rules, context.today),
    })),
    tellNoticed: emit(({ context }): VacationEmitted => ({
      type: 'vacation.noticed',
      teacherId: context.teacherId,
      day: context.today,
    })),
  },
}).createMachine({
  id: 'vacationNotice',
  context: ({ input }) => ({ ...input, vacation: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNoticed', target: 'over' }, { target: 'asking' }] },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ rule_type: vacationRule, subject_id: context.subjectId }),
        onDone: [
          {
            guard: { type: 'isNear', params: ({ event }) => event.output },
            target: 'showing',
            actions: [{ type: 'keepVacation', params: ({ event }) => event.output }, 'tellNoticed'],
          },
          { target: 'over' },
        ],
        // Tomorrow is another day.
        onError: 'over',
      },
    },
    showing: { on: { 'notice.closed': 'over' } },
    over: { tags: 'done' },
  },
});

type Snapshot = SnapshotFrom<typeof vacationNotice>;

/** The vacation to tell of; null while there is nothing to tell. */
export const selectVacation = (snapshot: Snapshot) =>
  snapshot.matches('showing') ? snapshot.context.vacation : null;
export const selectIsOver = (snapshot: Snapshot) => snapshot.hasTag('done');
