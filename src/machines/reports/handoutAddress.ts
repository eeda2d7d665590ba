import type { PayloadOf } from '../../contract/call';
import type { reportSheets } from '../../contract/reports';
import { type ReportView, schoolTerm } from '../../domain/reports';
import {
  type Charted,
  isAnalysis,
  pageOfView,
  type Reported,
  type ReportAnswer,
} from './reportRows';

/** What sheets are asked for by. */
export type AskedSheets = PayloadOf<typeof reportSheets>;

interface Handed extends Reported, Charted {
  readonly context: Reported['context'] & {
    readonly scope: { readonly class_id?: number | undefined };
    readonly address: Readonly<Record<string, string>>;
    readonly answer: Pick<ReportAnswer, 'first_day' | 'last_day'> | null;
  };
}

/** Whose report it is, as an address says it; null before it is there, and for all students' together. */
function whoseOf({ context: { scope, answer } }: Handed) {
  if (answer === null) return null;
  const { student_id: student, class_id: group } = scope;
  const { first_day: from, last_day: to } = answer;
  if (student !== undefined) return { whose: { student_id: String(student) }, from, to };
  return group === undefined ? null : { whose: { class_id: String(group) }, from, to };
}

const handout = (asked: Record<string, string>) =>
  `/report/handout?${new URLSearchParams(asked).toString()}`;

/** Which answers the sheet of a student counts, as the filters of the answer history. */
export function behindSheet(
  { from, to, program, course_id: course }: AskedSheets,
  student: number,
) {
  return new URLSearchParams({
    ...{ student_id: String(student), from, to },
    ...(program !== undefined && { program }),
    ...(course !== undefined && { course: String(course) }),
  }).toString();
}

/** Where all rows of a part of a sheet are, by what `behindSheet` says of it. */
export const wholePart = (behind: string, by: ReportView) => `${pageOfView(by)}?${behind}&by=${by}`;

/** Where the sheet of one student of a class stands alone, with its link and, of a final report, its review. */
export function sheetOf({
  student_id: student,
  what,
  from,
  to,
  program,
  course_id: course,
}: AskedSheets) {
  return handout({
    ...{ student_id: String(student), what, from, to },
    ...(program !== undefined && { program }),
    ...(course !== undefined && { course_id: String(course) }),
  });
}

/** Where the report, or the analysis, stands that a handout was made from. */
export function reportBehind(asked: AskedSheets) {
  const { student_id: student, class_id: group, from, to, what } = asked;
  const { program, course_id: course } = asked;
  const ofReport = group === undefined ? '/report/stuInfo' : '/report/classInfo';
  const query = new URLSearchParams({
    ...(student !== undefined && { student_id: String(student) }),
    ...(group !== undefined && { class_id: String(group) }),
    ...{ from, to },
    ...(program !== undefined && { program }),
    ...(course !== undefined && { course: String(course) }),
  });
  return `${what === 'analysis' ? '/learningAnalysis' : ofReport}?${query.toString()}`;
}

/** Where this report is as parents are given it. */
export function selectHandout(report: Handed): string | null {
  const found = whoseOf(report);
  if (found === null) return null;
  const { program, course } = report.context.query.filters;
  return handout({
    ...found.whose,
    ...{ what: isAnalysis(report) ? 'analysis' : 'report', from: found.from, to: found.to },
    ...(program !== undefined && { program }),
    ...(course !== undefined && { course_id: String(course) }),
  });
}

/** Where the final report is of the term in which this report ends; an analysis has none. */
export function selectFinal(report: Handed): string | null {
  const found = whoseOf(report);
  if (found === null || isAnalysis(report)) return null;
  return handout({ ...found.whose, what: 'final', ...schoolTerm(found.to) });
}

/** An address with whose report this is, its days and its course. */
function addressOf(page: string, report: Handed): string | null {
  const found = whoseOf(report);
  if (found === null) return null;
  const { whose, from, to } = found;
  const { course } = report.context.query.filters;
  const asked = { ...whose, from, to, ...(course !== undefined && { course: String(course) }) };
  return `${page}?${new URLSearchParams(asked).toString()}`;
}

/** Where the learning analysis is of the same student or class and days; an analysis has none. */
export const selectAnalysis = (report: Handed): string | null =>
  isAnalysis(report) ? null : addressOf('/learningAnalysis', report);

/** Where the report is of the student or class of this analysis; a report has none. */
export function selectReport(report: Handed): string | null {
  if (!isAnalysis(report)) return null;
  const { class_id: group } = report.context.scope;
  return addressOf(group === undefined ? '/report/stuInfo' : '/report/classInfo', report);
}

/**
 * Where this analysis is in any subject: of the same student and days, in the same view. A class has one subject, so
 * its analysis has none; nor has a report, whose frame has the subjects.
 */
export function selectInSubject(report: Handed): string | null {
  const { student_id: student, class_id: group } = report.context.scope;
  if (!isAnalysis(report) || group !== undefined) return null;
  const { course: _, page: __, ...kept } = report.context.address;
  const asked = { ...(student !== undefined && { student_id: String(student) }), ...kept };
  return `/learningAnalysis?${new URLSearchParams(asked).toString()}`;
}

/** Where the next step is that follows from this analysis of a student; a report has none. */
export function selectNext(report: Handed): string | null {
  const found = whoseOf(report);
  if (found?.whose.student_id === undefined || !isAnalysis(report)) return null;
  const { whose, from, to } = found;
  return `/report/nextStep?${new URLSearchParams({ ...whose, from, to }).toString()}`;
}
