import { crystalList } from '../../contract/crystals';
import { isAboutStudent } from '../../contract/socket';
import { renewal } from '../parts/renewal';

/** Keeps what a student has up to date while crystals are being deducted [ROLE-055]. */
export const deductionRenewal = renewal({
  id: 'deductionRenewal',
  call: crystalList,
  // Nobody is there once the student is not the analyst's any more.
  scope: ({ list: [student] }) => (student === undefined ? {} : { student }),
  concerns: (message, { student_id: id = 0 }) => isAboutStudent(message, id),
  asksAtOnce: true,
});

/** What a deduction asks it with. */
export const heldBy = (subjectId: number, studentId: number) => ({
  ...{ subject_id: subjectId, student_id: studentId, page: 1, page_size: 1 },
});
