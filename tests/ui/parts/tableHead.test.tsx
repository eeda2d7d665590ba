// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Column } from '../../../src/ui/parts/DataTable/columns';
import { DataTable } from '../../../src/ui/parts/DataTable/DataTable';
import { show } from './show';

test('a head says how rows are ordered until another order is chosen, also where none can be', () => {
  const ordered: Column<number>[] = [
    { id: 'name', head: 'Student', cell: String, ordered: 'descending' },
  ];
  show(<DataTable label="Students" columns={ordered} rows={[1]} rowId={Number} rowName={String} />);
  const head = screen.getByRole('columnheader', { name: 'Student' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(head.querySelector('svg')).not.toBeNull();
  expect(within(head).queryByRole('button')).toBeNull();
});
