// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en/homework.json';
import partsEn from '../../../locales/en/parts.json';
import zh from '../../../locales/zh/homework.json';
import partsZh from '../../../locales/zh/parts.json';
import { AssignDialog } from '../../../src/ui/homework/AssignDialog';
import { filled, startAssignment } from '../../machines/homework/startAssignment';
import { saidOf } from '../saidOf';
import { languages, showView } from '../showView';

const words = { zh, en };
const parts = { zh: partsZh, en: partsEn };
const card = { card_id: 31, name: 'Commas', supports_composition: false, supports_adaptive: true };

/** An example of a moment is in the future. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T14:30:00+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('in %s', (language) => {
  const { field, error } = words[language];

  it.each([
    ['[VALID-073] no course', { course_id: null }, field.course, error.course.required],
    ['[VALID-074] no lesson', { lesson_id: null }, field.lesson, error.lesson.required],
    ['[VALID-075] no task card', { card_id: null }, field.card, error.card.required],
    ['[VALID-076] no deadline', { deadline: '' }, field.deadline, error.deadline.required],
    [
      '[VALID-077] a deadline that has passed',
      { deadline: '2026-11-20T14:29:00+08:00' },
      field.deadline,
      error.deadline.deadline,
    ],
    [
      '[VALID-077] a deadline that no clock shows',
      { deadline: '2026-12-20 24:61:00+08:00' },
      field.deadline,
      parts[language].error.moment.replace('{{example}}', '2026-11-21 18:30'),
    ],
    ['[VALID-078] no title', { essay_title: ' ' }, field.essay_title, error.essay_title.required],
  ] as const)('%s is not assigned, and the field says why', (_, change, label, why) => {
    const { actor } = startAssignment({}, { values: { ...filled, ...change } });
    showView(<AssignDialog actor={actor} />, language);
    act(() => {
      actor.send({ type: 'clock.ticked', now: Date.parse('2026-11-20T14:30:00+08:00') });
    });
    expect(saidOf(label)).not.toContain(why);
    fireEvent.submit(screen.getByRole('form'));
    expect(saidOf(label)).toContain(why);
  });

  it('[VALID-079] a card without compositions is not assigned, and the field says why', () => {
    const { actor } = startAssignment({}, { values: filled });
    showView(<AssignDialog actor={actor} />, language);
    act(() => {
      actor.send({ type: 'card.chosen', card });
    });
    fireEvent.submit(screen.getByRole('form'));
    expect(saidOf(field.card)).toContain(error.card.unsupported);
  });
});
