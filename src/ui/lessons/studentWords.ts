/** The words of a list of students in a course or a class. */
export const studentWords = {
  ...{ count: 'students:count', search: 'students:search', label: 'learners.label' },
  ...{ nothing: 'learners.nothing', failed: 'learners.failed' },
};
