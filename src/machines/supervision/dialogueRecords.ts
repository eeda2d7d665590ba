import { dialogueList, dialogueOverview, dialogueStat } from '../../contract/dialogues';
import { isAboutStudent, type SocketMessage } from '../../contract/socket';
import { record } from '../parts/record';

/** How often the dialogues of own students flagged each kind, and how often for nothing [CALL-185]. */
export const dialogueSummary = record({
  id: 'dialogueSummary',
  call: dialogueOverview,
  concerns: ({ type }) => type === 'student.changed',
});

const ofStudent = {
  concerns: (message: SocketMessage, { payload }: { payload: { student_id: number } }) =>
    isAboutStudent(message, payload.student_id),
} as const;

/** Whose dialogues they are, and what the days before and after them were like [CALL-187, SCREEN-144]. */
export const dialogueEffects = record({
  id: 'dialogueEffects',
  call: dialogueStat,
  mayBeAbsent: true,
  ...ofStudent,
});

/** What a student and the AI supervisor said, with what was flagged in it [CALL-189, SCREEN-145]. */
export const dialogueTalks = record({ id: 'dialogueTalks', call: dialogueList, ...ofStudent });
