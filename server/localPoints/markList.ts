import { and, asc, countDistinct, eq, isNull } from 'drizzle-orm';
import { localMarkList } from '../../src/contract/localPoints';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import {
  accounts,
  cardPoints,
  cards,
  enrolments,
  lessons,
  localMarks,
  points,
  students,
} from '../db/tables';
import { containsWords } from '../keyword';
import { listed, pageOf, total } from '../page';
import { pointName } from '../pointName';
import { type Handler, serve } from '../serve';
import { demandLocalAuth, marksOf, versionOf } from './version';

/** How many students of a school take a course that teaches a point which the school has marked. */
async function countAffected(db: Queries, schoolId: number): Promise<number> {
  const [found] = await db
    .select({ count: countDistinct(enrolments.studentId) })
    .from(localMarks)
    .innerJoin(cardPoints, eq(cardPoints.pointId, localMarks.pointId))
    .innerJoin(cards, eq(cards.id, cardPoints.cardId))
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.courseId, lessons.courseId), isNull(enrolments.leftAt)),
    )
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .where(and(eq(localMarks.schoolId, schoolId), eq(students.schoolId, schoolId)));
  return found?.count ?? 0;
}

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
    const all = await marksOf(db, session.school.id);
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
    const student_count = await countAffected(db, session.school.id);
    return { ...shown, all_count: all.length, student_count, version: versionOf(all) };
  }),
];
