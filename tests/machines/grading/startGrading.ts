import { createEmptyActor } from 'xstate';
import { grading } from '../../../src/machines/grading/grading';
import { run } from '../parts/world';

export const text = 'My garden is small. In spring it smells of rain.';

const row = {
  person_id: 7,
  homework_id: 41,
  homework_name: 'Week 12',
  type: 'composition',
  essay_title: 'My garden',
  course_name: 'Spring',
  lesson_name: 'Lesson 1',
  arranged_at: '2026-11-13T09:00:00+08:00',
  deadline: '2026-11-27T20:00:00+08:00',
  assigned_deadline: '2026-11-27T20:00:00+08:00',
  student_id: 1,
  student_name: 'Ann',
  student_username: 'ann',
  student_grade: 8,
  status: 'toBeCorrected',
  completed_at: '2026-11-20T19:30:00+08:00',
  score: null,
  accuracy: null,
  revision: 3,
};

/** What the server knows of Ann's essay, waiting to be corrected unless told otherwise. */
export const waitingEssay = {
  person: row,
  essay: { title: 'My garden', prompt: 'Describe a place.', text },
  correction: null,
  answers: [],
};

export const correction = {
  rating: 88,
  tags: [],
  comment: 'A clear beginning.',
  category_comments: {},
  annotations: [],
};

/** The same as its form holds it. */
export const typed = { ...correction, rating: '88' };

/** The same essay, corrected by somebody. */
export const correctedEssay = {
  ...waitingEssay,
  person: { ...row, status: 'corrected', score: 70, revision: 4 },
  correction: {
    ...correction,
    rating: 70,
    corrected_at: '2026-11-20T14:20:00+08:00',
    corrected_by: 'Wang',
    is_own: false,
  },
};

/** Grading that has asked for the essay. */
export function openGrading() {
  const started = run(grading, { subjectId: 3, id: 7 });
  // It tells the page around it what was loaded.
  started.actor._parent = createEmptyActor();
  return {
    ...started,
    snapshot: () => started.actor.getSnapshot(),
    /** What was asked last under a name. */
    asked: (name: string) => {
      const found = started.asked.findLast((one) => one.name === name);
      if (found === undefined) throw new Error(`${name} was not asked`);
      return found;
    },
    namesAsked: () => started.asked.map(({ name }) => name),
  };
}

/** Grading that shows the essay, and a correction that may be submitted if wanted. */
export async function startGrading({ isFilled = false } = {}) {
  const opened = openGrading();
  await opened.asked('draft.find').answer([]);
  await opened.asked('/homework/info').answer(waitingEssay);
  if (isFilled) {
    opened.actor.send({ type: 'field.changed', field: 'rating', value: '88' });
    opened.actor.send({ type: 'comment.written', place: 'comment', text: correction.comment });
  }
  return opened;
}
