import type { Page, Route } from '@playwright/test';
import { expect } from '../world';

/** The calls that the portal has made and that the world has not answered yet. */
export class HeldCalls {
  readonly #waiting = new Map<string, Route[]>();

  /** Keeps every call of a path from now on, until the plan says how it ends. */
  async hold(page: Page, path: string): Promise<void> {
    const waiting: Route[] = [];
    this.#waiting.set(path, waiting);
    await page.route(
      ({ pathname }) => pathname.endsWith(path),
      (call) => {
        waiting.push(call);
      },
    );
  }

  /** The oldest call of a path that still waits. */
  async next(path: string): Promise<Route> {
    const waiting = this.#waiting.get(path) ?? [];
    await expect.poll(() => waiting.length, { message: `${path} is called` }).toBeGreaterThan(0);
    const call = waiting.shift();
    if (call === undefined) throw new Error(`${path} was not called`);
    return call;
  }
}
