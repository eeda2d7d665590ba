import { expect, it } from 'vitest';
import { messageAddress } from '../../src/domain/messages';

const message = {
  ...{ message_id: 1, about_id: 9, at: '2026-11-20T09:00:00+08:00', is_read: false },
  ...{ reward_coins: null, facts: { homework: 'Week 12 & more', score: 90 } },
  student: { student_id: 5, name: 'Ann', username: 'ann' },
};

it.each(['homeworkFinished', 'homeworkWellDone'] as const)(
  '[SCREEN-170] %s leads to that homework among the student’s, not to the student alone',
  (topic) => {
    const address = new URL(messageAddress({ ...message, topic }, 2) ?? '', 'https://portal.test');
    expect(address.pathname).toBe('/student/detail');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ subject_id: '2', student_id: '5', view: 'homework', search: 'Week 12 & more' },
    });
  },
);
