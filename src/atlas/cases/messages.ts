import { z } from 'zod/mini';
import type { Voice } from './voice';

const message = z.object({
  key: z.string(),
  values: z.optional(z.record(z.string(), z.unknown())),
});
const told = z.object({
  event: z.union([
    z.object({ type: z.literal('notice.shown'), message }),
    z.object({ type: z.literal('page.requested'), to: z.string() }),
  ]),
});

const start = 'xstate.emit ';

/** What a step tells the person: the notice that shows, and the page that opens. */
export function messagesIn(effects: readonly string[], { say }: Voice): string[] {
  return effects.flatMap((effect) => {
    if (!effect.startsWith(start)) return [];
    const read = told.safeParse(JSON.parse(effect.slice(start.length)));
    if (!read.success) return [];
    const { event } = read.data;
    if (event.type === 'page.requested') return [say('atlas:cases.opens', { address: event.to })];
    return [say('atlas:cases.message', { text: say(event.message.key, event.message.values) })];
  });
}
