import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  return chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
}

/** A middling phone on a slow mobile network, as Lighthouse has it. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Makes network and processor slow, so that what is heavy shows. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
