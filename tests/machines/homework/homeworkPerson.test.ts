import { describe, expect, it } from 'vitest';
import type { EssayCorrection } from '../../../src/domain/grading';
import { personStatuses } from '../../../src/domain/homework';
import {
  homeworkPerson,
  nextPerson,
  type Person,
} from '../../../src/machines/homework/homeworkPerson';

const completedAt = '2026-11-20T19:30:00+08:00';
const handedIn = { type: 'homework.submitted', completedAt, score: 92, accuracy: 0.92 } as const;
const correction: EssayCorrection = {
  rating: 88,
  tags: [],
  comment: 'A clear beginning.',
  category_comments: {},
  annotations: [{ id: 'a', start: 0, end: 9, category: 'language', comment: 'Lively.' }],
};
const corrected = { type: 'correction.submitted', correction, essay: 'My garden' } as const;

function person(facts: Partial<Person> = {}): Person {
  const nothing = { completedAt: null, score: null, accuracy: null, extendedTo: null };
  return { type: 'composition', status: 'incomplete', ...nothing, ...facts };
}

const waitingEssay = person({ status: 'toBeCorrected', completedAt });

it('[HWP-01] a composition that is handed in waits to be corrected, its time kept', () => {
  expect(nextPerson(person(), handedIn)).toEqual(waitingEssay);
});

it('[HWP-02] adaptive homework is complete at once, with score, accuracy and time', () => {
  const done = person({ type: 'adaptive', status: 'completed', completedAt });
  expect(nextPerson(person({ type: 'adaptive' }), handedIn)).toEqual({
    ...done,
    score: 92,
    accuracy: 0.92,
  });
});

it('[HWP-03] what is not handed in by the deadline expires; what is, does not', () => {
  expect(nextPerson(person(), { type: 'deadline.passed' })?.status).toBe('expired');
  expect(nextPerson(waitingEssay, { type: 'deadline.passed' })).toBeNull();
});

it.each(['homework.withdrawn', 'student.left'] as const)(
  '[HWP-04] [HWP-06] %s makes invalid what is not complete',
  (type) => {
    expect(nextPerson(person(), { type })?.status).toBe('invalid');
    expect(nextPerson(waitingEssay, { type })?.status).toBe('invalid');
  },
);

describe('[HWP-05] a correction', () => {
  it('is kept with its rating as the score', () => {
    expect(nextPerson(waitingEssay, corrected)).toEqual({
      ...waitingEssay,
      status: 'corrected',
      score: 88,
    });
  });

  it.each([
    ['without a comment', { ...corrected, correction: { ...correction, comment: ' ' } }],
    ['with a rating of 101', { ...corrected, correction: { ...correction, rating: 101 } }],
    ['with a remark beyond the essay', { ...corrected, essay: 'My' }],
  ])('%s is refused', (_, event) => {
    expect(nextPerson(waitingEssay, event)).toBeNull();
  });

  it('cannot be changed afterwards, nor made for what was not handed in', () => {
    expect(nextPerson(person({ status: 'corrected' }), corrected)).toBeNull();
    expect(nextPerson(person(), corrected)).toBeNull();
  });
});

it.each(['corrected', 'completed', 'expired', 'invalid'] as const)(
  'nothing follows %s',
  (status) => {
    const events = [
      handedIn,
      corrected,
      ...(['deadline.passed', 'homework.withdrawn', 'student.left'] as const).map((type) => ({
        type,
      })),
    ];
    expect(events.map((event) => nextPerson(person({ status }), event))).toEqual(
      events.map(() => null),
    );
  },
);

it('[ENTITY-016] has the states that the domain stores', () => {
  expect(Object.keys(homeworkPerson.states).sort()).toEqual([...personStatuses].sort());
});
