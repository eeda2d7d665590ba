import type { LucideIcon } from 'lucide-react';
import type { Kinds } from '../../../machines/parts/collection/types';
import type { CollectionActor } from './actor';

interface Beginning<Id, Row> {
  readonly icon: LucideIcon;
  readonly verb: string;
  /** Whether the menu of a row offers it, too. */
  readonly isInRows?: boolean;
  /** How many rows it takes at most. */
  readonly most?: number;
  /** Gets the rows, too, as far as the list knows them. */
  readonly on: (ids: readonly Id[], rows: readonly Row[]) => void;
}

/** Which of a list's changes a person is offered, and how they look. */
export interface RowActions<K extends Kinds> {
  /** The icon of each change, and the key of its verb, where that is not `action.<change>`. */
  readonly looks: Readonly<Record<K['change'], { icon: LucideIcon; verb?: string }>>;
  /** What a row's menu offers; without it rows have no menu. */
  readonly ofRow?: (row: K['row']) => readonly K['change'][];
  /** What is offered for the ticked rows; nothing of the list's own unless told. */
  readonly ofSelection?: (tab: string) => readonly K['change'][];
  /** What a dialog or another page begins with the ticked rows; no change of the list's own. */
  readonly begins?: readonly Beginning<K['id'], K['row']>[];
  /** Why a row cannot be ticked, where it cannot. */
  readonly whyNot?: (row: K['row']) => string;
  /** For changes that ask first: what begins them. */
  readonly asks?: Partial<Record<K['change'], (ids: readonly K['id'][]) => void>>;
}

/** Does something to rows, or asks first. */
export function changeRows<K extends Kinds>(
  actor: CollectionActor<K>,
  { asks }: RowActions<K>,
  name: K['change'],
  ids: readonly K['id'][],
): void {
  const ask = asks?.[name];
  if (ask === undefined) actor.send({ type: 'change.requested', name, ids });
  else ask(ids);
}
