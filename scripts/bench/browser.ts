import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  return chromium.launch({
    args: browserArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** Lighthouse's two devices, a middling phone on a slow mobile network and a desk on a fast line; and a crowded campus. */
const devices = {
  phone: { latency: 150, down: 1.6, up: 0.75, slowness: 4 },
  slowUplink: { latency: 40, down: 10, up: 1, slowness: 1 },
  desktop: { latency: 40, down: 10, up: 10, slowness: 1 },
} as const;
export type Device = keyof typeof devices;

const megabit = (1024 * 1024) / 8;

/** Makes network and processor those of a device, so that what is heavy shows. */
export async function emulate(session: CDPSession, device: Device): Promise<void> {
  const { latency, down, up, slowness } = devices[device];
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down * megabit,
    uploadThroughput: up * megabit,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of somebody who has logged in. */
export async function loggedIn(browser: Browser, address: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: address, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[name=username]').fill('zhou');
  await page.locator('input[name=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home**');
  const state = await context.storageState();
  await context.close();
  return state;
}
