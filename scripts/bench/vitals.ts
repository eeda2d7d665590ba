import { z } from 'zod';

/** What a person notices of a page that loads, in Lighthouse's terms; times in ms. */
export interface Vitals {
  /** Until the largest text or image is painted. */
  readonly painted: number;
  /** Total blocking time: what long tasks take beyond 50 ms, from the first paint of content until the page rests. */
  readonly blocked: number;
  /** How far the layout has jumped. */
  readonly shift: number;
}

const interval = z.object({ start: z.number(), end: z.number() });
export const observed = z.object({
  now: z.number(),
  first: z.number(),
  painted: z.number(),
  shift: z.number(),
  tasks: z.array(interval),
});
export type Observed = z.output<typeof observed>;

/** Runs in the page, without a function of its own that would need a name: collects what Chromium reports. */
export function watchPage(): void {
  const tasks: { start: number; end: number }[] = [];
  const seen = { first: 0, painted: 0, shift: 0, tasks };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, end: startTime + duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    seen.first = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.first;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    seen.painted = list.getEntries().at(-1)?.startTime ?? seen.painted;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A page rests when it has had no long task for so long, in ms. */
const quiet = 5_000;

/** A page that never rests is left after so long, in ms. */
const longest = 30_000;

/** Whether the page has come to rest, which is when Lighthouse stops counting. */
export function isAtRest({ now, first, tasks }: Observed): boolean {
  return now >= longest || now - Math.max(first, ...tasks.map(({ end }) => end)) >= quiet;
}

export function vitalsOf({ first, painted, shift, tasks }: Observed): Vitals {
  const counted = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, first) - 50));
  return { painted, shift, blocked: counted.reduce((sum, one) => sum + one, 0) };
}
