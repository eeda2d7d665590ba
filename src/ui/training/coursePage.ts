/** The page of a training course: at a lesson, or where one has stopped. */
export const coursePage = ({
  course_id,
  lesson_id,
}: {
  readonly course_id: number;
  readonly lesson_id?: number;
}): string =>
  `/sqtrain/myTrainInfo?course_id=${String(course_id)}${
    lesson_id === undefined ? '' : `&lesson_id=${String(lesson_id)}`
  }`;
