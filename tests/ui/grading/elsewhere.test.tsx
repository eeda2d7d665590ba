// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subjectiveInfo } from '../../../src/contract/grading';
import { subjectIds } from '../../../src/domain/subjects';
import { answerWork, selectSubjective } from '../../../src/machines/grading/answerWork';
import { personWork, selectGrading } from '../../../src/machines/grading/personWork';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { AnswerScreen } from '../../../src/ui/grading/AnswerScreen';
import { EssayScreen } from '../../../src/ui/grading/EssayScreen';
import { correction, waitingEssay } from '../../machines/grading/startGrading';
import { browser } from '../../machines/parts/browser';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

type Started = Pick<ReturnType<typeof run>, 'answer'>;

/** Answers everybody who asks under that name. */
const answer = (started: Started, name: string, data: unknown) =>
  act(() => started.answer(name, data));

/** The essay in a second tab, about to be submitted. */
async function openEssayTwice() {
  const tabs = browser();
  run(personWork, { subjectId: 3, personId: 7 }, tabs);
  const second = run(personWork, { subjectId: 3, personId: 7 }, tabs);
  showView(<EssayScreen actor={second.actor} />);
  await answer(second, '/homework/info', waitingEssay);
  act(() => {
    const work = selectGrading(second.actor.getSnapshot());
    work?.send({ type: 'field.changed', field: 'rating', value: '88' });
    work?.send({ type: 'comment.written', place: 'comment', text: correction.comment });
    work?.send({ type: 'submit.requested' });
  });
  return second;
}

/** An answer, about to be submitted, in a second tab or alone. */
async function openAnswer(isAlone: boolean, subjectId = 3) {
  const tabs = browser();
  if (!isAlone) {
    const first = run(answerWork, { subjectId, answerId: 7 }, tabs);
    await answer(first, 'draft.find', []);
  }
  const second = run(answerWork, { subjectId, answerId: 7 }, tabs);
  showView(<AnswerScreen actor={second.actor} />);
  await answer(second, 'draft.find', []);
  const sample = { ...sampleOf(subjectiveInfo.answer), type: 'subjective' };
  const info = { ...sample, answer: 'Rain.', grading: null };
  await answer(second, subjectiveInfo.path, info);
  act(() => {
    const work = selectSubjective(second.actor.getSnapshot());
    for (const [field, value] of [
      ['central_material', '35'],
      ['language', '36'],
      ['structure', '18'],
      ['stars', '4'],
    ] as const) {
      work?.send({ type: 'field.changed', field, value });
    }
    work?.send({ type: 'submit.requested' });
  });
}

const dialog = () => within(screen.getByRole('dialog'));

describe('in a second tab', () => {
  it('an essay asks before it is submitted without what the other tab holds', async () => {
    await openEssayTwice();
    expect(screen.getByText(/^This form is open in another tab/)).toBeTruthy();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(dialog().getByText(/^This grading is also open in another tab/)).toBeTruthy();
    expect(dialog().getByRole('button', { name: 'Submit only this tab’s' })).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Submit correction' })).toBeNull();
  });

  it('an answer asks so, too, and its grading cannot be put aside: nothing is kept there', async () => {
    await openAnswer(false);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(dialog().getByText(/^This grading is also open in another tab/)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Put aside for now' })).toBeNull();
  });
});

it('[ENTITY-018] in the only tab a grading can be put aside; its marks are called as the question asks', async () => {
  await openAnswer(true, subjectIds.mathematics);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(dialog().queryByText(/in another tab/)).toBeNull();
  expect(dialog().getByRole('button', { name: 'Put aside for now' })).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Submit grading' })).toBeTruthy();
  for (const mark of ['Grounds and result', 'Notation', 'Steps']) {
    expect(screen.getByLabelText(new RegExp(`^${mark}`))).toBeTruthy();
    expect(dialog().getByText(mark)).toBeTruthy();
  }
  expect(document.body.textContent).not.toContain('Central idea');
});
