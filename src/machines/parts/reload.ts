import { Actor, isMachineSnapshot } from 'xstate';
import type { ActorOptions, AnyActorRef, AnyStateMachine, Snapshot } from 'xstate';
import { z } from 'zod/mini';

/**
 * Keeps a running chart over a reload of the page. XState keeps states and children but forgets every
 * pending `after` (xstate#5331): a restored chart would wait for ever. So the deadlines are kept
 * beside the snapshot, and a restored chart waits what is left of them.
 */
const keptChart = z.object({
  snapshot: z.custom<Snapshot<unknown>>(
    (value: unknown) => typeof value === 'object' && value !== null && 'status' in value,
  ),
  timers: z.array(
    z.object({
      id: z.string(),
      event: z.looseObject({ type: z.string() }),
      /** Milliseconds since 1970. */
      due: z.number(),
      /** The actor that waits, as the ids of children from the chart down. */
      source: z.array(z.string()),
      target: z.array(z.string()),
    }),
  ),
});

/** What is kept of a running chart: plain JSON, as far as its context is. */
export type KeptChart = z.infer<typeof keptChart>;
type KeptTimer = KeptChart['timers'][number];

/** What has to be kept of a running chart to go on with it after a reload, timers included. */
export function persist(actor: AnyActorRef): KeptChart {
  const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
  const timers = scheduled.flatMap(({ id, event, startedAt, delay, source, target }) => {
    const [from, to] = [pathTo(source, actor), pathTo(target, actor)];
    if (from === null || to === null) return [];
    return [{ id, event: { ...event }, due: startedAt + delay, source: from, target: to }];
  });
  return { snapshot: actor.getPersistedSnapshot(), timers };
}

/**
 * Starts a chart from its kept snapshot. A timer whose deadline has passed fires at once. Invoked actors
 * start anew.
 * `now` is the present time in milliseconds since 1970. Throws a ZodError if the kept data can't
 * be read.
 */
export function restore<Machine extends AnyStateMachine>(
  machine: Machine,
  kept: unknown,
  { now, ...options }: ActorOptions<Machine> & { now: number },
): Actor<Machine> {
  const { snapshot, timers } = keptChart.parse(kept);
  const actor = new Actor(machine, { ...options, snapshot }).start();
  timers.forEach((timer) => rearm(actor, timer, now));
  return actor;
}

function rearm(actor: AnyActorRef, { id, event, due, ...paths }: KeptTimer, now: number): void {
  const source = actorAt(paths.source, actor);
  const target = actorAt(paths.target, actor);
  if (source === undefined || target === undefined) return;
  actor.system.scheduler.schedule(source, target, event, Math.max(0, due - now), id);
}

/** The way from a chart down to one of its descendants; null for an actor that is none. */
function pathTo(descendant: AnyActorRef, chart: AnyActorRef): string[] | null {
  if (descendant === chart) return [];
  const above = descendant._parent === undefined ? null : pathTo(descendant._parent, chart);
  return above === null ? null : [...above, descendant.id];
}

function actorAt(path: readonly string[], chart: AnyActorRef): AnyActorRef | undefined {
  return path.reduce<AnyActorRef | undefined>((actor, id) => childOf(actor, id), chart);
}

function childOf(actor: AnyActorRef | undefined, id: string): AnyActorRef | undefined {
  const snapshot: unknown = actor?.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot.children[id] : undefined;
}
