import {
  Actor,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type Snapshot,
  StateMachine,
} from 'xstate';
import { z } from 'zod/mini';
import type { AnyCatalogue } from './catalogue';
import { explore } from './explore';
import { gallery } from './gallery';
import { hold } from './held';
import { stateNodes } from './stateNodes';

/** The catalogue of a chart; null where it has none. */
export type CatalogueOf = (chart: AnyStateMachine) => AnyCatalogue | null;

/** A chart to be shown in each of its states, and the charts that it runs, by the name of their logic. */
export interface Exhibited<Chart extends AnyStateMachine = AnyStateMachine> {
  readonly chart: Chart;
  readonly paths: AnyCatalogue;
  readonly parts?: Readonly<Record<string, Exhibited>>;
  /** As a part it only stands where it usually does: another gallery shows its states. */
  readonly isShownElsewhere?: boolean;
}

/** A state of a chart, or of one that it runs, while the others stand where they usually do. */
interface Look {
  readonly name: string;
  /** The id of the chart whose state it is, and the states in which that stands, one of each region. */
  readonly chart: string;
  readonly leaves: readonly string[];
  readonly snapshot: Kept;
}

const kept = z.looseObject({
  status: z.literal(['active', 'done', 'error', 'stopped']),
  tags: z.optional(z.array(z.string())),
  children: z.record(z.string(), z.looseObject({ src: z.unknown(), snapshot: z.unknown() })),
});
type Kept = z.output<typeof kept>;

/** Tags of states in which nobody stays for long, or in which there is little to see. */
const unusual = ['busy', 'failed', 'empty', 'blocked', 'done'];

interface Stance extends Look {
  readonly tags: ReadonlySet<string>;
}

const explored = new Map<AnyStateMachine, ReturnType<typeof explore>>();

/** A chart may be part of several, and exploring takes its time. */
function graphOf(chart: AnyStateMachine, paths: AnyCatalogue) {
  const graph = explored.get(chart) ?? explore(chart, paths);
  explored.set(chart, graph);
  return graph;
}

/** The states in which a chart stands at once, one of each region: `work.pages.second`. */
function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner).map((leaf) => `${name}.${leaf}`),
  );
}

/**
 * Enough states of the chart itself that each region stands in each of its own once, its parts
 * standing where they usually do. What regions do beside each other would take hours to show.
 */
function stancesOf({ chart, paths, parts = {} }: Exhibited): Stance[] {
  const graph = graphOf(chart, paths);
  const usual = Object.entries(parts).map(([name, part]) => [name, usualOf(part)] as const);
  const seen = new Set<string>();
  const shown = gallery(graph).filter(({ state }) => {
    const fresh = leavesOf(state.snapshot.value).filter((leaf) => !seen.has(leaf));
    for (const leaf of fresh) seen.add(leaf);
    return fresh.length > 0;
  });
  return shown.map(({ value, state }) => {
    const bare = kept.parse(graph.machine.getPersistedSnapshot(state.snapshot));
    const snapshot = usual.reduce((whole, [name, part]) => placed(whole, name, part), bare);
    const leaves = leavesOf(state.snapshot.value);
    return { name: value, chart: chart.id, leaves, snapshot, tags: state.snapshot.tags };
  });
}

/**
 * The chart with its catalogue and the charts that it runs; those named elsewhere stand where they usually do.
 * Throws where the chart has no catalogue.
 */
export function exhibitOf<Chart extends AnyStateMachine>(
  chart: Chart,
  catalogueOf: CatalogueOf,
  elsewhere: readonly string[] = [],
): Exhibited<Chart> {
  const paths = catalogueOf(chart);
  if (paths === null) throw new Error(`${chart.id} has no catalogue`);
  // A form without drafts has the part too, and never invokes it.
  const invoked = stateNodes(chart).flatMap(({ invoke }) => invoke.map(({ src }) => src));
  const actors = Object.entries<unknown>(chart.implementations.actors).filter(([name]) =>
    invoked.includes(name),
  );
  const parts = actors.flatMap(([name, logic]) =>
    logic instanceof StateMachine && catalogueOf(logic) !== null
      ? [
          [
            name,
            {
              ...exhibitOf(logic, catalogueOf, elsewhere),
              isShownElsewhere: elsewhere.includes(name),
            },
          ],
        ]
      : [],
  );
  return { chart, paths, parts: Object.fromEntries(parts) };
}

function usualOf(part: Exhibited): Kept {
  const stances = stancesOf(part);
  const usual = stances.find(({ tags }) => !unusual.some((tag) => tags.has(tag))) ?? stances[0];
  if (usual === undefined) throw new Error(`${part.chart.id} has no state`);
  return usual.snapshot;
}

const runs = ({ children }: Kept, name: string) =>
  Object.values(children).some(({ src }) => src === name);

/** A chart's snapshot in which each running part of that name stands as told. */
function placed(whole: Kept, name: string, part: Kept): Kept {
  const children = Object.entries(whole.children).map(([id, child]) => [
    id,
    child.src === name ? { ...child, snapshot: part } : child,
  ]);
  return kept.parse({ ...whole, children: Object.fromEntries(children) });
}

/** Every state of a chart, and every state of each chart that it runs. */
function looksOf(exhibited: Exhibited): Look[] {
  const own = stancesOf(exhibited);
  const inParts = Object.entries(exhibited.parts ?? {}).flatMap(([name, part]) => {
    if (part.isShownElsewhere === true) return [];
    const host =
      own.find(({ snapshot, tags }) => runs(snapshot, name) && tags.size === 0) ??
      own.find(({ snapshot }) => runs(snapshot, name));
    if (host === undefined) throw new Error(`${exhibited.chart.id} never runs ${name}`);
    return looksOf(part).map((look) => ({
      ...look,
      name: `${host.name} › ${name} ${look.name}`,
      snapshot: placed(host.snapshot, name, look.snapshot),
    }));
  });
  return [...own, ...inParts];
}

/** The chart with every actor held but the charts that it is shown with. */
function machineOf({ chart, parts = {} }: Exhibited): AnyStateMachine {
  const shown = Object.entries(parts).map(([name, part]) => [name, machineOf(part)]);
  const actors = { ...hold(chart).implementations.actors, ...Object.fromEntries(shown) };
  return chart.provide({ actors });
}

function isActorOf<Chart extends AnyStateMachine>(
  actor: AnyActor,
  chart: Chart,
): actor is Actor<Chart> {
  return (
    actor instanceof Actor && actor.logic instanceof StateMachine && actor.logic.id === chart.id
  );
}

/**
 * Every look of a chart and of the charts that it runs, each with a way to have a running actor in it; it reacts, but
 * its clock stands still.
 */
export function exhibitsOf<Chart extends AnyStateMachine>(exhibited: Exhibited<Chart>) {
  const machine = machineOf(exhibited);
  return looksOf(exhibited).map(({ name, chart, leaves, snapshot }) => ({
    ...{ name, chart, leaves },
    open() {
      const from: Snapshot<unknown> = { output: undefined, error: undefined, ...snapshot };
      const clock = new SimulatedClock();
      const actor: AnyActor = createActor(machine, { snapshot: from, clock }).start();
      if (!isActorOf(actor, exhibited.chart)) throw new Error(`${machine.id} is not running`);
      return actor;
    },
  }));
}
