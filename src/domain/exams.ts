import { z } from 'zod/mini';
import { recordOf } from './byName';
import { grade } from './grades';
import { day, moment, typedDay } from './moment';
import { count, toTenth } from './number';
import { examTypes, type Level, levels, typedStudent } from './scores';
import { namedStudent } from './students';
import { subjects } from './subjects';

/** Where a paper was set; grades and terms of which there are papers. */
export const paperRegions = ['city', 'east', 'west', 'county'] as const;
export const paperGrades = [7, 8, 9] as const;
export const paperTerms = ['first', 'second'] as const;

/** The school year of a paper, by how long ago it is. */
export const paperYears = ['current', 'previous'] as const;

export const questionKinds = ['choice', 'blank', 'solution'] as const;
/** What a question asks for besides its point. */
export const abilities = ['computation', 'reasoning', 'modelling', 'intuition', 'data'] as const;
export const difficulties = ['basic', 'medium', 'hard'] as const;

/** A test paper, with the average that was published of it. */
export const examPaper = z.object({
  ...{ paper_id: z.int(), subject_id: z.int() },
  ...{ region: z.enum(paperRegions), grade, term: z.enum(paperTerms) },
  /** The year in which its school year begins. */
  year: z.int().check(z.minimum(2000)),
  ...{ exam_type: z.enum(examTypes), full_marks: z.number(), question_count: count },
  /** Of how many examinees the average is, and from which day. */
  ...{ average: z.number(), examinees: count, averaged_on: day },
});
export type ExamPaper = z.output<typeof examPaper>;

/** A question of a paper; its chapter is the point's branch. */
export const examQuestion = z.object({
  ...{ number: z.int(), kind: z.enum(questionKinds), full_marks: z.number() },
  ...{ point_id: z.int(), point_name: z.string(), chapter_name: z.string() },
  ...{ ability: z.enum(abilities), difficulty: z.enum(difficulties), average: z.number() },
});
export type ExamQuestion = z.output<typeof examQuestion>;

/** A student's result in a paper, as the list shows it. */
export const examRow = z.object({
  ...{ report_id: z.int(), student_id: z.int(), name: z.string(), username: z.string(), grade },
  ...{ exam_date: day, score: z.number(), entered_at: moment, entered_by: z.string() },
  /** When it was changed last, and by whom; null while it is as it was entered. */
  ...{ changed_at: z.nullable(moment), changed_by: z.nullable(z.string()) },
  paper: examPaper,
});
export type ExamRow = z.output<typeof examRow>;

/** What the list of results can be sorted by. */
export const examSorts = ['share', 'examDate', 'entered'] as const;

export const markedQuestion = z.object({ ...examQuestion.shape, mark: z.number() });
export type MarkedQuestion = z.output<typeof markedQuestion>;

/** A result with each question's mark: everything that the analyses are made of. */
export const examReport = z.object({ ...examRow.shape, questions: z.array(markedQuestion) });
export type ExamReport = z.output<typeof examReport>;

/** Where the bands of a paper's results begin, in percent of full marks, the lowest first; each ends where the next begins. */
export const bandsFrom = [0, 60, 70, 80, 90] as const;

/** How many scores are in each band, in the order of `bandsFrom`. */
export function bandsOf(scores: readonly number[], full: number): number[] {
  const isFrom = (score: number, from: number) => score * 100 >= from * full;
  return bandsFrom.map((from, place) => {
    const next = bandsFrom[place + 1] ?? Infinity;
    return scores.filter((score) => isFrom(score, from) && !isFrom(score, next)).length;
  });
}

/** The score of a result's exam in score management; without points where it is told as a level. */
export const enteredScore = z.object({
  ...{ score_id: z.int(), score: z.nullable(z.number()), full_score: z.nullable(z.number()) },
});
export type EnteredScore = z.output<typeof enteredScore>;

const subjectKeys = subjects.map(({ key }) => key);

/** The scores of a student's exam in score management, by subject: points or a level, and the rank in the grade. */
export const subjectScores = recordOf(
  subjectKeys,
  z.nullable(
    z.object({
      ...enteredScore.shape,
      ...{ level: z.nullable(z.enum(levels)), grade_rank: z.nullable(count) },
    }),
  ),
);

/** A student's place in the table of a paper: the result, where there is one, and the scores of the same exam. */
export const examClassRow = z.object({
  ...{ student_id: z.int(), ...namedStudent.shape },
  ...{ report_id: z.nullable(z.int()), score: z.nullable(z.number()), full_marks: z.number() },
  scores: subjectScores,
});
export type ExamClassRow = z.output<typeof examClassRow>;

/** What that table can be sorted by, and filtered by. */
export const examClassSorts = ['student', 'result', ...subjectKeys] as const;
export const resultStates = ['entered', 'missing'] as const;

/** By what the scores of a column compare: points by their share of full marks, below them levels; null for none. */
export function comparedScore({ score, full_score: full, level }: ComparedScore): number | null {
  if (score !== null && full !== null) return score / full;
  return level === null ? null : -1 - levels.indexOf(level);
}
type ComparedScore = Omit<EnteredScore, 'score_id'> & { readonly level: Level | null };

const known = z.nullable(z.number());
/** The scores of each column together; null for a column without any, figures null for one without points. */
export const examFigures = recordOf(
  ['result', ...subjectKeys],
  z.nullable(z.object({ full: z.number(), mean: known, highest: known, lowest: known })),
);

/** What scores come to: in their full marks where all have the same, else of 100 [CONST-055]. */
export function figuresOf(all: readonly Pick<EnteredScore, 'score' | 'full_score'>[]) {
  if (all.length === 0) return null;
  const [same = 100, ...others] = new Set(all.flatMap(({ full_score }) => full_score ?? []));
  const full = others.length === 0 ? same : 100;
  const scores = all.flatMap(({ score, full_score }) =>
    score === null || full_score === null ? [] : toTenth((score / full_score) * full),
  );
  if (scores.length === 0) return { full, mean: null, highest: null, lowest: null };
  return {
    ...{ full, mean: toTenth(scores.reduce((sum, one) => sum + one) / scores.length) },
    ...{ highest: Math.max(...scores), lowest: Math.min(...scores) },
  };
}

/** What score management has of a result's exam: nothing, its score, or another one; a level tells no points. */
export function scoreStanding(
  { score, paper }: Pick<ExamRow, 'score' | 'paper'>,
  entered: EnteredScore | null,
): 'missing' | 'entered' | 'other' {
  if (entered === null) return 'missing';
  if (entered.score === null) return 'entered';
  return entered.score === score && entered.full_score === paper.full_marks ? 'entered' : 'other';
}

/** The views of a result, by the last part of their addresses. */
export const examViews = ['report', 'appendix', 'kmap'] as const;
export type ExamView = (typeof examViews)[number];

/** What is wrong with the mark of a question, as it is typed: from 0 to full marks, in halves; null where nothing is. */
export function markFault(typed: string, full: number): string | null {
  const mark = typed.trim();
  if (mark === '') return 'required';
  if (/^-\d{1,3}(\.\d*)?$/.test(mark)) return 'belowZero';
  if (!/^\d{1,3}(\.\d*)?$/.test(mark)) return 'numeric';
  if (!/^\d+(\.([05]0*)?)?$/.test(mark)) return 'halves';
  return Number(mark) > full ? 'aboveFull' : null;
}

/** The sum of the marks that are typed and right so far, and how many these are. */
export function marksSoFar(typed: readonly string[], full: readonly number[]) {
  const right = typed.filter((mark, index) => markFault(mark, full[index] ?? 0) === null);
  return { sum: right.reduce((sum, mark) => sum + Number(mark), 0), count: right.length };
}

/** The marks of a paper's questions as they are typed, with the rules of each. */
function typedMarks(full: readonly number[]) {
  return z.array(z.string().check(z.trim())).check((context) => {
    full.forEach((most, index) => {
      const message = markFault(context.value[index] ?? '', most);
      const input = context.value;
      if (message !== null) context.issues.push({ code: 'custom', path: [index], input, message });
    });
  });
}

/** The rules of a result's form, by the full marks of the paper's questions: no exam is later than `today`. */
export const examForm = (full: readonly number[], today: string) =>
  z.object({
    student: typedStudent,
    exam_date: typedDay.check(z.refine((date) => date <= today, 'future')),
    marks: typedMarks(full),
  });

const draftedFields = z.object({
  ...{ student: z._default(z.string(), ''), exam_date: z._default(z.string(), '') },
  marks: z._default(z.array(z.string()), []),
});

/** What a draft of a result's form holds, complete or not; null where it is none. */
export function draftedMarks(content: unknown) {
  const found = z.safeParse(draftedFields, content);
  return found.success ? found.data : null;
}

/** The questions with some numbers; all of them where none has one of these. */
export function questionsNumbered(
  questions: readonly MarkedQuestion[],
  numbers: readonly number[],
): readonly MarkedQuestion[] {
  const named = questions.filter(({ number }) => numbers.includes(number));
  return named.length === 0 ? questions : named;
}

/** How well something is mastered, by the share of its marks that was won. */
export const masteries = ['mastered', 'partly', 'weak'] as const;
export type Mastery = (typeof masteries)[number];

/** What counts as mastered, and as partly mastered. One table. */
const masteredFrom = 0.85;
const partlyFrom = 0.6;

export function masteryOf(share: number): Mastery {
  if (share >= masteredFrom) return 'mastered';
  return share >= partlyFrom ? 'partly' : 'weak';
}

/** Some questions of a paper together: what they have in common, and their marks. */
export interface QuestionGroup {
  readonly name: string;
  readonly numbers: readonly number[];
  readonly full: number;
  readonly won: number;
  readonly lost: number;
  readonly average: number;
  readonly share: number;
}

const sumOf = (values: readonly number[]) => toTenth(values.reduce((sum, value) => sum + value, 0));

function groupOf(name: string, questions: readonly MarkedQuestion[]): QuestionGroup {
  const full = sumOf(questions.map((question) => question.full_marks));
  const won = sumOf(questions.map(({ mark }) => mark));
  return {
    ...{ name, full, won, lost: toTenth(full - won), share: full === 0 ? 0 : won / full },
    numbers: questions.map(({ number }) => number),
    average: sumOf(questions.map(({ average }) => average)),
  };
}

/** The ways in which lost marks are ranked. */
export const groupings = ['point', 'kind', 'ability', 'difficulty'] as const;
export type Grouping = (typeof groupings)[number];

const nameBy: Readonly<Record<Grouping | 'chapter', (question: MarkedQuestion) => string>> = {
  point: ({ point_name: name }) => name,
  chapter: ({ chapter_name: name }) => name,
  kind: ({ kind }) => kind,
  ability: ({ ability }) => ability,
  difficulty: ({ difficulty }) => difficulty,
};

/** The questions by what they have in common, in the order of the paper. */
function groupedBy(
  questions: readonly MarkedQuestion[],
  by: Grouping | 'chapter',
): { readonly name: string; readonly questions: readonly MarkedQuestion[] }[] {
  const names = [...new Set(questions.map(nameBy[by]))];
  return names.map((name) => ({
    name,
    questions: questions.filter((question) => nameBy[by](question) === name),
  }));
}

/** Where marks were lost, most lost first. */
export function lossesBy(questions: readonly MarkedQuestion[], by: Grouping): QuestionGroup[] {
  return groupedBy(questions, by)
    .map((group) => groupOf(group.name, group.questions))
    .sort((one, other) => other.lost - one.lost || one.share - other.share);
}

/** The knowledge map: chapters in the order of the paper, each with its points. */
export function knowledgeMap(questions: readonly MarkedQuestion[]) {
  return groupedBy(questions, 'chapter').map(({ name, questions: own }) => ({
    ...groupOf(name, own),
    points: groupedBy(own, 'point').map((point) => groupOf(point.name, point.questions)),
  }));
}

const mostSuggestions = 3;

/** What to study next: the points that cost most marks, of those that are not mastered. */
export function weakestPoints(questions: readonly MarkedQuestion[]): QuestionGroup[] {
  return lossesBy(questions, 'point')
    .filter(({ share }) => masteryOf(share) !== 'mastered')
    .slice(0, mostSuggestions);
}
