import { answerText as rightText } from '../../src/domain/answers';
import { businessDay, startOfDay } from '../../src/domain/businessTime';
import { repetitionDays } from '../../src/domain/limits';
import type { answers, activities } from '../db/tables';
import { leafPoints } from './content/points';
import type { Question, Student } from './content/types';
import { lessonOfAnswer, moduleOfAnswer } from './lessonOfAnswer';
import type { Random } from './random';

type AnswerRow = typeof answers.$inferInsert;
type ActivityRow = typeof activities.$inferInsert;

export interface Season {
  readonly answers: AnswerRow[];
  readonly activities: ActivityRow[];
}

/** How many days of study the demonstration remembers. */
const seasonDays = 84;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The chance of a right answer: item response theory with the student's growth over the season. */
function chanceOfRight(student: Student, question: Question, growth: number): number {
  const { ability, correctShare, learningRate } = student.behaviour;
  const distance = ability + growth * learningRate - question.difficulty / 100;
  const byAbility = 1 / (1 + Math.exp(-5 * distance));
  return Math.min(0.98, Math.max(0.04, (byAbility + correctShare) / 2));
}

/** An answer as the student would give it. */
function answerText(question: Question, isRight: boolean, random: Random): string {
  if (isRight) return rightText(question.answer);
  const wrong = (question.options ?? [])
    .map((option) => option.key)
    .filter((key) => !question.answer.includes(key));
  if (wrong.length > 0) return random.pick(wrong);
  if (question.type === 'trueOrFalse') return question.answer[0] === 'true' ? 'false' : 'true';
  return question.commonErrors === undefined ? '' : random.pick(question.commonErrors);
}

/** One answer, at `at`: right or wrong, fast or slow, as this student is. */
export function answerOf(
  student: Student,
  question: Question,
  at: Date,
  growth: number,
  random: Random,
): AnswerRow {
  const { medianAnswerSeconds, answerTimeSpread, hintRate, skipRate } = student.behaviour;
  const isSkipped = random.happens(skipRate);
  const isRight = !isSkipped && random.happens(chanceOfRight(student, question, growth));
  const seconds = Math.exp(Math.log(medianAnswerSeconds) + answerTimeSpread * random.normal());
  const module = moduleOfAnswer(student, question, !random.happens(0.5));
  return {
    studentId: student.id,
    questionId: question.id,
    module,
    lessonId: lessonOfAnswer(student, question, module),
    answer: isSkipped ? '' : answerText(question, isRight, random),
    isRight,
    seconds: Math.max(1, Math.round(seconds)),
    hintsViewed: random.happens(hintRate) ? random.whole(1, 2) : 0,
    skipReason: isSkipped ? random.pick(['tooHard', 'notLearned', 'unclear']) : null,
    submittedAt: at,
  };
}

/** What else the time of a session went into, in proportion to its answering. */
function activitiesOf(
  student: Student,
  answering: number,
  at: Date,
  random: Random,
): ActivityRow[] {
  const { videoShare, reviewShare, effectiveShare } = student.behaviour;
  const effective = answering / Math.max(0.1, 1 - videoShare - reviewShare);
  const other = effective * ((1 - effectiveShare) / effectiveShare);
  const isFoundation = random.happens(0.5) && student.foundation !== null;
  const module = isFoundation ? 'foundation' : 'synchronous';
  const parts = {
    video: effective * videoShare,
    viewAnalysis: effective * reviewShare * 0.4,
    errorCorrection: effective * reviewShare * 0.6,
    wordRecitation: student.subjects.includes(1) ? other * 0.5 : 0,
    other: student.subjects.includes(1) ? other * 0.5 : other,
  };
  return Object.entries(parts)
    .map(([kind, seconds]) => ({
      studentId: student.id,
      kind,
      module,
      seconds: Math.round(seconds),
      at,
    }))
    .filter((row) => row.seconds > 0);
}

function isAway(student: Student, daysAgo: number): boolean {
  const { away } = student.circumstances;
  return away !== undefined && daysAgo <= away.fromDaysAgo && daysAgo >= away.toDaysAgo;
}

/** What a student may be asked; written answers are few, as a person has to grade them. */
export interface Choice {
  readonly quick: readonly Question[];
  readonly written: readonly Question[];
}

/** How often a question asks for a written answer, where the student has such. */
const writtenShare = 0.03;

/** The questions that a student may meet: of the subjects, at about the grade; essays are homework only. */
export function choiceOf(student: Student, questions: readonly Question[]): Choice {
  const grades = new Map(leafPoints.map((point) => [point.id, point.grade]));
  const fitting = questions.filter(
    ({ subjectId, pointId, type }) =>
      student.subjects.includes(subjectId) &&
      type !== 'essay' &&
      Math.abs((grades.get(pointId) ?? student.grade) - student.grade) <= 3,
  );
  return {
    quick: fitting.filter(({ type }) => type !== 'subjective'),
    written: fitting.filter(({ type }) => type === 'subjective'),
  };
}

/** The next question that a student meets. */
export function nextQuestion({ quick, written }: Choice, random: Random): Question {
  const isWritten = quick.length === 0 || (written.length > 0 && random.happens(writtenShare));
  return random.pick(isWritten ? written : quick);
}

const isNobodys = ({ quick, written }: Choice) => quick.length + written.length === 0;

/** When a session of some day begins, in ms; what today has not brought yet was a while ago, if it still was today. */
function beginningOf(student: Student, daysAgo: number, now: Date, random: Random): number {
  const midnight = startOfDay(now, -daysAgo).getTime();
  const start = midnight + student.behaviour.sessionStartHour * hour;
  const lately = now.getTime() - random.whole(30, 150) * minute;
  return daysAgo > 0 || start < lately ? start : Math.max(midnight, lately);
}

/** How many questions a session has room for. */
function sessionLength({ sessionHours, medianAnswerSeconds }: Student['behaviour']): number {
  return Math.min(24, Math.max(4, Math.round((sessionHours * 1500) / medianAnswerSeconds)));
}

/** The days on which a student studied, as days ago, the earliest first. */
function studyDays(student: Student, random: Random): number[] {
  const { lastActiveDaysAgo: last, joinedDaysAgo, behaviour } = student;
  if (last === null) return [];
  const days: number[] = [];
  for (let daysAgo = Math.min(seasonDays, joinedDaysAgo); daysAgo >= last; daysAgo -= 1) {
    const isDue = daysAgo === last || random.happens(behaviour.sessionsPerWeek / 7);
    if (isDue && !isAway(student, daysAgo)) days.push(daysAgo);
  }
  return days;
}

/** One student's season up to `now`. */
function studentSeason(
  student: Student,
  questions: readonly Question[],
  now: Date,
  random: Random,
): Season {
  const season: Season = { answers: [], activities: [] };
  const choice = choiceOf(student, questions);
  if (isNobodys(choice)) return season;
  const lastSeen = new Map<number, number>();
  for (const daysAgo of studyDays(student, random)) {
    const growth = (seasonDays - daysAgo) / seasonDays;
    let at = beginningOf(student, daysAgo, now, random);
    let answering = 0;
    for (let turn = 0; turn < sessionLength(student.behaviour); turn += 1) {
      const question = nextQuestion(choice, random);
      if ((lastSeen.get(question.id) ?? Infinity) - daysAgo < repetitionDays) continue;
      const answer = answerOf(student, question, new Date(at), growth, random);
      const next = at + (answer.seconds + random.whole(5, 40)) * second;
      if (next > now.getTime()) break;
      lastSeen.set(question.id, daysAgo);
      season.answers.push(answer);
      answering += answer.seconds;
      at = next;
    }
    season.activities.push(...activitiesOf(student, answering, new Date(at - second), random));
  }
  return season;
}

/** A season of everybody's answers: weekday evenings, vacations, growth and forgetting; every total is counted from it. */
export function seasonOf(
  students: readonly Student[],
  questions: readonly Question[],
  now: Date,
  random: Random,
): Season {
  const all = students.map((student) => studentSeason(student, questions, now, random));
  return {
    answers: all.flatMap((season) => season.answers),
    activities: all.flatMap((season) => season.activities),
  };
}

/** When each student's sessions of study ended, the earliest first. */
export function sessionEndsIn({ answers }: Season): Map<number, Date[]> {
  const ends = new Map<number, Map<string, Date>>();
  for (const { studentId, submittedAt } of answers) {
    const days = ends.get(studentId) ?? new Map<string, Date>();
    days.set(businessDay(submittedAt), submittedAt);
    ends.set(studentId, days);
  }
  return new Map([...ends].map(([studentId, days]) => [studentId, [...days.values()]]));
}

/** Something that a student did. */
export interface StudentEvent {
  readonly studentId: number;
  readonly at: Date;
}

/** When each student last did anything, also before the season; whoever never did has no entry. */
export function lastSeenIn(
  events: readonly StudentEvent[],
  students: readonly Student[],
  now: Date,
): Map<number, Date> {
  const lastSeen = new Map<number, Date>();
  for (const { id, lastActiveDaysAgo: days, behaviour } of students) {
    if (days === null || days <= seasonDays) continue;
    const midnight = startOfDay(now, -days).getTime();
    lastSeen.set(id, new Date(midnight + behaviour.sessionStartHour * hour));
  }
  for (const { studentId, at } of events) {
    const known = lastSeen.get(studentId);
    if (known === undefined || known < at) lastSeen.set(studentId, at);
  }
  return lastSeen;
}
