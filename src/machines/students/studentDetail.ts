import { and, setup, type SnapshotFrom } from 'xstate';
import { isAboutStudent } from '../../contract/socket';
import { studentInfo } from '../../contract/students';
import { warningPresets } from '../../domain/behaviour';
import { mostRounds } from '../../domain/foundationTime';
import type { LevelStage } from '../../domain/lessons';
import { isSupervised, type StudySpan } from '../../domain/students';
import { foundationMode } from '../foundation/foundationMode';
import { healthAdjustment } from '../foundation/healthAdjustment';
import { healthSmartMode } from '../foundation/healthSmartMode';
import { modeSwitches } from '../foundation/modeSwitches';
import { restartAssignment } from '../foundation/restartAssignment';
import { roundComparison } from '../foundation/roundComparison';
import { answerRows } from '../answers/answerRows';
import { cardSetting } from '../answers/cardSetting';
import { errorBookRows } from '../answers/errorBooks';
import { studentHomeworkRows } from '../homework/personRows';
import { levelChange } from '../lessons/levelChange';
import type { Address } from '../parts/collection/query';
import { selectIsAbsent, unloaded } from '../parts/record';
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
import { studentOverview } from './studentOverview';
import { listAt } from './studentRows';
import { studentViews, type StudentView } from './studentViews';
import { studyTime } from './studyTime';

export { studentViews, type StudentView } from './studentViews';

interface Scope {
  readonly view: StudentView;
  /** The course whose level is shown; null leaves the choice to what waits for a decision. */
  readonly courseId: number | null;
  /** How much of the study time is shown. */
  readonly span: StudySpan;
  /** What the list of the tab begins with. */
  readonly address: Address;
  /** The students' list that the page was opened from: the filters of its address. */
  readonly from: Address;
}

type Input = RecordInput<typeof studentInfo, Scope>;

const definition: RecordDefinition<typeof studentInfo, Scope> = {
  call: studentInfo,
  mayBeAbsent: true,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
/** The course of the address, or the one of which a level's end or change waits, or the first. */
const courseOf = ({ answer, scope }: RecordContext<typeof studentInfo, Scope>) => {
  const courses = answer?.courses ?? [];
  const inStage = (wanted: LevelStage) => courses.find(({ stage }) => stage === wanted);
  const asked = courses.find(({ course_id: id }) => id === scope.courseId);
  return asked ?? inStage('levelEnd') ?? inStage('scheduled') ?? courses[0];
};

/** What the list of a tab begins with. */
const listInput = ({ context }: { context: RecordContext<typeof studentInfo, Scope> }) => ({
  scope: context.payload,
  address: context.scope.address,
});

type Situation = { readonly context: RecordContext<typeof studentInfo, Scope> };

const ofPayload = ({ context: { payload } }: Situation) => ({ payload, scope: {} });
const ofStudent = ({ context: { payload } }: Situation) => ({
  subjectId: payload.subject_id,
  studentId: payload.student_id,
});
const ofRounds = (situation: Situation) => ({ ...ofStudent(situation), most: mostRounds.own });

const { actors, guards, actionsFor } = recordParts(definition);
const { ready: identity, ...states } = recordStates(definition);

/** One student: who it is, always up to date, and the tab that the address names. */
export const studentDetail = setup({
  types: {
    context: {} as RecordContext<typeof studentInfo, Scope>,
    events: {} as RecordEvent,
    input: {} as Input,
    tags: {} as 'busy' | 'failed' | 'empty' | 'blocked',
    children: {} as {
      neighbours: 'studentNeighbours';
      overview: 'studentOverview';
      report: 'studentReport';
      homework: 'studentHomeworkRows';
      history: 'answerRows';
      level: 'levelChange';
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
    },
  },
  actors: {
    ...actors,
    ...{ foundationMode, modeSwitches, restartAssignment, healthAdjustment, healthSmartMode },
    ...{ studentNeighbours, studentOverview, behaviourRows, behaviourTips },
    ...{ customization, cardSetting, roundComparison },
    ...{ studentReport, studentHomeworkRows, answerRows, levelChange, errorBookRows, studyTime },
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
  actions: actionsFor<RecordEvent>(),
}).createMachine({
  id: 'studentDetail',
  context: ({ input }) => unloaded(input),
  initial: 'finding',
  states: {
    ...states,
    ready: {
      type: 'parallel',
      invoke: {
        id: 'neighbours',
        src: 'studentNeighbours',
        input: ({ context: { payload, scope } }) => ({
          payload: { ...payload, ...listAt(scope.from) },
          scope: {},
        }),
      },
      states: {
        tab: {
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                { guard: 'isOverview', target: 'overview' },
                { guard: 'isHomework', target: 'homework' },
                { guard: 'isReport', target: 'report' },
                { guard: 'isHistory', target: 'history' },
                { guard: 'isLockUnlock', target: 'lockUnlock' },
                { guard: 'isErrorBook', target: 'errorBook' },
                { guard: 'isStudyTime', target: 'studyTime' },
                { guard: 'isBehaviour', target: 'behaviour' },
                { guard: 'isFoundationMode', target: 'foundationMode' },
                { guard: and(['isRebuildFoundation', 'isUnsupervised']), target: 'refused' },
                { guard: 'isRebuildFoundation', target: 'rebuildFoundation' },
                { guard: 'isUnsupervised', target: 'refused' },
                { target: 'customization' },
              ],
            },
            overview: { invoke: { id: 'overview', src: 'studentOverview', input: ofPayload } },
            report: { invoke: { id: 'report', src: 'studentReport', input: listInput } },
            homework: { invoke: { id: 'homework', src: 'studentHomeworkRows', input: listInput } },
            history: { invoke: { id: 'history', src: 'answerRows', input: listInput } },
            errorBook: {
              invoke: [
                { id: 'errorBook', src: 'errorBookRows', input: listInput },
                { id: 'correctionCard', src: 'cardSetting', input: ofPayload },
              ],
            },
            studyTime: {
              invoke: {
                id: 'studyTime',
                src: 'studyTime',
                input: ({ context: { payload, scope } }) => ({
                  payload: { ...payload, span: scope.span },
                  scope: {},
                }),
              },
            },
            behaviour: {
              invoke: [
                { id: 'behaviour', src: 'behaviourRows', input: listInput },
                {
                  id: 'tips',
                  src: 'behaviourTips',
                  input: ({ context: { payload } }) => ({
                    payload: { ...payload, days: warningPresets[0] },
                    scope: {},
                  }),
                },
              ],
            },
            foundationMode: {
              invoke: [
                { id: 'mode', src: 'foundationMode', input: ofStudent },
                { id: 'switches', src: 'modeSwitches', input: ofPayload },
              ],
            },
            rebuildFoundation: {
              invoke: [
                { id: 'restart', src: 'restartAssignment', input: ofStudent },
                { id: 'health', src: 'healthAdjustment', input: ofPayload },
                { id: 'smartMode', src: 'healthSmartMode', input: ofStudent },
                { id: 'rounds', src: 'roundComparison', input: ofRounds },
              ],
            },
            /** The student's courses, each as the way to its locks, and the level in one of them. */
            lockUnlock: {
              initial: 'choosing',
              states: {
                choosing: { always: [{ guard: 'hasCourse', target: 'level' }, 'noCourse'] },
                level: {
                  invoke: {
                    id: 'level',
                    src: 'levelChange',
                    input: ({ context }) => ({
                      subjectId: context.payload.subject_id,
                      studentId: context.payload.student_id,
                      courseId: courseOf(context)?.course_id ?? 0,
                    }),
                  },
                },
                noCourse: {},
              },
            },
            customization: {
              invoke: {
                id: 'customization',
                src: 'customization',
                input: ({ context: { payload, answer } }) => ({
                  payload,
                  scope: { name: answer?.student.name ?? '' },
                }),
              },
            },
            /** The tab is not for this student. */
            refused: { tags: 'blocked' },
          },
        },
        identity,
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof studentDetail>;

/** The stage that the page shows. */
export function selectStage(snapshot: Snapshot) {
  if (selectIsAbsent(snapshot)) return 'absent';
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  if (!snapshot.matches('ready')) return 'loading';
  return studentViews.find((tab) => snapshot.matches({ ready: { tab } })) ?? 'refused';
}

export const selectCourses = ({ context }: Snapshot) => context.answer?.courses ?? none;
const none: readonly never[] = [];
export const selectStudent = ({ context }: Snapshot) => context.answer?.student ?? null;
export { selectFailure } from '../parts/record';
export const selectView = ({ context }: Snapshot) => context.scope.view;
export const selectScope = ({ context }: Snapshot) => context.scope;
export const selectNeighbours = ({ children }: Snapshot) => children.neighbours;
export const selectOverview = ({ children }: Snapshot) => children.overview;
export const selectReport = ({ children }: Snapshot) => children.report;
export const selectHomework = ({ children }: Snapshot) => children.homework;
export const selectHistory = ({ children }: Snapshot) => children.history;
export const selectErrorBook = ({ children }: Snapshot) => children.errorBook;
export const selectCorrectionCard = ({ children }: Snapshot) => children.correctionCard;
export const selectStudyTime = ({ children }: Snapshot) => children.studyTime;
export const selectBehaviour = ({ children }: Snapshot) => children.behaviour;
export const selectCustomization = ({ children }: Snapshot) => children.customization;
export const selectTips = ({ children }: Snapshot) => children.tips;
export const selectMode = ({ children }: Snapshot) => children.mode;
export const selectSwitches = ({ children }: Snapshot) => children.switches;
export const selectRestart = ({ children }: Snapshot) => children.restart;
export const selectHealth = ({ children }: Snapshot) => children.health;
export const selectSmartMode = ({ children }: Snapshot) => children.smartMode;
export const selectRounds = ({ children }: Snapshot) => children.rounds;
/** The list of the tab that is shown, whose query the address holds; undefined in tabs without one. */
export const selectList = ({ children }: Snapshot) =>
  children.report ??
  children.homework ??
  children.history ??
  children.errorBook ??
  children.behaviour;
/** The level in one of the courses; undefined on other tabs and without a course. */
export const selectLevel = ({ children }: Snapshot) => children.level;
