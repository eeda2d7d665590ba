import { reviewDay } from '../../machines/answers/reviews';
import { selectLog, studentReview } from '../../machines/answers/studentReview';
import { ReviewDayScreen } from '../../ui/answers/ReviewDayScreen';
import { StudentReviewScreen } from '../../ui/answers/StudentReviewScreen';
import { type Page, screen } from './screen';
import { screenByAddress } from './screenByAddress';

const studentOf = ({ subjectId, key }: Pick<Page, 'subjectId' | 'key'>) => ({
  subject_id: subjectId,
  student_id: Number(key['student_id'] ?? 0),
});

const Log = screen({
  chart: studentReview,
  view: StudentReviewScreen,
  input: (page) => ({ student: studentOf(page), address: page.query }),
  addressed: selectLog,
});

const Day = screen({
  chart: reviewDay,
  view: ReviewDayScreen,
  input: (page) => ({ payload: { ...studentOf(page), day: page.key['day'] ?? '' }, scope: {} }),
});

/** A student's reviews, or one of them where the address names its day. */
export const Screen = screenByAddress([Log, Day], ({ key }) =>
  key['day'] === undefined ? Log : Day,
);
