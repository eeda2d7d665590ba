import { z } from 'zod/mini';
import { idList } from '../../contract/fields';
import { lessonLocks } from '../../machines/lessons/lessonLocks';
import { LessonLocksScreen } from '../../ui/lessons/LessonLocksScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: lessonLocks,
  view: LessonLocksScreen,
  input: ({ subjectId, key }) => ({
    subject_id: subjectId,
    course_id: Number(key['course_id']),
    student_ids: z.safeParse(idList, key['student_ids']).data,
    class_id: key['class_id'] === undefined ? undefined : Number(key['class_id']),
  }),
});
