import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { type ColumnChoice, roomDecides, withColumn } from '../../domain/listColumns';

interface Context {
  /** By the list's id. */
  readonly choices: Readonly<Record<string, ColumnChoice>>;
}

interface Switched {
  readonly list: string;
  readonly column: string;
  readonly isShown: boolean;
}

type Event = ({ type: 'column.switched' } & Switched) | { type: 'columns.reset'; list: string };

export interface ColumnsEmitted {
  readonly type: 'columns.kept';
  readonly list: string;
  readonly choice: ColumnChoice;
}

/** Which columns of each list somebody wants to see; it runs as long as the page. */
export const columnChoices = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as ColumnsEmitted,
  },
  actions: {
    switchColumn: assign(({ context }, { list, column, isShown }: Switched) => ({
      choices: {
        ...context.choices,
        [list]: withColumn(context.choices[list] ?? roomDecides, column, isShown),
      },
    })),
    forgetChoice: assign(({ context }, { list }: { list: string }) => ({
      choices: { ...context.choices, [list]: roomDecides },
    })),
    keepChoice: emit(({ context }, { list }: { list: string }) => ({
      type: 'columns.kept' as const,
      list,
      choice: context.choices[list] ?? roomDecides,
    })),
  },
}).createMachine({
  id: 'columnChoices',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'column.switched': {
          actions: [
            { type: 'switchColumn', params: ({ event }) => event },
            { type: 'keepChoice', params: ({ event }) => event },
          ],
        },
        'columns.reset': {
          actions: [
            { type: 'forgetChoice', params: ({ event }) => event },
            { type: 'keepChoice', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof columnChoices>;

export const selectChoices = ({ context }: Snapshot) => context.choices;
