import { customizedStudents, studentCustomization } from '../../../../src/contract/students';
import { customizedRows } from '../../../../src/machines/students/customizedRows';
import { customizedRowsPaths } from '../../../../src/machines/students/customizedRows.paths';
import { studyPlanning } from '../../../../src/machines/students/studyPlanning';
import { studyPlanningPaths } from '../../../../src/machines/students/studyPlanning.paths';
import { createClient } from '../../../server/rig/client';
import type { Walk } from '../adapter';
import { lost, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';

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

/** A student who has no plan yet and may have one: each walk ends with one. */
async function unplanned({ world }: Walk): Promise<number> {
  const client = createClient(world.address);
  const asked = { subject_id, pace: 'notPlanned', page: 1, page_size: 200 } as const;
  const { list } = await client.ask(customizedStudents, asked, { as: 'zhou' });
  for (const { student_id, by } of list) {
    if (by !== null) continue;
    const one = { subject_id, student_id };
    const { freezes } = await client.ask(studentCustomization, one, { as: 'zhou' });
    if (freezes.length === 0) return student_id;
  }
  throw new Error('everybody has a plan');
}

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
