import { createEmptyActor } from 'xstate';
import { grading } from '../../../src/machines/grading/grading';
import { samplePerson } from '../../../src/machines/grading/personWork.paths';
import { run } from '../parts/world';

export const text = 'My garden is small. In spring it smells of rain.';

/** What the server knows of Ann's essay, waiting to be corrected unless told otherwise. */
export const waitingEssay = {
  person: samplePerson,
  essay: { title: 'My garden', prompt: 'Describe a place.', text },
  correction: null,
  withdrawn: null,
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
  person: { ...samplePerson, status: 'corrected', score: 70, revision: 4 },
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
  return { ...started, asked: started.last };
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

/** Submits what is filled in, having read it through. */
export function submit(work: {
  send(event: { type: 'submit.requested' } | { type: 'submit.confirmed' }): void;
}): void {
  work.send({ type: 'submit.requested' });
  work.send({ type: 'submit.confirmed' });
}

/** What the news say where oneself was first, in another window or by an answer that was lost. */
export const ownRival = { by: 'Li', at: '2026-11-20T14:20:00+08:00', is_own: true };
