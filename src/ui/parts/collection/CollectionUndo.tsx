import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { selectUndoable } from '../../../machines/parts/collection/selectors';
import type { Change, Kinds } from '../../../machines/parts/collection/types';
import { UndoBar } from '../UndoBar';
import type { CollectionActor } from './actor';

interface CollectionUndoProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  readonly t: TFunction;
  /** Where the words of what was done lie. */
  readonly words: string;
}

/** The way back from what was done to rows last. */
export function CollectionUndo<K extends Kinds>({ actor, t, words }: CollectionUndoProps<K>) {
  const undoable = useSelector(actor, selectUndoable<Change<K>>);
  if (undoable === null) return null;
  return (
    <UndoBar
      text={t(`${words}.${undoable.name}`, { count: undoable.ids.length })}
      onUndo={() => actor.send({ type: 'undo.requested' })}
    />
  );
}
