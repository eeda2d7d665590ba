import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { search, searchDefault } from '../../src/contract/shell';
import type { SearchSuggestion } from '../../src/domain/shell';
import type { Queries } from '../db/database';
import { listings, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { type Handler, serve } from '../serve';

/** How many suggestions are made at once. */
const most = 10;

interface Asked {
  readonly accountId: number;
  readonly subjectId: number;
}

/** The account's students of a condition, pinned ones first, then whoever studied last; namesakes are told apart. */
async function suggest(
  db: Queries,
  { accountId, subjectId }: Asked,
  condition: SQL | undefined,
): Promise<SearchSuggestion[]> {
  const found = await db
    .select({
      ...{ id: students.id, name: students.name, username: students.username },
      grade: students.grade,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(and(eq(listings.accountId, accountId), condition))
    .orderBy(desc(listings.pinned), sql`${students.lastActiveAt} desc nulls last`, students.id)
    .limit(most);
  return found.map(({ id, name, username, grade }) => ({
    name: `${name} ${username}`,
    url: `/student/detail?subject_id=${subjectId}&student_id=${id}`,
    grade,
  }));
}

export const searchHandlers: readonly Handler[] = [
  serve(searchDefault, async ({ payload, session, db }) => {
    const asked = { accountId: session.account.id, subjectId: payload.subject_id };
    return { list: await suggest(db, asked, isNull(listings.hiddenAt)) };
  }),

  serve(search, async ({ payload, session, db }) => {
    const asked = { accountId: session.account.id, subjectId: payload.subject_id };
    return { list: await suggest(db, asked, namesStudent(payload.keyword)) };
  }),
];
