import { expect, it } from 'vitest';
import { homeAnswers } from '../../../src/machines/home/homePolls.paths';
import { groupTodos, splitGroups, urgencyOf } from '../../../src/machines/home/todoGroups';

const { list } = homeAnswers.todoList;

it('[SCREEN-007] groups by kind, the most urgent kind first, and keeps what is put off apart', () => {
  const more = list
    .filter(({ kind }) => kind === 'homeworkEnding')
    .map((todo) => ({ ...todo, item: 'homeworkEnding:5', count: 3 }));
  const { groups, snoozed } = groupTodos([...list, ...more]);
  expect(groups.map(({ kind, count, items }) => [kind, count, items.length])).toEqual([
    ['homeworkEnding', 8, 2],
    ['essayToCorrect', 12, 1],
  ]);
  expect(snoozed.map(({ item }) => item)).toEqual(['homeworkFailed:9']);
});

it('[SCREEN-007] splits groups where so many things have been shown, each with the count of its kind', () => {
  // Two things of each kind.
  const { groups } = groupTodos(
    list.flatMap((todo) =>
      ['a', 'b'].map((one) => ({ ...todo, item: todo.item + one, snoozed_until: null })),
    ),
  );
  const split = (most: number) => {
    const { first, rest } = splitGroups(groups, most);
    return [first, rest].map((part) => part.flatMap(({ items }) => items.map(({ item }) => item)));
  };
  const all = groups.flatMap(({ items }) => items.map(({ item }) => item));
  expect(split(3)).toEqual([all.slice(0, 3), all.slice(3)]);
  const kinds = groups.map(({ kind, count }) => ({ kind, count }));
  expect(splitGroups(groups, 3)).toMatchObject({ first: kinds.slice(0, 2), rest: kinds.slice(1) });
  // A kind whose first things are shown has its head there, and no second one.
  const continued = splitGroups(groups, 3).rest.map(({ isContinued = false }) => isContinued);
  expect(continued).toEqual(kinds.slice(1).map((_, place) => place === 0));
  expect(split(all.length)).toEqual([all, []]);
  expect(splitGroups(groups, 0).rest).toEqual(groups);
});

it('tells what ends within three hours from what ends later and what has no end', () => {
  const of = (due_at: string | null) => urgencyOf({ due_at }, '2026-11-20T14:30:00+08:00');
  expect(of('2026-11-20T17:30:00+08:00')).toBe('now');
  expect(of('2026-11-20T14:00:00+08:00')).toBe('now');
  expect(of('2026-11-20T17:30:01+08:00')).toBe('ending');
  expect(of(null)).toBe('open');
});
