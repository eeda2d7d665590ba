import { z } from 'zod/mini';
import { boardRow, boards } from '../../domain/boards';
import { foundationCourseRow, foundationStudentRow } from '../../domain/foundationTime';
import { boardColumns } from '../../ui/foundation/boardColumns';
import { courseColumns, type CourseVariant } from '../../ui/foundation/courseColumns';
import { foundationColumns } from '../../ui/foundation/foundationColumns';
import { processColumns } from '../../ui/foundation/processColumns';
import { named, writerOf, type Writers } from '../world/listWriter';

const coursesOf = (variant: CourseVariant) =>
  writerOf({
    row: foundationCourseRow,
    columns: courseColumns[variant],
    title: (t) => named(t('title'), t('view.courses')),
  });

/** Of which board the rows are. */
const boardOf = z.object({ board: z.enum(boards) });

/** The files of the lists of foundation, by the ids of their charts. */
export const files: Writers = {
  foundationRows: writerOf({
    row: foundationStudentRow,
    columns: foundationColumns,
    title: (t) => t('title'),
  }),
  processRows: writerOf({
    row: foundationStudentRow,
    columns: processColumns,
    title: (t) => named(t('title'), t('view.rounds')),
  }),
  foundationCourseRows: coursesOf('generic'),
  chineseCourseRows: coursesOf('chinese'),
  englishCourseRows: coursesOf('english'),
  boardRows: writerOf({
    row: boardRow,
    columns: boardColumns,
    title(t, _, __, scope) {
      const { data } = boardOf.safeParse(scope);
      return t(data === undefined ? 'board.season' : `board.title.${data.board}`);
    },
  }),
};
