import { describe, expect, it } from 'vitest';
import { codes } from '../../../src/contract/codes';
import {
  selectAddress,
  selectAnswer,
  selectAsOf,
  selectEmptiness,
  selectFailure,
  selectIsOutdated,
  selectIsRefreshing,
  selectKnown,
  selectPage,
  selectRows,
  selectSelected,
  selectTotal,
} from '../../../src/machines/parts/collection/selectors';
import { noAnswer, refusal } from '../fakes';
import { answer, asOf, books, bookTable, plainList } from './lists';
import { run } from './world';

const scope = { subject_id: 2 } as const;

async function shown(list = books(2), total = 5) {
  const table = run(bookTable, { scope });
  await table.last().answer(answer(list, total));
  return table;
}

describe('what a list shows', () => {
  it('asks for its first page as by default, and is loading meanwhile', () => {
    const { actor, asked } = run(bookTable, { scope });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.name).toBe('/book/list');
    expect(asked[0]?.input).toEqual({
      ...{ subject_id: 2, shelf: 'open', kinds: [], keyword: '' },
      ...{ page: 1, page_size: 2 },
    });
    expect(selectEmptiness(actor.getSnapshot())).toBe('loading');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('shows the rows with their total, their time and the rest of the answer', async () => {
    const { snapshot } = await shown();
    expect(selectEmptiness(snapshot())).toBeNull();
    expect(selectRows(snapshot())).toEqual(books(2));
    expect(selectTotal(snapshot())).toBe(5);
    expect(selectAsOf(snapshot())).toBe(asOf);
    expect(selectAnswer(snapshot())?.shelves).toBe(3);
  });

  it('tells an empty list from one that a filter or a search empties', async () => {
    const { snapshot, actor, last } = await shown([], 0);
    expect(selectEmptiness(snapshot())).toBe('nothing');
    expect(snapshot().hasTag('empty')).toBe(true);

    actor.send({ type: 'filters.changed', filters: { kinds: ['poem'] } });
    await last().answer(answer([]));
    expect(selectEmptiness(snapshot())).toBe('filtered');

    actor.send({ type: 'filters.cleared' });
    await last().answer(answer([]));
    expect(selectEmptiness(snapshot())).toBe('nothing');

    actor.send({ type: 'search.typed', text: 'li' });
    actor.send({ type: 'search.submitted' });
    await last().answer(answer([]));
    expect(selectEmptiness(snapshot())).toBe('filtered');
  });

  it('does not take a tab for a filter', async () => {
    const { snapshot, actor, last } = await shown([], 0);
    actor.send({ type: 'filters.changed', filters: { shelf: 'locked' } });
    await last().answer(answer([]));
    expect(selectEmptiness(snapshot())).toBe('nothing');
  });

  it('says why it could not be loaded, and loads again on retry', async () => {
    const { actor, last } = run(bookTable, { scope });
    await last().fail(refusal('failure', 'out of order'));
    expect(selectEmptiness(actor.getSnapshot())).toBe('failed');
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(selectFailure(actor.getSnapshot())).toEqual({
      message: { key: 'shell:failure.said', values: { sentence: 'out of order' } },
      requestId: 'r1',
      code: 5000,
    });
    actor.send({ type: 'retry.requested' });
    expect(selectEmptiness(actor.getSnapshot())).toBe('loading');
    await last().answer(answer(books(1)));
    expect(selectEmptiness(actor.getSnapshot())).toBeNull();
    expect(selectFailure(actor.getSnapshot())).toBeNull();
    expect(codes.failure).toBe(5000);
  });
});

describe('asking anew', () => {
  it('drops the request before: the last one wins', async () => {
    const { actor, asked, last } = await shown();
    actor.send({ type: 'page.chosen', page: 2 });
    actor.send({ type: 'page.chosen', page: 3 });
    const [, second, third] = asked;
    expect(second?.isDropped()).toBe(true);
    expect(third?.isDropped()).toBe(false);
    await second?.answer(answer(books(2, 3), 5));
    expect(selectRows(actor.getSnapshot())).toEqual(books(2));
    await last().answer(answer(books(1, 5), 5));
    expect(selectRows(actor.getSnapshot())).toEqual(books(1, 5));
  });

  it('knows a row that was ticked on another page, and each row once', async () => {
    const { actor, snapshot, last } = await shown();
    const [first] = books(2);
    actor.send({ type: 'row.toggled', id: first?.book_id ?? 0 });
    actor.send({ type: 'page.chosen', page: 2 });
    await last().answer(answer(books(2, 3), 5));
    expect(selectKnown(snapshot())).toEqual([...books(2, 3), first]);
    actor.send({ type: 'page.chosen', page: 1 });
    await last().answer(answer(books(2), 5));
    expect(selectKnown(snapshot())).toEqual(books(2));
  });

  it('keeps the rows on the screen while a filter, a page or an order is asked for', async () => {
    const { actor, snapshot } = await shown();
    actor.send({ type: 'sort.chosen', column: 'title' });
    expect(selectIsRefreshing(snapshot())).toBe(true);
    expect(selectEmptiness(snapshot())).toBeNull();
    expect(selectRows(snapshot())).toEqual(books(2));
  });

  it('shows no rows of one tab under another', async () => {
    const { actor, snapshot } = await shown();
    actor.send({ type: 'filters.changed', filters: { shelf: 'locked' } });
    expect(selectEmptiness(snapshot())).toBe('loading');
    expect(selectRows(snapshot())).toEqual([]);
  });

  it('shows no rows of the query before when the new one fails', async () => {
    const { actor, snapshot, last } = await shown();
    actor.send({ type: 'page.chosen', page: 2 });
    await last().fail(noAnswer());
    expect(selectEmptiness(snapshot())).toBe('failed');
    expect(selectRows(snapshot())).toEqual([]);
  });

  it('keeps what is ticked when a page fails, and knows it', async () => {
    const { actor, snapshot, last } = await shown();
    const [first] = books(2);
    actor.send({ type: 'row.toggled', id: first?.book_id ?? 0 });
    actor.send({ type: 'page.chosen', page: 2 });
    await last().fail(noAnswer());
    expect(selectSelected(snapshot())).toEqual([first?.book_id]);
    actor.send({ type: 'retry.requested' });
    await last().answer(answer(books(2, 3), 5));
    expect(selectKnown(snapshot())).toEqual([...books(2, 3), first]);
  });

  it('goes to the last page when its own is no longer there', async () => {
    const { actor, snapshot, last } = await shown();
    actor.send({ type: 'page.chosen', page: 3 });
    await last().answer(answer([], 3));
    expect(selectPage(snapshot())).toBe(2);
    expect(last().input).toMatchObject({ page: 2 });
    await last().answer(answer(books(1, 3), 3));
    expect(selectAddress(snapshot())).toEqual({ page: '2' });
    expect(selectRows(snapshot())).toEqual(books(1, 3));
  });
});

describe('refreshing', () => {
  it('keeps rows and shows no skeleton, by hand and by a message that concerns the list', async () => {
    const { actor, snapshot, last, signals } = await shown();
    actor.send({ type: 'refresh.requested' });
    expect(selectIsRefreshing(snapshot())).toBe(true);
    expect(selectEmptiness(snapshot())).toBeNull();
    await last().answer(answer(books(2, 3), 5));
    expect(selectRows(snapshot())).toEqual(books(2, 3));

    signals.socket.tell({ type: 'socket.received', message: { type: 'message.changed' } });
    expect(selectIsRefreshing(snapshot())).toBe(false);
    signals.socket.tell({ type: 'socket.received', message: { type: 'student.changed' } });
    expect(selectIsRefreshing(snapshot())).toBe(true);
  });

  it('asks again when something changes while it is under way', async () => {
    const { actor, asked } = await shown();
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(asked).toHaveLength(3);
    expect(asked[1]?.isDropped()).toBe(true);
  });

  it('lets a load end when messages come faster than answers, then asks once more', async () => {
    const { actor, asked, last, signals } = run(bookTable, { scope });
    const tell = () => {
      signals.socket.tell({ type: 'socket.received', message: { type: 'student.changed' } });
    };
    tell();
    tell();
    expect(asked).toHaveLength(1);
    await last().answer(answer(books(2), 5));
    expect(selectRows(actor.getSnapshot())).toEqual(books(2));
    expect(asked).toHaveLength(2);
    tell();
    tell();
    expect([asked.length, last().isDropped()]).toEqual([2, false]);
    await last().answer(answer(books(2, 3), 5));
    await last().answer(answer(books(2, 3), 5));
    expect(asked).toHaveLength(3);
  });

  it('keeps an emptiness where there are no rows', async () => {
    const { actor, snapshot } = await shown([], 0);
    actor.send({ type: 'refresh.requested' });
    expect(selectEmptiness(snapshot())).toBe('nothing');
  });

  it('says that the rows are old when it fails, and keeps them', async () => {
    const { actor, snapshot, last } = await shown();
    actor.send({ type: 'refresh.requested' });
    await last().fail(noAnswer('timeout'));
    expect(selectIsOutdated(snapshot())).toBe(true);
    expect(selectRows(snapshot())).toEqual(books(2));
    expect(selectFailure(snapshot())?.message.key).toBe('shell:failure.timeout');
    actor.send({ type: 'retry.requested' });
    expect(selectIsRefreshing(snapshot())).toBe(true);
    await last().answer(answer(books(2), 5));
    expect(selectIsOutdated(snapshot())).toBe(false);
  });

  it('listens to no messages where the list is not concerned by any', () => {
    expect(run(bookTable, { scope }).signals.socket.listenerCount()).toBe(1);
    expect(run(plainList, { scope: {} }).signals.socket.listenerCount()).toBe(0);
  });
});
