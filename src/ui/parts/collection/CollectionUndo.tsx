import { useSelector } from '@xstate/react';
import { selectUndoable } from '../../../machines/parts/collection/selectors';
import type { Change, Kinds } from '../../../machines/parts/collection/types';
import { UndoBar } from '../UndoBar';
import type { CollectionActor } from './actor';

interface CollectionUndoProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** What was done, in words: '3 students hidden'. */
  readonly wordsOf: (change: K['change'], count: number) => string;
}

/** Offers to take the last change back, for as long as the chart does. */
export function CollectionUndo<K extends Kinds>({ actor, wordsOf }: CollectionUndoProps<K>) {
  const change = useSelector(actor, selectUndoable<Change<K>>);
  if (change === null) return null;
  return (
    <UndoBar
      text={wordsOf(change.name, change.ids.length)}
      onUndo={() => {
        actor.send({ type: 'undo.requested' });
      }}
    />
  );
}
