import { cleanup, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Actor,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type Snapshot,
  StateMachine,
} from 'xstate';
import { z } from 'zod';
import { type AnyCatalogue, explore, gallery } from '../../src/paths';
import { hold } from '../../src/paths/held';
import { languages, showView } from './showView';

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
  readonly snapshot: Kept;
}

const kept = z.looseObject({
  status: z.literal(['active', 'done', 'error', 'stopped']),
  tags: z.array(z.string()).optional(),
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
    return { name: value, snapshot, tags: state.snapshot.tags };
  });
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
    const host =
      own.find(({ snapshot, tags }) => runs(snapshot, name) && tags.size === 0) ??
      own.find(({ snapshot }) => runs(snapshot, name));
    if (host === undefined) throw new Error(`${exhibited.chart.id} never runs ${name}`);
    if (part.isShownElsewhere === true) return [];
    return looksOf(part).map((look) => ({
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

/** Every look of a chart, each with a running actor in it; it reacts, but its clock stands still. */
export function exhibitsOf<Chart extends AnyStateMachine>(exhibited: Exhibited<Chart>) {
  const machine = machineOf(exhibited);
  return looksOf(exhibited).map(({ name, snapshot }) => ({
    name,
    open() {
      const from: Snapshot<unknown> = { output: undefined, error: undefined, ...snapshot };
      const clock = new SimulatedClock();
      const actor: AnyActor = createActor(machine, { snapshot: from, clock }).start();
      if (!isActorOf(actor, exhibited.chart)) throw new Error(`${machine.id} is not running`);
      return actor;
    },
  }));
}

const complained = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  complained.mockClear();
});

/** The first rows of a table speak for all. */
const otherRows = 'tbody tr:nth-child(n + 4)';

/** What axe finds on the page; colours are measured where there is a layout. */
async function accessFaults(): Promise<string[]> {
  const page = { include: document.body, exclude: [otherRows] };
  const { violations } = await axe.run(page, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const examined = new Map<string, string[]>();

/** Many states look the same, and axe takes its time. */
async function accessFaultsOnce(): Promise<string[]> {
  const page = document.body.innerHTML;
  const faults = examined.get(page) ?? (await accessFaults());
  examined.set(page, faults);
  return faults;
}

/** Something that is read out where nothing is written. */
const readOut = '[aria-label]';
const spoken = '[role], h1, h2, h3, form, table, button, a[href], input';
/** `area:some.key` or `some.long.key` instead of words, and what is left of values that are not there. */
const rawKey = /(?<![\w@/.-])[a-z]\w*[:.][a-z]\w*(?:\.\w+)+|(?<![\w@/.-])[a-z]\w*:[a-z]\w*/;
const leftover = /\{\{|\}\}|undefined|\bnull\b|NaN|\[object/;

/** What is wrong with the words on the page, whatever it is. */
function wordFaults(): string[] {
  const text = document.body.textContent;
  const [key] = rawKey.exec(text) ?? [];
  const [rest] = leftover.exec(text) ?? [];
  return [
    ...(text.trim() === '' && document.body.querySelector(readOut) === null
      ? ['it says nothing']
      : []),
    ...(document.body.querySelector(spoken) === null ? ['nothing on it has a role'] : []),
    ...(key === undefined ? [] : [`it shows the key ${key}`]),
    ...(rest === undefined ? [] : [`it shows ${rest}`]),
    ...complained.mock.calls.map(([complaint]) => `the console says ${String(complaint)}`),
  ];
}

/** What is wrong with what stands on the page: its words, and who can't use it. */
export async function screenFaults(): Promise<string[]> {
  return [...wordFaults(), ...(await accessFaultsOnce())];
}

interface GalleryOptions {
  /** Looks that show nothing, and why that is right. */
  readonly silent?: Readonly<Record<string, string>>;
  /** What everybody finds there at least, such as a form. */
  readonly role?: 'heading' | 'form' | 'dialog' | 'alertdialog';
}

/** Where a list stands when it has no rows to show. */
const emptiness = /"rows":"(loading|empty|filteredOut|loadFailed)"/;

/**
 * Tests that every state of a chart, and of the charts that it runs, has a screen in both languages,
 * and that the kinds of empty of its lists look different. A state without a screen fails.
 */
export function showGallery<Chart extends AnyStateMachine>(
  exhibited: Exhibited<Chart>,
  view: (actor: Actor<Chart>) => ReactElement,
  { silent = {}, role }: GalleryOptions = {},
): void {
  const exhibits = exhibitsOf(exhibited);

  describe.each(languages)(
    `every state of ${exhibited.chart.id} has a screen, in %s`,
    (language) => {
      it.each(exhibits)('$name', async ({ name, open }) => {
        showView(view(open()), language);
        if (name in silent) {
          expect(document.body.textContent).toBe('');
          return;
        }
        if (role !== undefined) expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
        // Who can use it does not depend on the language, and axe takes its time.
        expect(language === 'en' ? await screenFaults() : wordFaults()).toEqual([]);
      });
    },
  );

  const empties = exhibits.filter(({ name }) => emptiness.test(name));
  const lists = [...new Set(empties.map(({ name }) => name.replace(emptiness, '')))];
  it.each(lists)('the kinds of empty look different: %s', (list) => {
    const texts = empties
      .filter(({ name }) => name.replace(emptiness, '') === list)
      .map(({ open }) => {
        const { container, unmount } = showView(view(open()), 'en');
        const text = container.textContent;
        unmount();
        return text;
      });
    expect(texts.length).toBeGreaterThan(2);
    expect(new Set(texts).size).toBe(texts.length);
  });
}
