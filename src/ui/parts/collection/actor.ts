import type { ActorRef, Snapshot, StateValue } from 'xstate';
import type {
  CollectionContext,
  CollectionEvent,
  Kinds,
} from '../../../machines/parts/collection/types';

type CollectionSnapshot<K extends Kinds> = Snapshot<unknown> & {
  readonly value: StateValue;
  readonly context: CollectionContext<K>;
  can(event: CollectionEvent<K>): boolean;
};

/** A running list, of whatever rows. */
export type CollectionActor<K extends Kinds> = Pick<
  ActorRef<CollectionSnapshot<K>, CollectionEvent<K>>,
  'send' | 'getSnapshot' | 'subscribe'
>;
