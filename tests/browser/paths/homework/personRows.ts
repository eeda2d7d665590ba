import type { PayloadOf } from '../../../../src/contract/call';
import {
  homeworkByStudent,
  homeworkQuestions,
  homeworkSummary,
} from '../../../../src/contract/homework';
import { homeworkHistoryRows } from '../../../../src/machines/homework/homeworkHistoryRows';
import { homeworkHistoryRowsPaths } from '../../../../src/machines/homework/homeworkHistoryRows.paths';
import { homeworkQuestionRows } from '../../../../src/machines/homework/homeworkQuestionRows';
import { homeworkQuestionRowsPaths } from '../../../../src/machines/homework/homeworkQuestionRows.paths';
import {
  assignmentPersonRows,
  studentHomeworkRows,
} from '../../../../src/machines/homework/personRows';
import {
  assignmentPersonRowsPaths,
  studentHomeworkRowsPaths,
} from '../../../../src/machines/homework/personRows.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import type { Walk } from '../adapter';

const subject_id = 3;
const first = { subject_id, status: ['corrected'], page: 1, page_size: 1 } as const;

/** Everybody has all homework, so that there is more than a page of it, of which something is corrected. */
async function giveEverybody({ world }: Walk): Promise<void> {
  await world.control('homework/everybody', { uname: 'zhou', subject_id: String(subject_id) });
  await world.control('homework/settle');
}

const open = ({ page, world, language }: Walk, address: string) =>
  comeBack(page, world, 'zhou', `${address}&subject_id=${String(subject_id)}`, language);

/** An assignment of that kind, the latest. */
async function assignmentOf(
  { world }: Walk,
  kind: Partial<PayloadOf<typeof homeworkSummary>>,
): Promise<string> {
  const asked = { subject_id, page: 1, page_size: 1, ...kind } as const;
  const { list } = await createClient(world.address).ask(homeworkSummary, asked, { as: 'zhou' });
  return String(list[0]?.homework_id);
}

/** The students of one assignment. */
export const assignmentPersonRowsAdapter = collectionAdapter({
  chart: assignmentPersonRows,
  catalogue: assignmentPersonRowsPaths,
  words: 'homework',
  async enter(walk) {
    await giveEverybody(walk);
    const id = await assignmentOf(walk, { status: ['corrected'] });
    await open(walk, `/homework/list?homework_id=${id}`);
  },
  filter: choosingTab('homework:status', 'corrected'),
  search: { label: 'homework:search.student', text: '欧阳' },
});

/** The questions of one assignment, of which one is asked as often as fills more than a page. */
export const homeworkQuestionRowsAdapter = collectionAdapter({
  chart: homeworkQuestionRows,
  catalogue: homeworkQuestionRowsPaths,
  words: 'homework:questions',
  async enter(walk) {
    const id = await assignmentOf(walk, { type: 'adaptive', status: ['completed'] });
    const asked = { subject_id, homework_id: Number(id), page: 1, page_size: 1 } as const;
    const { list } = await createClient(walk.world.address).ask(homeworkQuestions, asked, {
      as: 'zhou',
    });
    await walk.world.control('preparation/questions', {
      question_id: String(list[0]?.question_id),
    });
    await open(walk, `/homework/list?homework_id=${id}&view=question`);
  },
  // An essay has no questions.
  nothing: async (call, walk) =>
    sending({ homework_id: await assignmentOf(walk, { type: 'composition' }) })(call, walk),
});

/** The homework of one student. */
export const studentHomeworkRowsAdapter = collectionAdapter({
  chart: studentHomeworkRows,
  catalogue: studentHomeworkRowsPaths,
  words: 'homework',
  async enter(walk) {
    await giveEverybody(walk);
    const client = createClient(walk.world.address);
    const { list } = await client.ask(
      homeworkByStudent,
      { ...first, status: ['corrected'] },
      { as: 'zhou' },
    );
    await open(walk, `/student/detail?student_id=${String(list[0]?.student_id)}&view=homework`);
  },
  filter: choosingTab('homework:status', 'corrected'),
  search: { label: 'homework:search.homework', text: '作' },
});

/** The past homework of one student: everything that has been given is over. */
export const homeworkHistoryRowsAdapter = collectionAdapter({
  chart: homeworkHistoryRows,
  catalogue: homeworkHistoryRowsPaths,
  words: 'homework',
  async enter(walk) {
    await walk.world.control('homework/everybody', {
      ...{ uname: 'zhou', subject_id: String(subject_id), status: 'expired' },
    });
    const { list } = await createClient(walk.world.address).ask(
      homeworkByStudent,
      { ...first, status: ['corrected'] },
      { as: 'zhou' },
    );
    await open(walk, `/student/historywork?student_id=${String(list[0]?.student_id)}`);
  },
  filter: choosingTab('homework:status', 'corrected'),
  search: { label: 'homework:search.homework', text: '作' },
});
