const students = [{ student_id: 1, name: 'Ann', username: 'ann', grade: 8 }];
const page = {
  ...{ subjectId: 2, hasAudition: true, hasClasses: true, address: {}, mayAssign: true },
  ...{ mayReward: true, ticked: [] },
};

/** Samples for the paths of the student lists' page; the rows have paths of their own. */
export const studentsPaths = {
  inputs: { list: page, readOnly: { ...page, mayAssign: false, mayReward: false } },
  events: {
    'marking.requested': [{ ids: [1, 2] }, { ids: [] }],
    'reminder.requested': [
      { ids: [1], students },
      { ids: [], students: [] },
    ],
    'homework.requested': [{ ids: [1] }, { ids: [] }],
    'reward.requested': [
      { ids: [1], students },
      { ids: [], students: [] },
    ],
  },
  outcomes: { studentReminder: { done: [{ isReminded: true }, { isReminded: false }] } },
};
