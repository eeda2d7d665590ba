import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { id, oneOf, subjectId } from '../../contract/fields';
import type { AnswerOf } from '../../contract/call';
import { homeworkHistory } from '../../contract/homework';
import {
  historyPresets,
  type HomeworkPersonRow,
  homeworkTypes,
  pastStatuses,
} from '../../domain/homework';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** One student's past homework, the latest first [ROUTE-011]. */
export const homeworkHistoryRows = collection({
  id: 'homeworkHistoryRows',
  scope: { subject_id: subjectId, student_id: id },
  filters: {
    status: z.optional(oneOf(pastStatuses)),
    type: z.optional(oneOf(homeworkTypes)),
    days: z.optional(oneOf(historyPresets)),
  },
  tab: 'status',
  call: homeworkHistory,
  payload: asked,
  idOf: ({ person_id }: HomeworkPersonRow) => person_id,
  exports: true,
  concerns: ({ type }) => type === 'homework.changed',
});

export type HomeworkHistory = AnswerOf<typeof homeworkHistory>;

/** Whose homework it is, and of which subject. */
export const selectWhose = ({ context }: SnapshotFrom<typeof homeworkHistoryRows>) => context.scope;
