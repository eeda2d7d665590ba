import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { localMarkList } from '../../contract/localPoints';
import type { LocalMarkRow } from '../../domain/localPoints';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** All points that the campus has marked, of every subject: what a restore would take back [SCREEN-149]. */
export const localMarkRows = collection({
  id: 'localMarkRows',
  scope: { subject_id: subjectId },
  filters: { local: z.optional(oneOf(['examined', 'notExamined'])) },
  call: localMarkList,
  payload: asked,
  idOf: ({ point_id }: LocalMarkRow) => point_id,
  // The file is the backup of a restore, which takes back all marks whatever is searched.
  exports: {
    call: localMarkList,
    payload: ({ query: { page, pageSize }, scope }) => ({ ...scope, page, page_size: pageSize }),
    inParts: true,
    all: ({ all_count }) => all_count,
  },
  concerns: ({ type }) => type === 'localPoints.changed',
});
