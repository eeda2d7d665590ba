import { z } from 'zod/mini';
import {
  asked,
  errorBookRow,
  errorCauses,
  passage,
  questionOptions,
  questionTypes,
  wrongQuestionStatuses,
} from './answers';
import { dayLength } from './businessTime';
import { repetitionDays } from './limits';

/** By what the questions of an error book, and of its sheet, are grouped. */
export const sheetGroupings = ['point', 'cause'] as const;
type SheetGrouping = (typeof sheetGroupings)[number];

/** Where the answers of a sheet are printed. */
export const sheetAnswers = ['off', 'beside', 'end'] as const;

/** How often a question was got wrong at least, to be on a sheet. */
export const sheetTries = ['1', '2', '3'] as const;

/** The most questions of a sheet. */
export const longestSheet = 100;

/** The wrong answers to a question that count, the earliest first: repeats within seven days do not [CONST-024]. */
export function countedTries<Answer extends { readonly at: Date }>(
  wrong: readonly Answer[],
): Answer[] {
  const counted: Answer[] = [];
  for (const answer of wrong.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const before = counted.at(-1)?.at.getTime() ?? Number.NEGATIVE_INFINITY;
    if (answer.at.getTime() - before >= repetitionDays * dayLength) counted.push(answer);
  }
  return counted;
}

/** How often a question was got wrong, repeats within seven days counted once [CONST-024]. */
export const triesOf = (wrongAt: readonly Date[]): number =>
  countedTries(wrongAt.map((at) => ({ at }))).length;

/** A question of a student's sheet, with its solution. */
export const sheetQuestion = z.object({
  question_id: z.int(),
  type: z.enum(questionTypes),
  stem: z.string(),
  ...asked,
  options: questionOptions,
  passage,
  right_answer: z.array(z.string()),
  analysis: z.string(),
  point_id: z.int(),
  point_name: z.string(),
  /** Why the last wrong answer was wrong: as the teacher has set it, else as it is supposed; null: unknown. */
  cause: z.nullable(z.enum(errorCauses)),
  tries: z.int(),
  status: z.enum(wrongQuestionStatuses),
});
export type SheetQuestion = z.output<typeof sheetQuestion>;

/** A wrong question of an error book's list, with the group that it stands in; null while it is not grouped. */
export const errorBookListRow = z.extend(errorBookRow, {
  /** As `cause` of a sheet's question. */
  cause: z.nullable(z.enum(errorCauses)),
  group: z.nullable(z.object({ key: z.string(), count: z.int() })),
});
export type ErrorBookListRow = z.output<typeof errorBookListRow>;

interface Groupable {
  readonly point_id: number;
  readonly cause: (typeof errorCauses)[number] | null;
}

/** The groups of wrong questions, the largest first: by point, or by cause, of which `unknown` is one. */
export function groupsBy<One extends Groupable>(list: readonly One[], by: SheetGrouping) {
  const groups = new Map<string, One[]>();
  for (const one of list) {
    const key = by === 'point' ? String(one.point_id) : (one.cause ?? 'unknown');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([key, questions]) => ({ key, questions }));
}

/** Questions that belong together on a sheet, with their numbers on it. */
export interface SheetGroup {
  readonly key: string;
  readonly questions: readonly (SheetQuestion & { readonly number: number })[];
}

/** The groups of a sheet, the largest first; questions are numbered through. */
export function sheetGroups(list: readonly SheetQuestion[], by: SheetGrouping): SheetGroup[] {
  let number = 0;
  return groupsBy(list, by).map(({ key, questions }) => ({
    key,
    questions: questions.map((one) => ({ ...one, number: (number += 1) })),
  }));
}

/** By the title of each passage the number of the first question about it, where a sheet prints it. */
export function placesOfPassages(groups: readonly SheetGroup[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { passage: text, number } of groups.flatMap(({ questions }) => questions)) {
    if (text !== null && !places.has(text.title)) places.set(text.title, number);
  }
  return places;
}
