import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The first rows of a table speak for all. */
const otherRows = 'tbody tr:nth-child(n + 9)';

/** It stands above the page, in none of its regions, while the pointer happens to rest on what it names. */
const tooltip = '[data-scope=tooltip]';

/** The sights of text that this process has found legible. */
const legible = new Set<string>();

/** Resolves when whatever moves on the page, and will end, has ended: what fades in has no colour of its own yet. */
async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What goes along with scrolling, or on and on, never ends.
    const ends = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    // One that is cancelled has ended, too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Runs in the page: what axe finds, and which sights of text it has found legible besides the known ones. */
async function examine({ known, exclude }: { known: readonly string[]; exclude: string[] }) {
  const { axe: found } = window;
  if (found === undefined) throw new Error('axe is not on the page');

  const clear = 'rgba(0, 0, 0, 0)';
  const grounds = new Map<Element, string>();
  /** What an element stands on: its own ground and those behind it. */
  const groundOf = (element: Element): string => {
    const kept = grounds.get(element);
    if (kept !== undefined) return kept;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join(' ');
    const behind = element.parentElement === null ? '' : groundOf(element.parentElement);
    const ground = own === `${clear} none 1` ? behind : `${own} on ${behind}`;
    grounds.set(element, ground);
    return ground;
  };
  /** All that decides whether a text is legible. */
  const sightOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isOff = element.closest(':disabled, [aria-disabled=true]') !== null;
    return [color, fontSize, fontWeight, textShadow, isOff, groundOf(element)].join(' ');
  };
  const isText = ({ nodeType, textContent }: Node) =>
    nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
  const seen = new Set(known);
  const fresh = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      (element.matches('input, select, textarea') || [...element.childNodes].some(isText)) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(exclude.join()) === null &&
      !seen.has(sightOf(element)),
  );

  const colours =
    fresh.length === 0
      ? null
      : await found.run({ include: fresh }, { runOnly: ['color-contrast'], elementRef: true });
  // Of a drawing that was moved axe takes words beyond the left edge for hidden, and misses them among those in sight.
  const cut = [...document.querySelectorAll('svg [role=button]')].filter(
    (element) => element.getBoundingClientRect().left < 0,
  );
  const all = await found.run(
    { exclude: [...exclude, ...cut] },
    { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } },
  );
  const faults = [...all.violations, ...(colours?.violations ?? [])].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  const passed = (colours?.passes ?? []).flatMap(({ nodes }) => nodes);
  return { faults, legible: passed.flatMap(({ element }) => (element ? [sightOf(element)] : [])) };
}

/**
 * What axe finds on the page once it stands still. Colours take most of its time: texts in the same colours, of the
 * same size, on the same ground are measured once in a process.
 */
export async function accessFaults(page: Page): Promise<string[]> {
  const faults = await faultsNow(page);
  // A dialog that was just opening hides the page for a moment: a fault is what stays.
  return faults.length === 0 ? [] : faultsNow(page);
}

async function faultsNow(page: Page): Promise<string[]> {
  await motionEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const exclude = [otherRows, tooltip];
  const found = await page.evaluate(examine, { known: [...legible], exclude });
  for (const sight of found.legible) legible.add(sight);
  return found.faults;
}
