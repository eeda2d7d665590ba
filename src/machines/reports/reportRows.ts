import type { ActorRefFrom } from 'xstate';
import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { day, id as idField, oneOf, subjectId } from '../../contract/fields';
import { reportRows } from '../../contract/reports';
import {
  reportPresets,
  reportPrograms,
  type ReportRow,
  type ReportView,
} from '../../domain/reports';
import { collection } from '../parts/collection';
import { rangeOf } from './range';

/** A report: its figures, and a page of its rows. */
export type ReportAnswer = AnswerOf<typeof reportRows>;

/** The report of a student, a class or all students, in the views that its page has; the first is the default. */
function report(id: string, views: readonly [ReportView, ...ReportView[]]) {
  return collection({
    id,
    scope: {
      subject_id: subjectId,
      student_id: z.optional(z.int()),
      class_id: z.optional(z.int()),
    },
    filters: {
      by: z._default(z.enum(views), views[0]),
      days: z._default(oneOf(reportPresets), '30'),
      program: z.optional(oneOf(reportPrograms)),
      course: z.optional(idField),
      from: z.optional(day),
      to: z.optional(day),
    },
    always: ['by'],
    call: reportRows,
    payload: ({ query: { filters, page, pageSize }, scope }) => ({
      ...scope,
      ...{ view: filters.by, program: filters.program, course_id: filters.course },
      ...{ days: filters.days, ...rangeOf(filters), page, page_size: pageSize },
    }),
    idOf: (row: ReportRow) => row.key,
    searchable: false,
    pageSizes: [15],
    exports: true,
    concerns: ({ type }) => type === 'student.changed',
  });
}

/** A student's report: daily, by course, by chapter, by type of questions [SCREEN-065 … SCREEN-067, CALL-125]. */
export const studentReport = report('studentReport', ['daily', 'summary', 'chapter', 'type']);

/** A report that runs, whosever it is. */
export type ReportActor = ActorRefFrom<typeof studentReport>;

/** A class's report: also by student. */
export const classReport = report('classReport', [
  ...(['daily', 'summary', 'chapter', 'type', 'student'] as const),
]);

const masteryViews: readonly [ReportView, ...ReportView[]] = [
  ...(['point', 'question', 'ability', 'method'] as const),
];

/** What a student masters: by point, question, ability and method [SCREEN-162 … SCREEN-167, CALL-102]. */
export const learningAnalysis = report('learningAnalysis', masteryViews);

/** The page that shows a student's rows of a view whole. */
export const pageOfView = (view: ReportView): string =>
  masteryViews.includes(view) ? '/learningAnalysis' : '/report/stuInfo';

/** What a class masters, by the same views and by student. */
export const classAnalysis = report('classAnalysis', [
  ...(['point', 'question', 'ability', 'method', 'student'] as const),
]);

/** The charts that analyse what is mastered; the others report what was done. */
const analyses: readonly string[] = [learningAnalysis.id, classAnalysis.id];

export interface Charted {
  getMeta(): Readonly<Record<string, { readonly id: string } | undefined>>;
}

/** Whether a report is a learning analysis. */
export const isAnalysis = (report: Charted): boolean =>
  Object.values(report.getMeta()).some((meta) => meta !== undefined && analyses.includes(meta.id));

export interface Reported {
  readonly context: {
    readonly scope: { readonly student_id?: number | undefined };
    readonly query: {
      readonly filters: {
        readonly course?: number | undefined;
        readonly program?: string | undefined;
      };
    };
  };
}

interface Grouped extends Reported, Charted {
  readonly context: Reported['context'] & {
    readonly query: { readonly filters: { readonly by: ReportView } };
    readonly answer: Pick<ReportAnswer, 'first_day' | 'last_day'> | null;
  };
}

/** The address of a student's report, or analysis, of the same days and courses, up to the student's id; null in other views. */
export function selectMemberPage(report: Grouped): string | null {
  const { query, answer } = report.context;
  const { by, program, course } = query.filters;
  if (by !== 'student' || answer === null) return null;
  const asked = new URLSearchParams({
    ...{ from: answer.first_day, to: answer.last_day },
    ...(program !== undefined && { program }),
    ...(course !== undefined && { course: String(course) }),
  });
  const page = isAnalysis(report) ? '/learningAnalysis' : '/report/stuInfo';
  return `${page}?${asked.toString()}`;
}
