import { homeworkQuestionRow, wrongAnswer } from '../../domain/homeworkQuestions';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList, sampleOf } from '../parts/sample.paths';
import { sampleHomework } from './homeworkRows.paths';

const homework = { ...sampleHomework, type: 'adaptive' as const };
const { rows, answer, ...sample } = sampleList(homeworkQuestionRow, 'question_id', { homework });
/** More students than are named in a row. */
const wrong = Array.from({ length: 7 }, (_, index) => ({
  ...{ ...sampleOf(wrongAnswer, index), answer_id: index + 1 },
}));
const list = rows.map((row, index) => ({
  ...{ ...row, right_ids: [8, 9], wrong: wrong.slice(0, index % 8) },
}));

/** Samples for the paths of the questions of one assignment. */
export const homeworkQuestionRowsPaths = collectionPaths({
  ...{ ...sample, rows: list, answer: { ...answer, list } },
  input: { scope: { subject_id: 3, homework_id: 41 } },
  column: 'share',
  message: { type: 'homework.changed' },
});
