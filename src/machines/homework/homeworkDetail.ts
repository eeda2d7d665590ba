import { reachableOf } from '../../domain/reminders';
import { errorIn } from '../parts/failure';
import { known } from '../parts/known';
import { detailSetup, moved } from './homeworkDetail.setup';

const fails = {
  target: 'browsing',
  actions: { type: 'tellFailure', params: errorIn },
} as const;

/** One assignment: its students, reminding them, more time for some, giving it again, and taking it back. */
export const homeworkDetail = detailSetup.createMachine({
  id: 'homeworkDetail',
  context: ({ input }) => ({
    ...input,
    ...{ isWithdrawn: false, extended: null, extension: null, reminded: null, results: null },
    ...{ copy: null, areTicked: false },
  }),
  invoke: [
    {
      id: 'persons',
      src: 'assignmentPersonRows',
      input: ({ context: { subjectId, homeworkId, address } }) => ({
        scope: { subject_id: subjectId, homework_id: homeworkId },
        address,
      }),
    },
    { id: 'day', src: 'dayRenewal', input: { payload: {} } },
  ],
  on: {
    /** What was reminded today is asked anew after midnight. */
    'scope.renewed': [
      {
        guard: { type: 'isNextDay', params: ({ event }) => event.scope },
        actions: [
          { type: 'keepDay', params: ({ event }) => event.scope },
          'forgetMarks',
          'refresh',
        ],
      },
      { actions: { type: 'keepDay', params: ({ event }) => event.scope } },
    ],
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'withdrawal.requested': { guard: 'isStanding', target: 'confirming' },
        'extension.requested': {
          guard: 'isStanding',
          target: 'extending',
          actions: { type: 'keepExtended', params: ({ event }) => event },
        },
        'reminder.requested': [
          {
            guard: { type: 'hasReachable', params: ({ event }) => event },
            target: 'confirmingReminder',
            actions: { type: 'keepReminded', params: ({ event }) => event },
          },
          {
            guard: 'isStanding',
            target: 'reminded',
            actions: { type: 'keepUnreachable', params: ({ event }) => event },
          },
        ],
        'copy.requested': 'copying',
        'failures.requested': 'seeingFailures',
      },
    },
    confirming: {
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.cancelled': 'browsing' },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        src: 'withdraw',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          homework_id: context.homeworkId,
        }),
        onDone: {
          target: 'browsing',
          actions: [
            'keepWithdrawn',
            {
              type: 'tellWithdrawn',
              params: ({ event }) => ({ count: event.output.invalid_count }),
            },
          ],
        },
        onError: fails,
      },
    },
    extending: {
      on: { 'extension.cancelled': 'browsing' },
      invoke: {
        id: 'extension',
        src: 'homeworkExtension',
        input: ({ context: { subjectId, extended } }) => ({
          scope: {
            subject_id: subjectId,
            persons: [...known(extended).persons],
            as_of: known(extended).asOf,
          },
          draftKey: `homeworkExtension.${known(extended)
            .persons.map(({ person_id }) => person_id)
            .join('-')}`,
        }),
        onDone: [
          {
            guard: { type: 'isForSome', params: ({ event }) => moved(event) },
            target: 'extended',
            actions: [{ type: 'keepExtension', params: ({ event }) => moved(event) }, 'refresh'],
          },
          { target: 'browsing', actions: ['tellExtended', 'refresh'] },
        ],
      },
    },
    /** Who had handed in meanwhile stays in sight until it is closed. */
    extended: { on: { 'extension.cancelled': 'browsing' } },
    /** A message cannot be taken back: it says first who gets it. */
    confirmingReminder: {
      on: { 'reminder.confirmed': 'reminding', 'reminder.closed': 'browsing' },
    },
    reminding: {
      tags: 'busy',
      invoke: {
        src: 'remind',
        input: ({ context: { subjectId, homeworkId, reminded } }) => ({
          ...{ subject_id: subjectId, homework_id: homeworkId },
          ...(reminded !== null && { student_ids: reachableOf(reminded) }),
        }),
        onDone: [
          {
            guard: { type: 'areAllReminded', params: ({ event }) => event.output },
            target: 'browsing',
            actions: [
              { type: 'untickReminded', params: ({ event }) => event.output },
              { type: 'tellReminded', params: ({ event }) => event.output },
              'refresh',
            ],
          },
          {
            target: 'reminded',
            actions: [
              { type: 'untickReminded', params: ({ event }) => event.output },
              { type: 'keepResults', params: ({ event }) => event.output },
              'refresh',
            ],
          },
        ],
        onError: fails,
      },
    },
    /** Who was left out, and why, stays in sight until it is closed. */
    reminded: { exit: 'forgetResults', on: { 'reminder.closed': 'browsing' } },
    copying: {
      tags: 'busy',
      invoke: {
        src: 'loadCopy',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          homework_id: context.homeworkId,
        }),
        onDone: {
          target: 'assigning',
          actions: { type: 'keepCopy', params: ({ event }) => ({ copy: event.output }) },
        },
        onError: fails,
      },
    },
    /** For whom arranging failed and why; it can be tried again. */
    seeingFailures: {
      invoke: {
        id: 'assigning',
        src: 'homeworkAssignment',
        input: ({ context: { subjectId, homeworkId } }) => ({ subjectId, homeworkId }),
        onDone: { target: 'browsing', actions: 'refresh' },
      },
    },
    assigning: {
      invoke: {
        id: 'assigning',
        src: 'homeworkAssignment',
        input: ({ context: { subjectId } }) => ({ subjectId }),
        onDone: 'browsing',
      },
      initial: 'empty',
      states: {
        empty: { always: { target: 'filled', actions: 'fillIn' } },
        filled: {},
      },
    },
  },
});
