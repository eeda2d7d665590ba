import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
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
import { passesAtOnce, toStandstill } from './atOnce';
import { callOf } from './calls';
import { HeldCalls } from './heldCalls';
import { intervals } from './intervals';
import { ChartReports } from './reports';
import type { Control, Trigger, ScreenAdapter, Walk } from './adapter';
import { letPass } from './time';

type Edge = Path['steps'][number];

type Ended = Extract<Stimulus, { kind: 'done' | 'error' }>;

/** The path of the call of an actor that the walk holds; null for one without. */
function pathOf({ chart, answers }: ScreenAdapter, source: string): string | null {
  const named = answers[source]?.call;
  return named === undefined ? callOf(chart.implementations.actors[source]) : (named?.path ?? null);
}

const elsewhereFrom = ({ elsewhere = {} }: ScreenAdapter, graph: Graph, index: number) =>
  (graph.edges[index] ?? []).filter(({ taken }) => taken.some((id) => id in elsewhere));

/** The transitions from a state that nobody can cause on this screen, by id. */
export function takenElsewhere(adapter: ScreenAdapter, graph: Graph, index: number): string[] {
  const { elsewhere = {} } = adapter;
  const taken = elsewhereFrom(adapter, graph, index).flatMap((edge) => edge.taken);
  return taken.filter((id) => id in elsewhere);
}

/** What takes nothing that is done with it: it is disabled, for reading only, or behind a dialog. */
const closed =
  ':disabled, [readonly], :is([aria-disabled=true], [inert]), :is([aria-disabled=true], [inert]) *';

/** Whether a control is there and takes what is done with it; asks at once, since it may be about to vanish. */
const isTaken = (control: Locator) =>
  control.evaluateAll((found, ways) => found.some((one) => !one.matches(ways)), closed);

/** What somebody can cause on this screen: paths are planned through nothing else. */
export function causable({ elsewhere = {} }: ScreenAdapter, graph: Graph): Graph {
  const edges = graph.edges.map((ways) =>
    ways.filter(({ taken }) => !taken.some((id) => id in elsewhere)),
  );
  return { ...graph, edges };
}

/** Whether a step leads to where the chart stands the same as before. */
function isSameValue({ states }: Graph, from: number, to: number): boolean {
  const [before, after] = [states[from], states[to]];
  return (
    before !== undefined &&
    after !== undefined &&
    isDeepStrictEqual(valueOf(before), valueOf(after))
  );
}

/** How long a control may take to be there, in ms: what is missing then is told, with the shortest way to it. */
const patience = 30_000;

/** A path on the real screen, one step after the other; the page's own time stands still in between. */
export class PathRunner {
  readonly #calls = new HeldCalls();
  readonly #reports = new ChartReports();
  readonly #faults: string[] = [];
  readonly #adapter: ScreenAdapter;
  readonly #walk: Walk;
  #step = 0;
  #isHeld: boolean;

  constructor(adapter: ScreenAdapter, walk: Walk) {
    this.#adapter = adapter;
    this.#isHeld = adapter.holdsTime === true;
    this.#walk = walk;
  }

  /** The step that is taken, or was the last: 0 is the start. */
  get step(): number {
    return this.#step;
  }

  /** Walks a path; after each step the chart has to stand where the plan says, and refuse what the plan refuses. */
  async take(graph: Graph, { start, steps }: Path): Promise<void> {
    const { page, language } = this.#walk;
    this.#hearFaults(page);
    await page.addInitScript((chosen) => {
      localStorage.setItem('select-language', JSON.stringify(chosen));
    }, language);
    await this.#reports.watch(page);
    page.setDefaultTimeout(patience);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    // The installed clock counts from here: a page that says how old it is would be told what happened before it.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      const loadedAt = now();
      performance.now = () => now() - loadedAt;
      // A call waits for the plan, however long that takes on a slow machine: the plan says which ones time out.
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set: () => undefined });
    });
    for (const source of Object.keys(this.#adapter.answers)) {
      const path = pathOf(this.#adapter, source);
      if (path !== null) await this.#calls.hold(page, path);
    }
    await this.#prepare(graph, start.to, steps[0]);
    await this.#adapter.enter(this.#walk, start.stimulus.input);
    await this.#standsIn(graph, start.to, 'the start');
    if (steps.length === 0) return;
    await this.#hold(graph, start.to);
    const whole = toStandstill(this.#adapter, graph, steps);
    for (const [index, { stimulus, from, to }] of whole.entries()) {
      this.#step = index + 1;
      const label = `step ${String(this.#step)}, ${stimulusLabel(stimulus)}`;
      await this.#prepare(graph, to, whole[index + 1]);
      if (!passesAtOnce(this.#adapter, graph, from)) {
        await this.#undergoHeard(stimulus, isSameValue(graph, from, to));
      }
      await this.#standsIn(graph, to, label);
      await this.#hold(graph, to);
      await this.#refuses(graph, to, label);
    }
  }

  /** Holds the time from the first state on that stays. */
  async #hold(graph: Graph, index: number): Promise<void> {
    if (this.#isHeld || passesAtOnce(this.#adapter, graph, index)) return;
    this.#isHeld = true;
    await holdTime(this.#walk.page);
  }

  /** Makes the world ready for what happens at once after a state. */
  async #prepare(graph: Graph, index: number, next: Edge | undefined): Promise<void> {
    if (next !== undefined && passesAtOnce(this.#adapter, graph, index)) {
      await this.#undergo(next.stimulus);
    }
  }

  #hearFaults(page: Page): void {
    page.on('pageerror', (error) => this.#faults.push(error.message));
    page.on('console', (message) => {
      // The browser itself says that a call failed, which a plan may have wanted.
      const isOfNetwork = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isOfNetwork) this.#faults.push(message.text());
    });
  }

  /** Whether what somebody presses, or what is answered, has to come to the chart before anything else happens. */
  #isHeard(stimulus: Stimulus, isSame: boolean): boolean {
    // The chart that moves on has heard the answer; where it stands the same nothing else says so.
    if (stimulus.kind !== 'event') return stimulus.kind !== 'after' && isSame;
    const source = this.#source(stimulus.event.type);
    return source !== undefined && !('trigger' in source) && source.use === undefined;
  }

  /** What is pressed or answered has come to the chart, also where it stands the same afterwards. */
  async #undergoHeard(stimulus: Stimulus, isSame: boolean): Promise<void> {
    if (!this.#isHeard(stimulus, isSame)) return this.#undergo(stimulus);
    const { type } = stimulus.event;
    const heard = () => this.#reports.heard(this.#adapter.chart.id, type);
    const before = heard();
    await this.#undergo(stimulus);
    await expect
      .poll(
        async () => {
          await this.#walk.page.clock.runFor(1);
          return heard();
        },
        { message: `${type} is heard`, intervals },
      )
      .toBeGreaterThan(before);
  }

  async #undergo(stimulus: Stimulus): Promise<void> {
    if (stimulus.kind === 'event') return this.#send(stimulus.event);
    if (stimulus.kind === 'after') return letPass(this.#walk.page, stimulus.delay);
    return this.#end(stimulus);
  }

  async #send(event: EventObject): Promise<void> {
    const source = this.#source(event.type);
    if (source === undefined) throw new Error(`Nobody knows how to send ${event.type}`);
    if ('trigger' in source) {
      await source.trigger(this.#walk, event);
      return;
    }
    const control = source.find(this.#walk, event);
    await (source.use?.(control, event, this.#walk) ?? control.click());
  }

  async #end({ kind, source, index }: Ended): Promise<void> {
    const answer: Answer | undefined = this.#adapter.answers[source]?.[kind]?.[index];
    if (answer === undefined) throw new Error(`${source} has no ${kind} ${String(index)}`);
    const path = pathOf(this.#adapter, source);
    await answer(path === null ? null : await this.#calls.next(path), this.#walk);
  }

  #source(type: string): Control | Trigger | undefined {
    return this.#adapter.events[type];
  }

  async #standsIn(graph: Graph, index: number, label: string): Promise<void> {
    const state = graph.states[index];
    if (state === undefined) throw new Error(`${label} leads nowhere`);
    if (passesAtOnce(this.#adapter, graph, index)) return;
    const { page, language } = this.#walk;
    await expect
      .poll(
        async () => {
          // What the page puts off for a moment, such as a focus, still has to happen.
          await page.clock.runFor(1);
          return this.#reports.standing(this.#adapter.chart.id);
        },
        { message: label, intervals },
      )
      .toEqual(valueOf(state));
    expect(this.#faults, `after ${label}, the page's errors`).toEqual([]);
    await this.#adapter.shows?.(this.#walk, state.snapshot);
    // A chart that has ended has left the page to others.
    if (state.snapshot.status !== 'active') return;
    if (this.#adapter.keepsWidth === true) return;
    await photograph(page, this.#adapter.chart.id, stateText(state), language);
  }

  /** No control may be offered that would do nothing. */
  async #refuses(graph: Graph, index: number, label: string): Promise<void> {
    const state = graph.states[index];
    if (state === undefined || passesAtOnce(this.#adapter, graph, index)) return;
    const elsewhere = elsewhereFrom(this.#adapter, graph, index);
    const here = (graph.edges[index] ?? []).filter((edge) => !elsewhere.includes(edge));
    // With other data the same control may do something that is walked.
    const isOffered = (type: string) => here.some(({ stimulus }) => stimulus.event.type === type);
    for (const { event } of [
      ...refusedEvents(graph, state),
      ...elsewhere.map(({ stimulus }) => stimulus),
    ]) {
      const source = this.#source(event.type);
      if (source === undefined || 'trigger' in source || isOffered(event.type)) continue;
      const control = source.find(this.#walk, event);
      await expect
        .poll(
          async () => {
            // A dialog that takes the page out of reach may still have to come.
            await this.#walk.page.clock.runFor(1);
            return isTaken(control);
          },
          { message: `after ${label}, ${event.type} is not offered`, intervals },
        )
        .toBe(false);
    }
  }
}
