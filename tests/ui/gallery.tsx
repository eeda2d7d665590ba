import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import axe, { type RunOptions } from 'axe-core';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Actor, AnyStateMachine } from 'xstate';
import type { Area } from '../../src/app/areas/area';
import { exhibitOf, exhibitsOf } from '../../src/paths';
import { catalogueOf } from '../machines/catalogueOf';
import { controlsOnPage, otherRows, recordSends } from './controls';
import { controlsFile } from './controlsFile';
import { hidingStyles } from './hidingStyles';
import { showView } from './showView';

/** What only a layout or a whole document has: a view is neither. */
const ofDocument = [
  ...['color-contrast', 'region', 'bypass', 'document-title', 'html-has-lang'],
  ...['landmark-one-main', 'page-has-heading-one'],
];
const all: RunOptions = {
  rules: Object.fromEntries(ofDocument.map((rule) => [rule, { enabled: false }])),
};
/** Whether names of controls are examined in Chinese too: `npm test -- --languages`. */
const isInBoth = process.env['LANGUAGES'] === 'both';
/** What is written on a control is in its name, in each language of its own. */
const names: RunOptions = { runOnly: ['label-content-name-mismatch'] };

/** What axe finds on the page, and which rules it could not hold against it. */
async function accessFaults(options: RunOptions): Promise<string[]> {
  // Axe finds elements by its own index only where it is given the whole document.
  const page = { include: document, exclude: [otherRows] };
  const style = vi.spyOn(window, 'getComputedStyle').mockImplementation(hidingStyles());
  try {
    const { violations, incomplete } = await axe.run(page, {
      ...options,
      resultTypes: ['violations'],
    });
    const faults = [...violations, ...incomplete.filter(({ error }) => error !== undefined)];
    return faults.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  } finally {
    style.mockRestore();
  }
}

/** The markup of the page with React's ids numbered from zero: React never starts again. */
export function markup(): string {
  const ids = new Map<string, string>();
  return document.body.innerHTML.replace(/_r_\w+?_/g, (id) => {
    const renumbered = ids.get(id) ?? `_r_${ids.size}_`;
    ids.set(id, renumbered);
    return renumbered;
  });
}

/** By the digest of the markup: thousands of pages would fill the memory. */
const examined = new Map<string, string[]>();

/** Many states look the same, and axe takes its time. */
async function accessFaultsOnce(options: RunOptions): Promise<string[]> {
  const page = createHash('sha256')
    .update(JSON.stringify(options) + markup())
    .digest('base64');
  const faults = examined.get(page) ?? (await accessFaults(options));
  examined.set(page, faults);
  return faults;
}

/** Something that is read out where nothing is written. */
const readOut = '[aria-label]';
const spoken = '[role], h1, h2, h3, form, table, button, a[href], input';
/** `area:some.key` or `some.long.key` instead of words, and what is left of values that are not there. */
const rawKey = /(?<![\w@/.-])[a-z]\w*[:.][a-z]\w*(?:\.\w+)+|(?<![\w@/.-])[a-z]\w*:[a-z]\w*/;
const leftover = /\{\{|\}\}|undefined|\bnull\b|NaN|\[object/;

/** What a question says will happen: lines of a list, and the one below it. None ends with a full stop. */
function stoppedLines(): string[] {
  const lines = document.body.querySelectorAll('[role=alertdialog] [data-consequence]');
  return [...lines].map(({ textContent }) => textContent).filter((line) => /[。.]$/.test(line));
}

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
    ...stoppedLines().map((line) => `a line of a question ends with a full stop: ${line}`),
    ...vi
      .mocked(console.error)
      .mock.calls.map(([complaint]) => `the console says ${String(complaint)}`),
  ];
}

/** What is wrong with what stands on the page: its words, and who can't use it. */
export async function screenFaults(): Promise<string[]> {
  return [...wordFaults(), ...(await accessFaultsOnce(all))];
}

interface GalleryOptions {
  /** Charts that it runs, by the name of their logic, whose states have a gallery of their own. */
  readonly elsewhere?: readonly string[];
  /** Looks that show nothing, and why that is right. */
  readonly silent?: Readonly<Record<string, string>>;
  /** What everybody finds there at least, such as a form. */
  readonly role?: 'heading' | 'form' | 'dialog' | 'alertdialog';
  /** Tells the views of one chart apart. */
  readonly name?: string;
}

/** Where a list stands when it has no rows to show. */
const emptiness = /"rows":"(loading|empty|filteredOut|loadFailed)"/;

/**
 * Tests that every state of a chart, and of the charts that it runs, has a screen in both languages,
 * that the kinds of empty of its lists look different, and that each control does what is recorded of it. A state
 * without a screen fails.
 */
export function showGallery<Chart extends AnyStateMachine>(
  chart: Chart,
  view: (actor: Actor<Chart>) => ReactElement,
  { silent = {}, role, elsewhere, name: viewName = chart.id }: GalleryOptions = {},
): void {
  const exhibits = exhibitsOf(exhibitOf(chart, catalogueOf, elsewhere));
  const looks = new Map<string, string[]>();
  const texts = new Map<string, string>();

  describe(`every state of ${viewName} has a screen, in zh and en`, () => {
    it.each(exhibits)('$name', async ({ name, open }) => {
      const takeSent = recordSends();
      const { speak } = showView(view(open()), 'zh');
      if (name in silent) {
        expect(document.body.textContent).toBe('');
        return;
      }
      if (role !== undefined) expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
      // Who else can use it hardly depends on the language, and axe takes its time.
      const nameFaults = isInBoth ? await accessFaultsOnce(names) : [];
      expect([...wordFaults(), ...nameFaults]).toEqual([]);
      await speak('en');
      expect(await screenFaults()).toEqual([]);
      texts.set(name, document.body.textContent);
      looks.set(name, await controlsOnPage(takeSent));
    });
  });

  it(`every control of ${viewName} does what is recorded`, async () => {
    const shown = exhibits.filter(({ name }) => !(name in silent));
    expect([...looks.keys()]).toEqual([...new Set(shown.map(({ name }) => name))]);
    await expect(controlsFile(looks)).toMatchFileSnapshot(`controls/${viewName}.txt`);
  });

  const empties = new Set(exhibits.map(({ name }) => name).filter((name) => emptiness.test(name)));
  const lists = new Set([...empties].map((name) => name.replace(emptiness, '')));
  it.each([...lists])('the kinds of empty look different: %s', (list) => {
    const names = [...empties].filter((name) => name.replace(emptiness, '') === list);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names.map((name) => texts.get(name))).size).toBe(names.length);
  });
}

/**
 * The same for the charts that an area's pages draw, each by its first page, as the area's entry names them; `options`
 * are given by chart.
 */
export async function showPages(
  { pages }: Area,
  options: Readonly<Record<string, GalleryOptions>> = {},
): Promise<void> {
  const screens = Object.values(pages).flatMap(({ screen: load }) => (load ? [load()] : []));
  const shown = (await Promise.all(screens)).flatMap(({ Screen }) => Screen.shown ?? []);
  const ids = shown.map(({ chart }) => chart.id);
  it('the options are of charts that the pages draw', () => {
    expect(Object.keys(options).filter((id) => !ids.includes(id))).toEqual([]);
  });
  for (const [index, { chart, show }] of shown.entries())
    if (ids.indexOf(chart.id) === index) showGallery(chart, show, options[chart.id]);
}
