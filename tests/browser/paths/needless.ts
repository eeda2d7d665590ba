import { reminderOutlook } from '../../../src/contract/reminders';
import { studentList } from '../../../src/contract/students';
import { createClient } from '../../server/rig/client';
import { type Answer, sending } from './answers';

/** The server is asked about a student of the subject who needs no reminder: those on the page stay to be reminded. */
export const needless =
  (subject_id: 1 | 3): Answer =>
  async (call, walk) => {
    const { ask } = createClient(walk.world.address);
    const page = { subject_id, list: 'responsible', page: 1, page_size: 50 } as const;
    const { list } = await ask(studentList, page, { as: 'zhou' });
    const student_ids = list.map(({ student_id }) => student_id);
    const { results } = await ask(reminderOutlook, { subject_id, student_ids }, { as: 'zhou' });
    const found = results.find(({ outcome }) => outcome === 'notNeeded');
    await sending({ student_ids: String(found?.student_id ?? 0) })(call, walk);
  };
