import { foundationCourseRow, foundationStudentRow } from '../../domain/foundationTime';
import { courseColumns, type CourseVariant } from '../../ui/foundation/courseColumns';
import { foundationColumns } from '../../ui/foundation/foundationColumns';
import { named, writerOf, type Writers } from '../world/listWriter';

const coursesOf = (variant: CourseVariant) =>
  writerOf({
    row: foundationCourseRow,
    columns: courseColumns[variant],
    title: (t) => named(t('title'), t('view.courses')),
  });

/** The files of the lists of foundation, by the ids of their charts. */
export const files: Writers = {
  foundationRows: writerOf({
    row: foundationStudentRow,
    columns: foundationColumns,
    title: (t) => t('title'),
  }),
  foundationCourseRows: coursesOf('generic'),
  chineseCourseRows: coursesOf('chinese'),
  englishCourseRows: coursesOf('english'),
};
