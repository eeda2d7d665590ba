import { randomUUID } from 'node:crypto';
import { codes } from '../../../../src/contract/codes';
import { addHomework, withdrawHomework } from '../../../../src/contract/homework';
import type { HomeworkType } from '../../../../src/domain/homework';
import { homeworkAssignmentPaths } from '../../../../src/machines/homework/homeworkAssignment.paths';
import { createClient } from '../../../server/rig/client';
import { type CheckedCard, type NamedStudent, seekCard } from '../../assignable';
import type { Walk } from '../adapter';
import { type Answer, sending } from '../answers';

export const subject_id = 3;
/** Who assigns. */
export const as = 'zhou';

export const clientOf = ({ world }: Walk) => createClient(world.address);

type Wanted = Parameters<typeof seekCard>[2];

const seek = (walk: Walk, type: HomeworkType, isWanted: Wanted) =>
  seekCard({ client: clientOf(walk), as, subjectId: subject_id }, type, isWanted);

const isForTwo: Wanted = ({ assignable }) => assignable.length > 1;

/** A card for both types that two students may be given; the world's first for compositions is one. */
export const seekPlace = (walk: Walk): Promise<CheckedCard> => seek(walk, 'composition', isForTwo);

export const idsOf = (students: readonly NamedStudent[]) => students.map(({ id }) => id);

export const finish = ({ world }: Walk) => world.control('clock', { advance: '5000' });

/** Adaptive homework of a card that nobody of so many students has, or is about to get. */
async function fresh(walk: Walk, students = 2) {
  await finish(walk);
  await walk.world.control('homework/settle');
  const found = await seek(walk, 'adaptive', ({ assignable: all }) => all.length >= students);
  return asked(found, found.students.assignable.slice(0, students));
}

function asked({ courseId, lessonId, card }: CheckedCard, students: readonly NamedStudent[]) {
  return {
    type: 'adaptive' as const,
    course_id: courseId,
    lesson_id: lessonId,
    card_id: card.card_id,
    student_ids: idsOf(students),
  };
}

type Asked = ReturnType<typeof asked>;

/** The server is asked about another card and other students than are chosen. */
const about =
  (find: (walk: Walk) => Promise<Asked>): Answer =>
  async (call, walk) => {
    const fields: Record<string, string> = {};
    for (const [name, value] of Object.entries(await find(walk))) fields[name] = String(value);
    await sending(fields)(call, walk);
  };

export const assignable = about((walk) => fresh(walk));

export const partlyLearned = about(async (walk) => {
  const found = await seek(
    walk,
    'adaptive',
    (students) => students.assignable.length > 0 && students.notLearned.length > 0,
  );
  const { students } = found;
  return asked(found, [...students.assignable.slice(0, 1), ...students.notLearned.slice(0, 1)]);
});

export const assigned = about(async (walk) => {
  const found = await seek(walk, 'adaptive', ({ alreadyAssigned }) => alreadyAssigned.length > 1);
  return asked(found, found.students.alreadyAssigned.slice(0, 2));
});

/** The card that is asked about loses its knowledge points just before. */
export const pointless = about(async (walk) => {
  const found = await fresh(walk);
  await walk.world.control('homework/empty-card', { card_id: String(found.card_id) });
  return found;
});

const [{ content }] = homeworkAssignmentPaths.events['content.restored'];
/** What the samples' draft has. */
export const { values } = content;

/** Other homework that the same analyst assigns with another browser. */
async function assignElsewhere(
  walk: Walk,
  homework: Asked,
  requestId: string = randomUUID(),
): Promise<number> {
  const { name, deadline } = values;
  const added = await clientOf(walk).ask(
    addHomework,
    { subject_id, name, deadline, ...homework },
    { as, requestId },
  );
  return added.homework_id;
}

/** The answer says nothing that can be read. */
export const unread: Answer = async (call) =>
  call?.fulfill({ json: { code: codes.success, message: '', data: {} } });

/** Asked about a request by which homework was added. */
export const arrived: Answer = async (call, walk) => {
  const requestId = randomUUID();
  await assignElsewhere(walk, await fresh(walk), requestId);
  await sending({ request_id: requestId })(call, walk);
};

/** Asked about homework that was added this moment: its own may be arranged by now. */
export const stillArranging: Answer = async (call, walk) => {
  const id = await assignElsewhere(walk, await fresh(walk));
  await sending({ homework_id: String(id) })(call, walk);
};

/** Asked about homework that both of its students have by now. */
export const givenToAll: Answer = async (call, walk) => {
  const id = await assignElsewhere(walk, await fresh(walk));
  await finish(walk);
  await sending({ homework_id: String(id) })(call, walk);
};

interface Overtaken {
  /** The homework that has the card, and the one that comes too late for some. */
  readonly first: number;
  readonly second: number;
  readonly student_ids: readonly number[];
}

/** Homework of a card that another one, which was added before, gives to so many of its students. */
export async function overtake(walk: Walk, count: number, of = 2): Promise<Overtaken> {
  const homework = await fresh(walk, of);
  const { student_ids } = homework;
  const before = { ...homework, student_ids: student_ids.slice(0, count) };
  const first = await assignElsewhere(walk, before);
  const second = await assignElsewhere(walk, homework);
  await finish(walk);
  return { first, second, student_ids };
}

const askedOfOvertaken =
  (count: number): Answer =>
  async (call, walk) => {
    const { second } = await overtake(walk, count);
    await sending({ homework_id: String(second) })(call, walk);
  };

/** Asked about homework of a card that another one gives to all of its students, or to one of them. */
export const overtaken = askedOfOvertaken(2);
export const overtakenForOne = askedOfOvertaken(1);

/** Asked about homework that failed for one, and was taken back. */
export const takenBack: Answer = async (call, walk) => {
  const { second } = await overtake(walk, 1);
  await walk.world.control('homework/settle');
  await clientOf(walk).ask(withdrawHomework, { subject_id, homework_id: second }, { as });
  await sending({ homework_id: String(second) })(call, walk);
};

/** Tries again for so many of two whom other homework of the card was given; it is withdrawn before, where they may have it. */
const retryingFor =
  (count: number, isWithdrawn: boolean): Answer =>
  async (call, walk) => {
    const { first, second, student_ids } = await overtake(walk, 2);
    await walk.world.control('homework/settle');
    if (isWithdrawn) {
      await clientOf(walk).ask(withdrawHomework, { subject_id, homework_id: first }, { as });
    }
    const retried = String(student_ids.slice(0, count));
    await sending({ homework_id: String(second), student_ids: retried })(call, walk);
  };

export const given = retryingFor(2, true);
export const givenToOne = retryingFor(1, true);
export const failedAgain = retryingFor(2, false);
