// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { correctedEssay, typed, waitingEssay } from '../../machines/grading/startGrading';
import { openEssay } from './openEssay';

it('a draft of choices alone says which they are', async () => {
  const opened = openEssay();
  const content = {
    ...{ rating: '80', tags: ['Sincere', 'Off topic'], comment: '' },
    ...{ category_comments: {}, annotations: [] },
  };
  await opened.answer('draft.find', [{ place: 'grading.essay.3.7', content, savedAt: 1 }]);
  await opened.answer('/homework/info', waitingEssay);
  expect(screen.getByText('“Score: 80 · Tags: Sincere, Off topic”')).toBeDefined();
});

it('a draft that was not answered before submitting offers nothing beside the correction', async () => {
  const opened = openEssay();
  const content = { ...typed, comment: 'Half a correction' };
  await opened.answer('draft.find', [{ place: 'grading.essay.3.7', content, savedAt: 1 }]);
  await opened.answer('/homework/info', waitingEssay);
  act(() => {
    opened.work.send({ type: 'field.changed', field: 'rating', value: '88' });
    opened.work.send({ type: 'comment.written', place: 'comment', text: 'Well done.' });
    opened.work.send({ type: 'submit.requested' });
    opened.work.send({ type: 'submit.confirmed' });
  });
  await opened.answer('/homework/correct', { person: correctedEssay.person });
  expect(screen.getByText('Well done.')).toBeDefined();
  expect(screen.queryByText('What you began here was not submitted')).toBeNull();
});
