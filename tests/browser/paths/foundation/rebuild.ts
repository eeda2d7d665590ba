import {
  foundationRecord,
  openSmartMode,
  remindFoundation,
  restartFoundation,
  smartModeInfo,
  switchFoundationMode,
} from '../../../../src/contract/foundation';
import type { FoundationStatus, SmartMode } from '../../../../src/domain/foundation';
import { healthAdjustment } from '../../../../src/machines/foundation/healthAdjustment';
import { healthAdjustmentPaths } from '../../../../src/machines/foundation/healthAdjustment.paths';
import { healthSmartMode } from '../../../../src/machines/foundation/healthSmartMode';
import { healthSmartModePaths } from '../../../../src/machines/foundation/healthSmartMode.paths';
import { restartAssignment } from '../../../../src/machines/foundation/restartAssignment';
import { restartAssignmentPaths } from '../../../../src/machines/foundation/restartAssignment.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost } from '../answers';
import { button, dialogButton } from '../controls';
import { tell } from '../socket';
import { comeToTab, of, watched } from './student';

const as = { as: 'zhou' };
const subject_id = 2;
/** A student at each status, once `prepare` has been there. */
const examples: Readonly<Record<FoundationStatus, number>> = {
  ...{ active: 10024, awaitingStudent: 10026, regrading: 10029 },
};

/** A restart waits for one student, another is graded anew. */
async function prepare({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const statusOf = async (student_id: number) =>
    (await client.ask(foundationRecord, { subject_id, student_id }, as)).status;
  const { awaitingStudent: awaited, regrading } = examples;
  if ((await statusOf(awaited)) === 'active')
    await client.ask(restartFoundation, { subject_id, student_id: awaited }, as);
  if ((await statusOf(regrading)) === 'active')
    await client.ask(switchFoundationMode, { subject_id, student_id: regrading, mode: 70 }, as);
}

/** Nobody has been assigned a restart yet, each time somebody else. */
const others = [10003, 10004, 10006, 10008, 10011, 10015, 10016, 10027];
const fresh: Answer = async (call, walk) => {
  const client = createClient(walk.world.address);
  for (const student_id of others) {
    const { status } = await client.ask(foundationRecord, { subject_id, student_id }, as);
    if (status === 'active') return of(student_id)(call, walk);
  }
  throw new Error('everybody has been assigned a restart');
};

interface Told {
  readonly answer: { readonly status: FoundationStatus };
}

const reminding =
  (student: number): Answer =>
  async (call) => {
    const form = new URLSearchParams(call?.request().postData() ?? '');
    form.set('student_ids', String(student));
    await call?.continue({ postData: form.toString() });
  };

/** Assigning a restart, on the student's page. */
export const restartAssignmentAdapter: ScreenAdapter = {
  chart: restartAssignment,
  catalogue: restartAssignmentPaths,
  async enter(walk) {
    await prepare(walk);
    await comeToTab(walk, 'rebuildFoundation', foundationRecord.path);
  },
  events: {
    ...watched(foundationRecord.path, ({ answer: { status } }: Told) => of(examples[status])),
    'load.retried': button('parts:failed.retry'),
    'restart.requested': button('foundation:restart.open'),
    'restart.confirmed': dialogButton('foundation:restart.verb'),
    'restart.cancelled': dialogButton('parts:dialog.cancel'),
    'reminder.requested': button('foundation:restart.remind'),
  },
  answers: {
    assign: { done: [fresh], error: [lost] },
    remind: {
      done: [
        reminding(10001),
        async (call, walk) => {
          const payload = { subject_id, student_ids: [10002] };
          await createClient(walk.world.address).ask(remindFoundation, payload, as);
          await reminding(10002)(call, walk);
        },
      ],
      error: [lost],
    },
  },
};

/** Students whose smart mode is so; headquarters has turned one on in the demonstration. */
const turned: Readonly<Record<SmartMode, number>> = {
  ...{ on: 10016, off: 10027, onByHeadquarters: 10024 },
};
/** Somebody else's is turned. */
const scratch = 10003;

const turning: Answer = async (call, walk) => {
  const form = new URLSearchParams(call?.request().postData() ?? '');
  const isOpen = form.get('is_open') === '1';
  const client = createClient(walk.world.address);
  const student = { subject_id, student_id: scratch };
  const { mode } = await client.ask(smartModeInfo, student, as);
  if ((mode === 'on') === isOpen)
    await client.ask(openSmartMode, { ...student, is_open: !isOpen }, as);
  return of(scratch)(call, walk);
};

/** The health smart mode, on the student's page. */
export const healthSmartModeAdapter: ScreenAdapter = {
  chart: healthSmartMode,
  catalogue: healthSmartModePaths,
  enter: (walk) => comeToTab(walk, 'rebuildFoundation', smartModeInfo.path),
  events: {
    ...watched(smartModeInfo.path, ({ answer: { mode } }: { answer: { mode: SmartMode } }) =>
      of(turned[mode]),
    ),
    'load.retried': button('parts:failed.retry'),
    'turnOn.requested': button('foundation:smartMode.turnOn'),
    'turnOff.requested': button('foundation:smartMode.turnOff'),
    'change.confirmed': {
      find: ({ page, say }: Walk) =>
        page
          .getByRole('dialog')
          .or(page.getByRole('alertdialog'))
          .getByRole('button', {
            name: new RegExp(
              `^(${say('foundation:smartMode.verb.on')}|${say('foundation:smartMode.verb.off')})$`,
            ),
          }),
    },
    'change.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: { open: { done: [turning], error: [lost] } },
};

/** The health, on the student's page. */
export const healthAdjustmentAdapter: ScreenAdapter = {
  chart: healthAdjustment,
  catalogue: healthAdjustmentPaths,
  enter: ({ page, world, language }) =>
    comeBack(
      page,
      world,
      'zhou',
      '/student/detail?subject_id=2&student_id=10023&view=rebuildFoundation',
      language,
    ),
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
    'course.requested': {
      find: ({ page, say }: Walk, { direction }: { direction: 'up' | 'down' }) =>
        page.getByRole('button', { name: say(`foundation:health.ask.${direction}`), exact: true }),
    },
    'course.confirmed': dialogButton('foundation:health.verb'),
    'course.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: {
    load: { done: [eachInTurn], error: [lost] },
    adjust: { done: [freshCourse], error: [lost] },
  },
};

/** A student who can be moved either way, and one who is as healthy as can be, as the samples are. */
async function eachInTurn(...[call, walk]: Parameters<Answer>): Promise<unknown> {
  const loaded = loads.get(walk.page) ?? 0;
  loads.set(walk.page, loaded + 1);
  return of(loaded % 2 === 0 ? 10023 : 10027)(call, walk);
}
const loads = new WeakMap<Walk['page'], number>();

/** Sub-healthy students for whom no course was asked. */
async function freshCourse(...[call, walk]: Parameters<Answer>): Promise<unknown> {
  const asked = courses.get(walk.page) ?? 0;
  courses.set(walk.page, asked + 1);
  const students = [10011, 10013, 10026, 10028, 10040];
  return of(students[asked] ?? 0)(call, walk);
}
const courses = new WeakMap<Walk['page'], number>();
