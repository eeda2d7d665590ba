import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dayLength } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { demonstrationFolder } from '../files/demonstration';
import { accountId } from './accountId';
import { materials } from './content/materials';
import { insertAll } from './insert';

/** The materials of the first campus. */
export async function fillMaterials(db: Queries, today: Date): Promise<void> {
  await insertAll(
    db,
    tables.materials,
    materials.map(({ by, daysAgo, ...material }) => ({
      ...{ ...material, schoolId: 1, accountId: accountId(by) },
      size: statSync(join(demonstrationFolder, material.name)).size,
      at: new Date(today.getTime() - daysAgo * dayLength),
    })),
  );
}
