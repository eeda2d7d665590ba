import { eq } from 'drizzle-orm';
import { extendDeadline, remindOfHomework } from '../../src/contract/homework';
import { brokenRules } from '../../src/domain/brokenRule';
import { extensionForm, isNotHandedIn } from '../../src/domain/homework';
import { toMoment } from '../../src/domain/businessTime';
import { accounts, homework } from '../db/tables';
import type { Queries } from '../db/database';
import { sendReminders } from '../home/reminders';
import { absent, Refusal } from '../refusal';
import { type Handler, serve, serveChecked } from '../serve';
import { homeworkOf, isPersonOf, personOf } from './find';
import { happenTo, lockPersons } from './persons';
import { remindableOf } from './reminding';
import { settle } from './settle';

const options = { needs: 'homeworkManagerPermission' } as const;

/** Refuses what was withdrawn, with who did so and when. */
async function demandStanding(db: Queries, homeworkId: number): Promise<void> {
  const [withdrawn] = await db
    .select({ by: accounts.realName, at: homework.withdrawnAt })
    .from(homework)
    .innerJoin(accounts, eq(accounts.id, homework.accountId))
    .where(eq(homework.id, homeworkId));
  if (withdrawn === undefined) return;
  const { by, at } = withdrawn;
  if (at === null) return;
  const data = { by, at: toMoment(at) };
  throw new Refusal('conflict', 'homeworkWithdrawn', data);
}

export const chaseHandlers: readonly Handler[] = [
  serve(
    extendDeadline,
    async ({ payload, session, db, now, language }) => {
      const { person_id: id, subject_id: subjectId, deadline } = payload;
      const wanted = { id, subjectId, accountId: session.account.id };
      const [person] = await lockPersons(db, isPersonOf(db, wanted));
      if (person === undefined) throw absent();
      await demandStanding(db, person.homeworkId);
      const { status } = person;
      if (!isNotHandedIn(status)) throw new Refusal('conflict', 'notExtendable', { status });
      const { assigned_deadline: assigned } = await personOf(db, wanted, language);
      const { error } = extensionForm(now.getTime(), assigned).safeParse(payload);
      if (error !== undefined) {
        throw new Refusal('badPayload', 'badPayload', { issues: brokenRules(error) });
      }
      await happenTo(db, [person], { type: 'deadline.extended', extendedTo: deadline });
      return { person: await personOf(db, wanted, language) };
    },
    options,
  ),

  serveChecked(
    remindOfHomework,
    settle,
    async ({ payload, session, db, now, language, tell }) => {
      const { homework_id: id, subject_id: subjectId, student_ids: asked } = payload;
      const accountId = session.account.id;
      await homeworkOf(db, { id, subjectId, accountId }, language);
      await demandStanding(db, id);
      const missing = await remindableOf(db, accountId, id);
      const studentIds = asked ?? missing;
      const occasions = missing
        .filter((studentId) => studentIds.includes(studentId))
        .map((studentId) => ({ studentId, reason: `homework.${id}` as const }));
      const from = { accountId, subjectId };
      const results = await sendReminders(db, from, { studentIds, occasions }, now);
      await tell([accountId], { type: 'homework.changed', id });
      return { results };
    },
    options,
  ),
];
