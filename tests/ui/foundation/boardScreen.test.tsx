// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardInfo } from '../../../src/contract/boards';
import { sampleStanding } from '../../../src/machines/foundation/boardStanding.paths';
import { contestBoard } from '../../../src/machines/foundation/contestBoard';
import { BoardScreen } from '../../../src/ui/foundation/BoardScreen';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

it('says of the season its points and its heat, each by its name', async () => {
  const { actor, asked } = run(contestBoard, { subjectId: 2, board: 'foundation', address: {} });
  showView(<BoardScreen actor={actor} />);
  await act(async () => {
    await asked.find(({ name }) => name === boardInfo.path)?.answer(sampleStanding);
  });
  const valueOf = (name: string) =>
    screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextSibling
      ?.textContent;
  expect(['Points', 'Heat'].map(valueOf)).toEqual(['320', '640']);
});
