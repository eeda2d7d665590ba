// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeworkPersons } from '../../../src/contract/homework';
import { homeworkDetail } from '../../../src/machines/homework/homeworkDetail';
import { sampleHomework } from '../../../src/machines/homework/homeworkRows.paths';
import { sampleAssigned } from '../../../src/machines/homework/personRows.paths';
import { HomeworkDetailScreen } from '../../../src/ui/homework/HomeworkDetailScreen';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

it('says before a withdrawal how many it makes invalid, and how many stay: completed and corrected', async () => {
  const { actor, asked } = run(homeworkDetail, { subjectId: 3, homeworkId: 41, address: {} });
  showView(<HomeworkDetailScreen actor={actor} />);
  const counts = {
    ...{ incomplete: 7, toBeCorrected: 2, corrected: 3, completed: 10 },
    ...{ expired: 20, invalid: 30 },
  };
  await act(async () => {
    await asked
      .find(({ name }) => name === homeworkPersons.path)
      ?.answer({
        ...{ list: [], total: 0, as_of: '2026-11-20T14:30:00+08:00' },
        homework: { ...sampleHomework, counts },
        reminding: { missing_count: 7, waiting_count: 7, last: null },
        counts,
        given_counts: { ...counts, incomplete: 8, completed: 11 },
      });
    actor.send({ type: 'withdrawal.requested' });
  });
  const lines = screen.getByRole('alertdialog').querySelectorAll('[data-consequence]');
  const numbers = [...lines].flatMap(({ textContent }) => /\d+/.exec(textContent)?.[0] ?? []);
  // One who has not handed in and one who has are a colleague's students by now.
  expect(numbers).toEqual(['10', '1', '14']);
});

it('[SCREEN-079] offers no more time for what was withdrawn, and nobody to tick', async () => {
  const { actor, asked } = run(homeworkDetail, { subjectId: 3, homeworkId: 41, address: {} });
  showView(<HomeworkDetailScreen actor={actor} />);
  const answer = async (withdrawn_at: string | null) => {
    await asked
      .findLast(({ name }) => name === homeworkPersons.path)
      ?.answer({
        ...{ list: sampleAssigned, total: 21, as_of: '2026-11-20T14:30:00+08:00' },
        homework: { ...sampleHomework, withdrawn_at },
        reminding: { missing_count: 7, waiting_count: 7, last: null },
        counts: sampleHomework.counts,
        given_counts: sampleHomework.counts,
      });
  };
  const extensions = () => screen.queryAllByRole('button', { name: /more time/i });
  await act(() => answer(null));
  expect(extensions().length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('checkbox')).not.toEqual([]);
  await act(async () => {
    actor.getSnapshot().children.persons?.send({ type: 'refresh.requested' });
    await answer('2026-11-20T14:00:00+08:00');
  });
  expect(extensions()).toEqual([]);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
