import { type ChartFault, inChart } from './fault';

/** Mistakes of a word or two: a guard, an order, an id, a reset or a payload that is nearly right. */
export const inDetail: readonly ChartFault[] = [
  // Foundation
  inChart(
    'foundation/healthAdjustment',
    'the course moves the health the other way',
    'scope: { ...context.scope, direction },',
    "scope: { ...context.scope, direction: direction === 'up' ? 'down' : 'up' },",
  ),
  inChart(
    'foundation/roundComparison',
    'the rounds that were chosen are forgotten when news comes',
    '({ answer, failure: null })),\n    keepFailure',
    '({ answer, failure: null, chosen: null })),\n    keepFailure',
  ),
  inChart(
    'foundation/classBoard',
    'a class sees the whole names in the lottery',
    "names: 'masked' as const",
    "names: 'full' as never",
  ),
  inChart(
    'foundation/modeSwitches',
    'news of other students load the switches again',
    'isAboutStudent(message, payload.student_id)',
    'isAboutStudent(message, payload.subject_id)',
  ),
  // Grading
  inChart(
    'grading/readyGradings',
    'one that failed is submitted with all the others',
    "target: 'confirming',\n          actions: { type: 'askOne', params: ({ event }) => event },",
    "target: 'confirming',\n          actions: 'askAll',",
  ),
  inChart(
    'grading/readyGradings',
    'a grading that is first is removed too',
    'row.id === id && row.rival !== null',
    'row.id === id',
  ),
  inChart(
    'grading/readyGradings',
    'what was submitted stays among the drafts',
    "always: { guard: 'hasSent', target: 'removingSent' },",
    '',
  ),
  inChart(
    'grading/readyGradings',
    'what cannot be removed is gone all the same',
    "onDone: { target: 'reviewing', actions: 'dropRemoved' },\n        onError: 'reviewing',",
    "onDone: { target: 'reviewing', actions: 'dropRemoved' },\n        onError: { target: 'reviewing', actions: 'dropRemoved' },",
  ),
  inChart(
    'grading/personWork',
    'the stretch of the last remark is used for the next',
    "none: { entry: 'forgetStretch' }",
    'none: {}',
  ),
  inChart(
    'grading/personWork',
    'another remark is about the stretch',
    '...(marked ?? { start: 0, end: 0 }),\n      id,',
    '...(marked ?? { start: 0, end: 0 }),\n      id: `${id} `,',
  ),
  // Rewards
  inChart(
    'rewards/coinReward',
    'a fixed reward is sent as a random one',
    'coins: Number(coins), way, remark',
    "coins: Number(coins), way: 'random' as const, remark",
  ),
  inChart(
    'rewards/crystalDeduction',
    'more crystals are deducted than there are',
    'typedCrystals(student.crystal_cnt)',
    'typedCrystals(student.crystal_cnt + 1)',
  ),
  inChart(
    'rewards/coinFreeze',
    'the reason is not sent',
    'student_id: student.student_id, reason }',
    "student_id: student.student_id, reason: '' }",
  ),
  inChart(
    'rewards/treasury',
    'who was ticked stays ticked after a grant',
    "'clearSelection',\n              'refresh',",
    "'refresh',",
  ),
  inChart('rewards/treasury', 'a grant for nobody is begun', 'ids.length > 0', 'ids.length >= 0'),
  inChart(
    'rewards/treasury',
    'whoever is left out is not told of',
    'notYours: answer?.not_yours ?? 0',
    'notYours: 0',
  ),
  // Lessons
  inChart(
    'lessons/lessonLocks',
    'a course is locked that was to be unlocked',
    '({ wanted: { lock, student_ids } })',
    "({ wanted: { lock: lock === 'unlocked' ? 'locked' : lock, student_ids } })",
  ),
  inChart(
    'lessons/lessonLocks',
    'a failed change gives the choice up',
    "onError: { target: 'confirming', actions: { type: 'tellFailure', params: errorIn } },",
    "onError: { target: 'choosing', actions: { type: 'tellFailure', params: errorIn } },",
  ),
  inChart(
    'lessons/levelChange.setup levelChange',
    'the refusal of one direction stays with the other',
    '...form.revised(context, values),\n      refusal: null,',
    '...form.revised(context, values),',
  ),
  inChart(
    'lessons/levelChange.setup levelChange',
    'whoever has not come for it is asked at once',
    "context.isAsked && stage === 'levelEnd'",
    "stage === 'levelEnd'",
  ),
  // Home, messages, reports
  inChart(
    'home/todos',
    'the draft of one thing is offered for another',
    'draftKey: `snooze.${item}`',
    'draftKey: `snooze.${kind}`',
  ),
  inChart(
    'home/todos',
    'a thing is put off until today',
    'until: dayAfter(today, 1)',
    'until: dayAfter(today, 0)',
  ),
  inChart(
    'messages/messageOpening',
    'a message that is opened in another tab leads away from this page',
    "target: '.marking',",
    "target: '.following',",
  ),
  inChart(
    'messages/messageOpening',
    'what was still being marked is forgotten by the next',
    '[...new Set([...context.ids, id])]',
    '[id]',
  ),
  inChart(
    'reports/reportHandout',
    'a review of any report is written',
    "guard: 'isFinal',\n              target: 'writing',",
    "target: 'writing',",
  ),
  inChart(
    'reports/reportHandout',
    'the sheet is old after a cancelled review',
    "'review.cancelled': '#reportHandout.starting'",
    "'review.cancelled': 'reading'",
  ),
];
