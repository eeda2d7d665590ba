import { type ChartFault, inChart } from './fault';

/** Mistakes of the kinds that slip through a review: a way, an order, a time, two ids, a Cancel that goes on. */
export const ofReviews: readonly ChartFault[] = [
  inChart(
    'lessons/lessonLocks',
    'cancelling changes the locks',
    "'change.cancelled': 'choosing'",
    "'change.cancelled': 'changing'",
  ),
  inChart(
    'students/students',
    'cancelling marks the students',
    "'marking.cancelled': 'browsing'",
    "'marking.cancelled': { target: 'browsing', actions: 'markStudents' }",
  ),
  inChart(
    'grading/readyGradings',
    'cancelling removes the gradings',
    "'removal.cancelled': 'reviewing'",
    "'removal.cancelled': 'removing'",
  ),
  inChart(
    'foundation/healthAdjustment',
    'cancelling asks for the course',
    "'course.cancelled': 'settled'",
    "'course.cancelled': 'requesting'",
  ),
  inChart(
    'home/home',
    'cancelling sends the reminders',
    "'reminder.confirmed': 'sending', 'reminder.cancelled': 'idle'",
    "'reminder.confirmed': 'sending', 'reminder.cancelled': 'sending'",
  ),
  inChart(
    'answers/wrongQuestion',
    'two ids are exchanged',
    "{ target: 'correctedOnce', meta: { spec: 'WQU-01' } }",
    "{ target: 'correctedOnce', meta: { spec: 'WQU-02' } }",
  ),
  inChart(
    'answers/wrongQuestion',
    'one correction is enough',
    "target: 'correctedOnce', meta: { spec: 'WQU-01' }",
    "target: 'resolved', meta: { spec: 'WQU-01' }",
  ),
  inChart(
    'foundation/smartMode',
    'the analyst turns off what headquarters has turned on',
    "'mode.turnedOff': { actions: 'refuse' }",
    "'mode.turnedOff': 'off'",
  ),
  inChart(
    'lessons/courseLevel',
    'the level changes at once and again later',
    'level: context.nextLevel ?? context.level',
    'level: (context.nextLevel ?? context.level) + 1',
  ),
  inChart(
    'lessons/courseLevel',
    'keeping the level leaves it at the end',
    "'level.kept': 'studying'",
    "'level.kept': {}",
  ),
  inChart(
    'reports/reportHandout',
    'a saved review is not told',
    "onDone: { target: '#reportHandout.starting', actions: 'tellSaved' }",
    "onDone: { target: '#reportHandout.starting' }",
  ),
  inChart(
    'supervision/supervisionFreeze',
    'the other reason is dropped',
    `target: 'active',
            actions: { type: 'dropReason', params: { reason: 'scoresMissing' } }`,
    `target: 'active',
            actions: { type: 'dropReason', params: { reason: 'profileIncomplete' } }`,
  ),
  inChart(
    'supervision/supervisionFreeze',
    'missing scores freeze again and again',
    `'scores.missed': {
          guard: { type: 'isNewReason', params: { reason: 'scoresMissing' } },`,
    `'scores.missed': {`,
  ),
  inChart(
    'account/busy',
    'one may try again after a second',
    'busyWait = 10_000',
    'busyWait = 1_000',
  ),
  inChart(
    'feedback/reportedSubject',
    'every letter is asked for',
    'typingPause: 250',
    'typingPause: 25',
  ),
  inChart(
    'rewards/coinBalance coinPoll',
    'coins are asked for ten times as often',
    'every: 60_000',
    'every: 6_000',
  ),
  inChart(
    'approvals/applicationsDecision',
    'what was decided meanwhile is decided again',
    'openAmong(scope.application_ids, scope.applications)',
    '[...scope.application_ids]',
  ),
  inChart(
    'parts/savedViews',
    'giving up a new name keeps the field open',
    "'rename.cancelled': 'resting'",
    "'rename.cancelled': 'renaming'",
  ),
];
