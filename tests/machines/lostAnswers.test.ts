import { expect, it } from 'vitest';
import { type AnyStateMachine, matchesState } from 'xstate';
import type { Call } from '../../src/contract/call';
import { CallFailure } from '../../src/contract/failure';
import { advance, type ChartState, type Stimulus } from '../../src/paths';
import { explored } from '../paths/explored';
import { catalogueOf } from './catalogueOf';
import { chartsIn } from './catalogues';

/*
 * The server may have done what got no answer. Every chart that sends a change says so, wherever it waits for one.
 * A new chart needs no line here.
 */

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.ts', {
  eager: true,
});

/** Changes that are not said to be unsure, each with the reason. */
const silent: Readonly<Record<string, string>> = {
  'guide /teacher/setGuideStatus': 'nothing to do again: the guide shows once more another day',
  'highlightsMoved /teacher/setGuideStatus':
    'nothing to do again: the tip shows once more another day',
  'materialUpload /resource/upload':
    'the file stays with its retry and says that no answer came; sent again it is not stored twice',
  'messageOpening /message/setRead': 'the message is open, and is marked the next time it is',
  'navigationGuard /teacher/logout': 'the browser has forgotten the session in any case',
  'postClassFeedback /classFeedback/save': 'a draft, which is kept in the browser too',
  'scoreMenuLabel /scorecollection/setkMenuLabelNotShow':
    'nothing to do again: the label shows once more another day',
  'searchGuide /teacher/guide': 'nothing to do again: the guide shows once more another day',
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'changes' in value && 'forAnswer' in value;

/** The call by which an actor changes something; null where it only asks. */
function changeOf(logic: unknown): Call | null {
  if (typeof logic !== 'object' || logic === null) return null;
  const call = 'call' in logic ? logic.call : 'asks' in logic ? logic.asks : null;
  return isCall(call) && call.changes && !call.forAnswer ? call : null;
}

/** What a person reads after a step: its notices, and what the chart keeps of the failure for its screen. */
function toldBy(
  effects: readonly string[],
  { snapshot: { context, value } }: ChartState,
): string[] {
  const notices = effects.filter((effect) => effect.includes('"notice.shown"'));
  const kept = [...JSON.stringify({ context, value }).matchAll(/"shell:unsure\.\w+"|"unsure"/g)];
  return [...notices, ...kept.map(([text]) => text)];
}

function lostAt(stimulus: Stimulus, { path }: Call): Stimulus {
  const error = new CallFailure('network', { path, isChange: true });
  return { ...stimulus, event: Object.assign({}, stimulus.event, { error }) };
}

/** Where a chart waits for the answer to a change, and what it says when none comes. */
function saidBy(chart: AnyStateMachine) {
  const catalogue = catalogueOf(chart);
  if (catalogue === null) return [];
  const actors: Record<string, unknown> = chart.implementations.actors;
  if (Object.values(actors).every((logic) => changeOf(logic) === null)) return [];
  const { machine, edges, states } = explored(chart, catalogue);
  return edges.flat().flatMap(({ from, stimulus }) => {
    const state = states[from];
    if (stimulus.kind !== 'error' || state === undefined) return [];
    const call = changeOf(actors[stimulus.source]);
    if (call === null) return [];
    const step = advance(machine, state, lostAt(stimulus, call));
    const told = toldBy(step.effects, step.state);
    const isUnsure = (text: string) => text.includes('unsure');
    // Where it is asked at once how it was graded, nothing is unsure for long.
    const isAsking = matchesState(
      { editing: { overtaken: 'comparing' } },
      step.state.snapshot.value,
    );
    const isSaid = isAsking || (told.length > 0 && told.every(isUnsure));
    return [{ change: `${chart.id} ${call.path}`, isSaid }];
  });
}

it('after a lost answer every change says that nobody knows whether it was made', () => {
  const said = chartsIn(modules).flatMap(([, chart]) => saidBy(chart));
  expect(new Set(said.map(({ change }) => change)).size).toBeGreaterThan(50);
  const missing = said.filter(({ isSaid }) => !isSaid).map(({ change }) => change);
  expect([...new Set(missing)].toSorted()).toEqual(Object.keys(silent));
  // It goes through every chart: half a minute on a machine that does nothing else.
}, 180_000);
