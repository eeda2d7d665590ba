import { describe, expect, it } from 'vitest';
import { lessonAfter, lessonToOpen, trainingState } from '../../src/domain/training';

const at = '2026-11-20T14:30:00+08:00';
const lessons = (...done: readonly boolean[]) =>
  done.map((isDone, index) => ({ lesson_id: index + 1, done_at: isDone ? at : null }));

describe('a training course', () => {
  it('opens at the first lesson that is not done, and once finished at the first', () => {
    expect(lessonToOpen(lessons(true, false, false))?.lesson_id).toBe(2);
    expect(lessonToOpen(lessons(true, true))?.lesson_id).toBe(1);
    expect(lessonToOpen(lessons())).toBeUndefined();
  });

  it('goes on with the next lesson that is not done, with those left out before it last', () => {
    expect(lessonAfter(lessons(true, true, false, false), 2)?.lesson_id).toBe(3);
    expect(lessonAfter(lessons(true, true, true, false), 2)?.lesson_id).toBe(4);
    expect(lessonAfter(lessons(false, true, true), 3)?.lesson_id).toBe(1);
    expect(lessonAfter(lessons(true, false), 2)).toBeNull();
  });

  it('is not joined, in progress, or finished', () => {
    expect(trainingState({ joined_at: null, finished_at: null })).toBe('notJoined');
    expect(trainingState({ joined_at: at, finished_at: null })).toBe('learning');
    expect(trainingState({ joined_at: at, finished_at: at })).toBe('finished');
  });
});
