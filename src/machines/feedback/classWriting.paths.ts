import type { AnswerOf } from '../../contract/call';
import { feedbackStudents } from '../../contract/feedback';
import { sampleOf } from '../parts/sample.paths';

const subject = { subjectId: 2, classId: null, feedbackId: null, copyOf: null };
const answer = sampleOf(feedbackStudents.answer);
const known = 7;

/** The students, with somebody of this id. */
const listOf = (id: number): AnswerOf<typeof feedbackStudents> => ({
  classmate: null,
  as_of: answer.as_of,
  list: answer.list.slice(0, 1).map((student) => ({ ...student, id })),
});

/** What QA plans the paths of the writing page with; what it runs has paths of its own. */
export const classWritingPaths = {
  events: {
    'search.typed': [{ text: 'a' }],
    'watch.told': [{ answer: listOf(known) }, { answer: listOf(8) }],
  },
  inputs: {
    choosing: { ...subject, studentId: null },
    new: { ...subject, studentId: known },
    ofClass: { ...subject, classId: 4, studentId: known },
    begun: { ...subject, feedbackId: 5, studentId: known },
  },
};
