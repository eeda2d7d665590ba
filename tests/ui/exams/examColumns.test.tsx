// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { examRow } from '../../../src/domain/exams';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { examColumns } from '../../../src/ui/exams/examColumns';
import { useColumns } from '../../../src/ui/parts/columns';
// Loads the dictionary, which the name waits for.
import '../../../src/ui/parts/SpelledName';
import { showView } from '../showView';

const row = { ...sampleOf(examRow), entered_by: '周明远', changed_by: '周明远' };

function Staff() {
  return useColumns(examColumns)
    .filter(({ id }) => id === 'by' || id === 'changedBy')
    .map(({ id, cell }) => <p key={id}>{cell(row)}</p>);
}

it('[SCREEN-139] who entered a result and who changed it are spelled alike for those who read English', async () => {
  showView(<Staff />);
  await screen.findAllByText('Zhou Mingyuan');
  const said = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(said).toEqual(['周明远Zhou Mingyuan', '周明远Zhou Mingyuan']);
});
