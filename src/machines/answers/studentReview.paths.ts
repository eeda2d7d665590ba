/** What QA plans the page's paths with; what it runs has paths of its own. */
export const studentReviewPaths = {
  inputs: { usual: { student: { subject_id: 3, student_id: 5 }, address: {} } },
};
