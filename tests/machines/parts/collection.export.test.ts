import { describe, expect, it } from 'vitest';
import {
  selectCanExport,
  selectExportedCount,
  selectExportStep,
  selectExportTotal,
} from '../../../src/machines/parts/collection/selectors';
import { answerRow } from '../../../src/domain/answers';
import { answerRows } from '../../../src/machines/answers/answerRows';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { noAnswer } from '../fakes';
import { answer, books, bookTable, exportList, plainList, shelf } from './lists';
import { run } from './world';

const scope = { subject_id: 2 } as const;
const samples = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => ({ ...sampleOf(answerRow), answer_id: first + at }));

async function counted(total: number) {
  const table = run(bookTable, { scope, address: { search: 'book', sort: '-title', page: '2' } });
  await table.last().answer(answer(books(2, 3), total));
  table.actor.send({ type: 'export.requested' });
  return table;
}

/** Rows as they are told; all of them, unless said. */
const part = (list: string, rows: readonly unknown[], which: object = {}) => ({
  ...{ type: 'rows.exported', list, rows, isFirst: true, isLast: true },
  ...which,
});

describe('an export', () => {
  it('first says how many rows it will have, and can be left', async () => {
    const { actor, snapshot, asked } = await counted(431);
    expect(selectExportStep(snapshot())).toBe('counted');
    expect(selectExportTotal(snapshot())).toBe(431);
    expect(asked).toHaveLength(1);
    actor.send({ type: 'export.closed' });
    expect(selectExportStep(snapshot())).toBe('closed');
  });

  it('brings exactly what is filtered, of all pages, in its order', async () => {
    const { actor, snapshot, asked, told } = await counted(401);
    actor.send({ type: 'export.confirmed' });
    for (const [first, count] of [
      [1, 200],
      [201, 200],
      [401, 1],
    ] as const) {
      await asked.at(-1)?.answer(answer(books(count, first), 401));
    }
    expect(asked.slice(1).map(({ input }) => input)).toEqual(
      [1, 2, 3].map((page) => ({
        ...{ subject_id: 2, shelf: 'open', kinds: [], keyword: 'book' },
        ...{ sort: 'title', order: 'desc', page, page_size: 200 },
      })),
    );
    expect(selectExportStep(snapshot())).toBe('exported');
    expect(told).toEqual([
      part('bookTable', books(200), { isLast: false }),
      part('bookTable', books(200, 201), { isFirst: false, isLast: false }),
      part('bookTable', books(1, 401), { isFirst: false }),
    ]);
    actor.send({ type: 'export.closed' });
    expect(selectExportStep(snapshot())).toBe('closed');
  });

  it('holds no more than its last part, however many rows there are, and goes on behind it', async () => {
    const { actor, last } = run(answerRows, { scope });
    await last().answer({ ...answer([], 200_000), list: samples(20) });
    actor.send({ type: 'export.requested' });
    actor.send({ type: 'export.confirmed' });
    await last().answer({ list: samples(250), as_of: '2026-11-20T14:30:00+08:00' });
    await last().answer({ list: samples(250, 251), as_of: '2026-11-20T14:30:00+08:00' });
    expect(last().name).toBe('/historyQuestion/export');
    expect(last().input).toMatchObject({ after: 500, size: 250 });
    expect(selectExportedCount(actor.getSnapshot())).toBe(500);
    expect(actor.getSnapshot().context.export?.rows).toHaveLength(250);
    expect(selectExportTotal(actor.getSnapshot())).toBe(200_000);
  });

  it('tells how far it is', async () => {
    const { actor, snapshot, last } = await counted(300);
    actor.send({ type: 'export.confirmed' });
    await last().answer(answer(books(200), 300));
    expect(selectExportStep(snapshot())).toBe('exporting');
    expect(selectExportedCount(snapshot())).toBe(200);
  });

  it('has no row twice, and comes to an end, when the list changes meanwhile', async () => {
    const { actor, snapshot, last, told } = await counted(210);
    actor.send({ type: 'export.confirmed' });
    await last().answer(answer(books(200), 210));
    await last().answer(answer(books(9, 199), 210));
    expect(selectExportStep(snapshot())).toBe('exporting');
    await last().answer(answer([], 210));
    expect(told).toEqual([
      part('bookTable', books(200), { isLast: false }),
      part('bookTable', books(7, 201), { isFirst: false, isLast: false }),
      part('bookTable', [], { isFirst: false }),
    ]);
  });

  it('begins anew when the list shrinks meanwhile, so that no row is missing', async () => {
    const { actor, snapshot, last, told } = await counted(401);
    actor.send({ type: 'export.confirmed' });
    await last().answer(answer(books(200), 401));
    // The first is gone: what was the 201st stands on the first page now.
    await last().answer(answer(books(199, 202), 399));
    expect(selectExportStep(snapshot())).not.toBe('exported');
    await last().answer(answer(books(200, 2), 399));
    await last().answer(answer(books(199, 202), 399));
    expect(selectExportStep(snapshot())).toBe('exported');
    expect(told.slice(-2)).toEqual([
      part('bookTable', books(200, 2), { isLast: false }),
      part('bookTable', books(199, 202), { isFirst: false }),
    ]);
  });

  it('goes on where it failed', async () => {
    const { actor, snapshot, last, told } = await counted(300);
    actor.send({ type: 'export.confirmed' });
    await last().answer(answer(books(200), 300));
    await last().fail(noAnswer('timeout'));
    expect(selectExportStep(snapshot())).toBe('exportFailed');
    actor.send({ type: 'export.confirmed' });
    expect(last().input).toMatchObject({ page: 2 });
    await last().answer(answer(books(100, 201), 300));
    expect(told).toEqual([
      part('bookTable', books(200), { isLast: false }),
      part('bookTable', books(100, 201), { isFirst: false }),
    ]);
  });

  it('stops asking when it is left', async () => {
    const { actor, last, told } = await counted(300);
    actor.send({ type: 'export.confirmed' });
    actor.send({ type: 'export.closed' });
    expect(last().isDropped()).toBe(true);
    expect(told).toEqual([{ type: 'export.dropped', list: 'bookTable' }]);
  });

  it('needs rows, of the query that is shown', async () => {
    const table = run(bookTable, { scope });
    const canExport = () => selectCanExport(table.actor.getSnapshot());
    expect(canExport()).toBe(false);
    await table.last().answer(answer([]));
    expect(canExport()).toBe(false);
    table.actor.send({ type: 'refresh.requested' });
    await table.last().answer(answer(books(2), 5));
    expect(canExport()).toBe(true);
    table.actor.send({ type: 'page.chosen', page: 2 });
    expect(canExport()).toBe(false);
  });

  it('makes one call where the list has one for it', async () => {
    const { actor, last, told } = run(exportList, { scope, address: { search: 'book' } });
    await last().answer(answer(books(20), 300));
    actor.send({ type: 'export.requested' });
    actor.send({ type: 'export.confirmed' });
    expect(last().name).toBe('/book/export');
    expect(last().input).toEqual({ subject_id: 2, shelf: 'open', kinds: [], keyword: 'book' });
    await last().answer(answer(books(300)));
    expect(told).toEqual([part('exportList', books(300))]);
  });

  it('makes none where the list is held whole', async () => {
    const { actor, asked, last, told } = run(shelf, { scope, address: { level: '1' } });
    await last().answer(answer(books(9)));
    actor.send({ type: 'export.requested' });
    actor.send({ type: 'export.confirmed' });
    expect(asked).toHaveLength(1);
    const rows = books(9).filter(({ level }) => level === 1);
    expect(told).toEqual([part('shelf', rows)]);
  });

  it('is not there in a list without one', () => {
    expect(selectExportStep(run(plainList, { scope: {} }).actor.getSnapshot())).toBe('closed');
    expect(plainList.events).not.toContain('export.requested');
  });
});
