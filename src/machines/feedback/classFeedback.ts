import { type EventFrom, setup, transition } from 'xstate';
import type { FeedbackStatus } from '../../domain/feedback';

/** The life of a post-class feedback: a draft until it is removed, or given, and then as it is for good [FBK-10]. */
export const classFeedback = setup({
  types: {} as {
    events: { type: 'draft.saved' } | { type: 'draft.removed' } | { type: 'feedback.submitted' };
    tags: 'editable' | 'done';
  },
}).createMachine({
  id: 'classFeedback',
  initial: 'draft',
  states: {
    draft: {
      tags: 'editable',
      on: {
        'draft.saved': { target: 'draft' },
        'draft.removed': 'removed',
        'feedback.submitted': 'given',
      },
    },
    given: { type: 'final', tags: 'done' },
    /** Nothing of it is kept. */
    removed: { type: 'final' },
  },
});

/** The next state of a stored feedback after an event; null where the chart refuses it. */
export function nextClassFeedback(
  status: FeedbackStatus,
  event: EventFrom<typeof classFeedback>,
): FeedbackStatus | 'removed' | null {
  const snapshot = classFeedback.resolveState({ value: status, context: {} });
  if (!snapshot.can(event)) return null;
  const [next] = transition(classFeedback, snapshot, event);
  return next.value;
}
