import type { AnyStateMachine, StateValue } from 'xstate';
import { scxmlOf } from '../../../src/atlas/formats/scxml';
import { endOf, eventName } from '../../../src/atlas/formats/scxml/names';
import { inOrder } from '../../../src/atlas/formats/scxml/order';
import {
  type AnyCatalogue,
  type Graph,
  type Path,
  plan,
  replay,
  stateNodes,
  type Stimulus,
  thoroughGoals,
  transitionsOf,
} from '../../../src/paths';
import { explored } from '../../paths/explored';
import { Interpreter, load, type Model, type Taken } from './interpreter';
import { Recording } from './recording';

/** What one step has done, as the planner says or as an interpreter does. */
export interface Seen {
  /** Ids of the transitions, in the order in which they were taken. */
  readonly taken: readonly string[];
  readonly states: readonly string[];
}

/** All paths of a chart, as they are planned and as SCION goes them by the chart's SCXML. */
export async function walkAll(
  machine: AnyStateMachine,
  catalogue: AnyCatalogue,
  text = scxmlOf(machine),
): Promise<{ readonly planned: Seen[][]; readonly walked: Seen[][] }> {
  const graph = explored(machine, catalogue);
  const { paths } = plan(graph, thoroughGoals(graph));
  const model = await load(text);
  return {
    planned: paths.map((path) => plannedBy(graph, path)),
    walked: paths.map((path) => walkedBy(model, machine, path)),
  };
}

function plannedBy(graph: Graph, path: Path): Seen[] {
  return replay(graph, path).map(({ state: { snapshot }, taken }) => ({
    taken,
    states: leavesOf(snapshot.value, graph.machine.id).sort(),
  }));
}

/** Throws where the document asks what the chart never asked itself. */
function walkedBy(model: Model, machine: AnyStateMachine, { start, steps }: Path): Seen[] {
  const recording = new Recording(machine, start.stimulus);
  const interpreter = new Interpreter(model, recording, endOf(machine.id));
  const seen = (): Seen => {
    if (interpreter.errors.length > 0) throw new Error(JSON.stringify(interpreter.errors));
    return {
      taken: interpreter.taken.map((taken) => idOf(machine, taken)),
      states: [...interpreter.states].sort(),
    };
  };
  interpreter.start();
  return [
    seen(),
    ...steps.map(({ stimulus }) => {
      interpreter.forget();
      recording.undergo(stimulus);
      if (isTimer(stimulus)) interpreter.wait(stimulus.delay);
      else interpreter.hear(nameOf(machine, stimulus, interpreter.states));
      return seen();
    }),
  ];
}

/** What `enqueueActions` sends itself later, SCXML can only be told of. */
function isTimer(stimulus: Stimulus): stimulus is Stimulus & { readonly kind: 'after' } {
  return stimulus.kind === 'after' && stimulus.event.type.startsWith('xstate.after.');
}

/** What the interpreter hears: of an actor by its state, where several states run one of its id. */
function nameOf(machine: AnyStateMachine, stimulus: Stimulus, states: readonly string[]): string {
  const { type } = stimulus.event;
  if (stimulus.kind !== 'done' && stimulus.kind !== 'error') return eventName(type);
  const { actor } = stimulus;
  const owners = stateNodes(machine).filter(({ invoke }) => invoke.some(({ id }) => id === actor));
  const owner = owners.find(({ id }) =>
    states.some((state) => state === id || state.startsWith(`${id}.`)),
  );
  return owners.length < 2 || owner === undefined
    ? eventName(type)
    : eventName(type.replace(actor, `${owner.id}.${actor}`));
}

function idOf(machine: AnyStateMachine, { source, index }: Taken): string {
  const own = inOrder(transitionsOf(machine).filter(({ from }) => from === source));
  // The whole chart's first one leads to the document's end.
  return own[source === machine.id ? index - 1 : index]?.id ?? `${source} ${index}`;
}

function leavesOf(value: StateValue, above: string): string[] {
  if (typeof value === 'string') return [`${above}.${value}`];
  const entries = Object.entries(value);
  if (entries.length === 0) return [above];
  return entries.flatMap(([key, inner]) =>
    inner === undefined ? [] : leavesOf(inner, `${above}.${key}`),
  );
}
