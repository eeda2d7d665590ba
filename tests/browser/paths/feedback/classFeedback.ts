import { classFeedbackList, saveClassFeedback } from '../../../../src/contract/feedback';
import { studentOptions } from '../../../../src/contract/options';
import { emptyPostClass } from '../../../../src/domain/feedback';
import { classFeedbackRows } from '../../../../src/machines/feedback/classFeedbackRows';
import { classFeedbackRowsPaths } from '../../../../src/machines/feedback/classFeedbackRows.paths';
import { classWriting } from '../../../../src/machines/feedback/classWriting';
import { classWritingPaths } from '../../../../src/machines/feedback/classWriting.paths';
import { feedbackStudents } from '../../../../src/machines/feedback/feedbackStudents';
import { feedbackStudentsPaths } from '../../../../src/machines/feedback/feedbackStudents.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { collectionAdapter } from '../collection';
import { button } from '../controls';

const subject_id = 2;
const asZhou = { as: 'zhou' } as const;
const address = `/classFeedback/index?subject_id=${String(subject_id)}`;

const enter = ({ page, world, language }: Walk, query = '') =>
  comeBack(page, world, 'zhou', address + query, language);

/** A draft that could be given as it is. */
async function draftOf({ world }: Walk) {
  const asked = { subject_id, status: 'draft', page: 1, page_size: 1 } as const;
  const { list } = await createClient(world.address).ask(classFeedbackList, asked, asZhou);
  const [draft] = list;
  if (draft === undefined) throw new Error('there is no draft');
  return draft;
}

/** More than a page of them. */
async function saveMany({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const { list } = await client.ask(studentOptions, { subject_id }, asZhou);
  const student_id = list[0]?.id ?? 0;
  for (let saved = 0; saved < 40; saved += 1) {
    const feedback = { ...emptyPostClass, content: String(saved) };
    await client.ask(saveClassFeedback, { subject_id, student_id, feedback }, asZhou);
  }
}

/** The list. */
export const classFeedbackRowsAdapter: ScreenAdapter = collectionAdapter({
  chart: classFeedbackRows,
  catalogue: classFeedbackRowsPaths,
  words: 'feedback',
  async enter(walk) {
    await saveMany(walk);
    await enter(walk);
  },
  search: { text: '张' },
});

/** The students of whom one can write. */
export const feedbackStudentsAdapter: ScreenAdapter = {
  chart: feedbackStudents,
  catalogue: feedbackStudentsPaths,
  enter: (walk) => enter(walk, '&view=write'),
  events: { 'load.retried': button('parts:failed.retry') },
  answers: { load: { done: [really], error: [lost] } },
};

/** The page that is written on. */
export const classWritingAdapter: ScreenAdapter = {
  chart: classWriting,
  catalogue: classWritingPaths,
  async enter(walk, start) {
    if (start === 'choosing') return enter(walk, '&view=write');
    return enter(walk, `&student_id=${String((await draftOf(walk)).student_id)}`);
  },
  events: {},
  answers: {},
};
