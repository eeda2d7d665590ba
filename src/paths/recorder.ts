import { createEmptyActor, isMachineSnapshot } from 'xstate';
import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot } from 'xstate';
import { effectsOf } from './effects';
import { takenIn } from './microsteps';
import { scheduled, type Timer } from './timers';

/** What a chart would do in one step. */
export interface Doings {
  readonly taken: readonly string[];
  readonly effects: readonly string[];
  readonly timers: readonly Timer[];
  /** Where the chart was on the way, from one microstep to the next. */
  readonly passed: readonly AnyMachineSnapshot[];
  /** The types of the events that it was asked about on the way. */
  readonly heard: readonly string[];
}

/**
 * Stands for a running chart while XState's pure functions take its steps: no actor starts, no
 * action is carried out, no time passes; what would be done is written down.
 */
export class Recorder {
  readonly scope: AnyActorScope;
  private readonly self: AnyActorRef = createEmptyActor();
  private taken: string[] = [];
  private effects: string[] = [];
  private timers: readonly Timer[] = [];
  private passed: AnyMachineSnapshot[] = [];
  private heard: string[] = [];

  constructor() {
    const { self } = this;
    self._parent = createEmptyActor();
    self.system.inspect((event) => {
      if (event.actorRef !== self) return;
      this.taken.push(...takenIn(event));
      if (event.type === '@xstate.microstep' && isMachineSnapshot(event.snapshot)) {
        this.passed.push(event.snapshot);
        this.heard.push(event.event.type);
      }
    });
    this.scope = {
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: self.system,
      logger: () => undefined,
      defer: () => undefined,
      stopChild: () => undefined,
      emit: () => undefined,
      actionExecutor: (action) => {
        this.timers = scheduled(this.timers, action);
        this.effects.push(...effectsOf(action));
      },
    };
  }

  /** Whether the next step may be taken here too: an actor's system id can be given only once. */
  get isFresh(): boolean {
    return Object.keys(this.self.system.getAll()).length === 0;
  }

  /** What is done from now on is a step of its own. */
  begin(pending: readonly Timer[]): void {
    this.taken = [];
    this.effects = [];
    this.timers = pending;
    this.passed = [];
    this.heard = [];
  }

  get doings(): Doings {
    const { taken, effects, timers, passed, heard } = this;
    return { taken, effects, timers, passed, heard };
  }
}
