import { z } from 'zod/mini';
import { type Pace, paceOf, tooFastPaces } from './answers';
import { attentionLimits } from './attention';
import { businessDay, toMoment } from './businessTime';
import { recordOf } from './byName';
import { day, moment } from './moment';
import { count, wholeMinutes } from './number';
import { isTooFast } from './supervision';

/** What a student is warned of, most urgent first [SCREEN-049]. */
export const warningKinds = ['wrongStreak', 'tooFast', 'idle', 'hintsAtOnce'] as const;
export type WarningKind = (typeof warningKinds)[number];

/** Business days that warnings are looked for in, today included. */
export const warningPresets = ['7', '30', '90'] as const;

/** Seconds below which an answer with a hint counts as a hint that was opened at once. */
const hintAtOnceSeconds = 30;

/** From how many on a business day has a warning: answers, or minutes of idleness. */
export const warningLimits = {
  wrongStreak: attentionLimits.wrongStreak,
  tooFast: attentionLimits.tooFast,
  idle: attentionLimits.idleMinutes,
  hintsAtOnce: 3,
} as const satisfies Readonly<Record<WarningKind, number>>;

/** One warning of one business day. */
export const behaviourWarning = z.object({
  warning_id: z.string(),
  kind: z.enum(warningKinds),
  day,
  from: moment,
  to: moment,
  /** How many answers prove it; of idleness the minutes. */
  count: z.int().check(z.positive()),
  /** How many of these answers each band of too fast has. */
  bands: recordOf(tooFastPaces, count),
  /** The answers that prove it; those of idleness are the day's, which may have none. */
  answer_ids: z.array(z.int()),
});
export type BehaviourWarning = z.output<typeof behaviourWarning>;

/** One answer, as far as warnings need it. */
export interface ObservedAnswer {
  readonly id: number;
  readonly isRight: boolean;
  readonly isSkipped: boolean;
  readonly seconds: number;
  readonly hintsViewed: number;
  readonly at: Date;
}

/** A stretch of time at the machine that went into nothing of learning, from `at` on. */
export interface IdleStretch {
  readonly seconds: number;
  readonly at: Date;
}

type Found = Pick<BehaviourWarning, 'kind' | 'count'> & {
  readonly answers: readonly ObservedAnswer[];
  readonly from: Date;
  readonly to: Date;
};

/** How many answers each band of too fast has. */
function bandsOf(answers: readonly ObservedAnswer[]): BehaviourWarning['bands'] {
  const within = (pace: Pace) => answers.filter(({ seconds }) => paceOf(seconds) === pace).length;
  return { upTo5: within('upTo5'), upTo10: within('upTo10'), under15: within('under15') };
}

/** A warning that answers prove, or nothing where they are too few. */
function provenBy(kind: WarningKind, proof: readonly ObservedAnswer[]): Found[] {
  const [first, last] = [proof[0], proof.at(-1)];
  if (first === undefined || last === undefined || proof.length < warningLimits[kind]) return [];
  return [{ kind, count: proof.length, answers: proof, from: first.at, to: last.at }];
}

/** The runs of wrong answers of a day, each ended by a right one. */
function wrongRuns(answers: readonly ObservedAnswer[]): readonly (readonly ObservedAnswer[])[] {
  const runs: ObservedAnswer[][] = [[]];
  for (const answer of answers) {
    if (answer.isRight) runs.push([]);
    else runs.at(-1)?.push(answer);
  }
  return runs;
}

/** The warning of a day's idleness, beside the day's answers. */
function idleness(answers: readonly ObservedAnswer[], idle: readonly IdleStretch[]): Found[] {
  const seconds = idle.reduce((all, stretch) => all + stretch.seconds, 0);
  const count = wholeMinutes(seconds);
  const [first, last] = [idle[0], idle.at(-1)];
  if (first === undefined || last === undefined || count < warningLimits.idle) return [];
  const to = new Date(last.at.getTime() + last.seconds * 1000);
  return [{ kind: 'idle', count, answers, from: first.at, to }];
}

/** Everything that a business day warns of; a skipped question is no answer. */
function warningsOfDay(all: readonly ObservedAnswer[], idle: readonly IdleStretch[]): Found[] {
  const answers = all.filter(({ isSkipped }) => !isSkipped);
  const isHintAtOnce = ({ hintsViewed, seconds }: ObservedAnswer) =>
    hintsViewed > 0 && seconds < hintAtOnceSeconds;
  return [
    ...wrongRuns(answers).flatMap((run) => provenBy('wrongStreak', run)),
    ...provenBy(
      'tooFast',
      answers.filter(({ seconds }) => isTooFast(seconds)),
    ),
    ...idleness(answers, idle),
    ...provenBy('hintsAtOnce', answers.filter(isHintAtOnce)),
  ];
}

/** A day's part of what has a moment. */
function byDay<Thing extends { readonly at: Date }>(things: readonly Thing[]) {
  const days = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = businessDay(thing.at);
    days.set(key, [...(days.get(key) ?? []), thing]);
  }
  return days;
}

/**
 * What the answers and the idle time of a student warn of, the latest day first; both are given in the order of
 * their moments.
 */
export function warningsOf(
  answers: readonly ObservedAnswer[],
  idle: readonly IdleStretch[],
): BehaviourWarning[] {
  const [answered, idled] = [byDay(answers), byDay(idle)];
  const days = [...new Set([...answered.keys(), ...idled.keys()])].toSorted().toReversed();
  return days.flatMap((one) =>
    warningsOfDay(answered.get(one) ?? [], idled.get(one) ?? []).map(
      ({ kind, count, answers: proof, from, to }) => ({
        warning_id: [one, kind, ...(kind === 'wrongStreak' ? [proof[0]?.id] : [])].join('.'),
        ...{ kind, day: one, from: toMoment(from), to: toMoment(to), count },
        bands: bandsOf(proof),
        answer_ids: proof.map(({ id }) => id),
      }),
    ),
  );
}
