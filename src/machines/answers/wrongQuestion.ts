import { type EventFrom, setup, transition } from 'xstate';
import type { WrongQuestionStatus } from '../../domain/answers';

/** The life of a question that a student got wrong: corrected twice, it leaves the open list. */
export const wrongQuestion = setup({
  types: {} as { events: { type: 'question.corrected' }; tags: 'done' },
}).createMachine({
  id: 'wrongQuestion',
  initial: 'unresolved',
  states: {
    unresolved: {
      on: { 'question.corrected': { target: 'correctedOnce', meta: { spec: 'WQU-01' } } },
    },
    correctedOnce: {
      on: { 'question.corrected': { target: 'resolved', meta: { spec: 'WQU-02' } } },
    },
    resolved: { type: 'final', tags: 'done' },
  },
});

/** The next state of a stored wrong question after an event; null where the chart refuses it. */
export function nextWrongQuestion(
  status: WrongQuestionStatus,
  event: EventFrom<typeof wrongQuestion>,
): WrongQuestionStatus | null {
  const snapshot = wrongQuestion.resolveState({ value: status, context: {} });
  if (!snapshot.can(event)) return null;
  const [next] = transition(wrongQuestion, snapshot, event);
  return next.value;
}

/** Whether a question is on the error book's open list [WQU-02]. */
export function isOpen(status: WrongQuestionStatus): boolean {
  return status !== 'resolved';
}
