import type { Page, Route } from '@playwright/test';
import { expect } from '../world';
import { intervals } from './intervals';

/** The calls that the portal has made and that the world has not answered yet. */
export class HeldCalls {
  readonly #waiting = new Map<string, Route[]>();

  /** Keeps every call of a path from now on, until the plan says how it ends. */
  async hold(page: Page, path: string): Promise<void> {
    this.#waiting.set(path, []);
    // Whoever asked may have left meanwhile.
    page.on('requestfailed', (request) => {
      const waiting = this.#waiting.get(path) ?? [];
      this.#waiting.set(
        path,
        waiting.filter((call) => call.request() !== request),
      );
    });
    await page.route(
      // A page may be at an address that is called like a call.
      ({ pathname }) => pathname !== path && pathname.endsWith(path),
      (call) => {
        this.#waiting.get(path)?.push(call);
      },
    );
  }

  /** Whether a call of a path waits. */
  hasWaiting(path: string): boolean {
    return (this.#waiting.get(path)?.length ?? 0) > 0;
  }

  /** The oldest call of a path that still waits. */
  async next(path: string): Promise<Route> {
    const count = () => this.#waiting.get(path)?.length ?? 0;
    await expect.poll(count, { message: `${path} is called`, intervals }).toBeGreaterThan(0);
    const call = this.#waiting.get(path)?.shift();
    if (call === undefined) throw new Error(`${path} was not called`);
    return call;
  }
}
