import { z } from 'zod/mini';
import {
  dialogue,
  dialogueEffect,
  dialogueStudent,
  flagKinds,
  flagStandings,
  flagStates,
  flagTally,
  repeatedPoint,
  studied,
} from '../domain/dialogues';
import { recordOf } from '../domain/byName';
import { moment } from '../domain/moment';
import { namedStudent } from '../domain/students';
import { call } from './call';
import { count, id, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

const ofStudent = { subject_id: subjectId, student_id: id };

/** What the AI supervisor's dialogues with own students have flagged, by kind, and what people made of it [CALL-185]. */
export const dialogueOverview = call(
  '/aisupervisor/overview',
  { subject_id: subjectId },
  { tallies: z.array(flagTally), as_of: moment },
);

/** Own students who talked with the AI supervisor, whose flags wait and are most urgent first [CALL-186, SCREEN-140]. */
export const dialogueStudents = call(
  '/aisupervisor/userList',
  {
    ...{ subject_id: subjectId, keyword: z.optional(text(0, 50)), ...paging },
    standing: z.optional(oneOf(flagStandings)),
    kind: z.optional(oneOf(flagKinds)),
  },
  { ...listAnswer(dialogueStudent), counts: recordOf(flagStandings, count) },
);

/** A student, the flags that wait, and what the days before and after each dialogue were like [CALL-187, SCREEN-144]. */
export const dialogueStat = call('/aisupervisor/stat', ofStudent, {
  student: namedStudent,
  ...{ open_count: count, dialogue_count: count },
  effects: z.array(dialogueEffect),
  /** The days of all dialogues whose seven days after have passed, together. */
  ...{ before: studied, after: studied, as_of: moment },
});

/** The points that a student has got wrong repeatedly in the last 90 business days, the most often first [CALL-188, SCREEN-143]. */
export const dialogueAnalysis = call(
  '/aisupervisor/analysis',
  { ...ofStudent, ...paging },
  listAnswer(repeatedPoint),
);

/** The dialogues of a student, the latest first [CALL-189, SCREEN-145, ROLE-022]. */
export const dialogueList = call('/aisupervisor/chat', ofStudent, listAnswer(dialogue));

/** Says what became of a flag: it was seen to, it was none, or it waits again: then `judged_at` says which verdict is taken back. */
export const judgeFlag = call(
  '/aisupervisor/judgeFlag',
  {
    ...{ subject_id: subjectId, flag_id: id, verdict: oneOf(flagStates) },
    judged_at: z.optional(moment),
  },
  { state: z.enum(flagStates) },
  { changes: true, sets: true },
);
