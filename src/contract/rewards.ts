import { z } from 'zod/mini';
import { propMaximum, rewardedAtOnce } from '../domain/limits';
import { checkDays } from '../domain/moment';
import { grantDays, grantOutcome, propGrantRow, propStock, propStudentRow } from '../domain/props';
import {
  coinAccountRow,
  coinAccountSorts,
  coinAccountStatuses,
  coinRecord,
  coinRecordKinds,
  coinSupplies,
  freezeReason,
  holdings,
  motivationalMessage,
  rewardRemark,
  rewardWays,
} from '../domain/rewards';
import { call } from './call';
import { count, day, id, moment, oneOf, someIds, subjectId, text, whole } from './fields';
import { amount } from './amount';
import { listAnswer, ofClass, ownClasses, paging, sorting } from './list';

const subject = { subject_id: subjectId };

/** Whether the day's coins were taken: 0 not yet, 1 signed today [CALL-016]. */
export const getSignStatus = call(
  '/coinmall/getSignStatusForSupervisor',
  subject,
  {
    sign_status: z.literal([0, 1]),
    /** The business day that the answer is about; the next one begins afresh. */
    day,
  },
  { background: true },
);

/** Signs in for the day: 10 coins, once [CALL-017, CONST-021]. */
export const signIn = call(
  '/coinmall/supervisorSign',
  subject,
  { coins: count, coin_cnt: count, day },
  { changes: true },
);

/** Asks the agent administrator to allocate coins [CALL-018, ROLE-034]. */
export const sendAllocationRequest = call(
  '/coinmall/sendAssignApplyNotice',
  subject,
  {},
  { changes: true },
);

const qrCode = {
  qrcode_url: z.string(),
  /** Until when the code is good. */
  expires_at: moment,
};

/** The QR code by which the agent allocates coins [CALL-019, ROLE-032]. */
export const allocationQrCode = call('/coinmall/agentAssignQrCode', subject, qrCode, {
  changes: true,
  forAnswer: true,
});

/** The QR code by which coins are bought [CALL-020, ROLE-033]. */
export const purchaseQrCode = call('/coinmall/buyCoinQrCode', subject, qrCode, {
  changes: true,
  forAnswer: true,
});

/** The account's coins, and how it comes by more [CALL-021]. */
export const coinCount = call(
  '/coinmall/getCoinCnt',
  subject,
  {
    coin_cnt: count,
    supply: z.enum(coinSupplies),
    /** When somebody who has asked for coins today may ask again; left out where that is now. */
    may_ask_at: z.optional(moment),
  },
  { background: true },
);

const coinAccount = {
  status: z.enum(coinAccountStatuses),
  coin_cnt: count,
  /** Coins that were earned while it was frozen. */
  held_cnt: count,
};

/** Freezes a student's coin account: what is earned from then on is held [CALL-155, COI-01, VALID-046]. */
export const freezeCoinAccount = call(
  '/coins/freeze',
  { ...subject, student_id: id, reason: freezeReason },
  coinAccount,
  { changes: true },
);

/** Lifts the freeze of a student's coin account: what was held is deposited at once [CALL-155, COI-07]. */
export const unfreezeCoinAccount = call(
  '/coins/unfreeze',
  { ...subject, student_id: id },
  {
    ...coinAccount,
    name: z.string(),
    /** What was held, and is in the balance now. */
    released_cnt: count,
  },
  { changes: true },
);

const found = { ...subject, keyword: z.optional(text(0, 50)), ...paging };

/** A page of the coin accounts of the account's students, and how many stand where [CALL-154, SCREEN-119]. */
export const coinAccountList = call(
  '/coins/lists',
  {
    ...{ ...found, ...ofClass, status: z.optional(oneOf(coinAccountStatuses)) },
    ...sorting(coinAccountSorts),
  },
  {
    ...{ ...listAnswer(coinAccountRow), ...ownClasses },
    counts: z.object({ normal: count, frozen: count, systemFrozen: count }),
  },
);

/** The coin accounts of some of the account's students, in their order: whom a reward that was begun elsewhere is for. */
export const coinAccountsOf = call(
  '/coins/accounts',
  { ...subject, student_ids: someIds(rewardedAtOnce) },
  { list: z.array(coinAccountRow) },
);

/** A page of what came to the students' coin accounts, newest first [CALL-154, ENTITY-027]. */
export const coinRecordList = call(
  '/coins/records',
  {
    ...found,
    student_id: z.optional(id),
    kind: z.optional(oneOf(coinRecordKinds)),
    /** Both days belong to it. */
    from: z.optional(day),
    to: z.optional(day),
  },
  listAnswer(coinRecord),
  { rule: checkDays },
);

/**
 * Gives each of some students coins, all of them or none, but nobody who is not the account's any more: the amount, or a random share of it. The account must have
 * what it can cost at most [CALL-156, VALID-036 … VALID-042].
 */
export const rewardStudents = call(
  '/coins/reward',
  {
    ...subject,
    student_ids: someIds(rewardedAtOnce),
    coins: amount,
    way: oneOf(rewardWays),
    remark: rewardRemark,
  },
  {
    /** By id; what a frozen account gets is held. */
    outcomes: z.array(
      z.object({
        ...{ student_id: z.int(), name: z.string(), username: z.string() },
        ...{ coins: count, is_held: z.boolean() },
      }),
    ),
    not_yours: count,
    coin_cnt: count,
  },
  { changes: true },
);

const service = { host: 'service' } as const;

/** The numbers that head the treasury of props [CALL-052]. */
export const treasureIndex = call(
  '/Treasure/getTreasureIndexInfo',
  subject,
  { prop_count: count, granted_count: count, student_count: count, as_of: moment },
  service,
);

/** A page of the props that the account has granted, or of all that one student has received [CALL-053]. */
export const teacherRewardList = call(
  '/Treasure/getTeacherRewardList',
  { ...found, student_id: z.optional(id), days: z.optional(oneOf(grantDays)) },
  listAnswer(propGrantRow),
  service,
);

/** A page of the students to whom props may be granted, and the props that there are to give [CALL-054, CALL-056]. */
export const treasureStudentList = call(
  '/Treasure/getStudentList',
  { ...found, ...ofClass, holding: z.optional(oneOf(holdings)) },
  { ...listAnswer(propStudentRow), ...ownClasses, props: z.array(propStock) },
  service,
);

/** A page of the props that one student has received [CALL-055]. */
export const studentRewardList = call(
  '/Treasure/getStudentRewardList',
  { ...subject, student_id: id, ...paging },
  listAnswer(propGrantRow),
  service,
);

/** The props that the account has to give, each with how it is obtained [CALL-056]. */
export const propsIndex = call(
  '/Treasure/getPropsIndexInfo',
  subject,
  listAnswer(propStock),
  service,
);

/** Grants a prop to students, each with its own outcome [CALL-057, VALID-047, VALID-049]. */
export const sendReward = call(
  '/Treasure/sendRewardToStudent',
  {
    ...subject,
    student_ids: someIds(rewardedAtOnce),
    prop_id: id,
    count: whole(1, propMaximum),
    message: motivationalMessage,
  },
  { outcomes: z.array(grantOutcome), not_yours: count },
  { ...service, changes: true },
);

/** What rewards there are to choose from, and the messages that may go with them [CALL-058]. */
export const rewardConfigList = call(
  '/Treasure/GetRewardConfigList',
  subject,
  {
    list: z.array(z.object({ prop_id: z.int(), name: z.string(), icon: z.string() })),
    messages: z.array(z.string()),
  },
  service,
);
