import {
  correctionCardDetail,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../../../src/contract/answers';
import { cardSetting } from '../../../../src/machines/answers/cardSetting';
import { cardSettingPaths } from '../../../../src/machines/answers/cardSetting.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, sending } from '../answers';
import { button } from '../controls';
import { tell } from '../socket';

const as = { as: 'zhou' };
const subject_id = 2;
const address = '/student/detail?subject_id=2&student_id=10024&view=errorBook';
/** Students whose cards are off and on in the demonstration, and how often they come in the plan. */
const loaded = [
  { student: 10028, times: 3 },
  { student: 10022, times: 5 },
] as const;
/** Somebody else's is changed. */
const scratch = 10003;

/** How often each page has loaded, and how often a day the card on it comes in the plan. */
const shown = new WeakMap<Walk['page'], { loads: number; times: number }>();
const shownOn = ({ page }: Walk) => shown.get(page) ?? { loads: 0, times: 3 };

const of = (studentId: number): Answer => sending({ student_id: String(studentId) });

/** Brings the scratch card to where the plan has it, whatever other walks have done with it. */
async function put({ world }: Walk, isOn: boolean, times: number): Promise<void> {
  const client = createClient(world.address);
  const student = { subject_id, student_id: scratch };
  const turn = (is_on: boolean) => client.ask(setCorrectionCard, { ...student, is_on }, as);
  const card = await client.ask(correctionCardDetail, student, as);
  if (!card.is_on) await turn(true);
  await client.ask(setCorrectionTimes, { ...student, times }, as);
  if (!isOn) await turn(false);
}

/** The card is turned from a position. */
const turning =
  (from: (asked: boolean) => boolean): Answer =>
  async (call, walk) => {
    const form = new URLSearchParams(call?.request().postData() ?? '');
    await put(walk, from(form.get('is_on') === '1'), shownOn(walk).times);
    await of(scratch)(call, walk);
  };

/** The first load shows a card that is off, the next one that is on, and so on. */
const load: Answer = async (call, walk) => {
  const { loads } = shownOn(walk);
  const [off, on] = loaded;
  const { student, times } = loads % 2 === 0 ? off : on;
  shown.set(walk.page, { loads: loads + 1, times });
  await of(student)(call, walk);
};

/** Setting the answer-correction card, on the student's page. */
export const cardSettingAdapter: ScreenAdapter = {
  chart: cardSetting,
  catalogue: cardSettingPaths,
  enter: ({ page, world, language }) => comeBack(page, world, 'zhou', address, language),
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
    'card.turned': {
      find: ({ page, say }: Walk) => {
        const [on, off] = [
          say('answers:correctionCard.turn.on'),
          say('answers:correctionCard.turn.off'),
        ];
        return page.getByRole('button', { name: new RegExp(`^(${on}|${off})$`) });
      },
    },
    'times.chosen': {
      /** What is chosen already cannot be chosen once more. */
      find: ({ page, say }: Walk, { times }: { times: number }) =>
        page
          .getByRole('combobox', { name: say('answers:correctionCard.times') })
          .filter({ has: page.locator(`option[value="${String(times)}"]:not(:checked)`) }),
      use: (select, { times }: { times: number }) => select.selectOption(String(times)),
    },
  },
  answers: {
    load: { done: [load], error: [lost] },
    turn: {
      done: [turning((asked) => !asked)],
      // The card is turned already.
      error: [lost, turning((asked) => asked)],
    },
    setTimes: {
      done: [
        async (call, walk) => {
          const { loads, times } = shownOn(walk);
          await put(walk, true, times);
          shown.set(walk.page, { loads, times: 4 });
          await of(scratch)(call, walk);
        },
      ],
      error: [lost],
    },
  },
};
