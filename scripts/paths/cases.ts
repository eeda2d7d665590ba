import {
  type Graph,
  type Path,
  pathId,
  replay,
  type Start,
  stateText,
  stimulusData,
  type Stimulus,
  transitionsOf,
  valueOf,
} from '../../src/paths';
import type { ChartPlan } from './plans';
import { type ChartWords, inBoth, say, type Words } from './words';

/** A path as a person follows it. */
export interface TestCase {
  /** The same as long as the path is: its chart, and a sum of what is done in it. */
  readonly id: string;
  readonly title: Words;
  readonly steps: readonly TestStep[];
}

/** One thing to do, and what must come of it. */
export interface TestStep {
  /** What happens, as the chart calls it. */
  readonly event: string;
  readonly label: Words;
  /** What is sent, answered or started with; empty where nothing is. */
  readonly data: string;
  /** The state afterwards, as the chart calls it. */
  readonly to: string;
  readonly state: Words;
  /** Requirement ids of the transitions taken. */
  readonly spec: readonly string[];
}

/** A chart's paths as test cases. */
export function casesOf(
  { graph, paths }: Pick<ChartPlan, 'graph' | 'paths'>,
  words: ChartWords,
): TestCase[] {
  return paths.map((path) => {
    const steps = stepsOf(graph, path, words);
    const last = steps.at(-1)?.state;
    const title = inBoth(
      (language) =>
        say('case', {
          chart: words.title[language],
          count: path.steps.length,
          state: last?.[language] ?? '',
        })[language],
    );
    return { id: pathId(graph, path), title, steps };
  });
}

function stepsOf(graph: Graph, path: Path, words: ChartWords): TestStep[] {
  const specs = new Map(transitionsOf(graph.machine).map(({ id, spec }) => [id, spec]));
  return replay(graph, path).map(({ stimulus, state, taken }) => ({
    event: eventName(stimulus),
    label: words.step(stimulus),
    data: stimulusData(stimulus),
    to: stateText(state),
    state: words.state(valueOf(state)),
    spec: [...new Set(taken.flatMap((id) => specs.get(id) ?? []))],
  }));
}

function eventName(stimulus: Start | Stimulus): string {
  return stimulus.kind === 'start' ? `start.${stimulus.input}` : stimulus.event.type;
}
