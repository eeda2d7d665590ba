import { z } from 'zod/mini';
import { grade } from './grades';
import { deductionReasonLength } from './limits';
import { moment } from './moment';
import { notTooMuch, type TransferKind, wholeAmount } from './rewards';
import { cleanText } from './text';

/** How many right answers of a day earn a crystal. */
const rightPerCrystal = 20;

/** The crystals that so many right answers of one day have earned. */
export const crystalsFor = (right: number): number => Math.floor(right / rightPerCrystal);

/** A student with the crystals, as a list shows it. */
export const crystalRow = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string(), grade },
  crystal_cnt: z.int(),
  /** When an analyst last gave the student crystals; null where nobody has. */
  last_rewarded_at: z.nullable(moment),
});
export type CrystalRow = z.output<typeof crystalRow>;

/** What the students' crystals may be sorted by. */
export const crystalSorts = ['name', 'crystals', 'lastRewarded'] as const;

/** Why a student's crystals changed. */
export const crystalRecordKinds = [
  'study',
  'crystalReward',
  'crystalDeduction',
] as const satisfies readonly TransferKind[];

type CrystalRecordKind = (typeof crystalRecordKinds)[number];

/** What a transfer of a student's crystals is called; null for those that move no crystals of a student. */
export const crystalRecordKindOf: Readonly<Record<TransferKind, CrystalRecordKind | null>> = {
  opening: null,
  study: 'study',
  signIn: null,
  welcomeGift: null,
  purchase: null,
  allocation: null,
  reward: null,
  release: null,
  propSupply: null,
  propGrant: null,
  crystalSupply: null,
  crystalReward: 'crystalReward',
  crystalDeduction: 'crystalDeduction',
  lottery: null,
};

/** One change of a student's crystals [ENTITY-028]. */
export const crystalRecord = z.object({
  record_id: z.int(),
  ...{ student_id: z.int(), name: z.string(), username: z.string() },
  at: moment,
  kind: z.enum(crystalRecordKinds),
  /** Who did it; null where it was the system. */
  operator: z.nullable(z.string()),
  /** Below zero where they were deducted. */
  crystals: z.int(),
  /** What the student had afterwards. */
  remaining: z.int(),
  /** Why they were given or deducted; empty where they were earned. */
  reason: z.string(),
});
export type CrystalRecord = z.output<typeof crystalRecord>;

/** Why crystals are deducted [VALID-034, CONST-006]. */
export const deductionReason = cleanText(
  deductionReasonLength.minimum,
  deductionReasonLength.maximum,
);

/** Crystals as typed: a whole number above zero, no more than there are for so many students [VALID-032, VALID-033]. */
export const typedCrystals = (available: number, students = 1) =>
  wholeAmount.check(
    z.refine((crystals) => Number(crystals) * students <= available, 'tooManyCrystals'),
    notTooMuch,
  );
