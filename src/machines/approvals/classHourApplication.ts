import { assign, type EventFrom, setup, transition } from 'xstate';
import type { ApplicationStatus } from '../../domain/approvals';

/** Who decided on an application, and when. */
interface Decision {
  /** The account that decided; null before. */
  readonly decidedBy: number | null;
  /** A moment; null before. */
  readonly decidedAt: string | null;
}

type Decided = { readonly by: number; readonly at: string };

type Event =
  | { type: 'evaluation.finished' }
  | ({ type: 'application.approved' } & Decided)
  | ({ type: 'application.rejected' } & Decided);

/** The life of an application for class hours: evaluated, then decided once, for good [ROLE-057, ROLE-058]. */
export const classHourApplication = setup({
  types: {} as { context: Decision; events: Event; tags: 'busy' | 'editable' | 'done' },
  actions: {
    keepDecision: assign((_, { by, at }: Decided) => ({ decidedBy: by, decidedAt: at })),
  },
}).createMachine({
  id: 'classHourApplication',
  context: { decidedBy: null, decidedAt: null },
  initial: 'evaluating',
  states: {
    evaluating: {
      tags: 'busy',
      on: { 'evaluation.finished': { target: 'pending', meta: { spec: 'CHA-01' } } },
    },
    pending: {
      tags: 'editable',
      on: {
        'application.approved': {
          target: 'approved',
          actions: { type: 'keepDecision', params: ({ event }) => event },
          meta: { spec: 'CHA-02' },
        },
        'application.rejected': {
          target: 'rejected',
          actions: { type: 'keepDecision', params: ({ event }) => event },
          meta: { spec: 'CHA-03' },
        },
      },
    },
    approved: { type: 'final', tags: 'done' },
    rejected: { type: 'final', tags: 'done' },
  },
});

/** An application as it is stored. */
export interface Application extends Decision {
  readonly status: ApplicationStatus;
}

/** The next state of a stored application after an event; null where the chart refuses it. */
export function nextApplication(
  { status, ...context }: Application,
  event: EventFrom<typeof classHourApplication>,
): Application | null {
  const snapshot = classHourApplication.resolveState({ value: status, context });
  if (!snapshot.can(event)) return null;
  const [next] = transition(classHourApplication, snapshot, event);
  return { ...next.context, status: next.value };
}
