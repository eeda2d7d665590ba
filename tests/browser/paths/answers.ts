import type { Route } from '@playwright/test';
import type { Walk } from './stage';

/** Lets a held call go on so that the world answers as the plan has it. */
export type Answer = (call: Route, walk: Walk) => Promise<void>;

/** The world as it is answers. */
export const really: Answer = (call) => call.continue();

/** The network fails. */
export const lost: Answer = (call) => call.abort('failed');

/** The server refuses with a code, because the test world was asked to. */
export function refused(code: number, message = ''): Answer {
  return async (call, { world }) => {
    const path = new URL(call.request().url()).pathname.replace(/^\/[^/]+/, '');
    await world.control('fail', { path, kind: 'code', code: String(code), message });
    await call.continue();
  };
}

/** Something happens in the world before it answers. */
export function after(happens: (walk: Walk) => Promise<unknown>): Answer {
  return async (call, walk) => {
    await happens(walk);
    await call.continue();
  };
}
