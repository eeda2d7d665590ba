import { historyList } from '../../../../src/contract/answers';
import { answerDetail } from '../../../../src/machines/answers/answerDetail';
import { answerDetailPaths } from '../../../../src/machines/answers/answerDetail.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { lost, really, sending } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

const subject_id = 3;

/** The latest answer of one's students. */
async function latest({ world }: Pick<Walk, 'world'>): Promise<string> {
  const { list } = await createClient(world.address).ask(
    historyList,
    {
      ...{ subject_id, days: '90', page: 1, page_size: 1 },
      ...{ types: [], module: [], outcome: [], pace: [], cause: [] },
    },
    { as: 'zhou' },
  );
  return String(list[0]?.answer_id);
}

/** One answer. */
export const answerDetailAdapter: ScreenAdapter = {
  chart: answerDetail,
  catalogue: answerDetailPaths,
  async enter(walk, start) {
    const id = start === 'usual' ? `&answer_id=${await latest(walk)}` : '';
    const { page, world, language } = walk;
    await comeBack(page, world, 'zhou', `/history/list?subject_id=3${id}`, language);
  },
  events: { 'load.retried': button('parts:failed.retry') },
  answers: { load: { done: [really], error: [sending({ answer_id: '999999999' }), lost] } },
};
