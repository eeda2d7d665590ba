import { expect, it } from 'vitest';
import { z } from 'zod';
import { type AnyStateMachine, matchesState } from 'xstate';
import { advance, type ChartState, stateNodes, type Stimulus } from '../../src/paths';
import { explored } from '../paths/explored';
import { catalogueOf } from './catalogueOf';
import { chartsIn } from './catalogues';

/*
 * A chart that changes the thing that it shows keeps the answer of the change. A load that is under way may be older: its
 * answer must not take the place of that. A new chart needs no line here.
 */

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.ts', {
  eager: true,
});

/** Changes after which an older answer is kept, each with the reason. */
const kept: Readonly<Record<string, string>> = {
  'healthAdjustment adjust':
    'it is kept with the course that was asked for, by the time at which it was given',
};

const isRefreshing = ({ snapshot: { value } }: ChartState) =>
  ['known', 'current'].some((region) => matchesState({ ready: { [region]: 'refreshing' } }, value));

const answerIn = ({ snapshot: { context } }: ChartState): unknown =>
  z.looseObject({ answer: z.unknown() }).parse(context).answer;

/** What has answered; null where nothing has. */
const doneIn = (stimulus: Stimulus) => (stimulus.kind === 'done' ? stimulus.source : null);

/** What is answered, but by its load, while a chart loads its thing anew: whether the load is dropped. */
function changesOf(chart: AnyStateMachine) {
  const catalogue = catalogueOf(chart);
  if (catalogue === null || !('isOvertaken' in chart.implementations.guards)) return [];
  const { machine, edges, states } = explored(chart, catalogue);
  return edges.flatMap((fromHere) => {
    const loads = fromHere.filter(({ stimulus }) => doneIn(stimulus) === 'load');
    return fromHere.flatMap(({ from, stimulus }) => {
      const [source, before] = [doneIn(stimulus), states[from]];
      if (before === undefined || source === null || source === 'load') return [];
      const { state: after } = advance(machine, before, stimulus);
      const isChanged = answerIn(after) !== answerIn(before);
      if (!isChanged || ![before, after].every(isRefreshing)) return [];
      const isDropped = loads.every(
        (load) => answerIn(advance(machine, after, load.stimulus).state) === answerIn(after),
      );
      return [{ change: `${chart.id} ${source}`, isDropped }];
    });
  });
}

it('an answer that is older than a change is not shown', () => {
  const found = chartsIn(modules).flatMap(([, chart]) => changesOf(chart));
  expect(new Set(found.map(({ change }) => change)).size).toBeGreaterThan(8);
  const shown = found.filter(({ isDropped }) => !isDropped).map(({ change }) => change);
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(kept));
}, 180_000);

/** Changes that a chart with a watch makes, and whether the watch is told that a call of its own may be older. */
function watchedChangesOf(chart: AnyStateMachine) {
  if (!chart.root.invoke.some(({ id }) => id === 'watch')) return [];
  return stateNodes(chart).flatMap(({ invoke, transitions }) =>
    invoke.flatMap(({ id, src }) =>
      ['watch', 'draft'].includes(id)
        ? []
        : (transitions.get(`xstate.done.actor.${id}`) ?? []).map(({ actions }) => ({
            change: `${chart.id} ${typeof src === 'string' ? src : ''}`,
            isTold: actions.some((action) => action === 'overtake'),
          })),
    ),
  );
}

/** Charts in which the switch shows at once what was asked for; what is told meanwhile is kept until the call is over. */
const keepNews = ['healthSmartMode open'];

it('[LVL-08] [FMD-07] [FMD-08] [FRS-02] no watch tells after a change what it was answered before it', () => {
  const found = chartsIn(modules).flatMap(([, chart]) => watchedChangesOf(chart));
  expect(new Set(found.map(({ change }) => change)).size).toBeGreaterThan(5);
  const silent = found.filter(({ isTold }) => !isTold).map(({ change }) => change);
  expect([...new Set(silent)]).toEqual(keepNews);
});
