/** A control, by the key of its name. */
interface Control {
  readonly role: string;
  readonly name: string;
}

/** Who does what no analyst does: nobody need press anything. */
export type Doer = 'student' | 'system';

/** What is done in a chart that the server runs: with a control of the portal, or by somebody else. */
type Served = Readonly<Record<string, Control | Doer>>;

const press = (name: string): Control => ({ role: 'button', name });
const inMenu = (name: string): Control => ({ role: 'menuitem', name });

/**
 * The controls of charts that have no screen of their own, since the server runs them: no adapter presses them there.
 * An event that a screen's own chart leads to is known by the button that begins it.
 */
export const servedCharts: Readonly<Record<string, Served>> = {
  auditionMark: { 'audition.confirmed': inMenu('students:action.audition') },
  classHourApplication: {
    'evaluation.finished': 'system',
    'application.approved': press('approvals:decide.approved.open'),
    'application.rejected': press('approvals:decide.rejected.open'),
  },
  coinAccount: {
    'account.frozen': press('rewards:freeze.open'),
    'account.unfrozen': press('rewards:thaw.open'),
    'coins.earned': 'student',
    'systemFreeze.began': 'system',
    'systemFreeze.lifted': 'system',
  },
  correctionCard: {
    'card.turnedOn': press('answers:correctionCard.turn.on'),
    'card.turnedOff': press('answers:correctionCard.turn.off'),
    'times.set': { role: 'combobox', name: 'answers:correctionCard.times' },
  },
  foundationHealth: {
    'health.assessed': 'system',
    'course.raised': 'student',
    'course.lowered': 'student',
    'raise.requested': press('foundation:health.ask.up'),
    'lower.requested': press('foundation:health.ask.down'),
  },
  foundationRestart: {
    'restart.assigned': press('foundation:restart.open'),
    'restart.assignedBySystem': 'system',
    'restart.confirmed': 'student',
    'student.regraded': 'student',
  },
  homeworkPerson: {
    'homework.submitted': 'student',
    'correction.submitted': 'student',
    'homework.withdrawn': press('homework:withdrawal.open'),
    'deadline.extended': press('homework:extension.open'),
    'deadline.passed': 'system',
    'student.left': 'system',
  },
  lessonLock: {
    'unlock.requested': press('lessons:locks.unlocked.open'),
    'lock.requested': press('lessons:locks.locked.open'),
    'order.reached': 'student',
  },
  listing: {
    'student.pinned': inMenu('students:action.pin'),
    'student.unpinned': inMenu('students:action.unpin'),
    'student.hidden': inMenu('students:action.hide'),
    'student.unhidden': inMenu('students:action.unhide'),
  },
  localPoints: {
    'marks.submitted': press('localPoints:submit#2'),
    'restore.requested': press('localPoints:restore.open'),
    'restore.cancelled': press('parts:dialog.cancel'),
    'restore.confirmed': press('localPoints:restore.verb#2'),
    'restore.succeeded': 'system',
    'restore.failed': 'system',
  },
  supervisionFreeze: {
    'scores.missed': 'system',
    'profile.lacked': 'system',
    'scores.submitted': 'system',
    'profile.completed': 'system',
  },
  workOrder: { 'order.handled': 'system' },
  wrongQuestion: { 'question.corrected': 'student' },
};
