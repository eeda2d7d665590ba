// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { columnsOf, count, useColumns } from '../../../src/ui/parts/columns';
import { show } from './show';

const points = columnsOf<number>('parts', [
  count('plain', (value) => value),
  count('change', (value) => value, { signed: true, places: 1 }),
]);

function Cells() {
  const columns = useColumns(points);
  return [69, -1.5, 0].map((row) => (
    <p key={row}>
      {columns.map(({ id, cell }) => (
        <span key={id}>{cell(row)} </span>
      ))}
    </p>
  ));
}

it('numbers that stand under each other show the decimal places that are asked for, and a change its plus or minus', () => {
  show(<Cells />);
  const said = screen.getAllByRole('paragraph').map(({ textContent }) => textContent.trim());
  expect(said).toEqual(['69 +69.0', '−1.5 −1.5', '0 0.0']);
});
