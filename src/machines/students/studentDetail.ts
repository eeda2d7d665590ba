import { and, type SnapshotFrom } from 'xstate';
import { warningPresets } from '../../domain/behaviour';
import { selectAnswerRows } from '../answers/answerHistory';
import { errorIn } from '../parts/failure';
import { selectIsAbsent, unloaded } from '../parts/record';
import {
  courseOf,
  identity,
  listInput,
  ofHistory,
  ofPayload,
  ofReminder,
  ofRounds,
  ofStudent,
  states,
  studentDetailSetup,
} from './studentDetail.setup';
import { listAt } from './studentRows';
import { studentViews } from './studentViews';

export { studentViews, type StudentView } from './studentViews';

/** One student: who it is, always up to date, and the tab that the address names. */
export const studentDetail = studentDetailSetup.createMachine({
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
            overview: {
              invoke: [
                { id: 'overview', src: 'studentOverview', input: ofPayload },
                { id: 'timeline', src: 'studentTimeline', input: ofPayload },
              ],
            },
            report: { invoke: { id: 'report', src: 'studentReport', input: listInput } },
            homework: { invoke: { id: 'homework', src: 'studentHomeworkRows', input: listInput } },
            history: { invoke: { id: 'history', src: 'answerHistory', input: ofHistory } },
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
                  payload: { ...payload, span: scope.span, until: scope.until },
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
            /** The student's courses, each as the way to its locks, the level in one of them, and how they trace back. */
            lockUnlock: {
              invoke: { id: 'trace', src: 'traceSetting', input: ofPayload },
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
                      isAsked: context.scope.courseId !== null,
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
                  scope: {
                    ...{
                      name: answer?.student.name ?? '',
                      username: answer?.student.username ?? '',
                    },
                  },
                }),
              },
            },
            /** The tab is not for this student. */
            refused: { tags: 'blocked' },
          },
        },
        identity,
        acts: {
          initial: 'choosing',
          states: {
            choosing: {
              on: {
                'reminder.requested': 'reminding',
                'customerRecord.requested': 'openingRecord',
              },
            },
            /** The customer record is another product's page [CALL-062]. */
            openingRecord: {
              invoke: {
                src: 'askCustomerRecord',
                input: ({ context: { payload } }) => payload,
                onDone: {
                  target: 'choosing',
                  actions: {
                    type: 'openOutside',
                    params: ({ event }) => ({ url: event.output.go_url }),
                  },
                },
                onError: {
                  target: 'choosing',
                  actions: { type: 'tellFailure', params: errorIn },
                },
              },
            },
            reminding: {
              invoke: {
                id: 'reminder',
                src: 'studentReminder',
                input: ofReminder,
                onDone: 'choosing',
              },
            },
          },
        },
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
export const selectSubjectId = ({ context }: Snapshot) => context.payload.subject_id;
export const selectNeighbours = ({ children }: Snapshot) => children.neighbours;
/** Reminding the student, while it goes on. */
export const selectReminder = ({ children }: Snapshot) => children.reminder;
/** Whether the address of the customer record is being asked for. */
export const selectIsOpeningRecord = (snapshot: Snapshot) =>
  snapshot.matches({ ready: { acts: 'openingRecord' } });
export const selectMayReward = ({ context }: Snapshot) => context.scope.mayReward;
export const selectOverview = ({ children }: Snapshot) => children.overview;
export const selectTimeline = ({ children }: Snapshot) => children.timeline;
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
  (children.history && selectAnswerRows(children.history.getSnapshot())) ??
  children.errorBook ??
  children.behaviour;
/** The level in one of the courses; undefined on other tabs and without a course. */
export const selectLevel = ({ children }: Snapshot) => children.level;
export const selectTrace = ({ children }: Snapshot) => children.trace;
