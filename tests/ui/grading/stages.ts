import { act } from '@testing-library/react';
import { correctedEssay, typed, waitingEssay } from '../../machines/grading/startGrading';
import { openEssay, openFilled, openWriting, overtaken, submit } from './openEssay';

const answers = [
  {
    answer_id: 1,
    passage: { title: 'Sums', lines: ['One and one.'], notes: [] },
    stem: 'What is $1+1$?',
    options: [
      { key: 'A', text: 'It is three.' },
      { key: 'B', text: 'It is two.' },
    ],
    answer: '3',
    right_answer: '2',
    is_right: false,
    seconds: 41,
    is_graded: null,
  },
  {
    answer_id: 2,
    passage: null,
    stem: 'Two.',
    options: [],
    answer: '2',
    right_answer: '2',
    is_right: true,
    seconds: 9,
    is_graded: false,
  },
];
const adaptive = {
  ...waitingEssay,
  person: { ...waitingEssay.person, type: 'adaptive', status: 'completed', accuracy: 0.5 },
  essay: null,
  answers,
};

type Opened = ReturnType<typeof openEssay>;

/** The screen in looks that no state of its charts says, or that a test of its own looks at. */
export const stages = {
  'kept beside what was submitted': async (language) => {
    const opened = openEssay(language);
    const content = { ...typed, comment: 'Half a correction' };
    await opened.answer('draft.find', [
      { place: 'grading.essay.3.7', content, savedAt: Date.UTC(2026, 10, 20, 6, 30) },
    ]);
    await opened.answer('/homework/info', correctedEssay);
    return opened;
  },
  'kept as a draft': async (language) => {
    const opened = await openFilled(language);
    act(() => {
      opened.clock.increment(500);
    });
    await opened.answer('draft.save', { content: {}, savedAt: Date.UTC(2026, 10, 20, 6, 30) });
    return opened;
  },
  'refused fields': async (language) => {
    const opened = await openWriting(language);
    act(() => {
      opened.actor.send({ type: 'stretch.marked', start: 0, end: 9 });
      opened.actor.send({ type: 'remark.requested', category: 'language' });
      opened.work.send({ type: 'field.changed', field: 'rating', value: '101' });
      opened.work.send({ type: 'submit.requested' });
    });
    return opened;
  },
  marked: async (language) => {
    const opened = await openFilled(language);
    act(() => {
      opened.actor.send({ type: 'stretch.marked', start: 0, end: 9 });
      opened.work.send({ type: 'annotation.selected', id: 'a2' });
    });
    return opened;
  },
  confirming: async (language) => {
    const opened = await openFilled(language);
    act(() => {
      opened.work.send({ type: 'submit.requested' });
    });
    return opened;
  },
  submitted: async (language) => {
    const opened = await openFilled(language);
    submit(opened.work);
    await opened.answer('/homework/correct', { person: correctedEssay.person });
    return opened;
  },
  corrected: async (language) => {
    const opened = openEssay(language);
    await opened.answer('/homework/info', correctedEssay);
    return opened;
  },
  overtaken: async (language) => {
    const opened = await openFilled(language);
    submit(opened.work);
    await opened.fail('/homework/correct', overtaken);
    return opened;
  },
  adaptive: async (language) => {
    const opened = openEssay(language);
    await opened.answer('/homework/info', adaptive);
    return opened;
  },
} satisfies Record<string, (language: 'zh' | 'en') => Promise<Opened>>;
