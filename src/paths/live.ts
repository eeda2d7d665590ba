import { createActor, SimulatedClock } from 'xstate';
import type {
  ActorOptions,
  AnyActor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { effectOf } from './effects';
import { settle } from './held';
import { isRoot, takenIn } from './microsteps';
import type { Start, Stimulus } from './stimulus';
import type { Timer } from './timers';

/** How a product keeps a running chart over a reload. */
export interface Reload {
  /** What is kept; it passes through JSON, as a browser's storage would do. */
  persist(actor: AnyActor): unknown;
  /** The chart started again from what was kept, at the time `now` in milliseconds. */
  restore(
    machine: AnyStateMachine,
    kept: unknown,
    options: ActorOptions<AnyStateMachine> & { now: number },
  ): AnyActor;
}

/** A chart that really runs: with held actors, under a clock that only a path moves. */
export class LiveChart {
  /** Since the last stimulus. */
  taken: string[] = [];
  effects: string[] = [];
  /** What the chart failed with, if it did. */
  failure: unknown;
  private actor: AnyActor;
  private readonly machine: AnyStateMachine;
  private readonly clock = new SimulatedClock();
  private readonly stamped = new WeakSet<object>();

  constructor(machine: AnyStateMachine, { value }: Start) {
    this.machine = machine;
    this.actor = createActor(machine, { ...this.options(), input: value });
    this.watchForFailure();
    this.actor.start();
    this.stampTimers();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot();
  }

  get timers(): Timer[] {
    return this.scheduled().map(({ id, event, startedAt, delay }) => ({
      id,
      event,
      left: startedAt + delay - this.clock.now(),
    }));
  }

  undergo(stimulus: Stimulus): void {
    this.taken = [];
    this.effects = [];
    this.apply(stimulus);
    this.stampTimers();
  }

  /** Stops the chart and starts it again from what was kept of it. */
  reload({ persist, restore }: Reload): void {
    const kept: unknown = JSON.parse(JSON.stringify(persist(this.actor)));
    this.stop();
    this.taken = [];
    this.effects = [];
    this.actor = restore(this.machine, kept, { ...this.options(), now: this.clock.now() });
    this.watchForFailure();
    this.stampTimers();
  }

  stop(): void {
    this.actor.stop();
  }

  private apply(stimulus: Stimulus): void {
    if (stimulus.kind === 'event') return this.actor.send(stimulus.event);
    if (stimulus.kind === 'after') return this.clock.increment(stimulus.delay);
    const child: AnyActorRef | undefined = this.snapshot.children[stimulus.actor];
    if (child === undefined) throw new Error(`The actor "${stimulus.actor}" is not running`);
    settle(child, stimulus.kind, stimulus.value);
  }

  private options(): ActorOptions<AnyStateMachine> {
    const inspect = (event: InspectionEvent) => {
      this.taken.push(...takenIn(event));
      if (event.type !== '@xstate.action' || !isRoot(event)) return;
      const effect = effectOf(event.action);
      if (effect !== null) this.effects.push(effect);
    };
    return { clock: this.clock, inspect, logger: () => undefined };
  }

  private watchForFailure(): void {
    this.actor.subscribe({ error: (failure) => (this.failure = failure) });
  }

  private scheduled() {
    const all = Object.values(this.actor.system.getSnapshot()._scheduledEvents);
    return all.filter(({ source }) => source === this.actor);
  }

  /** XState notes when a timer was set by the wall clock; here only the simulated one counts. */
  private stampTimers(): void {
    for (const scheduled of this.scheduled()) {
      if (this.stamped.has(scheduled)) continue;
      this.stamped.add(scheduled);
      scheduled.startedAt = this.clock.now();
    }
  }
}
