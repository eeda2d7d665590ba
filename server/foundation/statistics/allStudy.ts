import { and, type AnyColumn, asc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import {
  type Durations,
  effectiveSeconds,
  type StudyKind,
  studyKinds,
  type StudySums,
  totalSeconds,
} from '../../../src/domain/foundationTime';
import { wordRecitationSince } from '../../../src/domain/limits';
import type { Queries } from '../../db/database';
import { replanned } from '../../db/statement';
import { answerDays, studyDays } from '../../db/tables';
import { isSeen } from '../../students/seen';
import { sumOf } from './study';

const isMeant = (day: SQLWrapper) =>
  sql`${day} between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date`;

/** A condition on a student's id. */
type Whose = (db: Queries, studentId: SQLWrapper) => SQL | undefined;

const whoseOf = {
  account: (db, student) => isSeen(db, sql.placeholder('accountId'), student),
  student: (_, student) => sql`${student} = ${sql.placeholder('studentId')}`,
} satisfies Record<string, Whose>;

/** The sums of some columns, as one value: each value of a row takes its time to be read. */
const durationsOf = (columns: Readonly<Record<StudyKind, AnyColumn>>) =>
  sql<Durations>`json_build_object(${sql.join(
    studyKinds.map((kind) => sql`${kind}::text, sum(${columns[kind]})`),
    sql`, `,
  )})`;

const foundationTime = durationsOf({
  answer: studyDays.foundationAnswer,
  video: studyDays.foundationVideo,
  analysis: studyDays.foundationViewAnalysis,
  correction: studyDays.foundationErrorCorrection,
  recitation: studyDays.foundationWordRecitation,
  other: studyDays.foundationOther,
});
const synchronousTime = durationsOf({
  answer: studyDays.synchronousAnswer,
  video: studyDays.synchronousVideo,
  analysis: studyDays.synchronousViewAnalysis,
  correction: studyDays.synchronousErrorCorrection,
  recitation: studyDays.synchronousWordRecitation,
  other: studyDays.synchronousOther,
});

/** Seconds of all study by day, by module and by what they were spent on. */
function studyOf(db: Queries, whose: Whose) {
  return db
    .select({
      day: sql<string>`${studyDays.day}`.as('studied_on'),
      foundation: foundationTime.as('foundation'),
      synchronous: synchronousTime.as('synchronous'),
      homework: sumOf(studyDays.homework).as('homework'),
      review: sumOf(studyDays.review).as('review'),
    })
    .from(studyDays)
    .where(and(whose(db, studyDays.studentId), isMeant(studyDays.day)))
    .groupBy(studyDays.day)
    .as('study');
}

/** What was answered of a subject's foundation by day. */
function answeringOf(db: Queries, whose: Whose) {
  return db
    .select({
      day: sql<string>`${answerDays.day}`.as('answered_on'),
      seconds: sumOf(answerDays.foundationSeconds).as('seconds'),
      answered: sumOf(answerDays.foundationAnswered).as('answered'),
      right: sumOf(answerDays.foundationRight).as('right_answers'),
    })
    .from(answerDays)
    .where(
      and(
        whose(db, answerDays.studentId),
        eq(answerDays.subjectId, sql.placeholder('subjectId')),
        isMeant(answerDays.day),
      ),
    )
    .groupBy(answerDays.day)
    .as('answering');
}

const or0 = (value: SQLWrapper) => sql<number>`coalesce(${value}, 0)`.mapWith(Number);

/** Time at the machine besides answering belongs to no subject, so it counts in each. */
function selectDays(db: Queries, whose: Whose) {
  const study = studyOf(db, whose);
  const answering = answeringOf(db, whose);
  return db
    .select({
      ...{ day: study.day, foundation: study.foundation, synchronous: study.synchronous },
      ...{ homework: study.homework, review: study.review },
      ...{ seconds: or0(answering.seconds), answered: or0(answering.answered) },
      right: or0(answering.right),
    })
    .from(study)
    .leftJoin(answering, eq(answering.day, study.day))
    .orderBy(asc(study.day));
}

const statements = {
  account: replanned((db) => selectDays(db, whoseOf.account)),
  student: replanned((db) => selectDays(db, whoseOf.student)),
};

/** Whose study is meant: a student's, or that of all students of an account. */
interface Asked {
  readonly accountId: number;
  readonly studentId: number | undefined;
  readonly subjectId: number;
  /** The first and the last business day. */
  readonly from: string;
  readonly to: string;
}

/** Word recitation counts from a day on [CONST-033]. */
const counted = (seconds: Durations, day: string): Durations =>
  day < wordRecitationSince ? { ...seconds, recitation: 0 } : seconds;

/** What some students did each day: foundation study of the subject, and all study, in which modules [ENTITY-031]. */
export async function studyByDay(db: Queries, asked: Asked) {
  const select = statements[asked.studentId === undefined ? 'account' : 'student'];
  const rows = await select(db, { ...asked });
  return rows.map(({ day, homework, review, seconds, answered, right, ...modules }) => {
    const foundation = counted(modules.foundation, day);
    const synchronous = counted(modules.synchronous, day);
    const ofModules = {
      foundation: totalSeconds(foundation),
      synchronous: totalSeconds(synchronous),
    };
    // Homework and review are answered, and nothing else.
    const rest = homework + review;
    const study: StudySums = {
      ...{ total: ofModules.foundation + ofModules.synchronous + rest, ...ofModules },
      effective: effectiveSeconds(foundation) + effectiveSeconds(synchronous) + rest,
      ...{ preciseTest: homework, smartReview: review },
    };
    return { day, seconds: { ...foundation, answer: seconds }, answered, right, study };
  });
}

export const noStudy: StudySums = {
  ...{ total: 0, foundation: 0, synchronous: 0, effective: 0, preciseTest: 0, smartReview: 0 },
};
