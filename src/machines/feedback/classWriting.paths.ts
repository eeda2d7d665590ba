const subject = { subjectId: 2, classId: null, feedbackId: null, copyOf: null };

/** What QA plans the paths of the writing page with; what it runs has paths of its own. */
export const classWritingPaths = {
  events: { 'search.typed': [{ text: 'a' }] },
  inputs: { choosing: { ...subject, studentId: null }, new: { ...subject, studentId: 7 } },
};
