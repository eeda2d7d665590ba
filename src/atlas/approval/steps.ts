import { type Graph, refusedEvents, stateText, stimulusData } from '../../paths';
import { isRefusal, type Step } from '../../paths/step';
import { type Start, type Stimulus, stimulusKey } from '../../paths/stimulus';
import { causeOf } from '../model/cause';
import { type Reaction, reactionsIn } from './doable';
import { changedParts, shown } from './facts';
import type { BothNames } from './words';

/** A path as what is done in it, by `causeKey`. */
export interface KnownPath {
  readonly id: string;
  readonly causes: readonly string[];
}

/**
 * What a chart does along a path that it was known to go, as lines of text: a block a path. What is
 * offered is told where it changes.
 */
export function pathLines(graph: Graph, { id, causes }: KnownPath, names: BothNames): string[] {
  const lines = [`Path ${id}`];
  let last: Step | null = null;
  let offered: readonly string[] = [];
  for (const [index, cause] of causes.entries()) {
    const all: readonly Reaction[] = reactionsIn(graph, last?.state ?? null);
    const found = all.find(({ key }) => key === cause);
    lines.push(`  ${String(index)}. ${cause}`);
    if (found === undefined) return [...lines, '     is not heard'];
    const words = [names.zh, names.en].map((one) => one.step(causeOf(found.stimulus)));
    lines.push(`     # ${words.join(' / ')}`);
    if (found.step === null) return [...lines, '     fails'];
    const facts = stepFacts(found.stimulus, found.step, last);
    const offers = offersIn(graph, found.step.state);
    const news = offers.filter((offer) => !offered.includes(offer));
    lines.push(...[...facts, ...news].map((fact) => `     ${fact}`));
    last = found.step;
    offered = offers;
  }
  return lines;
}

/** All that a step does, one fact a line. */
export function stepFacts(
  stimulus: Start | Stimulus,
  { state, taken, effects }: Step,
  before: Step | null,
): string[] {
  const { snapshot, timers } = state;
  const memory: object = snapshot.context;
  const formerly: object = before?.state.snapshot.context ?? {};
  const output: unknown = snapshot.output;
  const data = stimulusData(stimulus);
  return [
    ...(data === '' ? [] : [`with ${shown(data)}`]),
    `→ ${stateText(state)}${snapshot.status === 'active' ? '' : ` (${snapshot.status})`}`,
    ...taken.map((id) => `by ${id}`),
    ...changedParts(formerly, memory).map((part) => `keeps ${part}`),
    ...effects.map((effect) => `${effect.startsWith('sends ') ? '' : 'does '}${shown(effect)}`),
    ...(output === undefined ? [] : [`ends with ${shown(output)}`]),
    ...timers.map(({ event, left }) => `waits ${String(left)} ms for ${event.type}`).sort(),
    ...listed('runs', Object.keys(snapshot.children).sort()),
  ];
}

/** What is heard in a state, and what is not, though it is heard in others. */
function offersIn(graph: Graph, state: Step['state']): string[] {
  const heard = reactionsIn(graph, state).flatMap(({ key, stimulus, step }) =>
    stimulus.kind === 'event' && step !== null && !isRefusal(stimulus, step)
      ? [{ key, type: stimulus.event.type }]
      : [],
  );
  // Of what is heard in part, which part is refused.
  const refused = refusedEvents(graph, state).map((stimulus) => {
    const { type } = stimulus.event;
    return heard.some((one) => one.type === type) ? caseName(stimulusKey(stimulus)) : type;
  });
  const offered = heard.map(({ key }) => caseName(key));
  return [...listed('offers', offered), ...listed('refuses', refused)];
}

/** `event draft.saved 0` is told as `draft.saved`, its other cases by their numbers. */
function caseName(key: string): string {
  return key.replace(/^event /, '').replace(/ 0$/, '');
}

function listed(name: string, all: readonly string[]): string[] {
  return all.length === 0 ? [] : [`${name} ${[...new Set(all)].join(', ')}`];
}
