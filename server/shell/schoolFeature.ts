import { and, eq } from 'drizzle-orm';
import type { GrayTest, Switch } from '../../src/domain/shell';
import type { Queries } from '../db/database';
import { schoolFeatures } from '../db/tables';

/** Whether headquarters has opened something to a school. */
export async function hasFeature(
  db: Queries,
  schoolId: number,
  feature: Switch | GrayTest,
): Promise<boolean> {
  const found = await db
    .select({ feature: schoolFeatures.feature })
    .from(schoolFeatures)
    .where(and(eq(schoolFeatures.schoolId, schoolId), eq(schoolFeatures.feature, feature)));
  return found.length > 0;
}
