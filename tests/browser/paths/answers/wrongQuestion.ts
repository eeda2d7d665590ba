import { errorBookList } from '../../../../src/contract/answers';
import { wrongQuestionDetail } from '../../../../src/machines/answers/wrongQuestionDetail';
import { wrongQuestionDetailPaths } from '../../../../src/machines/answers/wrongQuestionDetail.paths';
import { createClient } from '../../../server/rig/client';
import { come } from '../come';
import type { Walk } from '../adapter';
import { lost, really, sending } from '../answers';
import { recordAdapter } from '../record';

const student = { subject_id: 3, student_id: 10011 };

/** A question that the student has got wrong. */
async function wrongQuestionOf({ world }: Walk): Promise<number> {
  const asked = { ...student, page: 1, page_size: 10 } as const;
  const { list } = await createClient(world.address).ask(errorBookList, asked, { as: 'zhou' });
  return list[0]?.question_id ?? 0;
}

/** One wrong question. */
export const wrongQuestionAdapter = recordAdapter({
  chart: wrongQuestionDetail,
  catalogue: wrongQuestionDetailPaths,
  async enter(walk, start) {
    const question = start === 'usual' ? await wrongQuestionOf(walk) : 0;
    const address = `/errorbook/info?subject_id=3&student_id=10011&question_id=${String(question)}`;
    await come(walk, address);
  },
  answers: { load: { done: [really], error: [sending({ question_id: '999999999' }), lost] } },
});
