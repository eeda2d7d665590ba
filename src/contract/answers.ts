import { z } from 'zod';
import { correctionTimes } from '../domain/answers';
import { call } from './call';
import { flag, id, subjectId, whole } from './fields';

const student = { subject_id: subjectId, student_id: id };
const card = { is_on: z.boolean(), times_per_day: z.number().int() };

/** A student's answer-correction card [CALL-194]. */
export const correctionCardDetail = call('/userReviseCard/detail', student, card);

/** Turns a student's answer-correction card on or off [CALL-192, ACC-01, ACC-02]. */
export const setCorrectionCard = call(
  '/userReviseCard/setStatus',
  { ...student, is_on: flag },
  card,
  { changes: true },
);

/** Sets how often a day the card comes, while it is on [CALL-193, ACC-03]. */
export const setCorrectionTimes = call(
  '/userReviseCard/setCnt',
  { ...student, times: whole(correctionTimes.minimum, correctionTimes.maximum) },
  card,
  { changes: true },
);
