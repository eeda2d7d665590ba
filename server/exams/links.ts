import { and, eq } from 'drizzle-orm';
import { endExamLink, examForParents, examLink, makeExamLink } from '../../src/contract/exams';
import { toMoment } from '../../src/domain/businessTime';
import { examReports, type LinkedThing } from '../db/tables';
import { endLink, linkOf, makeLink, openLink } from '../parentLinks';
import { absent } from '../refusal';
import { type Handler, type Request, serve, serveOpen } from '../serve';
import { reportOf } from './lists';
import { isOwn, selectReports } from './rows';

/** Demands that the account sees the result, and names it as what a link shows. */
export async function demandExam({
  db,
  session,
  payload,
}: Request<{ readonly subject_id: number; readonly report_id: number }>): Promise<LinkedThing> {
  const own = isOwn(db, session.account.id, payload.subject_id);
  const [row] = await selectReports(db).where(and(own, eq(examReports.id, payload.report_id)));
  if (row === undefined) throw absent();
  return { kind: 'exam', reportId: payload.report_id };
}

export const linkHandlers: readonly Handler[] = [
  serve(examLink, async (asked) => linkOf(asked, await demandExam(asked))),
  serve(makeExamLink, async (asked) => makeLink(asked, await demandExam(asked))),
  serve(endExamLink, async (asked) => endLink(asked, await demandExam(asked))),

  serveOpen(examForParents, async (asked) => {
    const { payload, db, now, language } = asked;
    const isFirst = payload.view === 'report';
    const { about, ends_at } = await openLink(asked, 'exam', payload.link, isFirst);
    const { report } = await reportOf(db, eq(examReports.id, about.reportId), language);
    return { report, as_of: toMoment(now), ends_at };
  }),
];
