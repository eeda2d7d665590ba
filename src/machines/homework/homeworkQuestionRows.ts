import { id, subjectId } from '../../contract/fields';
import { homeworkQuestions } from '../../contract/homework';
import { type HomeworkQuestionRow, questionSorts } from '../../domain/homeworkQuestions';
import { collection } from '../parts/collection';
import { ordered } from '../parts/collection/query';

/** The questions of one adaptive assignment, each with who got it wrong. */
export const homeworkQuestionRows = collection({
  id: 'homeworkQuestionRows',
  scope: { subject_id: subjectId, homework_id: id },
  filters: {},
  sortable: questionSorts,
  searchable: false,
  call: homeworkQuestions,
  payload: ({ query: { sort, page, pageSize }, scope }) => ({
    ...{ ...scope, ...ordered(sort), page, page_size: pageSize },
  }),
  idOf: ({ question_id }: HomeworkQuestionRow) => question_id,
  exports: true,
  concerns: ({ type }) => type === 'homework.changed' || type === 'student.changed',
});
