import { heldBy, type HeldFault } from './fault';

/** Mistakes in views, with the chart whose walk is to notice each: a wrong event, a dead button, a wrong enabling. */
export const inViews: readonly HeldFault[] = [
  heldBy(
    'account/LogoutDialog.tsx',
    'logout',
    'Cancel logs out',
    "type: 'logout.cancelled'",
    "type: 'logout.confirmed'",
  ),
  heldBy(
    'account/BusyScreen.tsx',
    'busy',
    'one tries again while one has to wait, and not afterwards',
    'disabled={wait !== null}',
    'disabled={wait === null}',
  ),
  heldBy(
    'messages/RewardDialog.tsx',
    'messageCenter',
    'the cross is dead',
    "actor.send({ type: 'reward.cancelled' });",
    '',
  ),
  heldBy(
    'foundation/LotteryDialog.tsx',
    'seasonLottery',
    'Cancel draws',
    "type: 'draw.cancelled'",
    "type: 'draw.confirmed'",
  ),
  heldBy(
    'homework/HomeworkActs.tsx',
    'homeworkDetail',
    'reminding is never offered',
    'disabled={isBusy}',
    'disabled',
  ),
  heldBy('home/ScheduleBlock.tsx', 'schedule', 'yesterday is tomorrow', 'by: -1', 'by: 1'),
  heldBy(
    'shell/GuideScreen.tsx',
    'guide',
    'back goes on',
    "type: 'step.back'",
    "type: 'step.continued'",
  ),
  heldBy(
    'workOrders/WorkOrdersScreen.tsx',
    'workOrders',
    'a work order can not be begun',
    "actor.send({ type: 'workOrder.requested' });",
    '',
  ),
  heldBy(
    'lessons/LockStudents.tsx',
    'lockPick',
    'the choice is not cleared',
    "actor.send({ type: 'choice.cleared' })",
    'undefined',
  ),
  heldBy(
    'students/MarkingDialog.tsx',
    'students',
    'Cancel marks',
    "type: 'marking.cancelled'",
    "type: 'marking.confirmed'",
  ),
];
