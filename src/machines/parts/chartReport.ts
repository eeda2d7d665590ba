import type { StateValue } from 'xstate';
import { z } from 'zod/mini';
import { byName } from '../../domain/byName';

/** The channel, between the tabs of one browser, on which a portal reports its charts to whoever watches. */
export const reportChannel = 'statecharts';

const stateValue: z.ZodMiniType<StateValue> = z.union([
  z.string(),
  byName(z.lazy(() => stateValue)),
]);

/** Where a running chart stands: names and states only, nothing that a person has typed or sees. */
export const chartReport = z.object({
  type: z.literal('chart.moved'),
  /** Tells portals apart that are open in several tabs. */
  portal: z.string(),
  chart: z.string(),
  /** Tells charts apart that run twice in one portal. */
  run: z.number(),
  state: stateValue,
  /** What moved it; null when a watcher has just come. */
  event: z.nullable(z.string()),
  isActive: z.boolean(),
});
export type ChartReport = z.output<typeof chartReport>;

/** A portal goes away, and all of its charts with it. */
export const portalEnd = z.object({ type: z.literal('portal.ended'), portal: z.string() });
export type PortalEnd = z.output<typeof portalEnd>;

/** A watcher asks for reports; a portal that has just started asks who watches. */
export const watchRequest = z.object({ type: z.enum(['charts.watched', 'portal.started']) });
export type WatchRequest = z.output<typeof watchRequest>;
