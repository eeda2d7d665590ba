import { sheetAnswers, sheetGroupings, sheetTries } from '../../domain/errorBookSheet';
import { errorBookSheet } from '../../machines/answers/errorBookSheet';
import { ErrorBookSheetScreen } from '../../ui/answers/ErrorBookSheetScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: errorBookSheet,
  view: ErrorBookSheetScreen,
  input: ({ subjectId, key }) => ({
    payload: {
      subject_id: subjectId,
      student_id: Number(key['student_id'] ?? 0),
      tries: sheetTries.find((tries) => tries === key['tries']) ?? '1',
    },
    scope: {
      by: sheetGroupings.find((by) => by === key['by']) ?? 'point',
      answers: sheetAnswers.find((answers) => answers === key['answers']) ?? 'off',
    },
  }),
});
