import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ColumnChoice, roomDecides } from '../../domain/listColumns';
import { type columnChoices, selectChoices } from '../../machines/parts/columnChoices';

type Actor = ActorRefFrom<typeof columnChoices>;

/** Which columns of each list somebody wants to see; null where nobody can choose. */
export const ColumnChoicesContext = createContext<Actor | null>(null);

const none = {
  subscribe: () => ({ unsubscribe: () => undefined }),
  getSnapshot: () => null,
};

interface ListChoice {
  readonly choice: ColumnChoice;
  /** Null where nobody can choose. */
  readonly actor: Actor | null;
}

/** What somebody has decided of the columns of a list. */
export function useColumnChoice(list: string): ListChoice {
  const actor = use(ColumnChoicesContext);
  const choice = useSelector(actor ?? none, (snapshot) =>
    snapshot === null ? roomDecides : (selectChoices(snapshot)[list] ?? roomDecides),
  );
  return { choice, actor };
}
