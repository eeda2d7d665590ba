/** What QA plans the page's paths with; what it runs has paths of its own. */
export const answerPagePaths = {
  inputs: { usual: { payload: { subject_id: 3, answer_id: 5 } } },
};
