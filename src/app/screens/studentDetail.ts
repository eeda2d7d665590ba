import { isDay } from '../../domain/moment';
import { mayReward } from '../../domain/studentActs';
import { studySpans } from '../../domain/students';
import {
  selectList,
  studentDetail,
  type StudentView,
  studentViews,
} from '../../machines/students/studentDetail';
import { StudentDetailScreen } from '../../ui/students/StudentDetailScreen';
import { markingPutAside } from './markingPutAside';
import { screen } from './screen';

/** What the page shows when the address does not say. */
const firstView: StudentView = 'overview';

export const Screen = markingPutAside(
  screen({
    chart: studentDetail,
    view: StudentDetailScreen,
    input: ({ subjectId, key, query, teacher }) => ({
      payload: { subject_id: subjectId, student_id: Number(key['student_id']) },
      scope: {
        view: studentViews.find((view) => view === key['view']) ?? firstView,
        courseId: key['course_id'] === undefined ? null : Number(key['course_id']),
        span: studySpans.find((span) => span === key['span']) ?? 'recent',
        until: isDay(key['until'] ?? '') ? key['until'] : undefined,
        address: query,
        from: Object.fromEntries(new URLSearchParams(key['origin'])),
        mayReward: teacher !== null && mayReward(teacher),
      },
    }),
    addressed: selectList,
  }),
);
