import { z } from 'zod/mini';
import { byName } from './byName';
import { day, isDay } from './moment';
import { toTenth } from './number';
import { gradeOn } from './schoolYear';
import {
  emptyScore,
  examTypes,
  normalised,
  pointsOf,
  scoreFaults,
  type TypedScore,
  typedStudent,
} from './scores';
import { namedStudent } from './students';

const known = z.nullable(z.number());

/** An exam of which a student has a score; without points where the school gave a level. */
const satExam = z.object({
  ...{ exam_type: z.enum(examTypes), exam_date: day, full_score: known, score: known },
});

/** A student of whom scores can be entered, with the exams of the subject that have one, the latest first. */
export const rosterStudent = z.object({
  ...{ student_id: z.int(), ...namedStudent.shape },
  /** Whether the account has put the student aside, who is named all the same. */
  is_hidden: z.boolean(),
  /** Whether a score is asked for now, and missing. */
  ...{ is_missing: z.boolean(), class_ids: z.array(z.int()), exams: z.array(satExam) },
});
export type RosterStudent = z.output<typeof rosterStudent>;

const typed = z.string();

/** What several scores of one exam share, as it is typed. */
export const sharedExam = z.object({
  ...{ exam_grade: typed, exam_type: typed, exam_date: typed },
  ...{ score_type: typed, full_score: typed, examinees: typed },
});
export type SharedExam = z.output<typeof sharedExam>;

/** Points or levels by the id of the student, as they are typed; empty where none is entered. */
const results = byName(typed);
export type Results = Readonly<Record<string, string>>;

/** How many scores are saved at once, at most. */
export const mostScores = 500;

/** The form: `whom` is `grade` (that of the exam), `all`, `missing`, or the id of a class. */
export const severalScoresForm = z.object({ ...sharedExam.shape, whom: typed, results });
export type SeveralScoresForm = z.output<typeof severalScoresForm>;

export const emptySeveral: SeveralScoresForm = {
  ...{ exam_grade: '', exam_type: '', exam_date: '', score_type: 'points', full_score: '' },
  ...{ examinees: '', whom: 'grade', results: {} },
};

const draftedSeveral = z.object({ results });

/** How many results a draft holds; null where it is none of several scores. */
export function draftedResults(content: unknown): number | null {
  const found = z.safeParse(draftedSeveral, content);
  if (!found.success) return null;
  return Object.values(found.data.results).filter((text) => cleanResult(text) !== '').length;
}

/** A result with half-width figures and capital letters, as Chinese input methods and spreadsheets give others. */
export const cleanResult = (text: string) => text.normalize('NFKC').trim().toUpperCase();

/** One score of several, as the form of a single one holds it. */
export function scoreOf(shared: SharedExam, result: string): TypedScore {
  const { student: _, ...none } = emptyScore;
  const field = shared.score_type === 'level' ? 'level' : 'score';
  return { ...none, ...shared, [field]: cleanResult(result) };
}

/** What is wrong with a result alone; undefined where nothing is. */
function resultFault(shared: SharedExam, result: string): string | undefined {
  const { score, level } = scoreFaults(scoreOf(shared, result));
  return score ?? level;
}

/**
 * What is wrong with several scores, by the rules of a single one: of what they share by field, of a result at
 * `results.<student>`, and at `results` where there are none or too many [VALID-080 … VALID-087].
 */
export function severalFaults(shared: SharedExam, entered: Results, today?: string) {
  const { score: _, level: __, ...faults } = scoreFaults(scoreOf(shared, ''), today);
  const all = new Map(Object.entries(faults));
  const ids = Object.keys(entered);
  if (ids.length === 0) all.set('results', 'none');
  if (ids.length > mostScores) all.set('results', 'tooMany');
  for (const id of ids) {
    const fault = resultFault(shared, entered[id] ?? '');
    if (fault !== undefined) all.set(`results.${id}`, fault);
  }
  return Object.fromEntries(all);
}

/** Whether a student has a score of such an exam on that day: it is not entered again. */
export const hasScore = (
  { exams }: RosterStudent,
  { exam_type: type, exam_date: on }: SharedExam,
) => exams.some(({ exam_type, exam_date }) => exam_type === type && exam_date === on);

/** Whether the exam is of another grade than the student's on that day; false while the grade is not told. */
function isOtherGrade(
  { grade }: Pick<RosterStudent, 'grade'>,
  { exam_grade: of, exam_date: on }: SharedExam,
  today?: string,
): boolean {
  if (of === '') return false;
  return of !== String(today !== undefined && isDay(on) ? gradeOn(on, { grade, today }) : grade);
}

/** Which of the students are shown: those of a grade, class or list without the hidden, and whoever has a result. */
export function shownStudents(
  students: readonly RosterStudent[],
  { whom, results: entered, ...exam }: SeveralScoresForm,
  today?: string,
): readonly RosterStudent[] {
  const isMeant = (one: RosterStudent) => {
    if (one.is_hidden) return false;
    if (whom === 'grade') return !isOtherGrade(one, exam, today);
    return (
      whom === 'all' || (whom === 'missing' ? one.is_missing : one.class_ids.includes(Number(whom)))
    );
  };
  return students.filter((one) => isMeant(one) || resultOf(entered, one) !== '');
}

export const resultOf = (entered: Results, { student_id: id }: Pick<RosterStudent, 'student_id'>) =>
  entered[String(id)] ?? '';

/**
 * The results that are saved: those that are filled in, of students who have no score of the exam. What got no answer is
 * sent as it was: the scores that students have by now may be those.
 */
export function enteredResults(
  students: readonly RosterStudent[],
  { results: all, ...shared }: SeveralScoresForm,
  isInDoubt = false,
): Results {
  return Object.fromEntries(
    students
      .filter((one) => isInDoubt || !hasScore(one, shared))
      .map((one): [string, string] => [String(one.student_id), cleanResult(resultOf(all, one))])
      .filter(([, result]) => result !== ''),
  );
}

/** A score that is more points of 100 than this above or below the last exam is looked at before it is saved. */
export const jumpLimit = 30;

/** A score that is far from that of the last exam: both of 100 points, to one decimal. */
export interface Jump {
  readonly from: number;
  readonly to: number;
  readonly last: RosterStudent['exams'][number];
}

type TypedPoints = Pick<TypedScore, 'score_type' | 'score' | 'full_score' | 'exam_date'>;

/** A student's last exam with points before a day; the last of all while the day is empty. */
export const lastExam = (exams: RosterStudent['exams'], day: string) =>
  exams.find(({ exam_date: on, score }) => score !== null && (day === '' || on < day));

/** The jump from the last exam. Null if the difference is within the limit, or either score is missing or invalid. */
export function jumpOf(exams: RosterStudent['exams'], typed: TypedPoints): Jump | null {
  const last = lastExam(exams, typed.exam_date);
  const from = last === undefined ? null : normalised(last);
  const points = typed.score_type === 'points' ? pointsOf(typed) : null;
  if (last === undefined || from === null || points === null) return null;
  const to = normalised(points);
  return to === null || toTenth(Math.abs(to - from)) <= jumpLimit ? null : { from, to, last };
}

/** Who is called one of some names: by account, else by a name that one student has. */
export function studentNamed(students: readonly RosterStudent[], names: readonly string[]) {
  const byAccount = students.find(({ username }) => names.includes(username.normalize('NFKC')));
  if (byAccount !== undefined) return byAccount;
  const named = students.filter(({ name }) => names.includes(name.normalize('NFKC')));
  return named.length > 1 ? 'namesake' : (named[0] ?? 'absent');
}

interface TypedStudent {
  /** An account or a name, as it is typed. */
  readonly student: string;
}

const whoseOf = (students: readonly RosterStudent[], { student }: TypedStudent) =>
  studentNamed(students, [student.normalize('NFKC').trim()]);

/** Whose single score it is; null where that is nobody's, or several have the name. */
export function typedStudentOf(students: readonly RosterStudent[], typed: TypedStudent) {
  const whose = whoseOf(students, typed);
  return typeof whose === 'string' ? null : whose;
}

/** What is wrong with whose score it is; null where nothing is, nobody is known yet, or no name could be so [MSG-065]. */
export function typedStudentFault(students: readonly RosterStudent[], typed: TypedStudent) {
  if (students.length === 0 || !z.safeParse(typedStudent, typed.student).success) return null;
  const whose = whoseOf(students, typed);
  return typeof whose === 'string' ? whose : null;
}

/** What is unusual about a result: it jumps, or the exam is of another grade; null where neither is so. */
export function warningOf(
  student: RosterStudent,
  { results: entered, ...exam }: SeveralScoresForm,
  today?: string,
) {
  const result = resultOf(entered, student);
  if (result === '') return null;
  const jump = jumpOf(student.exams, scoreOf(exam, result));
  const hasOtherGrade = isOtherGrade(student, exam, today);
  return jump !== null || hasOtherGrade ? { student, jump, hasOtherGrade } : null;
}
export type ScoreWarning = NonNullable<ReturnType<typeof warningOf>>;
