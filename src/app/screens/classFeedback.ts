import { classFeedbackRows } from '../../machines/feedback/classFeedbackRows';
import { classWriting } from '../../machines/feedback/classWriting';
import { ClassFeedbackScreen } from '../../ui/feedback/ClassFeedbackScreen';
import { ClassWritingScreen } from '../../ui/feedback/ClassWritingScreen';
import { listOfSubject, screen } from './screen';
import { screenByAddress } from './screenByAddress';

const ListScreen = screen({
  ...listOfSubject,
  chart: classFeedbackRows,
  view: ClassFeedbackScreen,
});

const idOf = (asked: string | undefined) => (asked === undefined ? null : Number(asked));

const WritingScreen = screen({
  chart: classWriting,
  view: ClassWritingScreen,
  input: ({ subjectId, key }) => ({
    subjectId,
    studentId: idOf(key['student_id']),
    classId: idOf(key['class_id']),
    feedbackId: idOf(key['feedback_id']),
    copyOf: idOf(key['copy_of']),
  }),
});

/** Post-class feedback: writing or reading one, or the list, as the address says. */
export const Screen = screenByAddress([ListScreen, WritingScreen], ({ key }) =>
  key['student_id'] === undefined && key['view'] === undefined ? ListScreen : WritingScreen,
);
