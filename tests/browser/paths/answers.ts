import type { Route } from '@playwright/test';
import type { Walk } from './adapter';
import { untilHeard } from './socket';

/** Lets the world answer as the plan has it; an actor that makes no call holds none. */
export type Answer = (call: Route | null, walk: Walk) => Promise<unknown>;

/** The server answers as it is. */
export const really: Answer = async (call) => call?.continue();

/** The same, and the page has heard by the socket what the call changed before it is answered. */
export const reallyTold: Answer = async (call, walk) => {
  if (call === null) return;
  const response = await untilHeard(walk, () => call.fetch());
  await call.fulfill({ response });
};

/** The network fails. */
export const lost: Answer = async (call) => call?.abort('failed');

/** The server gets another value than the form would ever send, and refuses it by its own rule. */
export function sending(fields: Readonly<Record<string, string>>): Answer {
  return async (call) => {
    const form = new URLSearchParams(call?.request().postData() ?? '');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await call?.continue({ postData: form.toString() });
  };
}

/** Something happens in the world before the server answers. */
export function once(happens: (walk: Walk) => Promise<unknown>): Answer {
  return async (call, walk) => {
    await happens(walk);
    await call?.continue();
  };
}
