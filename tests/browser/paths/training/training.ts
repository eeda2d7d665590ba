import { finishTrainingLesson } from '../../../../src/contract/training';
import { trainingCourse } from '../../../../src/machines/training/trainingCourse';
import { trainingCoursePaths } from '../../../../src/machines/training/trainingCourse.paths';
import { trainingCourseRows } from '../../../../src/machines/training/trainingCourseRows';
import { trainingCourseRowsPaths } from '../../../../src/machines/training/trainingCourseRows.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import type { ScreenAdapter } from '../adapter';
import { lost, once, really, reallyTold, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button } from '../controls';
import { tell } from '../socket';
import { changedWhileRefreshing } from '../whileRefreshing';

/** Headquarters' courses. */
export const trainingCourseRowsAdapter = collectionAdapter({
  chart: trainingCourseRows,
  catalogue: trainingCourseRowsPaths,
  words: 'training',
  enter: '/sqtrain/myTrain?subject_id=2',
  search: { text: '督学' },
  filter: choosingTab('training:whose', 'mine'),
});

/** A course that Zhou has not joined; its second lesson. */
const [course_id, second] = [12, 112];

/** One course, at its first lesson. */
export const trainingCourseAdapter: ScreenAdapter = {
  chart: trainingCourse,
  catalogue: changedWhileRefreshing(trainingCoursePaths, ['join', 'finish', 'reopen']),
  async enter({ page, world, language }, start) {
    const id = start === 'none' ? 0 : course_id;
    await comeBack(page, world, 'zhou', `/sqtrain/myTrainInfo?course_id=${String(id)}`, language);
  },
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': {
      trigger: (walk) => tell(walk, 'zhou', { type: 'training.changed', id: course_id }),
    },
    'training.joined': button('training:join.verb'),
    'trainingLesson.finished': button('training:finish.verb'),
    'trainingLesson.reopened': button('training:finish.reopen'),
  },
  answers: {
    load: { done: [really], error: [sending({ course_id: '999' }), lost] },
    join: { done: [reallyTold], error: [lost] },
    finish: {
      done: [
        reallyTold,
        once(async ({ world }) => {
          const asked = { course_id, lesson_id: second };
          await createClient(world.address).ask(finishTrainingLesson, asked, { as: 'zhou' });
        }),
      ],
      error: [lost],
    },
    reopen: { done: [reallyTold], error: [lost] },
  },
};
