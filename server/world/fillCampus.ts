import { businessDay } from '../../src/domain/businessTime';
import { vacationRule } from '../../src/domain/shell';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { campuses } from './content/accounts';
import { openTo, outsidePages, vacations } from './content/campus';
import { insertAll } from './insert';

/** The vacations of last year, this year and the next: at any time some are over and some are to come. */
function vacationsAround(today: Date): { startsOn: string; endsOn: string }[] {
  const thisYear = Number(businessDay(today).slice(0, 4));
  return [thisYear - 1, thisYear, thisYear + 1].flatMap((year) =>
    vacations.map(({ from, to }) => ({
      startsOn: `${String(year)}-${from}`,
      endsOn: `${String(year)}-${to}`,
    })),
  );
}

/** What each campus may use, when it has vacations, and where the pages of other products lie. */
export async function fillCampus(db: Queries, today: Date): Promise<void> {
  await insertAll(
    db,
    tables.schoolFeatures,
    campuses.flatMap(({ id }) => (openTo[id] ?? []).map((feature) => ({ schoolId: id, feature }))),
  );
  await insertAll(
    db,
    tables.schoolRules,
    campuses.flatMap(({ id }) =>
      vacationsAround(today).map((days) => ({ schoolId: id, type: vacationRule, ...days })),
    ),
  );
  await insertAll(
    db,
    tables.outsidePages,
    Object.entries(outsidePages).map(([name, url]) => ({ name, url })),
  );
}
