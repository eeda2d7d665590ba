import { emit, setup } from 'xstate';
import { isAboutStudent } from '../../contract/socket';
import { crmUserInfoUrl, studentInfo } from '../../contract/student';
import { mostRounds } from '../../domain/foundationTime';
import type { LevelStage } from '../../domain/lessons';
import { isSupervised, type StudySpan } from '../../domain/students';
import { foundationMode } from '../foundation/foundationMode';
import { healthAdjustment } from '../foundation/healthAdjustment';
import { healthSmartMode } from '../foundation/healthSmartMode';
import { modeSwitches } from '../foundation/modeSwitches';
import { restartAssignment } from '../foundation/restartAssignment';
import { roundComparison } from '../foundation/roundComparison';
import { answerHistory } from '../answers/answerHistory';
import { cardSetting } from '../answers/cardSetting';
import { errorBookRows } from '../answers/errorBooks';
import { studentHomeworkRows } from '../homework/personRows';
import { levelChange } from '../lessons/levelChange';
import { traceSetting } from '../lessons/traceSetting';
import type { Address } from '../parts/collection/query';
import type { Failure } from '../parts/failure';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { studentReport } from '../reports/reportRows';
import { behaviourRows, behaviourTips } from './behaviourRows';
import { customization } from './customization';
import { studentNeighbours } from './studentNeighbours';
import { type Chosen, studentReminder } from './studentReminder';
import { studentOverview } from './studentOverview';
import { studentTimeline } from './studentTimeline';

import type { StudentView } from './studentViews';
import { studyTime } from './studyTime';

interface Scope {
  readonly view: StudentView;
  /** The course whose level is to be decided; null and 0 leave the choice to what waits, null without asking. */
  readonly courseId: number | null;
  /** How much of the study time is shown. */
  readonly span: StudySpan;
  /** The last day of it; left out where that is today. */
  readonly until?: string | undefined;
  /** What the list of the tab begins with. */
  readonly address: Address;
  /** The students' list that the page was opened from: the filters of its address. */
  readonly from: Address;
  /** Whether the school has rewards. */
  readonly mayReward: boolean;
}

type Input = RecordInput<typeof studentInfo, Scope>;

const definition: RecordDefinition<typeof studentInfo, Scope> = {
  call: studentInfo,
  mayBeAbsent: true,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
/** The course of the address, or the one of which a level's end or change waits, or the first. */
export const courseOf = ({ answer, scope }: RecordContext<typeof studentInfo, Scope>) => {
  const courses = answer?.courses ?? [];
  const inStage = (wanted: LevelStage) => courses.find(({ stage }) => stage === wanted);
  const asked = courses.find(({ course_id: id }) => id === scope.courseId);
  return asked ?? inStage('levelEnd') ?? inStage('scheduled') ?? courses[0];
};

/** What the list of a tab begins with. */
export const listInput = ({ context }: { context: RecordContext<typeof studentInfo, Scope> }) => ({
  scope: context.payload,
  address: context.scope.address,
});

type Event = RecordEvent | { type: 'reminder.requested' } | { type: 'customerRecord.requested' };

type Situation = { readonly context: RecordContext<typeof studentInfo, Scope> };

export const ofPayload = ({ context: { payload } }: Situation) => ({ payload, scope: {} });
export const ofStudent = ({ context: { payload } }: Situation) => ({
  subjectId: payload.subject_id,
  studentId: payload.student_id,
});
export const ofHistory = (situation: Situation) => ({
  ...ofStudent(situation),
  address: situation.context.scope.address,
});
export const ofRounds = (situation: Situation) => ({
  ...ofStudent(situation),
  ...{ most: mostRounds.own, mayExport: false },
});

/** The student, as whom a reminder is about. */
export const ofReminder = ({
  context: { payload, answer },
}: Situation): Chosen & {
  readonly subjectId: number;
} => ({
  subjectId: payload.subject_id,
  ids: [payload.student_id],
  students: answer === null ? [] : [answer.student],
});

const { actors, guards, actionsFor } = recordParts(definition);
export const { ready: identity, ...states } = recordStates(definition);

/** What the page of one student is made of: the student, and what each tab shows. */
export const studentDetailSetup = setup({
  types: {
    context: {} as RecordContext<typeof studentInfo, Scope>,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice | { type: 'outsidePage.requested'; url: string },
    tags: {} as 'busy' | 'failed' | 'empty' | 'blocked',
    children: {} as {
      neighbours: 'studentNeighbours';
      overview: 'studentOverview';
      timeline: 'studentTimeline';
      report: 'studentReport';
      homework: 'studentHomeworkRows';
      history: 'answerHistory';
      level: 'levelChange';
      trace: 'traceSetting';
      errorBook: 'errorBookRows';
      correctionCard: 'cardSetting';
      studyTime: 'studyTime';
      behaviour: 'behaviourRows';
      tips: 'behaviourTips';
      customization: 'customization';
      mode: 'foundationMode';
      switches: 'modeSwitches';
      restart: 'restartAssignment';
      health: 'healthAdjustment';
      smartMode: 'healthSmartMode';
      rounds: 'roundComparison';
      reminder: 'studentReminder';
    },
  },
  actors: {
    ...actors,
    askCustomerRecord: remote(crmUserInfoUrl),
    ...{ foundationMode, modeSwitches, restartAssignment, healthAdjustment, healthSmartMode },
    ...{ studentNeighbours, studentOverview, studentTimeline, behaviourRows, behaviourTips },
    ...{ customization, cardSetting, roundComparison, studentReminder, traceSetting },
    ...{ studentReport, studentHomeworkRows, answerHistory, levelChange, errorBookRows, studyTime },
  },
  guards: {
    ...guards,
    isOverview: ({ context }) => context.scope.view === 'overview',
    isHomework: ({ context }) => context.scope.view === 'homework',
    isReport: ({ context }) => context.scope.view === 'report',
    isHistory: ({ context }) => context.scope.view === 'history',
    isErrorBook: ({ context }) => context.scope.view === 'errorBook',
    isStudyTime: ({ context }) => context.scope.view === 'studyTime',
    isBehaviour: ({ context }) => context.scope.view === 'behaviour',
    isFoundationMode: ({ context }) => context.scope.view === 'foundationMode',
    isRebuildFoundation: ({ context }) => context.scope.view === 'rebuildFoundation',
    isLockUnlock: ({ context }) => context.scope.view === 'lockUnlock',
    hasCourse: ({ context }) => courseOf(context) !== undefined,
    isUnsupervised: ({ context: { answer } }) => answer !== null && !isSupervised(answer.student),
  },
  actions: {
    ...actionsFor<Event>(),
    openOutside: emit((_, { url }: { url: string }) => ({
      type: 'outsidePage.requested' as const,
      url,
    })),
    tellFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
});
