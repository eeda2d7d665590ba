import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { besidePeer } from './besidePeer';
import { loggedIn, slowDown, type StorageState } from './browser';
import { type Figure, median } from './figure';

interface Visit {
  readonly kilobytes: number;
  readonly requests: number;
  /** Until it can be used, in ms. */
  readonly usable: number;
  /** Time in which the page could not react, in ms. */
  readonly blocked: number;
  readonly shift: number;
}

interface Target {
  readonly address: string;
  readonly path: string;
  /** What can be seen when the page can be used. */
  readonly ready: string;
  readonly storageState?: StorageState;
}

const observed = z.object({ blocked: z.number(), shift: z.number() });

/** Sums what Chromium reports of long tasks and of layout that jumps. */
function watchPage(): void {
  const seen = { blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(browser: Browser, target: Target): Promise<Visit> {
  const { address, path, ready, storageState } = target;
  const context = await browser.newContext({
    baseURL: address,
    locale: 'zh-CN',
    ...(storageState === undefined ? {} : { storageState }),
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const session = await context.newCDPSession(page);
  await slowDown(session);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  const started = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  const usable = performance.now() - started;
  const loaded = { bytes, requests };
  const { blocked, shift } = observed.parse(await page.evaluate('window.seen'));
  await context.close();
  return { kilobytes: loaded.bytes / 1024, requests: loaded.requests, usable, blocked, shift };
}

async function visits(browser: Browser, target: Target): Promise<Visit> {
  const all: Visit[] = [];
  for (let round = 0; round < 3; round += 1) all.push(await visit(browser, target));
  const middle = (name: keyof Visit) => median(all.map((one) => one[name]));
  return {
    kilobytes: middle('kilobytes'),
    requests: middle('requests'),
    usable: middle('usable'),
    blocked: middle('blocked'),
    shift: middle('shift'),
  };
}

function figuresOf(name: string, ours: Visit, peer: Visit | null, most: number): Figure[] {
  const beside = (field: keyof Visit) => (peer === null ? {} : { peer: peer[field] });
  return [
    {
      what: `${name}: bytes until it can be used`,
      unit: 'KB',
      ours: ours.kilobytes,
      most,
      ...beside('kilobytes'),
    },
    {
      what: `${name}: requests`,
      unit: '',
      ours: ours.requests,
      ...(name === 'login' ? { most: 5 } : {}),
      ...beside('requests'),
    },
    {
      what: `${name}: time until it can be used`,
      unit: 'ms',
      ours: ours.usable,
      ...beside('usable'),
    },
    { what: `${name}: blocked`, unit: 'ms', ours: ours.blocked, most: 200, ...beside('blocked') },
    { what: `${name}: layout shift`, unit: '', ours: ours.shift, most: 0.02, ...beside('shift') },
  ];
}

/** Bytes, requests and times of the first pages on a slow network, beside the stack as its templates set it up. */
export function measurePages(): Promise<Figure[]> {
  return besidePeer(async ({ product: address, peer, browser }) => {
    const storageState = await loggedIn(browser, address);
    const atLogin = { path: '/login', ready: 'input[name=username]' };
    const login = await visits(browser, { address, ...atLogin });
    const peerLogin = await visits(browser, { address: peer, ...atLogin });
    const behind = { address, ready: 'tbody tr[aria-rowindex]', storageState };
    const list = await visits(browser, { path: '/student/list', ...behind });
    const home = await visits(browser, { path: '/home', ...behind });
    return [
      ...figuresOf('login', login, peerLogin, 150),
      ...figuresOf('student list', list, null, 200),
      ...figuresOf('home', home, null, 260),
    ];
  });
}
