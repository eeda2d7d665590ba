import type { StateValue } from 'xstate';
import { z } from 'zod/mini';
import { chartSchema } from '../formats/schema';
import type { Cause } from './cause';

const text = z.string();
const texts = z.readonly(z.array(text));
const count = z.number();

const value: z.ZodMiniType<StateValue> = z.union([
  text,
  z.record(
    text,
    z.lazy(() => value),
  ),
]);

const cause: z.ZodMiniType<Cause> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), input: text }),
  z.object({ kind: z.literal('event'), name: text }),
  z.object({ kind: z.literal('after'), delay: count }),
  z.object({ kind: z.enum(['done', 'error']), actor: text, source: text }),
]);

/** Where a version stands after a step, as `Standing` says it; null where it has failed. */
const standing = z.nullable(z.object({ value, states: texts, taken: texts }));

/** What a version does otherwise in the last step. */
const reaction = z.object({
  /** What it tells the world, and the other version does not. */
  tells: texts,
  /** What it remembers otherwise, part by part. */
  remembers: texts,
});

const behaviour = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('different'),
    /** Whether it shows, or they only remember something else. */
    isShown: z.boolean(),
    steps: z.readonly(z.array(z.object({ cause, data: text, before: standing, after: standing }))),
    before: reaction,
    after: reaction,
  }),
  z.object({ kind: z.enum(['alike', 'unknown']), exhausted: count }),
  z.object({ kind: z.literal('incomparable'), reason: text }),
  /** The former version is data that was signed, and cannot run. */
  z.object({ kind: z.literal('signed') }),
]);

const changedChart = z.object({
  /** The chart's id. */
  chart: text,
  /** The chart as it was. */
  before: chartSchema,
  implementations: z.readonly(
    z.array(
      z.object({ kind: z.enum(['guard', 'action', 'delay']), name: text, transitions: texts }),
    ),
  ),
  behaviour,
});

/** What has become of the charts since a revision, as `npm run charts -- --diff REV --atlas` writes it. */
export const comparison = z.object({
  /** The revision as it was asked for. */
  revision: text,
  commit: text,
  /** When it was made, as ISO 8601. */
  date: text,
  /** What `versionOf` says of each chart that was compared, by its id. */
  versions: z.record(text, text),
  changed: z.readonly(z.array(changedChart)),
  /** Ids of the charts that are new. */
  added: texts,
  /** The charts that are gone. */
  removed: z.readonly(z.array(chartSchema)),
});

export type ChartsComparison = z.output<typeof comparison>;
export type ChangedChart = z.output<typeof changedChart>;
export type KnownBehaviour = z.output<typeof behaviour>;
export type KnownReaction = z.output<typeof reaction>;
export type ShortestSequence = Extract<KnownBehaviour, { kind: 'different' }>;
/** The id by which the sequence that tells two versions of a chart apart is followed like a path. */
export const sequenceId = 'apart';

/** Charts that are compared with the version of each that was signed; null where there is none yet. */
export type SignedComparison = ChartsComparison | null;

const nothingSigned: ChartsComparison = {
  ...{ revision: '', commit: '', date: '', versions: {} },
  ...{ changed: [], added: [], removed: [] },
};

/** A comparison with signed versions, and one more chart in it. */
export function withSigned(known: SignedComparison, change: ChangedChart): ChartsComparison {
  const { changed, ...rest } = known ?? nothingSigned;
  return { ...rest, changed: [...changed.filter(({ chart }) => chart !== change.chart), change] };
}

/** What became of a chart. */
export type Fate =
  | { readonly kind: 'changed'; readonly change: ChangedChart }
  | { readonly kind: 'added' | 'removed' | 'same' };

/** What became of a chart since the revision; the same, where nothing is said of it. */
export function fateOf(known: ChartsComparison, chart: string): Fate {
  const change = known.changed.find((one) => one.chart === chart);
  if (change !== undefined) return { kind: 'changed', change };
  if (known.added.includes(chart)) return { kind: 'added' };
  return { kind: known.removed.some((one) => one.chart === chart) ? 'removed' : 'same' };
}

/** The steps of the sequence that tells two versions of a chart apart; none where there is none. */
export function sequenceOf(known: ChartsComparison | null, chart: string | null) {
  const behaviour = known?.changed.find((one) => one.chart === chart)?.behaviour;
  return behaviour?.kind === 'different' ? behaviour.steps : [];
}
