import { and, asc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import {
  effectiveKinds,
  type StudyKind,
  studyKinds,
  type StudySums,
} from '../../../src/domain/foundationTime';
import { wordRecitationSince } from '../../../src/domain/limits';
import type { Queries } from '../../db/database';
import { statement } from '../../db/statement';
import { foundationDays, studyDays } from '../../db/tables';
import { isSeen } from '../../students/seen';
import { sumOf } from './study';

/** Word recitation counts from a day on [CONST-033]. */
const recitation = sql`case when ${studyDays.day} >= ${wordRecitationSince}::date then ${studyDays.wordRecitation} else 0 end`;

const isMeant = (day: SQLWrapper) =>
  sql`${day} between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date`;

/** A condition on a student's id. */
type Whose = (db: Queries, studentId: SQLWrapper) => SQL | undefined;

const whoseOf = {
  account: (db, student) => isSeen(db, sql.placeholder('accountId'), student),
  student: (_, student) => sql`${student} = ${sql.placeholder('studentId')}`,
} satisfies Record<string, Whose>;

/** Seconds of each day and module, by what they were spent on: few rows, of which all columns are summed. */
const selectModules = (db: Queries, whose: Whose) =>
  db
    .select({
      ...{ day: studyDays.day, module: studyDays.module },
      ...{
        answer: sumOf(studyDays.answer).as('answer'),
        video: sumOf(studyDays.video).as('video'),
      },
      analysis: sumOf(studyDays.viewAnalysis).as('analysis'),
      correction: sumOf(studyDays.errorCorrection).as('correction'),
      ...{
        recitation: sumOf(recitation).as('recitation'),
        other: sumOf(studyDays.other).as('other'),
      },
    })
    .from(studyDays)
    .where(and(whose(db, studyDays.studentId), isMeant(studyDays.day)))
    .groupBy(studyDays.day, studyDays.module)
    .as('modules');

/** All study by day; time at the machine besides answering belongs to no subject, so it counts in each. */
function selectStudy(db: Queries, whose: Whose) {
  const modules = selectModules(db, whose);
  const secondsOf = (kinds: readonly StudyKind[], module?: string) => {
    const seconds = sql.join(
      kinds.map((kind) => modules[kind]),
      sql` + `,
    );
    return sumOf(seconds, module === undefined ? undefined : eq(modules.module, module));
  };
  const inFoundation = (kind: StudyKind) => secondsOf([kind], 'foundation');
  const study: Record<keyof StudySums, SQL<number>> = {
    total: secondsOf(studyKinds),
    foundation: secondsOf(studyKinds, 'foundation'),
    synchronous: secondsOf(studyKinds, 'synchronous'),
    effective: secondsOf(effectiveKinds),
    preciseTest: secondsOf(studyKinds, 'homework'),
    smartReview: secondsOf(studyKinds, 'review'),
  };
  return db
    .select({
      day: modules.day,
      ...{ video: inFoundation('video'), analysis: inFoundation('analysis') },
      ...{ correction: inFoundation('correction'), other: inFoundation('other') },
      recitation: inFoundation('recitation'),
      study,
    })
    .from(modules)
    .groupBy(modules.day)
    .orderBy(asc(modules.day));
}

/** What was answered of a subject's foundation by day. */
function selectAnswering(db: Queries, whose: Whose) {
  return db
    .select({
      day: foundationDays.day,
      seconds: sumOf(foundationDays.seconds),
      answered: sumOf(foundationDays.answered),
      right: sumOf(foundationDays.rightAnswers),
    })
    .from(foundationDays)
    .where(
      and(
        whose(db, foundationDays.studentId),
        eq(foundationDays.subjectId, sql.placeholder('subjectId')),
        isMeant(foundationDays.day),
      ),
    )
    .groupBy(foundationDays.day);
}

const statements = {
  account: {
    study: statement('study.account', (db) => selectStudy(db, whoseOf.account)),
    answering: statement('answering.account', (db) => selectAnswering(db, whoseOf.account)),
  },
  student: {
    study: statement('study.student', (db) => selectStudy(db, whoseOf.student)),
    answering: statement('answering.student', (db) => selectAnswering(db, whoseOf.student)),
  },
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

const nothing = { seconds: 0, answered: 0, right: 0 };

/** What some students did each day: foundation study of the subject, and all study, in which modules [ENTITY-031]. */
export async function studyByDay(db: Queries, asked: Asked) {
  const of = statements[asked.studentId === undefined ? 'account' : 'student'];
  const days = await of.study(db, { ...asked });
  const answering = await of.answering(db, { ...asked });
  const answeringOf = new Map(answering.map((row) => [row.day, row]));
  return days.map(({ day, study, ...spent }) => {
    const { seconds: answer, answered, right } = answeringOf.get(day) ?? nothing;
    return { day, seconds: { answer, ...spent }, answered, right, study };
  });
}

export const noStudy: StudySums = {
  ...{ total: 0, foundation: 0, synchronous: 0, effective: 0, preciseTest: 0, smartReview: 0 },
};
