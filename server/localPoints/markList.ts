import { and, asc, count, eq } from 'drizzle-orm';
import { localMarkList } from '../../src/contract/localPoints';
import { toMoment } from '../../src/domain/businessTime';
import { accounts, localMarks, points } from '../db/tables';
import { containsWords } from '../keyword';
import { listed, pageOf, total } from '../page';
import { pointName } from '../pointName';
import { type Handler, serve } from '../serve';
import { demandLocalAuth } from './version';

export const markListHandlers: readonly Handler[] = [
  serve(localMarkList, async ({ payload, session, db, now, language }) => {
    demandLocalAuth(session);
    const found = await pageOf(
      db
        .select({
          point: points,
          name: pointName(language),
          mark: localMarks,
          by: accounts.realName,
          total,
        })
        .from(localMarks)
        .innerJoin(points, eq(points.id, localMarks.pointId))
        .innerJoin(accounts, eq(accounts.id, localMarks.accountId))
        .where(
          and(
            eq(localMarks.schoolId, session.school.id),
            containsWords(payload.keyword, [points.name, points.englishName]),
            payload.local && eq(localMarks.isExamined, payload.local === 'examined'),
          ),
        )
        .orderBy(asc(points.subjectId), asc(points.id)),
      payload,
    );
    const [all] = await db
      .select({ count: count() })
      .from(localMarks)
      .where(eq(localMarks.schoolId, session.school.id));
    const shown = listed(
      found,
      ({ point, name, mark, by }) => ({
        ...{ point_id: point.id, subject_id: point.subjectId, name },
        ...{ frequency: point.frequency ?? 0, difficulty: point.difficulty ?? 0 },
        mark: {
          is_examined: mark.isExamined,
          frequency: mark.frequency,
          difficulty: mark.difficulty,
        },
        ...{ marked_by: by, marked_at: toMoment(mark.changedAt) },
      }),
      now,
    );
    return { ...shown, all_count: all?.count ?? 0 };
  }),
];
