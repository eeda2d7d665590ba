import type { Locator, Page, Route } from '@playwright/test';
import type { Call } from '../../../../src/contract/call';
import { expect } from '../../world';
import type { Control, Walk } from '../adapter';
import type { Answer } from '../answers';

interface Load {
  /** How many calls from now on are the grading's. */
  expected: number;
  held: Route | null;
}

const loads = new WeakMap<Page, Load>();

function loadOf(page: Page): Load {
  const load = loads.get(page) ?? { expected: 0, held: null };
  loads.set(page, load);
  return load;
}

/** The page asks the same as its grading once something has changed: only what the grading asks is held. */
export async function holdLoads(page: Page, { path }: Pick<Call, 'path'>): Promise<void> {
  const load = loadOf(page);
  await page.route(`**/api${path}`, async (call) => {
    if (load.expected === 0) return call.continue();
    load.expected -= 1;
    load.held = call;
    return undefined;
  });
}

/** The next call is the grading's. */
export function expectLoad(page: Page): void {
  loadOf(page).expected += 1;
}

/** The call that the grading has made. */
async function heldLoad(page: Page): Promise<Route> {
  const load = loadOf(page);
  await expect.poll(() => load.held !== null, { message: 'the grading asks' }).toBe(true);
  const { held } = load;
  load.held = null;
  if (held === null) throw new Error('the grading has not asked');
  return held;
}

/** How the call ends that the grading made. */
export const loading =
  (answer: Answer): Answer =>
  async (_, walk) =>
    answer(await heldLoad(walk.page), walk);

/** Presses what makes the grading ask anew. */
export const asking = ({ find }: Pick<Control, 'find'>) => ({
  find,
  async use(control: Locator, _: unknown, { page }: Walk) {
    expectLoad(page);
    await control.click();
  },
});
