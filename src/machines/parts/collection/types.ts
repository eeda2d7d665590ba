import type { PromiseActorLogic } from 'xstate';
import type { SocketMessage } from '../../../contract/socket';
import type { ShownFailure } from '../failure';
import type { Message, Notice } from '../notice';
import type { Address, Query, QueryRules } from './query';

export type RowId = string | number;

/** The types that one list deals with. */
export interface Kinds {
  row: unknown;
  id: RowId;
  /** What its call answers. */
  answer: unknown;
  filters: object;
  column: string;
  scope: object;
  /** The names of what may be done to rows. */
  change: string;
}

export type QueryOf<K extends Kinds> = Query<K['filters'], K['column']>;

/** What a list's call is asked: a page of a query, within what the screen is about. */
export interface Question<Filters, Column extends string, Scope> {
  readonly query: Query<Filters, Column>;
  /** What the screen is about: the subject, the student. */
  readonly scope: Scope;
}

export type QuestionOf<K extends Kinds> = Question<K['filters'], K['column'], K['scope']>;

/** Rows of a query. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  /** How many rows the query has on all pages; null where the call does not count them again. */
  readonly total: number | null;
}

/** What an export's call is asked: its query's next rows. */
export interface PartQuestion<Filters, Column extends string, Scope, Id> extends Question<
  Filters,
  Column,
  Scope
> {
  /** The last row that is there, for a call that goes on behind a row instead of by pages. */
  readonly after: Id | undefined;
}

export type PartQuestionOf<K extends Kinds> = PartQuestion<
  K['filters'],
  K['column'],
  K['scope'],
  K['id']
>;

/** An answer to the question. */
export interface Loaded<Row, Answer> extends Part<Row> {
  readonly total: number;
  /** When the server read them. */
  readonly asOf: string;
  readonly answer: Answer;
}

export type LoadedOf<K extends Kinds> = Loaded<K['row'], K['answer']>;

/** Something to be done to rows. */
export interface RowRequest<Id, Scope> {
  readonly ids: readonly Id[];
  readonly scope: Scope;
}

export interface ChangeRequest<Id, Scope> extends RowRequest<Id, Scope> {
  readonly name: string;
}

/** How a change ended for a row. */
export interface RowOutcome<Id> {
  readonly id: Id;
  readonly outcome: string;
}

/** What has come of it: the rows for which it was not done; and how it ended for each, where the list reports that. */
export interface ChangeOutcome<Id> {
  readonly refused: readonly Id[];
  readonly report?: readonly RowOutcome<Id>[] | undefined;
  /** What the words that say so are filled with beside the counts. */
  readonly told?: Message['values'];
}

/** A change under way, or the last one as long as it can be undone. */
export interface Change<K extends Kinds> {
  readonly name: K['change'];
  readonly ids: readonly K['id'][];
  /** How it ended for each row, once it was refused for some. */
  readonly report?: readonly RowOutcome<K['id']>[] | undefined;
}

/** An export: the query as it was when it was asked for, and how far it is. Rows are told, not kept. */
export interface Export<K extends Kinds> {
  readonly query: QueryOf<K>;
  /** Those of the last part; of a list that is held whole, all. */
  readonly rows: readonly K['row'][];
  readonly count: number;
  readonly total: number;
}

export interface CollectionInput<K extends Kinds> {
  readonly scope: K['scope'];
  readonly address?: Address;
  /** Rows that are ticked from the beginning. */
  readonly selected?: readonly K['id'][];
}

export interface CollectionContext<K extends Kinds> {
  readonly scope: K['scope'];
  readonly query: QueryOf<K>;
  /** The query as the address holds it. */
  readonly address: Address;
  /** The address of the query that the rows answer; null before there was an answer. */
  readonly answered: Address | null;
  /** The filters that are set, as their chips show them. */
  readonly setFilters: Address;
  /** What stands in the search box; the query has it a moment later. */
  readonly typed: string;
  /** The whole last answer, for what it tells beside the rows. */
  readonly answer: K['answer'] | null;
  /** All rows of a list that is held whole, whatever the query; null before they are there. */
  readonly held: readonly K['row'][] | null;
  /** The rows of the query that are known: those of all pages in a list that is held whole, else the page's and those ticked on others. */
  readonly matching: readonly K['row'][];
  /** The rows of the page. */
  readonly rows: readonly K['row'][];
  readonly total: number;
  readonly asOf: string | null;
  readonly selected: readonly K['id'][];
  readonly failure: ShownFailure | null;
  readonly change: Change<K> | null;
  readonly export: Export<K> | null;
}

export type CollectionEvent<K extends Kinds> =
  | { type: 'filters.changed'; filters: Partial<K['filters']> }
  | { type: 'filter.removed'; name: string }
  | { type: 'filters.cleared' }
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'sort.chosen'; column: K['column'] }
  | { type: 'page.chosen'; page: number }
  | { type: 'pageSize.chosen'; pageSize: number }
  | { type: 'address.changed'; address: Address }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }
  | { type: 'socket.received'; message: SocketMessage }
  | { type: 'row.toggled'; id: K['id'] }
  | { type: 'page.toggled' }
  | { type: 'selection.cleared' }
  | { type: 'change.requested'; name: K['change']; ids: readonly K['id'][] }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' }
  | { type: 'undo.requested' }
  | { type: 'report.closed' }
  | { type: 'export.requested' }
  | { type: 'export.confirmed' }
  | { type: 'export.closed' };

/** Rows that a person wants as a file, part by part; the app knows the list's columns and writes it. */
export interface RowsExported<Row> {
  type: 'rows.exported';
  /** The id of the list. */
  list: string;
  rows: readonly Row[];
  isFirst: boolean;
  isLast: boolean;
}

/** The export was left: its parts are no file. */
export interface ExportDropped {
  type: 'export.dropped';
  list: string;
}

export type CollectionEmitted<K extends Kinds> = Notice | RowsExported<K['row']> | ExportDropped;

/** What a screen must know of a list beside its state; the meta of the chart's root. */
export interface ListRules<K extends Kinds> {
  readonly id: string;
  readonly rules: QueryRules<K['filters'], K['column']>;
  idOf(row: K['row']): K['id'];
  /** Whether a row can be ticked, where rows can be. */
  canTick(row: K['row']): boolean;
  readonly isSearchable: boolean;
  readonly hasExport: boolean;
}

/** What a list's chart is built of: its definition, once its calls speak in the list's terms. */
export interface ListParts<K extends Kinds> extends ListRules<K> {
  readonly load: PromiseActorLogic<LoadedOf<K>, QuestionOf<K>>;
  /** Of a list that is held whole. */
  readonly apply: ((rows: readonly K['row'][], query: QueryOf<K>) => readonly K['row'][]) | null;
  /** Whether a page's address holds the query. */
  readonly isInAddress: boolean;
  /** Whether it shows its first rows and nothing else can be asked of it. */
  readonly isFirstOnly: boolean;
  readonly changes: ListChanges<K>;
  /** Whether rows can be ticked. */
  readonly hasTicks: boolean;
  /** Whether a change asks first. */
  readonly asks: boolean;
  /** Whether an export is fetched page by page; else one call answers all of it. */
  readonly exportsInParts: boolean;
  /** How many rows an export has; null where it has those that the query finds. */
  readonly exportedOf: ((answer: K['answer']) => number) | null;
  readonly loadPart: PromiseActorLogic<Part<K['row']>, PartQuestionOf<K>>;
  readonly concerns: ((message: SocketMessage, scope: K['scope']) => boolean) | null;
}

/** What may be done to a list's rows. */
export interface ListChanges<K extends Kinds> {
  readonly logic: PromiseActorLogic<ChangeOutcome<K['id']>, ChangeRequest<K['id'], K['scope']>>;
  /** Whether there are any, any that can be undone, and any that perhaps can not. */
  readonly areThere: boolean;
  readonly hasUndo: boolean;
  readonly hasFinal: boolean;
  /** Whether one reports how it ended for each row. */
  readonly hasReport: boolean;
  /** The change that takes one back. */
  undoOf(name: string): string | null;
  /** What is said of a change once it was done to some rows and refused for others. */
  messageOf(name: string, count: { done: number; refused: number }): Message | null;
}
