import { matchesState, type StateValue } from 'xstate';
import { CallFailure } from '../../contract/failure';
import type { SocketMessage } from '../../contract/socket';
import type {
  ChangeOutcome,
  CollectionContext,
  CollectionInput,
  Kinds,
  LoadedOf,
  Part,
} from './collection/types';

/** A few rows of a list, and one of each thing that a person may do with it. */
export interface CollectionSample<K extends Kinds> {
  readonly input: CollectionInput<K>;
  /** All rows of the list: more than its first page has, less than its first two. */
  readonly rows: readonly K['row'][];
  /** The ids of the first two. */
  readonly ids: readonly [K['id'], K['id']];
  /** What its call answers beside the rows. */
  readonly answer: K['answer'];
  readonly isHeldWhole?: boolean;
  /** A filter that is not always set, and a value that is not its default. */
  readonly filter?: { readonly name: string; readonly change: Partial<K['filters']> };
  readonly column?: K['column'];
  /** A page size that is not the default, at least as large. */
  readonly pageSize?: number;
  readonly changes?: readonly K['change'][];
  /** How a change ends for a row where the list reports it. */
  readonly outcome?: string;
  /** A message that concerns the list. */
  readonly message?: SocketMessage;
}

interface State<K extends Kinds> {
  readonly value: StateValue;
  readonly context: CollectionContext<K>;
}

const offline = new CallFailure('network', { path: '/list' });
const asOf = '2026-11-20T14:30:00+08:00';
const inMotion = [
  ...['asking', 'changing', 'reported', 'undoable', 'undoing'].map((state) => ({ change: state })),
  ...['counted', 'exporting', 'exported', 'exportFailed'].map((state) => ({ export: state })),
  { search: 'typing' },
];

/** Only the rows are in motion: what the regions do beside each other needs no path of its own. */
const isCalm = ({ value }: State<Kinds>): boolean =>
  !inMotion.some((state) => matchesState(state, value));

/** Rows are on the screen. */
const isReady = ({ value }: State<Kinds>): boolean => matchesState({ rows: 'ready' }, value);

/** Nothing is asked for but what is asked by default, and nothing is ticked. */
const isPlain = ({ context }: State<Kinds>): boolean =>
  Object.keys(context.address).length === 0 && context.selected.length === 0;

const isQuiet = (state: State<Kinds>): boolean => isCalm(state) && isReady(state) && isPlain(state);

/** The rows on the screen are being asked for again. */
const isRefreshing = (state: State<Kinds>): boolean =>
  isCalm(state) && isPlain(state) && matchesState({ rows: 'refreshing' }, state.value);

const isTyping = ({ value }: State<Kinds>): boolean => matchesState({ search: 'typing' }, value);

const isSearchable = (state: State<Kinds>): boolean => isCalm(state) || isTyping(state);

const isUndoable = ({ value }: State<Kinds>): boolean =>
  matchesState({ change: 'undoable' }, value);

/** Samples for the paths of any list, from a sample of it. */
export function collectionPaths<K extends Kinds>(sample: CollectionSample<K>) {
  const { input, rows, answer, ids, filter, column, pageSize, message, changes = [] } = sample;
  const only =
    <Payload>(holds: (state: State<K>) => boolean, ...payloads: readonly Payload[]) =>
    (state: State<K>) =>
      holds(state) ? payloads : [];
  function loadedIn(state: State<K>): LoadedOf<K>[] {
    const told = { asOf, answer };
    const { page, pageSize: size } = state.context.query;
    const shown = sample.isHeldWhole ? rows : rows.slice((page - 1) * size, page * size);
    const all = { ...told, rows: shown, total: rows.length };
    const none = { ...told, rows: [], total: 0 };
    const fewer = { ...told, rows: [], total: size };
    return isCalm(state) ? [all, none, ...(page > 1 ? [fewer] : [])] : [all];
  }

  const first: Part<K['row']> = { rows: rows.slice(0, 1), total: rows.length };
  const rest: Part<K['row']> = { rows, total: rows.length };
  const done: ChangeOutcome<K['id']> = { refused: [] };
  const { outcome } = sample;
  const refused: ChangeOutcome<K['id']> = {
    refused: [ids[0]],
    ...(outcome !== undefined && { report: [{ id: ids[0], outcome }] }),
  };

  return {
    sample: { filter, column, message },
    inputs: { usual: input },
    events: {
      'filters.changed': only(isQuiet, ...(filter ? [{ filters: filter.change }] : [])),
      'filter.removed': only(isCalm, ...(filter ? [{ name: filter.name }] : [])),
      'filters.cleared': only(isSearchable, {}),
      'search.typed': only((state) => isQuiet(state) || isTyping(state), { text: 'a' }),
      'search.submitted': [{}],
      'sort.chosen': only(isQuiet, ...(column === undefined ? [] : [{ column }])),
      'page.chosen': only(isQuiet, { page: 2 }, { page: 9 }),
      'pageSize.chosen': only(isQuiet, ...(pageSize === undefined ? [] : [{ pageSize }])),
      'address.changed': only((state) => isSearchable(state) && isPlain(state), {
        address: { page: '2' },
      }),
      'refresh.requested': only(isCalm, {}),
      'socket.received': only(
        (state) => isQuiet(state) || isRefreshing(state),
        ...(message ? [{ message }, { message: { type: 'session.ended' as const } }] : []),
      ),
      'row.toggled': only((state) => isCalm(state) && isReady(state), { id: ids[0] }),
      'page.toggled': only(isQuiet, {}),
      'selection.cleared': only(isCalm, {}),
      'change.requested': only(
        (state) => isQuiet(state) || isUndoable(state),
        ...changes.map((name) => ({ name, ids: [ids[0]] })),
      ),
      'export.requested': only(isQuiet, {}),
    },
    outcomes: {
      load: { done: loadedIn, error: only(isCalm, offline) },
      loadPart: { done: [first, rest], error: [offline] },
      change: { done: [done, refused], error: [offline] },
      undo: { done: [done], error: [offline] },
    },
    project: ({ failure: _, ...context }: CollectionContext<K>) => context,
  };
}
