// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { colleague, columnsOf, count, useColumns } from '../../../src/ui/parts/columns';
// Loads the dictionary, which the name waits for.
import '../../../src/ui/parts/SpelledName';
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

const staff = columnsOf<string | null>('parts', [colleague('by', (name) => name)]);

function Names() {
  const [by] = useColumns(staff);
  return ['周明远', 'Emily Hartwell', null].map((name) => <p key={name}>{by?.cell(name)}</p>);
}

it('spells the Chinese name of a colleague for those who read English', async () => {
  show(<Names />);
  await screen.findByText('Zhou Mingyuan');
  const said = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(said).toEqual(['周明远Zhou Mingyuan', 'Emily Hartwell', '—']);
});
