import { and, type AnyStateMachine, createActor, raise, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyTransitionDefinition, EventObject } from 'xstate';
import { conditionOf, type Condition } from '../../../src/atlas/formats/condition';
import { eventName } from '../../../src/atlas/formats/scxml/names';
import { has } from '../../../src/atlas/formats/properties';
import { fingerprint, stateNodes } from '../../../src/paths';
import { heldActor, hold, settle } from '../../../src/paths/held';
import { takenIn } from '../../../src/paths/microsteps';
import type { Start, Stimulus } from '../../../src/paths';
import { transitionId } from '../../../src/paths/transitions';
import { type Answers, type Asked, eventKind, parameters } from './interpreter';

/** For which transition guards are asked, and which of them are given what it works out. */
interface Asking {
  readonly event: string | null;
  readonly transition: string;
  readonly computed: readonly string[];
}

/**
 * A path run on the chart itself, whose answers are noted: how each guard decided, what each delay
 * came to and what was raised, so that another interpreter can be given the same.
 */
export class Recording implements Answers {
  private readonly answers = new Map<string, boolean>();
  private readonly delays: [string, number][] = [];
  private readonly events: [string, string][] = [];
  private taken = 0;
  private asking: Asking = { event: null, transition: '', computed: [] };
  private readonly clock = new SimulatedClock();
  private readonly actor;

  constructor(machine: AnyStateMachine, start: Start) {
    const parent = createActor(heldActor, { clock: this.clock, logger: () => undefined });
    let chart: string | null = null;
    parent.system.inspect((event) => {
      chart ??= event.actorRef.sessionId;
      if (event.actorRef.sessionId === chart) this.taken += takenIn(event).length;
    });
    this.actor = createActor(this.recorded(machine), { parent, input: start.value });
    this.actor.subscribe({ error: () => {} });
    this.actor.start();
  }

  undergo(stimulus: Stimulus): void {
    if (stimulus.kind === 'event') return this.actor.send(stimulus.event);
    if (stimulus.kind === 'after') return this.clock.increment(stimulus.delay);
    const child: AnyActorRef | undefined = this.actor.getSnapshot().children[stimulus.actor];
    if (child !== undefined) settle(child, stimulus.kind, stimulus.value);
  }

  guard(name: string, params: unknown, asked: Asked): boolean {
    const answer = this.answers.get(keyOf(name, params, asked));
    if (answer === undefined) {
      throw new Error(`The chart never asked ${keyOf(name, params, asked)}`);
    }
    return answer;
  }

  delay(name: string): number {
    return next(this.delays, name) ?? 0;
  }

  event(name: string): string {
    return next(this.events, name) ?? 'told';
  }

  /** The chart with its actors held, noting what it answers itself. */
  private recorded(machine: AnyStateMachine): AnyStateMachine {
    const copy = hold(machine.provide({}));
    const { guards, delays, actions } = copy.implementations;
    replaceAll(guards, (name, guard) => this.notingGuard(name, guard));
    replaceAll(delays, (name, delay) => this.notingDelay(name, delay));
    replaceAll(actions, (name, action) => this.notingEvent(name, action));
    stateNodes(copy)
      .flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
      .filter(({ guard }) => guard !== undefined)
      .forEach((definition) => this.announce(definition));
    return copy;
  }

  /** Notes for which transition the guards are asked that are asked next. */
  private announce(definition: AnyTransitionDefinition): void {
    const { guard, eventType } = definition;
    const computed = computedIn(conditionOf(guard));
    const transition = transitionId(definition) ?? '';
    const whole: object = Reflect.apply(and, undefined, [[guard]]);
    const announced = watched(whole, (check, args) => {
      const event = eventType ? eventKind(eventName(typeOf(args[1]))) : null;
      this.asking = { event, transition, computed };
      return check();
    });
    Object.assign(definition, { guard: announced });
  }

  private notingGuard(name: string, guard: unknown): unknown {
    if (typeof guard !== 'function') return guard;
    if (has(guard, 'check')) {
      return watched(guard, (check) => this.noted(name, undefined, check()));
    }
    return (args: unknown, params: unknown) =>
      this.noted(name, params, Boolean(Reflect.apply(guard, undefined, [args, params])));
  }

  private noted(name: string, params: unknown, answer: boolean): boolean {
    const { event, transition, computed } = this.asking;
    const given = computed.includes(name) ? parameters(transition, name) : params;
    this.answers.set(keyOf(name, given, { event, taken: this.taken }), answer);
    return answer;
  }

  private notingDelay(name: string, delay: unknown): unknown {
    return (args: unknown, params: unknown) => {
      const value: unknown =
        typeof delay === 'function' ? Reflect.apply(delay, undefined, [args, params]) : delay;
      this.delays.push([name, Number(value)]);
      return value;
    };
  }

  /** An event that is raised and worked out as it is. */
  private notingEvent(name: string, action: unknown): unknown {
    if (!has(action, 'event') || !has(action, 'type') || action.type !== 'xstate.raise') {
      return action;
    }
    const { event } = action;
    if (typeof event !== 'function') return action;
    return raise((args: unknown, params: unknown) => {
      const raised: EventObject = Reflect.apply(event, undefined, [args, params]);
      this.events.push([name, eventName(raised.type)]);
      return raised;
    });
  }
}

/** A combined guard whose check is watched. */
function watched(
  guard: object,
  watch: (check: () => boolean, args: readonly unknown[]) => boolean,
): object {
  const check: (...args: readonly unknown[]) => unknown = Reflect.get(guard, 'check');
  return Object.assign(() => false, guard, {
    check: (...args: readonly unknown[]) => watch(() => Boolean(check(...args)), args),
  });
}

function computedIn(condition: Condition | null): string[] {
  if (condition === null) return [];
  if (condition.kind === 'named') {
    return condition.params.kind === 'computed' ? [condition.name] : [];
  }
  return 'of' in condition ? condition.of.flatMap(computedIn) : [];
}

function typeOf(args: unknown): string {
  return has(args, 'event') && has(args.event, 'type') ? String(args.event.type) : '';
}

/** The implementations of a chart's copy are its own. */
function replaceAll(implementations: object, replace: (name: string, value: unknown) => unknown) {
  for (const [name, value] of Object.entries(implementations)) {
    Object.assign(implementations, { [name]: replace(name, value) });
  }
}

/** The answers of one name come in the order in which they were given. */
function next<Value>(answers: [string, Value][], name: string): Value | undefined {
  const index = answers.findIndex(([known]) => known === name);
  return index === -1 ? undefined : answers.splice(index, 1)[0]?.[1];
}

function keyOf(name: string, params: unknown, { event, taken }: Asked): string {
  return `${name}(${fingerprint(params)}) for ${event ?? 'no event'} after ${taken} transitions`;
}
