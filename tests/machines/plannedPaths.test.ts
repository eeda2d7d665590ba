import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { persist, restore } from '../../src/machines/parts/reload';
import { type AnyCatalogue, proveChart } from '../../src/paths';
import { cataloguesNotRun, chartsIn } from './catalogues';
import { catalogueOf } from './catalogueOf';
import { findingsOf, proven } from './proof';

/*
 * Plans and runs the paths of every chart whose own test does not do so. A new chart needs no line here.
 */

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.ts', {
  eager: true,
});
const tests = import.meta.glob<string>('./**/*.test.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a title begins with, where that is more than the chart's id. */
const subjects: Readonly<Record<string, string>> = {
  filePreview: '[ROUTE-006] [ROUTE-007] filePreview takes',
  vacationNotice: '[SHELL-007] [CONST-069] vacationNotice takes',
  searchGuide: '[SHELL-009] searchGuide takes',
  highlightsMoved: '[SHELL-010] highlightsMoved takes',
  classMonitoring: '[VALID-024] classMonitoring takes',
  scoreMenuLabel: '[SIDE-017] scoreMenuLabel takes',
  workOrderDetail: '[SCREEN-173] workOrderDetail takes',
  serviceDesk: '[MSG-069] serviceDesk takes',
  workOrderNews: '[MSG-070] [CALL-010] workOrderNews takes',
  toasts: 'toasts take',
};

/** Mistakes of a record that an address names: where they lead leads on at once to the same. */
const foundOnce = (id: string) => [
  `retarget ${id}.absent|always|0`,
  `retarget ${id}.loadFailed|load.retried|0`,
  `retarget ${id}.loadFailed|always|0`,
  `retarget ${id}.ready.current.outdated|always|0`,
  `retarget ${id}.ready.current.vanished|always|0`,
];

/** Mistakes that no path of a chart notices, by its id. */
const unnoticed: Readonly<Record<string, readonly string[]>> = {
  // Opening leads on at once to where this leads: no one can tell the difference.
  answerFilters: ['retarget answerFilters.open|field.changed|0'],
  localPaste: [
    'retarget localPaste.open|field.changed|0',
    'retarget localPaste.open|content.restored|0',
  ],
  crystalDeduction: [
    'retarget crystalDeduction.open|field.changed|0',
    'retarget crystalDeduction.open|content.restored|0',
  ],
  // No key does two things: their order makes no difference.
  shortcuts: [
    'swap branches shortcuts.closed|shortcut.pressed|1',
    'swap branches shortcuts.closed|shortcut.pressed|2',
    'swap branches shortcuts.closed|shortcut.pressed|3',
  ],
  // No file is of two kinds: their order makes no difference.
  filePreview: [
    'swap branches filePreview.choosing|always|2',
    'swap branches filePreview.choosing|always|3',
  ],
  // No address names two views: their order makes no difference.
  aiSupervisorDetail: [
    'swap branches aiSupervisorDetail.choosing|always|0',
    'swap branches aiSupervisorDetail.choosing|always|1',
  ],
  // Restoring leads on at once to where these lead: no one can tell the difference.
  portal: [
    'retarget portal.session|session.opened|0',
    'retarget portal.session|session.closed|0',
    'retarget portal.language|language.chosen|0',
    'retarget portal.language.chosen|storage.cleared|0',
  ],
  // Led to `current` instead, it goes on from there at once.
  studyTime: ['retarget studyTime.ready.outdated|always|0'],
  studentTimeline: ['retarget studentTimeline.ready.outdated|always|0'],
  customization: ['retarget customization.ready.known.outdated|always|0'],
  behaviourTips: ['retarget behaviourTips.ready.outdated|always|0'],
  weeklyDuration: ['retarget weeklyDuration.ready.outdated|always|0'],
  healthAdjustment: ['retarget healthAdjustment.ready.known.outdated|always|0'],
  cardSetting: ['retarget cardSetting.ready.known.outdated|always|0'],
  traceSetting: ['retarget traceSetting.ready.known.outdated|always|0'],
  // Unasked, a page that decides anew is the list again.
  workOrders: [
    'retarget workOrders.requesting|workOrder.cancelled|1',
    'retarget workOrders.requesting|xstate.done.actor.form|1',
  ],
  homework: [
    'retarget homework.dialog.open|xstate.done.actor.assigning|1',
    'retarget homework.dialog.open|xstate.done.actor.assigning|2',
  ],
  // What it leads to instead decides at once, and leads on to the same state.
  coins: [
    'retarget coins.rewarding|dialog.closed|1',
    'retarget coins.rewarded|dialog.closed|1',
    'retarget coins.freezing|dialog.closed|1',
    'retarget coins.freezing|xstate.done.actor.freeze|0',
    'retarget coins.thawing|thaw.confirmed|0',
    'retarget coins.thawing|dialog.closed|1',
  ],
  // Each of them opens it: their order makes no difference.
  upgradeOffer: ['swap branches upgradeOffer.deciding|always|0'],
  // The path is told before that the account is frozen: the second time makes no difference.
  coinFreeze: ['drop guard coinFreeze.open|scope.renewed|0'],
  // The day is told before the form is sent: the second time makes no difference.
  examMarks: ['drop guard examMarks.open|scope.renewed|0'],
  scoreEntry: ['drop guard scoreEntry.open|scope.renewed|0'],
  scoreRevision: ['drop guard scoreRevision.open|scope.renewed|0'],
  // No path comes to a graded answer that was put aside; the situations that are committed do.
  subjectiveGrading: [
    'swap branches subjectiveGrading.loading|xstate.done.actor.0.subjectiveGrading.loading|1',
  ],
  // Whether it is named, and whether the answer is old, is decided at once, and leads on to the same state.
  scoreDetail: [
    'retarget scoreDetail.absent|always|0',
    'retarget scoreDetail.loadFailed|load.retried|0',
    'retarget scoreDetail.loadFailed|always|0',
    'retarget scoreDetail.ready.known.outdated|always|0',
    'retarget scoreDetail.ready.known.vanished|always|0',
  ],
  // What it leads to instead leads on at once.
  material: foundOnce('material'),
  practice: [
    ...foundOnce('practice'),
    'retarget practice.ready.work.answering|xstate.done.actor.form|0',
    ...(['done', 'error'] as const).map(
      (how) =>
        `retarget practice.ready.work.restartingPractice|xstate.${how}.actor.0.practice.ready.work.restartingPractice|0`,
    ),
  ],
  examEntry: ['retarget examEntry.loadFailed|load.retried|0'],
  trainingCourse: foundOnce('trainingCourse'),
  // An address names a score, a result or a student, never two; the next student is never named, so opening leads on at once.
  scoreRecord: [
    'swap branches scoreRecord.opening|always|0',
    'swap branches scoreRecord.opening|always|1',
    'retarget scoreRecord.saved|another.requested|0',
  ],
  // The chart's own test looks at what is asked for then.
  studentSearch: ['retarget studentSearch.open.failed|search.retried|0'],
};

/** Charts that are nothing but a form or a record, or wait for what their blocks ask. */
const made: readonly string[] = [
  ...['home', 'schedule', 'snooze', 'messageReward', 'workOrderNews'],
  ...['courseLocks', 'lockPeople', 'localCoursePoints', 'localSummaryRecord'],
  ...['modeSwitches', 'boardStanding', 'boardAnalysts'],
  ...['studentNeighbours', 'studentOverview', 'wrongQuestionDetail', 'roundsWatch', 'gradingPlace'],
  ...['reviewConfig', 'reviewDay', 'dialogueSummary', 'dialogueEffects', 'dialogueTalks'],
  'studentScores',
  'superviseTeachers',
  ...['examSheet', 'examClass'],
  ...['preparedPoints'],
];

/** Whether a chart is made by a part: that paths notice every mistake is shown in `parts`, once for all. */
const isMade = ({ id, config }: AnyStateMachine) =>
  made.includes(id) || id.endsWith('Poll') || 'rules' in Object(config.meta);

const notRun = cataloguesNotRun(modules, Object.values(tests));
const charts = [...chartsIn(modules)].flatMap(([name, chart]) => {
  const catalogue = notRun.includes(`${name}Paths`) ? catalogueOf(chart) : null;
  return catalogue === null ? [] : [[subjects[name] ?? `${name} takes`, chart, catalogue] as const];
});

it.each(charts.filter(([, chart]) => isMade(chart)))(
  '%s every transition on generated paths',
  (_, chart: AnyStateMachine, catalogue: AnyCatalogue) => {
    const proof = proveChart(chart, catalogue, { reload: { persist, restore } });
    expect(proof.missing).toEqual([]);
    expect(proof.truncated).toBe(false);
  },
);

it.each(charts.filter(([, chart]) => !isMade(chart)))(
  '%s every transition on generated paths, which notice every mistake',
  (_, chart: AnyStateMachine, catalogue: AnyCatalogue) => {
    const known = { ...proven, unnoticed: unnoticed[chart.id] ?? [] };
    expect(findingsOf(chart, catalogue)).toEqual(known);
  },
  // The portal's mistakes take 10 s on a machine that does nothing else.
  120_000,
);
