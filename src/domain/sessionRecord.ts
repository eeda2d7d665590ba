import { z } from 'zod/mini';
import { moment } from './moment';

/** How much a record of a session holds: moves, states beside each other in one, and characters of names. */
export const recordLimits = {
  moves: 200,
  states: 24,
  chart: 60,
  event: 160,
  state: 200,
} as const;

/** A name from a chart's source, never words of a person: letters, figures, and what joins them. */
const name = (longest: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_.:$*-]{1,${longest}}$`)));

/** A chart has heard an event and stands in these states, in which nobody's data can lie. */
export const recordedMove = z.strictObject({
  /** Milliseconds since the record's beginning. */
  at: z.int().check(z.minimum(0), z.maximum(999_999_999)),
  chart: name(recordLimits.chart),
  /** Tells charts apart that run twice in one portal. */
  run: z.int().check(z.positive(), z.maximum(999_999_999)),
  event: name(recordLimits.event),
  /** The innermost states, each with those around it: `open.keeping.saved`; none in a chart without states. */
  states: z.array(name(recordLimits.state)).check(z.maxLength(recordLimits.states)),
  /** How often it came in a row, leading to the same states. */
  times: z.int().check(z.positive(), z.maximum(999_999_999)),
});
export type RecordedMove = z.output<typeof recordedMove>;

/** What the portal's charts did last: names of charts, states and events, and nothing besides. */
export const sessionRecord = z.strictObject({
  version: z.literal(1),
  begun_at: moment,
  moves: z.array(recordedMove).check(z.minLength(1), z.maxLength(recordLimits.moves)),
});
export type SessionRecord = z.output<typeof sessionRecord>;
