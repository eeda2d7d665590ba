import { describe, expect, it } from 'vitest';
import {
  assignmentForm,
  extensionForm,
  personStatuses,
  progressesOf,
  statusCounts,
  supportsType,
  withdrawalRefusal,
} from '../../src/domain/homework';
import { assignmentOutcome, choiceRefusal } from '../../src/domain/homeworkCandidacy';
import { addHomework } from '../../src/contract/homework';
import { errorsOf } from './errors';

const now = Date.parse('2026-11-20T14:30:00+08:00');
const essayCard = {
  card_id: 7,
  name: '作文',
  supports_composition: true,
  supports_adaptive: false,
};
const adaptiveCard = {
  card_id: 8,
  name: '练习',
  supports_composition: false,
  supports_adaptive: true,
};
const form = assignmentForm(now, [essayCard, adaptiveCard]);
const good = {
  name: '周末作文',
  type: 'composition',
  essay_title: '我的老街',
  course_id: 1,
  lesson_id: 2,
  card_id: 7,
  student_ids: [10_001],
  deadline: '2026-11-21T20:00:00+08:00',
};
const errors = (change: object) => errorsOf(form, { ...good, ...change });

describe('assigning homework', () => {
  it('takes a complete form', () => {
    expect(errors({})).toEqual([]);
  });

  it.each([
    ['VALID-073', 'course_id'],
    ['VALID-074', 'lesson_id'],
    ['VALID-075', 'card_id'],
  ])('[%s] %s has to be chosen', (_, field) => {
    for (const nothing of [undefined, null, 0]) {
      expect(errors({ [field]: nothing })).toContain(`${field}: required`);
    }
  });

  it('[VALID-076] the deadline is required', () => {
    expect(errors({ deadline: '' })[0]).toBe('deadline: required');
  });

  it.each([
    ['2026-11-20T14:29:59+08:00', 'deadline'],
    ['2026-11-20T14:30:00+08:00', 'deadline'],
    ['2026-11-20T14:30:01+08:00', null],
    ['2026-11-20T06:30:01Z', null],
    ['2026-11-20T14:30:01', 'moment'],
    ['2026-12-20 24:61:00+08:00', 'moment'],
    ['2026-11-31T14:30:00+08:00', 'moment'],
    ['2027-02-29T14:30:00+08:00', 'moment'],
    ['2027-02-28T14:30:00+08:00', null],
    ['2028-02-29T14:30:00+08:00', 'tooFar'],
    ['2026-11-21', 'moment'],
    ['2126-11-21T14:30:00+08:00', 'moment'],
    ['tomorrow', 'moment'],
  ])('[VALID-077] the deadline %s breaks the rule: %s', (deadline, rule) => {
    expect(errors({ deadline })).toEqual(rule === null ? [] : [`deadline: ${rule}`]);
    const extended = errorsOf(extensionForm(now, '2026-11-20T14:00:00+08:00'), { deadline });
    expect(extended).toEqual(rule === null ? [] : [`deadline: ${rule}`]);
  });

  it('[VALID-078] a composition needs an essay title, adaptive homework none', () => {
    expect(errors({ essay_title: '' })).toEqual(['essay_title: required']);
    expect(errors({ essay_title: '\u3000\u200b ' })).toEqual(['essay_title: required']);
    expect(errors({ name: '' })).toEqual([]);
    expect(errors({ type: 'adaptive', card_id: 8, essay_title: '' })).toEqual([]);
  });

  it('[VALID-078] the title is told together with all else that is missing', () => {
    expect(errors({ essay_title: ' ', deadline: '' })).toEqual([
      'essay_title: required',
      'deadline: required',
    ]);
  });

  it('[VALID-078] the server refuses it by the same rule', () => {
    const sent = {
      ...{ subject_id: '3', name: 'a', course_id: '1', lesson_id: '2', card_id: '7' },
      ...{ student_ids: '1', deadline: good.deadline },
    };
    const wrong = addHomework.payload.safeParse({ ...sent, type: 'composition' });
    expect(wrong.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['essay_title'], 'required'],
    ]);
    expect(addHomework.payload.safeParse({ ...sent, type: 'adaptive' }).success).toBe(true);
  });

  it.each([
    ['notLearned', { hasLearned: false, hasCard: true, hasPoints: false }],
    ['alreadyAssigned', { hasLearned: true, hasCard: true, hasPoints: false }],
    ['noPoints', { hasLearned: true, hasCard: false, hasPoints: false }],
    ['assignable', { hasLearned: true, hasCard: false, hasPoints: true }],
  ] as const)('[MSG-039] [MSG-040] [MSG-041] %s is the weightiest reason', (outcome, candidacy) => {
    expect(assignmentOutcome(candidacy)).toBe(outcome);
    const refusal = outcome === 'assignable' ? null : outcome;
    expect(choiceRefusal({ takes_course: true, outcome })).toBe(refusal);
    expect(choiceRefusal({ takes_course: false, outcome })).toBe('notInCourse');
  });

  it('[VALID-079] the card has to support the type', () => {
    expect(errors({ card_id: 8 })).toEqual(['card_id: unsupported']);
    expect(errors({ type: 'adaptive', essay_title: '' })).toEqual(['card_id: unsupported']);
    expect(errors({ card_id: 9 })).toEqual(['card_id: unsupported']);
    const nameless = { type: 'adaptive', essay_title: '', name: '' };
    expect(errors(nameless)).toEqual(['name: required', 'card_id: unsupported']);
    expect(supportsType(essayCard, 'composition')).toBe(true);
    expect(supportsType(essayCard, 'adaptive')).toBe(false);
    expect(supportsType(adaptiveCard, 'adaptive')).toBe(true);
  });

  it('goes to 1 to 200 students', () => {
    const students = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    expect(errors({ student_ids: [] })).toEqual(['student_ids: required']);
    expect(errors({ student_ids: students(1) })).toEqual([]);
    expect(errors({ student_ids: students(200) })).toEqual([]);
    expect(errors({ student_ids: students(201) })).toEqual(['student_ids: tooMany']);
  });

  it('[ENTITY-016] a person’s homework has one of six statuses', () => {
    expect(personStatuses).toEqual([
      'incomplete',
      'toBeCorrected',
      'corrected',
      'completed',
      'expired',
      'invalid',
    ]);
  });
});

describe('taking an assignment back', () => {
  const none = Object.fromEntries(personStatuses.map((status) => [status, 0]));
  const counts = statusCounts.parse({ ...none, completed: 3 });
  const open = { ...counts, incomplete: 1 };
  const own = { is_own: true, withdrawn_at: null, status: 'succeeded', counts: open } as const;

  it.each([
    ['what one has assigned', own, null],
    ['what waits for a correction', { ...own, counts: { ...counts, toBeCorrected: 1 } }, null],
    ['what everybody has done', { ...own, counts }, 'nothingOpen'],
    ['what a colleague has', { ...own, is_own: false }, 'notOwn'],
    ['what is taken back', { ...own, withdrawn_at: '2026-11-20T14:30:00+08:00' }, 'withdrawn'],
    ['what is being arranged', { ...own, status: 'arranging' }, 'arranging'],
    ['what nobody could be given', { ...own, status: 'failed' }, 'failed'],
  ] as const)('[HWP-04, HWP-06] %s', (_, assignment, refusal) => {
    expect(withdrawalRefusal(assignment)).toBe(refusal);
  });
});

it('[SCREEN-079] taken back is withdrawn wherever it stands; else open and overdue beside what waits', () => {
  const counts = {
    ...{ incomplete: 1, toBeCorrected: 1, corrected: 0 },
    ...{ completed: 0, expired: 1, invalid: 0 },
  };
  const homework = { status: 'succeeded', withdrawn_at: null, counts } as const;
  expect(progressesOf(homework)).toEqual(['toBeGraded', 'open', 'overdue']);
  const withdrawn_at = '2026-11-19T09:00:00+08:00';
  expect(progressesOf({ ...homework, withdrawn_at })).toEqual(['withdrawn']);
});
