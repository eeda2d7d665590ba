import { useSelector } from '@xstate/react';
import { selectAsOf, selectIsOutdated } from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { Outdated } from '../Outdated';
import type { CollectionActor } from './actor';

interface CollectionOutdatedProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
}

/** Says that the list on the screen is old, since asking for it anew has failed, and asks once more. */
export function CollectionOutdated<K extends Kinds>({ actor }: CollectionOutdatedProps<K>) {
  const isOutdated = useSelector(actor, selectIsOutdated);
  const asOf = useSelector(actor, selectAsOf);
  if (!isOutdated || asOf === null) return null;
  return <Outdated asOf={asOf} onRetry={() => actor.send({ type: 'retry.requested' })} />;
}
