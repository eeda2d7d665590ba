import { createActor, SimulatedClock } from 'xstate';
import type {
  ActorOptions,
  AnyActor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
} from 'xstate';
import { effectsOf } from './effects';
import { heldActor, settle } from './held';
import { takenIn } from './microsteps';
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
  failure: unknown = null;
  private actor: AnyActor;
  private readonly machine: AnyStateMachine;
  private readonly clock = new SimulatedClock();
  private readonly stamped = new WeakSet<object>();

  constructor(machine: AnyStateMachine, { value }: Start) {
    this.machine = machine;
    this.actor = createActor(machine, { parent: this.parent(), input: value });
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
    this.forgetLastStep();
    this.apply(stimulus);
    this.stampTimers();
  }

  /** Stops the chart and starts it again from what was kept of it. */
  reload({ persist, restore }: Reload): void {
    const kept: unknown = JSON.parse(JSON.stringify(persist(this.actor)));
    this.stop();
    this.forgetLastStep();
    this.actor = restore(this.machine, kept, { parent: this.parent(), now: this.clock.now() });
    this.watchForFailure();
    this.stampTimers();
  }

  /** XState lets only a parent stop its child, but this is what the parent would say. */
  stop(): void {
    if (this.snapshot.status === 'active') this.actor.send({ type: 'xstate.stop' });
  }

  private forgetLastStep(): void {
    this.taken = [];
    this.effects = [];
  }

  private apply(stimulus: Stimulus): void {
    if (stimulus.kind === 'event') return this.actor.send(stimulus.event);
    if (stimulus.kind === 'after') return this.clock.increment(stimulus.delay);
    const child: AnyActorRef | undefined = this.snapshot.children[stimulus.actor];
    if (child === undefined) throw new Error(`The actor "${stimulus.actor}" is not running`);
    settle(child, stimulus.kind, stimulus.value);
  }

  /** Somebody to whom a chart may send, as one does that another chart runs. */
  private parent(): AnyActorRef {
    const parent = createActor(heldActor, { clock: this.clock, logger: () => undefined });
    let chart: string | null = null;
    parent.system.inspect((event) => {
      // The first one that this parent's system hears of is the chart, its children come later.
      chart ??= event.actorRef.sessionId;
      if (event.actorRef.sessionId !== chart) return;
      this.taken.push(...takenIn(event));
      if (event.type === '@xstate.action') this.effects.push(...effectsOf(event.action));
    });
    return parent;
  }

  private watchForFailure(): void {
    this.actor.subscribe({ error: (failure: unknown) => (this.failure = failure) });
  }

  private scheduled() {
    const all = Object.values(this.actor.system.getSnapshot()._scheduledEvents);
    return all.filter(({ source, target }) => source === this.actor && target === this.actor);
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
