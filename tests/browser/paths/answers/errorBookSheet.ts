import { errorBookSheet } from '../../../../src/machines/answers/errorBookSheet';
import { errorBookSheetPaths } from '../../../../src/machines/answers/errorBookSheet.paths';
import { comeBack } from '../../world';
import { lost, really, sending } from '../answers';
import { recordAdapter } from '../record';

const queries: Readonly<Record<string, string>> = {
  beside: '&student_id=10024&by=point&answers=beside',
  end: '&student_id=10024&by=cause&answers=end',
  off: '&student_id=10024&by=cause',
  unnamed: '',
};

/** A student's sheet of the error book. */
export const errorBookSheetAdapter = recordAdapter({
  chart: errorBookSheet,
  catalogue: errorBookSheetPaths,
  enter: ({ page, world, language }, start) =>
    comeBack(page, world, 'zhou', `/errorbook/sheet?subject_id=2${queries[start] ?? ''}`, language),
  answers: {
    load: {
      done: [really, sending({ tries: '3' })],
      error: [sending({ student_id: '9999999' }), lost],
    },
  },
});
