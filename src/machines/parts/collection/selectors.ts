import { matchesState, type StateValue } from 'xstate';
import { z } from 'zod/mini';
import { id } from '../../../contract/fields';
import { isAbsent } from '../failure';
import type { Address } from './query';
import type { CollectionContext, Kinds, ListRules } from './types';

type Of<Property extends keyof CollectionContext<Kinds>> = {
  readonly context: Pick<CollectionContext<Kinds>, Property>;
};

/** The state of a list's regions, of which a list has only those that it needs. */
interface InState {
  readonly value: StateValue;
}

const isIn = (region: string, state: string, { value }: InState): boolean =>
  matchesState({ [region]: state }, value);

/** Why there are no rows; null when there are some. */
export type Emptiness = 'loading' | 'nothing' | 'filtered' | 'failed' | null;

/** Which of the four kinds of empty the screen shows instead of rows. */
export function selectEmptiness(list: InState & Of<'rows' | 'query' | 'setFilters'>): Emptiness {
  if (isIn('rows', 'loading', list)) return 'loading';
  if (isIn('rows', 'loadFailed', list)) return 'failed';
  if (list.context.rows.length > 0) return null;
  const { query, setFilters } = list.context;
  return query.search !== '' || Object.keys(setFilters).length > 0 ? 'filtered' : 'nothing';
}
/** Whether rows on the screen are being asked for again; a thin sign, no skeleton. */
export const selectIsRefreshing = (list: InState): boolean =>
  isIn('rows', 'refreshing', list) || isIn('rows', 'updating', list);
/** Whether the rows on the screen are old because the last refresh failed. */
export const selectIsOutdated = (list: InState): boolean => isIn('rows', 'outdated', list);

/** How the list can be filtered, sorted and paged, whatever its state. */
export function selectRules<K extends Kinds>(list: {
  getMeta(): Readonly<Record<string, ListRules<K> | undefined>>;
}): ListRules<K> {
  const [rules] = Object.values(list.getMeta());
  if (rules === undefined) throw new Error('This is no list');
  return rules;
}

/** What every question of the list carries, such as whose rows it asks for. */
export const selectScope = <Scope>({ context }: { context: { scope: Scope } }): Scope =>
  context.scope;
export const selectRows = <Row>({ context }: { context: { rows: readonly Row[] } }) => context.rows;
/** The rows that a dialog may name: those of the page, and those ticked on others. */
export const selectKnown = <Row>({ context }: { context: { matching: readonly Row[] } }) =>
  context.matching;
export const selectTotal = ({ context }: Of<'total'>) => context.total;
export const selectAsOf = ({ context }: Of<'asOf'>) => context.asOf;
export const selectFailure = ({ context }: Of<'failure'>) => context.failure;
/** Whether the scope names a thing that is not there for this person: one that is gone, or none that could be. */
export const selectIsNone = ({ context: { failure, scope } }: Of<'failure' | 'scope'>): boolean =>
  failure !== null &&
  (isAbsent(failure) ||
    Object.values({ ...scope }).some(
      (one: unknown) => typeof one !== 'number' || !z.safeEncode(id, one).success,
    ));
/** The whole last answer, for what it tells beside the rows, such as the counts of tabs. */
export const selectAnswer = <Answer>({ context }: { context: { answer: Answer | null } }) =>
  context.answer;

export const selectFilters = <Filters>({
  context,
}: {
  context: { query: { filters: Filters } };
}): Filters => context.query.filters;
/** The filters that are set, in text by name, for their chips. */
export const selectSetFilters = ({ context }: Of<'setFilters'>) => context.setFilters;
export const selectTyped = ({ context }: Of<'typed'>) => context.typed;
export const selectSort = <Sort>({ context }: { context: { query: { sort: Sort } } }): Sort =>
  context.query.sort;
export const selectPage = ({ context }: Of<'query'>) => context.query.page;
export const selectPageSize = ({ context }: Of<'query'>) => context.query.pageSize;
/** What the address of the screen holds of the list. */
export const selectAddress = ({ context }: Of<'address'>) => context.address;
/** The address of the question that the rows answer; null before there was an answer. */
export const selectAnswered = ({ context }: Of<'answered'>) => context.answered;
/** What the address holds of a list that may not be there. */
export const selectAddressIfAny = (list: Of<'address'> | undefined) =>
  list === undefined ? noAddress : selectAddress(list);
const noAddress: Address = {};

export const selectSelected = <Id>({ context }: { context: { selected: readonly Id[] } }) =>
  context.selected;

const nobody: readonly never[] = [];

/** The rows to which something is being done. */
export function selectChangingIds<Id>(
  list: InState & { context: { change: { ids: readonly Id[] } | null } },
): readonly Id[] {
  const isUnderWay = isIn('change', 'changing', list) || isIn('change', 'undoing', list);
  return isUnderWay ? (list.context.change?.ids ?? nobody) : nobody;
}
/** Whether it is asked if rows shall be changed, or they are being changed. */
export const selectIsAsked = (list: InState): boolean =>
  isIn('change', 'asking', list) || isIn('change', 'changing', list);
/** The rows that the question is about. */
export const selectAskedIds = <Id>({
  context,
}: {
  context: { change: { ids: readonly Id[] } | null };
}): readonly Id[] => context.change?.ids ?? nobody;
/** How a change ended for each row; null unless it was refused for some, and once that was read. */
export function selectReport<Outcome>(
  list: InState & {
    context: { change: { report?: readonly Outcome[] | undefined } | null };
  },
): readonly Outcome[] | null {
  return isIn('change', 'reported', list) ? (list.context.change?.report ?? null) : null;
}
/** The change that can be undone now: its name and rows. */
export function selectUndoable<C>(list: InState & { context: { change: C | null } }): C | null {
  return isIn('change', 'undoable', list) ? list.context.change : null;
}

export type ExportStep = 'closed' | 'counted' | 'exporting' | 'exported' | 'exportFailed';
const exportSteps = ['counted', 'exporting', 'exported', 'exportFailed'] as const;

export const selectExportStep = (list: InState): ExportStep =>
  exportSteps.find((step) => isIn('export', step, list)) ?? 'closed';
/** How many rows the export will have. */
export const selectExportTotal = ({ context }: Of<'export'>) => context.export?.total ?? 0;
/** How many of them are there. */
export const selectExportedCount = ({ context }: Of<'export'>) => context.export?.count ?? 0;
export const selectCanExport = (list: { can(event: { type: 'export.requested' }): boolean }) =>
  list.can({ type: 'export.requested' });
