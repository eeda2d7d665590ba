import { reviewLog } from '../../../../src/contract/reviews';
import {
  reviewConfig,
  reviewDay,
  reviewLogRows,
  reviewTaskRows,
} from '../../../../src/machines/answers/reviews';
import {
  reviewConfigPaths,
  reviewDayPaths,
  reviewLogRowsPaths,
  reviewTaskRowsPaths,
} from '../../../../src/machines/answers/reviews.paths';
import { studentReview } from '../../../../src/machines/answers/studentReview';
import { studentReviewPaths } from '../../../../src/machines/answers/studentReview.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { come } from '../come';
import type { ScreenAdapter } from '../adapter';
import { lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { recordAdapter } from '../record';

const student = { subject_id: 2, student_id: 10024 };
const address = '/report/review?subject_id=2&student_id=10024';
const none = sending({ student_id: '999999999' });

/** The students with what they review. */
export const reviewTasksAdapter = collectionAdapter({
  chart: reviewTaskRows,
  catalogue: reviewTaskRowsPaths,
  words: 'answers',
  enter: '/report/reviewTask?subject_id=2',
  search: { text: '欧阳', label: 'answers:books.search' },
});

/** The days on which a student reviewed. */
export const reviewLogAdapter = collectionAdapter({
  chart: reviewLogRows,
  catalogue: reviewLogRowsPaths,
  words: 'answers',
  enter: address,
  nothing: sending({ subject_id: '99' }),
});

/** The page of a student's reviews. */
export const studentReviewAdapter: ScreenAdapter = {
  chart: studentReview,
  catalogue: studentReviewPaths,
  enter: (walk) => come(walk, address),
  ...{ events: {}, answers: {} },
};

/** What is set for a student to review; a student without a card comes after one with it. */
export const reviewConfigAdapter = recordAdapter({
  chart: reviewConfig,
  catalogue: reviewConfigPaths,
  async enter({ page, world, language }, start) {
    const of = start === 'none' ? '/report/review?subject_id=2&student_id=0' : address;
    await comeBack(page, world, 'zhou', of, language);
  },
  answers: { load: { done: [really], error: [none, lost] } },
});

/** A day's review. */
export const reviewDayAdapter = recordAdapter({
  chart: reviewDay,
  catalogue: reviewDayPaths,
  async enter({ page, world, language }, start) {
    const asked = { ...student, page: 1, page_size: 1 };
    const { list } = await createClient(world.address).ask(reviewLog, asked, { as: 'zhou' });
    const day = start === 'none' ? 'soon' : (list[0]?.day ?? '');
    await comeBack(page, world, 'zhou', `${address}&day=${day}`, language);
  },
  answers: { load: { done: [really], error: [none, lost] } },
});
