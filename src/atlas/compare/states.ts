import {
  definitionsWithin,
  type ChartDefinition,
  type StateDefinition,
} from '../formats/definition';
import { actionText } from '../formats/text';
import { differencesIn, type Difference } from './differences';
import type { Matches } from './matches';
import { actorKey, keyOf } from './shape';

/** What became of a state. */
export interface StateChange {
  readonly kind: 'added' | 'removed' | 'renamed' | 'changed';
  /** Its id in the former version; null where it is added. */
  readonly before: string | null;
  /** Its id in the latter version; null where it is removed. */
  readonly after: string | null;
  /** What else differs in it. */
  readonly differences: readonly Difference[];
}

/** The states that are new, gone, renamed or changed, those of the latter version first. */
export function stateChanges(
  before: ChartDefinition,
  after: ChartDefinition,
  { later, earlier }: Matches,
): StateChange[] {
  const old = new Map(definitionsWithin(before.root).map((state) => [state.id, state]));
  const kept = definitionsWithin(after.root).flatMap((state): StateChange[] => {
    const former = old.get(earlier.get(state.id) ?? '');
    if (former === undefined) {
      return [{ kind: 'added', before: null, after: state.id, differences: [] }];
    }
    const differences = differencesOf(former, state, (id) => later.get(id) ?? id);
    const isRenamed = keyOf(former) !== keyOf(state);
    if (!isRenamed && differences.length === 0) return [];
    const kind = isRenamed ? 'renamed' : 'changed';
    return [{ kind, before: former.id, after: state.id, differences }];
  });
  const removed = [...old.keys()].flatMap((id): StateChange[] =>
    later.has(id) ? [] : [{ kind: 'removed', before: id, after: null, differences: [] }],
  );
  return [...kept, ...removed];
}

function differencesOf(
  before: StateDefinition,
  after: StateDefinition,
  laterId: (id: string) => string,
): Difference[] {
  const initialOf = ({ initial }: StateDefinition) => initial ?? '';
  return differencesIn([
    ['kind', kindText(before), kindText(after)],
    ['initial', laterId(initialOf(before)), initialOf(after)],
    ['tags', before.tags.join(', '), after.tags.join(', ')],
    ['entry', listed(before.entry), listed(after.entry)],
    ['exit', listed(before.exit), listed(after.exit)],
    ['beginning', listed(before.beginning), listed(after.beginning)],
    ['invokes', invokesText(before), invokesText(after)],
    ['remembers', before.remembers.map(laterId).join(', '), after.remembers.join(', ')],
    ['output', String(before.hasOutput), String(after.hasOutput)],
    ['description', before.description ?? '', after.description ?? ''],
  ]);
}

function kindText({ kind, isDeep }: StateDefinition): string {
  return isDeep ? `deep ${kind}` : kind;
}

function listed(actions: StateDefinition['entry']): string {
  return actions.map(actionText).join(', ');
}

function invokesText({ invokes }: StateDefinition): string {
  return invokes
    .map(({ id, source, chart }) => {
      const name = /^\d+$/.test(actorKey(id)) ? source : `${id}: ${source}`;
      return chart === null ? name : `${name} (${chart})`;
    })
    .join(', ');
}
