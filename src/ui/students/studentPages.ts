/** The tab of a student's page that shows the level in a course. */
export const levelPage = (studentId: number, courseId: number) =>
  `/student/detail?student_id=${String(studentId)}&view=lockUnlock&course_id=${String(courseId)}`;
