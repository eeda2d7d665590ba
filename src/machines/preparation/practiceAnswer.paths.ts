import { formPaths } from '../parts/form.paths';
import { answered, practicePayload } from './practice.paths';

/** Samples for the paths of the answer of a test account. */
export const practiceAnswerPaths = formPaths({
  input: { scope: practicePayload, values: { answer: '34' } },
  ...{ field: 'answer', wrong: 'x'.repeat(2001), right: '36' },
  answer: answered,
});
