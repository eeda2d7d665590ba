import { eq } from 'drizzle-orm';
import {
  endReportLink,
  makeReportLink,
  parentReport,
  reportLink,
  reportSheets,
} from '../../src/contract/reports';
import type { ReportHandout } from '../../src/domain/reports';
import { type LinkedThing, students } from '../db/tables';
import { endLink, linkOf, makeLink, openLink } from '../parentLinks';
import { absent } from '../refusal';
import { type Handler, type Request, serve, serveOpen } from '../serve';
import { demandSeen } from '../students/seen';
import { sheetsOf, studentsOf } from './sheets';
import { nameOf } from './whose';

/** Demands that the account sees the student, and names the report as what a link shows. */
async function demandReport({
  db,
  session,
  payload,
}: Request<ReportHandout>): Promise<LinkedThing> {
  await demandSeen(db, session.account.id, [payload.student_id]);
  return { kind: 'report', ...payload };
}

export const handoutHandlers: readonly Handler[] = [
  serve(reportSheets, async ({ payload, session, ...situation }) => {
    const { db } = situation;
    if ((payload.student_id ?? payload.class_id) === undefined) throw absent();
    const accountId = session.account.id;
    await nameOf(db, accountId, payload);
    return sheetsOf(db, await studentsOf(db, accountId, payload), payload, situation);
  }),

  serve(reportLink, async (asked) => linkOf(asked, await demandReport(asked))),
  serve(makeReportLink, async (asked) => makeLink(asked, await demandReport(asked))),
  serve(endReportLink, async (asked) => endLink(asked, await demandReport(asked))),

  serveOpen(parentReport, async (asked) => {
    const { payload, db } = asked;
    const { about, ends_at } = await openLink(asked, 'report', payload.link);
    const people = await db
      .select({ id: students.id, name: students.name })
      .from(students)
      .where(eq(students.id, about.student_id));
    const { kind: _, ...report } = about;
    const { list, ...frame } = await sheetsOf(db, people, report, asked);
    const [sheet] = list;
    if (sheet === undefined) throw absent();
    return { ...frame, sheet, ends_at };
  }),
];
