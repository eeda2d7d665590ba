import type { ReportView } from '../../domain/reports';
import type { Reported, ReportAnswer } from './reportRows';

/** The outcomes of the answers that a figure counts; null where all of them count. */
const outcomes = {
  ...({ answered: 'right,wrong', right: 'right', share: 'right,wrong' } as const),
  ...({ skipped: 'skipped', seconds: null } as const),
};
export type Figure = keyof typeof outcomes;

/** The filter of the answer history that the key of a row is; a day is both ends. */
const filterOf = {
  ...({ daily: 'from', summary: 'course', chapter: 'chapter', type: 'type' } as const),
  ...({ student: 'student_id', point: 'point', question: 'question' } as const),
  ...({ ability: 'ability', method: 'method' } as const),
} satisfies Record<ReportView, string>;

interface Row {
  readonly by: ReportView;
  readonly key: string;
}

/** The address of just the answers that a figure counts: of the whole report, or of a row of it. */
export function answersBehind(report: string, figure: Figure, row?: Row): string {
  const asked = new URLSearchParams(report);
  if (row !== undefined) asked.set(filterOf[row.by], row.key);
  if (row?.by === 'daily') asked.set('to', row.key);
  const outcome = outcomes[figure];
  if (outcome !== null) asked.set('outcome', outcome);
  return `/answerHistoryEntry/index?${asked.toString()}`;
}

interface Answered extends Reported {
  readonly context: Reported['context'] & {
    readonly scope: { readonly class_id?: number | undefined };
    readonly answer: Pick<ReportAnswer, 'first_day' | 'last_day'> | null;
  };
}

/** Which answers a report counts, as the filters of the answer history; null before it is there. */
export function selectBehind({ context: { scope, query, answer } }: Answered): string | null {
  if (answer === null) return null;
  const { student_id: student, class_id: group } = scope;
  const { program, course } = query.filters;
  return new URLSearchParams({
    ...(student !== undefined && { student_id: String(student) }),
    ...(group !== undefined && { class: String(group) }),
    ...(program !== undefined && { program }),
    ...(course !== undefined && { course: String(course) }),
    ...{ from: answer.first_day, to: answer.last_day },
  }).toString();
}
