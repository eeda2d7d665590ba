import { and, eq } from 'drizzle-orm';
import { deleteExam } from '../../src/contract/exams';
import { examReports } from '../db/tables';
import { endLink } from '../parentLinks';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { tellOfStudent } from '../students/seen';
import { demandExam } from './links';

export const removeHandlers: readonly Handler[] = [
  serve(deleteExam, async (request) => {
    const { db, payload } = request;
    const about = await demandExam(request);
    const seen = eq(examReports.version, payload.version);
    const [removed] = await db
      .delete(examReports)
      .where(and(eq(examReports.id, payload.report_id), seen))
      .returning({ studentId: examReports.studentId });
    if (removed === undefined) throw new Refusal('conflict', 'exams.changed');
    await endLink(request, about);
    await tellOfStudent(db, removed.studentId);
    return {};
  }),
];
