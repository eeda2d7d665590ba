import { expect, it } from 'vitest';
import { wrongQuestionStatuses } from '../../../src/domain/answers';
import {
  isOpen,
  nextWrongQuestion,
  wrongQuestion,
} from '../../../src/machines/answers/wrongQuestion';

const corrected = { type: 'question.corrected' } as const;

it('[WQU-01] [WQU-02] is resolved once it was corrected twice, and then leaves the open list', () => {
  expect(nextWrongQuestion('unresolved', corrected)).toBe('correctedOnce');
  expect(nextWrongQuestion('correctedOnce', corrected)).toBe('resolved');
  expect(nextWrongQuestion('resolved', corrected)).toBeNull();
  expect(wrongQuestionStatuses.filter(isOpen)).toEqual(['unresolved', 'correctedOnce']);
});

it('[WQU-01] has the states that the domain stores', () => {
  expect(Object.keys(wrongQuestion.states).sort()).toEqual([...wrongQuestionStatuses].sort());
});
