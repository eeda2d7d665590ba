import type { EventObject } from 'xstate';
import {
  type Graph,
  type Path,
  refusedEvents,
  stateText,
  stimulusLabel,
  type Stimulus,
  valueOf,
} from '../../../src/paths';
import { holdTime } from '../heldTime';
import { expect } from '../world';
import { photograph } from './album';
import type { Answer } from './answers';
import { HeldCalls } from './heldCalls';
import { ChartReports } from './reports';
import type { Control, Happening, Stage, Walk } from './stage';

type Ended = Extract<Stimulus, { kind: 'done' | 'error' }>;

/** The call that an actor of a chart makes; null for one that makes none. */
function pathOf({ chart }: Stage, source: string): string | null {
  const logic: unknown = chart.implementations.actors[source];
  const call: unknown = typeof logic === 'object' && logic !== null && Reflect.get(logic, 'call');
  const path: unknown = typeof call === 'object' && call !== null && Reflect.get(call, 'path');
  return typeof path === 'string' ? path : null;
}

const elsewhereFrom = ({ elsewhere = {} }: Stage, graph: Graph, index: number) =>
  (graph.edges[index] ?? []).filter(({ taken }) => taken.some((id) => id in elsewhere));

/** The transitions from a state that nobody can cause on this screen, by id. */
export function takenElsewhere(stage: Stage, graph: Graph, index: number): string[] {
  const { elsewhere = {} } = stage;
  const taken = elsewhereFrom(stage, graph, index).flatMap((edge) => edge.taken);
  return taken.filter((id) => id in elsewhere);
}

/** A path on the real screen, one step after the other; the page's own time stands still in between. */
export class Walker {
  readonly #calls = new HeldCalls();
  readonly #reports = new ChartReports();
  readonly #faults: string[] = [];
  readonly #stage: Stage;
  readonly #walk: Walk;

  constructor(stage: Stage, walk: Walk) {
    this.#stage = stage;
    this.#walk = walk;
  }

  /** Walks a path; after each step the chart has to stand where the plan says, and refuse what the plan refuses. */
  async take(graph: Graph, { start, steps }: Path): Promise<void> {
    const { page } = this.#walk;
    page.on('pageerror', (error) => this.#faults.push(error.message));
    await this.#reports.watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    for (const source of Object.keys(this.#stage.answers)) {
      const path = pathOf(this.#stage, source);
      if (path !== null) await this.#calls.hold(page, path);
    }
    await this.#stage.enter(this.#walk, start.stimulus.input);
    await this.#standsIn(graph, start.to, 'the start');
    if (steps.length === 0) return;
    await holdTime(page);
    for (const [index, { stimulus, to }] of steps.entries()) {
      const label = `step ${String(index + 1)}, ${stimulusLabel(stimulus)}`;
      await this.#undergo(stimulus);
      await this.#standsIn(graph, to, label);
      await this.#refuses(graph, to, label);
    }
    expect(this.#faults).toEqual([]);
  }

  async #undergo(stimulus: Stimulus): Promise<void> {
    if (stimulus.kind === 'event') return this.#send(stimulus.event);
    if (stimulus.kind === 'after') return this.#walk.page.clock.runFor(stimulus.delay);
    return this.#end(stimulus);
  }

  async #send(event: EventObject): Promise<void> {
    const deed = this.#deed(event.type);
    if (deed === undefined) throw new Error(`Nobody knows how to send ${event.type}`);
    if ('happen' in deed) {
      await deed.happen(this.#walk, event);
      return;
    }
    const control = deed.find(this.#walk, event);
    await (deed.use?.(control, event, this.#walk) ?? control.click());
  }

  async #end({ kind, source, index }: Ended): Promise<void> {
    const answer: Answer | undefined = this.#stage.answers[source]?.[kind]?.[index];
    if (answer === undefined) throw new Error(`${source} has no ${kind} ${String(index)}`);
    const path = pathOf(this.#stage, source);
    await answer(path === null ? null : await this.#calls.next(path), this.#walk);
  }

  #deed(type: string): Control | Happening | undefined {
    return this.#stage.deeds[type];
  }

  async #standsIn(graph: Graph, index: number, label: string): Promise<void> {
    const state = graph.states[index];
    if (state === undefined) throw new Error(`${label} leads nowhere`);
    const { page, language } = this.#walk;
    await expect
      .poll(
        async () => {
          // What the page puts off for a moment, such as a focus, still has to happen.
          await page.clock.runFor(1);
          return this.#reports.standing(this.#stage.chart.id);
        },
        { message: label },
      )
      .toEqual(valueOf(state));
    // A chart that has ended has left the page to others.
    if (state.snapshot.status !== 'active') return;
    await photograph(page, this.#stage.chart.id, stateText(state), language);
  }

  /** No control may be offered that would do nothing. */
  async #refuses(graph: Graph, index: number, label: string): Promise<void> {
    const state = graph.states[index];
    if (state === undefined) return;
    const elsewhere = elsewhereFrom(this.#stage, graph, index).map(({ stimulus }) => stimulus);
    for (const { event } of [...refusedEvents(graph, state), ...elsewhere]) {
      const deed = this.#deed(event.type);
      if (deed === undefined || 'happen' in deed) continue;
      const control = deed.find(this.#walk, event);
      const isOffered =
        (await control.count()) > 0 &&
        (await (deed.use === undefined ? control.isEnabled() : control.isEditable()));
      expect(isOffered, `after ${label}, ${event.type} is offered`).toBe(false);
    }
  }
}
