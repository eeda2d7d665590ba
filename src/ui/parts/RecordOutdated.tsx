import { useSelector } from '@xstate/react';
import type { Subscribable } from 'xstate';
import { selectIsOutdated } from '../../machines/parts/record';
import type { ShownFailure } from '../../machines/parts/failure';
import { Outdated } from './Outdated';

interface Shown {
  readonly context: {
    readonly answer: { readonly as_of: string } | null;
    readonly failure: ShownFailure | null;
  };
  can(event: { type: 'load.retried' }): boolean;
}

/** A chart of one thing that says how fresh it is (`machines/parts/record`). */
export type DatedRecordActor = Subscribable<Shown> & {
  getSnapshot(): Shown;
  send(event: { type: 'load.retried' }): void;
};

/** Says that the thing on the screen may be old, since loading it again has failed, and loads it once more. */
export function RecordOutdated({ actor }: { readonly actor: DatedRecordActor }) {
  const isOutdated = useSelector(actor, selectIsOutdated);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'load.retried' }));
  const asOf = useSelector(actor, ({ context }) => context.answer?.as_of ?? null);
  if (!isOutdated || asOf === null) return null;
  return (
    <Outdated asOf={asOf} busy={!canRetry} onRetry={() => actor.send({ type: 'load.retried' })} />
  );
}
