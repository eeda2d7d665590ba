import type { Call } from '../../../contract/call';
import type { Message } from '../notice';
import { translate, translated, type Work } from '../translated';
import type { CallsByName, RowChange } from './definition';
import type { ListChanges } from './parts';
import type { ChangeOutcome, ChangeRequest, Kinds } from './types';

type Changes<Calls extends CallsByName, Id, Scope> = {
  readonly [Name in keyof Calls]: RowChange<Calls[Name], Id, Scope, keyof Calls>;
};

/** What the chart knows of a change, whatever its call is. */
interface KnownChange<Id, Scope> {
  readonly work: Work<ChangeRequest<Id, Scope>, ChangeOutcome<Id>>;
  readonly undo: string | null;
  readonly canBeRefused: boolean;
  readonly words: RowChange<Call, Id, Scope, string>['words'];
}

function known<C extends Call, Id, Scope, Name>(
  change: RowChange<C, Id, Scope, Name>,
): KnownChange<Id, Scope> {
  const { call, payload, refused, undo, words } = change;
  return {
    work: translate({ call, payload, answer: (answer) => ({ refused: refused?.(answer) ?? [] }) }),
    undo: undo === undefined ? null : String(undo),
    canBeRefused: refused !== undefined,
    words,
  };
}

/** The changes of a list under one roof: one actor, whose input names the change. */
export function listChanges<Calls extends CallsByName, K extends Kinds>(
  changes: Changes<Calls, K['id'], K['scope']> | undefined,
): ListChanges<K> {
  const byName = new Map<string, KnownChange<K['id'], K['scope']>>();
  if (changes !== undefined) {
    for (const name in changes) byName.set(name, known(changes[name]));
  }
  const all = [...byName.values()];

  return {
    logic: translated((ask, request, signal) => {
      const change = byName.get(request.name);
      return change === undefined
        ? Promise.reject(new Error(`There is no change "${request.name}"`))
        : change.work(ask, request, signal);
    }),
    areThere: all.length > 0,
    hasUndo: all.some(({ undo }) => undo !== null),
    hasFinal: all.some(({ undo, canBeRefused }) => undo === null || canBeRefused),
    undoOf: (name) => byName.get(name)?.undo ?? null,
    messageOf(name, { done, refused }): Message | null {
      const { words } = byName.get(name) ?? {};
      if (refused > 0 && words?.refused) return { key: words.refused, values: { count: refused } };
      return words?.done ? { key: words.done, values: { count: done } } : null;
    },
  };
}
