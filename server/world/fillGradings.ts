import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { startOfDay } from '../../src/domain/businessTime';
import {
  type EnglishGrading,
  englishItems,
  type SubjectiveGrading,
  writtenTypes,
} from '../../src/domain/grading';
import { subjectiveCaps } from '../../src/domain/limits';
import { subjectIds } from '../../src/domain/subjects';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { isInManualPool } from '../grading/written';
import { accountId } from './accountId';
import { type GradeOfAnswer, gradingRemarks } from './content/gradingRemarks';
import { students } from './content/people';
import { insertAll } from './insert';
import type { Random } from './random';

/** How many of the latest answers nobody has graded yet; those that a person has to wait for so many days. */
const waiting = { latest: 9, latestEnglish: 4, daysInPool: 10 };
/** A grading is given on the day after the answer, between these hours. */
const gradingHours = { from: 9, to: 18 };

/** How much of the full marks each kind of answer gets. */
const shares: Readonly<Record<GradeOfAnswer, number>> = { good: 0.92, fair: 0.74, weak: 0.5 };
const stars: Readonly<Record<GradeOfAnswer, number>> = { good: 5, fair: 3, weak: 2 };

/** All written answers, the latest first. */
function selectWritten(db: Queries) {
  return db
    .select({
      id: tables.answers.id,
      studentId: tables.answers.studentId,
      subjectId: tables.questions.subjectId,
      isRight: tables.answers.isRight,
      submittedAt: tables.answers.submittedAt,
      isInManualPool: isInManualPool.mapWith(Boolean),
    })
    .from(tables.answers)
    .innerJoin(tables.questions, eq(tables.questions.id, tables.answers.questionId))
    .where(
      and(
        inArray(tables.questions.type, [...writtenTypes]),
        isNull(tables.answers.skipReason),
        ne(tables.answers.answer, ''),
      ),
    )
    .orderBy(desc(tables.answers.submittedAt), desc(tables.answers.id));
}
type Written = Awaited<ReturnType<typeof selectWritten>>[number];

/** The answers that still wait. */
function waitingOf(written: readonly Written[], now: Date): Set<Written> {
  const since = startOfDay(now, -waiting.daysInPool);
  const inPool = written.filter((one) => one.isInManualPool && one.submittedAt > since);
  return new Set([...written.slice(0, waiting.latest), ...inPool]);
}

function gradeOf({ isRight }: Written, random: Random): GradeOfAnswer {
  if (isRight) return random.happens(0.7) ? 'good' : 'fair';
  return random.happens(0.4) ? 'fair' : 'weak';
}

/** A part of full marks, a little more or less than the grade's share, in whole marks. */
function mark(maximum: number, grade: GradeOfAnswer, random: Random): number {
  const share = shares[grade] + (random.next() - 0.5) * 0.12;
  return Math.min(maximum, Math.round(maximum * share));
}

function subjective(grade: GradeOfAnswer, comment: string, random: Random): SubjectiveGrading {
  return {
    central_material: mark(subjectiveCaps.centralMaterial, grade, random),
    language: mark(subjectiveCaps.language, grade, random),
    structure: mark(subjectiveCaps.structure, grade, random),
    stars: stars[grade],
    comment,
  };
}

function english(grade: GradeOfAnswer, comment: string, random: Random): EnglishGrading {
  const [content, language, coherence, mechanics] = englishItems.map(({ maximum }) =>
    mark(maximum, grade, random),
  );
  const items = {
    content: content ?? 0,
    language: language ?? 0,
    coherence: coherence ?? 0,
    mechanics: mechanics ?? 0,
  };
  const total = items.content + items.language + items.coherence + items.mechanics;
  return { total, items, annotations: [], comment };
}

function gradingOf(answer: Written, random: Random): SubjectiveGrading | EnglishGrading {
  const grade = gradeOf(answer, random);
  const isEnglish = answer.subjectId === subjectIds.english;
  const comment = random.pick(gradingRemarks[isEnglish ? 'en' : 'zh'][grade]);
  return (isEnglish ? english : subjective)(grade, comment, random);
}

function gradedAt({ submittedAt }: Written, now: Date, random: Random): Date {
  const hours = random.whole(gradingHours.from * 60, gradingHours.to * 60) / 60;
  const nextDay = startOfDay(submittedAt, 1).getTime() + hours * 3_600_000;
  const earliest = submittedAt.getTime() + 60_000;
  return new Date(Math.min(nextDay, Math.max(earliest, now.getTime() - 60_000)));
}

/** Grades the written answers by whoever sees the student first; only the latest still wait. */
export async function fillGradings(db: Queries, now: Date, random: Random): Promise<void> {
  const graders = new Map(students.map(({ id, analysts }) => [id, analysts[0]]));
  const written = await selectWritten(db);
  const left = waitingOf(written, now);
  const english = written.filter(({ subjectId }) => subjectId === subjectIds.english);
  const latestEnglish = new Set(english.slice(0, waiting.latestEnglish).map(({ id }) => id));
  await insertAll(
    db,
    tables.gradings,
    written
      .filter((answer) => !left.has(answer))
      .map((answer) => ({
        answerId: answer.id,
        accountId: accountId(graders.get(answer.studentId) ?? ''),
        grading: gradingOf(answer, random),
        gradedAt: gradedAt(answer, now, random),
      }))
      .filter(({ answerId }) => !latestEnglish.has(answerId)),
  );
}
