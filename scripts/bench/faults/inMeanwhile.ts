import { type ChartFault, inChart } from './fault';

/** Mistakes in what happens while somebody writes: renewals, other tabs, lost answers, what is put aside or undone. */
export const inMeanwhile: readonly ChartFault[] = [
  // What a form follows
  inChart(
    'parts/renewal coinRenewal',
    'an answer that is older than the news is taken',
    "asking: {\n        tags: 'busy',",
    "asking: {\n        tags: 'busy',\n        on: { 'socket.received': {} },",
  ),
  inChart(
    'parts/renewal propRenewal',
    'without an answer it asks again without end',
    "onError: 'current',",
    "onError: 'asking',",
  ),
  inChart(
    'parts/renewal crystalRenewal',
    'the form is not told of the new stock',
    "actions: { type: 'tellScope', params: ({ event }) => event.output },",
    '',
  ),
  inChart(
    'rewards/coinRenewal',
    'the coins of whoever is told of last are asked for',
    "type === 'coins.changed'",
    "type === 'student.changed'",
  ),
  inChart(
    'parts/form/openState coinReward',
    'what was sent without an answer is checked against another balance',
    "guard: 'isSentAnswered',",
    '',
  ),
  inChart(
    'parts/form coinFreeze',
    'a refused form keeps its old circumstances',
    "                        'askForScope' as const,\n",
    '',
  ),
  // Gradings put aside
  inChart(
    'grading/putAside',
    'any draft counts as put aside',
    'ready.safeParse(content).success',
    'ready.safeParse(content).data !== null',
  ),
  inChart(
    'grading/putAside',
    'a draft that changes while they are looked for is missed',
    "on: { 'drafts.changed': { target: 'finding', reenter: true } },",
    '',
  ),
  inChart(
    'grading/gradingOf subjectiveGrading',
    'what is changed stays put aside',
    "(['takeUp', 'keepDraft'] as const)",
    "(['keepDraft', 'keepDraft'] as const)",
  ),
  inChart(
    'grading/gradingOf subjectiveGrading',
    'what was put aside does not come back',
    "'restoreAside',\n",
    '',
  ),
  inChart(
    'grading/readyGradings',
    'what another tab has changed is submitted unseen',
    "'submit.confirmed': 'renewing'",
    "'submit.confirmed': 'submitting'",
  ),
  inChart(
    'grading/readyGradings',
    'the old gradings are loaded again after a change',
    "{ type: 'keepDrafts', params: ({ event }) => ({ drafts: event.output }) },\n              'tellChanged',",
    "'tellChanged',",
  ),
  // Graded meanwhile by the same person
  inChart(
    'grading/setup grading',
    'a colleague’s grading is compared too',
    'context.rival?.is_own === true,\n      /** What',
    'context.rival !== null,\n      /** What',
  ),
  inChart(
    'grading/setup englishGrading',
    'what was submitted from another tab passes for what stands here',
    'submitted !== null && submitted === sent(context.values)',
    'submitted !== null',
  ),
  inChart(
    'grading/gradingOf grading',
    'a lost comparison passes for submitted',
    "onError: 'told',",
    'onError: `#${name}.submitted`,',
  ),
  // Remarks that were removed
  inChart(
    'grading/setup grading',
    'a remark comes back again and again',
    'removed: withoutNote(context.removed, id)',
    'removed: context.removed',
  ),
  // Homework that failed for some
  inChart(
    'homework/homeworkDetail',
    'for whom it failed is sought in no homework',
    '({ subjectId, homeworkId }),\n        onDone',
    '({ subjectId, homeworkId: homeworkId + 1 }),\n        onDone',
  ),
  inChart(
    'homework/homeworkDetail',
    'the page stays old once it was tried again',
    "onDone: { target: 'browsing', actions: 'refresh' },",
    "onDone: 'browsing',",
  ),
];
