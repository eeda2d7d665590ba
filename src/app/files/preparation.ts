import { z } from 'zod/mini';
import { preparationKinds, preparedCourseRow } from '../../domain/preparation';
import { preparedCourseColumns } from '../../ui/preparation/preparedCourseColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** Which courses are listed. */
const kindOf = z.object({ kind: z.enum(preparationKinds) });

/** The files of the lists of preparation, by the ids of their charts. */
export const files: Writers = {
  preparedCourseRows: writerOf({
    row: preparedCourseRow,
    columns: preparedCourseColumns,
    title: (t, _, __, scope) =>
      t(kindOf.safeParse(scope).data?.kind === 'polishing' ? 'polishing.title' : 'title'),
  }),
};
