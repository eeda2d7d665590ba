import { eq } from 'drizzle-orm';
import { restoreLocalPoints, submitLocalMarks } from '../../src/contract/localPoints';
import { nextLocalVersion } from '../../src/machines/localPoints/localPoints';
import { accountOfShown } from '../account/password';
import { localMarks } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve, serveChecked } from '../serve';
import { demandCourse } from '../students/seen';
import {
  colleaguesOf,
  demandLocalAuth,
  demandPoints,
  lockVersion,
  overtakenAmong,
  storeMarks,
  versionOf,
} from './version';

export const markHandlers: readonly Handler[] = [
  serve(submitLocalMarks, async ({ payload, session, db, now, language, tell }) => {
    const { course_id: courseId, marks } = payload;
    demandLocalAuth(session);
    await demandCourse(db, session.account.id, payload);
    await demandPoints(
      db,
      courseId,
      marks.map(({ point_id }) => point_id),
    );
    const version = await lockVersion(db, session.school.id);
    const overtaken = await overtakenAmong(db, session.school.id, marks, language);
    if (overtaken.length > 0) {
      throw new Refusal('conflict', 'localPoints.overtaken', { overtaken });
    }
    const next = nextLocalVersion(version, { type: 'marks.submitted', marks });
    if (next === null) throw new Refusal('conflict', 'conflict');
    await storeMarks(db, session, marks, now);
    await tell(await colleaguesOf(db, session.school.id), { type: 'localPoints.changed' });
    return { marked_count: marks.length };
  }),

  serveChecked(
    restoreLocalPoints,
    async ({ payload, session, ...situation }) => {
      demandLocalAuth(session);
      const account = await accountOfShown(situation, payload);
      // A colleague's password proves nothing of who sits here.
      return account?.id === session.account.id;
    },
    async ({ payload, session, db, tell }, isProven) => {
      const version = await lockVersion(db, session.school.id);
      const asked = nextLocalVersion(version, { type: 'restore.requested' });
      if (asked === null) throw new Refusal('conflict', 'localPoints.nothingMarked');
      const confirmed = nextLocalVersion(asked, { type: 'restore.confirmed', isProven });
      if (confirmed?.status !== 'restoring') {
        throw new Refusal('wrongCredentials', 'wrongCredentials');
      }
      if (versionOf(version.marks) !== payload.version) {
        throw new Refusal('conflict', 'localPoints.changed');
      }
      await db.delete(localMarks).where(eq(localMarks.schoolId, session.school.id));
      await tell(await colleaguesOf(db, session.school.id), { type: 'localPoints.changed' });
      return { restored_count: version.marks.length };
    },
  ),
];
