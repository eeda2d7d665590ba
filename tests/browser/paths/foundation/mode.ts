import {
  type FoundationRecord,
  foundationRecord,
  restartFoundation,
  switchFoundationMode,
} from '../../../../src/contract/foundation';
import type { Mode } from '../../../../src/domain/foundation';
import { foundationMode } from '../../../../src/machines/foundation/foundationMode';
import { foundationModePaths } from '../../../../src/machines/foundation/foundationMode.paths';
import { modeSwitches } from '../../../../src/machines/foundation/modeSwitches';
import { modeSwitchesPaths } from '../../../../src/machines/foundation/modeSwitches.paths';
import { createClient } from '../../../server/rig/client';
import { expect } from '../../world';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, really, sending } from '../answers';
import { button, dialogButton } from '../controls';
import { tell } from '../socket';
import { comeToTab, of, watched } from './student';

const as = { as: 'zhou' };
const subject_id = 2;

/** Active in grade 7 with mode 70, too young for 30 in mode 50, being graded anew, with a restart to confirm, and frozen. */
const [active, young, regrading, awaited, frozen] = [10023, 10016, 10028, 10011, 10013];

/** Nobody is left a place in mode 30 of grade 7, one is graded anew, and a restart waits. */
async function prepare({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const recordOf = (student_id: number) =>
    client.ask(foundationRecord, { subject_id, student_id }, as);
  for (const student_id of [regrading, 10026]) {
    const { status } = await recordOf(student_id);
    if (status === 'active')
      await client.ask(switchFoundationMode, { subject_id, student_id, mode: 30 }, as);
  }
  if ((await recordOf(awaited)).status === 'active')
    await client.ask(restartFoundation, { subject_id, student_id: awaited }, as);
  const { quotas } = await recordOf(active);
  expect(quotas.find(({ mode }) => mode === 30)).toMatchObject({ limit: 3, allocated_count: 3 });
}

interface Told {
  readonly answer: Pick<FoundationRecord, 'status' | 'grade' | 'freezes'>;
}

function exampleOf({ answer: { status, grade, freezes } }: Told): Answer {
  if (freezes.length > 0) return of(frozen);
  if (status === 'regrading') return of(regrading);
  if (status === 'awaitingStudent') return of(awaited);
  return of(grade < 7 ? young : active);
}

/** Each time another student is switched: who was is being graded. */
const switching =
  (mode: Mode, students: readonly number[]): Answer =>
  async (call, walk) => {
    const client = createClient(walk.world.address);
    for (const student_id of students) {
      const { status } = await client.ask(foundationRecord, { subject_id, student_id }, as);
      if (status === 'active')
        return sending({ student_id: String(student_id), mode: String(mode) })(call, walk);
    }
    throw new Error('everybody has been switched');
  };

const { events } = foundationModePaths;

/** The chart's samples; whoever is really in mode 50 is in grade 6 at least. */
const told = (state: Parameters<(typeof events)['watch.told']>[0]) =>
  events['watch.told'](state).map(({ answer }) => ({
    answer: answer.grade < 6 ? { ...answer, grade: 6 } : answer,
  }));

/** Another mode, on the student's page. */
export const foundationModeAdapter: ScreenAdapter = {
  chart: foundationMode,
  catalogue: {
    ...foundationModePaths,
    events: {
      ...events,
      'watch.told': told,
      'mode.chosen': [...events['mode.chosen'], { mode: 70 }],
    },
  },
  elsewhere: {
    'foundationMode.active|mode.chosen|0': 'The card of the current mode has no button',
  },
  async enter(walk) {
    await prepare(walk);
    await comeToTab(walk, 'foundationMode', foundationRecord.path);
  },
  events: {
    ...watched(foundationRecord.path, exampleOf),
    'load.retried': button('parts:failed.retry'),
    'mode.chosen': {
      find: ({ page, say }: Walk, { mode }: { mode: Mode }) =>
        page.getByRole('button', {
          name: say('foundation:mode.chooseNamed', {
            name: say(`foundation:type.${String(mode)}`),
          }),
          exact: true,
        }),
    },
    'box.toggled': {
      find: ({ page, say }: Walk) =>
        page.getByRole('checkbox', { name: say('foundation:mode.tick'), exact: true }),
    },
    'switch.confirmed': {
      find: ({ page, say }: Walk) => {
        const name = say('foundation:mode.verb', { name: '#' }).replace('#', '.+');
        return page.getByRole('alertdialog').getByRole('button', { name: new RegExp(`^${name}$`) });
      },
    },
    'switch.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: {
    switch: {
      done: [
        switching(70, [10010, 10018, 10022, 10029, 10050]),
        switching(90, [10003, 10004, 10008, 10015, 10025]),
      ],
      error: [lost],
    },
  },
};

const address = '/student/detail?subject_id=2&student_id=10024&view=foundationMode';

/** The switches of the past year. */
export const modeSwitchesAdapter: ScreenAdapter = {
  chart: modeSwitches,
  catalogue: modeSwitchesPaths,
  enter: (walk) => come(walk, address),
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
  },
  answers: { load: { done: [really], error: [lost] } },
};
