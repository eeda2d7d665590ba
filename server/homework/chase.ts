import { extendDeadline, remindOfHomework } from '../../src/contract/homework';
import { brokenRules } from '../../src/domain/brokenRule';
import { extensionForm, type HomeworkPersonRow, isNotHandedIn } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { sendReminders } from '../home/reminders';
import { absent, Refusal } from '../refusal';
import { type Handler, serve, serveChecked } from '../serve';
import { homeworkOf, isAmongPersons } from './find';
import { personRowOf, selectPersons } from './personRow';
import { happenTo, lockPersons } from './persons';
import { remindableOf } from './reminding';
import { settle } from './settle';
import { withdrawnBy } from './withdrawnBy';

const options = { needs: 'homeworkManagerPermission' } as const;

/** Refuses what was withdrawn, with who did so and when. */
async function demandStanding(db: Queries, homeworkId: number): Promise<void> {
  const withdrawn = await withdrawnBy(db, homeworkId);
  if (withdrawn !== null) throw new Refusal('conflict', 'homeworkWithdrawn', withdrawn);
}

export const chaseHandlers: readonly Handler[] = [
  serve(
    extendDeadline,
    async ({ payload, session, db, now, language }) => {
      const { person_ids: ids, subject_id: subjectId, deadline } = payload;
      const isMeant = isAmongPersons(db, { ids, subjectId, accountId: session.account.id });
      const persons = await lockPersons(db, isMeant);
      const [first] = persons;
      if (first === undefined || persons.length < ids.length) throw absent();
      if (persons.some(({ homeworkId }) => homeworkId !== first.homeworkId)) throw absent();
      await demandStanding(db, first.homeworkId);
      const due = persons.filter(({ status }) => isNotHandedIn(status));
      if (due.length === 0) {
        const { status, studentId } = first;
        throw new Refusal('conflict', 'notExtendable', { status, student_id: studentId });
      }
      const rows = async () => (await selectPersons(db, language).where(isMeant)).map(personRowOf);
      const [assigned] = await rows();
      const { error } = extensionForm(now.getTime(), assigned?.assigned_deadline ?? '').safeParse(
        payload,
      );
      if (error !== undefined) {
        throw new Refusal('badPayload', 'badPayload', { issues: brokenRules(error) });
      }
      await happenTo(db, due, { type: 'deadline.extended', extendedTo: deadline });
      const isDue = (row: HomeworkPersonRow) => due.some(({ id }) => id === row.person_id);
      const all = await rows();
      return { persons: all.filter(isDue), left_out: all.filter((row) => !isDue(row)) };
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
