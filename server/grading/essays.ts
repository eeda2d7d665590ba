import { eq } from 'drizzle-orm';
import { correctHomework } from '../../src/contract/grading';
import { liesWithin } from '../../src/domain/grading';
import type { Queries } from '../db/database';
import { accounts, corrections, homeworkPersons } from '../db/tables';
import { isPersonOf, personOf } from '../homework/find';
import { happenTo, lockPersons, type StoredPerson } from '../homework/persons';
import { withdrawnBy } from '../homework/withdrawnBy';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { gradedBefore, beyondText, stale } from './conflict';

const options = { needs: 'homeworkManagerPermission' } as const;

/** Why a composition can't be corrected, or not any more. */
async function whyNot(
  db: Queries,
  { id, status, homeworkId }: StoredPerson,
  askedBy: number,
): Promise<Refusal> {
  const [first] = await db
    .select({ by: accounts.realName, at: corrections.correctedAt, accountId: accounts.id })
    .from(corrections)
    .innerJoin(accounts, eq(accounts.id, corrections.accountId))
    .where(eq(corrections.personId, id));
  if (first !== undefined) return gradedBefore(first, askedBy);
  const withdrawn = await withdrawnBy(db, homeworkId);
  if (withdrawn !== null)
    return new Refusal('conflict', 'homeworkWithdrawn', { ...withdrawn, status });
  return status === 'invalid'
    ? new Refusal('conflict', 'homeworkLeft', { by: null, at: null, status })
    : new Refusal('conflict', 'conflict', { status });
}

async function essayOf(db: Queries, personId: number): Promise<string> {
  const [person] = await db
    .select({ essay: homeworkPersons.essay })
    .from(homeworkPersons)
    .where(eq(homeworkPersons.id, personId));
  return person?.essay ?? '';
}

export const essayHandlers: readonly Handler[] = [
  serve(
    correctHomework,
    async ({ payload, session, db, now, language }) => {
      const { person_id: id, subject_id: subjectId, correction } = payload;
      const wanted = { id, subjectId, accountId: session.account.id };
      const [person] = await lockPersons(db, isPersonOf(db, wanted));
      if (person === undefined) throw absent();
      if (person.status !== 'toBeCorrected') throw await whyNot(db, person, wanted.accountId);
      if (person.revision !== payload.revision) throw stale(person.revision);
      const essay = await essayOf(db, id);
      if (!liesWithin(correction.annotations, essay.length)) {
        throw beyondText('correction.annotations');
      }
      const event = { type: 'correction.submitted', correction, essay } as const;
      const [corrected] = await happenTo(db, [person], event);
      if (corrected === undefined) throw await whyNot(db, person, wanted.accountId);
      await db.insert(corrections).values({
        personId: id,
        accountId: wanted.accountId,
        rating: correction.rating,
        tags: correction.tags,
        comment: correction.comment,
        categoryComments: correction.category_comments,
        annotations: correction.annotations,
        correctedAt: now,
      });
      return { person: await personOf(db, wanted, language) };
    },
    options,
  ),
];
