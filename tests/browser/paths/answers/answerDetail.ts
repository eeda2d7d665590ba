import {
  aiReasons,
  boardImage,
  historyInfo,
  historyList,
  setErrorCause,
} from '../../../../src/contract/answers';
import { answerBoard } from '../../../../src/machines/answers/answerBoard';
import { answerBoardPaths } from '../../../../src/machines/answers/answerBoard.paths';
import { answerCauses } from '../../../../src/machines/answers/answerCauses';
import { answerCausesPaths } from '../../../../src/machines/answers/answerCauses.paths';
import { answerDetail } from '../../../../src/machines/answers/answerDetail';
import { answerDetailPaths } from '../../../../src/machines/answers/answerDetail.paths';
import { answerPage } from '../../../../src/machines/answers/answerPage';
import { answerPagePaths } from '../../../../src/machines/answers/answerPage.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { type Answer, lost, really, sending } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { recordAdapter } from '../record';

const subject_id = 3;
const as = { as: 'zhou' } as const;

/** The latest answer of one's students with some outcome. */
async function latest({ world }: Walk, outcome: 'right' | 'wrong') {
  const { list } = await createClient(world.address).ask(
    historyList,
    {
      ...{ subject_id, days: '90', page: 1, page_size: 1, types: [] },
      ...{ module: [], outcome: [outcome], pace: [], cause: [] },
    },
    as,
  );
  return String(list[0]?.answer_id);
}

async function enter(walk: Walk, start = 'usual') {
  const id = start === 'usual' ? `&answer_id=${await latest(walk, 'wrong')}` : '';
  const { page, world, language } = walk;
  await comeBack(page, world, 'zhou', `/history/list?subject_id=3${id}`, language);
}

const retry = { 'load.retried': button('parts:failed.retry') };

/** Asks for another answer than that of the page. */
const ofLatest =
  (outcome: 'right' | 'wrong'): Answer =>
  async (call, walk) =>
    sending({ answer_id: await latest(walk, outcome) })(call, walk);

/** The page of one answer. */
export const answerPageAdapter: ScreenAdapter = {
  ...{ chart: answerPage, catalogue: answerPagePaths, enter },
  ...{ events: {}, answers: {} },
};

/** One answer. */
export const answerDetailAdapter: ScreenAdapter = {
  ...{ chart: answerDetail, catalogue: answerDetailPaths, enter, events: retry },
  answers: {
    load: { call: historyInfo, done: [really], error: [sending({ answer_id: '999999999' }), lost] },
  },
};

/** What was written by hand. */
export const answerBoardAdapter: ScreenAdapter = {
  ...{ chart: answerBoard, catalogue: answerBoardPaths, enter, events: retry },
  answers: { load: { call: boardImage, done: [really, ofLatest('right')], error: [lost] } },
};

const ownCause = ({ page, say }: Walk) =>
  page.getByRole('combobox', { name: say('answers:causes.own') });

/** The latest wrong answer without a cause, one with a cause, and one of another student, whose cause may be changed. */
async function prepared({ world }: Walk) {
  const client = createClient(world.address);
  const asked = { subject_id, days: '90' as const, page: 1, page_size: 50 };
  const none = { module: [], outcome: ['wrong' as const], pace: [], cause: [] };
  const { list } = await client.ask(historyList, { ...asked, types: [], ...none }, as);
  const [plain, caused] = list;
  const scratch = list.find((row) =>
    [plain, caused].every((one) => one?.student_id !== row.student_id),
  );
  return {
    client,
    plain: plain?.answer_id,
    caused: caused?.answer_id,
    scratch: scratch?.answer_id,
  };
}

/** Each load shows an answer with the cause that the plan has. */
const withCause: Answer = async (call, walk) => {
  const { plain, caused } = await prepared(walk);
  const shown = ownCause(walk);
  const isPlain = (await shown.isVisible()) && (await shown.inputValue()) === 'none';
  await sending({ answer_id: String(isPlain ? caused : plain) })(call, walk);
};

/** What the plan sets is the other cause than that which is shown; the page would hear of a change of its own student. */
const setElsewhere: Answer = async (call, walk) => {
  const { scratch } = await prepared(walk);
  const cause = (await ownCause(walk).inputValue()) === 'none' ? 'misread' : 'none';
  await sending({ answer_ids: String(scratch), cause })(call, walk);
};

/** Comes to an answer without a cause, beside one that has one. */
async function enterPrepared(walk: Walk): Promise<void> {
  const { client, plain = 0, caused = 0 } = await prepared(walk);
  await client.ask(setErrorCause, { subject_id, answer_ids: [plain], cause: 'none' }, as);
  await client.ask(setErrorCause, { subject_id, answer_ids: [caused], cause: 'misread' }, as);
  await enter(walk);
}

/** Why an answer is wrong. */
export const answerCausesAdapter = recordAdapter({
  ...{ chart: answerCauses, catalogue: answerCausesPaths, enter: enterPrepared },
  events: {
    'cause.chosen': {
      /** What is chosen already cannot be chosen once more. */
      find: (walk: Walk, { cause }: { cause: string }) =>
        ownCause(walk).filter({
          has: walk.page.locator(`option[value="${cause}"]:not(:checked)`),
        }),
      use: (select, { cause }: { cause: string }) => select.selectOption(cause),
    },
  },
  answers: {
    load: { call: aiReasons, done: [withCause, ofLatest('right')], error: [lost] },
    set: { done: [setElsewhere], error: [lost] },
  },
});
