import { heldBy, type HeldFault } from './fault';

/** Mistakes on the server, with the test that is to notice each: rights, locks, proofs, guarded updates. */
export const onServer: readonly HeldFault[] = [
  heldBy(
    'messages/reward.ts',
    'messages',
    'the message of another inbox is rewarded',
    'and(isIn(db, inbox), eq(messages.id, id))',
    'eq(messages.id, id)',
  ),
  heldBy(
    'messages/read.ts',
    'messages',
    'what came after the look is marked too',
    'lte(messages.id, payload.up_to),',
    '',
  ),
  heldBy(
    'account/passwordProof.ts',
    'profile',
    'a password is changed without showing the old one',
    'if (spent === null) throw',
    'if (spent === undefined) throw',
  ),
  heldBy(
    'throttle.ts',
    'login',
    'nobody who guesses has to wait',
    'tries.length < pace.most',
    'tries.length < pace.most * 1000',
  ),
  heldBy(
    'foundation/lottery.ts',
    'lottery',
    'one draw is drawn twice',
    'isNull(lotteryDraws.drawnAt), eq(lotteryDraws.commitment, commitment)',
    'eq(lotteryDraws.commitment, commitment)',
  ),
  heldBy(
    'shell/savedViews.ts',
    'savedViews',
    'the view of somebody else is removed',
    '.where(and(eq(savedViews.id, view_id), eq(savedViews.accountId, account.id)))',
    '.where(eq(savedViews.id, view_id))',
  ),
  heldBy(
    'homework/find.ts',
    'homework.info',
    'the homework of any student is seen',
    'isSeen(db, accountId, homeworkPersons.studentId),',
    '',
  ),
  heldBy(
    'homework/withdraw.ts',
    'homework.life',
    'anybody withdraws',
    'is_own: accountId === by.id',
    'is_own: true',
  ),
  heldBy(
    'parentLinks.ts',
    'reports.links',
    'a link that has ended is handed out again',
    'and(eq(parentLinks.about, about), gt(parentLinks.endsAt, now))',
    'eq(parentLinks.about, about)',
  ),
  heldBy(
    'approvals/application.ts',
    'approvals',
    'two decide at once',
    ".where(eq(classHourApplications.id, id))\n    .for('update');",
    '.where(eq(classHourApplications.id, id));',
  ),
  heldBy(
    'rewards/purses.ts',
    'rewards.race',
    'a purse is read, then written',
    '.set({ amount: sql`${purses.amount} - ${amount}` })',
    '.set({ amount: (await amountIn(db, purse)) - amount })',
  ),
];
