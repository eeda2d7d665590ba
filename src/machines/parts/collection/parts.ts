import type { PromiseActorLogic } from 'xstate';
import type { SocketMessage } from '../../../contract/socket';
import type { Message } from '../notice';
import type { QueryRules } from './query';
import type {
  ChangeOutcome,
  ChangeRequest,
  Kinds,
  LoadedOf,
  Part,
  QueryOf,
  QuestionOf,
} from './types';

/** What a list's chart is built of: its definition, once its calls speak in the list's terms. */
export interface ListParts<K extends Kinds> {
  readonly id: string;
  readonly rules: QueryRules<K['filters'], K['column']>;
  readonly load: PromiseActorLogic<LoadedOf<K>, QuestionOf<K>>;
  idOf(row: K['row']): K['id'];
  /** Of a list that is held whole. */
  readonly apply: ((rows: readonly K['row'][], query: QueryOf<K>) => readonly K['row'][]) | null;
  readonly isSearchable: boolean;
  /** Whether a page's address holds the query. */
  readonly isInAddress: boolean;
  /** Whether it shows its first rows and nothing else can be asked of it. */
  readonly isFirstOnly: boolean;
  readonly changes: ListChanges<K>;
  readonly hasExport: boolean;
  /** Whether an export is fetched page by page; else one call answers all of it. */
  readonly exportsInParts: boolean;
  readonly loadPart: PromiseActorLogic<Part<K['row']>, QuestionOf<K>>;
  readonly concerns: ((message: SocketMessage, scope: K['scope']) => boolean) | null;
}

/** What may be done to a list's rows. */
export interface ListChanges<K extends Kinds> {
  readonly logic: PromiseActorLogic<ChangeOutcome<K['id']>, ChangeRequest<K['id'], K['scope']>>;
  /** Whether there are any, any that can be undone, and any that perhaps can not. */
  readonly areThere: boolean;
  readonly hasUndo: boolean;
  readonly hasFinal: boolean;
  /** The change that takes one back. */
  undoOf(name: string): string | null;
  /** What is said of a change once it was done to some rows and refused for others. */
  messageOf(name: string, count: { done: number; refused: number }): Message | null;
}
