import { startOfDay } from '../../src/domain/businessTime';
import type { answers, activities } from '../db/tables';
import { leafPoints } from './content/points';
import type { Question, Student } from './content/types';
import type { Random } from './random';

type AnswerRow = typeof answers.$inferInsert;
type ActivityRow = typeof activities.$inferInsert;

export interface Season {
  readonly answers: AnswerRow[];
  readonly activities: ActivityRow[];
}

/** How many days of study the demonstration remembers. */
const seasonDays = 84;
/** A question does not come again within a week. */
const repeatDays = 7;

/** The chance of a right answer: item response theory with the student's growth over the season. */
function chanceOfRight(student: Student, question: Question, growth: number): number {
  const { ability, correctShare, learningRate } = student.behaviour;
  const distance = ability + growth * learningRate - question.difficulty / 100;
  const byAbility = 1 / (1 + Math.exp(-5 * distance));
  return Math.min(0.98, Math.max(0.04, (byAbility + correctShare) / 2));
}

/** An answer as the student would give it. */
function answerText(question: Question, isRight: boolean, random: Random): string {
  if (isRight) return question.answer.join('|');
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
  return {
    studentId: student.id,
    questionId: question.id,
    module: random.happens(0.5) ? 'synchronous' : 'foundation',
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
  const module = random.happens(0.5) ? 'foundation' : 'synchronous';
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

/** The questions that a student may meet: of the subjects, at about the grade, not the long written ones. */
function questionsFor(student: Student, questions: readonly Question[]): Question[] {
  const grades = new Map(leafPoints.map((point) => [point.id, point.grade]));
  return questions.filter(
    ({ subjectId, pointId, type }) =>
      student.subjects.includes(subjectId) &&
      type !== 'essay' &&
      Math.abs((grades.get(pointId) ?? student.grade) - student.grade) <= 3,
  );
}

/** One student's season up to `now`. */
function studentSeason(
  student: Student,
  questions: readonly Question[],
  now: Date,
  random: Random,
): Season {
  const season: Season = { answers: [], activities: [] };
  const choice = questionsFor(student, questions);
  const { lastActiveDaysAgo: last, joinedDaysAgo, behaviour } = student;
  if (last === null || choice.length === 0) return season;
  const lastSeen = new Map<number, number>();
  for (let daysAgo = Math.min(seasonDays, joinedDaysAgo); daysAgo >= last; daysAgo -= 1) {
    const isDue = daysAgo === last || random.happens(behaviour.sessionsPerWeek / 7);
    if (!isDue || isAway(student, daysAgo)) continue;
    const start = startOfDay(now, -daysAgo).getTime() + behaviour.sessionStartHour * 3_600_000;
    const isToday = daysAgo === 0;
    let at = isToday ? Math.min(start, now.getTime() - 30 * 60_000) : start;
    const count = Math.min(
      24,
      Math.max(4, Math.round((behaviour.sessionHours * 1500) / behaviour.medianAnswerSeconds)),
    );
    let answering = 0;
    for (let turn = 0; turn < count; turn += 1) {
      const question = random.pick(choice);
      if ((lastSeen.get(question.id) ?? 999) - daysAgo < repeatDays) continue;
      lastSeen.set(question.id, daysAgo);
      const growth = (seasonDays - daysAgo) / seasonDays;
      const answer = answerOf(student, question, new Date(at), growth, random);
      answering += answer.seconds;
      at += (answer.seconds + random.whole(5, 40)) * 1000;
      if (at > now.getTime()) break;
      season.answers.push(answer);
    }
    season.activities.push(...activitiesOf(student, answering, new Date(at - 1000), random));
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
