import type { Browser, Page } from '@playwright/test';
import { besidePeer } from './besidePeer';
import { type Device, emulate, loggedIn, type StorageState } from './browser';
import { type Figure, median } from './figure';
import { isAtRest, type Observed, observed, type Vitals, vitalsOf, watchPage } from './vitals';

interface Visit extends Vitals {
  readonly kilobytes: number;
  readonly requests: number;
  /** Until it can be used, in ms. */
  readonly usable: number;
}

interface Target {
  readonly address: string;
  readonly path: string;
  /** What can be seen when the page can be used. */
  readonly ready: string;
  readonly device: Device;
  readonly storageState?: StorageState;
}

async function rest(page: Page): Promise<Observed> {
  for (;;) {
    const seen = observed.parse(await page.evaluate('({ ...seen, now: performance.now() })'));
    if (isAtRest(seen)) return seen;
    await page.waitForTimeout(500);
  }
}

async function visit(browser: Browser, target: Target): Promise<Visit> {
  const { address, path, ready, device, storageState } = target;
  const context = await browser.newContext({
    baseURL: address,
    locale: 'zh-CN',
    ...(storageState === undefined ? {} : { storageState }),
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const session = await context.newCDPSession(page);
  await emulate(session, device);
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
  const loaded = { kilobytes: bytes / 1024, requests };
  const vitals = vitalsOf(await rest(page));
  await context.close();
  return { ...loaded, ...vitals, usable };
}

async function visits(browser: Browser, target: Target): Promise<Visit> {
  const all: Visit[] = [];
  for (let round = 0; round < 3; round += 1) all.push(await visit(browser, target));
  const middle = (name: keyof Visit) => median(all.map((one) => one[name]));
  return {
    kilobytes: middle('kilobytes'),
    requests: middle('requests'),
    usable: middle('usable'),
    painted: middle('painted'),
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
    {
      what: `${name}: largest paint`,
      unit: 'ms',
      ours: ours.painted,
      most: 2_000,
      ...beside('painted'),
    },
    { what: `${name}: blocked`, unit: 'ms', ours: ours.blocked, most: 200, ...beside('blocked') },
    { what: `${name}: layout shift`, unit: '', ours: ours.shift, most: 0.02, ...beside('shift') },
  ];
}

/** The same on a desk, where only the paint is told. */
function desktopFigure(name: string, ours: Visit, peer: Visit | null): Figure {
  const beside = peer === null ? {} : { peer: peer.painted };
  return {
    what: `${name}, desktop: largest paint`,
    unit: 'ms',
    ours: ours.painted,
    most: 500,
    ...beside,
  };
}

/** Bytes, requests and times of the first pages, beside the stack as its templates set it up. */
export function measurePages(): Promise<Figure[]> {
  return besidePeer(async ({ product: address, peer, browser }) => {
    const storageState = await loggedIn(browser, address);
    const atLogin = { path: '/login', ready: 'input[name=username]' };
    const atList = {
      address,
      path: '/student/list',
      ready: 'tbody tr[aria-rowindex]',
      storageState,
    };
    const atHome = { ...atList, path: '/home' };
    const login = await visits(browser, { address, device: 'phone', ...atLogin });
    const peerLogin = await visits(browser, { address: peer, device: 'phone', ...atLogin });
    const list = await visits(browser, { device: 'phone', ...atList });
    const home = await visits(browser, { device: 'phone', ...atHome });
    const onDesk = await visits(browser, { address, device: 'desktop', ...atLogin });
    const peerOnDesk = await visits(browser, { address: peer, device: 'desktop', ...atLogin });
    const listOnDesk = await visits(browser, { device: 'desktop', ...atList });
    return [
      ...figuresOf('login', login, peerLogin, 165),
      ...figuresOf('student list', list, null, 235),
      ...figuresOf('home', home, null, 260),
      desktopFigure('login', onDesk, peerOnDesk),
      desktopFigure('student list', listOnDesk, null),
    ];
  });
}
