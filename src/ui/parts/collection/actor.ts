import type { ActorRef, Snapshot, StateValue } from 'xstate';
import type {
  CollectionContext,
  CollectionEvent,
  Kinds,
  ListRules,
} from '../../../machines/parts/collection/types';

type CollectionSnapshot<K extends Kinds> = Snapshot<unknown> & {
  readonly value: StateValue;
  readonly context: CollectionContext<K>;
  can(event: CollectionEvent<K>): boolean;
  getMeta(): Readonly<Record<string, ListRules<K> | undefined>>;
};

/** A running list, of whatever rows. */
export type CollectionActor<K extends Kinds> = Pick<
  ActorRef<CollectionSnapshot<K>, CollectionEvent<K>>,
  'send' | 'getSnapshot' | 'subscribe'
>;
