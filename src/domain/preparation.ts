import { z } from 'zod/mini';
import { questionTypes } from './answers';
import { grade } from './grades';
import { courseTypes } from './lessons';
import { preparedAnswerLength } from './limits';
import { plainText } from './formulaText';
import { moment } from './moment';
import { count } from './number';
import { cleanText } from './text';

/** The accounts that an analyst practises with: what they answer counts for no student [SCREEN-161]. */
export const testAccounts = ['A', 'B', 'C'] as const;
export type TestAccount = (typeof testAccounts)[number];

/** The two lists of courses that are prepared: those that are taught, and new ones that are being polished. */
export const preparationKinds = ['taught', 'polishing'] as const;
export type PreparationKind = (typeof preparationKinds)[number];

/** How far an analyst's preparation of a course is. */
export const preparationStates = ['notStarted', 'started', 'prepared'] as const;
export type PreparationState = (typeof preparationStates)[number];

/** A course with what there is to prepare in it, and what of that the analyst has practised [SCREEN-156]. */
export const preparedCourseRow = z.object({
  ...{ course_id: z.int(), name: z.string(), type: z.enum(courseTypes), grade: z.nullable(grade) },
  ...{ lesson_count: count, point_count: count, question_count: count },
  /** Questions that the analyst has answered with any test account. */
  practised_count: count,
  last_practised_at: z.nullable(moment),
});
export type PreparedCourseRow = z.output<typeof preparedCourseRow>;

type Practised = Pick<PreparedCourseRow, 'question_count' | 'practised_count'>;

/** Prepared: each question of the course was practised with some test account. */
export function preparationState({ question_count, practised_count }: Practised): PreparationState {
  if (practised_count === 0) return 'notStarted';
  return practised_count < question_count ? 'started' : 'prepared';
}

/** The course that a page is about. */
export const preparedCourseHead = z.pick(preparedCourseRow, {
  ...{ course_id: true, name: true, type: true, grade: true },
});
export type PreparedCourseHead = z.output<typeof preparedCourseHead>;

/** A knowledge point of a course, with what the analyst's students can do in it [SCREEN-157]. */
export const preparedPoint = z.object({
  ...{ point_id: z.int(), name: z.string() },
  /** Every lesson of the course that teaches it, in the order of teaching. */
  lesson_names: z.array(z.string()),
  /** The points of the same course that should be proficient before, by id. */
  prerequisites: z.array(z.int()),
  /** The names of those that another course teaches. */
  of_other_courses: z.array(z.string()),
  ...{ question_count: count, practised_count: count },
  /** Where practising begins; null where the point has no question. */
  first_question_id: z.nullable(z.int()),
  /** Of the analyst's students: who has answered questions of it, and who of them is proficient. */
  ...{ answering_count: count, proficient_count: count },
});
export type PreparedPoint = z.output<typeof preparedPoint>;

export const masterySigns = ['good', 'watch', 'act', 'none'] as const;
export type MasterySign = (typeof masterySigns)[number];

type Mastered = Pick<PreparedPoint, 'answering_count' | 'proficient_count'>;

/** From these shares of proficient students on, a point is mastered by the class, or on the way. */
const classShares = { good: 2 / 3, watch: 1 / 3 } as const;

/** How the class stands in a point, by the share of proficient students among those who have answered. */
export function classMastery({ answering_count, proficient_count }: Mastered): MasterySign {
  if (answering_count === 0) return 'none';
  const share = proficient_count / answering_count;
  if (share >= classShares.good) return 'good';
  return share >= classShares.watch ? 'watch' : 'act';
}

/** A question of a course in its list [SCREEN-159]. */
export const preparedQuestionRow = z.object({
  ...{ question_id: z.int(), stem: z.string(), type: z.enum(questionTypes), difficulty: z.int() },
  ...{ point_id: z.int(), point_name: z.string() },
  /** The test accounts that have answered it. */
  practised: z.array(z.enum(testAccounts)),
});
export type PreparedQuestionRow = z.output<typeof preparedQuestionRow>;

/** An answer of a test account: it is required [VALID-100]. Of a choice, the letters in a row: `AC`. */
export const preparedAnswer = cleanText(1, preparedAnswerLength);

/** How a person judges an answer that nothing else judges. */
export const practiceVerdicts = ['right', 'wrong'] as const;
export type PracticeVerdict = (typeof practiceVerdicts)[number];

const choiceTypes: readonly string[] = ['singleChoice', 'multipleChoice', 'readingComprehension'];
const judgedTypes: readonly string[] = [...choiceTypes, 'trueOrFalse', 'fillInTheBlank'];

const letters = (text: string) => [...text.toUpperCase()].filter((one) => /[A-Z]/.test(one)).sort();
/**
 * Normalises an answer for comparison: plain formulas, no underscores, one separator, lower case. Spaces count only
 * between words: "a lot" is not "alot", but "x + 1" is "x+1", and "x y" is "xy".
 */
const bare = (text: string) =>
  plainText(text)
    .normalize('NFKC')
    .trim()
    .replace(/\s*[;,、\n]+\s*/g, ';')
    .replace(/^;|;$|_/g, '')
    .replace(/(?<=[a-z]{2})\s+(?=[a-z])|(?<=[a-z])\s+(?=[a-z]{2})/gi, '_')
    .replace(/\s/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[‘’]/g, "'")
    .toLowerCase();

interface Judged {
  readonly type: string;
  readonly options: readonly unknown[];
  /** The right answer: the letters of choices, or the text of each blank. */
  readonly answer: readonly string[];
}

const hasLetters = ({ type, options }: Pick<Judged, 'type' | 'options'>) =>
  choiceTypes.includes(type) && options.length > 0;

/** The parts of a given answer, as those of the right one: the letters of choices, else all of it. */
export function givenParts(question: Pick<Judged, 'type' | 'options'>, given: string): string[] {
  return hasLetters(question) ? letters(given) : [given];
}

/** Whether an answer is right; null where it is for a person to compare it with the solution. */
export function isRightAnswer({ type, options, answer }: Judged, given: string): boolean | null {
  const isChoice = choiceTypes.includes(type);
  if (!judgedTypes.includes(type) || (isChoice && options.length === 0)) return null;
  if (isChoice) return letters(given).join('') === letters(answer.join('')).join('');
  return bare(given) === bare(answer.join('; '));
}
