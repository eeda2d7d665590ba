import type { ChartDefinition, TransitionDefinition } from '../formats/definition';
import { actionText, delayText, triggerText } from '../formats/text';
import { differencesIn, type Difference, type Facet } from './differences';
import type { Matches } from './matches';
import { guardText, triggerKey } from './shape';

/** What became of a transition. */
export interface TransitionChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Its id in the former version; null where it is added. */
  readonly before: string | null;
  /** Its id in the latter version; null where it is removed. */
  readonly after: string | null;
  readonly differences: readonly Difference[];
}

/** A transition as both versions have it. */
export type Pair = readonly [before: TransitionDefinition, after: TransitionDefinition];
type IsSame = (before: TransitionDefinition, after: TransitionDefinition) => boolean;

/** The transitions that are new, gone or changed, in the order of the latter version. */
export function transitionChanges(
  before: ChartDefinition,
  after: ChartDefinition,
  matches: Matches,
): TransitionChange[] {
  const laterId = (id: string) => matches.later.get(id) ?? id;
  const pairs = transitionPairs(before, after, matches);
  const former = new Map(pairs.map(([one, other]) => [other, one]));
  const kept = after.transitions.flatMap((transition): TransitionChange[] => {
    const one = former.get(transition);
    if (one === undefined) {
      return [{ kind: 'added', before: null, after: transition.id, differences: [] }];
    }
    const differences = differencesIn([
      ...facets(one, transition, laterId),
      placeOf([one, transition], pairs),
    ]);
    if (differences.length === 0) return [];
    return [{ kind: 'changed', before: one.id, after: transition.id, differences }];
  });
  const known = new Set(former.values());
  const removed = before.transitions.flatMap((transition): TransitionChange[] =>
    known.has(transition)
      ? []
      : [{ kind: 'removed', before: transition.id, after: null, differences: [] }],
  );
  return [...kept, ...removed];
}

/**
 * Which transition of one version is which of the other: of those that leave one state, first the
 * ones that are alike in every respect, then those that are less and less so.
 */
export function transitionPairs(
  before: ChartDefinition,
  after: ChartDefinition,
  { later }: Matches,
): Pair[] {
  const pairs: Pair[] = [];
  const old = new Set(before.transitions);
  const young = new Set(after.transitions);
  const laterId = (id: string) => later.get(id) ?? id;
  const isAlike: IsSame = (one, other) =>
    facets(one, other, laterId).every(([, former, latter]) => former === latter);
  const has = (part: string) => (one: TransitionDefinition, other: TransitionDefinition) =>
    facets(one, other, laterId).some(
      ([name, former, latter]) => name === part && former === latter && former !== '',
    );
  const hasTrigger: IsSame = (one, other) => triggerKey(one.trigger) === triggerKey(other.trigger);
  const both =
    (...all: IsSame[]): IsSame =>
    (one, other) =>
      all.every((is) => is(one, other));
  const isOnly: IsSame = (one, other) =>
    rivals(old, one).length === 1 && rivals(young, other).length === 1;
  const likenesses: readonly IsSame[] = [
    both(hasTrigger, isAlike),
    both(hasTrigger, has('guard'), has('target')),
    both(hasTrigger, has('guard')),
    both(hasTrigger, has('spec')),
    both(hasTrigger, has('target')),
    both(hasTrigger, has('actions')),
    both(hasTrigger, isOnly),
    both(has('target'), has('spec')),
    both(has('guard'), has('target'), has('actions')),
  ];
  for (const isSame of likenesses) {
    for (const one of old) {
      const other = [...young].find((each) => laterId(one.from) === each.from && isSame(one, each));
      if (other === undefined) continue;
      pairs.push([one, other]);
      old.delete(one);
      young.delete(other);
    }
  }
  return pairs;
}

/** Those that one event of one state might take. */
function rivals(all: ReadonlySet<TransitionDefinition>, one: TransitionDefinition) {
  return [...all].filter(
    (other) => other.from === one.from && triggerKey(other.trigger) === triggerKey(one.trigger),
  );
}

/** What can differ between two transitions, ids of states told by those of the latter version. */
function facets(
  before: TransitionDefinition,
  after: TransitionDefinition,
  laterId: (id: string) => string,
): Facet[] {
  const delayOf = ({ trigger }: TransitionDefinition) =>
    trigger.kind === 'after' ? delayText(trigger.delay ?? '…') : '';
  const named = ({ trigger }: TransitionDefinition) =>
    trigger.kind === 'after' ? 'after' : triggerText(trigger);
  const actionsOf = ({ actions }: TransitionDefinition) => actions.map(actionText).join(', ');
  return [
    ['trigger', named(before), named(after)],
    ['delay', delayOf(before), delayOf(after)],
    ['guard', guardText(before), guardText(after)],
    ['target', before.targets.map(laterId).join(', '), after.targets.join(', ')],
    ['actions', actionsOf(before), actionsOf(after)],
    ['reentering', String(before.isReentering), String(after.isReentering)],
    ['spec', before.spec.join(', '), after.spec.join(', ')],
    ['description', before.description ?? '', after.description ?? ''],
  ];
}

/** Where a transition stands among those of its event that both versions have. */
function placeOf([before, after]: Pair, pairs: readonly Pair[]): Facet {
  const beside = pairs.filter(
    ([one, other]) =>
      other.from === after.from && one.event === before.event && other.event === after.event,
  );
  const rank = (place: 0 | 1, own: TransitionDefinition) =>
    beside.filter((pair) => branchOf(pair[place]) < branchOf(own)).length + 1;
  return ['order', String(rank(0, before)), String(rank(1, after))];
}

/** An id ends with the number of the branch. */
function branchOf({ id }: TransitionDefinition): number {
  return Number(id.slice(id.lastIndexOf('|') + 1));
}
