import { type ChartFault, inChart } from './fault';

/** One mistake of each kind that reviews have found, in charts of all areas. */
export const ofEachKind: readonly ChartFault[] = [
  // Guards
  inChart(
    'account/codeSending',
    'a code goes to the same mobile again before its time',
    'isMobile(mobile) && mobile !== context.mobile',
    'isMobile(mobile)',
  ),
  inChart(
    'account/passwordLogin',
    'the wait is over a second early',
    'context.waitsUntil <= now',
    'context.waitsUntil <= now + 1000',
  ),
  inChart(
    'account/accountUpgrade.setup accountUpgrade',
    'accounts are merged though none is chosen',
    'chosenIds(context).length > 0',
    'chosenIds(context).length >= 0',
  ),
  inChart(
    'account/logout',
    'cancelling leaves',
    "'logout.cancelled': 'staying'",
    "'logout.cancelled': { target: 'leaving', actions: 'tellLogout' }",
  ),
  inChart(
    'answers/correctionCard',
    'any number of times is taken',
    'timesPerDay.safeParse(times).success',
    'times >= 0',
  ),
  inChart(
    'foundation/foundationMode.setup foundationMode',
    'the box need not be ticked',
    'isTicked: ({ context }) => context.isTicked',
    'isTicked: ({ context }) => context.isTicked || context.attempts > 0',
  ),
  inChart(
    'foundation/foundationRestart',
    'the rule of a switch is not asked',
    "mode !== context.mode && rule === 'resetsProgress'",
    'mode !== context.mode && rule.length > 0',
  ),
  inChart(
    'homework/homeworkPerson',
    'a correction is not checked',
    'correctionOf(essay).safeParse(correction).success',
    'correctionOf(essay) !== null && correction !== null',
  ),
  inChart(
    'lessons/levelChange.setup levelChange',
    'the level goes out of bounds',
    'isOutOfBounds: ({ context }) => refusalOf(context) !== null',
    'isOutOfBounds: ({ context }) => refusalOf(context) !== null && context.attempts < 0',
  ),
  inChart(
    'rewards/coinAccount',
    'an account is frozen without a reason',
    'freezeReason.safeParse(reason).success',
    'reason.length >= 0',
  ),
  inChart(
    'rewards/dailySignIn',
    'one signs in again on the same day',
    'dayOf(now) > context.signedOn',
    'dayOf(now) >= context.signedOn',
  ),
  inChart(
    'supervision/supervisionFreeze',
    'supervision thaws with a reason left',
    'context.reasons.includes(reason) && context.reasons.length === 1',
    'context.reasons.includes(reason)',
  ),
  inChart(
    'shell/vacationNotice',
    'the notice comes again on the same day',
    'context.noticedOn === context.today',
    'context.noticedOn === null',
  ),
  inChart(
    'shell/navigationGuard.setup navigationGuard',
    'busy is not told',
    'code === codes.loginRequired || code === codes.busy',
    'code === codes.loginRequired',
  ),
  // What is kept
  inChart(
    'account/passwordChange',
    'the password stays in memory',
    'assign(({ context: { username, subjectId } }) => fresh({ username, subjectId }))',
    'assign({ attempts: 0, isProven: false })',
  ),
  inChart(
    'account/codeSending',
    'the wait after a refusal begins at nought',
    'waitsUntil: context.now + waitAskedBy(error)',
    'waitsUntil: waitAskedBy(error)',
  ),
  inChart(
    'approvals/classHourApplication',
    'the moment is kept as the person',
    'decidedBy: by, decidedAt: at',
    'decidedBy: by, decidedAt: String(by)',
  ),
  inChart(
    'foundation/foundationRestart',
    'a level is lost',
    'level: Math.max(level, context.level)',
    'level',
  ),
  inChart(
    'homework/homeworkAssignment.setup homeworkAssignment',
    'the card of another course stays',
    '...form.revised(context, { course_id, lesson_id: null, card_id: null }),\n      card: null,',
    '...form.revised(context, { course_id, lesson_id: null, card_id: null }),',
  ),
  inChart(
    'rewards/coinAccount',
    'what was held is deposited and stays held',
    'balance: context.balance + context.held,\n      held: 0,',
    'balance: context.balance + context.held,',
  ),
  inChart(
    'workOrders/workOrder',
    'files of before are lost',
    'files: [...context.files, ...files]',
    'files: [...files]',
  ),
  inChart(
    'students/auditionMark',
    'the moment of the mark is not kept',
    "actions: { type: 'keepMarkTime', params: ({ event }) => event },",
    '',
  ),
  // What the world is told
  inChart(
    'account/accountUpgrade.setup accountUpgrade',
    'a quiet question is told as a refresh',
    'if (context.isRefreshing) enqueue.emit',
    'if (context.accountUpgrade >= 0) enqueue.emit',
  ),
  inChart(
    'lessons/lessonLock',
    'another refusal is told',
    "params: { reason: 'lockForGood' }",
    "params: { reason: 'lockNewFoundation' }",
  ),
  inChart(
    'account/systemLock',
    'the way home is not taken',
    "actions: ['forgetReason', 'goHome']",
    "actions: 'forgetReason'",
  ),
  inChart(
    'messages/rewarding',
    'the balance is told instead of the coins',
    'params: ({ event }) => ({ coins: Number(event.output.values.coins) })',
    'params: ({ context }) => ({ coins: context.balance })',
  ),
  inChart(
    'home/todos',
    'the list is not asked anew after a cancelled snooze',
    "'snooze.cancelled': { target: 'browsing', actions: 'refreshList' }",
    "'snooze.cancelled': 'browsing'",
  ),
  inChart(
    'parts/draft',
    'a draft that is restored is not told',
    "actions: ['tellContent', 'swapPlaces']",
    "actions: ['swapPlaces']",
  ),
  // Calls and payloads
  inChart(
    'account/avatarUpload',
    'the whole picture is uploaded',
    'input: ({ context: { part } }) => ({ image: part })',
    'input: ({ context: { image } }) => ({ image })',
  ),
  inChart(
    'account/passwordChange',
    'another call is made',
    'save: remote(updatePassword) }',
    "save: remote({ ...updatePassword, path: '/teacher/updateInfo' }) }",
  ),
  inChart(
    'lessons/levelChange',
    'the call names the course as the student',
    'student_id: studentId,\n          course_id: courseId,\n          ...levelForm',
    'student_id: courseId,\n          course_id: courseId,\n          ...levelForm',
  ),
  inChart(
    'feedback/postClassFeedback.submitting',
    'feedback is submitted without its id',
    'feedbackId === null ? student : { ...student, feedback_id: feedbackId }',
    'feedbackId === null ? { ...student } : student',
  ),
  inChart(
    'account/passwordLogin',
    'the limit is asked for the password',
    'uname: loginForm.parse(context.values).uname',
    'uname: loginForm.parse(context.values).password',
  ),
  // Ways
  inChart(
    'feedback/postClassFeedback',
    'cancelling submits',
    "'submit.cancelled': { target: 'editing'",
    "'submit.cancelled': { target: 'submitting'",
  ),
  inChart(
    'homework/homeworkDetail',
    'cancelling withdraws',
    "'withdrawal.cancelled': 'browsing'",
    "'withdrawal.cancelled': 'withdrawing'",
  ),
  inChart(
    'messages/rewarding',
    'a retry opens the form without a balance',
    "'balance.retried': 'asking'",
    "'balance.retried': 'open'",
  ),
  inChart(
    'homework/homeworkAssignment',
    'going on after a refusal checks nothing more',
    "'edit.resumed': {\n          target: 'editing',\n          actions: ['forgetOutcomes'",
    "'edit.resumed': {\n          target: 'arranging',\n          actions: ['forgetOutcomes'",
  ),
  inChart(
    'grading/gradingOf grading',
    'cancelling submits the grading',
    "'submit.cancelled': { target: 'editing'",
    "'submit.cancelled': { target: 'submitting'",
  ),
  // Order, time, tags, requirements
  inChart(
    'lessons/lessonLock',
    'the order is asked first',
    "guard: 'isNewFoundation',\n            actions: { type: 'refuse', params: { reason: 'unlockNewFoundation' } }",
    "guard: ({ context }) => context.isNewFoundation && !isInOrder(context),\n            actions: { type: 'refuse', params: { reason: 'unlockNewFoundation' } }",
  ),
  inChart(
    'parts/draft/setup draft',
    'a draft is kept ten times later',
    'delays: { untilSaved: 400 }',
    'delays: { untilSaved: 4000 }',
  ),
  inChart(
    'homework/homeworkAssignment.setup homeworkAssignment',
    'the status is asked every moment',
    'untilNextQuestion: 3000',
    'untilNextQuestion: 300',
  ),
  inChart(
    'feedback/postClassFeedback.submitting',
    'what is being sent can be typed over',
    "tags: 'busy',\n  entry",
    "tags: 'editable',\n  entry",
  ),
  inChart(
    'rewards/dailySignIn',
    'two requirements are exchanged',
    "actions: 'tellAlready', meta: { spec: 'SGN-04' }",
    "actions: 'tellAlready', meta: { spec: 'SGN-03' }",
  ),
  inChart(
    'account/passwordChange',
    'it can be submitted while it is being sent',
    "saving: {\n      tags: 'busy',",
    "saving: {\n      tags: 'busy',\n      on: { 'submit.requested': { target: 'saving', reenter: true } },",
  ),
];
