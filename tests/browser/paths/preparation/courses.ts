import { preparedCourse } from '../../../../src/machines/preparation/preparedCourse';
import { preparedCoursePaths } from '../../../../src/machines/preparation/preparedCourse.paths';
import { preparedCourseRows } from '../../../../src/machines/preparation/preparedCourseRows';
import { preparedCourseRowsPaths } from '../../../../src/machines/preparation/preparedCourseRows.paths';
import { preparedLessons } from '../../../../src/machines/preparation/preparedLessons';
import { preparedLessonsPaths } from '../../../../src/machines/preparation/preparedLessons.paths';
import { preparedPoints } from '../../../../src/machines/preparation/preparedPoints';
import { preparedPointsPaths } from '../../../../src/machines/preparation/preparedPoints.paths';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { button } from '../controls';
import { recordAdapter } from '../record';

const course = 204;

const come = ({ page, world, language }: Walk, path: string, id = course) =>
  comeBack(page, world, 'zhou', `${path}?subject_id=2&course_id=${String(id)}`, language);

const absent = sending({ course_id: '999' });

/** The courses. */
export const preparedCourseRowsAdapter = collectionAdapter({
  chart: preparedCourseRows,
  catalogue: preparedCourseRowsPaths,
  words: 'preparation',
  async enter(walk) {
    // More than a page of them.
    await walk.world.control('lessons/courses', { uname: 'zhou', subject_id: '2' });
    const { page, world, language } = walk;
    await comeBack(page, world, 'zhou', '/prepare/list?subject_id=2', language);
  },
  search: { text: '数学' },
});

const graph = ({ page, say }: Walk) =>
  page.getByRole('group', { name: say('preparation:graph.label') });

interface Chosen {
  readonly type: string;
  readonly pointId: number;
}
interface Typed {
  readonly type: string;
  readonly text: string;
}

/** Back, to where no point was chosen. */
const goBack = ({ page }: Walk) =>
  page.evaluate(() => {
    const here = window.location.href;
    const before = new URL(here);
    before.searchParams.delete('point');
    window.history.pushState(window.history.state, '', before);
    window.history.pushState(window.history.state, '', here);
    window.history.back();
  });

/** The graph of a course. */
export const preparedCourseAdapter: ScreenAdapter = {
  chart: preparedCourse,
  catalogue: preparedCoursePaths,
  enter: (walk) => come(walk, '/prepare/detail'),
  events: {
    'point.chosen': {
      find: (walk: Walk, { pointId }: Chosen) => graph(walk).getByRole('button').nth(pointId),
    },
    'choice.cleared': button('preparation:clear'),
    'search.typed': {
      find: ({ page, say }: Walk) =>
        page.getByRole('searchbox', { name: say('preparation:graph.search') }),
      use: (box, { text }: Typed) => box.fill(text),
    },
    'address.changed': { trigger: goBack },
  },
  answers: {},
};

/** Its points. */
export const preparedPointsAdapter = recordAdapter({
  chart: preparedPoints,
  catalogue: preparedPointsPaths,
  enter: (walk, start) => come(walk, '/prepare/detail', start === 'none' ? 0 : course),
  message: 'preparation.changed',
  answers: { load: { done: [really, really], error: [absent, lost] } },
});

/** Its lessons. */
export const preparedLessonsAdapter = recordAdapter({
  chart: preparedLessons,
  catalogue: preparedLessonsPaths,
  enter: (walk, start) => come(walk, '/prepare/lessonlist', start === 'none' ? 0 : course),
  answers: { load: { done: [really, really], error: [absent, lost] } },
});
