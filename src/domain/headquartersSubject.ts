import { z } from 'zod/mini';
import {
  emptyOf,
  headquartersDraft,
  type HeadquartersForm,
  type HeadquartersType,
} from './feedback';
import { passage, questionOptions } from './answers';
import { count } from './number';

const subjectFields = z.partial(
  z.pick(headquartersDraft, {
    ...{ type: true, question_id: true, publisher: true, chief_editor: true, course_name: true },
    ...{ point_name: true, local_point: true, region: true, year: true, exam_type: true },
    module: true,
  }),
);
type SubjectField = Exclude<keyof z.output<typeof subjectFields>, 'type'>;
interface Naming {
  readonly needed: readonly SubjectField[];
  readonly narrower: readonly SubjectField[];
}

/** The fields that name what a feedback is about: without the needed ones it is not chosen, the others narrow it down. */
const naming: Readonly<Record<HeadquartersType, Naming>> = {
  textbook: { needed: ['publisher', 'chief_editor'], narrower: ['course_name'] },
  localCase: {
    needed: ['point_name'],
    narrower: ['local_point', 'region', 'year', 'exam_type', 'module'],
  },
  question: { needed: ['question_id'], narrower: [] },
  portal: { needed: [], narrower: [] },
};

/** What a feedback is about, by the fields that name it; colleagues may have reported the same. */
export const headquartersSubject = subjectFields.check((context) => {
  const { type = 'portal', ...named } = context.value;
  const { needed } = naming[type];
  if (needed.length > 0 && needed.every((field) => (named[field] ?? '') !== '')) return;
  context.issues.push({ code: 'custom', path: ['type'], message: 'required', input: type });
});
export type HeadquartersSubject = z.output<typeof headquartersSubject>;

/** What a form is about so far; null while that is not chosen, or cannot be named. */
export function subjectOf(form: HeadquartersForm): HeadquartersSubject | null {
  const { needed, narrower } = naming[form.type];
  const named = [...needed, ...narrower].filter((field) => form[field] !== '');
  const fields = Object.fromEntries(named.map((field) => [field, form[field]]));
  return headquartersSubject.safeParse({ type: form.type, ...fields }).data ?? null;
}

/** How many colleagues have reported the same, and the question as students see it; null without one. */
export const subjectReports = z.object({
  colleagues: count,
  question: z.nullable(
    z.object({
      stem: z.string(),
      options: questionOptions,
      passage,
      is_deleted: z.boolean(),
    }),
  ),
});
export type SubjectReports = z.output<typeof subjectReports>;

/** The parameters of an address that name a question to report; a name that the form does not take is left out. */
const addressedQuestion = z.object({
  question_id: headquartersDraft.shape.question_id.check(z.minLength(1)),
  point_name: z.catch(headquartersDraft.shape.point_name, ''),
});

/** What an address names of a question to report; nothing where it names none. */
export const questionIn = (
  address: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => addressedQuestion.safeParse(address).data ?? {};

/** The form as a report of that question begins [SCREEN-100]; of none, with nothing filled in. */
export const reportOf = (question: Readonly<Record<string, string>>): Partial<HeadquartersForm> =>
  'question_id' in question ? { ...emptyOf('question'), ...question } : {};
