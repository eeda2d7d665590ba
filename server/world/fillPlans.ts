import { businessDay, dayLength } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { students } from './content/people';
import { easierPlan, plans } from './content/studyPlans';
import { insertAll } from './insert';

/** Every other supervised student has a plan; some had an easier one before. */
export async function fillPlans(db: Queries, today: Date): Promise<void> {
  const ago = (days: number) => new Date(today.getTime() - days * dayLength);
  const planned = students
    .filter(({ list, supervision }) => list !== 'nonSupervised' && supervision !== 'unmarked')
    .filter(({ id }) => id % 2 === 0);
  const rows = planned.flatMap(({ id }) => {
    const { lasts, ...plan } = plans[(id / 2) % plans.length] ?? plans[0];
    const of = { studentId: id, accountId: accountId('zhou') };
    const until = lasts === null ? null : businessDay(ago(-lasts));
    const now = { ...of, ...plan, until, at: ago(8 + (id % 5)) };
    if (id % 6 !== 0) return [now];
    return [{ ...now, ...easierPlan, until: null, at: ago(30 + (id % 7)) }, now];
  });
  await insertAll(db, tables.studyPlans, rows);
}
