import { and, asc, eq, exists, or } from 'drizzle-orm';
import type { AnswerOf, PayloadOf } from '../../src/contract/call';
import type { gradingPlace } from '../../src/contract/grading';
import { toMoment } from '../../src/domain/businessTime';
import { personStatuses } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { answers, homework, homeworkPersons, questions, students } from '../db/tables';
import { isPersonOf } from '../homework/find';
import { isGivenTo } from '../homework/givenTo';
import { inOrder, placeIn } from '../page';
import { isSeen } from '../students/seen';

type Place = Pick<
  AnswerOf<typeof gradingPlace>,
  'among' | 'position' | 'total' | 'next' | 'previous' | 'first'
>;

/**
 * The place of a student's adaptive homework among the students of its assignment who have answered, in the order of
 * the assignment's list; null for work of another kind.
 */
export async function placeInAssignment(
  db: Queries,
  accountId: number,
  { kind, id, subject_id: subjectId }: PayloadOf<typeof gradingPlace>,
  now: Date,
): Promise<Place | null> {
  if (kind !== 'essay') return null;
  const [asked] = await db
    .select({ homeworkId: homeworkPersons.homeworkId })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(and(isPersonOf(db, { id, subjectId, accountId }), eq(homework.type, 'adaptive')));
  if (asked === undefined) return null;
  const given = db
    .select({ id: answers.id })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(isGivenTo(db, now));
  const line = await db
    .select({
      id: homeworkPersons.id,
      student: { name: students.name, username: students.username, grade: students.grade },
      completedAt: homeworkPersons.completedAt,
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(
      and(
        eq(homeworkPersons.homeworkId, asked.homeworkId),
        isSeen(db, accountId, homeworkPersons.studentId),
        or(exists(given), eq(homeworkPersons.id, id)),
      ),
    )
    .orderBy(inOrder(placeIn(personStatuses, homeworkPersons.status)), asc(homeworkPersons.id));
  const at = line.findIndex((one) => one.id === id);
  function shown(one: (typeof line)[number] | undefined) {
    if (one === undefined) return null;
    const { completedAt, ...work } = one;
    return { kind: 'essay' as const, title: null, ...work, handed_in_at: toMoment(completedAt) };
  }
  return {
    ...{ among: 'assignment', position: at + 1, total: line.length, first: null },
    next: shown(line[at + 1]),
    previous: shown(line[at - 1]),
  };
}
