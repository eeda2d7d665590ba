import type { z } from 'zod/mini';
import type { AnswerOf, Call, PayloadOf } from '../../../contract/call';
import type { listAnswer } from '../../../contract/list';
import type { SocketMessage } from '../../../contract/socket';
import type { Message } from '../notice';
import { type Ask, translate, translated, type Work } from '../translated';
import type { FiltersOf, Query, QueryDefinition } from './query';
import type {
  ChangeOutcome,
  ChangeRequest,
  Kinds,
  ListChanges,
  PartQuestion,
  Question,
  RowId,
  RowOutcome,
  RowRequest,
} from './types';

/** A call that answers a list with its total. */
export type ListCall<Row = unknown> = Call<
  z.core.$ZodShape,
  z.core.$ZodShape & ReturnType<typeof listAnswer<z.core.$ZodType<Row>>>
>;
/** A call that answers rows, and perhaps how many there are in all. */
export type PartCall<Row = unknown> = Call<
  z.core.$ZodShape,
  z.core.$ZodShape & { readonly list: z.ZodMiniArray<z.core.$ZodType<Row>> }
>;
export type CallsByName = Readonly<Record<string, Call>>;

export type RowOf<C extends Call> = AnswerOf<C> extends { list: (infer Row)[] } ? Row : never;

/** What may be done to rows of a list. */
export interface RowChange<C extends Call, Id, Scope, Name> {
  readonly call: C;
  readonly payload: (request: RowRequest<Id, Scope>) => PayloadOf<C>;
  /** The change that takes it back; it is offered for 5 s. */
  readonly undo?: Name;
  /** The rows for which the server did not do it. */
  readonly refused?: (answer: AnswerOf<C>) => readonly Id[];
  /** How it ended for each row: once it was refused for some, that stays in sight until it is closed. */
  readonly report?: (answer: AnswerOf<C>) => readonly RowOutcome<Id>[];
  /** What an answer gives to the words that say it was done, where they say more than `count`. */
  readonly told?: (answer: AnswerOf<C>) => Readonly<Record<string, string | number>>;
  /** Keys of what is said, with `count`: that it was done, where no undo says so; that it was refused, with `done` besides. */
  readonly words?: { readonly done?: string; readonly refused?: string };
}

/** What makes a list; see `collection`. */
export interface CollectionDefinition<
  C extends ListCall,
  Shape extends z.core.$ZodShape,
  Scope extends z.core.$ZodShape,
  Column extends string,
  Id extends RowId,
  Exported extends PartCall<RowOf<C>>,
  Calls extends CallsByName,
> extends QueryDefinition<Shape, Column> {
  readonly id: string;
  /** What the screen is about beyond the query, such as `{ subject_id: subjectId }`. */
  readonly scope: Scope;
  readonly call: C;
  readonly payload: (
    question: Question<FiltersOf<Shape>, Column, FiltersOf<Scope>>,
  ) => PayloadOf<C>;
  readonly idOf: (row: RowOf<C>) => Id;
  /**
   * For a list that is held whole, up to 10,000 rows: filters, searches and sorts them, so that the
   * call is made once and no key stroke costs another. Paging is the list's own.
   */
  readonly apply?: (
    rows: readonly RowOf<C>[],
    query: Query<FiltersOf<Shape>, Column>,
  ) => readonly RowOf<C>[];
  /** Whether there is a search box; there is, unless told. */
  readonly searchable?: boolean;
  /** Whether a page's address holds the query, and Back changes it; it does, unless told. */
  readonly inAddress?: boolean;
  /** Whether only the first rows are shown, beside something else: without filters, pages and an address. */
  readonly firstOnly?: boolean;
  /**
   * Whether rows are ticked, for a change or a dialog of the page; they are where the list changes rows, unless told. By a
   * rule, those that it holds for.
   */
  readonly ticks?: boolean | ((row: RowOf<C>) => boolean);
  readonly changes?: {
    readonly [Name in keyof Calls]: RowChange<Calls[Name], Id, FiltersOf<Scope>, keyof Calls>;
  };
  /** Whether its changes ask first, because none can be taken back. */
  readonly asks?: true;
  /**
   * Rows can be exported: by a call of their own, which answers all or goes on behind a row, or, when
   * `true`, page by page of 200 through the list's. A list that is held whole exports what it holds.
   */
  readonly exports?:
    | true
    | {
        readonly call: Exported;
        readonly payload: (
          question: PartQuestion<FiltersOf<Shape>, Column, FiltersOf<Scope>, Id>,
        ) => PayloadOf<Exported>;
        /** Whether it is called again behind the last row that is there, until all are. */
        readonly inParts?: true;
        /** How many rows there are in all, where the file holds them whatever is searched and filtered. */
        readonly all?: (answer: AnswerOf<C>) => number;
      };
  /** Which messages of the teacher socket mean that the rows are old. */
  readonly concerns?: (message: SocketMessage, scope: FiltersOf<Scope>) => boolean;
}

/** The types of a list, from what defines it. */
export interface KindsOf<
  C extends Call,
  Shape extends z.core.$ZodShape,
  Scope extends z.core.$ZodShape,
  Column extends string,
  Id extends RowId,
  Calls extends CallsByName,
> extends Kinds {
  row: RowOf<C>;
  id: Id;
  answer: AnswerOf<C>;
  filters: FiltersOf<Shape>;
  column: Column;
  scope: FiltersOf<Scope>;
  change: string & keyof Calls;
}

type Changes<Calls extends CallsByName, Id, Scope> = {
  readonly [Name in keyof Calls]: RowChange<Calls[Name], Id, Scope, keyof Calls>;
};

/** What the chart knows of a change, whatever its call is. */
interface KnownChange<Id, Scope> {
  readonly work: Work<ChangeRequest<Id, Scope>, ChangeOutcome<Id>>;
  readonly undo: string | null;
  readonly canBeRefused: boolean;
  readonly hasReport: boolean;
  readonly words: RowChange<Call, Id, Scope, string>['words'];
}

function known<C extends Call, Id, Scope, Name>(
  change: RowChange<C, Id, Scope, Name>,
): KnownChange<Id, Scope> {
  const { call, payload, refused, report, told, undo, words } = change;
  return {
    work: translate({
      ...{ call, payload },
      answer: (answer) => ({
        ...{ refused: refused?.(answer) ?? [], report: report?.(answer) },
        ...(told !== undefined && { told: told(answer) }),
      }),
    }),
    undo: undo === undefined ? null : String(undo),
    canBeRefused: refused !== undefined,
    hasReport: report !== undefined,
    words,
  };
}

/** The changes of a list under one roof: one actor, whose input names the change. */
export function listChanges<Calls extends CallsByName, K extends Kinds>(
  changes: Changes<Calls, K['id'], K['scope']> | undefined,
): ListChanges<K> {
  const byName = new Map<string, KnownChange<K['id'], K['scope']>>();
  if (changes !== undefined) {
    for (const name in changes) byName.set(name, known(changes[name]));
  }
  const all = [...byName.values()];

  return {
    logic: translated((ask, request, signal) => {
      const change = byName.get(request.name);
      // The rows may have changed since one that got no answer: what is asked now is done now.
      const askAnew: Ask = (call, payload, dropped) => ask(call, payload, dropped, '');
      return change === undefined
        ? Promise.reject(new Error(`There is no change "${request.name}"`))
        : change.work(askAnew, request, signal);
    }),
    areThere: all.length > 0,
    hasUndo: all.some(({ undo }) => undo !== null),
    hasFinal: all.some(({ undo, canBeRefused }) => undo === null || canBeRefused),
    hasReport: all.some(({ hasReport }) => hasReport),
    undoOf: (name) => byName.get(name)?.undo ?? null,
    messageOf(name, { done, refused }): Message | null {
      const { words } = byName.get(name) ?? {};
      if (refused > 0 && words?.refused) {
        return { key: words.refused, values: { count: refused, done } };
      }
      return words?.done ? { key: words.done, values: { count: done } } : null;
    },
  };
}
