import { dayLength } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { leafPoints } from './content/points';
import type { LeafPoint } from './content/types';
import { insertAll } from './insert';

type MarkRow = typeof tables.localMarks.$inferInsert;

/** What the first campus says of a point; one that is not examined there keeps headquarters' degrees. */
function markOf({ id, local, examFrequency, difficulty }: LeafPoint, at: number, today: Date) {
  if (local === undefined) return [];
  const degrees = local.examined
    ? { frequency: local.examFrequency, difficulty: local.difficulty }
    : { frequency: examFrequency, difficulty };
  const row: MarkRow = {
    schoolId: 1,
    pointId: id,
    isExamined: local.examined,
    ...degrees,
    accountId: accountId('zhou'),
    changedAt: new Date(today.getTime() - (1.3 + (at % 40)) * dayLength),
  };
  return [row];
}

/** The first campus's own version of the knowledge points. */
export async function fillLocalPoints(db: Queries, today: Date): Promise<void> {
  await insertAll(
    db,
    tables.localMarks,
    leafPoints.flatMap((point, at) => markOf(point, at, today)),
  );
}
