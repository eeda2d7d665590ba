import { expect, it } from 'vitest';
import { practiceInfo, savePracticeAnswer } from '../../../src/contract/preparation';
import { selectAnswer } from '../../../src/machines/parts/record';
import { practice, selectForm } from '../../../src/machines/preparation/practice';
import {
  answered,
  practicePayload,
  unanswered,
} from '../../../src/machines/preparation/practice.paths';
import { run } from '../parts/world';

it('[SCREEN-161] [CALL-095] an answer that was saved within the second of the last load is kept', async () => {
  const { actor, last } = run(practice, {
    payload: practicePayload,
    scope: { typed: '', verdict: null },
  });
  await last(practiceInfo.path).answer(unanswered);
  await last('draft.find').answer([]);
  const form = selectForm(actor.getSnapshot());
  form?.send({ type: 'field.changed', field: 'answer', value: 'A' });
  form?.send({ type: 'submit.requested' });
  await last(savePracticeAnswer.path).answer({ ...answered, as_of: unanswered.as_of });
  await last('draft.remove').answer(null);
  expect(selectAnswer(actor.getSnapshot())?.given).toMatchObject({ answer: 'A' });
});
