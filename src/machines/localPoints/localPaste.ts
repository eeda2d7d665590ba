import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { pastedDegrees } from '../../domain/localMarking';
import { form } from '../parts/form';

/** A column that was copied elsewhere, to be read into the points from the first one on [SCREEN-148]. */
export const localPaste = form({
  id: 'localPaste',
  scope: {
    point_count: z.int(),
    /** Of those, how many are not examined, so that their lines change nothing. */
    fixed_count: z.int(),
  },
  schema: ({ point_count }) => pastedDegrees(point_count),
  initial: { column: 'frequency', text: '' },
  keepsDraft: true,
});

type Snapshot = SnapshotFrom<typeof localPaste>;

/** The column as it was pasted. */
export const selectPasted = ({ context: { values } }: Snapshot) => values.text;
/** How many of the points are not examined. */
export const selectFixedCount = ({ context: { scope } }: Snapshot) => scope.fixed_count;
/** How many points it is for. */
export const selectPointCount = ({ context: { scope } }: Snapshot) => scope.point_count;
