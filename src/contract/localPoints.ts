import { z } from 'zod';
import { knownPassword } from '../domain/account';
import { localMarks } from '../domain/localPoints';
import { call } from './call';
import { id, json, subjectId, text } from './fields';

/** Marks knowledge points of a course as the campus examines them [CALL-090, LOC-01, LOC-02]. */
export const submitLocalMarks = call(
  '/local/submit',
  { subject_id: subjectId, course_id: id, marks: json(localMarks) },
  { marked_count: z.number().int().nonnegative() },
  { changes: true },
);

/**
 * Takes every mark of the campus back to headquarters' version, after username and password
 * [CALL-091, ROLE-101, LOC-05, LOC-07].
 */
export const restoreLocalPoints = call(
  '/local/reset',
  { subject_id: subjectId, uname: text(1, 50), password: knownPassword },
  { restored_count: z.number().int().nonnegative() },
  { changes: true },
);
