import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { snoozeTodo } from '../../contract/home';
import { snoozeReasonLength, todo } from '../../domain/home';
import { day, typedDay } from '../../domain/moment';
import { cleanText } from '../../domain/text';
import { form } from '../parts/form';

/** The reason in a few words, and a day that is still to come. */
function snoozeRules(today: string) {
  return z.object({
    reason: cleanText(snoozeReasonLength.minimum, snoozeReasonLength.maximum),
    until: typedDay.check(z.refine((value) => value > today, 'past')),
  });
}

/** A thing to do is put off until a day, with the reason; it comes back by itself. */
export const snooze = form({
  id: 'snooze',
  scope: {
    ...z.pick(todo, { item: true, kind: true, name: true }).shape,
    subject_id: subjectId,
    today: day,
  },
  schema: ({ today }) => snoozeRules(today),
  initial: { reason: '', until: '' },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: snoozeTodo,
    payload: ({ values, scope: { subject_id, item } }) => ({ ...values, subject_id, item }),
  },
});

type Snapshot = SnapshotFrom<typeof snooze>;

/** What is put off, and the day it is today. */
export const selectThing = ({ context }: Snapshot) => context.scope;
