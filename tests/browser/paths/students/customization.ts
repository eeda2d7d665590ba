import {
  customizedStudents,
  customizeStudent,
  studentCustomization,
} from '../../../../src/contract/student';
import { customization } from '../../../../src/machines/students/customization';
import {
  customizationPaths,
  frozenCustomization,
  sampleCustomization,
} from '../../../../src/machines/students/customization.paths';
import { customizedRows } from '../../../../src/machines/students/customizedRows';
import { customizedRowsPaths } from '../../../../src/machines/students/customizedRows.paths';
import { studyPlanning } from '../../../../src/machines/students/studyPlanning';
import { studyPlanningPaths } from '../../../../src/machines/students/studyPlanning.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import type { Walk } from '../adapter';
import { type Answer, lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button, leaveDialog } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { recordAdapter } from '../record';

const subject_id = 3;
const addressOf = (student: number) =>
  `/student/detail?subject_id=${String(subject_id)}&student_id=${String(student)}&view=customization`;

/** The students with their plans. */
export const customizedRowsAdapter = collectionAdapter({
  chart: customizedRows,
  catalogue: customizedRowsPaths,
  words: 'students',
  enter: '/student/customized?subject_id=3',
  search: { text: '欧阳' },
  filter: choosingTab('students:pace', 'behind'),
});

/** One client a world: each logs in. */
const clients = new WeakMap<Walk['world'], ReturnType<typeof createClient>>();

function clientOf({ world }: Walk) {
  const client = clients.get(world) ?? createClient(world.address);
  clients.set(world, client);
  return client;
}

/** A student who has no plan yet and may have one, unless a frozen one is wanted: each walk ends with a plan. */
async function unplanned(walk: Walk, isFrozen = false): Promise<number> {
  const client = clientOf(walk);
  const asked = { subject_id, pace: 'notPlanned', page: 1, page_size: 200 } as const;
  const { list } = await client.ask(customizedStudents, asked, { as: 'zhou' });
  for (const { student_id, by } of list) {
    if (by !== null) continue;
    const one = { subject_id, student_id };
    const { freezes } = await client.ask(studentCustomization, one, { as: 'zhou' });
    if (freezes.some(({ reason }) => reason === 'profileIncomplete') === isFrozen)
      return student_id;
  }
  throw new Error('everybody has a plan');
}

const form = ({ page }: Walk) => page.getByRole('dialog');

/** A plan is sent, which is made for another student: of that the page hears no news. */
const planElsewhere: Answer = async (_, walk) => {
  const other = String(await unplanned(walk));
  const instead = sending({ student_id: other, revision: '0' });
  await walk.page.route(`**${customizeStudent.path}`, (call) => instead(call, walk), { times: 1 });
  await form(walk).getByLabel(walk.say('students:plan.minutes'), { exact: true }).fill('30');
  await form(walk)
    .getByRole('button', { name: walk.say('students:plan.verb'), exact: true })
    .click();
};

/** What is customized for a student, with the dialog that changes it. */
export const customizationAdapter = recordAdapter({
  chart: customization,
  catalogue: {
    ...customizationPaths,
    outcomes: {
      ...customizationPaths.outcomes,
      load: {
        ...customizationPaths.outcomes.load,
        done: [sampleCustomization, frozenCustomization],
      },
    },
  },
  async enter(walk) {
    const { page, world, language } = walk;
    await comeBack(page, world, 'zhou', addressOf(await unplanned(walk)), language);
  },
  events: {
    'plan.requested': {
      find: (walk: Walk) =>
        button('students:customization.set')
          .find(walk)
          .or(button('students:customization.change').find(walk)),
    },
    'plan.cancelled': leaveDialog,
  },
  answers: {
    load: {
      done: [
        really,
        async (call, walk) =>
          sending({ student_id: String(await unplanned(walk, true)) })(call, walk),
      ],
      error: [lost],
    },
    studyPlanning: { done: [planElsewhere] },
  },
});

/** The form, which begins with the usual days and no minutes. */
export const studyPlanningAdapter = formAdapter({
  chart: studyPlanning,
  catalogue: studyPlanningPaths,
  words: 'students:plan',
  async enter(walk) {
    const student = await unplanned(walk);
    await comeBackToDraft(walk, 'zhou', addressOf(student), {
      key: `studyPlan.${String(student)}`,
      content: { ...studyPlanningPaths.inputs.usual.values, minutes: '45' },
    });
    await button('students:customization.set').find(walk).click();
  },
  errors: [lost, sending({ minutes: '5' })],
});
