import type { Todo, TodoKind } from '../../domain/home';

/** Due within so many ms: now or never. */
const soon = 3 * 60 * 60 * 1000;

/** Things of one kind. */
export interface TodoGroup {
  readonly kind: TodoKind;
  /** How many things wait behind all of them. */
  readonly count: number;
  /** Whether its first things stand elsewhere, under its head. */
  readonly isContinued?: boolean;
  readonly items: readonly Todo[];
}

/** How much waits behind some things. */
export const countOf = (things: readonly Todo[]) =>
  things.reduce((sum, { count }) => sum + count, 0);

/** The list by kind, the kind of the most urgent thing first; what is put off stands apart. */
export function groupTodos(list: readonly Todo[]): {
  readonly groups: readonly TodoGroup[];
  readonly snoozed: readonly Todo[];
} {
  const open = list.filter(({ snoozed_until }) => snoozed_until === null);
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => {
    const items = open.filter((one) => one.kind === kind);
    return { kind, items, count: countOf(items) };
  });
  return { groups, snoozed: list.filter(({ snoozed_until }) => snoozed_until !== null) };
}

/** The groups with their first things, so many in all, and with the others; each keeps its count, and is headed once. */
export function splitGroups(groups: readonly TodoGroup[], most: number) {
  const roomAt = (place: number) =>
    Math.max(0, most - groups.slice(0, place).reduce((sum, { items }) => sum + items.length, 0));
  const first = groups
    .map((group, place) => ({ ...group, items: group.items.slice(0, roomAt(place)) }))
    .filter(({ items }) => items.length > 0);
  const rest = groups
    .map((group, place) => {
      const items = group.items.slice(roomAt(place));
      return roomAt(place) > 0 ? { ...group, items, isContinued: true } : { ...group, items };
    })
    .filter(({ items }) => items.length > 0);
  return { first, rest };
}

/** How much a thing presses, seen from a moment: it ends within hours, it ends, it has no end. */
export function urgencyOf(
  { due_at }: Pick<Todo, 'due_at'>,
  asOf: string,
): 'now' | 'ending' | 'open' {
  if (due_at === null) return 'open';
  return Date.parse(due_at) - Date.parse(asOf) <= soon ? 'now' : 'ending';
}
