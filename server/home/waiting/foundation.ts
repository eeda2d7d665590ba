import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { foundations, healthScores, listings, students } from '../../db/tables';
import { isToBeginAnew } from '../../foundation/health';
import { type GivenDesk, oneStudent, thing } from './things';

/** Whose foundation should be begun anew. A student has one health in all subjects, so each subject's list has them. */
export function foundationsToSuggest(db: Queries, { accountId }: GivenDesk) {
  return db
    .select(
      thing({
        kind: 'foundationSuggested',
        key: students.id,
        name: students.name,
        students: oneStudent,
        since: sql`${healthScores.assessedAt}`,
      }),
    )
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .innerJoin(healthScores, eq(healthScores.studentId, students.id))
    .leftJoin(foundations, eq(foundations.studentId, students.id))
    .where(and(eq(listings.accountId, accountId), isToBeginAnew));
}
