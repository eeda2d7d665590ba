import { z } from 'zod/mini';
import { knownPassword } from '../domain/account';
import {
  crystalRecord,
  crystalRecordKinds,
  crystalRow,
  crystalSorts,
  deductionReason,
} from '../domain/crystals';
import { holdings, rewardRemark } from '../domain/rewards';
import { rewardedAtOnce } from '../domain/limits';
import { call } from './call';
import { count, id, oneOf, someIds, subjectId, text, whole } from './fields';
import { amount } from './amount';
import { listAnswer, ofClass, ownClasses, paging, sorting } from './list';

const subject = { subject_id: subjectId };
const found = { ...subject, keyword: z.optional(text(0, 50)), ...paging };

/**
 * A page of the account's students with their crystals, and how many the account has to give; a student who is named is
 * there also while hidden [CALL-213, ENTITY-028].
 */
export const crystalList = call(
  '/crystal/lists',
  {
    ...{ ...found, ...ofClass, student_id: z.optional(id) },
    ...{ holding: z.optional(oneOf(holdings)), ...sorting(crystalSorts) },
  },
  { ...listAnswer(crystalRow), ...ownClasses, stock: count },
);

/** A page of what has changed the students' crystals, newest first [CALL-213, ENTITY-028]. */
export const crystalRecordList = call(
  '/crystal/records',
  { ...found, student_id: z.optional(id), kind: z.optional(oneOf(crystalRecordKinds)) },
  listAnswer(crystalRecord),
);

/** Gives each of some students so many crystals of the account's stock, all of them or none [CALL-213, ROLE-019]. */
export const rewardCrystals = call(
  '/crystal/reward',
  { ...subject, student_ids: someIds(rewardedAtOnce), crystals: amount, remark: rewardRemark },
  {
    stock: count,
    not_yours: count,
    /** Of those who got some, by id. */
    names: z.array(z.string()),
  },
  { changes: true },
);

/**
 * Takes crystals from a student, for a reason; they go back to the system. Wants the account's own name and
 * password, and how many the student had when it was decided: refused where that has changed [CALL-213, ROLE-055, ROLE-100, VALID-032 … VALID-035].
 */
export const deductCrystals = call(
  '/crystal/deduct',
  {
    ...{ ...subject, student_id: id, crystals: amount, reason: deductionReason },
    ...{ crystal_cnt: whole(0, 999_999_999), uname: text(1, 50), password: knownPassword },
  },
  { crystal_cnt: count },
  { changes: true },
);
