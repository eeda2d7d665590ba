// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { correctSubjective, subjectiveInfo } from '../../../src/contract/grading';
import { samplePlace } from '../../../src/machines/grading/gradingPlace.paths';
import { gradingPlace } from '../../../src/machines/grading/gradingPlace';
import { readyGradings } from '../../../src/machines/grading/readyGradings';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { GradingPlace } from '../../../src/ui/grading/GradingPlace';
import { ReadyScreen } from '../../../src/ui/grading/ReadyScreen';
import { PutAside, PutAsideLink, PutAsideMark } from '../../../src/ui/parts/PutAside';
import { noAnswer } from '../../machines/fakes';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

const content = {
  ...{ central_material: '35', language: '36', structure: '18', stars: '4', comment: 'Clear.' },
  ...{ annotations: [], isReady: true },
};

describe('the gradings that were put aside', () => {
  it('stand with the question and the answer that they are about, and the way to change them', async () => {
    const { actor, asked } = run(readyGradings, { subjectId: 3 });
    showView(<ReadyScreen actor={actor} />);
    await act(async () => {
      await asked[0]?.answer([{ place: 'grading.subjective.3.7', content, savedAt: 1 }]);
    });
    await act(async () => {
      await asked[1]?.answer({
        ...sampleOf(subjectiveInfo.answer),
        ...{ student_name: 'Ann', stem: 'Why does it rain?', answer: 'Clouds cool.' },
        ...{ right_answer: 'Because clouds cool down.', image: null, grading: null },
        submitted_at: '2026-11-20T19:30:00+08:00',
      });
    });
    await act(async () => {
      await asked[2]?.answer(samplePlace);
    });
    const table = within(screen.getByRole('table'));
    expect(table.getByText('35 + 36 + 18')).toBeTruthy();
    expect(table.getByText('Why does it rain?')).toBeTruthy();
    expect(table.getByText('Clouds cool.')).toBeTruthy();
    expect(table.getByText(/^Student’s answer, handed in .*20 Nov/)).toBeTruthy();
    expect(table.getByText('Because clouds cool down.')).toBeTruthy();
    const change = table.getByRole('link', { name: /^Open Ann.*change the scores$/ });
    expect(change.getAttribute('href')).toBe('/homework/list?answer_id=7');
  });

  it('one that failed stands with its reason, and is asked about alone before it is submitted again', async () => {
    const { actor, last, named } = run(readyGradings, { subjectId: 3 });
    showView(<ReadyScreen actor={actor} />);
    const kept = ['7', '8'].map((id) => ({
      ...{ place: `grading.subjective.3.${id}`, content, savedAt: 1 },
    }));
    const press = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
    };
    const info = { ...sampleOf(subjectiveInfo.answer), image: null, grading: null };
    await act(() => last().answer(kept));
    await act(async () => {
      for (const [at, one] of named(subjectiveInfo.path).entries()) {
        await one.answer({ ...info, student_name: at === 0 ? 'Ann' : 'Bo' });
      }
      await last().answer(samplePlace);
    });
    press('Submit 2 gradings');
    press('Submit 2');
    await act(() => last().answer(kept));
    await act(async () => {
      for (const one of named(correctSubjective.path)) await one.fail(noAnswer());
    });
    const [first] = screen.getAllByText(/it is not known whether this was submitted/);
    fireEvent.click(
      within(first?.closest('tr') ?? document.body).getByRole('button', {
        name: 'Submit this one again',
      }),
    );
    const question = screen.getByRole('alertdialog', { name: 'Submit this grading?' });
    expect(question.textContent).toContain('Ann');
    expect(question.textContent).not.toContain('Bo');
    press('Submit 1');
    await act(() => last().answer(kept));
    expect(named(correctSubjective.path).map(({ input }) => input)).toMatchObject([
      ...[{ answer_id: 7 }, { answer_id: 8 }, { answer_id: 7 }],
    ]);
  });
});

describe('an answer whose grading was put aside', () => {
  it('is marked so, and no other', () => {
    showView(
      <PutAside value={[7]}>
        <PutAsideMark answerId={7} />
        <PutAsideMark answerId={8} />
      </PutAside>,
    );
    expect(screen.getAllByText('Put aside')).toHaveLength(1);
  });

  it('is marked where it is next in the queue, beside the way to all that were put aside', async () => {
    const { actor, asked } = run(gradingPlace, {
      payload: { subject_id: 3, kind: 'answer', id: 7 },
      scope: {},
    });
    showView(
      <PutAside value={[8, 9]}>
        <GradingPlace actor={actor} />
      </PutAside>,
    );
    const next = { ...samplePlace.next, kind: 'answer', id: 8, title: null };
    await act(async () => {
      await asked[0]?.answer({ ...samplePlace, next });
    });
    expect(
      screen.getByRole('link', { name: /Next: Bo.*Put aside.*Handed in .*20 Nov/ }),
    ).toBeTruthy();
    const all = screen.getByRole('link', { name: '2 gradings put aside, ready to submit' });
    expect(all.getAttribute('href')).toBe('/homework/list?view=ready');
  });
});

it('nothing leads to gradings put aside where there are none', () => {
  showView(<PutAsideLink />);
  expect(screen.queryByRole('link')).toBeNull();
});
