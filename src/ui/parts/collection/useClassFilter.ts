import { useSelector } from '@xstate/react';
import { type Named, nameIn } from '../../../domain/named';
import type { Kinds } from '../../../machines/parts/collection/types';
import type { CollectionActor } from './actor';

interface ByClass extends Kinds {
  readonly answer: { readonly classes: readonly Named[] };
}

/** The choices of a list's filter `class_id` and what they are called: the account's own classes, as the answer has them. */
export function useClassFilter<K extends ByClass>(actor: CollectionActor<K> | undefined) {
  const classes = useSelector(actor, (list) => list?.context.answer?.classes) ?? [];
  return {
    choices: { class_id: classes.map(({ id }) => String(id)) },
    values: { class_id: nameIn(classes) },
  };
}
